//! Records that go on after a draw was declared: links, saves and games from elsewhere.

use in_a_row::{
    engine::{
        Cell, DrawOffer, Game, Outcome, PlayError, Rules,
        advice::{Adviser, DeepReview, Evaluation, Verdict},
        notation::{Link, LinkError, write_moves},
        search::Search,
    },
    session::{Intent, Players, Replay, Seat, Seating, Session, Setup, Status},
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, played, rules};

const SMALL: &str = "3x3k3/a1b1c1b2a2c2b3a3c3";
const LARGE: &str =
    "6x6k5/a1b1c1d1e1f1a2b2c2d2e2f2a3b3c3d3e3f3b4a4d4c4f4e4b5a5d5c5f5e5b6a6d6c6f6e6";

fn opened(link: &str) -> Game {
    link.parse::<Link>().unwrap_or_else(|error| panic!("{link}: {error}")).game
}

/// Returns the number of moves after which the draw is declared.
fn declared_after(game: &Game) -> usize {
    let is_drawn = |moves: &usize| game.after(*moves).outcome().is_some();
    (0..=game.moves().len()).find(is_drawn).expect("a drawn game")
}

/// Calls `then` with every game that fills the board without a win.
fn for_each_full_game(game: &Game, then: &mut dyn FnMut(&Game)) {
    if game.board().free_count() == 0 {
        then(game);
    }
    let free: Vec<Cell> = game.board().free_cells().collect();
    for cell in free {
        let mut next = game.clone();
        next.play_recorded(cell).expect("a free cell");
        if next.outcome().and_then(Outcome::winner).is_none() {
            for_each_full_game(&next, then);
        }
    }
}

#[test]
fn each_drawn_game_of_nine_moves_opens_from_its_link() {
    let mut games = 0;
    let mut with_more = 0;
    for_each_full_game(&Game::new(Rules::NOUGHTS_AND_CROSSES), &mut |game| {
        games += 1;
        let link = format!("3x3k3/{}", write_moves(game.moves()));
        let game = opened(&link);
        assert_eq!(game.moves().len(), 9);
        assert_eq!((game.outcome(), game.side_to_move()), (Some(&Outcome::Draw), None), "{link}");
        let declared = declared_after(&game);
        with_more += usize::from(declared < 9);
        for moves in 0..=9 {
            let shown = game.after(moves);
            assert_eq!(shown.moves(), &game.moves()[..moves], "{link}");
            assert_eq!(shown.outcome().is_some(), moves >= declared, "{link} after {moves}");
        }
    });
    assert_eq!(games, 46_080);
    assert!(with_more > 0, "some draws are declared before the last move");
}

#[test]
fn moves_after_a_draw_are_only_accepted_in_records() {
    for link in [SMALL, LARGE] {
        let game = opened(link);
        let mut shorter = game.after(declared_after(&game));
        let next = game.moves()[shorter.moves().len()];
        assert_eq!(shorter.play(next), Err(PlayError::Ended));
        assert_eq!(shorter.legal_moves().next(), None);
        assert_eq!(shorter.play_recorded(next), Ok(()));
        assert_eq!(shorter.outcome(), Some(&Outcome::Draw));
        shorter.undo();
        assert_eq!(shorter.outcome(), Some(&Outcome::Draw), "it was drawn before that move");
        shorter.undo();
        assert_eq!(shorter.outcome(), None, "the move that made the draw is taken back");
    }
}

#[test]
fn moves_after_a_win_or_an_agreement_are_refused() {
    let error = LinkError::Move { ply: 5, cell: at("b3"), reason: PlayError::Ended };
    assert_eq!("3x3k3/a1b1a2b2a3b3".parse::<Link>(), Err(error));
    let mut agreed = Game::new(rules("endless5"));
    agreed.play(Cell::FIRST_MARK).expect("free");
    let agreed = agreed.with_draw_offer(DrawOffer::Agreed).expect("a draw");
    assert_eq!(agreed.clone().play_recorded(at("r1u0")), Err(PlayError::Ended));
}

#[test]
fn a_record_past_a_draw_is_written_back_and_can_be_stepped_through() {
    for link in [SMALL, LARGE] {
        let game = opened(link);
        assert_eq!(Link { game: game.clone(), sent: None }.to_string(), link);
        let text = String::from(game.clone());
        assert_eq!(Game::try_from(text), Ok(game.clone()));
        let setup = Setup { rules: game.rules(), players: Players::Friends, ..Setup::DEFAULT };
        let mut replay =
            Replay::new(setup, Seating { first: Seat::One, x: Seat::One }, game.clone());
        let last = game.moves().len();
        assert_eq!(replay.at(), last);
        for at in (0..=last).rev().chain(0..=last) {
            replay.go_to(at);
            assert_eq!(replay.at(), at);
            let is_drawn = replay.shown().status() == Status::Drawn;
            assert_eq!(is_drawn, at >= declared_after(&game));
            if let Some(ply) = at.checked_sub(1) {
                assert!(replay.cell(game.moves()[ply]).is_last);
            }
        }
    }
}

#[test]
fn each_move_after_a_draw_is_reviewed() {
    let game = opened(SMALL);
    let review = Adviser::new(game.rules()).review(&game);
    assert_eq!(review.moves.len(), 9);
    let whole = played("3x3k3", &write_moves(&game.moves()[..declared_after(&game)]));
    let before = Adviser::new(whole.rules()).review(&whole);
    assert_eq!(review.moves[..before.moves.len()], before.moves);
    assert_eq!(review.decisive, before.decisive);

    let game = opened(LARGE);
    let mut search = Search::new(game.rules(), 1 << 20);
    let [whole, all] = [game.after(declared_after(&game)), game.clone()].map(|game| {
        let mut deep = DeepReview::new(game);
        while deep.resume(&mut search) {}
        deep.review()
    });
    assert_eq!(all.moves.len(), game.moves().len());
    assert_eq!(all.moves[..whole.moves.len()], whole.moves);
    for judged in &all.moves[whole.moves.len()..] {
        assert_eq!((judged.verdict, judged.evaluation), (Verdict::Unknown, Evaluation::Drawn));
    }
}

/// Other versions stored games with all their moves.
#[test]
fn a_stored_game_that_goes_on_after_its_draw_counts_once() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    for moves in ["a1b1c1b2a2c2b3a3/c3", "a1b1c1b2a2c2b3a3c3/"] {
        let stored = format!("3x3k3/friends/one/starter-is-x/one/one/{moves}/counted/-/marks/");
        let (mut session, effects) = Session::restore(&stored).expect("a stored game");
        assert_eq!((session.status(), effects.score), (Status::Drawn, None));
        let saved = session.saved();
        let undone = session.apply(Intent::Undo, &mut random);
        assert!(undone.score.is_some() && session.game().outcome().is_none());
        let mut redone = Vec::new();
        while session.can_redo() {
            redone.extend(session.apply(Intent::Redo, &mut random).score);
        }
        assert_eq!(redone.len(), 1, "counted once");
        assert_eq!(session.game().moves().len(), 9);
        assert!(Session::restore(&session.saved()).is_ok() && Session::restore(&saved).is_ok());
        assert!(session.apply(Intent::Place(at("c3")), &mut random).is_empty());
    }
}
