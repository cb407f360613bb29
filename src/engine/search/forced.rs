//! The root's look for forced wins, its own and those of the other side.

use super::{
    deepening::Root,
    patterns::{Place, kind},
    score::{WINNING, win_in},
};

/// Wins by fours are looked for first, up to so many plies and with so many nodes.
const FOURS: (u32, u32) = (61, 20_000);

/// Of so many nodes one goes into looking for an own attack, and one for attacks of the other side.
const SHARE: u64 = 16;

/// The most threats of an attack before the fours that end it.
const MOST_THREATS: u32 = 12;

/// How far attacks were looked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hunt {
    /// With how many threats there is none.
    threats: u32,
    /// What was spent, in nodes.
    spent: u64,
}

impl Root<'_, '_> {
    /// The shortest win by continuous fours, if there is one.
    pub fn try_fours(&mut self) {
        let side = self.at.node.side;
        if self.at.has_tried_fours
            || !self.thinking.memory.patterns.has_fours(side)
            || self.thinking.memory.is_thorough
            || !self.thinking.skill.sees_fours
        {
            return;
        }
        let mut budget = FOURS.1;
        for plies in (5..=FOURS.0).step_by(2) {
            for index in 0..self.at.moves.len() {
                let place = self.at.moves[index].place();
                if self.thinking.memory.patterns.kind(place, side) < kind::FOUR {
                    continue;
                }
                let win = self.thinking.wins_after_four(side, place, plies, &mut budget);
                if self.thinking.is_stopped {
                    return;
                }
                if budget == 0 {
                    self.at.has_tried_fours = true;
                    return;
                }
                if let Some(plies) = win {
                    self.at.best = place;
                    self.at.score = win_in(0, plies);
                    return;
                }
            }
        }
        self.at.has_tried_fours = true;
    }

    /// Looks for attacks of both sides, a bit further than before: with an own one the game is won, and
    /// a move that allows one is not made.
    pub fn hunt(&mut self) {
        if self.thinking.memory.is_thorough || !self.thinking.skill.sees_threats {
            return;
        }
        self.attack();
        // A move that is the only one needs no thought.
        while self.at.moves.len() > usize::from(self.at.longest.is_none())
            && self.at.score.abs() <= WINNING
        {
            let Some(plies) = self.refutation() else { break };
            self.drop_best(plies);
        }
    }

    /// Where every move loses, chooses the one that lasts longest.
    pub fn last_longest(&mut self) {
        if let Some((place, plies)) = self.at.longest
            && (self.at.moves.is_empty() || self.at.score < -win_in(0, plies))
        {
            (self.at.best, self.at.score) = (place, -win_in(0, plies));
        }
    }

    /// Looks for an own attack.
    fn attack(&mut self) {
        let mut hunt = self.at.attack;
        let found = self.go_on_hunting(&mut hunt, Self::attack_with);
        self.at.attack = hunt;
        if let Some((place, plies)) = found {
            self.at.best = place;
            self.at.score = win_in(0, plies);
        }
    }

    /// Looks with more and more threats, as far as there are nodes for it.
    fn go_on_hunting<T>(
        &mut self,
        hunt: &mut Hunt,
        look: impl Fn(&mut Self, u32, &mut u32) -> Option<T>,
    ) -> Option<T> {
        while hunt.threats < MOST_THREATS {
            let given = self.budget(*hunt)?;
            let mut budget = given;
            let found = look(self, hunt.threats, &mut budget);
            hunt.spent += u64::from(given - budget);
            if found.is_some() || budget == 0 || self.thinking.is_stopped {
                return found;
            }
            hunt.threats += 1;
        }
        None
    }

    /// A win with so many threats, and the plies that it takes at most.
    pub fn attack_with(&mut self, threats: u32, budget: &mut u32) -> Option<(Place, u32)> {
        let side = self.at.node.side;
        // A threat that was answered by a four may still stand.
        let is_forced = self.at.moves.len() == 1;
        let left = if is_forced { threats } else { threats.checked_sub(1)? };
        self.at.moves.iter().find_map(|ranked| {
            let place = ranked.place();
            let is_threat = self.thinking.memory.patterns.kind(place, side) >= kind::OPEN_THREE;
            let win = || self.thinking.wins_after(side, place, left, budget);
            (is_forced || is_threat).then(win).flatten().map(|plies| (place, plies))
        })
    }

    /// In how many plies the best move so far loses, if the other side has an attack against it.
    fn refutation(&mut self) -> Option<u32> {
        let best = self.at.best;
        if self.at.vetted != best {
            self.at.vetted = best;
            self.at.defence.threats = 0;
        }
        let side = self.at.node.side;
        let mut hunt = self.at.defence;
        self.thinking.memory.patterns.put(best, side);
        let found = self.go_on_hunting(&mut hunt, |root, threats, budget| {
            root.thinking.wins_by_threats(side.other(), threats, budget)
        });
        self.thinking.memory.patterns.take_back();
        self.at.defence = hunt;
        found.map(|plies| plies + 1)
    }

    /// The best move so far loses in so many plies: searches the others as deeply.
    fn drop_best(&mut self, plies: u32) {
        let best = self.at.best;
        if self.at.longest.is_none_or(|(_, longest)| longest < plies) {
            self.at.longest = Some((best, plies));
        }
        self.at.moves.retain(|ranked| ranked.place() != best);
        if let Some(next) = self.at.moves.first() {
            self.at.best = next.place();
            self.search(self.at.depth);
        }
    }

    /// How many nodes there are for a hunt, if any.
    fn budget(&self, hunt: Hunt) -> Option<u32> {
        let left = (self.thinking.nodes / SHARE).checked_sub(hunt.spent)?;
        u32::try_from(left).ok().filter(|&left| left > 0)
    }
}
