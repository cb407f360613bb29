//! The list of texts. The words themselves are in [`languages`](super::languages).

/// The forms of a text. Each language separates them by `|`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forms {
    /// A single form.
    One,
    /// One form for each plural of the language. `{count}` is the number.
    Count,
    /// One form for marks, one for black and one for white stones. In the first, `{piece}` is the mark's letter or a name.
    /// A language that has words for X and O adds a form for each of them.
    Piece,
}

/// One of the files of a language, which the page loads when it needs them. Texts for the manifest and the static page
/// are in none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The texts for the first chunk.
    First,
    /// The texts for the late code.
    Lazy,
    /// The texts for some dialogs and for an unreadable link.
    Seldom,
}

impl Part {
    /// All parts, in the order in which they are loaded.
    pub const ALL: [Self; 3] = [Self::First, Self::Lazy, Self::Seldom];

    /// Returns the number of texts in all parts before this one.
    #[must_use]
    pub const fn start(self) -> usize {
        self.end() - Text::IN_PARTS[self as usize]
    }

    /// Returns the number of texts in all parts up to and including this one.
    #[must_use]
    pub const fn end(self) -> usize {
        let [first, lazy, seldom, _] = Text::IN_PARTS;
        match self {
            Self::First => first,
            Self::Lazy => first + lazy,
            Self::Seldom => first + lazy + seldom,
        }
    }

    /// Returns the name of its file for the language with this tag.
    #[must_use]
    pub fn file_name(self, tag: &str) -> String {
        match self {
            Self::First => tag.to_owned(),
            Self::Lazy => format!("{tag}-lazy"),
            Self::Seldom => format!("{tag}-seldom"),
        }
    }
}

