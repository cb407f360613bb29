//! British English, which readers in Australia, India, Ireland, New Zealand and South Africa get too.

use crate::words::Text;

/// What each text says in British English: mostly what it says in American English.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        Centre => "Centre",
        TurnAnticlockwise => "Turn anticlockwise",
        NoLineLeft => "no line is possible any more",
        WhenDrawn => "When neither side can complete a row any more, the game is a draw.",
        NoughtsAndCrosses => "Noughts and crosses",
        PageTitle => "In a Row: noughts and crosses (tic-tac-toe)",
        PageDescription => {
            "Noughts and crosses (tic-tac-toe) and gomoku in the browser, against the computer or a friend. Free, no account, nothing to install; it works with touch, mouse, keyboard and screen reader."
        }
        SwapIs => "One player places a stone; the other chooses a colour.",
        Swap2Is => {
            "One player places three stones; the other chooses a colour, or adds two stones and lets the first choose."
        }
        ProIs => "Black’s first stone is in the centre, its second outside the middle {size}.",
        NotInCentre => "the first stone must be in the centre",
        NearCentre => "too near the centre",
        ChooseColour => "Choose a colour",
        ComputerChooses => "The computer chooses a colour",
        FriendChooses => "Your friend chooses a colour",
        PlayerChooses => "{player}: choose a colour",
        CentreIs => "the centre first, then like Guard",
        Analyse => "Analyse",
        LookingAtGame => "Analysing the game: {progress}",
        Defence => "Defence",
        NoughtsCorner => "Now you play O. X has the centre. Only a corner is safe: take one.",
        NoughtsCentre => "X has a corner. Only the centre is safe: take it.",
        DefenceCounter => {
            "Here no defence is enough. Make fours of your own: your opponent has to answer, and you win."
        }
        SwapWhy => {
            "Whoever moves first in gomoku has an advantage. Swap2 makes it fair: one player places three stones, and the other chooses a colour."
        }
        SwapEven => {
            "Not sure which colour is better? Add two stones, and the other player has to choose. Do that here."
        }
        NoDrawInSpace => {
            "No game here ends in a draw: whoever starts in the centre can win in four moves, as this page works out while you play."
        }
        WrongChoice => "the choice of a colour is missing, or in the wrong place",
        InstalledDescription => {
            "Noughts and crosses (tic-tac-toe), gomoku and other boards, against the computer or a friend. Works offline."
        }
        _ => super::en::text(text),
    }
}
