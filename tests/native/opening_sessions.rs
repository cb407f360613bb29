//! Openings in sessions with the computer: whole games, undo and redo, saves, the score, hints and reviews.

use std::time::Duration;

use in_a_row::{
    engine::{
        Game, Opening, Outcome, Ply, Side, Turn,
        advice::{Evaluation, Review, Threat, Verdict, threats},
        bots::Opponent,
        notation::{Link, parse_plies_on},
        search::Level,
    },
    protocol::{Answer, Order, Report, Request},
    session::{
        Assist, BotRequest, Event, Intent, Mark, Players, Refusal, Seat, Session, Setup, Starter,
        Statistics, Tally,
    },
    worker::Analysis,
};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, legal_plies, now, rules};

const OPENINGS: [Opening; 4] = [Opening::Swap, Opening::Swap2, Opening::Pro, Opening::LongPro];

/// A session with the computer, played by a script.
struct Match {
    session: Session,
    request: Option<BotRequest>,
    worker: Analysis,
    random: Xoshiro128PlusPlus,
    statistics: Statistics,
}

impl Match {
    fn new(board: &str, opening: Opening, opponent: Opponent, starter: Starter, seed: u64) -> Self {
        let rules = rules(board).with_opening(opening);
        let players = Players::Computer(opponent);
        assert!(players.play(rules), "{opponent:?} plays {rules}");
        let setup = Setup { rules, players, starter, ..Setup::DEFAULT };
        let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
        let (session, effects) = Session::start(setup, &mut random);
        let statistics = Statistics::default();
        Self { session, request: effects.request, worker: Analysis::default(), random, statistics }
    }

    /// Applies an intent, and checks that its events name whose turn it was.
    fn apply(&mut self, intent: Intent) {
        let by = self.session.seat_to_move().expect("a running game");
        let effects = self.session.apply(intent, &mut self.random);
        assert_eq!(effects.refused, None, "{:?}", self.session.game().plies());
        for event in effects.events {
            if let Event::Moved { by: seat, .. } = event {
                assert_eq!(seat, by);
            }
        }
        assert_eq!(effects.request.is_some(), self.session.is_thinking());
        self.request = effects.request;
        self.statistics.update(&self.session, 1);
    }

    /// Makes a ply of the person.
    fn act(&mut self, ply: Ply) {
        self.apply(intent(ply));
    }

    /// Lets the computer answer.
    fn answer(&mut self) {
        let request = self.request.take().expect("the computer's turn");
        let ply = match request.opponent {
            Opponent::Level(_) => self.ask_worker(request.clone()),
            _ => request.answer(&mut self.random),
        };
        self.apply(Intent::Reply { request: request.id, ply: ply.expect("a ply") });
    }

    fn ask_worker(&mut self, request: BotRequest) -> Option<Ply> {
        let asked = Request::Move { request, seed: self.random.random(), time: SHORT };
        let answer = answered(&mut self.worker, asked.clone());
        let Answer::Ply(ply) = answer else { panic!("{answer:?}") };
        asked.can_be_answered_by(ply).then_some(ply)
    }

    /// Plays to the end with random plies of the person, and calls `check` before every ply and at the end.
    fn play(&mut self, mut check: impl FnMut(&Session)) {
        while let Some(seat) = self.session.seat_to_move() {
            check(&self.session);
            if seat == Seat::Two {
                self.answer();
            } else {
                let plies = legal_plies(self.session.game());
                let ply = *plies.choose(&mut self.random).expect("a legal ply");
                self.act(ply);
            }
        }
        check(&self.session);
    }
}

/// The thinking time of the highest level.
const SHORT: Duration = Duration::from_millis(500);

fn answered(worker: &mut Analysis, request: Request) -> Answer {
    let mut report = worker.hear(Order::Ask(1, request));
    loop {
        match report {
            Some(Report::Answer(1, answer)) => return answer,
            _ => report = worker.go_on(now),
        }
    }
}

fn intent(ply: Ply) -> Intent {
    match ply {
        Ply::Move(cell) => Intent::Place(cell),
        Ply::Choose(side) => Intent::Choose(side),
        Ply::Offer => Intent::OfferChoice,
    }
}

