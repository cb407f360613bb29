mod by_link;
mod draw;
mod scoring;
mod shown;

use rand::Rng;

use super::{
    Arrangement, BotRequest, Changed, Effects, Event, Intent, Mark, Refusal, RestoreError, Seating,
    Setup, Starter, Tally, saved::Saved,
};
use crate::engine::{Cell, Game, Outcome, Ply, Side};
pub use draw::QUIET_MOVES;
use scoring::BeforeReset;

/// A game with its players, the moves that were taken back, and the score.
///
/// # Examples
/// ```
/// use in_a_row::session::{Intent, Players, Seat, Session, Setup, Status};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
/// let (mut session, _) = Session::start(setup, &mut random);
/// for cell in ["a1", "a3", "b1", "b3", "c1"] {
///     session.apply(Intent::Place(cell.parse()?), &mut random);
/// }
/// assert_eq!(session.status(), Status::Won(Seat::One));
/// assert_eq!(session.tally().one, 1);
///
/// // If the winning move is taken back, the game no longer counts.
/// session.apply(Intent::Undo, &mut random);
/// assert_eq!(session.status(), Status::ToMove(Seat::One));
/// assert_eq!(session.tally().one, 0);
///
/// // A stored session can still redo that move.
/// let (mut session, _) = Session::restore(&session.saved())?;
/// session.apply(Intent::Redo, &mut random);
/// assert_eq!(session.status(), Status::Won(Seat::One));
/// # Ok::<(), in_a_row::session::RestoreError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    setup: Setup,
    /// The seating at the start of the game.
    seating: Seating,
    game: Game,
    /// The plies that were taken back. The last is the next to redo.
    undone: Vec<Ply>,
    /// The id of the request that a bot has yet to answer.
    thinking: Option<u32>,
    last_request: u32,
    tally: Tally,
    /// Whether this game's result is part of the score.
    counted: bool,
    before_reset: Option<BeforeReset>,
    /// Whether a friend has the game as it is here, because its link was sent.
    sent: bool,
    /// The fields of the stored game that this version does not know.
    unknown: String,
}

impl Session {
    /// Starts a session with its first game.
    pub fn start(setup: Setup, random: &mut dyn Rng) -> (Self, Effects) {
        let seating = Seating::choose(setup.starter, setup.mark, None, random);
        let mut session = Self::with(setup, seating, Game::new(setup.rules));
        let effects = session.effects_of_change(Changed::Board);
        (session, effects)
    }

    /// Restores a game that [`Session::saved`] wrote.
    ///
    /// # Errors
    /// The text is not a stored game, or one of its moves is illegal, even if it was taken back.
    pub fn restore(saved: &str) -> Result<(Self, Effects), RestoreError> {
        let Saved { setup, seating, game, mut undone, counted, unknown } = Saved::read(saved)?;
        undone.reverse();
        let mut session = Self::with(setup, seating, game);
        session.undone = undone;
        session.unknown = unknown;
        session.counted = counted && session.game.outcome().is_some();
        let effects = session.effects_of_change(Changed::Board);
        Ok((session, effects))
    }

    /// Creates a session with this game. `seating` is that at the start of the game. The score is empty.
    #[must_use]
    pub fn with(setup: Setup, seating: Seating, game: Game) -> Self {
        Self {
            setup,
            seating,
            game,
            undone: Vec::new(),
            thinking: None,
            last_request: 0,
            tally: Tally::default(),
            counted: false,
            before_reset: None,
            sent: false,
            unknown: String::new(),
        }
    }

    /// Writes the game as text, for [`Session::restore`].
    #[must_use]
    pub fn saved(&self) -> String {
        Saved {
            setup: self.setup,
            seating: self.seating,
            game: self.game.clone(),
            undone: self.undone.iter().rev().copied().collect(),
            counted: self.counted,
            unknown: self.unknown.clone(),
        }
        .to_string()
    }

    /// Carries out an intent if it is possible now.
    pub fn apply(&mut self, intent: Intent, random: &mut dyn Rng) -> Effects {
        match intent {
            Intent::Place(cell) => self.act(Ply::Move(cell)),
            Intent::Choose(side) => self.act(Ply::Choose(side)),
            Intent::OfferChoice => self.act(Ply::Offer),
            Intent::Reply { request, ply } => self.reply(request, ply),
            Intent::Undo => self.undo(),
            Intent::Redo => self.redo(),
            Intent::OfferDraw => self.offer_draw(),
            Intent::AgreeToDraw => self.agree_to_draw(),
            Intent::NewGame(setup) => self.new_game(setup, random),
            Intent::PlayAgain if self.game.outcome().is_some() => self.new_game(self.setup, random),
            Intent::PlayAgain => Effects::refused(Refusal::StillRunning),
            Intent::PlayFrom { setup, arrangement } => self.play_from(setup, &arrangement, random),
            Intent::PlayOn { setup, seating, game } => self.play_on(setup, seating, game),
            Intent::Correspond(correspondence) => self.correspond(correspondence),
            Intent::ResetScore => self.reset_score(),
            Intent::RestoreScore => self.restore_score(),
        }
    }

