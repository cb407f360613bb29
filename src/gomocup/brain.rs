use std::time::Instant;

use super::{
    Command, CommandError, Info, LONGEST, Point, Problem, Rule, SHORTEST,
    limits::Limits,
    player::{Clock, Player},
    stones::{NextMove, Owner, Stones},
};
use crate::engine::{
    Cell, Game, Opening, Ply, Rules, RulesError, Variant,
    search::net::{NetFile, Nets},
};

/// The run length in every game of the protocol.
const RUN: u8 = 5;

/// The program's side of the conversation: answers one line at a time.
#[derive(Default)]
pub(super) struct Brain {
    rule: Rule,
    limits: Limits,
    /// `None` before the first `START`, and after a `START` with a board that is not supported.
    stones: Option<Stones>,
    player: Option<Player>,
    /// The networks that players evaluate with.
    nets: Nets,
    reading: Reading,
}

/// The answer to a line.
pub(super) enum Answer {
    /// No answer.
    Nothing,
    /// One line.
    Line(String),
    /// A move.
    Move {
        /// The search report, if there was a search.
        report: Option<String>,
        /// The point of the move.
        point: Point,
    },
    /// The end of the program.
    Leave,
}

/// What the program expects the next line to be.
#[derive(Default)]
enum Reading {
    /// A command.
    #[default]
    Commands,
    /// A stone or `DONE`. Holds the time of the `BOARD` command and the stones so far.
    Stones(Instant, Result<Stones, Problem>),
    /// A point or `DONE`. Holds the time of the `SWAP2BOARD` command and the points so far.
    Opening(Instant, Result<Vec<Point>, Problem>),
}

impl Brain {
    pub(super) fn new(nets: Nets) -> Self {
        Self { nets, ..Self::default() }
    }

    /// Answers a line that came in at this time. A search ends early once `is_stopped` returns true.
    ///
    /// A command in the middle of a list of stones ends the list: the answers are an error for the list and the
    /// answer to the command. There are two exceptions: `INFO`, which needs no answer, leaves the list open, and
    /// `END` ends the program.
    pub(super) fn answer_line(
        &mut self,
        line: &str,
        at: Instant,
        is_stopped: &dyn Fn() -> bool,
    ) -> Vec<Answer> {
        if line.trim().is_empty() {
            return Vec::new();
        }
        let clock = Clock { since: at, is_stopped };
        let command = Command::parse(line);
        let reading = std::mem::take(&mut self.reading);
        match command {
            Ok(Command::End) => vec![Answer::Leave],
            Ok(Command::Info(_)) => {
                let answer = self.answer_command(command, clock);
                self.reading = reading;
                vec![answer]
            }
            // A line that does not start with a command belongs to the list, even if it is invalid.
            Err(CommandError::Unknown) if !matches!(reading, Reading::Commands) => {
                vec![self.continue_list(reading, line, clock)]
            }
            _ => {
                let error = reading.unfinished().map(error_line);
                error.into_iter().chain([self.answer_command(command, clock)]).collect()
            }
        }
    }

    fn answer_command(
        &mut self,
        command: Result<Command, CommandError>,
        clock: Clock<'_>,
    ) -> Answer {
        let answer =
            command.map_err(Problem::from).and_then(|command| self.execute(command, clock));
        answer.unwrap_or_else(error_line)
    }

    /// Takes the next line of a list. Answers the list if this line ends it.
    fn continue_list(&mut self, reading: Reading, line: &str, clock: Clock<'_>) -> Answer {
        if !line.trim().eq_ignore_ascii_case("DONE") {
            self.reading = reading.with(line);
            return Answer::Nothing;
        }
        let answer = match reading {
            Reading::Stones(since, stones) => {
                stones.and_then(|stones| self.play_on(stones, Clock { since, ..clock }))
            }
            Reading::Opening(since, points) => {
                points.and_then(|points| self.play_opening(&points, Clock { since, ..clock }))
            }
            Reading::Commands => Err(CommandError::Unknown.into()),
        };
        answer.unwrap_or_else(error_line)
    }

