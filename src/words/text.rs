//! The list of texts. What each language says for them is in [`languages`](super::languages).

/// How a text is chosen from several forms, which a language separates by `|`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forms {
    /// There is one form.
    One,
    /// One form for each of the language's plurals, for the number `{count}`.
    Count,
    /// A form for a mark, one for black and one for white stones. In the first one, `{piece}` is the mark's letter.
    Piece,
}

/// A file of a language. A page loads each when it needs it; the words of the manifest and of the static page are in none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What the first chunk needs.
    First,
    /// What the lazy chunk needs.
    Lazy,
    /// What some dialogs and an unreadable link need.
    Seldom,
}

impl Part {
    /// All of them, in the order in which they are loaded.
    pub const ALL: [Self; 3] = [Self::First, Self::Lazy, Self::Seldom];

    /// How many texts there are in all parts before this one.
    #[must_use]
    pub const fn start(self) -> usize {
        self.end() - Text::IN_PARTS[self as usize]
    }

    /// How many texts there are in all parts up to this one.
    #[must_use]
    pub const fn end(self) -> usize {
        let [first, lazy, seldom, _] = Text::IN_PARTS;
        match self {
            Self::First => first,
            Self::Lazy => first + lazy,
            Self::Seldom => first + lazy + seldom,
        }
    }

