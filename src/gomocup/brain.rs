use std::time::Instant;

use super::{
    Command, CommandError, Info, LONGEST, Point, Problem, Rule, SHORTEST,
    limits::Limits,
    player::{Clock, Player},
    stones::{Owner, Stones, Task},
};
use crate::engine::{Cell, Overline, Rules};

/// The run length in every game of the protocol.
const RUN: u8 = 5;

/// The program's side of the conversation: takes one line at a time and answers it.
#[derive(Default)]
pub(super) struct Brain {
    rule: Rule,
    limits: Limits,
    /// `None` before the first `START`, and after a `START` with a board that is not supported.
    stones: Option<Stones>,
    player: Option<Player>,
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
        /// What the search found, if there was one.
        report: Option<String>,
        /// Where to play.
        point: Point,
    },
    /// The program ends.
    Leave,
}

/// What the next line is.
#[derive(Default)]
enum Reading {
    /// A command.
    #[default]
    Commands,
    /// A stone or `DONE`, after a `BOARD` at that time; with the stones so far.
    Stones(Instant, Result<Stones, Problem>),
    /// A stone or `DONE`, after a command that is not supported.
    Ignored,
}

impl Brain {
    /// The answers to a line that came in at this time. A search ends early once `is_stopped` holds.
    ///
    /// A command in the middle of a list of stones ends the list: the list is answered with an error,
    /// and the command is carried out. There are two exceptions. `INFO`, which needs no answer, is
    /// noted, and `END` ends the program.
    pub(super) fn hear(
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
                let answer = self.carry_out(command, clock);
                self.reading = reading;
                vec![answer]
            }
            // A line that starts with no command belongs to the list, whether it makes sense or not.
            Err(CommandError::Unknown) if !matches!(reading, Reading::Commands) => {
                vec![self.continue_list(reading, line, clock)]
            }
            _ => {
                let error = reading.broken_off().map(complaint);
                error.into_iter().chain([self.carry_out(command, clock)]).collect()
            }
        }
    }

    fn carry_out(&mut self, command: Result<Command, CommandError>, clock: Clock<'_>) -> Answer {
        let answer = command.map_err(Problem::from).and_then(|command| self.obey(command, clock));
        answer.unwrap_or_else(complaint)
    }

    /// Takes the next line of a list. Answers the list if this line ends it.
    fn continue_list(&mut self, reading: Reading, line: &str, clock: Clock<'_>) -> Answer {
        if !line.trim().eq_ignore_ascii_case("DONE") {
            self.reading = reading.with(line);
            return Answer::Nothing;
        }
        let answer = match reading {
            Reading::Stones(since, stones) => {
                stones.and_then(|stones| self.answer(stones, Clock { since, ..clock }))
            }
            Reading::Ignored | Reading::Commands => Err(CommandError::Unknown.into()),
        };
        answer.unwrap_or_else(complaint)
    }

    fn obey(&mut self, command: Command, clock: Clock<'_>) -> Result<Answer, Problem> {
        match command {
            Command::Start { width, height } => {
                self.stones = None;
                let sides = SHORTEST..=LONGEST;
                if !sides.contains(&width) || !sides.contains(&height) {
                    return Err(Problem::Size);
                }
                // The rule may still come, so it is checked only when a move is asked for.
                self.begin(Rules::new(width, height, RUN, Overline::Wins)?)
            }
            Command::Restart => self.begin(self.board()?.rules()),
            Command::Begin => {
                let stones = self.board()?.clone();
                if stones.is_empty() { self.answer(stones, clock) } else { Err(Problem::Begun) }
            }
            Command::Turn(point) => {
                let mut stones = self.board()?.clone();
                stones.put(on(&stones, point)?, Owner::Other)?;
                self.answer(stones, clock)
            }
            Command::Play(point) => {
                let mut stones = self.board()?.clone();
                stones.task()?;
                stones.put(on(&stones, point)?, Owner::Own)?;
                self.stones = Some(stones);
                Ok(Answer::Move { report: None, point })
            }
            Command::Board => {
                let stones = self.board().map(|stones| Stones::new(stones.rules()));
                self.reading = Reading::Stones(clock.since, stones);
                Ok(Answer::Nothing)
            }
            Command::Swap2Board => {
                self.reading = Reading::Ignored;
                Ok(Answer::Nothing)
            }
            Command::TakeBack(point) => {
                let stones = self.stones.as_mut().ok_or(Problem::NoBoard)?;
                stones.take(on(stones, point)?)?;
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

    /// Starts a new game. Slow preparations are made now, while no clock runs.
    fn begin(&mut self, rules: Rules) -> Result<Answer, Problem> {
        self.stones = Some(Stones::new(rules));
        self.limits.begin();
        if let Some(player) = &mut self.player {
            player.new_game();
        }
        if let (Ok(overline), Ok(table)) = (self.rule.overline(), self.limits.table()) {
            self.prepare(Rules::on(rules.shape(), RUN, overline)?, table);
        }
        Ok(ok())
    }

    fn prepare(&mut self, rules: Rules, table: usize) -> &mut Player {
        // Drop the old one first, so that there are never two in memory.
        self.player.take_if(|player| !player.fits(rules, table));
        self.player.get_or_insert_with(|| Player::new(rules, table))
    }

    /// Moves on this board, which becomes the program's own on success.
    fn answer(&mut self, mut stones: Stones, mut clock: Clock<'_>) -> Result<Answer, Problem> {
        let rules = Rules::on(stones.rules().shape(), RUN, self.rule.overline()?)?;
        let table = self.limits.table()?;
        stones.under(rules);
        let (cell, report) = match stones.task()? {
            Task::Fill(cell) => (cell, None),
            Task::Think(game) => {
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

    fn board(&self) -> Result<&Stones, Problem> {
        self.stones.as_ref().ok_or(Problem::NoBoard)
    }
}

impl Reading {
    /// Takes a line that is not `DONE`. After the first invalid line, the rest are ignored.
    fn with(self, line: &str) -> Self {
        let Self::Stones(since, stones) = self else { return self };
        let stones = stones.and_then(|mut stones| {
            let (point, owner) = stone(line).ok_or(Problem::Stone)?;
            stones.put(on(&stones, point)?, owner)?;
            Ok(stones)
        });
        Self::Stones(since, stones)
    }

    /// The problem with a list that ends without `DONE`; `None` if there is no list.
    fn broken_off(self) -> Option<Problem> {
        match self {
            Self::Commands => None,
            Self::Stones(_, stones) => Some(stones.err().unwrap_or(Problem::NoDone)),
            Self::Ignored => Some(CommandError::Unknown.into()),
        }
    }
}

/// Reads `x,y,field`. The third field value, a stone that no longer counts, only exists in rules that
/// are not supported.
fn stone(line: &str) -> Option<(Point, Owner)> {
    let (point, field) = line.rsplit_once(',')?;
    let owner = match field.trim() {
        "1" => Owner::Own,
        "2" => Owner::Other,
        _ => return None,
    };
    Some((point.parse().ok()?, owner))
}

fn on(stones: &Stones, point: Point) -> Result<Cell, Problem> {
    point.cell(stones.rules()).ok_or(Problem::Outside)
}

fn complaint(problem: Problem) -> Answer {
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