/// Turns the list into the type [`Text`].
///
/// An entry is written `Name(placeholder, …) by forms`. In each language's text, placeholders are in braces. `by count`
/// and `by piece` say which [`Forms`] a text has; without them, it has one.
macro_rules! texts {
    ($(
        $part:ident {
            $( $(#[$doc:meta])* $Name:ident $(($($value:ident),+))? $(by $forms:ident)? ),+ $(,)?
        }
    )+) => {
        /// A text that people read or hear, in the order of the [parts](Part).
        ///
        /// # Examples
        /// ```
        /// use in_a_row::words::{Text, text};
        ///
        /// assert_eq!(text(Text::NewGame), "New game");
        /// ```
        #[allow(missing_docs, reason = "a text's name says what it means")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u16)]
        pub enum Text { $($( $(#[$doc])* $Name, )+)+ }

        impl Text {
            /// All texts.
            pub const ALL: &[Self] = &[$($( Self::$Name, )+)+];

            /// The number of texts in each part, and in none.
            const IN_PARTS: [usize; 4] = [$( [$( stringify!($Name) ),+].len() ),+];

            /// Returns its name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($( Self::$Name => stringify!($Name), )+)+ }
            }

            /// Returns the names of its placeholders, without `count` and `piece`, which its forms imply.
            #[must_use]
            pub const fn placeholders(self) -> &'static [&'static str] {
                match self { $($( Self::$Name => &[$($( stringify!($value) ),+)?], )+)+ }
            }

            /// Returns its forms.
            #[must_use]
            pub const fn forms(self) -> Forms {
                match self { $($( Self::$Name => forms!($($forms)?), )+)+ }
            }
        }
    };
}

macro_rules! forms {
    () => {
        Forms::One
    };
    (count) => {
        Forms::Count
    };
    (piece) => {
        Forms::Piece
    };
}

texts! {
    first {
        // Buttons around the board.
        NewGame,
        Undo,
        Redo,
        Hint,
        Menu,

        // Notices.
        Dismiss,
        TryAgain,
        Loading,
        PartMissing,

        // The score.
        Score,
        Draws,
        Thinking,
        /// Below the name of the player to move.
        ToMove,
        You,
        Computer,
        PieceAlone by piece,

        // Grades of strength.
        Easy,
        MediumStrength,
        Hard,
        Best,

        // The status.
        PieceToMove by piece,
        YouWin,
        ComputerWins,
        PieceWins by piece,
        Draw,
        /// A status that would otherwise be the same as before.
        Numbered(status, move),
        /// The last move.
        Played(cell),
        NoLineLeft,
        /// Before the first move of a new player.
        TapASquare,

        // Separators of a list: between its items, and before the last one.
        Comma,
        And,

        // The board and its cells.
        NoughtsAndCrosses,
        InARow(run, board),
        Empty,
        PieceInside by piece,
        CellMove(move),
        LastMove,
        WinningLine,
    }
    lazy {
        /// Two sentences, one after the other.
        Sentences(first, second),

        // In the static page.
        PageTitle,
        PageDescription,
        Framed,
        OpenInOwnTab,

        // The prompt, and other buttons.
        Review,
        Place,
        PlayAgain,
        SendLink,
        /// Sends the link again, after it was sent once.
        SendAgain,
        /// Start the next game against an easier or harder opponent.
        Easier,
        Harder,
        /// Show the last moves of a lost game.
        SeeHow,
        Puzzles,
        /// On the cards of two people who play at this device.
        Names,

        // The menu.
        ResetScore,
        Share,
        Rules,
        Settings,

        // Also used in the first chunk, but only for things that the late code adds, for games by link, and for opponents
        // that only those meet who have chosen them. Views show them once loaded.
        FirstFree,
        Random,
        Guard,
        Clerk,
        Centre,
        Strategist,
        Minimax,
        Level(level),
        Friend,
        YourMove,
        YourFriendsMove,
        FriendWins,
        Agreed,
        InARowWithoutEnd(run),
        OnLayer(layer, cell),
        Selected,
        PickedUp,
        GoodMove,
        InLineFor(number) by piece,
        LeadsToWin(moves),
        LeadsToDraw,
        LeadsToLoss(moves),
        InMoves by count,
        /// The result of a move, as a letter and a number of own moves.
        WinSign(moves),
        DrawSign,
        LossSign(moves),

        // Buttons around the board.
        ZoomIn,
        ZoomOut,
        /// Shows the whole board.
        Fit,
        /// Turns a stack of layers; the direction is as seen from above.
        TurnClockwise,
        TurnAnticlockwise,
        /// Turns it back to its first position.
        ToFront,
        /// The views of a board in space.
        Stacked,
        SideBySide,
        LayerName(layer),
        /// Makes the computer play its best move so far.
        MoveNow,
        MoveList,
        MadeMove(cell) by piece,
        OfferDraw,
        Agree,
        AllMarks,
        AllMarksAfter by count,
        ToCells,
        ToLastMove,
        NotOnBoard(cell),
        /// Shows the threats of both sides.
        Threats,
        ThreatsOff,
        NoThreats,
        /// The threat of a move on a cell, as part of the cell's name.
        WinsHere by piece,
        ForkFor by piece,
        RowFor(count) by piece,
        OpenRowFor(count) by piece,
        /// The same, in the legend beside its symbol.
        LegendWin,
        LegendFork,
        LegendRow(count),
        LegendOpenRow(count),
        /// All cells with one kind of threat.
        ThreatsAt(threat, cells),

        // Below the status.
        TapAgain(cell),
        PressPlace(cell),
        HintIs(cell, why),
        /// The cell of a hint on a board without coordinates.
        GlowingCell,
        HintWins,
        HintBlocks,
        HintMakesTwoThreats,
        HintWinsIn(moves),
        HintOnlyDraws,
        HintDraws,
        HintDelays(moves),
        HintStopsAnAttack,
        HintLooksBest,
        /// Asks a new player to block where a cell glows.
        BlockHere,
        /// The answer of *Hint* if no move is urgent.
        NoHint,
        CellTaken,
        NothingToUndo,
        NothingToRedo,
        /// The numbers on the last moves of a lost game.
        LastMovesInOrder,
        /// Cards that suggest other games to a new player.
        TryNext,
        PlayAFriend,
        OffersDraw by piece,
        YouOfferDraw,
        FriendOffersDraw,
        /// The same, if a person at this device can agree.
        MovedLastAndOffersDraw by piece,
        Depth(depth, seconds),
        PositionsDone(done, all),
        /// Ends reading a large file.
        Stop,
        /// Ends judging the moves of a review.
        StopCalculating,

        // Notices.
        RestoreScore,
        ScoreIsReset,
        SetAside,
        StorageNewer,
        StorageFull,
        StorageBlocked,
        /// A newer version of the page.
        NewVersion,
        /// Loads the newer version.
        Update,
        AnalysisMissing,
        AnalysisUnusable,
        Refit,
        CouldBeRefitted,
        /// A question that is asked once, and its two answers.
        HearMoves,
        SoundOn,
        NoThanks,
        /// Brings removed games back.
        Restore,
        OutOfReach(cells),
        DrawDeclined(moves),
        /// Another language could not be loaded.
        LanguageMissing,

        // New game.
        Board,
        ThreeByThree,
        FourByFour,
        FiveByFive,
        FillsTheScreen,
        Gomoku,
        Large,
        CubeOfThree,
        CubeOfFour,
        WithoutEnd,
        Custom,
        MoreBoards,
        Columns,
        Rows,
        Layers,
        Run,
        NumberOfLayers(name, least, most),
        OnlyNumber(name, number),
        NumberFromTo(name, least, most),
        /// The proved value of a board.
        ProvedWin,
        ProvedDraw,
        // The rules and the opening, in *New game*.
        Renju,
        Caro,
        CaroWithoutEnd,
        Freestyle,
        ExactlyRun(run),
        RenjuRule,
        CaroRule,
        CaroWithOverlines,
        FreestyleIs(run),
        ExactlyRunIs(run),
        RenjuIs,
        CaroIs,
        CaroWithOverlinesIs,
        Opening,
        FreeOpening,
        SwapOpening,
        Swap2Opening,
        ProOpening,
        LongProOpening,
        FreeOpeningIs,
        SwapIs,
        Swap2Is,
        ProIs(size),

        // Forbidden cells.
        /// Fouls, inside a sentence.
        Overline,
        DoubleFour,
        DoubleThree,
        NotInCentre,
        NearCentre,
        FoulOfRows(foul, rows),
        RowFromTo(first, last),
        ForbiddenHere(foul),
        IsForbidden(cell, foul),
        ForbiddenPoints,
        /// In a review, inside a sentence.
        OnlyAnswerForbidden(cell, foul),

        // An opening.
        /// After the name of a piece and a colon.
        OpeningStone(number, count),
        ChooseColour,
        ComputerChooses,
        FriendChooses,
        PlayerChooses(player),
        PlayPiece by piece,
        AddTwoStones,
        YouMoveNext,
        OtherMovesNext,
        OtherThenChooses,
        YouPlay by piece,
        ComputerPlays by piece,
        FriendPlays by piece,
        PlayerPlays(player) by piece,

        // Whom to play against.
        Against,
        FriendHere,
        PlayerOne,
        PlayerTwo,
        FriendByLink,
        Opponent,
        /// The question about the grade of strength, the grades in a sentence, and the list behind them.
        StrengthGrade,
        EasyIs,
        MediumIs,
        HardIs,
        BestIs,
        AllOpponents,
        IsProved,
        IsMeasured,
        IsNotMeasured,
        /// Opens the choices that are seldom needed.
        More,
        /// The heading above opponents, each of which starts a game.
        ChooseOpponent,
        HowStrong,
        /// The name of an opponent, and how it plays.
        Explained(name, what),
        WhoStarts,
        /// The same question for an arranged position.
        WhoMovesNext,
        InTurn,
        Chance,
        Pieces,
        Marks,
        Stones,
        YourMark,
        YourStones,
        PlayerOnesMark(name),
        PlayerOnesStones(name),
        StarterIsX,
        StarterIsBlack,
        Start,
        /// The same for a game by link.
        MakeLink,
        Arrange,
        WinsWith(run),
        WinsWithExactly(run),
        WinsWithOrMore(run),

        // Descriptions of opponents.
        FirstFreeIs,
        RandomIs,
        GuardIs,
        ClerkIs,
        CentreIs,
        StrategistIs,
        MinimaxIs,
        LevelOneIs,
        LevelTwoIs,
        LevelThreeIs,
        LevelFourIs,
        LevelFiveIs,
        LevelSixIs,
        LevelFourInSpaceIs,
        LevelSixInSpaceIs,
        /// The result of a match, from the view of the stronger opponent.
        MeasuredAgainst(opponent, won, drawn, lost) by count,
        /// The description of an opponent, and the result of its match.
        MeasuredNote(character, result),
        /// The description of an opponent, and the person's chance against it.
        NoteIfYouStart(character, chance),
        NoteIfItStarts(character, chance),
        NeverWin,
        HardlyEverWin,
        WinTimesIn(of) by count,
        WinAboutTimesIn(of) by count,
        NearlyAlwaysWin,
        AlwaysWin,

        // Every dialog.
        Close,

        // Arranging a position.
        /// The choice with which a tap in an arranged position removes a mark.
        Erase,
        /// Whose turn it would be in an arranged position, or why it is nobody's turn.
        HasWonAlready by piece,
        NoLineForAnyone,
        NobodysTurn,
        TapPuts,
        /// A tap places the mark of the side whose turn it is.
        Alternate,
        /// A group of choices: which side moves next.
        SideToMove,
        Clear,
        /// Reflects the position from left to right.
        Mirror,
        /// Turns the position by a quarter.
        Turn,
        Back,
        /// Reviews the game that begins from the position.
        Analyse,
        PlayFromHere,
        IsPickedUp(cell),
        CountOfPiece(count) by piece,
        Counts(first, second),
        TooMany(counts) by piece,
        OnlyToLookAt(counts),

        // Review.
        AtMove,
        ToBeginning,
        OneMoveBack,
        OneMoveOn,
        ToEnd,
        BeforeFirstMove,
        PlayOn,
        EndReview,
        InVariation,
        RemoveMoves,
        RestoreMoves,
        ReturnToGame,
        MovesLeftOut(number) by count,
        FileFailed(file, why),
        AtPlace(why, place),
        AtLine(line, column),
        AtByte(number),
        FileCutOff,
        Play,
        Pause,
        HalfSpeed,
        NormalSpeed,
        DoubleSpeed,
        MoveOf(at, all),
        MoveOfBy(at, all, cell) by piece,
        Excellent,
        Good,
        Dubious,
        Mistake,
        Blunder,
        HasWon by piece,
        /// Inside a sentence, like those that follow.
        HasWonInside by piece,
        CanWinIn(moves) by piece,
        ADraw,
        StandsBetter by piece,
        AboutEven,
        MissesWinIn(moves),
        LetsWinIn(moves) by piece,
        /// The best moves that the engine finds, each with the moves after it.
        EngineLines,
        /// The moves after which the game is nearest to even.
        BalancedMoves,
        FewerLines,
        MoreLines,
        /// A side's chance of winning.
        ChanceOf(percent) by piece,
        LinesDepth(depth),
        LinesDetail(positions, seconds),
        /// Moves a variation before the others.
        Promote,
        /// What a person has written about a position, and drawn on its board.
        Notes,
        /// A mark on a cell, inside its name.
        Triangle,
        Square,
        Circle,
        Cross,
        StopDrawing,
        VariationsChanged,
        AnalysisTooLarge,
        Moves by count,
        VerdictAnd(verdict, standing),
        Better(judged, cells),
        /// Before a bad move, inside a sentence.
        NextMove(move, verdict),
        DecidedBy(ended, move, cell) by piece,
        NoSingleMove(ended),
        LookingAtGame(progress),
        /// Lets a person look for better moves than the mistakes of a game.
        Mistakes,
        FindBetterMove(cell) by piece,
        IsBetter(cell),
        IsNotBetter(cell),
        LookingAtMove(cell),
        ShowSolution,
        NextMistake,
        NoMoreMistakes,
        /// How many mistakes each side has made.
        MistakesBySide(first, second),

        // A puzzle.
        PuzzleSolved,
        PuzzleSolution,

        // A lesson.
        /// The number of the step on the screen.
        StepOf(step, steps),
        MissedWin,

        // An opened link.
        /// Accepts an invitation.
        Accept,
        NotNow,
        TakeLink,
        TakeSeat,
        KeepKnown,
        ShowKnown,
        ShowLink,
        Invited(game) by piece,
        OwnGameKept,
        PositionFromLink,
        Watching,
        AsksToTakeBack by count,
        Earlier by count,
        FromYourSide(move),
        AnotherGame,
        Differs(move, linked, known),
        DiffersAsk(move, linked, known),
        PlayedForYou(move),

        // The status of a game by link. The late code shows it.
        NowSend,
        SentAndWaiting,
        WaitingForFriend,

        // Share.
        TheLink,
        TheMoves,
        TheBoard,
        LinkIsASeat,
        CopyLink,
        CopyMoves,
        CopyBoard,
        Scan,
        /// On the picture.
        PageName,
        FinalBoard(result, game),
        /// What was played, and in how many moves.
        GameOfMoves(game, moves),
        /// The text of a message, above its link.
        Message(game, what),
        YourMoveYouAre by piece,
        /// The result of sending a message, copying a text or saving a picture.
        Shared,
        Copied,
        NotSent,
        CopyYourself,
        Saved,

        // Your games.
        YourGames,
        GoOn,
        ListedGame(board, run, moves) by piece,
        /// A game on this device alone.
        ListedOwn(board, run, opponent, moves),
        ListedPosition(board, run, marks),
        MarksCount by count,
        WaitingToJoin,
        YouWon,
        FriendWon,
        Arranging,
        OldGamesDropped(most),
        GamesFull(most),
        GamesRemoved by count,

        // Buttons that open seldom used dialogs, and texts about these outside them.
        YourData,
        Statistics,
        StatisticsCleared,
    }
    seldom {
        // The dialogs *Keys*, *Share* and *Your games*, and what is only in *Settings* and *Rules*.
        OpenGame,
        LinkMovesOrText,
        TheText,
        ChooseFiles,
        AboutFiles,
        GamesInFiles,
        Comment,
        JudgementOfMove,
        NoSign,
        VeryGoodMove,
        InterestingMove,
        DrawOnBoard,
        Letter,
        Analyses,
        WithVariations,
        VariationsTooLong,
        OpenAnyway,
        /// Games of files that stay on this device.
        Library,
        AboutLibrary,
        AddFiles,
        AddToLibrary,
        SearchGames,
        WithThisPosition,
        FoundGames by count,
        FirstListed(count),
        NextMoves,
        FilesNotKept,
        GameNumber(number),
        UnknownFormat,
        NoGameInside,
        FileTooLong,
        FileGoesOn,
        FileNotUnderstood,
        AnotherKindOfGame,
        CellOutside,
        SaveAsFile,
        NotInFormat,
        GameSaved,
        PasteHere,
        Open,
        SharePicture,
        SavePicture,
        /// Saves an animated picture of the game.
        SaveReplay,
        SaveGif,
        PictureNotTaken,
        PictureNotDrawn,
        WhatsNew,
        Install,
        /// How to install the page with the browser's menu, where nothing else can.
        InstallByHand,
        Keys,
        ChooseCell,
        /// What is printed on keys.
        EnterKey,
        EscapeKey,
        ControlKey,
        ShiftKey,
        HomeKey,
        EndKey,
        NoGames,
        FinishedGames,
        Remove,
        Choose,
        ChooseAllOver,
        RemoveChosen,
        HowManyGames(count, most),
        PastGamesKept(most),

        // The dialog of a game by link.
        Send,
        Scanned,
        MoveFirst,
        InviteOrMove,
        InviteToStart,
        SendYourMove,
        SendResult,
        NowMove,
        LinkIsSent,

        // The strength of opponents.
        Strength,
        StrengthIsProved,
        /// The measured board, and the time of level 6 for each move.
        StrengthIsMeasured(board, seconds),
        StrengthIsNotMeasured(board),
        /// Opens the commands below.
        ForProgrammers,
        ProgramsFindOut,
        IfYouStart(chance),
        IfItStarts(chance),
        Exactly(chance, exactly),
        GamesBeatIt by count,
        ShowAWin,
        AgainstIfYouStart(opponent),
        AgainstIfItStarts(opponent),
        StrategistsClaim(first, second),
        AlwaysBeaten,
        BeatenWithLuck,
        NotBeaten,

        // Why a link cannot be opened.
        LinkFailed(why),
        NoLink,
        TooLong,
        CutOff,
        CutOffAfter(move),
        Changed,
        TooLarge,
        TooFar(cells),
        Character(number, character),
        NoDraw,
        MoveTaken(move, cell),
        MoveOutside(move, cell),
        MoveNotFirst(move, cell),
        MoveAfterEnd(move, cell),
        WrongColumns(count, least, most),
        WrongRows(count, least, most),
        WrongCube(least, most),
        WrongRun(run, number),
        WrongRunFromTo(run, least, most),
        MarkOutside,
        TwoMarks,
        NobodysTurnInIt,
        BeginsAfterEnd,

        // What's new.
        ChangesMissing,

        // Your data.
        AboutData,
        ExportData,
        ImportData,
        NotExported,
        /// Replaces the game and settings here with those of the file.
        TakeTheirs,
        TookTheirs,
        /// Why a file is refused.
        FileNotRead,
        FileForeign,
        FileNewer,
        FileDamaged,
        FileTooLarge,
        /// What was imported from a file.
        NothingNew,
        BroughtIn(parts),
        Scores by count,
        OtherGames by count,
        GamesByLink by count,
        ArrangedPositions by count,
        SettingsChanged by count,
        /// Puzzles or lessons, as part of [`BroughtIn`](Text::BroughtIn).
        PuzzlesBroughtIn,
        CurrentGame,
        StayedAsTheyWere,

        // The names of two people who play at this device.
        SwapNames,
        EmptyName,

        // Settings.
        Language,
        LikeTheBrowser,
        Look,
        LikeTheSystem,
        Midnight,
        Paper,
        Wood,
        Sound,
        Quiet,
        MediumLoud,
        Loud,
        Vibration,
        Off,
        On,
        ComputerAnswers,
        AtOnce,
        AfterHalfASecond,
        AfterASecond,
        LevelSixThinks,
        ForASecond,
        ForFiveSeconds,
        ForHalfAMinute,
        ToMakeAMove,
        TapACell,
        SelectThenPlace,
        ButtonsFor,
        RightHand,
        LeftHand,
        SpaceBoards,
        AsFits,
        MoveResults,
        MoveNumbers,
        SingleKeys,
        /// A key for the variations in place of the move that is shown.
        OtherVariation,
        /// Which way the second of two people looks at this device.
        SecondPlayer,
        Upright,
        Turned,
        /// What *Turned* means.
        TurnedIs,

        // Statistics.
        /// No game of any pairing counts yet, or none of this one.
        NoStatistics,
        /// The numbers of games won, drawn and lost, and the share of all points.
        Won,
        Drawn,
        Lost,
        Points,
        /// The current streak of equal results, and the longest winning streak.
        Streak,
        LongestStreak,
        StreakWon by count,
        StreakDrawn by count,
        StreakLost by count,
        LastGame(results),
        LastGames(count, results),
        ExactlyGame(game),
        /// A game of two people here, counted for the first of them.
        ResultsOf(game, name),
        AboutStatistics,
        ClearStatistics,
        LessonsFinished(done, count),

        // Puzzles.
        PuzzleOfTheDay,
        SolvePuzzles,
        /// Says when the next puzzle of the day comes, in UTC.
        DailySolved(time),
        DailyStreak(count),
        PuzzleRating(rating),
        /// The change has a sign.
        PuzzleRatingChange(rating, change),
        PuzzlesTried(solved, tried),
        PuzzlesDue(count),
        /// Asks which puzzles a person wants.
        WhichPuzzles,
        AllPuzzles,
        SmallBoards,
        BoardsInSpace,
        WinWithFours,
        WinWithThreats,
        Defence,
        QuietMove,
        /// Names of patterns in a puzzle, which forbid nothing there.
        TwoFours,
        TwoThrees,
        TooLongRow,
        FourThree,
        AtTheEdge,
        Fork,
        SpaceDiagonal,
        ForbiddenReply,
        FindWin,
        FindOnlyMove,
        RightGoOn,
        RightMove,
        DoesNotWin(cell, reply),
        LosesTo(cell, reply),
        /// The game is over, and drawn.
        IsNoWin(cell),
        /// Why a puzzle is over before the game is.
        WinIsCertain,
        OtherMovesLose,
        HintTheme(theme),
        HintColumn(column),
        HintLayer(layer),
        HintMove(cell),
        NextPuzzle,
        ShareResult,
        SharedPuzzle(date, result),
        SharedSolved,
        SharedTries(count),
        SharedHints(count),
        CopiedResult,
        PuzzlesMissing,
        /// Puzzles from games that the person did not win.
        FromYourGames,
        SearchingGames,
        NoMissedWin,

        // Lessons.
        Learn,
        LearnAbout,
        LessonFinished,
        NextStep,
        NextLesson,
        LessonOver,
        LookElsewhere(cell),
        NotThere(cell),
        NotThatAnswer,
        TryCell(cell),
        /// The answers about a position of an opening.
        TakeBlack,
        TakeWhite,
        LessonFours,
        LessonForks,
        LessonFouls,
        LessonSpace,
        NoughtsRow,
        NoughtsBlock,
        NoughtsFork,
        NoughtsCorner,
        NoughtsCentre,
        NoughtsEdge,
        NoughtsGame,
        FoursComplete,
        FoursStop,
        FoursGap,
        FoursOpen,
        ThreesOpen,
        ThreesStop,
        ForksFourThree,
        ForksFours,
        ForksThrees,
        ForksStop,
        ForksPrepare,
        ChainForce,
        ChainOrder,
        ChainLonger,
        ChainKeep,
        ChainLast,
        DefenceFirst,
        DefenceAttack,
        DefenceEnd,
        DefenceCounter,
        DefenceOnly,
        SwapWhy,
        SwapBlack,
        SwapWhite,
        SwapEven,
        SwapFive,
        FoulsThrees,
        FoulsFours,
        FoulsOverline,
        FoulsFive,
        FoulsTrap,
        SpaceLayer,
        SpaceUp,
        SpaceSlant,
        SpaceCorners,
        SpaceStop,
        SpaceFork,
        EndlessFive,
        EndlessStop,
        EndlessThree,
        EndlessFork,
        EndlessGame,

        // Rules.
        HowToWin(run),
        LongerRowCountsNothing,
        HowToWinInSpace(run),
        WhenDrawn,
        NoDrawInSpace,
        FirstCanWin,
        RulesWithoutEnd,
        /// The kinds of lines in space, in the order of their pictures.
        LineAlong,
        LineDiagonal,
        LineStraightUp,
        LineUpAndAlong,
        LineCornerToCorner,
        HowRenju,
        HowCaro,
        HowCaroWithOverlines,
        ThreeIs,
        FourIs,
        OverlineIs,
        DoubleFourIs,
        DoubleFourInLineIs,
        DoubleThreeIs,
        NoDoubleThreeIs,
        BlockedFiveIs,
        OpenFiveIs,
        MoveForbidden(move, cell, foul),
        RuleNotHere,
        OpeningNotHere,
        WrongChoice,
        HowToPlay,
        HowToArrange,
        HowScoreIsKept,

        // How minimax thinks.
        HowMinimaxThinks,
        Calls,
        CallsAsText,
        Step,
        ToFirstStep,
        OneStepBack,
        OneStepOn,
        ToAnswer,
        Position,
        OnTheBoard,
        Example,
        OnlyFewFreeCells,
        AlphaBeta,
        Scheme(mark, other),
        MarkToMove(mark),
        CallAhead(call),
        CallOpen(call),
        CallSoFar(call, score),
        CallScore(call, score),
        CallScoreKept(call, score),
        Call(number),
        CallOf(number, move),
        KeepsHighest(call, mark),
        KeepsLowest(call, mark),
        FillsBoard(call),
        CompletesLine(call, score),
        Answer(move, score),
        AlreadyHas(move, score, mark, best),
        HighestSoFar(move, score, mark),
        LowestSoFar(move, score, mark),
        SettlesIt(step, mark, moves),
        LookedAt(plain, pruned),
        LookedAtFromEmpty(board, plain, pruned),
    }
    outside {
        /// In the static page, if the program does not start.
        FailedToStart,

        // In the manifest.
        InstalledDescription,
        /// Shortcuts of the installed page.
        Continue,
        PlayGomoku,
        /// Descriptions of its screenshots.
        OnAPhone,
        OnAComputer,
    }
}
