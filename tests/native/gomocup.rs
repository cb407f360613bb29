//! The Gomocup program and its protocol: every command and its answer, legal moves for every request, and the program
//! itself in whole games.

use std::{
    io::{BufRead, BufReader, Cursor, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use in_a_row::{
    engine::{Cell, Game, Player, Ply, Side, Turn, search::net::Nets},
    gomocup::{self, Point},
};
use proptest::{prelude::*, sample::Index};

use crate::common::{by_choices, rules};

/// A placeholder for any move in the tables below.
const MOVE: &str = "move";

/// Returns the answers to these lines, without the messages for people. The waiting lines interrupt each search, so
/// this is fast.
fn answers(script: &str) -> Vec<String> {
    let mut output = Vec::new();
    gomocup::serve(Cursor::new(script.to_owned().into_bytes()), &mut output, Nets::default())
        .expect("written");
    let output = String::from_utf8(output).expect("text");
    output.lines().filter(|line| !line.starts_with("MESSAGE ")).map(str::to_owned).collect()
}

/// Returns the answers with every move replaced by [`MOVE`] and every error by its first word.
fn kinds(script: &str) -> Vec<String> {
    let kind = |line: String| match line.split_whitespace().next() {
        Some(word @ ("ERROR" | "UNKNOWN")) => word.to_owned(),
        _ if line.parse::<Point>().is_ok() => MOVE.to_owned(),
        _ => line,
    };
    answers(script).into_iter().map(kind).collect()
}

fn assert_kinds(table: &[(&str, &[&str])]) {
    for (script, expected) in table {
        assert_eq!(kinds(script), *expected, "{script:?}");
    }
}

#[test]
fn a_game_can_start_on_boards_of_5_to_40() {
    assert_kinds(&[
        ("START 15", &["OK"]),
        ("START 5", &["OK"]),
        ("START 40", &["OK"]),
        ("START 4", &["ERROR"]),
        ("START 41", &["ERROR"]),
        ("START 300", &["ERROR"]),
        ("START -15", &["ERROR"]),
        ("START", &["ERROR"]),
        ("START fifteen", &["ERROR"]),
        ("RECTSTART 30,20", &["OK"]),
        ("RECTSTART 5,40", &["OK"]),
        ("RECTSTART 4,20", &["ERROR"]),
        ("RECTSTART 20,41", &["ERROR"]),
        ("RECTSTART 20", &["ERROR"]),
        ("RESTART", &["ERROR"]),
        ("START 15\nRESTART", &["OK", "OK"]),
        ("START 15\nSTART 4\nBEGIN", &["OK", "ERROR", "ERROR"]),
    ]);
}

#[test]
fn moves_are_made_on_request() {
    assert_kinds(&[
        ("START 15\nBEGIN", &["OK", MOVE]),
        ("START 15\nTURN 7,7", &["OK", MOVE]),
        ("RECTSTART 9,6\nTURN 8,5", &["OK", MOVE]),
        ("RECTSTART 9,6\nTURN 5,8", &["OK", "ERROR"]),
        ("START 15\nTURN 15,0", &["OK", "ERROR"]),
        ("START 15\nTURN 7", &["OK", "ERROR"]),
        ("START 15\nTURN 7,-1", &["OK", "ERROR"]),
        ("BEGIN", &["ERROR"]),
        ("TURN 7,7", &["ERROR"]),
        ("BOARD\nDONE", &["ERROR"]),
        ("START 15\nBEGIN\nBEGIN", &["OK", MOVE, "ERROR"]),
        // BEGIN ends the search for an answer to TURN, but does not request a second move.
        ("START 15\nTURN 7,7\nBEGIN", &["OK", MOVE, "ERROR"]),
        ("START 15\nBOARD\n7,7,1\n8,8,2\nDONE\nBEGIN", &["OK", MOVE, "ERROR"]),
        ("START 15\nTURN 7,7\nTURN 7,7", &["OK", MOVE, "ERROR"]),
        ("START 15\nBEGIN\nRESTART\nBEGIN", &["OK", MOVE, "OK", MOVE]),
        ("START 15\nPLAY 3,4", &["OK", MOVE]),
        ("START 15\nPLAY 3,4\nPLAY 3,5", &["OK", MOVE, "ERROR"]),
    ]);
    assert_eq!(answers("START 15\nPLAY 3,4\nTURN 3,4")[1], "3,4");
}

#[test]
fn a_refused_move_changes_nothing() {
    let script = "START 15\nTURN 15,15\nTURN 3,3\nTURN 3,3\nTURN 4,20\nBOARD\n1,1\nDONE\nTURN 0,14";
    assert_eq!(kinds(script), ["OK", "ERROR", MOVE, "ERROR", "ERROR", "ERROR", MOVE]);
}

#[test]
fn stones_may_be_listed_in_any_order() {
    assert_kinds(&[
        ("START 15\nBOARD\nDONE", &["OK", MOVE]),
        ("START 15\nBOARD\n7,7,2\nDONE", &["OK", MOVE]),
        ("START 15\nBOARD\n7,7,1\n8,8,2\nDONE", &["OK", MOVE]),
        ("START 15\nBOARD\n7,7,1\n7,8,1\n8,8,2\n9,9,2\nDONE", &["OK", MOVE]),
        ("START 15\nBOARD\n7,7,2\n7,8,2\n8,8,1\nDONE", &["OK", MOVE]),
        ("START 15\nBOARD\n 7, 7, 2 \nDONE", &["OK", MOVE]),
        // A second board replaces the first one, with or without RESTART.
        ("START 15\nBOARD\n7,7,2\nDONE\nBOARD\n7,7,2\nDONE", &["OK", MOVE, MOVE]),
        ("START 15\nBOARD\n7,7,2\nDONE\nRESTART\nBOARD\n7,7,2\nDONE", &["OK", MOVE, "OK", MOVE]),
    ]);
}

#[test]
fn impossible_boards_are_refused() {
    assert_kinds(&[
        ("START 15\nBOARD\n7,7,1\nDONE", &["OK", "ERROR"]),
        ("START 15\nBOARD\n7,7,2\n7,8,2\nDONE", &["OK", "ERROR"]),
        ("START 15\nBOARD\n7,7,1\n7,7,2\nDONE", &["OK", "ERROR"]),
        ("START 15\nBOARD\n15,7,2\nDONE", &["OK", "ERROR"]),
        ("START 15\nBOARD\n7,7,3\nDONE", &["OK", "ERROR"]),
        ("START 15\nBOARD\n7,7\n8,8,2\nDONE", &["OK", "ERROR"]),
        ("START 15\nBOARD\nhello\nDONE\nBEGIN", &["OK", "ERROR", MOVE]),
    ]);
}

#[test]
fn a_command_ends_a_list_without_done_and_is_executed() {
    assert_kinds(&[
        ("START 15\nBOARD\n7,7,2\nSTART 20\nTURN 19,19", &["OK", "ERROR", "OK", MOVE]),
        ("START 15\nBOARD\n7,7,2\nRECTSTART 20,5\nTURN 19,4", &["OK", "ERROR", "OK", MOVE]),
        ("START 15\nBOARD\n7,7,2\nRESTART\nBEGIN", &["OK", "ERROR", "OK", MOVE]),
        ("START 15\nBOARD\nBEGIN", &["OK", "ERROR", MOVE]),
        ("START 15\nBOARD\n7,7,2\nTURN 7,7", &["OK", "ERROR", MOVE]),
        ("START 15\nBOARD\n7,7,2\nPLAY 7,7", &["OK", "ERROR", MOVE]),
        ("START 15\nTURN 7,7\nBOARD\nTAKEBACK 7,7", &["OK", MOVE, "ERROR", "OK"]),
        // The command may begin another list.
        ("START 15\nBOARD\n7,7,1\nBOARD\n7,7,2\nDONE", &["OK", "ERROR", MOVE]),
        ("START 15\nBOARD\nSWAP2BOARD\n7,7\nDONE", &["OK", "ERROR", "ERROR"]),
        // A line that begins with a word of the protocol is a command, even if it cannot be executed.
        ("START 15\nBOARD\nTURN 7\nBEGIN", &["OK", "ERROR", "ERROR", MOVE]),
        // An invalid list has a single error.
        ("START 15\nBOARD\nhello\n7,7\nBEGIN", &["OK", "ERROR", MOVE]),
        ("BOARD\nSTART 15", &["ERROR", "OK"]),
        ("START 15\nSWAP2BOARD\n7,7\nBEGIN", &["OK", "ERROR", MOVE]),
    ]);
    let answers = answers("START 15\nBOARD\n7,7,2\nABOUT\nDONE");
    assert_eq!(answers[1], "ERROR expected DONE before the next command");
    assert!(answers[2].starts_with("name="), "{answers:?}");
    assert!(answers[3].starts_with("UNKNOWN"), "the list is over: {answers:?}");
}

#[test]
fn information_within_a_list_is_noted() {
    assert_kinds(&[
        ("START 15\nBOARD\n7,7,2\nINFO time_left 100\nDONE", &["OK", MOVE]),
        ("START 15\nBOARD\n7,7,2\nINFO rule 2\nDONE", &["OK", "ERROR"]),
        ("START 15\nBOARD\nhello\nINFO rule 1\nDONE", &["OK", "ERROR"]),
        ("START 15\nSWAP2BOARD\n7,7\nINFO rule 1\nDONE", &["OK", "ERROR"]),
    ]);
}

/// Returns a board on which the opponent has `other` stones in a row, and this program has `own` stones that are far
/// from each other.
fn row_of(other: u8, own: u8) -> String {
    let other = (0..other).map(|x| format!("{x},0,2\n"));
    let own = (0..own).map(|x| format!("{},{},1\n", x * 2, 6 + x % 2));
    format!("BOARD\n{}DONE\n", other.chain(own).collect::<String>())
}

#[test]
fn the_rule_decides_whether_a_game_is_over() {
    let [four, five, six] = [row_of(4, 4), row_of(5, 5), row_of(6, 6)];
    for (rule, expected) in [
        (0, [MOVE, "ERROR", "ERROR"]),
        (1, [MOVE, "ERROR", MOVE]),
        (4, [MOVE, "ERROR", "ERROR"]),
        (8, [MOVE, "ERROR", "ERROR"]),
        (9, [MOVE, "ERROR", MOVE]),
    ] {
        let answers = kinds(&format!("START 15\nINFO rule {rule}\n{four}{five}{six}"));
        assert_eq!(answers[1..], expected, "rule {rule}");
    }
}

#[test]
fn unsupported_rules_are_refused_at_the_first_move() {
    for rule in [-1, 2, 3, 5, 6, 10, 12, 13, 16, i64::MIN] {
        let script = format!(
            "INFO rule {rule}\nSTART 15\nINFO max_memory 0\nBEGIN\nTURN 7,7\nBOARD\nDONE\n\
             INFO rule 0\nTURN 7,7"
        );
        assert_eq!(kinds(&script), ["OK", "ERROR", "ERROR", "ERROR", MOVE], "rule {rule}");
    }
    // Renju is played on one board only.
    assert_kinds(&[("INFO rule 4\nSTART 20\nSTART 15\nBEGIN", &["ERROR", "OK", MOVE])]);
    let error = &answers("START 15\nINFO rule 2\nBEGIN")[1];
    assert_eq!(error, "ERROR the continuous game is not supported: rules 0, 1, 4, 8 and 9 are");
}

#[test]
fn too_little_memory_is_refused_at_the_first_move() {
    let script = "START 15\nINFO max_memory 1000\nBEGIN\nINFO max_memory 83886080\nBEGIN";
    assert_eq!(kinds(script), ["OK", "ERROR", MOVE]);
}

#[test]
fn information_is_never_answered() {
    let script = "INFO timeout_turn 100\nINFO timeout_turn soon\nINFO timeout_turn -1\nINFO\n\
        INFO timeout_match 0\nINFO time_left -20\nINFO time_left 2147483647\nINFO game_type 1\n\
        INFO evaluate 7,7\nINFO folder C:\\Program Files\nINFO new_thing 3\nINFO rule\n\
        INFO max_memory 99999999999999999999";
    assert_eq!(answers(script), [""; 0]);
}

#[test]
fn stones_can_be_taken_back_one_by_one() {
    assert_kinds(&[
        ("START 15\nTURN 7,7\nTAKEBACK 7,7\nTAKEBACK 7,7", &["OK", MOVE, "OK", "ERROR"]),
        ("START 15\nTAKEBACK 15,15", &["OK", "ERROR"]),
        ("START 15\nTAKEBACK", &["OK", "ERROR"]),
        ("TAKEBACK 1,1", &["ERROR"]),
        ("START 15\nPLAY 3,3\nTAKEBACK 3,3\nTURN 3,3", &["OK", MOVE, "OK", MOVE]),
        // Only the opponent's stone is taken back, so it is the opponent's turn, not this program's.
        ("START 15\nTURN 7,7\nTAKEBACK 7,7\nBEGIN", &["OK", MOVE, "OK", "ERROR"]),
    ]);
}

#[test]
fn unknown_commands_are_answered_with_unknown() {
    assert_kinds(&[
        ("HELLO", &["UNKNOWN"]),
        ("DONE", &["UNKNOWN"]),
        ("7,7", &["UNKNOWN"]),
        ("STARTING 15", &["UNKNOWN"]),
    ]);
}

#[test]
fn swap2_openings_are_checked() {
    assert_kinds(&[
        ("SWAP2BOARD\nDONE", &["ERROR"]),
        ("START 15\nSWAP2BOARD\n7,7\nDONE", &["OK", "ERROR"]),
        ("START 15\nSWAP2BOARD\n7,7\n8,8\n7,7\nDONE", &["OK", "ERROR"]),
        ("START 15\nSWAP2BOARD\n7,7\n8,8\n15,15\nDONE", &["OK", "ERROR"]),
        ("START 15\nSWAP2BOARD\n7,7,1\n8,8,2\n9,9,1\nDONE", &["OK", "ERROR"]),
        ("START 15\nSWAP2BOARD\nhello\nDONE", &["OK", "ERROR"]),
        ("START 8\nSWAP2BOARD\nDONE", &["OK", "ERROR"]),
        ("START 15\nINFO rule 2\nSWAP2BOARD\nDONE", &["OK", "ERROR"]),
        // The stones are sent again for the game.
        ("START 15\nSWAP2BOARD\n7,7\n0,0\n8,8\nDONE\nBEGIN", &["OK", "SWAP", MOVE]),
    ]);
    let error = &answers("START 15\nSWAP2BOARD\n7,7\n8,8\nDONE")[1];
    assert_eq!(error, "ERROR expected 0, 3 or 5 stones after SWAP2BOARD");
}

#[test]
fn about_names_the_program_and_its_version() {
    let about = &answers("ABOUT")[0];
    assert!(about.starts_with("name=\"In a Row\", version=\""), "{about}");
    assert_eq!(about.matches('"').count() % 2, 0, "{about}");
}

#[test]
fn case_spaces_and_line_ends_make_no_difference() {
    assert_kinds(&[
        ("start 15\r\nturn 7,7\r\n", &["OK", MOVE]),
        ("  Start   15  \n\n\r\n\tTurn  7 , 7 \n", &["OK", MOVE]),
        ("rectStart 20, 30\r\ninfo RULE 1\r\nboard\r\n7,7,2\r\ndone\r\n", &["OK", MOVE]),
    ]);
    let mut output = Vec::new();
    let folder_without_utf8 = Cursor::new(b"INFO folder C:\\\xe8\xe9\nSTART 15\n".to_vec());
    gomocup::serve(folder_without_utf8, &mut output, Nets::default()).expect("written");
    assert_eq!(output, b"OK\n");
}

#[test]
fn nothing_is_answered_after_end() {
    assert_eq!(answers("START 15\nEND\nABOUT\nBEGIN"), ["OK"]);
    assert_eq!(answers("START 15\nBOARD\n7,7,2\nEND\n8,8,1\nDONE"), ["OK"]);
}

/// The move has three weeks, so otherwise this test would not end.
#[test]
fn another_command_ends_the_search() {
    let script =
        "START 15\nINFO timeout_turn 2000000000\nBOARD\n7,7,1\n8,8,2\nDONE\nTURN 0,0\nABOUT";
    assert_eq!(kinds(script)[..3], ["OK", MOVE, MOVE]);
}

/// Both sides have a stone on every line of five, and two points are free.
#[test]
fn the_program_plays_on_until_the_board_is_full() {
    let rows = ["22112", "11221", "22112", "11221", "221"];
    let stones = rows.iter().enumerate().flat_map(|(y, row)| {
        row.chars().enumerate().map(move |(x, owner)| format!("{x},{y},{owner}\n"))
    });
    let board = format!("BOARD\n{}DONE\n", stones.collect::<String>());
    for start in ["START 5", "START 5\nINFO rule 1"] {
        let free = ["3,4", "4,4"];
        let answers = answers(&format!("{start}\n{board}"));
        let place = free.iter().position(|it| *it == answers[1]).expect("one of the free points");
        let other = free[1 - place];
        let script = format!("{start}\n{board}TURN {other}\n");
        assert_kinds(&[(&script, &["OK", MOVE, "ERROR"])]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// `INFO` and empty lines are the only ones without an answer.
    #[test]
    fn every_command_has_exactly_one_answer(
        lines in prop::collection::vec(prop::sample::select(vec![
            "START 6", "START 3", "RECTSTART 5,9", "RESTART", "BEGIN", "TURN 2,2", "TURN 2,3",
            "TURN 9,9", "TURN 4,8", "PLAY 1,1", "PLAY 4,4", "TAKEBACK 2,2", "TAKEBACK 1,1", "ABOUT",
            "BOARD\n1,1,1\n2,2,2\nDONE", "BOARD\n2,2,2\n3,2,2\n1,1,1\n\nDONE", "BOARD\n1,1,1\nDONE",
            "SWAP2BOARD\n1,1\nDONE", "WHAT", "INFO rule 1", "INFO rule 4", "INFO rule 0",
            "INFO timeout_turn 0", "INFO time_left 0", "",
        ]), 0..25),
    ) {
        let commands = lines.iter().filter(|it| !it.is_empty() && !it.starts_with("INFO")).count();
        let answers = kinds(&lines.join("\n"));
        prop_assert_eq!(answers.len(), commands, "{:?}", answers);
        for answer in answers {
            let is_known = ["OK", "ERROR", "UNKNOWN", MOVE].contains(&answer.as_str());
            prop_assert!(is_known || answer.starts_with("name="), "{}", answer);
        }
    }

    /// The answer to a position of any game, listed in any order, is a move to a free cell.
    #[test]
    fn moves_are_legal(
        columns in 5_u8..=40,
        rows in 5_u8..=40,
        (rule, letter) in prop::sample::select(vec![(0, ""), (1, "e"), (4, "r"), (8, "o"), (9, "c")]),
        choices in prop::collection::vec(any::<Index>(), 0..60),
        first_listed in any::<Index>(),
    ) {
        let (columns, rows) = if rule == 4 { (15, 15) } else { (columns, rows) };
        let rules = rules(&format!("{columns}x{rows}k5{letter}"));
        let mut game = by_choices(Game::new(rules), &choices);
        if game.position().is_none() {
            game.undo();
        }
        let plies = game.moves().len();
        let stone = |(ply, &cell): (usize, &Cell)| {
            let owner = if (plies - ply).is_multiple_of(2) { 1 } else { 2 };
            format!("{},{owner}\n", Point::of(cell, rules))
        };
        let mut stones: Vec<_> = game.moves().iter().enumerate().map(stone).collect();
        if plies > 0 {
            stones.rotate_left(first_listed.index(plies));
        }
        let script = format!(
            "RECTSTART {columns},{rows}\nINFO rule {rule}\nBOARD\n{}DONE\n",
            stones.concat(),
        );
        let answer = answers(&script).pop().unwrap_or_default();
        let point: Point = answer.parse().map_err(|_| TestCaseError::fail(answer))?;
        let cell = point.cell(rules);
        let is_legal = cell.is_some_and(|cell| game.legal_moves().any(|legal| legal == cell));
        prop_assert!(is_legal, "{} after {}", point, script);
    }
}

/// A process that runs the program.
struct Program {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_pbrain-in-a-row"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        Self { child, input, output }
    }

    fn send(&mut self, line: &str) {
        write!(self.input, "{line}\r\n").expect("the program reads");
    }

    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        let is_answer = |line: &String| !line.starts_with("MESSAGE ");
        self.output.by_ref().map(|line| line.expect("text")).find(is_answer).expect("an answer")
    }

    fn end(mut self) {
        self.send("END");
        assert!(self.child.wait().expect("the program ends").success());
        assert_eq!(self.output.next().map(|line| line.expect("text")), None);
    }
}

#[test]
fn two_programs_can_play_a_game_to_its_end() {
    for (rule, board, start) in [
        (0, "15x15k5", "START 15"),
        (1, "9x7k5e", "RECTSTART 9,7"),
        (0, "5x5k5", "START 5"),
        (4, "15x15k5r", "START 15"),
        (8, "15x15k5o", "START 15"),
        (9, "9x7k5c", "RECTSTART 9,7"),
    ] {
        let mut game = Game::new(rules(board));
        let mut programs = [Program::start(), Program::start()];
        for program in &mut programs {
            assert_eq!(program.ask(start), "OK");
            program.send("INFO timeout_turn 20");
            program.send(&format!("INFO rule {rule}"));
        }
        while game.position().is_some() {
            let ply = game.moves().len();
            let question = match game.moves().last() {
                None => "BEGIN".to_owned(),
                Some(&cell) => format!("TURN {}", Point::of(cell, game.rules())),
            };
            let answer = programs[ply % 2].ask(&question);
            let point: Point = answer.parse().unwrap_or_else(|_| panic!("{answer} to {question}"));
            let cell = point.cell(game.rules()).expect("a cell of the board");
            game.play(cell).expect("a legal move");
        }
        programs.into_iter().for_each(Program::end);
    }
}

/// Asks a program to go on with a swap2 opening, and returns its answer.
fn ask_for_opening(program: &mut Program, game: &Game) -> String {
    program.send("SWAP2BOARD");
    for &cell in game.moves() {
        program.send(&Point::of(cell, game.rules()).to_string());
    }
    program.ask("DONE")
}

/// Plays the moves in an answer to an opening. Before the last of two moves after the first three, the choice is offered.
fn play_answer(game: &mut Game, answer: &str) {
    let points: Vec<Point> = answer.split(' ').map(|it| it.parse().expect("a point")).collect();
    match (game.turn(), points.len()) {
        (Some(Turn::Choose { can_offer: true, .. }), 2) => game.act(Ply::Offer),
        (Some(Turn::Choose { .. }), 1) => game.choose(Side::Second),
        (Some(Turn::Move { .. }), 3) => Ok(()),
        (turn, count) => panic!("{count} moves when {turn:?}"),
    }
    .expect("a legal ply");
    for point in points {
        game.play(point.cell(game.rules()).expect("a cell of the board")).expect("a legal move");
    }
}

#[test]
fn two_programs_can_play_swap2_to_the_end_of_a_game() {
    for (rule, side, board) in [
        (0, 15, "15x15k5s2"),
        (1, 15, "15x15k5es2"),
        (0, 20, "20x20k5s2"),
        (1, 20, "20x20k5es2"),
        (4, 15, "15x15k5rs2"),
        (8, 15, "15x15k5os2"),
        (9, 15, "15x15k5cs2"),
        (8, 20, "20x20k5os2"),
        (9, 20, "20x20k5cs2"),
    ] {
        let mut game = Game::new(rules(board));
        let mut programs = [Program::start(), Program::start()];
        for program in &mut programs {
            program.send("INFO timeout_turn 100");
            program.send(&format!("INFO rule {rule}"));
            assert_eq!(program.ask(&format!("START {side}")), "OK");
        }
        // The first program answers when it is the first player's turn.
        let index = |game: &Game| {
            let turn = game.turn().expect("a running game");
            usize::from(turn.player() == Player::Second)
        };
        while game.is_in_opening() {
            let answer = ask_for_opening(&mut programs[index(&game)], &game);
            if answer == "SWAP" {
                game.choose(Side::First).expect("a choice");
            } else {
                play_answer(&mut game, &answer);
            }
        }
        assert!((3..=6).contains(&game.moves().len()), "{:?}", game.plies());

        let order = game.turn_order();
        let mut is_begun = [false; 2];
        while let Some(position) = game.position() {
            let (player, rules) = (order.player_of(position.turn()), game.rules());
            let place = usize::from(player == Player::Second);
            let program = &mut programs[place];
            let answer = if is_begun[place] {
                let &last = game.moves().last().expect("a move");
                program.ask(&format!("TURN {}", Point::of(last, rules)))
            } else {
                program.send("BOARD");
                for (number, &cell) in game.moves().iter().enumerate() {
                    let is_own = game.side_at(number) == position.turn();
                    let owner = if is_own { 1 } else { 2 };
                    program.send(&format!("{},{owner}", Point::of(cell, rules)));
                }
                program.ask("DONE")
            };
            is_begun[place] = true;
            let point: Point = answer.parse().unwrap_or_else(|_| panic!("{answer}"));
            game.play(point.cell(rules).expect("a cell of the board")).expect("a legal move");
        }
        programs.into_iter().for_each(Program::end);
    }
}

#[test]
fn the_program_ends_during_a_search() {
    let mut program = Program::start();
    assert_eq!(program.ask("START 15"), "OK");
    for line in ["INFO timeout_turn 2000000000", "BOARD", "7,7,1", "8,8,2", "DONE"] {
        program.send(line);
    }
    program.end();
}

#[test]
fn the_program_ends_if_its_input_is_closed() {
    let Program { mut child, input, .. } = Program::start();
    drop(input);
    assert!(child.wait().expect("the program ends").success());
}
