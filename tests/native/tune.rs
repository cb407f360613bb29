//! Sounds and vibrations for events.

use in_a_row::{
    engine::bots::Opponent,
    session::{Event, Note, Players, Seat, Sound, Tune},
};

const COMPUTER: Players = Players::Computer(Opponent::Guard);
const ALL: [Players; 3] = [COMPUTER, Players::Friends, Players::BY_LINK];

fn moved(by: Seat) -> Event {
    Event::Moved { by, cell: "b2".parse().expect("a cell") }
}

fn ended(winner: Option<Seat>) -> Event {
    Event::Ended { winner }
}

#[test]
fn your_moves_and_the_opponents_sound_different() {
    for players in ALL {
        assert_eq!(Tune::of(&[moved(Seat::One)], players), Some(Tune::Place), "{players}");
    }
    for players in [COMPUTER, Players::BY_LINK] {
        assert_eq!(Tune::of(&[moved(Seat::Two)], players), Some(Tune::TheirMove), "{players}");
    }
    assert_eq!(Tune::of(&[moved(Seat::Two)], Players::Friends), Some(Tune::Place));
}

#[test]
fn the_result_replaces_the_sound_of_the_last_move() {
    let tune = |winner, players| Tune::of(&[moved(Seat::One), ended(winner)], players);
    for players in ALL {
        assert_eq!(tune(Some(Seat::One), players), Some(Tune::Win), "{players}");
        assert_eq!(tune(None, players), Some(Tune::Draw), "{players}");
    }
    for players in [COMPUTER, Players::BY_LINK] {
        assert_eq!(tune(Some(Seat::Two), players), Some(Tune::Loss), "{players}");
    }
    assert_eq!(tune(Some(Seat::Two), Players::Friends), Some(Tune::Win), "one of the two has won");
}

#[test]
fn a_redone_move_and_its_answer_sound_once() {
    let redone = [moved(Seat::One), moved(Seat::Two)];
    assert_eq!(Tune::of(&redone, COMPUTER), Some(Tune::TheirMove));
}

#[test]
fn events_that_are_not_moves_or_results_are_silent() {
    let taken_back = Event::TookBack { by: Seat::One, cell: "b2".parse().expect("a cell") };
    for players in ALL {
        for events in [&[][..], &[Event::Started], &[taken_back]] {
            assert_eq!(Tune::of(events, players), None, "{players}: {events:?}");
        }
    }
    assert_eq!(Tune::of(&[Event::DeclinedDraw], COMPUTER), Some(Tune::Error));
}

#[test]
fn all_tunes_are_different() {
    for (at, tune) in Tune::ALL.iter().enumerate() {
        for other in &Tune::ALL[at + 1..] {
            assert_ne!(tune.notes(), other.notes(), "{tune:?}, {other:?}");
            assert_ne!(tune.vibration(), other.vibration(), "{tune:?}, {other:?}");
        }
    }
}

/// Tones that sound together must not add up to more than full volume.
#[test]
fn no_tune_is_too_loud_or_too_long() {
    for tune in Tune::ALL {
        let notes = tune.notes();
        let is_on = |note: &&Note, at| note.start <= at && at < note.start + note.length;
        for at in notes.iter().map(|note| note.start) {
            let sum: u8 =
                notes.iter().filter(|note| is_on(note, at)).map(|note| note.percent).sum();
            assert!(sum <= 100, "{tune:?} is {sum} % loud after {at} ms");
        }
        assert!(notes.is_sorted_by_key(|note| note.start), "{tune:?}");
        assert!(notes.iter().all(|note| note.start + note.length <= 1000), "{tune:?}");

        let vibration = tune.vibration();
        assert_eq!(vibration.len() % 2, 1, "{tune:?} must not end with a pause");
        assert!(vibration.iter().map(|&length| u16::from(length)).sum::<u16>() <= 300, "{tune:?}");
    }
}

#[test]
fn volume_rises_from_off_to_loud() {
    let percents = [Sound::Off, Sound::Quiet, Sound::Medium, Sound::Loud].map(Sound::percent);
    assert_eq!((percents[0], percents[3]), (0, 100));
    assert!(percents.is_sorted_by(|quieter, louder| quieter < louder), "{percents:?}");
}
