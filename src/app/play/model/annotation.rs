//! The annotation: the text about the game besides its last move.

use crate::{
    app::{
        game::{
            aids::{Aids, Reply},
            controls::Controls,
            state::GameState,
        },
        names::model::DisplayNames,
    },
    engine::{Cell, OpeningStep},
    session::{Confirm, Status},
    words::{Piece, Text, phrases, text},
};

/// Returns the visible annotation of a game that is played, or of a position that is arranged: a hint, the selected cell,
/// a draw offer, or the marks of the position.
#[must_use]
pub fn annotation(
    game: &GameState,
    controls: &Controls,
    aids: &Aids,
    names: DisplayNames,
    confirm: Confirm,
) -> String {
    if let Some(arranging) = game.mode.arranging() {
        return match arranging.lifted {
            Some(cell) => phrases::picked_up(cell),
            None => phrases::counts(&arranging.position, arranging.turn, game.setup.pieces),
        };
    }
    if let Some(cell) = aids.pending {
        return phrases::pending(cell, confirm);
    }
    if aids.reply.said().is_some() {
        return match aids.announced_hint() {
            Some(hint) if names_glowing_cell(game, aids) => phrases::hint_at_sight(hint),
            _ => aids.reply.text(|reply| reply_words(reply, game, aids, names)),
        };
    }
    if let Status::InOpening(_, OpeningStep::Place { number, count }) = game.status
        && let Some(mark) = game.mark_to_move()
    {
        return phrases::opening_stone(Piece::new(mark, game.setup.pieces), number, count);
    }
    match game.last_move {
        Some((by, _)) => {
            let can_agree = controls.draw.can_agree;
            phrases::offers_draw(game.setup.players, by, game.piece(by, names), can_agree)
        }
        None => String::new(),
    }
}

/// Returns whether there is a hint on a board without coordinates. People who see the board look for the glowing cell;
/// people who listen need its name.
#[must_use]
pub fn names_glowing_cell(game: &GameState, aids: &Aids) -> bool {
    aids.announced_hint().is_some() && aids.pending.is_none() && !game.has_coordinates()
}

/// Returns the text for screen readers, besides the annotation.
#[must_use]
pub fn unseen(game: &GameState, aids: &Aids, names: DisplayNames) -> String {
    match aids.reply.said() {
        Some(Reply::BlockHere) => aids.hint.map_or_else(String::new, |hint| hint.cell.to_string()),
        Some(Reply::Ending(moves)) => last_moves(game, moves, names),
        _ if names_glowing_cell(game, aids) => {
            aids.reply.text(|reply| reply_words(reply, game, aids, names))
        }
        _ => String::new(),
    }
}

/// Lists the moves that are shown as the ending of the game.
fn last_moves(game: &GameState, moves: &[Cell], names: DisplayNames) -> String {
    let first = game.history.len().saturating_sub(moves.len());
    let list = (first..)
        .zip(moves)
        .map(|(ply, &cell)| phrases::made_move(game.piece(game.seat_of_mark(ply), names), cell));
    phrases::list(&list.collect::<Vec<_>>())
}

/// Returns the words of a reply.
fn reply_words(reply: &Reply, game: &GameState, aids: &Aids, names: DisplayNames) -> String {
    match *reply {
        Reply::Forbidden(cell, foul, ref lines) => phrases::forbidden(cell, foul, lines),
        Reply::ChooseFirst => text(Text::ChooseColour).to_owned(),
        Reply::Chose(seat) => {
            let chosen = Piece::new(game.mark_of(seat), game.setup.pieces);
            phrases::chose(game.setup.players, seat, chosen, names)
        }
        Reply::Hint => aids.hint.map_or_else(String::new, phrases::hint),
        Reply::BlockHere => text(Text::BlockHere).to_owned(),
        Reply::NoHint => text(Text::NoHint).to_owned(),
        Reply::CellTaken => text(Text::CellTaken).to_owned(),
        Reply::NothingToUndo => text(Text::NothingToUndo).to_owned(),
        Reply::NothingToRedo => text(Text::NothingToRedo).to_owned(),
        Reply::Ending(_) => text(Text::LastMovesInOrder).to_owned(),
    }
}
