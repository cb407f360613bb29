//! The texts that never change, one field each. What stands in a field's comment is where the text is seen,
//! where its name does not say that.

#![allow(missing_docs, reason = "a field is named after its text")]

/// Every fixed text of the page. A language fills all of them in, or it does not compile.
#[derive(Debug)]
pub struct Texts {
    // The static page, before the program runs.
    pub page_title: &'static str,
    pub page_description: &'static str,
    pub failed_to_start: &'static str,
    pub needs_javascript: &'static str,
    pub first_status: &'static str,
    pub framed: &'static str,
    pub open_in_own_tab: &'static str,

    // Buttons around the board.
    pub new_game: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub hint: &'static str,
    pub place: &'static str,
    pub review: &'static str,
    pub play_again: &'static str,
    /// Start the next game, against another opponent.
    pub weaker: &'static str,
    pub stronger: &'static str,
    pub reset_score: &'static str,
    pub share: &'static str,
    pub rules: &'static str,
    pub settings: &'static str,
    pub zoom_in: &'static str,
    pub zoom_out: &'static str,
    /// Shows the whole board again.
    pub fit: &'static str,
    /// Turns a stack of levels, as seen from above.
    pub turn_clockwise: &'static str,
    pub turn_anticlockwise: &'static str,
    /// Turns it back to how it stood at first.
    pub to_front: &'static str,
    /// How a board in space is drawn.
    pub stacked: &'static str,
    pub side_by_side: &'static str,
    /// Has the computer play the best move it has found so far.
    pub move_now: &'static str,
    pub send_link: &'static str,

    // Beside the board.
    pub score: &'static str,
    pub draws: &'static str,
    pub thinking: &'static str,
    pub to_move: &'static str,
    pub moves: &'static str,
    /// Below *Draw*.
    pub no_line_left: &'static str,
    pub agreed: &'static str,
    pub offer_draw: &'static str,
    pub agree: &'static str,
    pub all_marks: &'static str,
    pub to_cells: &'static str,
    pub to_last_move: &'static str,
    /// Asks on which cells the sides would win.
    pub what_threatens: &'static str,
    /// Its answer where there is no such cell.
    pub no_threats: &'static str,
    /// What *Hint* answers where no move is urgent.
    pub no_hint: &'static str,

    // Notices.
    pub dismiss: &'static str,
    pub try_again: &'static str,
    pub restore_score: &'static str,
    pub score_reset: &'static str,
    pub set_aside: &'static str,
    pub storage_newer: &'static str,
    pub storage_full: &'static str,
    pub storage_blocked: &'static str,
    pub loading: &'static str,
    pub part_missing: &'static str,
    /// A newer version of the page.
    pub new_version: &'static str,
    /// Loads it.
    pub update: &'static str,
    pub analysis_missing: &'static str,
    pub analysis_unusable: &'static str,
    pub refit: &'static str,
    pub could_be_refitted: &'static str,
    pub joined: &'static str,
    /// Asks once, and its two answers.
    pub hear_moves: &'static str,
    pub sound_on: &'static str,
    pub no_thanks: &'static str,
    /// Brings removed games back.
    pub restore: &'static str,

    // New game.
    pub board: &'static str,
    pub longer_row: &'static str,
    pub longer_row_wins: &'static str,
    pub longer_row_does_not_count: &'static str,
    pub against: &'static str,
    pub computer: &'static str,
    pub friend_here: &'static str,
    pub friend_by_link: &'static str,
    pub opponent: &'static str,
    /// The heading above opponents that are not on the scale of strengths.
    pub other_opponents: &'static str,
    /// The two ends of that scale.
    pub weakest: &'static str,
    pub strongest: &'static str,
    /// Opens what is seldom asked.
    pub more: &'static str,
    /// The heading above opponents, each of which starts a game.
    pub choose_opponent: &'static str,
    pub how_strong: &'static str,
    pub who_starts: &'static str,
    /// The same question, where a position was arranged.
    pub who_moves_next: &'static str,
    pub pieces: &'static str,
    pub start: &'static str,
    pub arrange: &'static str,

