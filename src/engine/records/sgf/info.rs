//! What a file says about a whole game.

use super::{
    APPLICATION, Colour, FACTS, GOMOKU, Mistake, OTHER_GAMES, RULES, is_ply,
    parser::{Parser, Value, unescape_line},
    rules::{RUN, named_variant, words},
};
use crate::engine::{
    Rules, RulesError, Shape, Variant,
    records::{Fact, RecordReason},
};

/// The longest side of a go board if the file does not say it.
const GO_SIDE: u8 = 19;

/// The longest side of another board if the file does not say it.
const SIDE: u8 = 15;

/// What the first nodes say about the game.
#[derive(Debug, Default)]
pub(super) struct Info<'a> {
    game: Option<Value<'a>>,
    size: Option<Value<'a>>,
    rules: Option<Value<'a>>,
    own_rules: Option<Value<'a>>,
    application: Option<Value<'a>>,
    pub(super) to_move: Option<Colour>,
    /// Black's name and white's.
    pub(super) players: [Option<String>; 2],
    facts: Vec<(Fact, String)>,
    /// The number of nodes before the first move. They belong to the root.
    pub(super) nodes: usize,
}

impl<'a> Info<'a> {
    pub(super) fn read(parser: &Parser<'a>) -> Self {
        let mut info = Self::default();
        let mut nodes = parser.clone().first_nodes();
        // Even the first node may have a move.
        while let Some(node) = nodes.next()
            && (info.nodes == 0 || !node.values().any(|value| is_ply(&value)))
        {
            info.nodes += 1;
            node.values().for_each(|value| info.add(value));
        }
        info
    }

    /// Adds a value. Of several values for the same thing, the first one counts.
    fn add(&mut self, value: Value<'a>) {
        let place = match &*value.name {
            "GM" => &mut self.game,
            "SZ" => &mut self.size,
            "RU" => {
                self.add_fact(Fact::Rules, &value);
                &mut self.rules
            }
            RULES => &mut self.own_rules,
            "AP" => &mut self.application,
            "PL" => {
                self.to_move = self.to_move.or_else(|| Colour::named(value.text));
                return;
            }
            "PB" | "PW" => {
                let [black, white] = &mut self.players;
                let player = if value.name == "PB" { black } else { white };
                let name = unescape_line(value.text);
                if player.is_none() && !name.is_empty() {
                    *player = Some(name);
                }
                return;
            }
            name => {
                if let Some(&(fact, _)) = FACTS.iter().find(|(_, it)| *it == name) {
                    self.add_fact(fact, &value);
                }
                return;
            }
        };
        place.get_or_insert(value);
    }

    fn add_fact(&mut self, fact: Fact, value: &Value) {
        let text = unescape_line(value.text);
        if !text.is_empty() && self.facts.iter().all(|(known, _)| *known != fact) {
            self.facts.push((fact, text));
        }
    }

    /// Returns the facts that the rules do not say.
    pub(super) fn facts(mut self, rules: Rules) -> Vec<(Fact, String)> {
        self.facts.retain(|(fact, text)| *fact != Fact::Rules || *text != words(rules));
        if let Some(value) = self.application.take().filter(|it| it.text != APPLICATION) {
            self.add_fact(Fact::Source, &value);
        }
        self.facts
    }

    /// Returns the number of the game, if it may be read.
    pub(super) fn game(&self, accepts_other_games: bool) -> Result<u16, Mistake> {
        let Some(value) = &self.game else { return Ok(GOMOKU) };
        let number = value.text.trim();
        if number.is_empty() {
            return Ok(GOMOKU);
        }
        let expected = RecordReason::Expected("the number of a game");
        let number = number.parse().map_err(|_| Mistake::new(value.at, expected))?;
        let is_accepted = accepts_other_games && OTHER_GAMES.contains(&number);
        if number == GOMOKU || is_accepted {
            Ok(number)
        } else {
            Err(Mistake::new(value.at, RecordReason::OtherGame(number)))
        }
    }

    /// Returns the rules. If the file names no variant, it is this one where the board allows it.
    pub(super) fn rules(&self, game: u16, variant: Variant) -> Result<Rules, Mistake> {
        let value = self.size.as_ref();
        let at = value.map_or(self.game.as_ref().map_or(0, |it| it.at), |it| it.at);
        let usual = if game == 1 { GO_SIDE } else { SIDE };
        let [columns, rows] = match value.map(|it| it.text.trim()).filter(|it| !it.is_empty()) {
            None => [usual; 2],
            Some(size) => size_of(size)
                .ok_or_else(|| Mistake::new(at, RecordReason::Expected("the size of a board")))?,
        };
        let shape = Shape::flat(columns, rows).map_err(RulesError::Shape);
        let own = self.own_rules.as_ref().and_then(|it| it.text.trim().parse::<Rules>().ok());
        if let Some(own) = own.filter(|it| shape == Ok(it.shape())) {
            return Ok(own);
        }
        let words = self.rules.as_ref();
        let named = words.and_then(|value| named_variant(&unescape_line(value.text)));
        let rules = shape.and_then(|shape| Rules::on(shape, RUN, named.unwrap_or_default()));
        match rules {
            Ok(rules) if named.is_none() => Ok(rules.with(variant)),
            Ok(rules) => Ok(rules),
            Err(error) => {
                let is_variant = matches!(error, RulesError::Variant(_));
                let at = words.filter(|_| is_variant).map_or(at, |value| value.at);
                Err(Mistake::new(at, RecordReason::Rules(error)))
            }
        }
    }
}

/// Returns the columns and rows that a text says.
fn size_of(text: &str) -> Option<[u8; 2]> {
    let number = |text: &str| {
        let text = text.trim();
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| text.parse().unwrap_or(u8::MAX))
    };
    match text.split_once([':', 'x']) {
        Some((columns, rows)) => Some([number(columns)?, number(rows)?]),
        None => Some([number(text)?; 2]),
    }
}
