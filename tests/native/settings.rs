//! What the user can set, as it is stored.

use in_a_row::session::{
    Choice, Confirm, Handed, Pause, Setting, Settings, Sound, Theme, ThinkingTime, Vibration,
};

/// Keys and names are in the storage of people's browsers.
#[test]
fn settings_keep_the_names_under_which_they_are_stored() {
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
            "space: as-fits stacked side-by-side",
            "values: hidden shown",
            "numbers: hidden shown",
            "language: browser en ru zh-Hant zh-Hans ja ko vi de fr es pt-BR uk",
        ]
    );
}

#[test]
fn what_is_chosen_holds_and_nothing_else_changes() {
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
        assert_eq!(setting.choice("what nobody stored"), None);
    }
}

#[test]
fn a_newcomer_has_the_usual_settings() {
    let usual = Settings::default();
    assert!(usual.has(Choice::Theme(Theme::System)));
    assert!(usual.has(Choice::Confirm(Confirm::AtOnce)));
    assert!(usual.has(Choice::Handed(Handed::Right)));
    assert_eq!((usual.sound, usual.vibration), (Sound::Off, Vibration::Off));
    assert_eq!((usual.pause, usual.pause.milliseconds()), (Pause::HalfASecond, 500));
    assert_eq!(usual.thinking_time, ThinkingTime::ASecond);
}
