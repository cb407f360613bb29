//! The actions of *Settings*: changing settings, and taking over the settings of other tabs.

use crate::{
    app::{
        game::{
            Page, assist,
            language::{self, built_in_words, load_up_to, update_document},
            late,
            notices::Notice,
            settings::{apply_theme, load_settings},
            storing, tunes,
        },
        play,
        ui::language_changes,
    },
    platform::{device, early, screen, vibration},
    session::{Assist, CellValues, Choice, Locale, Settings, Tune, Vibration},
    words::{self, Language, Part},
};

use leptos::{prelude::*, task::spawn_local};

/// Plays a sample of the sound or vibration that was just chosen.
fn sound_sample(page: Page, choice: Choice) {
    match choice {
        Choice::Sound(sound) => {
            page.dismiss(Notice::Sound);
            tunes::play(Tune::TheirMove, sound);
        }
        Choice::Vibration(Vibration::On) => vibration::vibrate(Tune::TheirMove.vibration()),
        _ => {}
    }
}

/// Changes to the chosen language after its words are loaded. If they fail to load, restores the choice before.
fn apply_locale(page: Page, before: Locale) {
    let locale = page.ui.settings.with_untracked(|settings| settings.language.locale);
    let language = chosen(locale);
    if language == words::spoken().language() {
        return language::store_language(page);
    }
    spawn_local(async move {
        let part = if words::spoken().has(Part::Seldom) { Part::Seldom } else { Part::Lazy };
        let loaded = load_up_to(part, built_in_words(language)).await;
        let is_still_chosen = page.ui.settings.with_untracked(|it| it.language.locale == locale);
        match loaded {
            _ if !is_still_chosen => {}
            Ok(words) => {
                page.dismiss(Notice::NoLanguage);
                words::speak(words);
                update_document();
                language_changes::notify();
                language::store_language(page);
            }
            Err(_) => {
                choose(page, Choice::Locale(before));
                page.notify(Notice::NoLanguage);
            }
        }
    });
}

/// Returns the language of a choice.
fn chosen(locale: Locale) -> Language {
    let preferred = || Language::of_tag(&early::preferred_language()?);
    Language::of_tag(locale.name()).or_else(preferred).unwrap_or(Language::English)
}

/// Changes and stores this setting.
pub(crate) fn choose(page: Page, choice: Choice) {
    let mut settings = page.ui.settings.get_untracked();
    settings.choose(choice);
    change_settings(page, settings);
    storing::store(page, choice.setting().key(), &choice.name());
    sound_sample(page, choice);
}

/// Takes over the stored settings, which another tab may have changed.
pub(crate) fn sync_settings(page: Page) {
    let mut notices = page.ui.notices.get_untracked();
    let stored = page
        .core
        .try_update_value(|core| load_settings(&mut core.store, &mut notices, Settings::NAMES));
    page.ui.notices.set(notices);
    let shown = page.ui.settings.get_untracked();
    if let Some(stored) = stored.filter(|stored| *stored != shown) {
        change_settings(page, stored);
    }
}

/// Changes the settings, and everything that depends on them.
fn change_settings(page: Page, settings: Settings) {
    let before = page.ui.settings.get_untracked();
    page.ui.settings.set(settings);
    if settings.look.theme != before.look.theme {
        apply_theme(settings.look.theme);
        device::colour_bar();
    }
    if settings.language.locale != before.language.locale {
        apply_locale(page, before.language.locale);
    }
    if settings.controls.handed != before.controls.handed {
        screen::set_handed(settings.controls.handed.name());
    }
    if settings.controls.second_player != before.controls.second_player {
        screen::set_second_player(settings.controls.second_player.name());
    }
    if settings.play.confirm != before.play.confirm {
        play::set_pending(page, None);
    }
    if settings.board.space_view != before.board.space_view {
        late::update_late_views(page);
    }
    if settings.board.cell_values != before.board.cell_values {
        assist::change_assist(page, |assist| {
            assist.forget();
            *assist = Assist::new(settings.board.cell_values == CellValues::Shown);
        });
        assist::refresh_assist(page);
    }
    if settings.board != before.board {
        assist::show_forbidden(page);
    }
}
