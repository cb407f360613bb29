use std::{fmt, time::Duration};

use in_a_row::{
    engine::{Cell, Game, Rules, Side},
    gomocup::{Point, Rule},
};

use super::{failure::Failure, program::Program};

/// How long a program may take to get ready.
const READY: Duration = Duration::from_secs(20);

/// The protocol's value for unlimited time left, in milliseconds.
const UNLIMITED: u32 = 2_147_483_647;

/// A program and its limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The command, for the shell.
    pub command: String,
    /// The time per move that the program is told.
    pub time: Duration,
    /// The nodes per move that the program is told.
    pub nodes: Option<u64>,
    /// How late an answer may be.
    pub tolerance: Duration,
    /// The memory limit that the program is told, in bytes.
    pub memory: u64,
}

/// One of the two players, kept from game to game.
pub struct Player {
    terms: Terms,
    /// `None` before the first game and after a failure. The next game starts it again.
    program: Option<Program>,
    /// Whether the program knows about the current game.
    knows: bool,
    account: Account,
}

/// Statistics of a player's moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Account {
    moves: u32,
    time_used: Duration,
    longest: Duration,
    illegal: u32,
    late: u32,
    crashed: u32,
}

impl Player {
    /// A player whose program has not been started yet.
    pub fn new(terms: Terms) -> Self {
        Self { terms, program: None, knows: false, account: Account::default() }
    }

    /// Prepares for a game on the empty board.
    pub fn prepare(&mut self, rules: Rules) -> Result<(), Failure> {
        self.knows = false;
        let ready = self.begin(rules);
        self.judged(ready)
    }

    /// Asks for a move in a running game.
    pub fn choose(&mut self, game: &Game) -> Result<Cell, Failure> {
        let chosen = self.ask(game);
        self.judged(chosen)
    }

    /// Records that an answer of this player was refused.
    pub fn refuse(&mut self, answer: String) -> Failure {
        self.account.illegal += 1;
        self.program = None;
        Failure::Illegal(answer)
    }

    fn begin(&mut self, rules: Rules) -> Result<(), Failure> {
        // By the protocol, a program that cannot restart is replaced.
        let goes_on = match &mut self.program {
            Some(program) => program.ask("RESTART", READY).is_ok_and(|(answer, _)| is_ok(&answer)),
            None => false,
        };
        if !goes_on {
            self.program = None;
            let mut program = Program::start(&self.terms.command)?;
            let (columns, rows) = (rules.shape().columns(), rules.shape().rows());
            let question = if columns == rows {
                format!("START {columns}")
            } else {
                format!("RECTSTART {columns},{rows}")
            };
            let (answer, _) = program.ask(&question, READY)?;
            if !is_ok(&answer) {
                return Err(Failure::Illegal(answer));
            }
            self.program = Some(program);
        }
        let rule = Rule::of(rules.variant());
        let information = [
            ("timeout_turn", self.terms.time.as_millis()),
            ("timeout_match", 0),
            ("time_left", UNLIMITED.into()),
            ("max_memory", self.terms.memory.into()),
            ("game_type", 1),
            ("rule", rule.0.unsigned_abs().into()),
        ];
        let nodes = self.terms.nodes.map(|nodes| ("max_node", nodes.into()));
        let program = self.program.as_mut().ok_or(Failure::Crashed)?;
        information
            .into_iter()
            .chain(nodes)
            .try_for_each(|(key, value)| program.tell(&format!("INFO {key} {value}")))
    }

    fn ask(&mut self, game: &Game) -> Result<Cell, Failure> {
        let question = match game.moves() {
            [] => "BEGIN".into(),
            [.., last] if self.knows => format!("TURN {}", Point::of(*last, game.rules())),
            _ => board(game),
        };
        self.knows = true;
        let program = self.program.as_mut().ok_or(Failure::Crashed)?;
        let (answer, time) = program.ask(&question, self.terms.time + self.terms.tolerance)?;
        self.account.moves += 1;
        self.account.time_used += time;
        self.account.longest = self.account.longest.max(time);
        let point = answer.parse().map_err(|_| Failure::Illegal(answer.clone()))?;
        Point::cell(point, game.rules()).ok_or(Failure::Illegal(answer))
    }

    /// Records a failure. The program must then be started again.
    fn judged<T>(&mut self, result: Result<T, Failure>) -> Result<T, Failure> {
        if let Err(failure) = &result {
            self.program = None;
            match failure {
                Failure::Illegal(_) => self.account.illegal += 1,
                Failure::Late => self.account.late += 1,
                Failure::Crashed => self.account.crashed += 1,
            }
        }
        result
    }
}

/// All stones in the order of play, from the view of the side to move.
fn board(game: &Game) -> String {
    let turn = game.side_to_move().unwrap_or(Side::First);
    let stones = game.moves().iter().enumerate().map(|(ply, &cell)| {
        let owner = if game.side_at(ply) == turn { 1 } else { 2 };
        format!("{},{owner}\r\n", Point::of(cell, game.rules()))
    });
    format!("BOARD\r\n{}DONE", stones.collect::<String>())
}

fn is_ok(answer: &str) -> bool {
    answer.split(|c: char| !c.is_ascii_alphabetic()).next() == Some("OK")
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.account.fmt(f)
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { moves, time_used, longest, illegal, late, crashed } = self;
        let mean = time_used.as_millis() / u128::from(*moves).max(1);
        let longest = longest.as_millis();
        write!(f, "{illegal} illegal, {late} late, {crashed} crashed; ")?;
        write!(f, "longest think {longest} ms, mean {mean} ms in {moves} moves")
    }
}