    /// Sets the score to the stored one, which other tabs may have changed.
    pub fn set_tally(&mut self, tally: Tally) {
        self.tally = tally;
    }

    /// Makes a ply for a person at this device.
    fn act(&mut self, ply: Ply) -> Effects {
        if !self.is_persons_turn() {
            return Effects::refused(Refusal::NotYourTurn);
        }
        let effects = self.play(ply);
        if effects.changed != Changed::Nothing {
            self.undone.clear();
        }
        effects
    }

    fn reply(&mut self, request: u32, ply: Ply) -> Effects {
        if self.thinking != Some(request) {
            return Effects::refused(Refusal::LateAnswer);
        }
        self.play(ply)
    }

    /// Makes a ply if the game allows it.
    fn play(&mut self, ply: Ply) -> Effects {
        self.change(&|session| session.game.act(ply).map_err(|error| Refusal::Ply(ply, error)))
    }

    fn undo(&mut self) -> Effects {
        if !self.can_undo() {
            return Effects::refused(Refusal::NothingToUndo);
        }
        self.change(&|session| {
            if session.game.take_back_draw() {
                return Ok(());
            }
            while let Some(ply) = session.game.undo() {
                session.undone.push(ply);
                if session.is_persons_turn() {
                    break;
                }
            }
            Ok(())
        })
    }

    fn redo(&mut self) -> Effects {
        if !self.can_redo() {
            return Effects::refused(Refusal::NothingToRedo);
        }
        self.change(&|session| {
            while let Some(ply) = session.undone.pop() {
                if session.game.record(ply).is_err() || session.is_persons_turn() {
                    break;
                }
            }
            Ok(())
        })
    }

    fn new_game(&mut self, setup: Setup, random: &mut dyn Rng) -> Effects {
        let setup = setup.with_new_id(random);
        let seating = self.next_seating(setup, random);
        self.replace(setup, seating, Game::new(setup.rules))
    }

    fn play_from(
        &mut self,
        setup: Setup,
        arrangement: &Arrangement,
        random: &mut dyn Rng,
    ) -> Effects {
        let game = match arrangement.game() {
            Ok(game) => game,
            Err(error) => return Effects::refused(Refusal::Position(error)),
        };
        let setup = setup.with_new_id(random);
        let Seating { first: next, .. } = self.next_seating(setup, random);
        // Both devices must show the same marks.
        let first_mark =
            if setup.players.are_by_link() { Mark::X } else { arrangement.mark(Side::First) };
        let seating = Seating::with_next(&game, next, first_mark);
        self.play_on(setup, seating, game)
    }

    /// Returns the position to begin with when a person arranges one for this setup: the current game's, if it has
    /// marks and the same rules, else an empty board.
    pub fn arrange(&self, setup: Setup, random: &mut dyn Rng) -> Arrangement {
        let first_mark = |seating: Seating| seating.mark(seating.first);
        if self.game.rules() == setup.rules && self.game.board().count() > 0 {
            Arrangement::of(&self.game, first_mark(self.seating))
        } else {
            let seating = Seating::choose(setup.starter, setup.mark, None, random);
            Arrangement::empty(setup.rules, first_mark(seating))
        }
    }

    /// Returns the seating of the next game. Players start in turn as long as they play each other on the same board. A
    /// game in which nobody here has made a move does not count as a turn.
    fn next_seating(&self, setup: Setup, random: &mut dyn Rng) -> Seating {
        let (last, next) = (self.setup, setup);
        let are_same = last.players == next.players
            || (last.players.are_by_link() && next.players.are_by_link());
        let alternates = [last, next].iter().all(|it| it.starter == Starter::Alternate)
            && are_same
            && last.rules == next.rules;
        let last_first = match self.seating.first {
            first if self.is_worth_keeping() => first,
            first => first.other(),
        };
        Seating::choose(setup.starter, setup.mark, alternates.then_some(last_first), random)
    }

    fn play_on(&mut self, setup: Setup, seating: Seating, game: Game) -> Effects {
        if game.rules() != setup.rules || game.outcome().is_some() {
            return Effects::refused(Refusal::CannotContinue);
        }
        self.replace(setup, seating, game)
    }

    /// Replaces this game with a stored one. A reset of the score can still be undone if both have the same pairing.
    ///
    /// # Errors
    /// The text is not a stored game; see [`Session::restore`].
    pub fn resume(&mut self, saved: &str) -> Result<Effects, RestoreError> {
        let (session, _) = Self::restore(saved)?;
        let pairing_stays = session.setup.pairing() == self.setup.pairing();
        let before_reset = self.before_reset.filter(|_| pairing_stays);
        *self = Self { last_request: self.last_request, before_reset, ..session };
        Ok(self.effects_of_change(Changed::Board))
    }

