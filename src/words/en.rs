//! English.

use super::{Phrases, Texts, Words};
use crate::{
    engine::{
        ArrangeError, Cell, Form, Foul, Line, Outcome, Overline, PlayError, Rules, RulesError,
        Shape, ShapeError, Side,
        advice::{Evaluation, Hint, Judged, Reason, Threat, Verdict},
        bots::Opponent,
        call_tree::{Counts, Progress as CallProgress, Step, keeps_highest},
        exact::Value,
        notation::{LinkError, MessageError, NotationReason},
        search::Level,
        strength::{Ratio, Strength},
    },
    protocol::Progress,
    session::{
        Added, Arranged, Arrangement, CellValues, CellView, Choice, Confirm, Correspondence,
        CustomError, Field, Hand, Handed, Mark, MarkChoice, MoveNumbers, Opened, Pause, Pieces,
        Players, Preset, QUIET_MOVES, Seat, Session, Setting, Setup, Sound, SpaceView, Standing,
        Starter, Status, Tally, Theme, ThinkingTime, Thought, Vibration,
    },
};

/// English, as a whole.
pub(super) static ENGLISH: Words = Words { texts: &TEXTS, phrases: &English };

/// The fixed texts.
static TEXTS: Texts = Texts {
    page_title: "In a Row: noughts and crosses",
    page_description: "Noughts and crosses in the browser, against the computer or a friend. Free, no account, nothing to install; it works with touch, mouse, keyboard and screen reader.",
    failed_to_start: "The game failed to load. Reload the page. If that doesn't help, files are missing on this server, or the browser is older than 2023 and lacks WebAssembly.",
    needs_javascript: "The game needs JavaScript, which is switched off here.",
    first_status: "X to move",
    framed: "This page is shown inside another one, which could lead your taps astray.",
    open_in_own_tab: "Open in its own tab",

    new_game: "New game",
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    place: "Place",
    review: "Review",
    play_again: "Play again",
    weaker: "Weaker",
    stronger: "Stronger",
    reset_score: "Reset score",
    share: "Share",
    rules: "Rules",
    settings: "Settings",
    zoom_in: "Zoom in",
    zoom_out: "Zoom out",
    fit: "Fit",
    turn_clockwise: "Turn clockwise",
    turn_anticlockwise: "Turn anticlockwise",
    to_front: "Front",
    stacked: "Stacked",
    side_by_side: "Side by side",
    move_now: "Move now",
    send_link: "Send the link",

    score: "Score",
    draws: "draws",
    thinking: "thinking",
    to_move: "to move",
    moves: "Moves",
    no_line_left: "no line can be completed any more",
    agreed: "by agreement",
    offer_draw: "Offer a draw",
    agree: "Agree to a draw",
    all_marks: "All marks",
    to_cells: "Back to the cells",
    to_last_move: "Last move",
    what_threatens: "What threatens?",
    no_threats: "No threats: no line lacks only one mark.",
    no_hint: "Nothing urgent: no hint for this position.",

    dismiss: "Dismiss",
    try_again: "Try again",
    restore_score: "Restore score",
    score_reset: "Score reset to zero.",
    set_aside: "Something stored here couldn't be read. It was set aside, not deleted, and you can keep playing.",
    storage_newer: "Something stored here is from a newer version of this page. It stays as it is; reload the page to get that version.",
    storage_full: "Storage for this page is full: what you play from now on will be lost when you close the page. Save your data to a file, then remove games in Share, Your games, to make room.",
    storage_blocked: "This browser blocks storage: your game and score will be lost when you close the page.",
    loading: "Loading…",
    part_missing: "Part of the page failed to load. Check your connection; you can keep playing.",
    new_version: "A new version is ready. It comes with your next game, or now.",
    update: "Update",
    analysis_missing: "The analysis engine failed to load. Everything else still works.",
    analysis_unusable: "The analysis engine gave an answer that makes no sense. Everything else still works.",
    refit: "Refit",
    could_be_refitted: "The screen has changed since this board was made to fill it.",
    joined: "This is your friend's game: play, then send the link back. Your own game is in Share, Your games.",
    hear_moves: "Would you like to hear the moves?",
    sound_on: "Sound on",
    no_thanks: "No, thanks",
    restore: "Restore",

    board: "Board",
    longer_row: "A longer row",
    longer_row_wins: "Wins as well",
    longer_row_does_not_count: "Does not count",
    against: "Against",
    computer: "Computer",
    friend_here: "Friend here",
    friend_by_link: "Friend by link",
    opponent: "Opponent",
    other_opponents: "Other opponents",
    weakest: "beginner",
    strongest: "strongest",
    more: "More",
    choose_opponent: "Choose an opponent",
    how_strong: "How strong are they?",
    who_starts: "Who starts",
    who_moves_next: "Who moves next",
    pieces: "Pieces",
    start: "Start",
    arrange: "Arrange a position",

    close: "Close",

    tap_puts: "A tap puts",
    clear: "Clear",
    back: "Back",
    play_from_here: "Play from here",

    at_move: "Move",
    to_beginning: "To the beginning",
    one_move_back: "One move back",
    one_move_on: "One move on",
    to_end: "To the end",
    before_first_move: "before the first move",
    play_on: "Play on from here",
    end_review: "End review",
    play: "Play",
    pause: "Pause",
    slow: "Slow",
    medium: "Medium",
    fast: "Fast",

    join: "Join",
    not_now: "Not now",
    take_link: "Take this game",
    take_seat: "Play along",
    keep_known: "Keep mine",
    show_known: "Show mine",
    show_link: "Show the link's",

    the_link: "The link",
    link_is_a_seat: "Anyone with this link can move in your friend's place: send it to your friend only.",
    copy_link: "Copy link",
    copy_moves: "Copy moves",
    copy_board: "Copy board",
    scan: "Scan it with another phone",
    open_link: "Open a link",
    paste_here: "Paste it here",
    open: "Open",
    share_picture: "Share picture",
    save_picture: "Save picture",
    save_replay: "Save replay",
    page_name: "In a Row",
    shared: "Handed on to be sent.",
    copied: "Copied. Paste it wherever your friend reads it.",
    not_sent: "Not sent.",
    copy_yourself: "This browser doesn't let the page send or copy. The link is selected: copy it yourself.",
    saved: "Saved. You'll find it in your downloads.",
    picture_not_taken: "The picture couldn't be shared. Save it instead.",
    picture_not_drawn: "This browser can't make the picture. Take a screenshot instead.",

    whats_new: "What's new",
    changes_missing: "The list of changes failed to load. Check your connection.",
    install: "Install",
    install_by_hand: "To have the game on your home screen, open your browser's menu, or Share on an iPhone or iPad, and choose Add to Home Screen.",
    your_data: "Your data",
    about_data: "Your games, scores, statistics and settings are stored on this device only. Save them to a file to keep them safe, or to bring them to another device. Bringing in a file adds to what is here: scores are counted once, and nothing is overwritten.",
    export_data: "Save to a file",
    import_data: "Bring in a file",
    not_exported: "This browser can't save files.",
    take_theirs: "Use the game and settings from the file",
    took_theirs: "Done. The game and settings from the file are in use.",
    file_not_read: "The file couldn't be read. Nothing has changed.",
    file_foreign: "This is not a file from In a Row. Nothing has changed.",
    file_newer: "This file is from a newer version of In a Row. Reload the page to get that version, then try again. Nothing has changed.",
    file_damaged: "This file is damaged. Nothing has changed.",
    file_too_large: "This file is too large. Nothing has changed.",

    your_games: "Your games",
    no_games: "No games by link yet. To start one, choose New game, Friend by link.",
    own_game: "On this device",
    go_on: "Go on",
    remove: "Remove",
    choose: "Choose",
    choose_all_over: "Choose all that are over",
    remove_chosen: "Remove all chosen",

    statistics: "Statistics",
    no_statistics: "No finished games yet. Play one to its end, and it appears here.",
    won: "Won",
    drawn: "Drawn",
    lost: "Lost",
    points: "Points",
    streak: "Streak",
    longest_streak: "Best streak",
    about_statistics: "A bar up is a game won, a bar down a game lost, and a dash a draw. The line rises with each win and falls with each loss. Reset score changes nothing here. Games by link and from an arranged position don't count.",
    clear_statistics: "Clear statistics",
    statistics_cleared: "Statistics cleared.",

    strength: "How strong they are",
    strength_is_proved: "Proved just now, by playing every possible game against each of them. The chances are yours if you play as well as possible.",
    show_a_win: "Show a win",

    lines_in_space: [
        "Along a row or column of a level",
        "Along a diagonal of a level",
        "Straight up through the levels",
        "Up and along a row or column",
        "From corner to corner of the cube",
    ],
    how_to_play: [
        "Tap a cell to play. With the keyboard, the arrow keys move around the board, Enter or Space plays, Home and End go to the ends of a row, Page Up and Page Down to the next level of a board in space. On a board without end they go further.",
        "When you arrange a position, drag marks to other cells. With the keyboard, Space picks a mark up and puts it down, Esc leaves it where it was, Delete takes it away.",
        "The score is kept in this browser, separately for each board and opponent; games from an arranged position or by link don't count. Nothing leaves your device but the links you send, and after your first visit the page needs no network.",
    ],

    minimax: "How minimax thinks",
    calls: "Tree of calls",
    calls_as_text: "The calls as text",
    step: "Step",
    to_first_step: "To the first step",
    one_step_back: "One step back",
    one_step_on: "One step on",
    to_answer: "To the answer",
    position: "Position",
    on_the_board: "On the board",
    example: "Example",
    only_few_free_cells: "With at most 5 free cells on your board, you can watch it here.",
    alpha_beta: "Alpha-beta",
    off: "Off",
    on: "On",
};

