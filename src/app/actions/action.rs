use crate::app::{
    actions::zoom::Zoom,
    state::{Dialog, Notice},
};

/// Everything that a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Undo,
    Redo,
    ResetScore,
    RestoreScore,
    PlayAgain,
    Place,
    Zoom(Zoom),
    Close(Dialog),
    Dismiss(Notice),
    LoadLazyChunk,
    /// An action of the lazy chunk, which may not be loaded yet.
    Lazy(LazyAction),
}

/// What a button does that a game on the first board does not need. The code for it is in the lazy chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LazyAction {
    Refit,
    Hint,
    /// Tells on which cells the sides would win.
    TellThreats,
    Review,
    GoTo(Step),
    PlayOn,
    EndReview,
    Arrange,
    ClearBoard,
    EndArranging,
    PlayFromHere,
    Think(Step),
    TryAnalysisAgain,
    MoveNow,
    Open(Dialog),
    Send,
    Copy(Copied),
    /// Takes over the game of the link that is looked at, or a seat in it.
    TakeLink,
    /// Keeps to the game that is known here.
    KeepKnown,
    /// Shows the known game in place of the link's, or the other way round.
    Compare,
    RestoreGames,
    /// Has the game that is looked at play by itself, or stops it.
    PlayByItself,
    Faster,
    /// Stacks the levels of a board in space, or lays them side by side.
    SwitchSpaceView,
    Turn(Turn),
}

/// How a stack of levels is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// A quarter turn clockwise, as seen from above.
    Clockwise,
    /// A quarter turn the other way.
    Anticlockwise,
    /// Back to how it stood at first.
    ToFront,
}

/// One step of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    First,
    Back,
    On,
    Last,
}

/// What can be put into the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Copied {
    Link,
    Moves,
    Board,
}
