//! What the user sets.

use crate::{
    app::game::{Controller, notices::Notices},
    platform::{device, screen, storage::Store},
    session::{Assist, CellValues, Choice, Setting, SettingNames, Settings, Theme},
};
use leptos::prelude::*;

impl Controller {
    /// Sets this, and keeps it.
    pub fn choose(self, choice: Choice) {
        let mut settings = self.ui.settings.get_untracked();
        settings.choose(choice);
        self.change_settings(settings);
        self.keep(choice.setting().key(), &choice.name());
        self.sound_sample(choice);
    }

    /// Takes over what is stored: another tab may have set something.
    pub(crate) fn catch_up_with_settings(self) {
        let mut notices = self.ui.notices.get_untracked();
        let all: Vec<_> = Setting::ALL.iter().map(|setting| setting.names()).collect();
        let stored =
            self.core.try_update_value(|core| load_settings(&mut core.store, &mut notices, &all));
        self.ui.notices.set(notices);
        let shown = self.ui.settings.get_untracked();
        if let Some(stored) = stored.filter(|stored| *stored != shown) {
            self.change_settings(stored);
        }
    }

    /// Changes settings, and what is shown because of them.
    fn change_settings(self, settings: Settings) {
        let before = self.ui.settings.get_untracked();
        self.ui.settings.set(settings);
        if settings.theme != before.theme {
            apply_theme(settings.theme);
            device::colour_bar();
        }
        if settings.locale != before.locale {
            self.follow_locale(before.locale);
        }
        if settings.handed != before.handed {
            screen::set_handed(settings.handed.name());
        }
        if settings.confirm != before.confirm {
            self.set_pending(None);
        }
        if settings.space_view != before.space_view {
            self.note_what_is_shown();
        }
        if settings.cell_values != before.cell_values {
            self.change_assist(|assist| {
                assist.forget();
                *assist = Assist::new(settings.cell_values == CellValues::Shown);
            });
            self.renew_assist();
        }
    }
}

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
    screen::set_theme(seen_theme(theme).name());
}

/// How the page looks.
pub(crate) fn seen_theme(theme: Theme) -> Theme {
    match theme {
        Theme::System if screen::is_light() => Theme::Paper,
        Theme::System => Theme::Midnight,
        chosen => chosen,
    }
}