/// The phrases.
struct English;

impl Phrases for English {
    fn game_name(&self, rules: Rules) -> String {
        if rules == Rules::NOUGHTS_AND_CROSSES {
            "Noughts and crosses".into()
        } else {
            let run = rules.run();
            match rules.shape().form() {
                Form::Endless => format!("{run} in a row without end"),
                _ => format!("{run} in a row on {}", self.board_size(rules)),
            }
        }
    }

    fn board_size(&self, rules: Rules) -> String {
        match rules.shape().form() {
            Form::Endless => "∞".into(),
            _ => rules.shape().to_string().replace('x', "×"),
        }
    }

    fn level(&self, level: u8) -> String {
        format!("Level {}", level + 1)
    }

    fn mark(&self, mark: Mark) -> &'static str {
        match mark {
            Mark::X => "X",
            Mark::O => "O",
        }
    }

    fn piece(&self, mark: Mark, pieces: Pieces) -> &'static str {
        match (mark, pieces) {
            (mark, Pieces::Marks) => self.mark(mark),
            (Mark::X, Pieces::Stones) => "Black",
            (Mark::O, Pieces::Stones) => "White",
        }
    }

    fn piece_inside(&self, mark: Mark, pieces: Pieces) -> &'static str {
        match (mark, pieces) {
            (mark, Pieces::Marks) => self.mark(mark),
            (Mark::X, Pieces::Stones) => "black",
            (Mark::O, Pieces::Stones) => "white",
        }
    }

    fn cell(&self, cell: Cell, view: CellView, pieces: Pieces) -> String {
        let mark = |by| self.piece_inside(by, pieces);
        let level = cell.level().map_or_else(String::new, |level| format!("level {}, ", level + 1));
        let in_space = cell.level().is_some();
        let cell = if in_space { Cell::new(cell.column(), cell.row()) } else { cell };
        let content = match view.mark {
            None => format!("{level}{cell}, empty"),
            Some((by, None)) => format!("{level}{cell}, {}", mark(by)),
            Some((by, Some(number))) => format!("{level}{cell}, {}, move {number}", mark(by)),
        };
        let last = if view.is_last { ", last move" } else { "" };
        let wins = if view.wins { ", winning line" } else { "" };
        let pending = if view.pending.is_some() { ", selected" } else { "" };
        let lifted = if view.is_lifted { ", picked up" } else { "" };
        let advised = if view.is_advised { ", good move" } else { "" };
        let leads_to = view.leads_to.map_or_else(String::new, |to| format!(", {}", value(to)));
        let in_line = |(by, number)| format!(", {number} in the line for {}", mark(by));
        let foreseen = view.foreseen.map_or_else(String::new, in_line);
        format!("{content}{last}{wins}{pending}{lifted}{advised}{leads_to}{foreseen}")
    }

    fn value_sign(&self, value: Value) -> String {
        match value {
            Value::Win(plies) => format!("W{}", plies.div_ceil(2)),
            Value::Draw => "D".into(),
            Value::Loss(plies) => format!("L{}", plies / 2),
        }
    }

    fn status(&self, status: Status, players: Players, worn: &str, looked_at: bool) -> String {
        match (status, players) {
            (Status::ToMove(Seat::One), Players::ByLink(_)) => "Your move".into(),
            (Status::ToMove(Seat::Two), Players::ByLink(_)) if looked_at => {
                "Your friend's move".into()
            }
            (Status::ToMove(Seat::Two), Players::ByLink(_)) => "Waiting for your friend".into(),
            (Status::ToMove(_), _) => format!("{worn} to move"),
            (Status::Won(Seat::One), Players::Computer(_) | Players::ByLink(_)) => "You win".into(),
            (Status::Won(Seat::Two), Players::Computer(_)) => "The computer wins".into(),
            (Status::Won(Seat::Two), Players::ByLink(_)) => "Your friend wins".into(),
            (Status::Won(_), Players::Friends) => format!("{worn} wins"),
            (Status::Drawn, _) => "Draw".into(),
            (Status::Arranging, _) => String::new(),
        }
    }

    fn numbered(&self, status: &str, number: usize) -> String {
        format!("{status}, move {number}")
    }

    fn played(&self, by: &str, cell: Cell) -> String {
        format!("{by} played {cell}")
    }

    fn winning_lines(&self, lines: &[Line]) -> String {
        let mut words = String::new();
        for (number, line) in lines.iter().enumerate() {
            for (place, cell) in line.cells().enumerate() {
                words.push_str(match (number, place) {
                    (0, 0) => "",
                    (_, 0) => " and ",
                    _ => ", ",
                });
                words.push_str(&cell.to_string());
            }
        }
        words
    }

    fn pending(&self, cell: Cell, confirm: Confirm) -> String {
        match confirm {
            Confirm::AtOnce => format!("{cell} selected: tap it again, or press Place"),
            Confirm::PlaceFirst => format!("{cell} selected: press Place, or select another cell"),
        }
    }

    fn threats(&self, by: &str, threats: &[Threat]) -> String {
        let line = |line: &Line| format!("{}–{}", line.start(), line.end());
        let threat = |Threat { cell, lines, .. }: &Threat| {
            let lines: Vec<_> = lines.iter().map(line).collect();
            format!("{cell} ({})", lines.join(", "))
        };
        let threats: Vec<_> = threats.iter().map(threat).collect();
        format!("{by} could win on {}.", threats.join(", "))
    }

    fn hint(&self, hint: Hint) -> String {
        let why = match hint.reason {
            Reason::Wins => "wins".into(),
            Reason::Blocks => "blocks a line".into(),
            Reason::MakesTwoThreats => "makes two threats".into(),
            Reason::WinsIn(moves) => format!("wins {}", in_moves(moves)),
            Reason::OnlyDraws => "is the only move that draws".into(),
            Reason::Draws => "holds the draw".into(),
            Reason::Delays(moves) => format!("loses as late as possible, {}", in_moves(moves)),
            Reason::StopsAnAttack => "stops an attack".into(),
            Reason::LooksBest => "looks best".into(),
        };
        format!("Hint: {} {why}", hint.cell)
    }

    fn progress(&self, progress: Progress) -> String {
        match progress {
            Progress::Depth(depth, time) => {
                format!("depth {depth}, {}.{} s", time.as_secs(), time.subsec_millis() / 100)
            }
            Progress::Positions(done, all) => format!("{done} of {all} positions"),
        }
    }

    fn player(&self, players: Players, seat: Seat) -> &'static str {
        match (players, seat) {
            (Players::Computer(_) | Players::ByLink(_), Seat::One) => "You",
            (Players::ByLink(_), Seat::Two) => "Friend",
            (Players::Computer(_), Seat::Two) => "Computer",
            (Players::Friends, Seat::One) => "Player 1",
            (Players::Friends, Seat::Two) => "Player 2",
        }
    }

    fn opponent(&self, opponent: Opponent) -> &'static str {
        match opponent {
            Opponent::FirstFree => "First free",
            Opponent::Random => "Random",
            Opponent::Guard => "Guard",
            Opponent::Clerk => "Clerk",
            Opponent::Centre => "Centre",
            Opponent::Strategist => "Strategist",
            Opponent::Minimax => "Minimax",
            Opponent::Level(level) => self::level(level),
        }
    }

    fn opponent_character(&self, opponent: Opponent) -> &'static str {
        match opponent {
            Opponent::FirstFree => "takes the first free cell",
            Opponent::Random => "puts its mark anywhere",
            Opponent::Guard => "completes, blocks, else guesses",
            Opponent::Clerk => "completes, blocks, else the first free cell",
            Opponent::Centre => "the centre first, then like Guard",
            Opponent::Strategist => "completes, blocks, else has a plan",
            Opponent::Minimax => "thinks every game through to the end",
            Opponent::Level(level) => level_character(level),
        }
    }

    fn opponent_note(
        &self,
        opponent: Opponent,
        rules: Rules,
        proved: Option<(&Strength, Side)>,
    ) -> String {
        let character = match opponent {
            Opponent::Level(level) => match rules.shape().form() {
                Form::Flat { .. } => level_character(level),
                Form::Cube { .. } => level_in_space(level),
                Form::Endless => level_without_end(level),
            },
            opponent => self.opponent_character(opponent),
        };
        match proved {
            Some((strength, side)) => {
                format!("{character}; {} {}", chance(strength.win), if_starts(side))
            }
            None => character.into(),
        }
    }

    fn how_known(&self, is_proved: bool) -> &'static str {
        if is_proved { "proved by playing every game" } else { "measured in matches" }
    }

    fn in_short(&self, setup: Setup) -> String {
        let Setup { rules, players, starter, mark, pieces, .. } = setup;
        let starter = match (starter, players) {
            (Starter::One, Players::Friends) => "Player 1 starts",
            (Starter::Two, Players::Friends) => "Player 2 starts",
            (Starter::One, _) => "you start",
            (Starter::Two, Players::Computer(_)) => "the computer starts",
            (Starter::Two, Players::ByLink(_)) => "your friend starts",
            (Starter::InTurn, _) => "you start in turn",
            (Starter::Chance, _) => "chance decides who starts",
        };
        let mark = match mark {
            MarkChoice::StarterIsX | MarkChoice::Chance => String::new(),
            MarkChoice::X | MarkChoice::O => {
                let mark = if mark == MarkChoice::X { Mark::X } else { Mark::O };
                format!("{}, ", self.piece_inside(mark, pieces))
            }
        };
        let run = rules.run();
        let wins = match rules.overline() {
            Overline::Ignored => format!("exactly {run}"),
            Overline::Wins if rules.allow_longer_rows() => format!("{run} or more"),
            Overline::Wins => run.to_string(),
        };
        format!("{starter}, {mark}{wins} in a row")
    }

    fn strength(&self, strength: &Strength, side: Side) -> String {
        let Strength { win, winning_games, .. } = strength;
        let starts = match side {
            Side::First => "If you start",
            Side::Second => "If it starts",
        };
        let exactly = if win.is_integer() { String::new() } else { format!(" (exactly {win})") };
        let games = match winning_games {
            0 => String::new(),
            1 => " 1 game beats it.".into(),
            games => format!(" {games} different games beat it."),
        };
        format!("{starts}, {}{exactly}.{games}", chance(*win))
    }

    fn against(&self, opponent: Opponent, side: Side) -> String {
        format!("against {} {}", self.opponent(opponent), if_starts(side))
    }

    fn strategist_answer(&self, first: &Strength, second: &Strength) -> String {
        let answer = |strength: &Strength| {
            if strength.is_forced() {
                "it can always be beaten"
            } else if strength.winning_games > 0 {
                "it can be beaten with luck"
            } else {
                "it cannot be beaten"
            }
        };
        format!(
            "Its author claims that it cannot be beaten, and asks for proof: if you start, {}; if it starts, {}.",
            answer(first),
            answer(second)
        )
    }

    fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::NoughtsAndCrosses => "3×3",
            Preset::Four => "4×4",
            Preset::Five => "5×5",
            Preset::Gobang => "Fills the screen",
            Preset::Gomoku => "Gomoku 15×15",
            Preset::Large => "19×19",
            Preset::CubeOfThree => "3D 3×3×3",
            Preset::CubeOfFour => "3D 4×4×4",
            Preset::Endless => "Without end",
            Preset::Custom => "Custom",
        }
    }

    fn beyond(&self, cell: Cell) -> String {
        format!("{cell}, not on the board")
    }

    fn out_of_reach(&self) -> String {
        format!("The board ends {} cells from the first mark.", Shape::REACH)
    }

    fn all_marks(&self, moves: usize) -> String {
        format!("All marks after {}", crate::words::en::moves(moves))
    }

    fn offers_draw(&self, by: &str, can_agree: bool) -> String {
        if can_agree {
            format!("{by}, who moved last, offers a draw")
        } else {
            format!("{by} offers a draw")
        }
    }

    fn draw_declined(&self) -> String {
        format!(
            "The computer declines. It agrees to a draw after {QUIET_MOVES} moves without a threat."
        )
    }

    fn custom_field(&self, field: Field) -> &'static str {
        match field {
            Field::Columns => "Columns",
            Field::Rows => "Rows",
            Field::Levels => "Levels",
            Field::Run => "In a row",
        }
    }

    fn custom_error(&self, CustomError { field, least, most }: CustomError) -> String {
        let name = self.custom_field(field);
        match field {
            Field::Levels => format!("{name}: 1, or {least} to {most}."),
            _ if least == most => format!("{name}: {least} on this board."),
            _ => format!("{name}: a number from {least} to {most}."),
        }
    }

    fn pieces(&self, pieces: Pieces) -> &'static str {
        match pieces {
            Pieces::Marks => "X and O",
            Pieces::Stones => "Stones",
        }
    }

    fn starter(&self, players: Players, starter: Starter) -> &'static str {
        match starter {
            Starter::One => self.player(players, Seat::One),
            Starter::Two => self.player(players, Seat::Two),
            Starter::InTurn => "In turn",
            Starter::Chance => "Chance",
        }
    }

    fn whose_mark(&self, players: Players, pieces: Pieces) -> &'static str {
        match (players, pieces) {
            (Players::Friends, Pieces::Marks) => "Player 1's mark",
            (Players::Friends, Pieces::Stones) => "Player 1's stones",
            (_, Pieces::Marks) => "Your mark",
            (_, Pieces::Stones) => "Your stones",
        }
    }

    fn mark_choice(&self, choice: MarkChoice, pieces: Pieces) -> &'static str {
        match (choice, pieces) {
            (MarkChoice::StarterIsX, Pieces::Marks) => "Starter is X",
            (MarkChoice::StarterIsX, Pieces::Stones) => "Starter is black",
            (MarkChoice::X, pieces) => self.piece(Mark::X, pieces),
            (MarkChoice::O, pieces) => self.piece(Mark::O, pieces),
            (MarkChoice::Chance, _) => "Chance",
        }
    }

    fn setting(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Theme => "Look",
            Setting::Sound => "Sound",
            Setting::Vibration => "Vibration",
            Setting::Pause => "The computer answers",
            Setting::ThinkingTime => "Level 6 thinks",
            Setting::Confirm => "To make a move",
            Setting::Handed => "Buttons for",
            Setting::SpaceView => "3D boards",
            Setting::CellValues => "Free cells show",
            Setting::MoveNumbers => "Marks show",
        }
    }

    fn choice(&self, choice: Choice) -> &'static str {
        match choice {
            Choice::Theme(Theme::System) => "Like the system",
            Choice::Theme(Theme::Midnight) => "Midnight",
            Choice::Theme(Theme::Paper) => "Paper",
            Choice::Theme(Theme::Wood) => "Wood",
            Choice::Sound(Sound::Off) | Choice::Vibration(Vibration::Off) => "Off",
            Choice::Sound(Sound::Quiet) => "Quiet",
            Choice::Sound(Sound::Medium) => "Medium",
            Choice::Sound(Sound::Loud) => "Loud",
            Choice::Vibration(Vibration::On) => "On",
            Choice::Pause(Pause::None) => "At once",
            Choice::Pause(Pause::HalfASecond) => "After half a second",
            Choice::Pause(Pause::ASecond) => "After a second",
            Choice::ThinkingTime(ThinkingTime::ASecond) => "For a second",
            Choice::ThinkingTime(ThinkingTime::FiveSeconds) => "For five seconds",
            Choice::ThinkingTime(ThinkingTime::HalfAMinute) => "For half a minute",
            Choice::Confirm(Confirm::AtOnce) => "Tap a cell",
            Choice::Confirm(Confirm::PlaceFirst) => "Select a cell, then press Place",
            Choice::Handed(Handed::Right) => "The right hand",
            Choice::Handed(Handed::Left) => "The left hand",
            Choice::SpaceView(SpaceView::AsFits) => "As fits",
            Choice::SpaceView(SpaceView::Stacked) => "Stacked",
            Choice::SpaceView(SpaceView::SideBySide) => "Side by side",
            Choice::CellValues(CellValues::Hidden) | Choice::MoveNumbers(MoveNumbers::Hidden) => {
                "Nothing"
            }
            Choice::CellValues(CellValues::Shown) => "What they lead to",
            Choice::MoveNumbers(MoveNumbers::Shown) => "The number of their move",
        }
    }

    fn hand(&self, position: &Arrangement, hand: Hand, pieces: Pieces) -> &'static str {
        match hand.side() {
            Some(side) => self.piece(position.mark(side), pieces),
            None => "Nothing",
        }
    }

    fn turn(
        &self,
        position: &Arrangement,
        turn: Result<Side, ArrangeError>,
        pieces: Pieces,
    ) -> String {
        let piece = |side| self.piece(position.mark(side), pieces);
        match turn {
            Ok(side) => format!("{} to move", piece(side)),
            Err(ArrangeError::Won(side)) => format!("{} has won already", piece(side)),
            Err(ArrangeError::Drawn) => "No line is left for anyone".into(),
            Err(_) => "Nobody's turn".into(),
        }
    }

    fn counts(
        &self,
        position: &Arrangement,
        turn: Result<Side, ArrangeError>,
        pieces: Pieces,
    ) -> String {
        let sides = [Side::First, Side::Second];
        let [first, second] = sides.map(|side| self.piece_inside(position.mark(side), pieces));
        let [of_first, of_second] = sides.map(|side| position.count(side));
        let wrong = match turn {
            Ok(_) => String::new(),
            Err(ArrangeError::Counts { .. }) => {
                format!(": too many {}", if of_first > of_second { first } else { second })
            }
            Err(_) => ": to be looked at, not to be played".into(),
        };
        format!("{of_first} {first}, {of_second} {second}{wrong}")
    }

    fn picked_up(&self, cell: Cell) -> String {
        format!("{cell} is picked up")
    }

    fn verdict(&self, verdict: Verdict) -> (&'static str, &'static str) {
        match verdict {
            Verdict::Good => ("✓", "good"),
            Verdict::MissedWin => ("!", "missed a win"),
            Verdict::Mistake => ("✗", "a mistake"),
            Verdict::Unknown => ("", ""),
        }
    }

    fn move_of(&self, at: usize, all: usize, made: Option<(&str, Cell)>) -> String {
        let made = made.map_or_else(String::new, |(by, cell)| format!(", {by} {cell}"));
        format!("Move {at} of {all}{made}")
    }

    fn who_stands_better(&self, evaluation: Evaluation, [first, second]: [&str; 2]) -> String {
        let of = |side| if side == Side::First { first } else { second };
        match (evaluation, evaluation.chance()) {
            (Evaluation::Won(side, 0), _) => format!("{} has won", of(side)),
            (Evaluation::Won(side, plies), _) => {
                format!("{} can win in {}", of(side), moves(plies.div_ceil(2).into()))
            }
            (Evaluation::Drawn, _) => "a draw".into(),
            (_, None) => String::new(),
            (_, Some(600..)) => format!("{first} stands better"),
            (_, Some(..=400)) => format!("{second} stands better"),
            _ => "about even".into(),
        }
    }

    fn judged(&self, judged: &Judged, evaluations: [Evaluation; 2], pieces: [&str; 2]) -> String {
        const NAMED: usize = 3;
        let Judged { verdict, better, .. } = judged;
        let [before, after] = evaluations;
        let what = match (verdict, before, after) {
            (Verdict::MissedWin, Evaluation::Won(_, plies), _) => {
                format!("Misses a win in {}", moves(plies.div_ceil(2).into()))
            }
            (Verdict::Mistake, _, Evaluation::Won(side, plies)) => {
                let by = pieces[usize::from(side == Side::Second)];
                format!("Lets {by} win in {}", moves(plies.div_ceil(2).into()))
            }
            (Verdict::Unknown, ..) => self.who_stands_better(after, pieces),
            _ => {
                let standing = self.who_stands_better(after, pieces);
                let so = if standing.is_empty() { "" } else { "; " };
                format!("{}{so}{standing}", self.verdict(*verdict).1)
            }
        };
        let named: Vec<_> = better.iter().take(NAMED).map(Cell::to_string).collect();
        let better = match better.len() {
            0 => String::new(),
            1..=NAMED => format!(". Better: {}", named.join(", ")),
            _ => format!(". Better: {}, …", named.join(", ")),
        };
        capitalised(what) + &better
    }

    fn decisive(&self, ended: &str, decisive: Option<(usize, &str, Cell)>) -> String {
        match decisive {
            Some((ply, by, cell)) => format!("{ended}, decided by move {}, {by} {cell}.", ply + 1),
            None => format!("{ended}. No single move decided it."),
        }
    }

    fn reviewing(&self, progress: Progress) -> String {
        format!("Looking at the game: {}", self.progress(progress))
    }

    fn message(&self, session: &Session) -> String {
        let setup = session.setup();
        let worn = |seat| self.piece(session.seating().mark(seat), setup.pieces);
        let what = match (session.status(), setup.players) {
            (Status::ToMove(Seat::Two), Players::ByLink(_)) => {
                format!("your move, you are {}", worn(Seat::Two))
            }
            (Status::ToMove(seat), _) => format!("{} to move", worn(seat)),
            (Status::Won(seat), _) => format!("{} has won", worn(seat)),
            (Status::Drawn, _) => "a draw".into(),
            (Status::Arranging, _) => String::new(),
        };
        format!("{}: {what}", self.game_name(setup.rules))
    }

    fn opened(&self, opened: Opened, worn: &str, is_own_turn: bool) -> String {
        match opened {
            Opened::Invitation(_) => {
                let what = if is_own_turn { "Make your move, or press Join" } else { "Press Join" };
                format!(
                    "You are invited to this game and play {worn}. {what}. Your own game is kept."
                )
            }
            Opened::Position => "A position from a link. Your own game is kept.".into(),
            Opened::Watched(_) => "You're watching a game between two others.".into(),
            Opened::Takeback { moves } => {
                format!("Your friend asks to take back {}.", self::moves(moves))
            }
            Opened::Earlier { moves } => {
                format!("This is your game as it was {} ago.", self::moves(moves))
            }
            Opened::FromYourSide { ply } => format!(
                "This link was sent from your side, yet it adds move {}, your friend's. Take it only if you sent \
             it yourself, from another device.",
                ply + 1
            ),
            Opened::AnotherGame => "This link is to a different game from your saved one.".into(),
            Opened::AnotherPast { ply, known, linked, is_own } => {
                let ask = if is_own { "" } else { " Ask your friend which move they made." };
                format!(
                    "Move {} differs from your saved game: {linked} in this link, {known} in yours.{ask}",
                    ply + 1
                )
            }
            Opened::PlayedForYou { ply } => {
                format!("Move {} in this link is yours, but you did not make it here.", ply + 1)
            }
            Opened::Known | Opened::Continues => String::new(),
        }
    }

    fn game_of_moves(&self, rules: Rules, count: usize) -> String {
        format!("{}, {}", self.game_name(rules), moves(count))
    }

    fn final_board(&self, result: &str, game: &str) -> String {
        format!("The final board. {result}. {game}.")
    }

    fn link_error(&self, error: &MessageError) -> String {
        let why = match error {
            MessageError::NoLink => "it contains no link to a game".into(),
            MessageError::Link { part, error } => link_reason(part, *error),
        };
        format!("The link could not be opened: {why}. Your own game has not changed.")
    }

    fn listed(&self, game: &Correspondence) -> (String, &'static str) {
        let setup = game.setup();
        let rules = setup.rules;
        let worn = self.piece(game.seating().mark(Seat::One), setup.pieces);
        let what = match game.standing() {
            Standing::YourMove => "Your move",
            Standing::Waiting if game.joined => "Waiting for your friend",
            Standing::Waiting => "Waiting for someone to join",
            Standing::Over => match game.game.outcome().and_then(Outcome::winner) {
                Some(side) if side == game.own => "You won",
                Some(_) => "Your friend won",
                None => "Draw",
            },
        };
        let moves = moves(game.game.moves().len());
        (
            format!(
                "{}, {} in a row, you are {worn}, {moves}",
                self.board_size(rules),
                rules.run()
            ),
            what,
        )
    }

    fn listed_position(&self, arranged: &Arranged) -> (String, &'static str) {
        let rules = arranged.setup.rules;
        let count: usize =
            [Side::First, Side::Second].map(|side| arranged.position.count(side)).into_iter().sum();
        let marks = if count == 1 { "1 mark".into() } else { format!("{count} marks") };
        let what = format!("{}, {} in a row, {marks}", self.board_size(rules), rules.run());
        (what, "A position you are arranging")
    }

    fn how_many_games(&self, count: usize, most: usize) -> String {
        format!("{count} of at most {most} games by link.")
    }

    fn games_full(&self, most: usize) -> String {
        format!(
            "You have {most} games by link, which is the most. To start or join another, remove some in Share, \
         Your games."
        )
    }

    fn games_removed(&self, count: usize) -> String {
        match count {
            1 => "Removed the game.".into(),
            count => format!("Removed {count} games."),
        }
    }

    fn imported(&self, added: Added, has_theirs: bool) -> String {
        let count = |count: usize, one: &str, many: &str| match count {
            0 => None,
            1 => Some(format!("1 {one}")),
            _ => Some(format!("{count} {many}")),
        };
        let parts = [
            count(added.pairings, "score", "scores"),
            count(added.by_link, "game by link", "games by link"),
            count(added.arranged, "arranged position", "arranged positions"),
            count(added.settings, "setting", "settings"),
            added.has_game.then(|| "the current game".to_owned()),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        let news = match &parts[..] {
            [] => "Nothing in this file is new here.".to_owned(),
            [one] => format!("Brought in: {one}."),
            [most @ .., last] => format!("Brought in: {} and {last}.", most.join(", ")),
        };
        let kept = " Your current game and your settings stayed as they are.";
        news + if has_theirs { kept } else { "" }
    }

    fn pairing(&self, rules: Rules, players: Players) -> (&'static str, String) {
        let game = match rules.overline() {
            Overline::Wins => self.game_name(rules),
            Overline::Ignored => format!("Exactly {}", self.game_name(rules)),
        };
        match players {
            Players::Computer(opponent) => (self.opponent(opponent), game),
            Players::Friends => {
                let one = self.player(players, Seat::One);
                (TEXTS.friend_here, format!("{game}, for {one}"))
            }
            Players::ByLink(_) => (TEXTS.friend_by_link, game),
        }
    }

    fn points(&self, games: Tally) -> String {
        let [one, two, drawn] = [games.one, games.two, games.drawn].map(u64::from);
        let (points, all) = (2 * one + drawn, 2 * (one + two + drawn));
        format!("{}%", (200 * points + all).checked_div(2 * all).unwrap_or_default())
    }

    fn streak(&self, games: u32, winner: Option<Seat>) -> String {
        let result = match winner {
            Some(Seat::One) => "won",
            Some(Seat::Two) => "lost",
            None => "drawn",
        };
        format!("{games} {result}")
    }

    fn last_games(&self, winners: &[Option<Seat>]) -> String {
        let runs: Vec<_> = winners
            .chunk_by(|one, next| one == next)
            .map(|run| self.streak(u32::try_from(run.len()).unwrap_or(u32::MAX), run[0]))
            .collect();
        match winners.len() {
            1 => format!("Last game: {}", runs.join(", ")),
            count => format!("Last {count} games, oldest first: {}", runs.join(", ")),
        }
    }

    fn how_to_win(&self, rules: Rules) -> String {
        let run = rules.run();
        let how = match rules.shape().form() {
            Form::Flat { .. } | Form::Endless => "across, down or diagonally",
            Form::Cube { .. } => "on a level, or through all the levels",
        };
        let drawn = match rules.shape().form() {
            Form::Endless | Form::Cube { side: 3 } => "",
            Form::Flat { .. } | Form::Cube { .. } => {
                " When neither side can complete a row any more, the game is a draw."
            }
        };
        let more = match rules.shape().form() {
            Form::Cube { side: 3 } => {
                " No game here ends in a draw: whoever starts in the centre can win in four moves, as this page works \
                 out while you play."
            }
            Form::Cube { side: 4 } => {
                " Whoever starts can always win. The source code of this page has a program that proves it: \
                 cargo run --release --example prove."
            }
            Form::Endless => {
                " Cells are counted from the first mark: r3u4 is three to the right and four up, l1d2 one to the left \
                 and two down. Drag the board to see more of it, or go on with the arrow keys; type the name of a \
                 cell to go there, and Enter to play. Zoom with two fingers, with the wheel and Ctrl, or with + and −. No game is drawn \
                 automatically: offer a draw when neither side gets anywhere."
            }
            Form::Flat { .. } | Form::Cube { .. } => "",
        };
        format!(
            "Take turns to put a mark on a free cell. The first to have {run} in a row wins: {how}.{drawn}{more}"
        )
    }

    fn minimax_scheme(&self, thought: &Thought) -> String {
        let (asks, other) = (self.mark(thought.mark_at(0)), self.mark(thought.mark_at(1)));
        format!(
            "Where should {asks} play? Minimax tries every move, every answer, and so on to the end. \
         A win of {asks} counts +10, a loss −10, a draw 0. {asks} keeps the highest score, {other} \
         the lowest."
        )
    }

    fn minimax_step(&self, thought: &Thought) -> String {
        match thought.tree().steps().get(thought.at()) {
            Some(&Step::Called(call)) => called(thought, call),
            Some(&Step::Answered(call)) => answered(thought, call),
            None => String::new(),
        }
    }

    fn minimax_call(
        &self,
        thought: &Thought,
        call: usize,
        progress: CallProgress,
        is_kept: bool,
    ) -> String {
        let name = match thought.tree().calls()[call].parent {
            Some(_) => moved(thought, call),
            None => format!("{} to move", self.mark(thought.mark_at(0))),
        };
        let kept = if is_kept { ", kept" } else { "" };
        match progress {
            CallProgress::Ahead => format!("{name}: not looked at"),
            CallProgress::Open(None) => format!("{name}: no score yet"),
            CallProgress::Open(Some(best)) => format!("{name}: so far {}", score(best)),
            CallProgress::Answered(value) => format!("{name}: {}{kept}", score(value)),
        }
    }

    fn minimax_sign(&self, progress: CallProgress, depth: usize) -> String {
        match progress {
            CallProgress::Ahead => String::new(),
            CallProgress::Open(None) => "?".into(),
            CallProgress::Open(Some(best)) => {
                format!("{}{}", if keeps_highest(depth) { "≥" } else { "≤" }, score(best))
            }
            CallProgress::Answered(value) => score(value),
        }
    }

    fn looked_at(&self, counts: Counts) -> String {
        format!("Positions looked at: {}.", counted(counts))
    }

    fn looked_at_from_empty(&self, counts: Counts) -> String {
        let board = self.board_size(Rules::NOUGHTS_AND_CROSSES);
        format!("From the empty board of {board}: {}.", counted(counts))
    }
}