/// Returns the seat that made this ply, or makes it next.
fn seat_of(session: &Session, ply: usize) -> Seat {
    session.seating_at_start().seat_of_player(session.game().player_of_ply(ply))
}

/// Checks that a stored session is the same.
fn check_restored(session: &Session) {
    let saved = session.saved();
    let (restored, effects) = Session::restore(&saved).expect("a stored game");
    assert_eq!(restored.saved(), saved);
    assert_eq!(restored.game(), session.game());
    assert_eq!(restored.status(), session.status());
    assert_eq!(restored.seating(), session.seating());
    assert_eq!(restored.can_undo(), session.can_undo());
    assert_eq!(
        effects.request.map(|it| it.game),
        session.is_thinking().then(|| session.game().clone())
    );
}

/// Checks that *Undo* goes back to the person's last decision, and that *Redo* repeats what followed.
fn check_undo(session: &Session) {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let plies = session.game().plies();
    let last = (0..plies.len()).rfind(|&ply| seat_of(session, ply) == Seat::One);
    let mut back = session.clone();
    let effects = back.apply(Intent::Undo, &mut random);
    let Some(last) = last else {
        assert_eq!(effects.refused, Some(Refusal::NothingToUndo));
        return;
    };
    assert!(back.is_persons_turn() && effects.request.is_none());
    assert_eq!(back.game().plies(), &plies[..last]);
    let took_back: Vec<_> = (last..plies.len())
        .rev()
        .filter_map(|ply| {
            Some(Event::TookBack { by: seat_of(session, ply), cell: plies[ply].cell()? })
        })
        .collect();
    assert_eq!(effects.events, took_back, "{plies:?}");
    assert_eq!(back.tally().games(), 0);
    check_restored(&back);

    // A restored session can redo the plies too.
    let (mut restored, _) = Session::restore(&back.saved()).expect("a stored game");
    for mut back in [back, restored.clone()] {
        back.apply(Intent::Redo, &mut random);
        assert_eq!(back.game(), session.game());
        assert_eq!(back.is_thinking(), session.is_thinking());
        assert_eq!(back.seating(), session.seating());
    }
    restored.apply(Intent::Undo, &mut random);
}

/// Checks that all plies of the person can be taken back and made again.
fn check_undo_of_all(session: &Session) {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let mut back = session.clone();
    let mut seen = Vec::new();
    while back.can_undo() {
        seen.push(back.game().clone());
        back.apply(Intent::Undo, &mut random);
        assert!(back.is_persons_turn());
    }
    let computers = (0..back.game().plies().len()).all(|ply| seat_of(&back, ply) == Seat::Two);
    assert!(computers, "{:?}", back.game().plies());
    while back.can_redo() {
        back.apply(Intent::Redo, &mut random);
        assert_eq!(Some(back.game()), seen.pop().as_ref());
    }
    assert_eq!(back.game(), session.game());
    assert_eq!(back.tally(), session.tally());
}

/// Who made the last mark of a game that was won has won it.
fn check_score(game: &Match) {
    let session = &game.session;
    let winner = session.game().outcome().and_then(Outcome::winner);
    let last = seat_of(session, session.game().plies().len() - 1);
    let expected = Tally::of_one_game(winner.map(|_| last));
    assert_eq!(session.tally(), expected, "{:?}", session.game().plies());
    assert_eq!(game.statistics.results().games, expected);
}

/// Plays games of all openings with this opponent, whoever starts. Returns all games.
fn play_all(board: &str, opponent: Opponent, seeds: u64) -> Vec<(Starter, Game)> {
    let mut games = Vec::new();
    for opening in OPENINGS {
        for starter in [Starter::One, Starter::Two] {
            for seed in 0..seeds {
                let mut game = Match::new(board, opening, opponent, starter, seed);
                game.play(|session| {
                    check_restored(session);
                    check_undo(session);
                });
                check_undo_of_all(&game.session);
                check_score(&game);
                games.push((starter, game.session.game().clone()));
            }
        }
    }
    games
}