    /// Takes over what another tab has stored of the current game; `None` if that is the same, or cannot be read.
    pub fn take_over(&mut self, stored: &str, random: &mut dyn Rng) -> Option<Effects> {
        if self.setup.players.are_by_link() {
            let known = stored.parse().ok()?;
            let effects = self.apply(Intent::Correspond(known), random);
            return (!effects.is_empty()).then_some(effects);
        }
        if self.saved() == stored {
            return None;
        }
        self.resume(stored).ok()
    }

    /// Goes back to the own game, which is stored as `own`, because another tab has removed the current game by link.
    /// Starts the first game if there is no own game, or it cannot be read.
    pub fn leave_removed_game(&mut self, own: Option<&str>, random: &mut dyn Rng) -> Effects {
        let resumed = own.and_then(|own| self.resume(own).ok());
        resumed.unwrap_or_else(|| self.apply(Intent::NewGame(Setup::DEFAULT), random))
    }

    /// Puts another game on the board. If it has the same pairing, the score stays.
    pub(super) fn replace(&mut self, setup: Setup, seating: Seating, game: Game) -> Effects {
        let pairing_stays = setup.pairing() == self.setup.pairing();
        let before_reset = self.before_reset.filter(|_| pairing_stays);
        *self = Self {
            last_request: self.last_request,
            tally: if pairing_stays { self.tally } else { Tally::default() },
            before_reset: before_reset.map(|reset| BeforeReset { has_this_game: false, ..reset }),
            ..Self::with(setup, seating, game)
        };
        self.effects_of_change(Changed::Board)
    }

    /// Changes the game with `step`, and returns the effects.
    fn change(&mut self, step: &dyn Fn(&mut Self) -> Result<(), Refusal>) -> Effects {
        let before = self.game.clone();
        if let Err(reason) = step(self) {
            return Effects::refused(reason);
        }
        self.sent = false;
        let score = self.result_change(before.outcome());
        let changed = Changed::Cells(cells_that_differ(&before, &self.game));
        let events = self.events_since(&before);
        let score = score.map(|change| self.count(change));
        Effects { score, events, ..self.effects_of_change(changed) }
    }

    fn effects_of_change(&mut self, changed: Changed) -> Effects {
        let bot = self.seat_to_move().and_then(|seat| self.setup.players.bot(seat));
        let request = bot.map(|opponent| {
            self.last_request = self.last_request.wrapping_add(1);
            BotRequest { id: self.last_request, opponent, game: self.game.clone() }
        });
        self.thinking = request.as_ref().map(|request| request.id);
        let events = if changed == Changed::Board { vec![Event::Started] } else { Vec::new() };
        Effects { changed, request, events, ..Effects::default() }
    }

    /// Returns what happened since `before`. Moves were either taken back or made, not both.
    fn events_since(&self, before: &Game) -> Vec<Event> {
        let common = before.moves().len().min(self.game.moves().len());
        let numbered = |game: &Game| {
            let moves: Vec<_> = (common..).zip(game.moves()[common..].iter().copied()).collect();
            // Who made a move depends on the choices before it, which may be taken back with it.
            let order = game.turn_order();
            let by = move |number| self.seating.seat_of_player(order.player_at(number));
            moves.into_iter().map(move |(number, cell)| (by(number), cell))
        };
        let mut events: Vec<_> =
            numbered(before).rev().map(|(by, cell)| Event::TookBack { by, cell }).collect();
        events.extend(self.choice_since(before));
        events.extend(numbered(&self.game).map(|(by, cell)| Event::Moved { by, cell }));
        if let Some(outcome) = self.game.outcome().filter(|_| before.outcome().is_none()) {
            let winner = outcome.winner().map(|side| self.seating().seat(side));
            events.push(Event::Ended { winner });
        }
        events
    }

    /// Returns the choice of a side that was made since `before`, if there is one.
    fn choice_since(&self, before: &Game) -> Option<Event> {
        let new = self.game.plies().get(before.plies().len()..)?;
        let seating = self.seating();
        new.iter().find_map(|ply| match *ply {
            Ply::Choose(side) => {
                // The chooser plays the side that was chosen.
                let by = seating.seat(side);
                Some(Event::Chose { by, mark: seating.mark(by) })
            }
            Ply::Move(_) | Ply::Offer => None,
        })
    }
}

/// Returns the cells that look different in the two games. One of the games continues the other.
fn cells_that_differ(before: &Game, after: &Game) -> Vec<Cell> {
    let common = before.moves().len().min(after.moves().len());
    let mut cells = Vec::new();
    for game in [before, after] {
        let lines = game.outcome().map_or(&[][..], Outcome::lines);
        let on_lines = lines.iter().flat_map(|line| line.cells());
        let moved = game.moves()[common..].iter().chain(game.moves().last()).copied();
        for cell in moved.chain(on_lines) {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
    }
    cells
}
