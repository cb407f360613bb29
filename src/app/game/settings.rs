//! What the user sets.

use crate::{
    app::game::notices::Notices,
    platform::{screen, storage::Store},
    session::{SettingNames, Settings, Theme},
};

/// What was chosen before for each of these settings, or the default.
pub(crate) fn load_settings(
    store: &mut Store,
    notices: &mut Notices,
    which: &[&SettingNames],
) -> Settings {
    let mut settings = Settings::default();
    for names in which {
        let name: Option<String> = notices.ok(store.load(names.key)).flatten();
        if let Some(name) = name {
            let choice = names.choice(&name).ok_or_else(|| store.set_aside(names.key));
            if let Some(choice) = notices.ok(choice) {
                settings.choose(choice);
            }
        }
    }
    settings
}

/// Has the page look so. `early.js` does the same before the first paint.
pub(crate) fn apply_theme(theme: Theme) {
    screen::set_theme(effective_theme(theme).name());
}

/// How the page looks.
pub(crate) fn effective_theme(theme: Theme) -> Theme {
    match theme {
        Theme::System if screen::is_light() => Theme::Paper,
        Theme::System => Theme::Midnight,
        chosen => chosen,
    }
}