    fn execute(&mut self, command: Command, clock: Clock<'_>) -> Result<Answer, Problem> {
        match command {
            Command::Start { width, height } => {
                self.stones = None;
                let sides = SHORTEST..=LONGEST;
                if !sides.contains(&width) || !sides.contains(&height) {
                    return Err(Problem::Size);
                }
                // The rule may come later, so it is checked only when a move is requested.
                self.begin(Rules::new(width, height, RUN, Variant::Freestyle)?)
            }
            Command::Restart => self.begin(self.board()?.rules()),
            Command::Begin => {
                let stones = self.board()?.clone();
                if stones.is_empty() { self.play_on(stones, clock) } else { Err(Problem::Begun) }
            }
            Command::Turn(point) => {
                let mut stones = self.board()?.clone();
                stones.put(cell_at(&stones, point)?, Owner::Other)?;
                self.play_on(stones, clock)
            }
            Command::Play(point) => {
                let mut stones = self.board()?.clone();
                stones.next_move()?;
                stones.put(cell_at(&stones, point)?, Owner::Own)?;
                self.stones = Some(stones);
                Ok(Answer::Move { report: None, point })
            }
            Command::Board => {
                let stones = self.board().map(|stones| Stones::new(stones.rules()));
                self.reading = Reading::Stones(clock.since, stones);
                Ok(Answer::Nothing)
            }
            Command::Swap2Board => {
                let points = self.board().map(|_| Vec::new());
                self.reading = Reading::Opening(clock.since, points);
                Ok(Answer::Nothing)
            }
            Command::TakeBack(point) => {
                let stones = self.stones.as_mut().ok_or(Problem::NoBoard)?;
                stones.take(cell_at(stones, point)?)?;
                Ok(ok())
            }
            Command::Info(info) => {
                match info {
                    Some(Info::Rule(rule)) => self.rule = rule,
                    Some(info) => self.limits.note(info),
                    None => {}
                }
                Ok(Answer::Nothing)
            }
            Command::About => Ok(Answer::Line(about())),
            Command::End => Ok(Answer::Leave),
        }
    }

    /// Starts a new game. Creates the search's tables now, while no clock runs.
    fn begin(&mut self, rules: Rules) -> Result<Answer, Problem> {
        self.stones = Some(Stones::new(rules));
        self.limits.begin();
        if let Some(player) = &mut self.player {
            player.new_game();
        }
        if let (Ok(variant), Ok(table)) = (self.rule.variant(), self.limits.table()) {
            self.prepare(Rules::on(rules.shape(), RUN, variant)?, table);
        }
        Ok(ok())
    }

    fn prepare(&mut self, rules: Rules, table: usize) -> &mut Player {
        // Drop the old player first, so that there are never two in memory.
        self.player.take_if(|player| !player.fits(rules, table));
        self.player.get_or_insert_with(|| {
            let net = NetFile::for_rules(rules).and_then(|file| self.nets[file as usize].clone());
            Player::new(rules, table, net)
        })
    }

    /// Moves on this board, and keeps the board on success.
    fn play_on(&mut self, mut stones: Stones, mut clock: Clock<'_>) -> Result<Answer, Problem> {
        let rules = Rules::on(stones.rules().shape(), RUN, self.rule.variant()?)?;
        let table = self.limits.table()?;
        stones.set_rules(rules);
        let (cell, report) = match stones.next_move()? {
            NextMove::Fill(cell) => (cell, None),
            NextMove::Think(game) => {
                let position = game.position().ok_or(Problem::Over)?;
                let limit = self.limits.limit();
                let report = self.prepare(rules, table).think(position, limit, &mut clock);
                (report.info().best, Some(report.to_string()))
            }
        };
        stones.put(cell, Owner::Own)?;
        self.limits.spend(clock.since.elapsed());
        self.stones = Some(stones);
        Ok(Answer::Move { report, point: Point::of(cell, rules) })
    }

