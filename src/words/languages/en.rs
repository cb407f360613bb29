//! American English. [British English](super::en_gb) differs in few texts.

use crate::words::Text;

/// What each text says in American English.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => "The game failed to load. Check your connection, or update your browser.",

        NewGame => "New game",
        Undo => "Undo",
        Redo => "Redo",
        Hint => "Hint",
        Place => "Place",
        PlayAgain => "Play again",
        Names => "Names",
        SwapNames => "Swap names",
        EmptyName => "Without a name, the player’s mark is shown.",
        Review => "Review",
        Easier => "Easier",
        Harder => "Harder",
        SeeHow => "See how",
        Puzzles => "Puzzles",
        Menu => "Menu",
        ResetScore => "Reset score",
        Share => "Share",
        Rules => "Rules",
        Settings => "Settings",
        SendLink => "Send the link",
        SendAgain => "Send again",

        Dismiss => "Dismiss",
        TryAgain => "Try again",
        Loading => "Loading…",
        PartMissing => {
            "Part of the page failed to load. Check your connection; you can keep playing."
        }

        Score => "Score",
        Draws => "draws",
        Thinking => "thinking",
        ToMove => "to move",
        You => "You",
        Computer => "Computer",
        Friend => "Friend",
        PlayerOne => "Player 1",
        PlayerTwo => "Player 2",

        Easy => "Easy",
        MediumStrength => "Medium",
        Hard => "Hard",
        Best => "Best",
        FirstFree => "First free",
        Random => "Random",
        Guard => "Guard",
        Clerk => "Clerk",
        Centre => "Center",
        Strategist => "Strategist",
        Minimax => "Minimax",
        Level => "Level {level}",

        PieceToMove => "{piece} to move|Black to move|White to move",
        YourMove => "Your move",
        YourFriendsMove => "Your friend’s move",
        YouWin => "You win",
        ComputerWins => "The computer wins",
        FriendWins => "Your friend wins",
        PieceWins => "{piece} wins|Black wins|White wins",
        Draw => "Draw",
        Numbered => "{status}, move {move}",
        Played => "Last move: {cell}",
        Agreed => "by agreement",
        TapASquare => "Three in a row wins. Tap a square.",
        NoLineLeft => "no line is possible anymore",

        Comma => ", ",
        And => " and ",

        NoughtsAndCrosses => "Tic-tac-toe",
        InARow => "{run} in a row on {board}",
        Empty => "empty",
        PieceInside => "{piece}|black|white",
        CellMove => "move {move}",
        LastMove => "last move",
        WinningLine => "winning line",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: tic-tac-toe (noughts and crosses)",
        PageDescription => {
            "Tic-tac-toe (noughts and crosses) and gomoku in the browser, against the computer or a friend. Free, no account, nothing to install; it works with touch, mouse, keyboard and screen reader."
        }
        Framed => "This page is shown inside another one, which could hijack your taps.",
        OpenInOwnTab => "Open in its own tab",

        InARowWithoutEnd => "Endless {run} in a row",
        OnLayer => "level {layer}, {cell}",
        Selected => "selected",
        PickedUp => "picked up",
        GoodMove => "good move",
        InLineFor => {
            "move {number} in a line for {piece}|move {number} in a line for black|move {number} in a line for white"
        }
        LeadsToWin => "wins {moves}",
        LeadsToDraw => "draws",
        LeadsToLoss => "loses {moves}",
        InMoves => "in {count} move|in {count} moves",
        WinSign => "W{moves}",
        DrawSign => "D",
        LossSign => "L{moves}",

        ZoomIn => "Zoom in",
        ZoomOut => "Zoom out",
        Fit => "Fit",
        TurnClockwise => "Turn clockwise",
        TurnAnticlockwise => "Turn counterclockwise",
        ToFront => "Front",
        Stacked => "Stacked",
        SideBySide => "Side by side",
        LayerName => "Level {layer}",
        MoveNow => "Move now",
        MoveList => "Moves",
        MadeMove => "{piece} {cell}|Black {cell}|White {cell}",
        OfferDraw => "Offer draw",
        Agree => "Accept draw",
        AllMarks => "All marks",
        AllMarksAfter => "All marks after {count} move|All marks after {count} moves",
        ToCells => "Back to the cells",
        ToLastMove => "Last move",
        NotOnBoard => "{cell}, not on the board",
        Threats => "Threats",
        ThreatsOff => "Threats are hidden.",
        NoThreats => "No threats.",
        WinsHere => "{piece} wins here|black wins here|white wins here",
        ForkFor => "fork for {piece}|fork for black|fork for white",
        RowFor => "row of {count} for {piece}|row of {count} for black|row of {count} for white",
        OpenRowFor => {
            "open row of {count} for {piece}|open row of {count} for black|open row of {count} for white"
        }
        LegendWin => "win",
        LegendFork => "fork",
        LegendRow => "row of {count}",
        LegendOpenRow => "open row of {count}",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "{cell} selected: tap it again, or press Place",
        PressPlace => "{cell} selected: press Place, or select another cell",
        HintIs => "Hint: {cell} {why}",
        GlowingCell => "the glowing cell",
        HintWins => "wins",
        HintBlocks => "blocks a line",
        HintMakesTwoThreats => "makes two threats",
        HintWinsIn => "wins {moves}",
        HintOnlyDraws => "is the only move that draws",
        HintDraws => "holds the draw",
        HintDelays => "loses {moves} at best; this holds out longest",
        HintStopsAnAttack => "stops an attack",
        HintLooksBest => "looks best",
        BlockHere => "Block here?",
        NoHint => "Nothing urgent: no hint for this position.",
        CellTaken => "That cell is taken.",
        NothingToUndo => "There is nothing to undo.",
        NothingToRedo => "There is nothing to redo.",
        LastMovesInOrder => "The last three moves, in order",
        TryNext => "Other games to try",
        PlayAFriend => "Play a friend",
        OffersDraw => "{piece} offers a draw|Black offers a draw|White offers a draw",
        YouOfferDraw => "You offer a draw",
        FriendOffersDraw => "Your friend offers a draw",
        MovedLastAndOffersDraw => {
            "{piece}, who moved last, offers a draw|Black, who moved last, offers a draw|White, who moved last, offers a draw"
        }
        Depth => "depth {depth}, {seconds} s",
        PositionsDone => "{done} of {all} positions",
        Stop => "Stop",
        StopCalculating => "Stop calculating",

        RestoreScore => "Restore score",
        ScoreIsReset => "Score reset to zero.",
        SetAside => {
            "Something stored here couldn’t be read. It was set aside, not deleted, and you can keep playing."
        }
        StorageNewer => {
            "Something stored here is from a newer version of this page. It stays as it is; reload the page to get that version."
        }
        StorageFull => {
            "Storage for this page is full: what you play from now on will be lost when you close the page. Export your data to a file, then remove games in Share › Your games. If that does not help, clear this site’s data in your browser, and import the file."
        }
        StorageBlocked => {
            "This browser blocks storage: your game and score will be lost when you close the page."
        }
        NewVersion => "A new version is ready. It loads with your next game, or now.",
        Update => "Update",
        AnalysisMissing => "The analysis engine failed to load. Everything else still works.",
        AnalysisUnusable => {
            "The analysis engine gave an answer that makes no sense. Everything else still works."
        }
        Refit => "Resize board",
        CouldBeRefitted => "The screen has changed since this board was made to fill it.",
        HearMoves => "Would you like to hear the moves?",
        SoundOn => "Sound on",
        NoThanks => "No, thanks",
        Restore => "Restore",
        OutOfReach => "The board ends {cells} cells from the first mark.",
        DrawDeclined => {
            "The computer declines. It agrees to a draw after {moves} moves without a threat."
        }
        LanguageMissing => "This language failed to load. Check your connection.",

        Board => "Board",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Fills the screen",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Endless",
        Custom => "Custom",
        Columns => "Columns",
        Rows => "Rows",
        Layers => "Levels",
        Run => "In a row",
        NumberOfLayers => "{name}: 1, or {least} to {most}.",
        OnlyNumber => "{name}: {number} on this board.",
        NumberFromTo => "{name}: a number from {least} to {most}.",
        ProvedWin => "Proved: the first player wins",
        ProvedDraw => "Proved: a draw with best play",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Endless caro",
        Freestyle => "Freestyle",
        ExactlyRun => "Exactly {run}",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro with overlines",
        FreestyleIs => "{run} or more in a row wins.",
        ExactlyRunIs => "Exactly {run} in a row wins; a longer row does not count.",
        RenjuIs => "Black must not make double threes, double fours or overlines.",
        CaroIs => "Exactly five in a row wins, unless both ends are blocked.",
        CaroWithOverlinesIs => {
            "Five in a row wins unless both ends are blocked; six or more always wins."
        }
        Opening => "Opening",
        FreeOpening => "Free",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long pro",
        FreeOpeningIs => "No restrictions.",
        SwapIs => "One player places a stone; the other chooses a color.",
        Swap2Is => {
            "One player places three stones; the other chooses a color, or adds two stones and lets the first choose."
        }
        ProIs => "Black’s first stone is in the center, its second outside the middle {size}.",
        Overline => "overline",
        DoubleFour => "double four",
        DoubleThree => "double three",
        NotInCentre => "the first stone must be in the center",
        NearCentre => "too near the center",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "forbidden: {foul}",
        IsForbidden => "{cell} is forbidden: {foul}.",
        OpeningStone => "stone {number} of {count}, then the other chooses",
        ChooseColour => "Choose a color",
        ComputerChooses => "The computer chooses a color",
        FriendChooses => "Your friend chooses a color",
        PlayerChooses => "{player}: choose a color",
        AddTwoStones => "Add two stones",
        YouMoveNext => "you move next",
        OtherMovesNext => "they move next",
        OtherThenChooses => "then they choose",
        YouPlay => "You play {piece}.|You play black.|You play white.",
        ComputerPlays => {
            "The computer plays {piece}.|The computer plays black.|The computer plays white."
        }
        FriendPlays => {
            "Your friend plays {piece}.|Your friend plays black.|Your friend plays white."
        }
        PlayerPlays => "{player} plays {piece}.|{player} plays black.|{player} plays white.",
        OnlyAnswerForbidden => "black’s only answer, {cell}, is forbidden: {foul}",
        ForbiddenPoints => "Show forbidden points",
        PlayPiece => "Play {piece}|Play black|Play white",
        Against => "Against",
        FriendHere => "Two players here",
        FriendByLink => "Friend by link",
        Opponent => "Opponent",
        StrengthGrade => "Strength",
        EasyIs => "Blocks your rows, but walks into traps.",
        MediumIs => "Has a plan and sees most traps.",
        HardIs => "Makes few mistakes.",
        BestIs => "The strongest on this board.",
        AllOpponents => "All opponents",
        MoreBoards => "More boards",
        IsProved => "proved by playing every game",
        IsMeasured => "measured in matches",
        IsNotMeasured => "not measured on this board",
        More => "More options",
        ChooseOpponent => "Choose an opponent",
        HowStrong => "How strong are they?",
        Explained => "{name}: {what}",
        WhoStarts => "Who starts",
        WhoMovesNext => "Who moves next",
        InTurn => "Alternate",
        Chance => "Random",
        Pieces => "Pieces",
        Marks => "X and O",
        Stones => "Stones",
        YourMark => "Your mark",
        YourStones => "Your stones",
        PlayerOnesMark => "{name}’s mark",
        PlayerOnesStones => "{name}’s stones",
        StarterIsX => "Starter is X",
        StarterIsBlack => "Starter is black",
        PieceAlone => "{piece}|Black|White",
        Start => "Start",
        MakeLink => "Make the link",
        Arrange => "Set up a position",
        WinsWith => "{run} in a row",
        WinsWithExactly => "exactly {run} in a row",
        WinsWithOrMore => "{run} or more in a row",

        FirstFreeIs => "takes the first empty cell",
        RandomIs => "puts its mark anywhere",
        GuardIs => "completes or blocks a line, else guesses",
        ClerkIs => "completes or blocks a line, else takes the first empty cell",
        CentreIs => "the center first, then like Guard",
        StrategistIs => "completes or blocks a line, else follows a plan",
        MinimaxIs => "thinks every game through to the end",
        LevelOneIs => "looks at its move and your answer",
        LevelTwoIs => "sees double threats",
        LevelThreeIs => "looks a few moves ahead",
        LevelFourIs => "sees wins by fours",
        LevelFiveIs => "looks far ahead",
        LevelSixIs => "takes its time",
        LevelFourInSpaceIs => "sees wins by force",
        LevelSixInSpaceIs => "takes its time and proves wins",
        MeasuredAgainst => {
            "{count} game against {opponent}: {won} won, {drawn} drawn, {lost} lost|{count} games against {opponent}: {won} won, {drawn} drawn, {lost} lost"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; {chance} if you start",
        NoteIfItStarts => "{character}; {chance} if it starts",
        NeverWin => "you can never win",
        HardlyEverWin => "you can hardly ever win",
        WinTimesIn => "you can win {count} time in {of}|you can win {count} times in {of}",
        WinAboutTimesIn => {
            "you can win about {count} time in {of}|you can win about {count} times in {of}"
        }
        NearlyAlwaysWin => "you can nearly always win",
        AlwaysWin => "you can always win",

        Close => "Close",

        Language => "Language",
        LikeTheBrowser => "Browser default",
        Look => "Theme",
        LikeTheSystem => "System default",
        Midnight => "Midnight",
        Paper => "Paper",
        Wood => "Wood",
        Sound => "Sound",
        Quiet => "Low",
        MediumLoud => "Medium",
        Loud => "High",
        Vibration => "Vibration",
        Off => "Off",
        On => "On",
        ComputerAnswers => "Reply delay",
        AtOnce => "None",
        AfterHalfASecond => "0.5 s",
        AfterASecond => "1 s",
        LevelSixThinks => "Level 6 thinking time",
        ForASecond => "1 s",
        ForFiveSeconds => "5 s",
        ForHalfAMinute => "30 s",
        ToMakeAMove => "Move confirmation",
        TapACell => "Tap once",
        SelectThenPlace => "Select, then Place",
        ButtonsFor => "Button side",
        RightHand => "Right",
        LeftHand => "Left",
        SecondPlayer => "Second player’s controls",
        Upright => "Upright",
        Turned => "Turned around",
        TurnedIs => {
            "Turned around: on a phone that lies between two people, the second player’s card and buttons face that player."
        }
        SpaceBoards => "3D boards",
        AsFits => "Automatic",
        MoveResults => "Move results",
        Keys => "Keys",
        SingleKeys => "Single-key shortcuts",
        OtherVariation => "Other variation",
        ChooseCell => "Choose a cell",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "Move numbers",
        Erase => "Erase",

        HasWonAlready => "{piece} has won already|Black has won already|White has won already",
        NoLineForAnyone => "No line is left for anyone",
        NobodysTurn => "No valid turn",
        TapPuts => "Tap to place",
        Alternate => "Alternate",
        SideToMove => "Side to move",
        Clear => "Clear",
        Mirror => "Mirror",
        Turn => "Turn",
        Back => "Back",
        Analyse => "Analyze",
        PlayFromHere => "Play from here",
        IsPickedUp => "{cell} is picked up",
        CountOfPiece => "{count} {piece}|{count} black|{count} white",
        Counts => "{first}, {second}",
        TooMany => "{counts}: too many {piece}|{counts}: too many black|{counts}: too many white",
        OnlyToLookAt => "{counts}: view only",

        AtMove => "Move",
        ToBeginning => "To the beginning",
        OneMoveBack => "Previous move",
        OneMoveOn => "Next move",
        ToEnd => "To the end",
        BeforeFirstMove => "before the first move",
        PlayOn => "Continue from here",
        EndReview => "Close review",
        InVariation => "variation",
        RemoveMoves => "Remove from here",
        RestoreMoves => "Restore",
        ReturnToGame => "Back to the game",
        MovesLeftOut => {
            "One move is left out, because the rules do not allow it: move {number}.|{count} moves are left out, because the rules do not allow them. The first is move {number}."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "line {line}, column {column}",
        AtByte => "byte {number}",
        FileCutOff => "it is cut off",
        Play => "Play",
        Pause => "Pause",
        HalfSpeed => "0.5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Move {at} of {all}",
        MoveOfBy => {
            "Move {at} of {all}, {piece} {cell}|Move {at} of {all}, black {cell}|Move {at} of {all}, white {cell}"
        }
        Excellent => "excellent",
        Good => "good",
        Dubious => "dubious",
        Mistake => "probably a mistake",
        Blunder => "a blunder",
        HasWon => "{piece} has won|Black has won|White has won",
        HasWonInside => "{piece} has won|black has won|white has won",
        CanWinIn => "{piece} can win {moves}|black can win {moves}|white can win {moves}",
        ADraw => "a draw",
        StandsBetter => "{piece} stands better|black stands better|white stands better",
        AboutEven => "about even",
        MissesWinIn => "Misses a win {moves}",
        LetsWinIn => "Lets {piece} win {moves}|Lets black win {moves}|Lets white win {moves}",
        EngineLines => "Engine lines",
        BalancedMoves => "Balanced moves",
        FewerLines => "Fewer lines",
        MoreLines => "More lines",
        ChanceOf => "{piece} {percent}|black {percent}|white {percent}",
        LinesDepth => "Depth {depth}",
        LinesDetail => "{positions} positions in {seconds} s",
        Promote => "Promote variation",
        Notes => "Notes",
        Triangle => "triangle",
        Square => "square",
        Circle => "circle",
        Cross => "cross",
        StopDrawing => "Finish drawing",
        VariationsChanged => {
            "The variations in this link were cut off or changed. Here is the game without them."
        }
        AnalysisTooLarge => "This analysis is too large to be kept here. Save it as a file.",
        Moves => "{count} move|{count} moves",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Better: {cells}",
        NextMove => "next: {move}, {verdict}",
        DecidedBy => {
            "{ended}, decided by move {move}, {piece} {cell}.|{ended}, decided by move {move}, black {cell}.|{ended}, decided by move {move}, white {cell}."
        }
        NoSingleMove => "{ended}. No single move decided it.",
        LookingAtGame => "Analyzing the game: {progress}",
        Mistakes => "Mistakes",
        FindBetterMove => {
            "{piece} played {cell}. Find a better move.|Black played {cell}. Find a better move.|White played {cell}. Find a better move."
        }
        IsBetter => "{cell} is a good move.",
        IsNotBetter => "{cell} is not good enough. There is a better move.",
        LookingAtMove => "Checking {cell}…",
        ShowSolution => "Show solution",
        NextMistake => "Next mistake",
        NoMoreMistakes => "No more mistakes.",
        MistakesBySide => "Mistakes: {first}, {second}.",
        PuzzleSolved => "Solved",
        PuzzleSolution => "Solution",
        StepOf => "Step {step} of {steps}",
        MissedWin => "You missed a win",

        Accept => "Play",
        NotNow => "Not now",
        TakeLink => "Use this game",
        TakeSeat => "Join as player",
        KeepKnown => "Keep mine",
        ShowKnown => "Show mine",
        ShowLink => "Show link version",
        Invited => {
            "A friend invites you to {game}. You play {piece}.|A friend invites you to {game}. You play black.|A friend invites you to {game}. You play white."
        }
        OwnGameKept => "Your own game is kept.",
        PositionFromLink => "A position from a link. Your own game is kept.",
        Watching => {
            "You’re watching a game between two others. It does not refresh by itself: open their next link to see more."
        }
        AsksToTakeBack => {
            "Your friend requests a takeback of {count} move.|Your friend requests a takeback of {count} moves."
        }
        Earlier => {
            "This is your game as it was {count} move ago.|This is your game as it was {count} moves ago."
        }
        FromYourSide => {
            "This link was sent from your side, yet it adds move {move}, your friend’s. Use it only if you sent it yourself, from another device."
        }
        AnotherGame => "This link is to a different game from your saved one.",
        Differs => {
            "Move {move} differs from your saved game: {linked} in this link, {known} in yours."
        }
        DiffersAsk => {
            "Move {move} differs from your saved game: {linked} in this link, {known} in yours. Ask your friend which move they made."
        }
        PlayedForYou => "Move {move} in this link is yours, but you did not make it here.",

        NowSend => "Now send the link",
        SentAndWaiting => "Sent. Waiting for your friend",
        WaitingForFriend => "Waiting for your friend’s link",

        TheLink => "The link",
        TheMoves => "The moves",
        TheBoard => "The board",
        LinkIsASeat => {
            "Anyone with this link can move in your friend’s place: send it to your friend only."
        }
        CopyLink => "Copy link",
        CopyMoves => "Copy moves",
        CopyBoard => "Copy board",
        Scan => "Scan it with another phone",
        OpenGame => "Open a game",
        LinkMovesOrText => "A link, moves, or the text of a file",
        TheText => "The text",
        ChooseFiles => "Choose files",
        AboutFiles => {
            "SGF, RenLib (.lib), .psq, .pos and .sav files open here. You can also drop them anywhere on the page."
        }
        GamesInFiles => "Choose a game",
        Comment => "Comment",
        JudgementOfMove => "This move",
        NoSign => "No sign",
        VeryGoodMove => "a brilliant move",
        InterestingMove => "an interesting move",
        DrawOnBoard => "Draw on the board",
        Letter => "letter",
        Analyses => "Analyses",
        WithVariations => "With variations and notes",
        VariationsTooLong => "The variations do not fit into a link. Save the game as a file.",
        OpenAnyway => "Open anyway",
        Library => "Library",
        AboutLibrary => {
            "Game files that you add stay on this device. Find the games in which a position came up, even turned or mirrored, and see what was played next."
        }
        AddFiles => "Add files",
        AddToLibrary => "Add to the library",
        SearchGames => "Players, event or date",
        WithThisPosition => "Only games with this position",
        FoundGames => "{count} game found.|{count} games found.",
        FirstListed => "The first {count} are listed.",
        NextMoves => "Next moves",
        FilesNotKept => "This browser did not keep the files. They will be gone after a reload.",
        GameNumber => "Game {number}",
        UnknownFormat => "this is not a format that opens here",
        NoGameInside => "there is no game in it",
        FileTooLong => "it is too large",
        FileGoesOn => "something follows its end",
        FileNotUnderstood => "this part is not understood",
        AnotherKindOfGame => "it is a record of another game",
        CellOutside => "there is no such cell on the board",
        SaveAsFile => "Save as a file",
        NotInFormat => "This kind of file cannot hold this board or position.",
        GameSaved => "Saved.",
        PasteHere => "Paste a link or moves",
        Open => "Open",
        SharePicture => "Share picture",
        SavePicture => "Save picture",
        SaveReplay => "Save replay",
        SaveGif => "Save GIF",
        PageName => "In a Row",
        FinalBoard => "The final board. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "your move, you are {piece}|your move, you are Black|your move, you are White"
        }
        Shared => "Shared.",
        Copied => "Copied. Paste it wherever your friend reads it.",
        NotSent => "Not sent.",
        CopyYourself => {
            "This browser doesn’t let the page send or copy. The text is selected: copy it yourself."
        }
        Saved => "Saved. You’ll find it in your downloads.",
        PictureNotTaken => "The picture couldn’t be shared. Save it instead.",
        PictureNotDrawn => "This browser can’t make the picture. Take a screenshot instead.",

        YourGames => "Your games",
        NoGames => "No games here yet. A game that you leave for another one is kept here.",
        FinishedGames => "Finished",
        GoOn => "Continue",
        Remove => "Remove",
        Choose => "Select",
        ChooseAllOver => "Select all finished",
        RemoveChosen => "Remove selected",
        ListedGame => {
            "{board}, {run} in a row, you are {piece}, {moves}|{board}, {run} in a row, you are Black, {moves}|{board}, {run} in a row, you are White, {moves}"
        }
        ListedOwn => "{board}, {run} in a row, {opponent}, {moves}",
        ListedPosition => "{board}, {run} in a row, {marks}",
        MarksCount => "{count} mark|{count} marks",
        WaitingToJoin => "Waiting for someone to join",
        YouWon => "You won",
        FriendWon => "Your friend won",
        Arranging => "A position you are setting up",
        HowManyGames => "{count} of at most {most} games by link.",
        PastGamesKept => "The last {most} finished games are kept.",
        OldGamesDropped => {
            "The last {most} games are kept in Share › Your games. The oldest one was removed."
        }
        GamesFull => {
            "You have {most} games by link, which is the limit. To start or join another, remove some in Share › Your games."
        }
        GamesRemoved => "Removed the game.|Removed {count} games.",

        WhatsNew => "What’s new",
        Install => "Install",
        InstallByHand => {
            "To put the game on your home screen, open your browser’s menu, or Share on an iPhone or iPad, and choose Add to Home Screen."
        }
        YourData => "Your data",
        Statistics => "Statistics",
        StatisticsCleared => "Statistics cleared.",
        Send => "Send",
        Scanned => "They scanned it",
        MoveFirst => "Make my move first",
        InviteOrMove => "Send this link to your friend, or make your first move and send it then.",
        InviteToStart => "Send this link to your friend, who makes the first move.",
        SendYourMove => {
            "Send this link to your friend, who will see your move and answer with a link."
        }
        SendResult => "Send this link to your friend to show how the game ended.",
        NowMove => "Your friend can open the link now. Make your move, then send the link again.",
        LinkIsSent => "This link has been sent. Send it again only if it got lost.",

        Strength => "How strong they are",
        StrengthIsProved => {
            "Proved just now, by playing every possible game against each of them. The chances assume that you play as well as possible."
        }
        StrengthIsMeasured => {
            "Measured: {board}. Each opponent played the next weaker one, and each of the two started half of the games. Level 6 had {seconds} seconds for each move."
        }
        StrengthIsNotMeasured => {
            "Not measured: {board}. These are the results on the measured board that is most like it."
        }
        ForProgrammers => "For programmers",
        ProgramsFindOut => "Programs in this page’s source code produce all of these results:",
        IfYouStart => "If you start, {chance}.",
        IfItStarts => "If it starts, {chance}.",
        Exactly => "{chance} (exactly {exactly})",
        GamesBeatIt => "{count} game beats it.|{count} different games beat it.",
        ShowAWin => "Show a win",
        AgainstIfYouStart => "against {opponent} if you start",
        AgainstIfItStarts => "against {opponent} if it starts",
        StrategistsClaim => {
            "Its author claims that it cannot be beaten, and asks for proof: if you start, {first}; if it starts, {second}."
        }
        AlwaysBeaten => "it can always be beaten",
        BeatenWithLuck => "it can be beaten with luck",
        NotBeaten => "it cannot be beaten",

        LinkFailed => "The link could not be opened: {why}. Your own game has not changed.",
        NoLink => "it contains no link to a game",
        TooLong => "it is longer than any game",
        CutOff => "it is cut off. Ask for it again",
        CutOffAfter => "it is cut off after move {move}. Ask for it again",
        Changed => "it was changed on the way. Copy it again, or ask for it again",
        TooLarge => "the board, or a cell in it, is too large",
        TooFar => "a cell is more than {cells} cells away from the first mark",
        Character => "character {number}, “{character}”, does not belong there",
        NoDraw => "nobody can offer a draw in it, or agree to one",
        MoveTaken => "move {move}, {cell}, is taken",
        MoveOutside => "move {move}, {cell}, is not on the board",
        MoveNotFirst => "move {move}, {cell}, is not r0u0, as the first mark always is",
        MoveAfterEnd => "move {move}, {cell}, comes after the end",
        WrongColumns => "it has {count} columns, but a board has {least} to {most}",
        WrongRows => "it has {count} rows, but a board has {least} to {most}",
        WrongCube => "a 3D board has three equal sides of {least} to {most}",
        WrongRun => "it has {run} in a row, but this board needs {number}",
        WrongRunFromTo => "it has {run} in a row, but this board needs {least} to {most}",
        MarkOutside => "a mark is not on the board",
        TwoMarks => "two marks are on one cell",
        NobodysTurnInIt => "it is nobody’s turn in it",
        BeginsAfterEnd => "it begins after its end",

        ChangesMissing => "The list of changes failed to load. Check your connection.",
        AboutData => {
            "Your games, scores, statistics and settings are stored on this device only. Export them to a file to keep them safe, or to bring them to another device. Importing a file adds to what is here: scores are counted once, and nothing is overwritten."
        }
        ExportData => "Export to file",
        ImportData => "Import from file",
        NotExported => "This browser can’t save files.",
        TakeTheirs => "Use the game and settings from the file",
        TookTheirs => "Done. The game and settings from the file are in use.",
        FileNotRead => "The file couldn’t be read. Nothing has changed.",
        FileForeign => "This is not a file from In a Row. Nothing has changed.",
        FileNewer => {
            "This file is from a newer version of In a Row. Reload the page to get that version, then try again. Nothing has changed."
        }
        FileDamaged => "This file is damaged. Nothing has changed.",
        FileTooLarge => "This file is too large. Nothing has changed.",
        NothingNew => "Nothing in this file is new here.",
        BroughtIn => "Imported: {parts}.",
        Scores => "{count} score|{count} scores",
        OtherGames => "{count} game|{count} games",
        GamesByLink => "{count} game by link|{count} games by link",
        ArrangedPositions => "{count} custom position|{count} custom positions",
        SettingsChanged => "{count} setting|{count} settings",
        PuzzlesBroughtIn => "what you have solved",
        CurrentGame => "the current game",
        StayedAsTheyWere => "Your current game and your settings stayed as they were.",

        NoStatistics => "No finished games yet. Play one to the end, and it will appear here.",
        Won => "Won",
        Drawn => "Drawn",
        Lost => "Lost",
        Points => "Points",
        Streak => "Streak",
        LongestStreak => "Best streak",
        StreakWon => "{count} won|{count} won",
        StreakDrawn => "{count} drawn|{count} drawn",
        StreakLost => "{count} lost|{count} lost",
        LastGame => "Last game: {results}",
        LastGames => "Last {count} games, oldest first: {results}",
        ExactlyGame => "Exactly {game}",
        ResultsOf => "{game}, for {name}",
        AboutStatistics => {
            "A bar up is a game won, a bar down a game lost, and a dash a draw. The line rises with each win and falls with each loss. Reset score changes nothing here. Games by link and from a custom position don’t count."
        }
        ClearStatistics => "Clear statistics",
        LessonsFinished => "Lessons finished: {done} of {count}",
        PuzzleOfTheDay => "Puzzle of the day",
        SolvePuzzles => "Solve puzzles",
        DailySolved => "Solved today. The next one comes at midnight ({time} UTC).",
        DailyStreak => "Days in a row: {count}",
        PuzzleRating => "Your rating: {rating}",
        PuzzleRatingChange => "Your rating: {rating} ({change})",
        PuzzlesTried => "Solved without mistakes or hints: {solved} of {tried}",
        PuzzlesDue => "To replay today: {count}",
        WhichPuzzles => "Kind",
        AllPuzzles => "All",
        SmallBoards => "3×3 to 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Win by fours",
        WinWithThreats => "Win by threats",
        Defence => "Defense",
        QuietMove => "Quiet move",
        TwoFours => "Double four",
        TwoThrees => "Double three",
        TooLongRow => "Overline",
        FourThree => "Four-three",
        AtTheEdge => "At the edge",
        Fork => "Fork",
        SpaceDiagonal => "Space diagonal",
        ForbiddenReply => "Forbidden reply",
        FindWin => "Find the winning move.",
        FindOnlyMove => "Find the only move that doesn’t lose.",
        RightGoOn => "Correct. Find the next move.",
        RightMove => "Correct.",
        DoesNotWin => "{cell} doesn’t win: {reply} stops it.",
        LosesTo => "{cell} loses to {reply}.",
        IsNoWin => "{cell} doesn’t win.",
        WinIsCertain => "No reply stops the win now.",
        OtherMovesLose => "All other moves lose.",
        HintTheme => "Theme: {theme}.",
        HintColumn => "The move is in column {column}.",
        HintLayer => "The move is on level {layer}.",
        HintMove => "The move is {cell}.",
        NextPuzzle => "Next puzzle",
        ShareResult => "Share result",
        SharedPuzzle => "In a Row, puzzle for {date}: {result}",
        SharedSolved => "solved first try",
        SharedTries => "wrong moves: {count}",
        SharedHints => "hints: {count}",
        CopiedResult => "Copied.",
        PuzzlesMissing => {
            "The puzzles failed to load. Check your connection, then open this again."
        }
        FromYourGames => "From your games",
        SearchingGames => "Looking through your games…",
        NoMissedWin => "No missed wins left in your finished games against the computer.",
        Learn => "Learn",
        LearnAbout => "Short lessons with exercises on the board.",
        LessonFinished => "Finished",
        NextStep => "Next",
        NextLesson => "Next lesson",
        LessonOver => "That was the last step of this lesson.",
        LookElsewhere => "{cell} is a possible move. Here, look for another one.",
        NotThere => "Not {cell}. Look again.",
        NotThatAnswer => "No. Look at the stones again.",
        TryCell => "Try {cell}.",
        TakeBlack => "Black",
        TakeWhite => "White",
        LessonFours => "Fours and threes",
        LessonForks => "Forks",
        LessonFouls => "Forbidden points of renju",
        LessonSpace => "Thinking in 3D",
        NoughtsRow => "You play X. Three in a row wins. Complete your row.",
        NoughtsBlock => "O needs one more mark for a row. Take that cell first.",
        NoughtsFork => {
            "A move that makes two threats is a fork. O can stop only one of them. Make a fork, then win."
        }
        NoughtsCorner => "Now you play O. X has the center. Only a corner is safe: take one.",
        NoughtsCentre => "X has a corner. Only the center is safe: take it.",
        NoughtsEdge => {
            "X has two corners and wants a fork. Take the middle of a side: then X has to stop your row."
        }
        NoughtsGame => "Now play a whole game against the computer. Don’t lose!",
        FoursComplete => "Five in a row wins. Complete your five.",
        FoursStop => "Your opponent has a four: one more makes five. Stop it.",
        FoursGap => {
            "A four can have a gap. Find where your opponent would complete five, and take that cell."
        }
        FoursOpen => {
            "A four with both ends free is an open four. Nobody can stop it. Make one and win."
        }
        ThreesOpen => {
            "An open three can become an open four, so your opponent has to answer it. Make one."
        }
        ThreesStop => "Your opponent has an open three. Stop it at one of its ends.",
        ForksFourThree => {
            "One move makes a four and an open three at once. Your opponent can stop only one of them. Find the move, and win."
        }
        ForksFours => "One move makes two fours at once. Find it, and win.",
        ForksThrees => "One move makes two open threes at once. Find it, and win.",
        ForksStop => "Now your opponent wants a fork. Take the cell where the two rows meet.",
        ForksPrepare => "No fork is ready here. Find a threat that prepares one, and win.",
        ChainForce => {
            "Your opponent has to answer every four, so fours lead to where you want to go. Win with fours."
        }
        ChainOrder => "Look for the fork first, and then for the four that prepares it.",
        ChainLonger => "Now it takes more fours. Each one should add to another row.",
        ChainKeep => "A four that prepares nothing is wasted. Keep it until you need it, and win.",
        ChainLast => "This is the longest. Take your time.",
        DefenceFirst => "Before you defend, check whether you can win at once. You can: where?",
        DefenceAttack => "Both of you have an open three, but it is your move. Attack, and win.",
        DefenceEnd => {
            "Both ends stop this three, but one of them stops another row as well. Take that end."
        }
        DefenceCounter => {
            "Here no defense is enough. Make fours of your own: your opponent has to answer, and you win."
        }
        DefenceOnly => "Your opponent threatens to win, and only one move stops it. Find it.",
        SwapWhy => {
            "Whoever moves first in gomoku has an advantage. Swap2 makes it fair: one player places three stones, and the other chooses a color."
        }
        SwapBlack => {
            "The black stones work together, and White’s stone is far away. White moves next. What do you choose?"
        }
        SwapWhite => {
            "The black stones are too far apart to help each other. White moves next. What do you choose?"
        }
        SwapEven => {
            "Not sure which color is better? Add two stones, and the other player has to choose. Do that here."
        }
        SwapFive => {
            "The other player has added two stones. White moves next, but Black already has an open three. What do you choose?"
        }
        FoulsThrees => {
            "In renju, Black must not make two open threes with one move. You are Black: tap the forbidden point."
        }
        FoulsFours => "Two fours with one move are forbidden, too. Tap the forbidden point.",
        FoulsOverline => "Six or more in a row is forbidden, too. Tap the forbidden point.",
        FoulsFive => {
            "Exactly five in a row always wins for Black, even on such a point. Complete your five."
        }
        FoulsTrap => {
            "Now you are White. Make a four that Black could stop only on a forbidden point, and win."
        }
        SpaceLayer => {
            "The board has four levels, one on top of the other. Four in a row wins. Complete your row on this level."
        }
        SpaceUp => "A row can go straight up through all levels. Complete it.",
        SpaceSlant => "A row can also move one cell to the side on each level. Complete it.",
        SpaceCorners => {
            "A row can even go from one corner of the cube to the opposite one. Complete it."
        }
        SpaceStop => "Your opponent needs one more mark for a row. Find that cell, and take it.",
        SpaceFork => "Forks win in 3D, too. Find one, and win.",
        EndlessFive => "This board has no edge: it grows while you play. Complete your five.",
        EndlessStop => {
            "No edge stops a row here. Your opponent has an open three: stop it yourself, at one of its ends."
        }
        EndlessThree => "Your three is open at both ends. Go on and win.",
        EndlessFork => "Two rows meet in one cell. Find it, and win.",
        EndlessGame => "Now a longer win: build from what you have.",

        HowToWin => {
            "Take turns putting a mark in an empty cell. The first to have {run} in a row wins: across, down or diagonally."
        }
        LongerRowCountsNothing => "A longer row does not count.",
        HowToWinInSpace => {
            "Take turns putting a mark in an empty cell. The first to have {run} in a row wins: on a level, or through all the levels."
        }
        WhenDrawn => "When neither side can complete a row anymore, the game is a draw.",
        NoDrawInSpace => {
            "No game here ends in a draw: whoever starts in the center can win in four moves, as this page works out while you play."
        }
        FirstCanWin => "Whoever starts can always win.",
        RulesWithoutEnd => {
            "Cells are counted from the first mark: r3u4 is three to the right and four up, l1d2 one to the left and two down. Drag the board to see more of it, or move around with the arrow keys; type the name of a cell to go there, and press Enter to play. Zoom with two fingers, with Ctrl and the mouse wheel, or with + and −. No game is drawn automatically: offer a draw when neither side is getting anywhere."
        }
        LineAlong => "Along a row or column of a level",
        LineDiagonal => "Along a diagonal of a level",
        LineStraightUp => "Straight up through the levels",
        LineUpAndAlong => "Up and along a row or column",
        LineCornerToCorner => "From corner to corner of the cube",
        HowRenju => {
            "Black moves first, and wins with exactly five in a row; White wins with five or more. Black must not make two threes at once, two fours at once, or six or more in a row, unless the same move makes a five. A three is a row that can become an open four with one more stone, and counts only if Black is allowed to play there. White also wins if Black’s only answer is a forbidden point."
        }
        HowCaro => {
            "Exactly five in a row wins, unless the opponent’s marks block the row at both ends. The edge of the board does not block."
        }
        HowCaroWithOverlines => {
            "Five in a row wins, unless the opponent’s marks block the row at both ends; the edge of the board does not block. Six or more in a row always wins."
        }
        ThreeIs => "A three: one more stone makes an open four",
        FourIs => "A four: one more stone makes five",
        OverlineIs => "An overline: forbidden",
        DoubleFourIs => "A double four: forbidden",
        DoubleFourInLineIs => "Two fours in one line: forbidden",
        DoubleThreeIs => "A double three: forbidden",
        NoDoubleThreeIs => "No double three: one of the rows could only become an overline",
        BlockedFiveIs => "Blocked at both ends: no win",
        OpenFiveIs => "One end open: wins",
        MoveForbidden => "move {move}, {cell}, is forbidden: {foul}",
        RuleNotHere => "this rule is not played on that board",
        OpeningNotHere => "this opening is not played on that board",
        WrongChoice => "the choice of a color is missing, or in the wrong place",
        HowToPlay => {
            "Tap a cell to play. With the keyboard, the arrow keys move around the board, Enter or Space plays, Home and End go to the ends of a row, and Page Up and Page Down go to the next level of a 3D board. On an endless board they go farther."
        }
        HowToArrange => {
            "When you set up a position, drag marks to other cells. With the keyboard, Space picks a mark up and puts it down, Esc leaves it where it was, and Delete takes it away."
        }
        HowScoreIsKept => {
            "The score is kept in this browser, separately for each board and opponent; games from a custom position or by link don’t count. Nothing leaves your device but the links you send, and after your first visit the page needs no network."
        }

        HowMinimaxThinks => "How minimax thinks",
        Calls => "Tree of calls",
        CallsAsText => "The calls as text",
        Step => "Step",
        ToFirstStep => "To the first step",
        OneStepBack => "One step back",
        OneStepOn => "One step on",
        ToAnswer => "To the answer",
        Position => "Position",
        OnTheBoard => "On the board",
        Example => "Example",
        OnlyFewFreeCells => "With at most 5 empty cells on your board, you can watch it here.",
        AlphaBeta => "Alpha-beta",
        Scheme => {
            "Where should {mark} play? Minimax tries every move, every answer, and so on to the end. A win for {mark} counts +10, a loss −10, a draw 0. {mark} keeps the highest score, {other} the lowest."
        }
        MarkToMove => "{mark} to move",
        CallAhead => "{call}: not searched yet",
        CallOpen => "{call}: no score yet",
        CallSoFar => "{call}: so far {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, kept",
        Call => "Call {number}",
        CallOf => "Call {number}: {move}",
        KeepsHighest => "{call}. {mark} is to move and keeps the highest score.",
        KeepsLowest => "{call}. {mark} is to move and keeps the lowest score.",
        FillsBoard => "{call} fills the board: 0.",
        CompletesLine => "{call} completes a line: {score}.",
        Answer => "The answer is {move}, with a score of {score}.",
        AlreadyHas => "{move} leads to {score}: {mark} already has {best}.",
        HighestSoFar => "{move} leads to {score}, the highest so far: {mark} keeps it.",
        LowestSoFar => "{move} leads to {score}, the lowest so far: {mark} keeps it.",
        SettlesIt => {
            "{step} {mark} already has an option that is no worse, so this settles it: {moves} need not be looked at."
        }
        LookedAt => "Positions searched: {plain}; with alpha-beta {pruned}.",
        LookedAtFromEmpty => "From the empty board of {board}: {plain}; with alpha-beta {pruned}.",

        InstalledDescription => {
            "Tic-tac-toe (noughts and crosses), gomoku and other boards, against the computer or a friend. Works offline."
        }
        Continue => "Continue",
        PlayGomoku => "Gomoku",
        OnAPhone => "Gomoku on a phone",
        OnAComputer => "Gomoku on a computer",
    }
}
