use crate::platform::share::Sent;

/// What is shared.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shared {
    /// The address with its link.
    pub link: String,
    /// Whoever has the link can move in a game that is played by link.
    pub link_is_a_seat: bool,
    /// What became of the last message with it.
    pub sent: Option<Sent>,
}