    /// Answers a swap2 opening with these stones: with three stones, with `SWAP` to play black, with a move as white, or
    /// with two stones after which the opponent chooses. The stones are not kept: the manager sends them again.
    fn play_opening(&mut self, points: &[Point], mut clock: Clock<'_>) -> Result<Answer, Problem> {
        let stones = self.board()?;
        let shape = stones.rules().shape();
        let cells = points.iter().map(|&point| cell_at(stones, point).map(Ply::Move));
        let mut plies = cells.collect::<Result<Vec<_>, _>>()?;
        match plies.len() {
            0 | 3 => {}
            5 => plies.insert(3, Ply::Offer),
            _ => return Err(Problem::Opening),
        }
        let rules = Rules::on(shape, RUN, self.rule.variant()?)?;
        if !rules.allow_opening(Opening::Swap2) {
            return Err(RulesError::Opening(Opening::Swap2).into());
        }
        let (table, limit) = (self.limits.table()?, self.limits.limit());
        let game = Game::new(rules.with_opening(Opening::Swap2)).with_plies(plies);
        let game = game.map_err(|_| Problem::Taken)?;
        let plies = self.prepare(rules, table).open(game, limit, &mut clock)?;
        self.limits.spend(clock.since.elapsed());
        let words = plies.iter().map(|ply| match ply {
            Ply::Move(cell) => Point::of(*cell, rules).to_string(),
            Ply::Choose(_) | Ply::Offer => "SWAP".to_owned(),
        });
        Ok(Answer::Line(words.collect::<Vec<_>>().join(" ")))
    }

    fn board(&self) -> Result<&Stones, Problem> {
        self.stones.as_ref().ok_or(Problem::NoBoard)
    }
}

impl Reading {
    /// Reads a line that is not `DONE`. Lines after the first invalid one are ignored.
    fn with(self, line: &str) -> Self {
        match self {
            Self::Commands => Self::Commands,
            Self::Stones(since, stones) => {
                let stones = stones.and_then(|mut stones| {
                    let (point, owner) = parse_stone(line).ok_or(Problem::Stone)?;
                    stones.put(cell_at(&stones, point)?, owner)?;
                    Ok(stones)
                });
                Self::Stones(since, stones)
            }
            Self::Opening(since, points) => {
                let points = points.and_then(|mut points| {
                    points.push(line.parse().map_err(|_| Problem::Point)?);
                    Ok(points)
                });
                Self::Opening(since, points)
            }
        }
    }

    /// Returns the problem with a list that ends without `DONE`, or `None` if there is no list.
    fn unfinished(self) -> Option<Problem> {
        match self {
            Self::Commands => None,
            Self::Stones(_, stones) => Some(stones.err().unwrap_or(Problem::NoDone)),
            Self::Opening(_, points) => Some(points.err().unwrap_or(Problem::NoDone)),
        }
    }
}

/// Reads `x,y,field`. The protocol's third value of `field`, a stone that no longer counts, only exists under rules
/// that are not supported.
fn parse_stone(line: &str) -> Option<(Point, Owner)> {
    let (point, field) = line.rsplit_once(',')?;
    let owner = match field.trim() {
        "1" => Owner::Own,
        "2" => Owner::Other,
        _ => return None,
    };
    Some((point.parse().ok()?, owner))
}

fn cell_at(stones: &Stones, point: Point) -> Result<Cell, Problem> {
    point.cell(stones.rules()).ok_or(Problem::Outside)
}

fn error_line(problem: Problem) -> Answer {
    let kind = match problem {
        Problem::Command(CommandError::Unknown) => "UNKNOWN",
        _ => "ERROR",
    };
    Answer::Line(format!("{kind} {problem}"))
}

fn ok() -> Answer {
    Answer::Line("OK".into())
}

fn about() -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("name=\"In a Row\", version=\"{version}\", author=\"The In a Row developers\"")
}
