//! Checks that every text that is read as a link is a legal game, is written back identically and is no longer than
//! [`Link::LONGEST`], and that every text that is refused has a reason.
//!
//! Run in the repository's root, with cargo-fuzz installed:
//! `mkdir -p fuzz/corpus/link`, then `cargo +nightly fuzz run link fuzz/corpus/link fuzz/seeds --
//! -runs=1000000 -max_len=5100`.
//!
//! The first byte of an input is not part of the text. It chooses the sender of the position that was read, and the
//! place where that link is cut and changed, because a fuzzer would never find a matching check.
#![no_main]

use in_a_row::engine::{
    Game, Player, Rules,
    notation::{GameId, Link, LinkError, Sender, link_in},
};
use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|data: &[u8]| -> Corpus {
    let Some((choice, text)) = data.split_first() else { return Corpus::Reject };
    let Ok(text) = std::str::from_utf8(text) else { return Corpus::Reject };
    let _ = link_in(text, Rules::NOUGHTS_AND_CROSSES);
    match text.parse::<Link>() {
        Ok(link) => {
            check_link(text, &link);
            check_wrapped(&link.to_string(), usize::from(*choice), &link);
            let sent = Sender {
                id: GameId::by_chance(text.len() as u64),
                by: if choice & 1 == 0 { Player::First } else { Player::Second },
                joined: choice & 2 == 0,
            };
            let link = Link { sent: Some(sent), ..link };
            let text = link.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&link));
            check_wrapped(&text, usize::from(*choice), &link);
            check_cut_and_changed(&text, usize::from(*choice));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    Corpus::Keep
});

/// Checks that the link is written back as it was read, and that its game is legal.
fn check_link(text: &str, link: &Link) {
    let written = link.to_string();
    let is_bare = !text.contains('/') && text.starts_with(|it: char| it.is_ascii_alphabetic());
    // In the column or row of the first mark, `l0` and `d0` are read too.
    let usual = text.replace("l0", "r0").replace("d0", "u0");
    assert!(written == text || written == usual || is_bare, "{text}: {written}");
    assert!(written.len() <= Link::LONGEST);
    assert_eq!(written.parse().as_ref(), Ok(link));
    let game = Game::arrange(link.game.rules(), link.game.start().clone()).expect("a legal start");
    let game = game.with_plies(link.game.plies().iter().copied()).expect("legal plies");
    let game = game.with_draw_offer(link.game.draw_offer()).expect("a draw is possible");
    assert_eq!(game, link.game);
}

/// Checks that the link is read after a mail program has broken it at this column.
fn check_wrapped(text: &str, column: usize, link: &Link) {
    let (before, after) = text.split_at(column.min(text.len()));
    for line_break in ["\n", "=\r\n", "\n> ", " "] {
        // After the sign `=`, the line goes on: mail programs write it only inside a text.
        if after.is_empty() && line_break.starts_with('=') {
            continue;
        }
        let message = format!("#{before}{line_break}{after}\n\nSee you!");
        assert_eq!(link_in(&message, link.game.rules()).as_ref(), Ok(link), "{message}");
    }
}

/// Checks that the link is refused if it is cut off or changed at this place, given in 256ths of its length.
fn check_cut_and_changed(text: &str, at: usize) {
    let at = at * text.len() / (usize::from(u8::MAX) + 1);
    let cut = text[..at].parse::<Link>();
    assert!(matches!(cut, Err(LinkError::CutOff { .. })), "{}", &text[..at]);
    let mut changed = text.to_owned();
    let other = if text[at..].starts_with('b') { "c" } else { "b" };
    changed.replace_range(at..=at, other);
    assert!(changed.parse::<Link>().is_err(), "{changed}");
}
