use super::Session;
use crate::{
    engine::{Outcome, notation},
    session::{Effects, Refusal, ScoreChange, Tally},
};

/// The score before it was reset.
#[derive(Clone, Copy, Debug)]
pub(super) struct BeforeReset {
    pub(super) tally: Tally,
    /// Whether it includes the result of the current game.
    pub(super) has_this_game: bool,
}

/// Changes of the score. Each game counts at most once.
impl Session {
    pub(super) fn reset_score(&mut self) -> Effects {
        if self.tally == Tally::default() {
            return Effects::refused(Refusal::NoScore);
        }
        let removed = self.tally;
        self.before_reset = Some(BeforeReset { tally: removed, has_this_game: self.counted });
        self.counted = false;
        self.score(ScoreChange::Remove(removed))
    }

    pub(super) fn restore_score(&mut self) -> Effects {
        let Some(reset) = self.before_reset.take() else {
            return Effects::refused(Refusal::NoScore);
        };
        self.counted |= reset.has_this_game;
        self.score(ScoreChange::Add(reset.tally))
    }

    /// Returns how the score changes when a game ends or its last move is taken back, and notes whether the game
    /// counts. Games from an arranged position and games played by link never count.
    pub(super) fn result_change(&mut self, before: Option<&Outcome>) -> Option<ScoreChange> {
        match (before, self.game.outcome()) {
            (None, Some(_)) if !self.can_count() => None,
            (None, Some(outcome)) => {
                self.counted = true;
                Some(ScoreChange::Add(self.result(outcome)))
            }
            (Some(outcome), None) => {
                let result = ScoreChange::Remove(self.result(outcome));
                if let Some(reset) = self.before_reset.as_mut().filter(|reset| reset.has_this_game)
                {
                    reset.tally = reset.tally.changed(result);
                    reset.has_this_game = false;
                }
                std::mem::take(&mut self.counted).then_some(result)
            }
            _ => None,
        }
    }

    /// Returns whether the result of this game is part of the score.
    pub(in crate::session) const fn is_counted(&self) -> bool {
        self.counted
    }

    /// Returns who began and all plies, which distinguish this game from the others of its pairing; `None` for a game
    /// that never counts. Moves that were taken back are included, so the result stays the same when a game's last
    /// move is taken back.
    pub(in crate::session) fn fingerprint(&self) -> Option<String> {
        let plies: Vec<_> =
            self.game.plies().iter().chain(self.undone.iter().rev()).copied().collect();
        let first = self.seating.first.id();
        self.can_count().then(|| format!("{first}/{}", notation::write_plies(&plies)))
    }

    fn can_count(&self) -> bool {
        self.game.start().count() == 0 && !self.setup.players.are_by_link()
    }

    fn result(&self, outcome: &Outcome) -> Tally {
        Tally::of_one_game(outcome.winner().map(|side| self.seating().seat(side)))
    }

    fn score(&mut self, change: ScoreChange) -> Effects {
        Effects { score: Some(self.count(change)), ..Effects::default() }
    }

    pub(super) fn count(&mut self, change: ScoreChange) -> ScoreChange {
        self.tally = self.tally.changed(change);
        change
    }
}
