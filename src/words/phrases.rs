//! The texts that depend on something.

use crate::{
    engine::{
        ArrangeError, Cell, Line, Rules, Side,
        advice::{Evaluation, Hint, Judged, Threat, Verdict},
        bots::Opponent,
        call_tree::{Counts, Progress as CallProgress},
        exact::Value,
        notation::MessageError,
        strength::Strength,
    },
    protocol::Progress,
    session::{
        Added, Arranged, Arrangement, CellView, Choice, Confirm, Correspondence, CustomError,
        Field, Hand, Mark, MarkChoice, Opened, Pieces, Players, Preset, Seat, Session, Setting,
        Setup, Starter, Status, Tally, Thought,
    },
};

/// Every text that depends on something. A language says all of them, or it does not compile.
///
/// Where a text is about a mark or stone, it is given as the language's own word for it, from
/// [`piece`](Phrases::piece) or [`piece_inside`](Phrases::piece_inside).
pub trait Phrases {
    // The board and its cells.

    /// The game's name where it has one, else its rules in a few words.
    fn game_name(&self, rules: Rules) -> String;
    /// The size of a board, as in `15×15`.
    fn board_size(&self, rules: Rules) -> String;
    /// A level of a board in space, counted from 0 from the bottom.
    fn level(&self, level: u8) -> String;
    /// The letter of a mark.
    fn mark(&self, mark: Mark) -> &'static str;
    /// What a side wears, at the beginning of a sentence.
    fn piece(&self, mark: Mark, pieces: Pieces) -> &'static str;
    /// What a side wears, inside a sentence.
    fn piece_inside(&self, mark: Mark, pieces: Pieces) -> &'static str;
    /// A cell as it is named to those who don't see it: where it is, what is on it, and all that is marked
    /// there.
    fn cell(&self, cell: Cell, view: CellView, pieces: Pieces) -> String;
    /// What a move leads to, as a letter and the number of own moves.
    fn value_sign(&self, value: Value) -> String;

    // Status.

    /// Whose turn it is, or how the game ended. `worn` is the piece of the seat that is spoken of; the game is
    /// played here, or only `looked_at`.
    fn status(&self, status: Status, players: Players, worn: &str, looked_at: bool) -> String;
    /// The status with the number of the move that it is about, where it would read like the one before.
    fn numbered(&self, status: &str, number: usize) -> String;
    /// The last move, made by the player with this piece.
    fn played(&self, by: &str, cell: Cell) -> String;
    /// The cells of the lines that won.
    fn winning_lines(&self, lines: &[Line]) -> String;
    /// A cell that is selected for a move that is not played yet.
    fn pending(&self, cell: Cell, confirm: Confirm) -> String;
    /// The cells on which the side with this piece would win: at least one.
    fn threats(&self, by: &str, threats: &[Threat]) -> String;
    /// A good move, and why it is good.
    fn hint(&self, hint: Hint) -> String;
    /// How far a search has come.
    fn progress(&self, progress: Progress) -> String;

    // Players.

    /// Who sits there.
    fn player(&self, players: Players, seat: Seat) -> &'static str;
    /// An opponent's name.
    fn opponent(&self, opponent: Opponent) -> &'static str;
    /// What an opponent is like.
    fn opponent_character(&self, opponent: Opponent) -> &'static str;
    /// What an opponent is like under these rules, and in a few words what is proved about its strength.
    fn opponent_note(
        &self,
        opponent: Opponent,
        rules: Rules,
        proved: Option<(&Strength, Side)>,
    ) -> String;
    /// How the strength of those on the scale is known: proved, or measured.
    fn how_known(&self, is_proved: bool) -> &'static str;
    /// Who starts, what one has and what wins, in a few words.
    fn in_short(&self, setup: Setup) -> String;
    /// What is proved about an opponent where the person plays this side.
    fn strength(&self, strength: &Strength, side: Side) -> String;
    /// Which opponent, and who starts: what tells one button from another for those who don't see it.
    fn against(&self, opponent: Opponent, side: Side) -> String;
    /// The answer to the strategist's author, where the person starts and where it does.
    fn strategist_answer(&self, first: &Strength, second: &Strength) -> String;

    // New game and settings.

    /// A board's name.
    fn preset(&self, preset: Preset) -> &'static str;
    /// The name of a place beyond the end of a board, as a cell would be named there.
    fn beyond(&self, cell: Cell) -> String;
    /// A mark was put, or a cell typed, beyond the end of a board.
    fn out_of_reach(&self) -> String;
    /// What a screen reader says of the marks that are seen as dots, after so many moves.
    fn all_marks(&self, moves: usize) -> String;
    /// A draw is offered, by whom wears this; whether a person here can agree.
    fn offers_draw(&self, by: &str, can_agree: bool) -> String;
    /// The computer plays on.
    fn draw_declined(&self) -> String;
    /// What a number of a custom board is.
    fn custom_field(&self, field: Field) -> &'static str;
    /// What is wrong with a custom board.
    fn custom_error(&self, error: CustomError) -> String;
    /// What the marks look like.
    fn pieces(&self, pieces: Pieces) -> &'static str;
    /// Who starts.
    fn starter(&self, players: Players, starter: Starter) -> &'static str;
    /// The question who wears what.
    fn whose_mark(&self, players: Players, pieces: Pieces) -> &'static str;
    /// Who wears what.
    fn mark_choice(&self, choice: MarkChoice, pieces: Pieces) -> &'static str;
    /// What is set.
    fn setting(&self, setting: Setting) -> &'static str;
    /// What can be chosen for it.
    fn choice(&self, choice: Choice) -> &'static str;