    /// The name of its file, in the language with this tag.
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
/// An entry reads `Name(placeholder, …) by forms`. Placeholders stand in braces in each language's text; `by count` and
/// `by piece` say that a text has [`Forms`].
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
        #[allow(missing_docs, reason = "a text is named after what it says")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u16)]
        pub enum Text { $($( $(#[$doc])* $Name, )+)+ }

        impl Text {
            /// All texts.
            pub const ALL: &[Self] = &[$($( Self::$Name, )+)+];

            /// How many there are in each part, and in none.
            const IN_PARTS: [usize; 4] = [$( [$( stringify!($Name) ),+].len() ),+];

            /// Its name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($( Self::$Name => stringify!($Name), )+)+ }
            }

            /// The names of its placeholders. `count` and `piece`, which its forms imply, are not among them.
            #[must_use]
            pub const fn placeholders(self) -> &'static [&'static str] {
                match self { $($( Self::$Name => &[$($( stringify!($value) ),+)?], )+)+ }
            }

            /// Which forms it has.
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
        Place,
        PlayAgain,
        Review,
        /// Start the next game, against another opponent.
        Weaker,
        Stronger,
        ResetScore,
        Share,
        Rules,
        Settings,
        SendLink,

        // Notices.
        Dismiss,
        TryAgain,
        Loading,
        PartMissing,

        // The score.
        Score,
        Draws,
        Thinking,
        /// Below the name of who is to move.
        ToMove,
        You,
        Computer,
        Friend,
        PlayerOne,
        PlayerTwo,

        // Opponents.
        FirstFree,
        Random,
        Guard,
        Clerk,
        Centre,
        Strategist,
        Minimax,
        Level(level),

        // The status.
        PieceToMove by piece,
        YourMove,
        YourFriendsMove,
        WaitingForFriend,
        YouWin,
        ComputerWins,
        FriendWins,
        PieceWins by piece,
        Draw,
        /// A status that would read like the one before.
        Numbered(status, move),
        Played(cell) by piece,
        Agreed,
        NoLineLeft,

        // Between the parts of a list, and before its last part.
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

        // In the first chunk too, but of what the lazy one brings about. Views say them once they are there.
        InARowWithoutEnd(run),
        InLevel(level, cell),
        Selected,
        PickedUp,
        GoodMove,
        InLineFor(number) by piece,
        LeadsToWin(moves),
        LeadsToDraw,
        LeadsToLoss(moves),
        InMoves by count,
        /// What a move leads to, as a letter and the number of own moves.
        WinSign(moves),
        DrawSign,
        LossSign(moves),

        // Buttons around the board.
        ZoomIn,
        ZoomOut,
        /// Shows the whole board again.
        Fit,
        /// Turns a stack of levels, as seen from above.
        TurnClockwise,
        TurnAnticlockwise,
        /// Turns it back to how it stood at first.
        ToFront,
        /// How a board in space is drawn.
        Stacked,
        SideBySide,
        LevelOfBoard(level),
        /// Has the computer play the best move it has found so far.
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
        /// Shows what both sides threaten.
        Threats,
        ThreatsOff,
        NoThreats,
        /// What a move on a cell would threaten: part of the cell's name.
        WinsHere by piece,
        ForkFor by piece,
        RowFor(count) by piece,
        OpenRowFor(count) by piece,
        /// The same beside the sign for it.
        LegendWin,
        LegendFork,
        LegendRow(count),
        LegendOpenRow(count),
        /// All cells of one kind.
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
        /// What *Hint* answers where no move is urgent.
        NoHint,
        CellTaken,
        NothingToUndo,
        NothingToRedo,
        OffersDraw by piece,
        /// The same, where a person here can agree.
        MovedLastAndOffersDraw by piece,
        Depth(depth, seconds),
        PositionsDone(done, all),

        // Notices.
        RestoreScore,
        ScoreIsReset,
        SetAside,
        StorageNewer,
        StorageFull,
        StorageBlocked,
        /// A newer version of the page.
        NewVersion,
        /// Loads it.
        Update,
        AnalysisMissing,
        AnalysisUnusable,
        Refit,
        CouldBeRefitted,
        Joined,
        /// Asks once, and its two answers.
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
        Columns,
        Rows,
        Levels,
        Run,
        NumberOfLevels(name, least, most),
        OnlyNumber(name, number),
        NumberFromTo(name, least, most),
        /// What is proved about a board.
        ProvedWin,
        ProvedDraw,
        LongerRow,
        LongerRowWins,
        LongerRowDoesNotCount,
        Against,
        FriendHere,
        FriendByLink,
        Opponent,
        /// The heading above opponents that are not on the scale of strengths.
        OtherOpponents,
        /// The two ends of that scale.
        Weakest,
        Strongest,
        IsProved,
        IsMeasured,
        IsNotMeasured,
        /// Opens what is seldom asked.
        More,
        /// The heading above opponents, each of which starts a game.
        ChooseOpponent,
        HowStrong,
        WhoStarts,
        /// The same question, where a position was arranged.
        WhoMovesNext,
        InTurn,
        Chance,
        Pieces,
        Marks,
        Stones,
        YourMark,
        YourStones,
        PlayerOnesMark,
        PlayerOnesStones,
        StarterIsX,
        StarterIsBlack,
        PieceAlone by piece,
        Start,
        Arrange,
        /// Who starts, and what wins, in a few words.
        InShort(starter, wins),
        InShortWith(starter, wins) by piece,
        PlayerOneStarts,
        PlayerTwoStarts,
        YouStart,
        ComputerStarts,
        FriendStarts,
        YouStartInTurn,
        ChanceDecides,
        WinsWith(run),
        WinsWithExactly(run),
        WinsWithOrMore(run),

        // What opponents are like.
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
        /// The result of a match, for the stronger of two opponents.
        MeasuredAgainst(opponent, won, drawn, lost) by count,
        /// What an opponent is like, and the result of its match.
        MeasuredNote(character, result),
        /// What an opponent is like, and a chance.
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
        FreeCellsShow,
        WhatTheyLeadTo,
        MarksShow,
        NumberOfMove,
        Nothing,

        // Arranging a position.
        /// Whose turn it would be in an arranged position, or why it is nobody's.
        HasWonAlready by piece,
        NoLineForAnyone,
        NobodysTurn,
        TapPuts,
        Clear,
        Back,
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
        Play,
        Pause,
        Slow,
        Medium,
        Fast,
        MoveOf(at, all),
        MoveOfBy(at, all, cell) by piece,
        Excellent,
        Good,
        Dubious,
        Mistake,
        Blunder,
        HasWon by piece,
        /// Inside a sentence, as the next ones.
        HasWonInside by piece,
        CanWinIn(moves) by piece,
        ADraw,
        StandsBetter by piece,
        AboutEven,
        MissesWinIn(moves),
        LetsWinIn(moves) by piece,
        Moves by count,
        VerdictAnd(verdict, standing),
        Better(judged, cells),
        /// Before a bad move, inside a sentence.
        NextMove(move, verdict),
        DecidedBy(ended, move, cell) by piece,
        NoSingleMove(ended),
        LookingAtGame(progress),

        // A link that is looked at.
        Join,
        NotNow,
        TakeLink,
        TakeSeat,
        KeepKnown,
        ShowKnown,
        ShowLink,
        InvitedToMove(piece),
        InvitedToJoin(piece),
        PositionFromLink,
        Watching,
        AsksToTakeBack by count,
        Earlier by count,
        FromYourSide(move),
        AnotherGame,
        Differs(move, linked, known),
        DiffersAsk(move, linked, known),
        PlayedForYou(move),

        // Share.
        TheLink,
        TheMoves,
        TheBoard,
        LinkIsASeat,
        CopyLink,
        CopyMoves,
        CopyBoard,
        Scan,
        OpenLink,
        PasteHere,
        Open,
        SharePicture,
        SavePicture,
        /// Saves a picture that plays the moves.
        SaveReplay,
        /// On the picture.
        PageName,
        FinalBoard(result, game),
        /// What was played, and in how many moves.
        GameOfMoves(game, moves),
        /// What stands in a message above its link.
        Message(game, what),
        YourMoveYouAre by piece,
        /// What became of a message, a copy or a picture.
        Shared,
        Copied,
        NotSent,
        CopyYourself,
        Saved,
        PictureNotTaken,
        PictureNotDrawn,

        // Your games.
        YourGames,
        NoGames,
        FinishedGames,
        GoOn,
        Remove,
        Choose,
        ChooseAllOver,
        RemoveChosen,
        ListedGame(board, run, moves) by piece,
        /// A game that is played on this device alone.
        ListedOwn(board, run, opponent, moves),
        ListedPosition(board, run, marks),
        MarksCount by count,
        WaitingToJoin,
        YouWon,
        FriendWon,
        Arranging,
        HowManyGames(count, most),
        PastGamesKept(most),
        OldGamesDropped(most),
        GamesFull(most),
        GamesRemoved by count,

        // Buttons that lead to what is seldom seen, and what is said of it outside.
        WhatsNew,
        Install,
        /// How to install it where only the browser's menu does.
        InstallByHand,
        YourData,
        Statistics,
        StatisticsCleared,
    }
    seldom {
        // How strong they are.
        Strength,
        StrengthIsProved,
        /// On which board, and with how much time.
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

        // The page on the device.
        ChangesMissing,
        AboutData,
        ExportData,
        ImportData,
        NotExported,
        /// Has the file's own game and settings take the place of those here.
        TakeTheirs,
        TookTheirs,
        /// Why a file is refused.
        FileNotRead,
        FileForeign,
        FileNewer,
        FileDamaged,
        FileTooLarge,
        /// What a file has brought in.
        NothingNew,
        BroughtIn(parts),
        Scores by count,
        OtherGames by count,
        GamesByLink by count,
        ArrangedPositions by count,
        SettingsChanged by count,
        CurrentGame,
        StayedAsTheyWere,

        // Statistics.
        /// Also of the current opponent alone.
        NoStatistics,
        /// How many games were won, drawn and lost, and what part of all points that is.
        Won,
        Drawn,
        Lost,
        Points,
        /// How many games, up to the last one, ended alike; and the most that were won in a row.
        Streak,
        LongestStreak,
        StreakWon by count,
        StreakDrawn by count,
        StreakLost by count,
        LastGame(results),
        LastGames(count, results),
        ExactlyGame(game),
        ForPlayerOne(game),
        AboutStatistics,
        ClearStatistics,

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
        /// What its screenshots show.
        OnAPhone,
        OnAComputer,
    }
}
