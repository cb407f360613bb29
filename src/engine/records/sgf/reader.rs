//! Makes a record of a game in a file.

use super::{
    Mistake,
    board::Points,
    info::Info,
    nodes::ReadNodes,
    parser::Parser,
    set_up::{SetUp, placed_by_moves},
};
use crate::engine::{
    NodeId, Variant,
    records::{Builder, Place, Record, RecordError, RecordReason},
};

/// The number of points in all rectangles of a file.
const MOST_POINTS: usize = 1_000_000;

/// Reads the games of a file.
#[derive(Debug)]
pub(super) struct Reader {
    /// The variant where the file does not say it.
    variant: Variant,
    accepts_other_games: bool,
    /// How many points rectangles may still have.
    points_left: usize,
    /// A place that is known: the number of bytes before it, its line, and its column.
    known: (usize, usize, usize),
}

impl Reader {
    pub(super) const fn new(variant: Variant, accepts_other_games: bool) -> Self {
        let known = (0, 1, 1);
        Self { variant, accepts_other_games, points_left: MOST_POINTS, known }
    }

    /// Reads the game at this place.
    pub(super) fn game(&mut self, parser: &Parser<'_>) -> Result<Record, RecordError> {
        let text = parser.text();
        match self.record(parser) {
            Ok((record, None)) => Ok(record),
            Ok((record, Some(at))) => Ok(Record { cut_off: Some(self.place(text, at)), ..record }),
            Err(Mistake { at, reason }) => Err(RecordError { at: self.place(text, at), reason }),
        }
    }

    /// Returns the place of this byte of the file's text. It is counted from the last one, so that many mistakes take no
    /// longer than one.
    pub(super) fn place(&mut self, text: &str, at: usize) -> Place {
        if at < self.known.0 {
            self.known = (0, 1, 1);
        }
        let (known, mut line, mut column) = self.known;
        for character in text.get(known..at).unwrap_or_default().chars() {
            (line, column) = if character == '\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        self.known = (at, line, column);
        Place::Text { line, column }
    }

    /// Reads the game at this place, and returns where it is cut off, if it is.
    fn record(&mut self, parser: &Parser<'_>) -> Result<(Record, Option<usize>), Mistake> {
        let info = Info::read(parser);
        let game = info.game(self.accepts_other_games)?;
        let rules = info.rules(game, self.variant)?;
        let points = Points::new(rules.shape(), game);
        let set_up = SetUp::read(&info, parser, points, &mut self.points_left)?;
        // Some files have no position that is set up, but moves that make one.
        let placed = if set_up.is_empty() { placed_by_moves(parser, points) } else { None };
        let placed = placed.and_then(|it| Some((it.begin(rules).ok()?, it.moves)));
        let ((tree, starts_white), moves_left) = match placed {
            Some(placed) => placed,
            None => match set_up.begin(rules) {
                Ok(begun) => (begun, set_up.moves),
                Err(error) => return Err(Mistake::new(set_up.at, RecordReason::Arrange(error))),
            },
        };
        let mut nodes = ReadNodes {
            builder: Builder::new(tree),
            points,
            points_left: &mut self.points_left,
            starts_white,
            nodes_left: info.nodes,
            moves_left,
        };
        let cut_off = nodes.read(parser.clone())?;
        let record = nodes.builder.finish();
        let [black, white] = info.players.clone();
        let record = Record {
            players: if starts_white { [white, black] } else { [black, white] },
            starts_white,
            facts: info.facts(rules),
            ..record
        };
        match cut_off {
            Some(at) if is_empty(&record) => Err(Mistake::new(at, RecordReason::CutOff)),
            _ => Ok((record, cut_off)),
        }
    }
}

/// Returns whether nothing of a game was read but its properties.
fn is_empty(record: &Record) -> bool {
    record.tree.node_count() == 1
        && record.tree.game().start().count() == 0
        && record.tree.notes(NodeId::ROOT).is_empty()
        && record.left_out.is_none()
}