const fn level(level: Level) -> &'static str {
    match level {
        Level::One => "Level 1",
        Level::Two => "Level 2",
        Level::Three => "Level 3",
        Level::Four => "Level 4",
        Level::Five => "Level 5",
        Level::Six => "Level 6",
    }
}

const fn level_character(level: Level) -> &'static str {
    match level {
        Level::One => "looks at its move and your answer",
        Level::Two => "sees double threats; wins about three of four games against Level 1",
        Level::Three => "looks a few moves ahead; wins about three of four against Level 2",
        Level::Four => "sees wins by fours; wins about three of four against Level 3",
        Level::Five => "looks far ahead; wins about three of four against Level 4",
        Level::Six => {
            "takes its time; wins about three of four against Level 5 in 0.3 seconds a move"
        }
    }
}

/// The games won are those that the examples `ladder` and `space` count on 4x4x4.
const fn level_in_space(level: Level) -> &'static str {
    match level {
        Level::One => "looks at its move and your answer",
        Level::Two => "sees double threats; wins about seven of ten games against Level 1",
        Level::Three => "looks a few moves ahead; wins nine of ten against Level 2",
        Level::Four => "sees wins by force; wins more than eight of ten against Level 3",
        Level::Five => "looks far ahead; wins most games against Level 4",
        Level::Six => {
            "takes its time and proves wins; wins every game that it starts against the others"
        }
    }
}

