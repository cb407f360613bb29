//! What is heard and felt, as it is set.

use crate::{
    app::game::{Controller, notices::Notice},
    platform::{
        sound::{self, Tone},
        vibration,
    },
    session::{Choice, Event, Players, Setting, Settings, Sound, Tune, Vibration},
    storage_keys::TALLIES,
};
use leptos::prelude::*;

impl Controller {
    /// Sounds what has happened.
    pub(crate) fn sound_events(self, events: &[Event]) {
        let players = self.players();
        if let Some(tune) = Tune::of(events, players) {
            self.sound(tune);
        }
        if events.contains(&Event::Started) {
            self.dismiss(Notice::Sound);
        }
    }

    /// Asks in *New game* whether moves are to be heard: once, and after the first game.
    pub(crate) fn ask_about_sound(self) {
        if self.is_to_ask_about_sound() {
            // Nobody is asked twice, whatever becomes of the question.
            self.choose(Choice::Sound(Sound::Off));
            self.notify(Notice::Sound);
        }
    }

    /// Has this be heard and felt, as it is set.
    pub fn sound(self, tune: Tune) {
        let Settings { sound, vibration, .. } = self.ui.settings.get_untracked();
        play(tune, sound);
        if vibration == Vibration::On {
            vibration::vibrate(tune.vibration());
        }
    }

    /// Says that the board reaches no further.
    pub fn tell_out_of_reach(self) {
        self.notify(Notice::OutOfReach);
        self.sound(Tune::Error);
    }

    /// What was just chosen can be heard or felt.
    pub(crate) fn sound_sample(self, choice: Choice) {
        match choice {
            Choice::Sound(sound) => {
                self.dismiss(Notice::Sound);
                play(Tune::TheirMove, sound);
            }
            Choice::Vibration(Vibration::On) => vibration::vibrate(Tune::TheirMove.vibration()),
            _ => {}
        }
    }

    fn players(self) -> Players {
        self.ui.game.with_untracked(|state| state.setup.players)
    }

    /// Whether a game has been finished on this device, and nothing was chosen.
    fn is_to_ask_about_sound(self) -> bool {
        self.core
            .try_update_value(|core| {
                matches!(core.store.load::<String>(Setting::Sound.key()), Ok(None))
                    && !core.store.names(TALLIES).is_empty()
            })
            .unwrap_or_default()
    }
}

fn play(tune: Tune, sound: Sound) {
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