/// Returns the choices that the person or the computer made in these games, in notation.
fn choices(games: &[(Starter, Game)], by: Seat) -> Vec<(Opening, Ply)> {
    let mut choices = Vec::new();
    for (starter, game) in games {
        let first = if *starter == Starter::One { Seat::One } else { Seat::Two };
        for (number, &ply) in game.plies().iter().enumerate() {
            let is_first = game.player_of_ply(number) == in_a_row::engine::Player::First;
            let seat = if is_first { first } else { first.other() };
            let choice = (game.rules().opening(), ply);
            if ply.cell().is_none() && seat == by && !choices.contains(&choice) {
                choices.push(choice);
            }
        }
    }
    choices
}

#[test]
fn games_with_bots_that_follow_a_rule() {
    for opponent in [Opponent::Guard, Opponent::Random, Opponent::Clerk] {
        let games = play_all("9x9k5", opponent, 6);
        // Both make all choices: two sides in swap, and also an offer in swap2.
        for by in Seat::ALL {
            assert_eq!(choices(&games, by).len(), 2 + 3, "{opponent:?} {by:?}");
        }
    }
}

#[test]
fn games_with_a_level() {
    let games = play_all("9x9k5", Opponent::Level(Level::One), 2);
    assert!(!choices(&games, Seat::Two).is_empty());
    // This board is in the table of even positions.
    play_all("15x15k5e", Opponent::Level(Level::One), 1);
}

/// All levels play through the worker, in steps.
#[test]
fn each_level_gets_through_each_opening() {
    for opening in OPENINGS {
        for (level, starter) in
            Level::ALL.into_iter().zip([Starter::One, Starter::Two].into_iter().cycle())
        {
            let mut game = Match::new("15x15k5", opening, Opponent::Level(level), starter, 5);
            while game.session.game().moves().len() < 6 {
                if game.request.is_some() {
                    game.answer();
                } else {
                    let plies = legal_plies(game.session.game());
                    let ply = *plies.choose(&mut game.random).expect("a legal ply");
                    game.act(ply);
                }
            }
        }
    }
}

/// A search for a ply of the opening answers early when it is told to.
#[test]
fn a_stopped_opening_search_answers_with_its_best_ply() {
    for link in ["9x9k5s2/c3d4", "15x15k5s2/h8a1i9", "15x15k5s2/h8i9h10o0", "15x15k5p1/h8i9"] {
        let game = link.parse::<Link>().expect("a link").game;
        let opponent = Opponent::Level(Level::Six);
        let request = BotRequest { id: 1, opponent, game };
        let time = Duration::from_secs(1_000_000);
        let asked = Request::Move { request, seed: 1, time };
        let mut worker = Analysis::default();
        assert_eq!(worker.hear(Order::Ask(1, asked.clone())), None);
        let best = loop {
            match worker.go_on(now) {
                Some(Report::Progress { best, .. }) => break best.expect("a ply so far"),
                None => {}
                other => panic!("{link}: {other:?}"),
            }
        };
        assert!(asked.can_be_answered_by(best), "{link}: {best:?}");
        let report = worker.hear(Order::Stop(1));
        assert_eq!(report, Some(Report::Answer(1, Answer::Ply(best))), "{link}");
    }
}

/// The person takes a side, and the computer moves. Undone, the move was still the computer's.
#[test]
fn a_move_after_a_choice_is_taken_back_from_who_made_it() {
    let mut game = Match::new("9x9k5", Opening::Swap, Opponent::FirstFree, Starter::Two, 1);
    game.answer();
    game.act(Ply::Choose(Side::First));
    game.answer();
    assert_eq!(game.session.game().plies().len(), 3);
    let effects = game.session.apply(Intent::Undo, &mut game.random);
    let took_back = Event::TookBack { by: Seat::Two, cell: at("b9") };
    assert_eq!(effects.events, [took_back]);
    let effects = game.session.apply(Intent::Redo, &mut game.random);
    let chose = Event::Chose { by: Seat::One, mark: Mark::X };
    assert_eq!(effects.events, [chose, Event::Moved { by: Seat::Two, cell: at("b9") }]);
}

