//! What the page shows of a game: the status line, the cards of the players, the list of moves, the review, and the cells.

use in_a_row::words::{phrases, text};
use in_a_row::{
    app::{
        arrange::model::Arranging,
        board::{
            layout::{BoardLayout, CellState},
            model::{board_class, cells_in_line, changed, class, label, middle},
        },
        game::{
            aids::{Aids, Reply},
            controls::{Controls, Draw},
            mode::Mode,
            state::GameState,
        },
        names::model::DisplayNames,
        play::model::{
            annotation::{annotation, unseen},
            choice::{headline as choice_headline, is_offered, name as choice_name, note},
            moves::{first_listed, list_class, listed},
            score::{card_class, name, subtitle},
            status::{
                detail, detail_class, headline, headline_class, next_headline, prompt_class,
                prompt_detail,
            },
        },
        review::{self, picture::PATHS},
        threats::model::{Threats, has_threats, threats_to_show, words},
        ui::attributes::classes,
    },
    engine::{
        ArrangeError, DrawOffer, Foul, PlayError, Ply, Side,
        advice::{Adviser, Hint, Reason, ThreatKind, Verdict},
        exact::Value,
        foul_lines,
    },
    session::{
        Arrangement, Assist, BoardSettings, CellView, Confirm, FoulView, Mark, MoveNumbers, Pieces,
        Players, Refusal, Replay, Seat, Session, Setup, Status, forbidden,
    },
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;
use std::collections::HashSet;

use crate::common::{at, played, rules};

/// A page: the game that is shown, the controls, and the help for the next move.
struct Page {
    game: GameState,
    controls: Controls,
    aids: Aids,
}

/// Two people at this device.
const FRIENDS: &str = "3x3k3/friends/one/starter-is-x/one/one";
/// A person, who begins, and a simple opponent.
const GUARD: &str = "3x3k3/guard/one/starter-is-x/one/one";
/// A board with coordinates.
const LARGE: &str = "15x15k5/friends/one/starter-is-x/one/one";

/// Nobody has chosen a name.
const NAMELESS: DisplayNames = [None; 2];

/// Returns a page with the game that is stored as these players and moves.
fn page(players: &str, moves: &str) -> Page {
    of(&session(players, moves), Mode::Playing)
}

fn session(players: &str, moves: &str) -> Session {
    let stored = format!("{players}/{moves}//");
    Session::restore(&stored).unwrap_or_else(|error| panic!("{stored}: {error:?}")).0
}

fn of(session: &Session, mode: Mode) -> Page {
    let mut game = GameState::new(session);
    game.mode = mode;
    game.sync(session);
    let mut controls = Controls::new(session);
    controls.sync(session, &game.mode);
    Page { game, controls, aids: Aids::default() }
}

/// Returns a review of this game, after this many moves. Its moves are judged, if they are to be.
fn reviewed(moves: &str, shown: usize, is_judged: bool) -> Page {
    let session = session(FRIENDS, moves);
    let mut replay = Replay::of(&session);
    if is_judged {
        replay.set_review(Adviser::new(session.setup().rules).review(session.game()));
    }
    replay.go_to(shown);
    let mut mode = Mode::Playing;
    mode.begin_review(replay, None);
    of(&session, mode)
}

/// Returns a page with a position that is arranged: an X on a1 and an O on b2. This mark is picked up.
fn arranged(lifted: Option<&str>) -> Page {
    let mut position = Arrangement::empty(rules("3x3k3"), Mark::X);
    position.put(at("a1"), Side::First);
    position.put(at("b2"), Side::Second);
    let session = session(FRIENDS, "");
    let mut arranging = Arranging::new(session.setup(), position);
    arranging.lifted = lifted.map(at);
    of(&session, Mode::Arranging(arranging))
}

/// Returns a page with a position from which no game can begin.
fn unbalanced() -> Page {
    let mut position = Arrangement::empty(rules("3x3k3"), Mark::X);
    position.put(at("a1"), Side::First);
    position.put(at("b2"), Side::First);
    let session = session(FRIENDS, "");
    of(&session, Mode::Arranging(Arranging::new(session.setup(), position)))
}

impl Page {
    /// Returns the annotation, if it is shown.
    fn annotation(&self) -> Option<String> {
        let Self { game, controls, aids } = self;
        let is_shown = game.has_annotation(controls, aids);
        is_shown.then(|| annotation(game, controls, aids, NAMELESS, Confirm::AtOnce))
    }
}

#[test]
fn the_status_line_says_who_is_to_move_and_how_the_game_ended() {
    // The players, the moves, the headline, and the text below it.
    let table = [
        (FRIENDS, "b2", "O to move", "Last move: b2"),
        (FRIENDS, "a1a2b1b2c1", "X wins", "a1, b1, c1"),
        (FRIENDS, "b2a1c1a3a2c2b3b1c3", "Draw", "no line is possible anymore"),
        (GUARD, "", "X to move", ""),
        (GUARD, "a1", "O to move", "Last move: a1"),
        (GUARD, "a1a2b1b2c1", "You win", "a1, b1, c1"),
        (GUARD, "a1b1a2b2c3b3", "The computer wins", "b3, b2, b1"),
        (LARGE, "h8", "White to move", "Last move: h8"),
    ];
    for (players, moves, expected_headline, expected_detail) in table {
        let Page { game, controls, .. } = page(players, moves);
        let shown = [headline(&game, NAMELESS), detail(&game, &controls)];
        assert_eq!(shown, [expected_headline, expected_detail], "{players}/{moves}");
    }
}

/// Only the first game on a new device is explained.
#[test]
fn a_new_player_is_told_what_to_do() {
    let (session, _) = Session::start(Setup::DEFAULT, &mut Xoshiro128PlusPlus::seed_from_u64(1));
    let Page { game, mut controls, .. } = of(&session, Mode::Playing);
    assert_eq!(detail(&game, &controls), "Three in a row wins. Tap a square.");
    controls.tally.drawn = 1;
    assert_eq!(detail(&game, &controls), "");
}

#[test]
fn an_agreed_draw_is_no_full_board() {
    let Page { mut game, mut controls, .. } = page(FRIENDS, "b2");
    game.status = Status::Drawn;
    controls.draw.offer = DrawOffer::Agreed;
    assert_eq!(detail(&game, &controls), "by agreement");
}

/// A live region is read aloud when its text changes.
#[test]
fn a_headline_that_would_be_the_same_has_the_number_of_the_move() {
    let numbered = |page: &Page, last| next_headline(&page.game, "X to move".to_owned(), last);
    let running = page(FRIENDS, "b2a1");
    assert_eq!(numbered(&running, "O to move"), "X to move");
    assert_eq!(numbered(&running, "X to move"), "X to move, move 3");
    let over = page(FRIENDS, "a1a2b1b2c1");
    assert_eq!(numbered(&over, "X to move"), "X to move, move 5");
    let review = reviewed("b2a1", 1, false);
    assert_eq!(numbered(&review, "X to move"), "X to move", "the steps are told apart already");
}

#[test]
fn the_headline_is_for_screen_readers_where_cards_and_prompt_say_the_same() {
    let table = [
        ("a running game", page(FRIENDS, "b2"), "headline unseen "),
        ("a game that is won", page(GUARD, "a1a2b1b2c1"), "headline won told "),
        ("a game that is lost", page(GUARD, "a1b1a2b2c3b3"), "headline lost told "),
        ("a review", reviewed("a1a2b1b2c1", 5, false), "headline "),
        ("a mistake under review", reviewed("a1a3b1b3c1", 2, true), "headline lost "),
        ("an arranged position", arranged(None), "headline "),
    ];
    for (shown, page, expected) in table {
        assert_eq!(headline_class(&page.game), expected, "{shown}");
    }
}

/// One line is enough for both turns of a game by link, so that the board stays in its place.
#[test]
fn a_game_by_link_shows_a_headline_or_a_detail() {
    let turn = |moves| {
        let mut page = page(FRIENDS, moves);
        page.game.setup.players = Players::BY_LINK;
        let Page { game, controls, aids } = &page;
        [headline_class(game), detail_class(game, controls, aids)]
    };
    assert_eq!(turn("b2a1"), ["headline unseen ", "quiet "], "the person's turn");
    assert_eq!(turn("b2"), ["headline ", "quiet told "], "the friend's turn");
}

#[test]
fn an_annotation_takes_the_place_of_the_detail() {
    let hint = |moves, cell: &str| {
        let mut page = page(FRIENDS, moves);
        let game = played("3x3k3", moves);
        let position = game.position().expect("a running game");
        let hint = Adviser::new(game.rules()).hint(position).expect("a hint");
        assert_eq!(hint.cell, at(cell));
        page.aids.hint = Some(hint);
        page.aids.reply.say(Reply::Hint);
        page
    };
    let selected = |players, cell: &str| {
        let mut page = page(players, "");
        page.aids.pending = Some(at(cell));
        page
    };
    let warned = |cell| {
        let mut page = page(FRIENDS, "b2");
        let hint = Hint { cell: at(cell), reason: Reason::Blocks, value: None };
        page.aids.hint = Some(hint);
        page.aids.reply.say(Reply::BlockHere);
        page
    };
    let replied = |reply| {
        let mut page = page(FRIENDS, "b2");
        page.aids.reply.say(reply);
        page
    };
    let offered = |can_agree| {
        let mut page = page(FRIENDS, "b2");
        page.controls.draw = Draw { offer: DrawOffer::Offered, can_offer: false, can_agree };
        page
    };
    // What the page shows, the visible annotation, and what only screen readers read.
    let table = [
        ("a running game", page(FRIENDS, "b2"), None, ""),
        (
            "a hint without coordinates",
            hint("a1a2b1b2", "c1"),
            Some("Hint: the glowing cell wins"),
            "Hint: c1 wins",
        ),
        (
            "a selected cell",
            selected(LARGE, "h8"),
            Some("h8 selected: tap it again, or press Place"),
            "",
        ),
        ("a taken cell", replied(Reply::CellTaken), Some("That cell is taken."), ""),
        ("nothing to undo", replied(Reply::NothingToUndo), Some("There is nothing to undo."), ""),
        ("a warning", warned("c3"), Some("Block here?"), "c3"),
        ("a draw offer", offered(false), Some("X offers a draw"), ""),
        ("a draw offer to agree to", offered(true), Some("X, who moved last, offers a draw"), ""),
        ("an arranged position", arranged(None), Some("1 X, 1 O"), ""),
        ("too many marks", unbalanced(), Some("2 X, 0 O: too many X"), ""),
        ("a picked-up mark", arranged(Some("b2")), Some("b2 is picked up"), ""),
    ];
    for (shown, page, expected, expected_unseen) in table {
        assert_eq!(page.annotation().as_deref(), expected, "{shown}");
        assert_eq!(unseen(&page.game, &page.aids, NAMELESS), expected_unseen, "{shown}");
        let class = detail_class(&page.game, &page.controls, &page.aids);
        assert_eq!(class.contains("hidden"), expected.is_some(), "{shown}: {class}");
    }
}

/// A hint glows until the game goes on, whatever is said meanwhile.
#[test]
fn a_hint_glows_until_the_game_goes_on() {
    let hint = |cell| Hint { cell: at(cell), reason: Reason::IsBest, value: None };
    let is_advised =
        |aids: &Aids, cell| aids.add_to(at(cell), CellView::default(), None).is_advised;
    let mut aids = Aids::default();
    assert_eq!(aids.cells(), []);
    aids.hint = Some(hint("c1"));
    aids.reply.say(Reply::Hint);
    assert!(is_advised(&aids, "c1") && !is_advised(&aids, "b2"));
    assert_eq!(aids.cells(), [at("c1")], "no other cell is redrawn");
    assert_eq!(aids.announced_hint(), Some(hint("c1")));

    aids.reply.say(Reply::CellTaken);
    assert!(is_advised(&aids, "c1"));
    assert_eq!(aids.announced_hint(), None, "something else was said since");

    aids.hint = Some(hint("b2"));
    assert!(is_advised(&aids, "b2") && !is_advised(&aids, "c1"));
    aids.forget();
    assert!(!is_advised(&aids, "b2"));
    assert_eq!(aids.cells(), []);
}

/// Help changes only what it is about.
#[test]
fn help_leaves_the_rest_of_a_cell_as_it_is() {
    let session = session("3x3k3/friends/one/starter-is-x/one/one", "b2");
    let aids = Aids {
        pending: Some(at("c3")),
        hint: Some(Hint { cell: at("a1"), reason: Reason::IsBest, value: None }),
        ..Aids::default()
    };
    for (cell, is_advised, pending) in
        [("b2", false, None), ("a1", true, None), ("c3", false, Some(Mark::O)), ("a3", false, None)]
    {
        let view = session.cell(at(cell));
        let noted = aids.add_to(at(cell), view, Some(Mark::O));
        assert_eq!(noted, CellView { is_advised, pending, ..view }, "{cell}");
    }
    assert_eq!(aids.cells(), [at("c3"), at("a1")]);
    assert_eq!(
        aids.add_to(at("c3"), session.cell(at("c3")), None).pending,
        None,
        "nobody is to move"
    );
}

/// The last moves are numbered on the board.
#[test]
fn the_last_moves_are_ghosts() {
    let session = session("3x3k3/friends/one/starter-is-x/one/one", "b2a1c3");
    let mut aids = Aids::default();
    aids.reply.say(Reply::Ending(["a1", "c3"].map(at).to_vec()));
    let ghost = |cell| aids.add_to(at(cell), session.cell(at(cell)), None).ghost;
    assert_eq!(
        ["b2", "a1", "c3", "a3"].map(ghost),
        [None, Some((Mark::O, 1)), Some((Mark::X, 2)), None]
    );
}

#[test]
fn the_last_moves_of_a_lost_game_are_listed() {
    let mut page = page(GUARD, "a1b1a2b2c3b3");
    let moves = ["b2", "c3", "b3"].map(at).to_vec();
    page.aids.reply.say(Reply::Ending(moves));
    assert_eq!(page.annotation().as_deref(), Some("The last three moves, in order"));
    assert_eq!(unseen(&page.game, &page.aids, NAMELESS), "O b2, X c3, O b3");
}

#[test]
fn the_prompt_says_how_the_game_ended() {
    // The page, whether the link is to be sent, whether the prompt is shown, and what it says.
    let table = [
        ("a running game", page(FRIENDS, "b2"), false, false, "Last move: b2"),
        ("a link to send", page(FRIENDS, "b2"), true, true, "Last move: b2"),
        ("a win without coordinates", page(FRIENDS, "a1a2b1b2c1"), false, true, ""),
        ("a draw", page(FRIENDS, "b2a1c1a3a2c2b3b1c3"), false, true, "no line is possible anymore"),
        (
            "a win with coordinates",
            page(LARGE, "a1a2b1b2c1c2d1d2e1"),
            false,
            true,
            "a1, b1, c1, d1, e1",
        ),
        ("a review", reviewed("a1a2b1b2c1", 5, false), false, false, ""),
    ];
    for (shown, Page { game, controls, .. }, sends_link, is_shown, expected) in table {
        assert_eq!(!prompt_class(&game, sends_link).contains("hidden"), is_shown, "{shown}");
        assert_eq!(list_class(&game, sends_link).contains("covered"), is_shown, "{shown}");
        assert_eq!(prompt_detail(&game, &controls), expected, "{shown}");
    }
}

#[test]
fn cards_name_the_players_and_say_whose_turn_it_is() {
    let anna: DisplayNames = [Some(Box::leak(Box::new("Anna".to_owned()))), None];
    // The page, the names, and for each card its name, the line below, and its classes.
    let table = [
        (page(FRIENDS, "b2"), NAMELESS, [("X", "", "seat x "), ("O", "to move", "seat o active ")]),
        (page(FRIENDS, ""), anna, [("Anna", "to move", "seat x active "), ("O", "", "seat o ")]),
        (
            page(GUARD, "b2"),
            anna,
            [("You", "", "seat x "), ("Computer", "thinking", "seat o active thinks ")],
        ),
        (
            reviewed("b2", 0, false),
            anna,
            [("Anna", "to move", "seat x active "), ("O", "", "seat o ")],
        ),
    ];
    for (place, (Page { game, controls, .. }, names, expected)) in table.into_iter().enumerate() {
        let cards = Seat::ALL.map(|seat| {
            (
                name(&game, names, seat),
                subtitle(&game, &controls, seat),
                card_class(&game, &controls, seat),
            )
        });
        for (seat, (name, below, class)) in cards.iter().enumerate() {
            assert_eq!((&**name, &**below, &**class), expected[seat], "row {place}");
        }
    }
}

#[test]
fn the_list_of_moves_shows_those_around_the_current_one() {
    let listed = |page: &Page| listed(&page.game, NAMELESS);
    let short = reviewed("a1a3b1b3c1", 2, true);
    let moves = listed(&short);
    let current: Vec<_> = moves.iter().filter(|it| it.is_current).map(|it| it.cell).collect();
    assert_eq!((moves.len(), current), (5, vec![at("a3")]));
    assert_eq!(moves[1].verdict, Some(Verdict::Blunder));
    assert_eq!([moves[0].piece.mark, moves[1].piece.mark], [Mark::X, Mark::O]);
    assert!(listed(&page(FRIENDS, "b2")).iter().all(|it| it.verdict.is_none()));

    let mut long = page(LARGE, "");
    // The number of moves, the number before the first one in the list, and the number in the list.
    for (moves, before, count) in [(0, 0, 0), (149, 0, 149), (150, 50, 100), (225, 100, 125)] {
        long.game.history = long.game.setup.rules.shape().cells().take(moves).collect();
        assert_eq!((first_listed(&long.game), listed(&long).len()), (before, count), "{moves}");
    }
}

#[test]
fn a_review_says_how_good_a_move_was_and_what_would_have_been_better() {
    const GAME: &str = "a1a3b1b3c1";
    let table = [
        (0, "Move 0 of 5", "before the first move"),
        (1, "Move 1 of 5, X a1", "Next: O a3, a blunder. Better: b2"),
        (2, "Move 2 of 5, O a3", "Lets X win in 3 moves. Better: b2"),
        (5, "Move 5 of 5, X c1", ""),
    ];
    for (shown, expected_headline, expected_detail) in table {
        let Page { game, .. } = reviewed(GAME, shown, true);
        let headline = review::model::headline(&game, NAMELESS).expect("a review");
        let detail = review::model::detail(&game, NAMELESS).expect("a review");
        assert_eq!(headline, expected_headline);
        assert!(detail.starts_with(expected_detail), "{shown}: {detail}");
    }
    let about = |page: &Page| review::model::about_words(&page.game, NAMELESS, false);
    let judged = reviewed(GAME, 2, true);
    assert_eq!(about(&judged), "X wins, decided by move 2, O a3.");
    assert_eq!(review::model::mistakes_words(&judged.game, NAMELESS), "Mistakes: X 0, O 1.");
    assert_eq!(about(&reviewed(GAME, 2, false)), "X wins");
    assert_eq!(about(&reviewed("b2", 1, true)), "", "the game is not over");
    assert_eq!(about(&page(FRIENDS, "b2")), "", "there is no review");
    assert_eq!(
        review::model::chart_words(&judged.game, NAMELESS),
        "Move 2 of 5, O a3, X can win in 3 moves"
    );
}

/// Whoever has lost a game must not have to work out which side was theirs.
#[test]
fn the_chart_of_a_review_names_the_players() {
    let anna: DisplayNames = [Some(Box::leak(Box::new("Anna".to_owned()))), None];
    // The players, their names, what the sides of the chart are called, and what screen readers say there.
    let table = [
        (FRIENDS, NAMELESS, ["", ""], ["", ""]),
        (FRIENDS, anna, ["Anna", ""], ["Anna plays X.", ""]),
        (GUARD, NAMELESS, ["You", "Computer"], ["You play X.", "The computer plays O."]),
    ];
    for (players, names, expected, expected_words) in table {
        let session = session(players, "b2");
        let mut mode = Mode::Playing;
        mode.begin_review(Replay::of(&session), None);
        let Page { game, .. } = of(&session, mode);
        let sides = [Side::First, Side::Second];
        assert_eq!(sides.map(|side| review::model::side_name(&game, names, side)), expected);
        assert_eq!(sides.map(|side| review::model::side_words(&game, names, side)), expected_words);
    }
}

#[test]
fn a_review_without_verdicts_says_only_which_move_is_shown() {
    for (shown, expected) in [(0, "before the first move"), (1, ""), (2, "")] {
        let Page { game, .. } = reviewed("b2a1", shown, false);
        assert_eq!(review::model::detail(&game, NAMELESS).as_deref(), Some(expected), "{shown}");
    }
    assert_eq!(review::model::headline(&page(FRIENDS, "b2").game, NAMELESS), None);
}

#[test]
fn the_chart_shows_who_stands_better() {
    let Page { game, .. } = reviewed("a1a3b1b3c1", 2, true);
    let replay = game.mode.replay().expect("a review");
    let drawn = PATHS.map(|(class, draw)| (class, draw(replay)));
    let path = |name| &*drawn.iter().find(|(class, _)| *class == name).expect("a part").1;
    assert_eq!(path("now"), "M400 0V100");
    assert_eq!(path("decisive"), "M400 0V100");
    assert!(path("course").starts_with("M0 50L200 50L400 "), "{}", path("course"));
    assert!(path("area").starts_with("M0 50V50") && path("area").ends_with("V50Z"));
    assert!(path("proved").contains("M400 "), "{}", path("proved"));
}

/// A cell with these contents.
fn cell(view: CellView) -> CellState {
    CellState { view, ..CellState::default() }
}

#[test]
fn a_cell_has_the_classes_of_what_it_shows() {
    let marked = |mark| CellView { mark: Some((mark, Some(1))), ..CellView::default() };
    let free = CellView::default;
    let values = |leads_to| CellView { leads_to: Some(leads_to), ..free() };
    let table = [
        (cell(free()), "cell free "),
        (cell(marked(Mark::X)), "cell x "),
        (cell(CellView { is_last: true, ..marked(Mark::O) }), "cell o last "),
        (cell(CellView { wins: true, ..marked(Mark::X) }), "cell x wins "),
        (cell(CellView { pending: Some(Mark::O), ..free() }), "cell free o pending "),
        (cell(CellView { is_advised: true, ..free() }), "cell free advised "),
        (cell(CellView { ghost: Some((Mark::X, 3)), ..free() }), "cell free x ghost "),
        (cell(CellView { is_lifted: true, ..marked(Mark::X) }), "cell x pending "),
        (cell(values(Value::Win(1))), "cell free leads-to-win "),
        (cell(values(Value::Loss(2))), "cell free leads-to-loss "),
        (
            cell(CellView { threats: [Some(ThreatKind::Fork), Some(ThreatKind::Win)], ..free() }),
            "cell free threatened x-fork o-win ",
        ),
        (CellState { hover: Some(Mark::X), ..cell(free()) }, "cell free hover by-x "),
        (CellState { hover: Some(Mark::O), ..cell(free()) }, "cell free hover "),
        (CellState { hover: Some(Mark::X), ..cell(marked(Mark::O)) }, "cell o "),
        (CellState { gone: Some(Mark::X), ..cell(free()) }, "cell free x gone "),
        (CellState { gone: Some(Mark::X), ..cell(values(Value::Draw)) }, "cell free "),
        (CellState { is_in_line: true, ..cell(free()) }, "cell free in-line "),
    ];
    for (state, expected) in table {
        assert_eq!(class(state), expected, "{state:?}");
    }
}

#[test]
fn a_cell_is_labelled_with_what_it_leads_to_or_with_its_number() {
    let free = CellView::default;
    let table = [
        (free(), None),
        (CellView { mark: Some((Mark::X, None)), ..free() }, None),
        (CellView { mark: Some((Mark::X, Some(7))), ..free() }, Some("7")),
        (CellView { ghost: Some((Mark::O, 3)), ..free() }, Some("3")),
        (CellView { leads_to: Some(Value::Draw), ..free() }, Some("D")),
        (CellView { leads_to: Some(Value::Draw), pending: Some(Mark::X), ..free() }, None),
    ];
    for (view, expected) in table {
        assert_eq!(label(view).as_deref(), expected, "{view:?}");
    }
}

#[test]
fn a_removed_mark_fades_until_the_cell_shows_something_else() {
    let marked = cell(CellView { mark: Some((Mark::X, None)), ..CellView::default() });
    let removed = changed(marked, cell(CellView::default()));
    assert_eq!(removed.gone, Some(Mark::X));
    assert_eq!(changed(removed, CellState { is_in_line: true, ..removed }).gone, Some(Mark::X));
    assert_eq!(changed(removed, CellState { hover: Some(Mark::O), ..removed }).gone, None);
    assert_eq!(changed(removed, marked).gone, None);
}

#[test]
fn the_first_tab_stop_is_in_the_middle() {
    for (board, cell) in [("3x3k3", "b2"), ("15x15k5", "h8"), ("4x3k3", "c2"), ("3x3x3k3", "2b2")] {
        assert_eq!(middle(rules(board)), at(cell), "{board}");
    }
}

#[test]
fn lines_through_a_cell_contain_it() {
    let in_line = |cell: &str| {
        let cells = cells_in_line(rules("3x3k3"), at(cell));
        cells.iter().collect::<HashSet<_>>().len()
    };
    assert_eq!([in_line("a1"), in_line("a2"), in_line("b2")], [7, 5, 9]);
}

#[test]
fn classes_are_those_whose_condition_holds() {
    assert_eq!(classes(&[("a", true), ("b", false), ("c", true)]), "a c ");
    assert_eq!(classes(&[]), "");
}

#[test]
fn the_classes_of_the_board_do_not_depend_on_the_move() {
    let class = |page: &Page, settings| {
        let Setup { rules, pieces, .. } = page.game.setup;
        board_class(&page.game, BoardLayout { rules, pieces }, false, settings)
    };
    let plain = BoardSettings::default();
    let numbered = BoardSettings { move_numbers: MoveNumbers::Shown, ..plain };
    let table = [
        ("a running game", page(FRIENDS, "b2"), plain, "board "),
        ("its next move", page(FRIENDS, "b2a1"), plain, "board "),
        ("numbers of moves", page(FRIENDS, "b2"), numbered, "board numbered "),
        ("a large board", page(LARGE, "h8"), plain, "board ruled stones "),
        ("a game that is won", page(GUARD, "a1a2b1b2c1"), plain, "board over "),
        ("a game that is lost", page(GUARD, "a1b1a2b2c3b3"), plain, "board over lost "),
        ("an arranged position", arranged(None), plain, "board arranging "),
    ];
    for (shown, page, settings, expected) in table {
        assert_eq!(class(&page, settings), expected, "{shown}");
    }
}

#[test]
fn threats_are_those_of_the_board_on_the_screen() {
    let found = |page: &Page, board: &str| {
        let board = played("3x3k3", board);
        let found = threats_to_show(&page.game, board.board());
        found.iter().map(|(threat, mark)| (threat.cell, *mark)).collect::<Vec<_>>()
    };
    let wins = page(FRIENDS, "a1a3b1");
    assert!(found(&wins, "a1a3b1").contains(&(at("c1"), Mark::X)));
    let over = page(FRIENDS, "a1a2b1b2c1");
    assert_eq!(found(&over, "a1a2b1b2c1"), [], "the game is over");
    let mut won = arranged(None);
    if let Some(position) = won.game.mode.arranging_mut() {
        position.turn = Err(ArrangeError::Drawn);
    }
    assert_eq!(found(&won, "a1a3b1"), [], "no game can begin from the arranged position");
    let winning = found(&arranged(None), "a1a3b1").into_iter().map(|(cell, _)| cell);
    assert!(!winning.collect::<Vec<_>>().contains(&at("b2")), "the board is the arranged one");

    // Whether threats can be switched on.
    assert!(has_threats(&wins.game) && !has_threats(&over.game));
    assert!(has_threats(&reviewed("a1a2b1b2c1", 5, false).game));
}

#[test]
fn threats_are_told_in_words_once_they_are_switched() {
    let Page { game, .. } = page(FRIENDS, "a1a3b1");
    let mut threats = Threats::default();
    assert_eq!(words(&game, &threats), "");
    (threats.is_on, threats.switched) = (true, 1);
    assert_eq!(words(&game, &threats).trim(), "No threats.");
    threats.replace(threats_to_show(&game, played("3x3k3", "a1a3b1").board()));
    assert!(words(&game, &threats).starts_with("X wins here: c1. "), "{}", words(&game, &threats));
    (threats.is_on, threats.switched) = (false, 2);
    assert_eq!(words(&game, &threats).trim(), "Threats are hidden.");
}

/// Two people at this device who play swap2; the second one chooses a side or makes two more moves.
const SWAP2: &str = "15x15k5s2/friends/one/starter-is-x/one/one";

#[test]
fn an_opening_tells_who_does_what_next() {
    // The moves, the headline, and the annotation.
    for (plies, told, more) in [
        ("", "Black to move", "Black: stone 1 of 3, then the other chooses"),
        ("h8", "White to move", "White: stone 2 of 3, then the other chooses"),
        ("h8i9", "Black to move", "Black: stone 3 of 3, then the other chooses"),
        ("h8i9h10", "Player 2: choose a color", ""),
        ("h8i9h10o0", "White to move", "White: stone 1 of 2, then the other chooses"),
        ("h8i9h10o0g7", "Black to move", "Black: stone 2 of 2, then the other chooses"),
        ("h8i9h10o0g7f6", "Player 1: choose a color", ""),
        ("h8i9h10w0", "White to move", ""),
        ("h8i9h10o0g7f6b0", "White to move", ""),
    ] {
        let page = page(SWAP2, plies);
        let shown = choice_headline(&page.game, NAMELESS);
        let shown = shown.unwrap_or_else(|| headline(&page.game, NAMELESS));
        assert_eq!(shown, told, "{plies}");
        assert_eq!(page.annotation().unwrap_or_default(), more, "{plies}");
        let is_choice = told.ends_with("choose a color");
        assert_eq!(page.game.is_persons_choice(), is_choice, "{plies}");
        let is_prompt_shown = !prompt_class(&page.game, false).contains("hidden");
        assert_eq!(is_prompt_shown, is_choice, "{plies}");
        assert_eq!(page.game.mark_to_place().is_none(), is_choice, "{plies}");
    }
    let names: DisplayNames = [None, Some(Box::leak(Box::new("Ada".to_owned())))];
    let shown = choice_headline(&page(SWAP2, "h8i9h10").game, names);
    assert_eq!(shown.as_deref(), Some("Ada: choose a color"));
}

/// The marks alternate, whoever makes the moves.
#[test]
fn the_next_mark_of_an_opening_is_not_the_mark_of_the_player_to_move() {
    for (plies, mark) in [("", Mark::X), ("h8", Mark::O), ("h8i9", Mark::X), ("h8i9h10o0", Mark::O)]
    {
        assert_eq!(page(SWAP2, plies).game.mark_to_move(), Some(mark), "{plies}");
    }
}

#[test]
fn each_choice_says_what_it_means() {
    let choices = [Ply::Choose(Side::First), Ply::Choose(Side::Second), Ply::Offer];
    for (board, plies, expected) in [
        (
            SWAP2,
            "h8i9h10",
            &[
                ("Play black", "they move next"),
                ("Play white", "you move next"),
                ("Add two stones", "then they choose"),
            ][..],
        ),
        (
            SWAP2,
            "h8i9h10o0g7f6",
            &[("Play black", "they move next"), ("Play white", "you move next")],
        ),
        (
            "15x15k5s1/friends/one/starter-is-x/one/one",
            "h8",
            &[("Play black", "they move next"), ("Play white", "you move next")],
        ),
        (SWAP2, "h8", &[]),
    ] {
        let game = page(board, plies).game;
        let offered = choices.into_iter().filter(|&ply| is_offered(&game, ply));
        let told: Vec<_> =
            offered.map(|ply| (choice_name(&game, ply), text(note(&game, ply)))).collect();
        let told: Vec<_> = told.iter().map(|(name, note)| (&**name, *note)).collect();
        assert_eq!(told, expected, "{plies}");
    }
}

/// A press on a forbidden cell is answered with the rows that make the foul.
#[test]
fn a_foul_is_told_with_its_rows() {
    const RENJU: &str = "15x15k5r/friends/one/starter-is-x/one/one";
    let mut page = page(RENJU, "f8a1g8c1h6e1h7g1");
    let refused = Refusal::Ply(Ply::Move(at("h8")), PlayError::Forbidden(Foul::DoubleThree));
    let board = session(RENJU, "f8a1g8c1h6e1h7g1").game().board().clone();
    page.aids.reply.say(Reply::to(refused, &board).expect("a reply"));
    assert_eq!(
        page.annotation().as_deref(),
        Some("h8 is forbidden: double three (f8–h8 and h8–h6).")
    );
}

#[test]
fn a_forbidden_cell_is_marked_and_named() {
    let view = CellView { foul: Some(FoulView::Here(Foul::DoubleFour)), ..CellView::default() };
    let state = CellState { view, ..CellState::default() };
    assert!(class(state).split(' ').any(|it| it == "forbidden"), "{}", class(state));
    // The cross takes the place of a mark that was taken back, and of the one under the pointer.
    let state = CellState { gone: Some(Mark::O), hover: Some(Mark::X), ..state };
    let shown = class(state);
    assert!(!["o", "gone", "hover"].iter().any(|it| shown.split(' ').any(|class| class == *it)));
    let name = phrases::cell(at("h8"), view, Pieces::Stones, 5);
    assert_eq!(name, "h8, empty, forbidden: double four");
}

/// White's four can only be blocked where black must not play. The review says so.
#[test]
fn a_review_tells_that_a_foul_was_forced() {
    const RENJU: &str = "15x15k5r/friends/one/starter-is-x/one/one";
    let session = session(RENJU, "l8h8g5i8g6j8d5a1e6c1g7e1f7k8");
    for (at, expected) in [(13, ""), (14, "black’s only answer, g8, is forbidden: double four")] {
        let mut replay = Replay::of(&session);
        replay.go_to(at);
        let mut mode = Mode::Playing;
        mode.begin_review(replay, None);
        let page = of(&session, mode);
        let detail = review::model::detail(&page.game, NAMELESS).expect("a review");
        assert_eq!(detail, expected, "after {at} moves");
    }
}

/// After a press on a forbidden cell, the rows that make the foul are marked in the game, but not in a review.
#[test]
fn the_rows_of_a_foul_are_marked_only_in_the_game() {
    let session = session("15x15k5r/friends/one/starter-is-x/one/one", "f8a1g8c1h6e1h7g1");
    let mut assist = Assist::default();
    assist.set_forbidden(forbidden(session.game()));
    let (mut aids, rows) = (Aids::default(), foul_lines(session.game().board(), at("h8")));
    aids.reply.say(Reply::Forbidden(at("h8"), Foul::DoubleThree, rows));
    assert!(["f8", "g8", "h8", "h6"].iter().all(|cell| aids.cells().contains(&at(cell))));
    let here = Some(FoulView::Here(Foul::DoubleThree));
    for (cell, in_game, in_review) in
        [("h8", here, here), ("f8", Some(FoulView::InRow), None), ("a1", None, None)]
    {
        let (cell, view) = (at(cell), session.cell(at(cell)));
        let noted = aids.add_to(cell, assist.note(cell, view), Some(Mark::X));
        assert_eq!(noted.foul, in_game, "{cell}");
        assert_eq!(assist.note_forbidden(cell, view).foul, in_review, "{cell}");
    }
}

/// Removed moves come back until another move is tried: otherwise the same move could stand twice after a position.
#[test]
fn moves_that_were_removed_come_back_until_another_is_tried() {
    let Page { mut game, .. } = reviewed("a1a3b1b3c1", 2, false);
    let Mode::Reviewing(review) = &mut game.mode else { panic!("no review") };
    review.try_move(at("b2"));
    review.removed = review.replay.delete_from_here();
    assert!(review.removed.is_some());
    review.replay.go_to(1);
    assert!(review.removed.is_some(), "another position has been shown, and nothing has changed");
    review.replay.go_to(2);
    review.try_move(at("b2"));
    assert!(review.removed.is_none(), "the move can be brought back beside itself");
    let tree = review.replay.tree();
    let after_two = tree.parent(tree.current()).expect("a variation");
    assert_eq!(tree.children(after_two).len(), 2, "the game, and one variation");
}

/// A review notes the forbidden point that is pressed until another move is tried, and no point that is taken.
#[test]
fn a_review_notes_the_forbidden_point_that_is_pressed() {
    let session = session("15x15k5r/friends/one/starter-is-x/one/one", "f8a1g8c1h6e1h7g1");
    let mut mode = Mode::Playing;
    mode.begin_review(Replay::of(&session), None);
    let Mode::Reviewing(review) = &mut mode else { panic!("no review") };
    review.try_move(at("f8"));
    assert_eq!(review.forbidden, None, "a taken point");
    review.try_move(at("h8"));
    assert_eq!(review.forbidden, Some((at("h8"), Foul::DoubleThree)));
    review.try_move(at("a2"));
    assert_eq!(review.forbidden, None, "another move has been made");
}
