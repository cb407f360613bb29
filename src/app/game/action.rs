//! The actions of buttons and keys.

use crate::{
    app::game::{dialog::Dialog, notices::Notice},
    engine::Cell,
    session::Choice,
};

/// An action of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Undo,
    Redo,
    PlayAgain,
    Close(Dialog),
    Dismiss(Notice),
    /// Loads a part of the page that failed to load.
    TryAgain,
    /// An action of the late code, which may not be loaded yet.
    Lazy(LazyAction),
}

/// An action that a game on the first board does not need. Its code is late code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LazyAction {
    /// Selects this cell for the next move, or clears the selection.
    Select(Cell),
    Place,
    ResetScore,
    RestoreScore,
    CheckFit,
    Refit,
    Hint,
    /// Shows the threats of both sides, or hides them.
    SwitchThreats,
    Review,
    GoTo(Step),
    PlayOn,
    EndReview,
    Arrange,
    ClearBoard,
    EndArranging,
    PlayFromHere,
    TryAnalysisAgain,
    MoveNow,
    Open(Dialog),
    Send,
    Copy(Copied),
    SharePicture,
    SavePicture,
    /// Loads the newest version of the page.
    Update,
    /// Asks the browser to install the page.
    Install,
    /// Takes over the game of the link under review, or a seat in it.
    TakeLink,
    /// Keeps the version of the game that this device knows.
    KeepKnown,
    /// Shows the known version of the game in place of the link's, or the other way round.
    Compare,
    /// Continues the game that *New game* offers.
    Continue,
    RestoreGames,
    /// Plays the game under review by itself, or stops it.
    PlayByItself,
    Faster,
    /// Stacks the layers of a 3D board, or puts them side by side.
    SwitchSpaceView,
    Turn(Turn),
    /// Changes the visible part of an endless board.
    View(ViewChange),
    /// Makes the cells of a board larger or smaller, or shows the whole board.
    Zoom(Zoom),
    /// Enlarges cells that are too small to be hit, around this one.
    ZoomInOn(Cell),
    /// Presses this cell while a position is arranged.
    Press(Cell),
    /// Picks up the mark on this cell, or drops the picked-up mark there.
    Lift(Cell),
    /// Puts the picked-up mark back where it was.
    LetGo,
    /// Removes the mark on this cell while a position is arranged.
    Remove(Cell),
    OfferDraw,
    AgreeToDraw,
    /// Starts the next game, against the next weaker opponent on the scale.
    PlayWeaker,
    PlayStronger,
    /// Chooses this value of a setting.
    Choose(Choice),
    /// An action of the seldom code, which may not be loaded yet.
    Seldom(SeldomAction),
}

/// An action in a dialog that few people open. Its code is seldom code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeldomAction {
    Think(Step),
    SaveReplay,
    ExportData,
    /// Takes over the game and the settings of an imported file.
    TakeTheirs,
    ClearStatistics,
    RestoreStatistics,
}

/// A turn of a stack of layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// A quarter turn clockwise, as seen from above.
    Clockwise,
    /// A quarter turn the other way.
    Anticlockwise,
    /// Back to the front.
    ToFront,
}

/// A step through numbered places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    First,
    Back,
    On,
    Last,
}

/// A text that can be copied to the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Copied {
    Link,
    Moves,
    Board,
}

/// A change of the size of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zoom {
    In,
    Out,
    Fit,
}

/// A change of the visible part of an endless board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ViewChange {
    /// Moves the cells this far to the right and down, in CSS pixels.
    Drag([i32; 2]),
    /// Gives cells this side, in CSS pixels.
    Side(i32),
    /// Moves the focus to this cell.
    GoTo(Cell),
    /// Moves the focus in this direction to the last cell that is completely visible: to the right and up if positive.
    ToEdge([i16; 2]),
    /// Moves the focus up by this many screens, or down if negative.
    Page(i16),
    /// Shifts the coordinates so that this cell becomes the cell of the first mark.
    NameFrom(Cell),
    ToLastMove,
    /// Shows the cells again in place of the map.
    ToCells,
}
