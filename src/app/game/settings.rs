//! Loading settings, and applying the theme.

use crate::{
    app::game::notices::Notices,
    platform::{screen, storage::Store},
    session::{SettingNames, Settings, Theme},
};

/// Loads these groups of settings. A setting that was never chosen has its default.
pub(crate) fn load_settings(
    store: &mut Store,
    notices: &mut Notices,
    groups: &[&[&SettingNames]],
) -> Settings {
    let mut settings = Settings::default();
    for group in groups {
        for names in *group {
            let name: Option<String> = notices.ok(store.load(names.key)).flatten();
            if let Some(name) = name {
                let choice = names.choice(&name).ok_or_else(|| store.set_aside(names.key));
                if let Some(choice) = notices.ok(choice) {
                    settings.choose(choice);
                }
            }
        }
    }
    settings
}

/// Applies a theme. `early.js` does the same before the first paint.
pub(crate) fn apply_theme(theme: Theme) {
    screen::set_theme(effective_theme(theme).name());
}

/// Returns the theme that the page has with this setting.
pub(crate) fn effective_theme(theme: Theme) -> Theme {
    match theme {
        Theme::System if screen::is_light() => Theme::Paper,
        Theme::System => Theme::Midnight,
        chosen => chosen,
    }
}