/// The games won are those that the example `ladder` counts on `endless5`.
const fn level_without_end(level: Level) -> &'static str {
    match level {
        Level::Two => {
            "sees double threats; wins a little more than half of its games against Level 1"
        }
        Level::Six => "takes its time to look further than Level 5",
        level => level_character(level),
    }
}

/// A chance in words.
fn chance(win: Ratio<u64>) -> String {
    let (numer, denom) = (*win.numer(), *win.denom());
    if numer == 0 {
        return "you can never win".into();
    }
    if numer == denom {
        return "you can always win".into();
    }
    #[allow(clippy::cast_precision_loss, reason = "the nearest is found all the same")]
    let off = |times: u32, of: u32| {
        (numer as f64 / denom as f64 - f64::from(times) / f64::from(of)).abs()
    };
    let (mut times, mut of) = (0, 1);
    for denom in 2..=10 {
        for numer in 0..=denom {
            if off(numer, denom) < off(times, of) {
                (times, of) = (numer, denom);
            }
        }
    }
    if times == of {
        return "you can nearly always win".into();
    }
    if times == 0 {
        return "you can hardly ever win".into();
    }
    let is_exact = numer * u64::from(of) == denom * u64::from(times);
    let about = if is_exact { "" } else { "about " };
    let plural = if times == 1 { "" } else { "s" };
    format!("you can win {about}{times} time{plural} in {of}")
}

