use std::time::Instant;

use super::{
    Command, CommandError, Info, LONGEST, Point, Problem, Rule, SHORTEST,
    limits::Limits,
    stones::{Owner, Stones, Task},
    thinker::{Clock, Thinker},
};
use crate::engine::{Cell, Overline, Rules};

/// In a row of how many a game of the protocol is won.
const RUN: u8 = 5;

/// The program's side of the conversation: hears line by line and answers.
#[derive(Default)]
pub(super) struct Brain {
    rule: Rule,
    limits: Limits,
    /// `None` before the first `START`, and after one for a board that is not played on.
    stones: Option<Stones>,
    thinker: Option<Thinker>,
    reading: Reading,
}

/// What a line is answered with.
pub(super) enum Answer {
    /// Nothing.
    Nothing,
    /// One line.
    Line(String),
    /// A move.
    Move {
        /// What was thought about it, if there was anything to think about.
        report: Option<String>,
        /// Where it is.
        point: Point,
    },
    /// Nothing, for ever.
    Leave,
}

/// What the next line is.
#[derive(Default)]
enum Reading {
    /// A command.
    #[default]
    Commands,
    /// A stone or `DONE`, after a `BOARD` that came then. The stones so far.
    Stones(Instant, Result<Stones, Problem>),
    /// A stone or `DONE`, after a command that is not carried out.
    Ignored,
}

impl Brain {
    /// The answers to a line that came in at this moment. Thinking ends early where `is_stopped` holds.
    ///
    /// A command within a list of stones ends the list, which is answered with an error, and is then
    /// carried out itself. Two are no such end: `INFO`, which asks for nothing, is noted, and `END` leaves.
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
            // What begins with no word of the protocol belongs to the list, whether it makes sense or not.
            Err(CommandError::Unknown) if !matches!(reading, Reading::Commands) => {
                vec![self.go_on(reading, line, clock)]
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

    /// Takes in the next line of a list, and answers the list if that is its last.
    fn go_on(&mut self, reading: Reading, line: &str, clock: Clock<'_>) -> Answer {
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
                // Whether the rule is played is said when a move is asked for, as it may come later.
                self.begin(Rules::new(width, height, RUN, Overline::Wins)?)
            }
            Command::Restart => self.begin(self.board()?.rules()),
            Command::Begin => self.answer(self.board()?.clone(), clock),
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

    /// A new game. What takes time is done now, while none counts.
    fn begin(&mut self, rules: Rules) -> Result<Answer, Problem> {
        self.stones = Some(Stones::new(rules));
        self.limits.begin();
        if let Some(thinker) = &mut self.thinker {
            thinker.forget();
        }
        if let (Ok(overline), Ok(table)) = (self.rule.overline(), self.limits.table()) {
            self.prepare(Rules::on(rules.shape(), RUN, overline)?, table);
        }
        Ok(ok())
    }

    fn prepare(&mut self, rules: Rules, table: usize) -> &mut Thinker {
        // Given back before another is made, so that there are never two.
        self.thinker.take_if(|thinker| !thinker.fits(rules, table));
        self.thinker.get_or_insert_with(|| Thinker::new(rules, table))
    }

    /// Moves on this board, which becomes the program's own if all is well.
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
                (report.thought().best, Some(report.to_string()))
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
    /// After one more line that is not `DONE`. The first that makes no sense spoils the rest.
    fn with(self, line: &str) -> Self {
        let Self::Stones(since, stones) = self else { return self };
        let stones = stones.and_then(|mut stones| {
            let (point, owner) = stone(line).ok_or(Problem::Stone)?;
            stones.put(on(&stones, point)?, owner)?;
            Ok(stones)
        });
        Self::Stones(since, stones)
    }

    /// What is wrong with a list to which there was no `DONE`; `None` if there is no list.
    fn broken_off(self) -> Option<Problem> {
        match self {
            Self::Commands => None,
            Self::Stones(_, stones) => Some(stones.err().unwrap_or(Problem::NoDone)),
            Self::Ignored => Some(CommandError::Unknown.into()),
        }
    }
}

/// Reads `x,y,field`. The third kind of field, a stone that no longer counts, is only for rules that
/// are not played.
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