    // Arranging a position.

    /// What a tap puts on the board.
    fn hand(&self, position: &Arrangement, hand: Hand, pieces: Pieces) -> &'static str;
    /// Whose turn it would be in a position, or why it is nobody's.
    fn turn(
        &self,
        position: &Arrangement,
        turn: Result<Side, ArrangeError>,
        pieces: Pieces,
    ) -> String;
    /// How many marks there are in a position, and what is wrong with that.
    fn counts(
        &self,
        position: &Arrangement,
        turn: Result<Side, ArrangeError>,
        pieces: Pieces,
    ) -> String;
    /// The mark on this cell is on the way to another one.
    fn picked_up(&self, cell: Cell) -> String;

    // Review.

    /// A verdict as a sign and in words.
    fn verdict(&self, verdict: Verdict) -> (&'static str, &'static str);
    /// The place in a game that is looked at, and the move that led there, made by the player with this piece.
    fn move_of(&self, at: usize, all: usize, made: Option<(&str, Cell)>) -> String;
    /// Who stands better, inside a sentence; nothing where nothing is known. `pieces` are those of the first and the
    /// second side.
    fn who_stands_better(&self, evaluation: Evaluation, pieces: [&str; 2]) -> String;
    /// How good the move was that is shown last, and what would have been better. The evaluations are of before
    /// and after it.
    fn judged(&self, judged: &Judged, evaluations: [Evaluation; 2], pieces: [&str; 2]) -> String;
    /// How the game has `ended`, as [`status`](Phrases::status) says it, and the move that decided it: its number counted
    /// from 0, the player's piece, and where.
    fn decisive(&self, ended: &str, decisive: Option<(usize, &str, Cell)>) -> String;
    /// The game is being judged.
    fn reviewing(&self, progress: Progress) -> String;

    // Links and games by link.

    /// What stands in a message above its link.
    fn message(&self, session: &Session) -> String;
    /// What a link is that is looked at, and what can be done with it. An invitation offers to play what is
    /// `worn`.
    fn opened(&self, opened: Opened, worn: &str, is_own_turn: bool) -> String;
    /// What was played, and in how many moves.
    fn game_of_moves(&self, rules: Rules, count: usize) -> String;
    /// What the picture of a finished game shows: how it ended, and what was played, as the two phrases say it.
    fn final_board(&self, result: &str, game: &str) -> String;
    /// Why a link cannot be opened.
    fn link_error(&self, error: &MessageError) -> String;
    /// A game in *Your games*: what it is, and what is to be done.
    fn listed(&self, game: &Correspondence) -> (String, &'static str);
    /// A position in *Your games* that was being arranged.
    fn listed_position(&self, arranged: &Arranged) -> (String, &'static str);
    /// How many games by link there are, and may be.
    fn how_many_games(&self, count: usize, most: usize) -> String;
    /// There are as many games by link as there may be.
    fn games_full(&self, most: usize) -> String;
    /// So many games were taken from the list.
    fn games_removed(&self, count: usize) -> String;

    // Your data.

    /// What a file has brought in. `has_theirs` says that it has more, which was left alone.
    fn imported(&self, added: Added, has_theirs: bool) -> String;

    // Statistics.

    /// Who was played against, and what. Where two play here, it says for whom games are counted as won.
    fn pairing(&self, rules: Rules, players: Players) -> (&'static str, String);
    /// Which part of all points seat one has: one for a win, a half for a draw.
    fn points(&self, games: Tally) -> String;
    /// How many games in a row had this winner; `None` is a draw.
    fn streak(&self, games: u32, winner: Option<Seat>) -> String;
    /// The winners of the last games, the last one at the end: what a chart shows.
    fn last_games(&self, winners: &[Option<Seat>]) -> String;

    // Rules.

    /// What wins.
    fn how_to_win(&self, rules: Rules) -> String;

    // How minimax thinks.

    /// What is asked, and what the scores mean.
    fn minimax_scheme(&self, thought: &Thought) -> String;
    /// What happens in the step that is shown.
    fn minimax_step(&self, thought: &Thought) -> String;
    /// A call in the list of calls.
    fn minimax_call(
        &self,
        thought: &Thought,
        call: usize,
        progress: CallProgress,
        is_kept: bool,
    ) -> String;
    /// What is known of a call at this depth, as a sign.
    fn minimax_sign(&self, progress: CallProgress, depth: usize) -> String;
    /// How many positions are looked at on this board.
    fn looked_at(&self, counts: Counts) -> String;
    /// How many positions are looked at from the empty board.
    fn looked_at_from_empty(&self, counts: Counts) -> String;
}