const fn if_starts(side: Side) -> &'static str {
    match side {
        Side::First => "if you start",
        Side::Second => "if it starts",
    }
}

fn in_moves(moves: u8) -> String {
    if moves == 1 { "in 1 move".into() } else { format!("in {moves} moves") }
}

fn value(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("wins {}", in_moves(plies.div_ceil(2))),
        Value::Draw => "draws".into(),
        Value::Loss(plies) => format!("loses {}", in_moves(plies / 2)),
    }
}

/// With a capital letter at the beginning.
fn capitalised(mut words: String) -> String {
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

fn moves(count: usize) -> String {
    if count == 1 { "1 move".into() } else { format!("{count} moves") }
}

fn link_reason(part: &str, error: LinkError) -> String {
    match error {
        LinkError::TooLong => "it is longer than any game".into(),
        LinkError::CutOff { moves: 0 } => "it is cut off. Ask for it again".into(),
        LinkError::CutOff { moves } => {
            format!("it is cut off after move {moves}. Ask for it again")
        }
        LinkError::Changed => {
            "it was changed on the way. Copy it again, or ask for it again".into()
        }
        LinkError::Notation(error) => match error.reason {
            NotationReason::TooLarge => "the board, or a cell in it, is too large".into(),
            NotationReason::TooFar => too_far(),
            NotationReason::Rules(error) => rules_error(error),
            _ => match part.get(error.at..).and_then(|rest| rest.chars().next()) {
                Some(it) => format!("character {}, “{it}”, does not belong there", error.at + 1),
                None => "it is cut off. Ask for it again".into(),
            },
        },
        LinkError::Arrange(error) => arrange_error(error).into(),
        LinkError::Draw(_) => "nobody can offer a draw in it, or agree to one".into(),
        LinkError::Move { ply, cell, reason } => {
            let reason = match reason {
                PlayError::Forbidden(Foul::Taken(_)) => "is taken",
                PlayError::Forbidden(Foul::Outside) => "is not on the board",
                PlayError::Forbidden(Foul::NotFirst) => "is not r0u0, as the first mark always is",
                PlayError::Ended => "comes after the end",
            };
            format!("move {}, {cell}, {reason}", ply + 1)
        }
    }
}

fn too_far() -> String {
    format!("a cell is more than {} away from the first mark", Shape::REACH)
}

fn rules_error(error: RulesError) -> String {
    let (least, most) = (Shape::SHORTEST, Shape::LONGEST);
    match error {
        RulesError::Shape(ShapeError::Columns(count)) => {
            format!("{count} columns: a board has {least} to {most}")
        }
        RulesError::Shape(ShapeError::Rows(count)) => {
            format!("{count} rows: a board has {least} to {most}")
        }
        RulesError::Shape(ShapeError::Cube) => {
            let most = Shape::LONGEST_IN_SPACE;
            format!("a board in space has three equal sides of {least} to {most}")
        }
        RulesError::Run { run, shortest, longest } if shortest == longest => {
            format!("{run} in a row: on this board, it has to be {longest}")
        }
        RulesError::Run { run, shortest, longest } => {
            format!("{run} in a row: on this board, it has to be {shortest} to {longest}")
        }
    }
}

const fn arrange_error(error: ArrangeError) -> &'static str {
    match error {
        ArrangeError::Outside(_) => "a mark is not on the board",
        ArrangeError::Twice(_) => "two marks are on one cell",
        ArrangeError::Counts { .. } => "it is nobody's turn in it",
        ArrangeError::Won(_) | ArrangeError::Drawn => "it begins after its end",
    }
}

