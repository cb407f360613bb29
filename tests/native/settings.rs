//! The user's settings and their stored names.

use in_a_row::session::{
    Choice, Confirm, Handed, Pause, Setting, Settings, Sound, Theme, ThinkingTime, Vibration,
};

/// Keys and names are in the storage of people's browsers.
#[test]
fn settings_keep_their_stored_names() {
    let table: Vec<_> = Setting::ALL
        .iter()
        .map(|setting| {
            let names: Vec<_> = setting.choices().iter().map(|choice| choice.name()).collect();
            format!("{}: {}", setting.key(), names.join(" "))
        })
        .collect();
    assert_eq!(
        table,
        [
            "theme: system midnight paper wood",
            "sound: off quiet medium loud",
            "vibration: off on",
            "pause: 0 500 1000",
            "time: 1000 5000 30000",
            "commit: at-once place-first",
            "handed: right left",
            "second-player: upright turned",
            "space: as-fits stacked side-by-side",
            "values: hidden shown",
            "numbers: hidden shown",
            "forbidden: on off",
            "lines: off 1 2 3 4 5",
            "keys: on off",
            "language: browser en en-GB ru zh-Hant zh-Hans ja ko vi de fr es pt-BR uk it pl cs tr id et ar",
        ]
    );
}

#[test]
fn a_choice_changes_only_its_own_setting() {
    for &setting in Setting::ALL {
        for &choice in setting.choices() {
            let mut settings = Settings::default();
            settings.choose(choice);
            assert_eq!(settings.chosen(setting), choice);
            assert_eq!(setting.choice(choice.name()), Some(choice));
            assert!(setting.names().choices.contains(&(choice, choice.name())));
            for &other in Setting::ALL.iter().filter(|&&other| other != setting) {
                assert_eq!(settings.chosen(other), Settings::default().chosen(other));
            }
        }
        assert_eq!(setting.choice("an unknown name"), None);
    }
}

#[test]
fn new_users_have_the_default_settings() {
    let settings = Settings::default();
    assert!(settings.has(Choice::Theme(Theme::System)));
    assert!(settings.has(Choice::Confirm(Confirm::AtOnce)));
    assert!(settings.has(Choice::Handed(Handed::Right)));
    assert_eq!(
        (settings.feedback.sound, settings.feedback.vibration),
        (Sound::Off, Vibration::Off)
    );
    assert_eq!(
        (settings.play.pause, settings.play.pause.milliseconds()),
        (Pause::HalfASecond, 500)
    );
    assert_eq!(settings.play.thinking_time, ThinkingTime::ASecond);
}
