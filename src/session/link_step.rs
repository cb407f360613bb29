use std::{convert::Infallible, fmt, str::FromStr};

use super::Correspondence;
use crate::engine::{
    DrawOffer, Player, Turn,
    notation::{Link, Sender},
};

/// The next step of the person at this device in a game played by link.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Game, Player, Rules, notation::GameId},
///     session::{Correspondence, LastLink, LinkStep},
/// };
///
/// let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// let mut yours = Correspondence::new(GameId::by_chance(7), Player::First, game);
/// assert_eq!(yours.step(None), LinkStep::Invite);
/// yours.game.play("b2".parse()?)?;
/// assert_eq!(yours.step(None), LinkStep::Send);
///
/// // You send the link.
/// let sent = LastLink::of(&yours.link());
/// assert_eq!(yours.step(sent.as_ref()), LinkStep::Sent);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkStep {
    /// It is your turn, but your friend does not know of the game yet: send the link, or make the first move.
    Invite,
    /// It is your turn.
    Move,
    /// Your friend does not have what you did last: send the link.
    Send,
    /// You have sent the link with what you did last.
    Sent,
    /// It is your friend's turn, and your friend has the game.
    Wait,
    /// The game is over, and your friend knows.
    Over,
}

/// The last link that the two players of a game are known to have exchanged: one that was sent from this device, or one
/// from the friend. As text, it is the link's first field, which has a check of everything that follows.
///
/// # Examples
/// ```
/// use in_a_row::session::LastLink;
///
/// let link = "kqzfdbcx-4-bbrdznvjzpg/3x3k3/b2a1c3".parse()?;
/// let last = LastLink::of(&link).expect("a game played by link");
/// assert_eq!(last.to_string(), "kqzfdbcx-4-bbrdznvjzpg");
///
/// // A link without a sender belongs to no game.
/// assert_eq!(LastLink::of(&"3x3k3/b2a1".parse()?), None);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastLink(String);

impl LinkStep {
    /// Returns whether your friend has what you did last, so that you can no longer take it back on your own.
    #[must_use]
    pub const fn is_with_friend(self) -> bool {
        matches!(self, Self::Sent | Self::Wait)
    }
}

impl LastLink {
    /// Returns this link in the form in which it is stored. Whether the friend is known to have joined does not matter.
    /// Returns `None` if the link only shows a position.
    #[must_use]
    pub fn of(link: &Link) -> Option<Self> {
        let sent = Sender { joined: true, ..link.sent? };
        let text = Link { game: link.game.clone(), sent: Some(sent) }.to_string();
        Some(Self(text.split('/').next().unwrap_or_default().to_owned()))
    }
}

impl Correspondence {
    /// Returns the next step of the person at this device. `last` is the last link that both players have.
    #[must_use]
    pub fn step(&self, last: Option<&LastLink>) -> LinkStep {
        let turn = self.game.turn().map(Turn::player);
        if turn == Some(self.own) {
            // Once any link was exchanged, the friend knows of the game.
            let is_unknown = last.is_none() && self.game.plies().is_empty();
            return if is_unknown { LinkStep::Invite } else { LinkStep::Move };
        }
        let was_sent_by = |player| {
            last.is_some()
                && last == LastLink::of(&Self { own: player, ..self.clone() }.link()).as_ref()
        };
        let is_known = was_sent_by(self.own.other()) || !self.is_own_change();
        match turn {
            _ if was_sent_by(self.own) => LinkStep::Sent,
            _ if !is_known => LinkStep::Send,
            Some(_) => LinkStep::Wait,
            None => LinkStep::Over,
        }
    }

    /// Returns whether the last change was made by the player at this device: it invites to the game, moves, or agrees to a draw.
    fn is_own_change(&self) -> bool {
        let Some(ply) = self.game.plies().len().checked_sub(1) else { return true };
        let has_agreed = self.game.draw_offer() == DrawOffer::Agreed;
        let acted: Player = self.game.player_of_ply(ply);
        (acted == self.own) != has_agreed
    }
}

impl fmt::Display for LastLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for LastLink {
    type Err = Infallible;

    /// Reads what was stored. A text that isn't a link's field belongs to no game.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.to_owned()))
    }
}