fn score(score: i32) -> String {
    match score {
        0 => "0".into(),
        1.. => format!("+{score}"),
        _ => format!("−{}", -score),
    }
}

const fn kept(depth: usize) -> &'static str {
    if keeps_highest(depth) { "highest" } else { "lowest" }
}

/// The move that led to a call.
fn moved(thought: &Thought, call: usize) -> String {
    let call = thought.tree().calls()[call];
    call.cell.map_or_else(String::new, |cell| {
        format!("{} {cell}", English.mark(thought.mark_at(call.depth - 1)))
    })
}

fn called(thought: &Thought, place: usize) -> String {
    let tree = thought.tree();
    let steps = &tree.steps()[..=thought.at()];
    let number = steps.iter().filter(|step| matches!(step, Step::Called(_))).count();
    let call = tree.calls()[place];
    let here = match call.parent {
        Some(_) => format!("Call {number}: {}", moved(thought, place)),
        None => format!("Call {number}"),
    };
    if tree.children(place).next().is_some() {
        let side = English.mark(thought.mark_at(call.depth));
        return format!("{here}. {side} is to move and keeps the {} score.", kept(call.depth));
    }
    match call.score {
        Some(0) | None => format!("{here} fills the board: 0."),
        Some(value) => format!("{here} completes a line: {}.", score(value)),
    }
}

