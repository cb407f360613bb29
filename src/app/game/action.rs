use crate::{
    app::game::{dialog::Dialog, notices::Notice},
    engine::Cell,
    session::Choice,
};

/// Everything that a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Undo,
    Redo,
    PlayAgain,
    Close(Dialog),
    Dismiss(Notice),
    LoadLateCode,
    /// An action of the lazy chunk, which may not be loaded yet.
    Lazy(LazyAction),
}

/// What a button does that a game on the first board does not need. The code for it is in the lazy chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LazyAction {
    /// Selects this cell for the next move, or does so no more.
    Select(Cell),
    Place,
    ResetScore,
    RestoreScore,
    CheckFit,
    Refit,
    Hint,
    /// Shows what both sides threaten, or hides it.
    SwitchThreats,
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
    SharePicture,
    SavePicture,
    SaveReplay,
    /// Shows the newest version of the page.
    Update,
    /// Has the browser install the page.
    Install,
    ExportData,
    /// Takes over the game and the settings of a file that was brought in.
    TakeTheirs,
    /// Takes over the game of the link that is looked at, or a seat in it.
    TakeLink,
    /// Keeps to the game that is known here.
    KeepKnown,
    /// Shows the known game in place of the link's, or the other way round.
    Compare,
    /// Continues the game that *New game* offers.
    Continue,
    RestoreGames,
    ClearStatistics,
    RestoreStatistics,
    /// Has the game that is looked at play by itself, or stops it.
    PlayByItself,
    Faster,
    /// Stacks the levels of a board in space, or lays them side by side.
    SwitchSpaceView,
    Turn(Turn),
    /// Changes what is seen of a board without end.
    View(ViewChange),
    /// Makes the cells of a board larger or smaller, or shows all that there is.
    Zoom(Zoom),
    /// Makes cells that are too small to be hit larger, around this one.
    ZoomInOn(Cell),
    /// A press on this cell, where a position is arranged.
    Press(Cell),
    /// Picks up the mark on this cell, or puts down there what was picked up.
    Lift(Cell),
    /// What was picked up stays where it was.
    LetGo,
    /// Takes away what is on this cell, where a position is arranged.
    Remove(Cell),
    OfferDraw,
    AgreeToDraw,
    /// The next game, against the next opponent on the scale.
    PlayWeaker,
    PlayStronger,
    /// Makes this choice for a setting.
    Choose(Choice),
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

/// What a button or a key does to the size of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zoom {
    In,
    Out,
    Fit,
}

/// What changes the view of a board without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ViewChange {
    /// It was dragged so far to the right and down, in CSS pixels.
    Drag([i32; 2]),
    /// Two fingers make cells so large, in CSS pixels.
    Side(i32),
    /// The keyboard goes to this cell.
    GoTo(Cell),
    /// It goes as far to the right and up, or the other way, as cells are seen whole.
    ToEdge([i16; 2]),
    /// It goes up by as many rows as are seen, or down.
    Page(i16),
    /// This cell is named as the one of the first mark.
    NameFrom(Cell),
    ToLastMove,
    /// Back from the dots to the cells.
    ToCells,
}