    // Every dialog.
    pub close: &'static str,

    // Arranging a position.
    pub tap_puts: &'static str,
    pub clear: &'static str,
    pub back: &'static str,
    pub play_from_here: &'static str,

    // Review.
    pub at_move: &'static str,
    pub to_beginning: &'static str,
    pub one_move_back: &'static str,
    pub one_move_on: &'static str,
    pub to_end: &'static str,
    pub before_first_move: &'static str,
    pub play_on: &'static str,
    pub end_review: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub slow: &'static str,
    pub medium: &'static str,
    pub fast: &'static str,

    // A link that is looked at.
    pub join: &'static str,
    pub not_now: &'static str,
    pub take_link: &'static str,
    pub take_seat: &'static str,
    pub keep_known: &'static str,
    pub show_known: &'static str,
    pub show_link: &'static str,

    // Share.
    pub the_link: &'static str,
    pub link_is_a_seat: &'static str,
    pub copy_link: &'static str,
    pub copy_moves: &'static str,
    pub copy_board: &'static str,
    pub scan: &'static str,
    pub open_link: &'static str,
    pub paste_here: &'static str,
    pub open: &'static str,
    pub share_picture: &'static str,
    pub save_picture: &'static str,
    /// Saves a picture that plays the moves.
    pub save_replay: &'static str,
    /// On the picture.
    pub page_name: &'static str,
    /// What became of a message, a copy or a picture.
    pub shared: &'static str,
    pub copied: &'static str,
    pub not_sent: &'static str,
    pub copy_yourself: &'static str,
    pub saved: &'static str,
    pub picture_not_taken: &'static str,
    pub picture_not_drawn: &'static str,

    // The page on the device.
    pub whats_new: &'static str,
    pub changes_missing: &'static str,
    pub install: &'static str,
    /// How to install it where only the browser's menu does.
    pub install_by_hand: &'static str,
    pub your_data: &'static str,
    pub about_data: &'static str,
    pub export_data: &'static str,
    pub import_data: &'static str,
    pub not_exported: &'static str,
    /// Has the file's own game and settings take the place of those here.
    pub take_theirs: &'static str,
    pub took_theirs: &'static str,
    /// Why a file is refused.
    pub file_not_read: &'static str,
    pub file_foreign: &'static str,
    pub file_newer: &'static str,
    pub file_damaged: &'static str,
    pub file_too_large: &'static str,

    // Your games.
    pub your_games: &'static str,
    pub no_games: &'static str,
    pub own_game: &'static str,
    pub go_on: &'static str,
    pub remove: &'static str,
    pub choose: &'static str,
    pub choose_all_over: &'static str,
    pub remove_chosen: &'static str,

    // Statistics.
    pub statistics: &'static str,
    /// Also of the current opponent alone.
    pub no_statistics: &'static str,
    /// How many games were won, drawn and lost, and what part of all points that is.
    pub won: &'static str,
    pub drawn: &'static str,
    pub lost: &'static str,
    pub points: &'static str,
    /// How many games, up to the last one, ended alike; and the most that were won in a row.
    pub streak: &'static str,
    pub longest_streak: &'static str,
    pub about_statistics: &'static str,
    pub clear_statistics: &'static str,
    pub statistics_cleared: &'static str,

    // How strong they are.
    pub strength: &'static str,
    pub strength_is_proved: &'static str,
    pub show_a_win: &'static str,

    // Rules.
    /// The kinds of lines in space, in the order of their pictures.
    pub lines_in_space: [&'static str; 5],
    pub how_to_play: [&'static str; 3],

    // How minimax thinks.
    pub minimax: &'static str,
    pub calls: &'static str,
    pub calls_as_text: &'static str,
    pub step: &'static str,
    pub to_first_step: &'static str,
    pub one_step_back: &'static str,
    pub one_step_on: &'static str,
    pub to_answer: &'static str,
    pub position: &'static str,
    pub on_the_board: &'static str,
    pub example: &'static str,
    pub only_few_free_cells: &'static str,
    pub alpha_beta: &'static str,
    pub off: &'static str,
    pub on: &'static str,
}
