//! Texts about games in files.

use crate::{
    engine::{
        NodeId, Ply,
        library::{FoundMove, Results},
        records::{Fact, LeftOut, Place, Record, RecordError, RecordReason},
    },
    session::Analysis,
    words::{Piece, Text, text},
};

use super::{
    capitalised, fill, fill_count, game_name, known_sentences,
    links::{arrange_error, rules_error},
    list, moves,
    review::counts_of_sides,
    sentences,
};

/// Says why a file cannot be read, and where.
#[must_use]
pub fn file_failed(name: &str, RecordError { at, reason }: RecordError) -> String {
    let text = |text| self::text(text).to_owned();
    let (why, has_place) = match reason {
        RecordReason::UnknownFormat => (text(Text::UnknownFormat), false),
        RecordReason::NoGame => (text(Text::NoGameInside), false),
        RecordReason::TooLarge => (text(Text::FileTooLong), false),
        RecordReason::CutOff => (text(Text::FileCutOff), true),
        RecordReason::AfterEnd => (text(Text::FileGoesOn), true),
        RecordReason::Expected(_) => (text(Text::FileNotUnderstood), true),
        RecordReason::OtherGame(_) => (text(Text::AnotherKindOfGame), false),
        RecordReason::Rules(error) => (rules_error(error), true),
        RecordReason::Arrange(error) => (text(arrange_error(error)), true),
        RecordReason::Outside => (text(Text::CellOutside), true),
    };
    let why = if has_place { at_place(&why, at) } else { why };
    fill(Text::FileFailed, &[("file", name), ("why", &why)])
}

fn at_place(why: &str, at: Place) -> String {
    fill(Text::AtPlace, &[("why", why), ("place", &place(at))])
}

fn place(at: Place) -> String {
    match at {
        Place::Text { line, column } => {
            fill(Text::AtLine, &[("line", &line.to_string()), ("column", &column.to_string())])
        }
        Place::Byte(at) => fill(Text::AtByte, &[("number", &at.to_string())]),
    }
}

/// Describes a record in a list, where it has this number: its name, and its number of moves.
#[must_use]
pub fn record_in_list(record: &Record, number: usize) -> String {
    let title = record_title(record);
    let title = if title.is_empty() {
        fill(Text::GameNumber, &[("number", &number.to_string())])
    } else {
        title
    };
    let line = record.tree.path(record.tree.end_of_line(NodeId::ROOT));
    let plies = line.into_iter().filter_map(|node| record.tree.ply(node));
    list(&[title, moves(plies.filter_map(Ply::cell).count())])
}

/// Describes a stored analysis: its game, or what is known about it, and the number of moves.
#[must_use]
pub fn analysis(analysis: &Analysis) -> String {
    let title = record_title(&analysis.record);
    let game = analysis.game();
    let title = if title.is_empty() { game_name(game.rules()) } else { title };
    list(&[title, moves(game.moves().len())])
}

/// Describes a file of the library: its name, and how many games it has.
#[must_use]
pub fn library_file(name: &str, games: usize) -> String {
    list(&[name.to_owned(), fill_count(Text::OtherGames, games, &[])])
}

/// Says how many games of files were read so far.
#[must_use]
pub fn reading(games: usize) -> String {
    sentences(text(Text::Loading), &fill_count(Text::FoundGames, games, &[]))
}

/// Says how many games were found, and whether only the first are listed.
#[must_use]
pub fn found_games(count: usize, most_listed: usize) -> String {
    let found = fill_count(Text::FoundGames, count, &[]);
    if count <= most_listed {
        return found;
    }
    let listed = fill(Text::FirstListed, &[("count", &most_listed.to_string())]);
    sentences(&found, &listed)
}

/// Describes a move that followed a position in games: in how many, and how many of them each side won, whose pieces these
/// are.
#[must_use]
pub fn found_move(found: &FoundMove, pieces: [Piece; 2]) -> String {
    let Results { games, won, .. } = found.results;
    let [first, second] = counts_of_sides(won, pieces);
    let games = fill_count(Text::OtherGames, games, &[]);
    format!("{} · {games} · {first} · {second}", found.cell)
}

/// Returns the players of a record, its title, event and date, as far as they are known.
#[must_use]
pub fn record_title(record: &Record) -> String {
    let mut parts = Vec::new();
    if let [Some(first), Some(second)] = &record.players {
        parts.push(format!("{first} – {second}"));
    }
    let facts = [Fact::Title, Fact::Event, Fact::Date].into_iter();
    parts.extend(facts.filter_map(|fact| record.fact(fact)).map(str::to_owned));
    list(&parts)
}

/// Says what is not read of a record's file: moves that the rules do not allow, and what would come after its end.
#[must_use]
pub fn not_read(record: &Record) -> String {
    let left_out = record.left_out.map(|LeftOut { plies, number, .. }| {
        fill_count(Text::MovesLeftOut, plies, &[("number", &number.to_string())])
    });
    let cut_off = record.cut_off.map(|at| at_place(&capitalised(text(Text::FileCutOff)), at));
    known_sentences([left_out, cut_off])
}