/// A reply of the wrong kind is refused like any other ply, and the game goes on.
#[test]
fn a_reply_is_checked_like_any_ply() {
    for reply in [Ply::Move(at("a1")), Ply::Offer] {
        let mut game = Match::new("9x9k5", Opening::Swap, Opponent::Guard, Starter::One, 1);
        game.act(Ply::Move(at("e5")));
        let request = game.request.clone().expect("the computer's turn");
        let intent = Intent::Reply { request: request.id, ply: reply };
        let before = game.session.game().clone();
        assert!(matches!(
            game.session.apply(intent, &mut game.random).refused,
            Some(Refusal::Ply(..))
        ));
        assert_eq!(game.session.game(), &before);
        game.answer();
    }
}

/// Games in which the opening awaits a ply, and one ply later no more.
const IN_OPENINGS: [(&str, &str); 4] = [
    ("15x15k5s1", "h8b0i9h10"),
    ("15x15k5s2", "h8i9h10w0g7f6"),
    ("15x15k5s2", "h8i9h10o0g7f6b0e5"),
    ("15x15k5p1", "h8i9m12h9"),
];

/// There is no hint for a ply of the opening, and there are no values; threats are those of the board.
#[test]
fn no_ply_of_an_opening_is_recommended() {
    let mut worker = Analysis::default();
    for (board, plies) in IN_OPENINGS {
        let rules = rules(board);
        let mut game = Game::new(rules);
        let mut hints = 0;
        for ply in parse_plies_on(rules, plies).expect("plies in notation") {
            let hint = answered(&mut worker, Request::Hint(game.clone()));
            match (game.awaits_opening_ply(), hint) {
                (true, hint) => assert_eq!(hint, Answer::Nothing, "{board} {:?}", game.plies()),
                (false, Answer::Hint(hint)) => {
                    assert!(game.clone().play(hint.cell).is_ok());
                    hints += 1;
                }
                (false, answer) => panic!("{board} {:?}: {answer:?}", game.plies()),
            }
            let is_choice = matches!(game.turn(), Some(Turn::Choose { .. }));
            let no_values = if is_choice { Answer::Nothing } else { Answer::Values(Vec::new()) };
            assert_eq!(answered(&mut worker, Request::Values(game.clone())), no_values);
            let is_free = |threat: &Threat| game.board().is_free(threat.cell);
            assert!(threats(game.board()).iter().all(is_free));
            game.act(ply).expect("a legal ply");
        }
        assert!(hints > 0, "{board}: ordinary moves get hints");
    }
    let game = Match::new("15x15k5", Opening::Swap, Opponent::Guard, Starter::One, 1);
    assert!(!Assist::new(true).wants_values(&game.session));
}

/// Moves of the opening are not judged, and others are.
#[test]
fn a_review_judges_only_ordinary_moves() {
    let mut worker = Analysis::default();
    for (board, plies) in IN_OPENINGS {
        // The players then make a row of four, and do not complete it.
        let rules = rules(board);
        let plies = parse_plies_on(rules, plies).expect("plies in notation");
        let mut game = Game::new(rules).with_plies(plies).expect("legal plies");
        for cell in ["a1", "o15", "b1", "o13", "c1", "o11", "d1", "o9", "a15", "o7"] {
            game.play(at(cell)).expect("a legal move");
        }
        for moves in 0..=game.moves().len() {
            let so_far = game.after(moves);
            let is_last = moves == game.moves().len();
            // Reviews take some time; those of unfinished openings are short.
            if !is_last && moves > 5 {
                continue;
            }
            let Answer::Review(Review { start, moves, .. }) =
                answered(&mut worker, Request::Review(so_far.clone()))
            else {
                panic!("no review");
            };
            assert_eq!(moves.len(), so_far.moves().len());
            assert_eq!(start, Evaluation::Unknown);
            for (number, judged) in moves.iter().enumerate() {
                if so_far.after(number).awaits_opening_ply() {
                    assert_eq!(judged.verdict, Verdict::Unknown);
                    assert!(judged.better.is_empty());
                }
            }
            let blunders = moves.iter().filter(|it| it.verdict == Verdict::Blunder).count();
            assert_eq!(blunders > 0, is_last, "{board}");
        }
    }
}
