//! Playing tunes and vibrating, as the person has chosen in the settings.

use crate::{
    app::game::{Page, notices::Notice},
    platform::{
        sound::{self, Tone},
        vibration,
    },
    session::{Event, FeedbackSettings, Players, Sound, Tune, Vibration},
};

use leptos::prelude::*;

/// Plays the tune of these events.
pub(crate) fn play_tune_of(page: Page, events: &[Event]) {
    let players = players(page);
    if let Some(tune) = Tune::of(events, players) {
        play_tune(page, tune);
    }
    if events.contains(&Event::Started) {
        page.dismiss(Notice::Sound);
    }
}

/// Plays this tune and vibrates, as set.
pub(crate) fn play_tune(page: Page, tune: Tune) {
    let FeedbackSettings { sound, vibration } = page.ui.settings.get_untracked().feedback;
    play(tune, sound);
    if vibration == Vibration::On {
        vibration::vibrate(tune.vibration());
    }
}

/// Tells the person that the board ends here.
pub(crate) fn report_out_of_reach(page: Page) {
    page.notify(Notice::OutOfReach);
    play_tune(page, Tune::Error);
}

/// Returns the players of the game on the screen.
fn players(page: Page) -> Players {
    page.ui.game.with_untracked(|state| state.setup.players)
}

/// Plays this tune at this volume.
pub(crate) fn play(tune: Tune, sound: Sound) {
    if sound != Sound::Off {
        let part = |percent: u8| f64::from(percent) / 100.0;
        let seconds = |milliseconds: u16| f64::from(milliseconds) / 1000.0;
        sound::play(tune.notes().iter().map(|note| Tone {
            hertz: note.hertz.into(),
            start: seconds(note.start),
            length: seconds(note.length),
            loudness: part(note.percent) * part(sound.percent()),
        }));
    }
}
