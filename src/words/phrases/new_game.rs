//! The dialog *New game*.

use crate::{
    engine::{Opening, Variant, bots::Grade},
    session::{
        CustomError, Field, Mark, MarkChoice, Pieces, Players, Preset, Seat, Setup, Starter,
    },
    words::{Piece, Text, text},
};

use super::{fill, fill_piece, list, named_player, opening, short_name, strength_of, variant};

/// Returns the name of a board.
#[must_use]
pub fn preset(preset: Preset) -> &'static str {
    text(match preset {
        Preset::NoughtsAndCrosses => Text::ThreeByThree,
        Preset::Four => Text::FourByFour,
        Preset::Five => Text::FiveByFive,
        Preset::Gobang => Text::FillsTheScreen,
        Preset::Gomoku => Text::Gomoku,
        Preset::Renju => Text::Renju,
        Preset::Caro => Text::Caro,
        Preset::CaroWithoutEnd => Text::CaroWithoutEnd,
        Preset::Large => Text::Large,
        Preset::CubeOfThree => Text::CubeOfThree,
        Preset::CubeOfFour => Text::CubeOfFour,
        Preset::Endless => Text::WithoutEnd,
        Preset::Custom => Text::Custom,
    })
}

/// Describes the play of a grade in a sentence.
#[must_use]
pub fn grade_note(grade: Grade) -> &'static str {
    text(match grade {
        Grade::Easy => Text::EasyIs,
        Grade::Medium => Text::MediumIs,
        Grade::Hard => Text::HardIs,
        Grade::Best => Text::BestIs,
    })
}

/// Names the game that *Start* starts: its board, and whom it is played against.
#[must_use]
pub fn game_to_start(Setup { rules, players, .. }: Setup) -> String {
    let against = match players {
        Players::Computer(opponent) => strength_of(opponent, rules),
        Players::Friends => text(Text::FriendHere).to_owned(),
        Players::ByLink(_) => text(Text::FriendByLink).to_owned(),
    };
    format!("{}{}{against}", short_name(rules), text(Text::Comma))
}

/// Returns the label of a field for a custom board.
#[must_use]
pub fn custom_field(field: Field) -> &'static str {
    text(match field {
        Field::Columns => Text::Columns,
        Field::Rows => Text::Rows,
        Field::Layers => Text::Layers,
        Field::Run => Text::Run,
    })
}

/// Says what is wrong with a custom board.
#[must_use]
pub fn custom_error(CustomError { field, least, most }: CustomError) -> String {
    let (name, least, most) = (custom_field(field), least.to_string(), most.to_string());
    let from_to = [("name", name), ("least", &least), ("most", &most)];
    match field {
        Field::Layers => fill(Text::NumberOfLayers, &from_to),
        _ if least == most => fill(Text::OnlyNumber, &[("name", name), ("number", &least)]),
        _ => fill(Text::NumberFromTo, &from_to),
    }
}

/// Returns the name of a choice of how the marks look.
#[must_use]
pub fn pieces(pieces: Pieces) -> &'static str {
    text(match pieces {
        Pieces::Marks => Text::Marks,
        Pieces::Stones => Text::Stones,
    })
}

/// Returns the name of a choice of who starts. `names` are those that two people at this device have chosen.
#[must_use]
pub fn starter(
    players: Players,
    starter: Starter,
    names: [Option<&'static String>; 2],
) -> &'static str {
    match starter {
        Starter::One => named_player(players, Seat::One, names),
        Starter::Two => named_player(players, Seat::Two, names),
        Starter::Alternate => text(Text::InTurn),
        Starter::Random => text(Text::Chance),
    }
}

/// Returns the label of the choice of marks.
#[must_use]
pub fn whose_mark(players: Players, pieces: Pieces, names: [Option<&'static String>; 2]) -> String {
    let values = [("name", named_player(players, Seat::One, names))];
    match (players, pieces) {
        (Players::Friends, Pieces::Marks) => fill(Text::PlayerOnesMark, &values),
        (Players::Friends, Pieces::Stones) => fill(Text::PlayerOnesStones, &values),
        (_, Pieces::Marks) => text(Text::YourMark).to_owned(),
        (_, Pieces::Stones) => text(Text::YourStones).to_owned(),
    }
}

/// Returns the name of a choice of marks.
#[must_use]
pub fn mark_choice(choice: MarkChoice, pieces: Pieces) -> String {
    let choice = match (choice, pieces) {
        (MarkChoice::StarterIsX, Pieces::Marks) => Text::StarterIsX,
        (MarkChoice::StarterIsX, Pieces::Stones) => Text::StarterIsBlack,
        (MarkChoice::X, pieces) => {
            return fill_piece(Text::PieceAlone, Piece::new(Mark::X, pieces), &[]);
        }
        (MarkChoice::O, pieces) => {
            return fill_piece(Text::PieceAlone, Piece::new(Mark::O, pieces), &[]);
        }
        (MarkChoice::Chance, _) => Text::Chance,
    };
    text(choice).to_owned()
}

/// Says in a few words which mark seat one has, if it was chosen, what wins, and how the game begins.
#[must_use]
pub fn in_short(Setup { rules, mark, pieces, .. }: Setup) -> String {
    let wins = |text| fill(text, &[("run", &rules.run().to_string())]);
    let mut parts = vec![match rules.variant() {
        Variant::Exact => wins(Text::WinsWithExactly),
        Variant::Freestyle if rules.allow_longer_rows() => wins(Text::WinsWithOrMore),
        Variant::Freestyle => wins(Text::WinsWith),
        Variant::Caro | Variant::CaroOverlines | Variant::Renju => variant(rules),
    }];
    if rules.opening() != Opening::Free {
        parts.push(opening(rules.opening()).to_owned());
    }
    if matches!(mark, MarkChoice::X | MarkChoice::O) {
        parts.insert(0, mark_choice(mark, pieces));
    }
    list(&parts)
}