fn answered(thought: &Thought, place: usize) -> String {
    let tree = thought.tree();
    let call = tree.calls()[place];
    let value = call.score.map(score).unwrap_or_default();
    let after = tree.progress(thought.at());
    let Some(parent) = call.parent else {
        let best = tree.children(place).find(|&child| tree.calls()[child].score == call.score);
        let best = best.map(|child| moved(thought, child)).unwrap_or_default();
        return format!("The answer is {best}, with a score of {value}.");
    };
    let before = tree.progress(thought.at().saturating_sub(1))[parent];
    let side = English.mark(thought.mark_at(call.depth - 1));
    let taken = if before == after[parent] {
        format!("{side} already has {}", best(before))
    } else {
        format!("the {} so far, {side} keeps it", kept(call.depth - 1))
    };
    let left_out: Vec<_> = tree
        .children(parent)
        .filter(|&child| tree.calls()[child].score.is_none())
        .map(|child| moved(thought, child))
        .collect();
    let is_cut =
        !left_out.is_empty() && tree.steps().get(thought.at() + 1) == Some(&Step::Answered(parent));
    let cut = if is_cut {
        let other = English.mark(thought.mark_at(call.depth));
        format!(
            " {other} has a way that is no worse for it, so this settles it: {} need not be looked at.",
            left_out.join(", ")
        )
    } else {
        String::new()
    };
    format!("{} leads to {value}: {taken}.{cut}", moved(thought, place))
}

fn best(progress: CallProgress) -> String {
    match progress {
        CallProgress::Open(Some(best)) | CallProgress::Answered(best) => score(best),
        CallProgress::Open(None) | CallProgress::Ahead => String::new(),
    }
}

fn counted(Counts { plain, alpha_beta }: Counts) -> String {
    format!("{}; with alpha-beta {}", thousands(plain), thousands(alpha_beta))
}

fn thousands(number: u32) -> String {
    match number / 1000 {
        0 => number.to_string(),
        thousands => format!("{thousands},{:03}", number % 1000),
    }
}
