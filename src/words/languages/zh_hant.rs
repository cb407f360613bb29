//! Traditional Chinese.

use crate::words::Text;

/// What each text says in Traditional Chinese.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => "遊戲載入失敗。請檢查網路連線，或更新瀏覽器。",

        NewGame => "開新局",
        Undo => "悔棋",
        Redo => "重做",
        Hint => "提示",
        Place => "落子",
        PlayAgain => "再來一局",
        Names => "名字",
        SwapNames => "交換名字",
        EmptyName => "沒填名字時，顯示所用的棋子。",
        Review => "覆盤",
        Easier => "降低難度",
        Harder => "提高難度",
        SeeHow => "看看怎麼輸的",
        Puzzles => "練習題",
        Menu => "選單",
        ResetScore => "重設比分",
        Share => "分享",
        Rules => "規則",
        Settings => "設定",
        SendLink => "傳送連結",
        SendAgain => "再傳一次",

        Dismiss => "知道了",
        TryAgain => "再試一次",
        Loading => "載入中…",
        PartMissing => "頁面有一部分載入失敗。請檢查網路連線；你可以繼續下棋。",

        Score => "比分",
        Draws => "和局",
        Thinking => "思考中",
        ToMove => "該下了",
        You => "你",
        Computer => "電腦",
        Friend => "朋友",
        PlayerOne => "玩家 1",
        PlayerTwo => "玩家 2",

        Easy => "簡單",
        MediumStrength => "中等",
        Hard => "困難",
        Best => "最強",
        FirstFree => "第一空格",
        Random => "隨機",
        Guard => "守衛",
        Clerk => "辦事員",
        Centre => "中心",
        Strategist => "軍師",
        Minimax => "Minimax",
        Level => "第 {level} 級",

        PieceToMove => "輪到 {piece}|輪到黑棋|輪到白棋",
        YourMove => "輪到你",
        YourFriendsMove => "輪到朋友",
        YouWin => "你贏了",
        ComputerWins => "電腦贏了",
        FriendWins => "朋友贏了",
        PieceWins => "{piece} 贏了|黑棋贏了|白棋贏了",
        Draw => "和局",
        Numbered => "{status}，第 {move} 步",
        Played => "最後一步：{cell}",
        Agreed => "雙方同意",
        TapASquare => "三個連成一線就贏。請點一個格子。",
        NoLineLeft => "雙方都連不成線了",

        Comma => "、",
        And => "和",

        NoughtsAndCrosses => "圈圈叉叉",
        InARow => "{run} 子連線（{board}）",
        Empty => "空格",
        PieceInside => "{piece}|黑棋|白棋",
        CellMove => "第 {move} 步",
        LastMove => "最後一步",
        WinningLine => "獲勝連線",

        Sentences => "{first}{second}",

        PageTitle => "In a Row：圈圈叉叉",
        PageDescription => {
            "在瀏覽器裡玩圈圈叉叉（井字遊戲），對手是電腦或朋友。免費、免帳號、免安裝；觸控、滑鼠、鍵盤和螢幕閱讀器都能用。"
        }
        Framed => "這個頁面被嵌在別的網頁裡，你點到的可能不是你看到的。",
        OpenInOwnTab => "在新分頁中開啟",

        InARowWithoutEnd => "{run} 子連線（無限棋盤）",
        InLevel => "第 {level} 層 {cell}",
        Selected => "已選取",
        PickedUp => "已拿起",
        GoodMove => "好棋",
        InLineFor => {
            "下法：{piece}，第 {number} 步|下法：黑棋，第 {number} 步|下法：白棋，第 {number} 步"
        }
        LeadsToWin => "{moves}獲勝",
        LeadsToDraw => "和局",
        LeadsToLoss => "{moves}落敗",
        InMoves => "{count} 步內",
        WinSign => "勝{moves}",
        DrawSign => "和",
        LossSign => "負{moves}",

        ZoomIn => "放大",
        ZoomOut => "縮小",
        Fit => "看全盤",
        TurnClockwise => "順時針轉",
        TurnAnticlockwise => "逆時針轉",
        ToFront => "轉回正面",
        Stacked => "堆疊",
        SideBySide => "並排",
        LevelOfBoard => "第 {level} 層",
        MoveNow => "現在就下",
        MoveList => "棋譜",
        MadeMove => "{piece} {cell}|黑 {cell}|白 {cell}",
        OfferDraw => "提議和局",
        Agree => "同意和局",
        AllMarks => "所有棋子",
        AllMarksAfter => "第 {count} 步後的所有棋子",
        ToCells => "回到格子",
        ToLastMove => "最後一步",
        NotOnBoard => "{cell}，不在棋盤上",
        Threats => "威脅",
        ThreatsOff => "已隱藏威脅。",
        NoThreats => "沒有威脅。",
        WinsHere => "{piece} 下這裡就贏|黑棋下這裡就贏|白棋下這裡就贏",
        ForkFor => "{piece} 的雙重威脅|黑棋的雙重威脅|白棋的雙重威脅",
        RowFor => "{piece} 的衝{count}|黑棋的衝{count}|白棋的衝{count}",
        OpenRowFor => "{piece} 的活{count}|黑棋的活{count}|白棋的活{count}",
        LegendWin => "獲勝",
        LegendFork => "雙重威脅",
        LegendRow => "衝{count}",
        LegendOpenRow => "活{count}",
        ThreatsAt => "{threat}：{cells}。",

        TapAgain => "已選 {cell}：再點一次，或按「落子」",
        PressPlace => "已選 {cell}：按「落子」，或改選別格",
        HintIs => "提示：{cell}，{why}",
        GlowingCell => "發亮的格子",
        HintWins => "這步就贏",
        HintBlocks => "擋下對手的連線",
        HintMakesTwoThreats => "形成雙重威脅",
        HintWinsIn => "{moves}獲勝",
        HintOnlyDraws => "只有這步能保住和局",
        HintDraws => "保住和局",
        HintDelays => "最能拖延，但仍會在 {moves}落敗",
        HintStopsAnAttack => "擋下攻勢",
        HintLooksBest => "看起來最好",
        BlockHere => "擋在這裡？",
        NoHint => "目前沒有非下不可的地方，這個局面沒有提示。",
        CellTaken => "這裡已經有子了。",
        NothingToUndo => "沒有棋可以悔。",
        NothingToRedo => "沒有可以重做的棋步。",
        LastMovesInOrder => "最後三步（依序）",
        TryNext => "試試其他玩法",
        PlayAFriend => "和朋友對戰",
        OffersDraw => "{piece} 提議和局|黑棋提議和局|白棋提議和局",
        YouOfferDraw => "你提議和局",
        FriendOffersDraw => "朋友提議和局",
        MovedLastAndOffersDraw => {
            "剛下完的 {piece} 提議和局|剛下完的黑棋提議和局|剛下完的白棋提議和局"
        }
        Depth => "深度 {depth}，{seconds} 秒",
        PositionsDone => "已看 {done} 個局面，共 {all} 個",

        RestoreScore => "還原比分",
        ScoreIsReset => "比分已歸零。",
        SetAside => "儲存的資料有一部分無法讀取，已另外留存，沒有刪除；你可以繼續下棋。",
        StorageNewer => {
            "儲存的資料有一部分來自較新的版本，會維持原樣；重新載入頁面就能換成新版本。"
        }
        StorageFull => {
            "本頁的儲存空間已滿：從現在起下的棋，關閉頁面後就會消失。請先把資料存成檔案，再到「分享」的「你的棋局」移除幾局。如果還不夠，請在瀏覽器清除本站資料，再匯入檔案。"
        }
        StorageBlocked => "這個瀏覽器不讓本頁儲存：關閉頁面後，棋局和比分就會消失。",
        NewVersion => "新版本準備好了，會從下一局開始使用，也可以現在更新。",
        Update => "更新",
        AnalysisMissing => "分析引擎載入失敗。其他功能都正常。",
        AnalysisUnusable => "分析引擎傳回的結果不合理。其他功能都正常。",
        Refit => "重新填滿",
        CouldBeRefitted => "棋盤原本填滿螢幕，但螢幕大小已經變了。",
        HearMoves => "要開啟落子聲嗎？",
        SoundOn => "開啟聲音",
        NoThanks => "不用了",
        Restore => "還原",
        OutOfReach => "棋盤到此為止：離第一子最遠 {cells} 格。",
        DrawDeclined => "電腦不同意。要連續 {moves} 步沒有威脅，電腦才會同意和局。",
        LanguageMissing => "這個語言載入失敗。請檢查網路連線。",

        Board => "棋盤",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "填滿螢幕",
        Gomoku => "五子棋 15×15",
        Large => "19×19",
        CubeOfThree => "立體 3×3×3",
        CubeOfFour => "立體 4×4×4",
        WithoutEnd => "無限棋盤",
        Custom => "自訂",
        Columns => "直行數",
        Rows => "橫列數",
        Levels => "層數",
        Run => "連線子數",
        NumberOfLevels => "{name}：1，或 {least} 到 {most}。",
        OnlyNumber => "{name}：這個棋盤只能是 {number}。",
        NumberFromTo => "{name}：{least} 到 {most} 的數字。",
        ProvedWin => "已證明：先手必勝",
        ProvedDraw => "已證明：雙方都不出錯就是和局",
        Renju => "連珠 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "無限 Caro",
        Freestyle => "自由規則",
        ExactlyRun => "恰好 {run} 子",
        RenjuRule => "連珠",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro（長連也贏）",
        FreestyleIs => "{run} 子以上連線就贏。",
        ExactlyRunIs => "恰好 {run} 子連線才贏，長連不算。",
        RenjuIs => "黑棋有三三、四四、長連禁手。",
        CaroIs => "恰好五子連線就贏，但兩端都被擋住不算。",
        CaroWithOverlinesIs => "五子連線兩端都被擋住不算；六子以上一定贏。",
        Opening => "開局",
        FreeOpening => "自由",
        SwapOpening => "一手交換",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long Pro",
        FreeOpeningIs => "沒有限制。",
        SwapIs => "一方先下一子，另一方選擇執黑或執白。",
        Swap2Is => "一方先下三子；另一方選擇執黑或執白，或再下兩子，讓對方來選。",
        ProIs => "黑棋第一子下在中心，第二子下在中央 {size} 之外。",
        Overline => "長連禁手",
        DoubleFour => "四四禁手",
        DoubleThree => "三三禁手",
        NotInCentre => "第一子要下在中心",
        NearCentre => "離中心太近",
        FoulOfRows => "{foul}（{rows}）",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "不能下：{foul}",
        IsForbidden => "{cell} 不能下：{foul}。",
        OpeningStone => "第 {number} 子，共 {count} 子，之後由對方選黑白",
        ChooseColour => "請選黑白",
        ComputerChooses => "電腦正在選黑白",
        FriendChooses => "朋友正在選黑白",
        PlayerChooses => "{player}：請選黑白",
        AddTwoStones => "再下兩子",
        YouMoveNext => "接著輪到你",
        OtherMovesNext => "接著輪到對方",
        OtherThenChooses => "再由對方選",
        YouPlay => "你用 {piece}。|你執黑。|你執白。",
        ComputerPlays => "電腦用 {piece}。|電腦執黑。|電腦執白。",
        FriendPlays => "朋友用 {piece}。|朋友執黑。|朋友執白。",
        PlayerPlays => "{player} 用 {piece}。|{player} 執黑。|{player} 執白。",
        OnlyAnswerForbidden => "黑棋唯一能擋的地方 {cell} 不能下：{foul}",
        ForbiddenPoints => "顯示禁手",
        PlayPiece => "用 {piece}|執黑|執白",
        Against => "對戰方式",
        FriendHere => "雙人（同機）",
        FriendByLink => "朋友（連結）",
        Opponent => "對手",
        StrengthGrade => "難度",
        EasyIs => "會擋你的連線，但容易中圈套。",
        MediumIs => "有計畫，能看出大多數圈套。",
        HardIs => "很少出錯。",
        BestIs => "這個棋盤上最強的對手。",
        AllOpponents => "所有對手",
        MoreBoards => "更多棋盤",
        IsProved => "窮舉所有棋局證明",
        IsMeasured => "對戰實測",
        IsNotMeasured => "此棋盤上未實測",
        More => "更多選項",
        ChooseOpponent => "選擇對手",
        HowStrong => "對手有多強？",
        WhoStarts => "誰先下",
        WhoMovesNext => "接下來輪到誰",
        InTurn => "輪流",
        Chance => "隨機",
        Pieces => "棋子",
        Marks => "X 和 O",
        Stones => "黑白棋子",
        YourMark => "你的棋子",
        YourStones => "你的棋子",
        PlayerOnesMark => "{name} 的棋子",
        PlayerOnesStones => "{name} 的棋子",
        StarterIsX => "先手用 X",
        StarterIsBlack => "先手執黑",
        PieceAlone => "{piece}|黑棋|白棋",
        Start => "開始",
        MakeLink => "建立連結",
        Arrange => "擺局面",
        WinsWith => "{run} 子連線",
        WinsWithExactly => "恰好 {run} 子連線",
        WinsWithOrMore => "{run} 子以上連線",

        FirstFreeIs => "下第一個空格",
        RandomIs => "隨便下",
        GuardIs => "能連就連，該擋就擋，不然亂下",
        ClerkIs => "能連就連，該擋就擋，不然下第一個空格",
        CentreIs => "先佔中心，其餘同守衛",
        StrategistIs => "能連就連，該擋就擋，不然照計畫走",
        MinimaxIs => "每種下法都算到底",
        LevelOneIs => "看自己這步和你的回應",
        LevelTwoIs => "看得出雙重威脅",
        LevelThreeIs => "往前看幾步",
        LevelFourIs => "看得出連續衝四取勝",
        LevelFiveIs => "看得很遠",
        LevelSixIs => "慢慢想",
        LevelFourInSpaceIs => "看得出連續進攻取勝",
        LevelSixInSpaceIs => "慢慢想，能證明必勝",
        MeasuredAgainst => "和{opponent}對戰 {count} 局：{won} 勝 {drawn} 和 {lost} 負",
        MeasuredNote => "{character}；{result}",
        NoteIfYouStart => "{character}；你先下時，{chance}",
        NoteIfItStarts => "{character}；對手先下時，{chance}",
        NeverWin => "你贏不了",
        HardlyEverWin => "你幾乎贏不了",
        WinTimesIn => "{of} 局中你能贏 {count} 局",
        WinAboutTimesIn => "{of} 局中你約能贏 {count} 局",
        NearlyAlwaysWin => "你幾乎都能贏",
        AlwaysWin => "你每次都能贏",

        Close => "關閉",

        Language => "語言",
        LikeTheBrowser => "跟隨瀏覽器",
        Look => "外觀",
        LikeTheSystem => "跟隨系統",
        Midnight => "午夜",
        Paper => "紙張",
        Wood => "木紋",
        Sound => "聲音",
        Quiet => "小聲",
        MediumLoud => "適中",
        Loud => "大聲",
        Vibration => "震動",
        Off => "關",
        On => "開",
        ComputerAnswers => "電腦回應",
        AtOnce => "馬上",
        AfterHalfASecond => "半秒後",
        AfterASecond => "一秒後",
        LevelSixThinks => "第 6 級思考時間",
        ForASecond => "一秒",
        ForFiveSeconds => "五秒",
        ForHalfAMinute => "半分鐘",
        ToMakeAMove => "下子方式",
        TapACell => "點一下格子",
        SelectThenPlace => "先選格子，再按「落子」",
        ButtonsFor => "慣用手",
        RightHand => "右手",
        LeftHand => "左手",
        SecondPlayer => "玩家 2 的按鈕方向",
        Upright => "正向",
        Turned => "反向",
        TurnedIs => "反向：手機放在兩人之間時，玩家 2 的卡片和按鈕朝向玩家 2。",
        SpaceBoards => "立體棋盤",
        AsFits => "自動",
        FreeCellsShow => "空格顯示",
        WhatTheyLeadTo => "下了會怎樣",
        Keys => "快速鍵",
        SingleKeys => "單鍵快速鍵",
        OtherVariation => "其他變化",
        ChooseCell => "選擇格子",
        MarksShow => "棋子顯示",
        NumberOfMove => "第幾步",
        Nothing => "無",
        Erase => "擦除",

        HasWonAlready => "{piece} 已經贏了|黑棋已經贏了|白棋已經贏了",
        NoLineForAnyone => "雙方都連不成線了",
        NobodysTurn => "無法判斷輪到誰",
        TapPuts => "點一下放置",
        Alternate => "交替",
        SideToMove => "輪到誰",
        Clear => "清空",
        Mirror => "左右翻轉",
        Turn => "旋轉",
        Back => "返回",
        Analyse => "分析",
        PlayFromHere => "從這裡開始下",
        IsPickedUp => "已拿起 {cell}",
        CountOfPiece => "{piece} {count} 個|黑棋 {count} 顆|白棋 {count} 顆",
        Counts => "{first}，{second}",
        TooMany => "{counts}：{piece} 太多|{counts}：黑棋太多|{counts}：白棋太多",
        OnlyToLookAt => "{counts}：只能看，不能下",

        AtMove => "步數",
        ToBeginning => "回到開頭",
        OneMoveBack => "上一步",
        OneMoveOn => "下一步",
        ToEnd => "到結尾",
        BeforeFirstMove => "第一步之前",
        PlayOn => "從這裡接著下",
        EndReview => "結束覆盤",
        InVariation => "變化",
        RemoveMoves => "從這裡刪除",
        RestoreMoves => "復原",
        ReturnToGame => "回到對局",
        MovesLeftOut => "第 {number} 步不合規則，已略去；共略去 {count} 步。",
        FileFailed => "{file}：{why}",
        AtPlace => "{why}（{place}）",
        AtLine => "第 {line} 行第 {column} 個字元",
        AtByte => "第 {number} 個位元組",
        FileCutOff => "檔案不完整",
        Play => "播放",
        Pause => "暫停",
        HalfSpeed => "0.5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "第 {at} 步，共 {all} 步",
        MoveOfBy => {
            "第 {at} 步，共 {all} 步，{piece} {cell}|第 {at} 步，共 {all} 步，黑棋 {cell}|第 {at} 步，共 {all} 步，白棋 {cell}"
        }
        Excellent => "妙手",
        Good => "好棋",
        Dubious => "疑問手",
        Mistake => "可能是失誤",
        Blunder => "嚴重失誤",
        HasWon => "{piece} 已經贏了|黑棋已經贏了|白棋已經贏了",
        HasWonInside => "{piece} 已經贏了|黑棋已經贏了|白棋已經贏了",
        CanWinIn => "{piece} 能在 {moves}獲勝|黑棋能在 {moves}獲勝|白棋能在 {moves}獲勝",
        ADraw => "和局",
        StandsBetter => "{piece} 佔優勢|黑棋佔優勢|白棋佔優勢",
        AboutEven => "勢均力敵",
        MissesWinIn => "錯過了 {moves}獲勝的機會",
        LetsWinIn => "讓 {piece} 能在 {moves}獲勝|讓黑棋能在 {moves}獲勝|讓白棋能在 {moves}獲勝",
        EngineLines => "引擎變化",
        BalancedMoves => "均勢下法",
        FewerLines => "減少變化",
        MoreLines => "增加變化",
        ChanceOf => "{piece} {percent}|黑棋 {percent}|白棋 {percent}",
        LinesDepth => "深度 {depth}",
        LinesDetail => "{seconds} 秒內搜尋 {positions} 個局面",
        Promote => "設為優先變化",
        Notes => "註解",
        Triangle => "三角",
        Square => "方塊",
        Circle => "圓圈",
        Cross => "叉",
        StopDrawing => "結束標記",
        VariationsChanged => "這個連結裡的變化不完整或被改過，這裡顯示的棋局不含變化。",
        AnalysisTooLarge => "這份分析太大，這裡存不下。請存成檔案。",
        Moves => "{count} 步",
        VerdictAnd => "{verdict}；{standing}",
        Better => "{judged}。更好的下法：{cells}",
        NextMove => "下一步：{move}，{verdict}",
        DecidedBy => {
            "{ended}，關鍵是第 {move} 步，{piece} {cell}。|{ended}，關鍵是第 {move} 步，黑棋 {cell}。|{ended}，關鍵是第 {move} 步，白棋 {cell}。"
        }
        NoSingleMove => "{ended}，沒有哪一步是關鍵。",
        LookingAtGame => "正在分析這局棋：{progress}",
        Mistakes => "失誤",
        FindBetterMove => {
            "{piece} 下了 {cell}。請找出更好的下法。|黑棋下了 {cell}。請找出更好的下法。|白棋下了 {cell}。請找出更好的下法。"
        }
        IsBetter => "{cell} 是好棋。",
        IsNotBetter => "{cell} 還不夠好，有更好的下法。",
        LookingAtMove => "正在分析 {cell}…",
        ShowSolution => "查看答案",
        NextMistake => "下一個失誤",
        NoMoreMistakes => "沒有其他失誤了。",
        MistakesBySide => "失誤：{first}，{second}。",
        PuzzleSolved => "解出來了",
        PuzzleSolution => "答案",
        StepOf => "Step {step} of {steps}",

        Accept => "開始對戰",
        NotNow => "先不要",
        TakeLink => "採用這局",
        TakeSeat => "加入對局",
        KeepKnown => "保留我的",
        ShowKnown => "看我的",
        ShowLink => "看連結的",
        Invited => {
            "朋友邀請你對戰：{game}。你用 {piece}。|朋友邀請你對戰：{game}。你執黑。|朋友邀請你對戰：{game}。你執白。"
        }
        OwnGameKept => "你自己的棋局會保留。",
        PositionFromLink => "來自連結的局面。你自己的棋局會保留。",
        Watching => "你正在看別人的對局。這裡不會自動更新，想看後續請打開雙方的下一個連結。",
        AsksToTakeBack => "朋友想悔棋 {count} 步。",
        Earlier => "這是你這局棋 {count} 步之前的樣子。",
        FromYourSide => {
            "這個連結是從你這邊送出的，卻多了第 {move} 步，而那是朋友的一步。除非是你自己從別的裝置送出的，否則不要採用。"
        }
        AnotherGame => "這個連結和你存的不是同一局。",
        Differs => "第 {move} 步和你存的棋局不同：連結裡是 {linked}，你這邊是 {known}。",
        DiffersAsk => {
            "第 {move} 步和你存的棋局不同：連結裡是 {linked}，你這邊是 {known}。請問問朋友下的是哪一步。"
        }
        PlayedForYou => "連結裡的第 {move} 步是你的，卻不是在這裡下的。",

        NowSend => "請傳送連結",
        SentAndWaiting => "已傳送，等朋友落子",
        WaitingForFriend => "等朋友落子",

        TheLink => "連結",
        TheMoves => "棋譜",
        TheBoard => "棋盤",
        LinkIsASeat => "有這個連結的人都能替朋友下棋，請只傳給朋友。",
        CopyLink => "複製連結",
        CopyMoves => "複製棋譜",
        CopyBoard => "複製棋盤",
        Scan => "用另一支手機掃描",
        OpenGame => "開啟棋局",
        LinkMovesOrText => "連結、棋譜或檔案裡的文字",
        TheText => "文字",
        ChooseFiles => "選擇檔案",
        AboutFiles => {
            "這裡可以開啟 SGF、RenLib（.lib）、.psq、.pos 和 .sav 檔案，也可以把檔案拖放到頁面的任何地方。"
        }
        GamesInFiles => "選擇棋局",
        Comment => "解說",
        JudgementOfMove => "這步棋",
        NoSign => "無符號",
        VeryGoodMove => "妙手",
        InterestingMove => "有趣的一步",
        DrawOnBoard => "在棋盤上標記",
        Letter => "字母",
        Analyses => "分析",
        WithVariations => "包含變化和註解",
        VariationsTooLong => "變化太多，連結放不下。請把棋局存成檔案。",
        OpenAnyway => "仍然開啟",
        Library => "棋譜庫",
        AboutLibrary => {
            "棋譜檔案存在這台裝置上。可以搜尋出現過某個局面的棋局（旋轉、鏡像也算），以及之後的下法。"
        }
        AddFiles => "加入檔案",
        AddToLibrary => "加入棋譜庫",
        SearchGames => "棋手、賽事或日期",
        WithThisPosition => "只看出現此局面的棋局",
        FoundGames => "找到 {count} 局。",
        FirstListed => "顯示前 {count} 局。",
        NextMoves => "後續下法",
        FilesNotKept => "這個瀏覽器沒能儲存這些檔案，重新載入後就會消失。",
        GameNumber => "第 {number} 局",
        UnknownFormat => "這裡打不開這種格式",
        NoGameInside => "裡面沒有棋局",
        FileTooLong => "檔案太大",
        FileGoesOn => "結尾之後還有內容",
        FileNotUnderstood => "這部分看不懂",
        AnotherKindOfGame => "這是其他棋類的棋譜",
        CellOutside => "棋盤上沒有這一格",
        SaveAsFile => "存成檔案",
        NotInFormat => "這種檔案不能儲存這個棋盤或局面。",
        GameSaved => "已儲存。",
        PasteHere => "貼上連結或棋譜",
        Open => "開啟",
        SharePicture => "分享圖片",
        SavePicture => "儲存圖片",
        SaveReplay => "儲存重播",
        SaveGif => "儲存 GIF",
        PageName => "In a Row",
        FinalBoard => "終局棋盤。{result}。{game}。",
        GameOfMoves => "{game}，{moves}",
        Message => "{game}：{what}",
        YourMoveYouAre => "輪到你，你用 {piece}|輪到你，你執黑|輪到你，你執白",
        Shared => "已交給系統傳送。",
        Copied => "已複製，貼到朋友看得到的地方吧。",
        NotSent => "沒有傳送。",
        CopyYourself => "這個瀏覽器不讓本頁傳送或複製。文字已選取，請自己複製。",
        Saved => "已儲存，可以在下載項目裡找到。",
        PictureNotTaken => "無法分享圖片，請改用「儲存圖片」。",
        PictureNotDrawn => "這個瀏覽器無法產生圖片，請改用螢幕截圖。",

        YourGames => "你的棋局",
        NoGames => "還沒有棋局。改下別局時，原來的棋局會留在這裡。",
        FinishedGames => "已結束",
        GoOn => "繼續",
        Remove => "移除",
        Choose => "選取",
        ChooseAllOver => "選取所有已結束的",
        RemoveChosen => "移除選取的",
        ListedGame => {
            "{board}，{run} 子連線，你用 {piece}，{moves}|{board}，{run} 子連線，你執黑，{moves}|{board}，{run} 子連線，你執白，{moves}"
        }
        ListedOwn => "{board}，{run} 子連線，{opponent}，{moves}",
        ListedPosition => "{board}，{run} 子連線，{marks}",
        MarksCount => "{count} 顆棋子",
        WaitingToJoin => "等人加入",
        YouWon => "你贏了",
        FriendWon => "朋友贏了",
        Arranging => "你正在擺的局面",
        HowManyGames => "連結棋局 {count} 局，最多 {most} 局。",
        PastGamesKept => "保留最近結束的 {most} 局。",
        OldGamesDropped => "「你的棋局」保留最近 {most} 局，最早的一局已移除。",
        GamesFull => {
            "你有 {most} 局連結棋局，已經到上限。想再開始或加入，請到「分享」的「你的棋局」移除幾局。"
        }
        GamesRemoved => "已移除 {count} 局。",

        WhatsNew => "更新內容",
        Install => "安裝",
        InstallByHand => {
            "想把遊戲放到主畫面，請打開瀏覽器的選單（iPhone 或 iPad 是「分享」），選擇「加入主畫面」。"
        }
        YourData => "你的資料",
        Statistics => "統計",
        StatisticsCleared => "統計已清除。",
        Send => "傳送",
        Scanned => "朋友已掃描",
        MoveFirst => "我先下",
        InviteOrMove => "把這個連結傳給朋友，也可以先下一步再傳。",
        InviteToStart => "把這個連結傳給朋友，由朋友先下。",
        SendYourMove => "把這個連結傳給朋友，朋友會看到你這一步，再用連結回覆。",
        SendResult => "把這個連結傳給朋友，朋友會看到這局的結果。",
        NowMove => "朋友現在可以打開連結了。你下完之後，請再傳一次連結。",
        LinkIsSent => "這個連結已經傳送。朋友沒收到時才需要再傳。",

        Strength => "對手有多強",
        StrengthIsProved => {
            "剛剛才證明：和每個對手下完了所有可能的棋局。機率以你每一步都下得最好來算。"
        }
        StrengthIsMeasured => {
            "實測：{board}。每個對手都和低一級的對手對戰，雙方各先下一半。第 6 級每步用 {seconds} 秒。"
        }
        StrengthIsNotMeasured => "未實測：{board}。以下是最相近的實測棋盤上的結果。",
        ForProgrammers => "給程式設計師",
        ProgramsFindOut => "以上結果由本頁原始碼裡的程式得出：",
        IfYouStart => "你先下時，{chance}。",
        IfItStarts => "對手先下時，{chance}。",
        Exactly => "{chance}（機率正好是 {exactly}）",
        GamesBeatIt => "能贏的棋局有 {count} 種。",
        ShowAWin => "看一種贏法",
        AgainstIfYouStart => "{opponent}，你先下",
        AgainstIfItStarts => "{opponent}，對手先下",
        StrategistsClaim => {
            "設計這個對手的人說它不會輸，並徵求證明：你先下時，{first}；對手先下時，{second}。"
        }
        AlwaysBeaten => "每次都能贏它",
        BeatenWithLuck => "運氣好就能贏它",
        NotBeaten => "贏不了它",

        LinkFailed => "連結打不開：{why}。你自己的棋局沒有變動。",
        NoLink => "裡面沒有棋局的連結",
        TooLong => "比任何棋局都長",
        CutOff => "不完整，請對方再傳一次",
        CutOffAfter => "第 {move} 步之後不完整，請對方再傳一次",
        Changed => "途中被改過，請再複製一次，或請對方再傳一次",
        TooLarge => "棋盤大小或格子座標的數字太大",
        TooFar => "有一格距第一子超過 {cells} 格",
        Character => "第 {number} 個字元「{character}」不該出現",
        NoDraw => "這局棋不能提議或同意和局",
        MoveTaken => "第 {move} 步 {cell} 已經有子",
        MoveOutside => "第 {move} 步 {cell} 不在棋盤上",
        MoveNotFirst => "第 {move} 步 {cell} 不是 r0u0，但第一子一定在那裡",
        MoveAfterEnd => "第 {move} 步 {cell} 下在終局之後",
        WrongColumns => "{count} 條直行：棋盤要有 {least} 到 {most} 條",
        WrongRows => "{count} 條橫列：棋盤要有 {least} 到 {most} 條",
        WrongCube => "立體棋盤的三邊要一樣長，{least} 到 {most} 格",
        WrongRun => "{run} 子連線：這個棋盤要 {number} 子",
        WrongRunFromTo => "{run} 子連線：這個棋盤要 {least} 到 {most} 子",
        MarkOutside => "有棋子不在棋盤上",
        TwoMarks => "有一格放了兩顆棋子",
        NobodysTurnInIt => "局面無法判斷輪到誰",
        BeginsAfterEnd => "一開始就已經終局",

        ChangesMissing => "更新內容載入失敗。請檢查網路連線。",
        AboutData => {
            "你的棋局、比分、統計和設定只存在這台裝置上。想保存或帶到別的裝置，請存成檔案。匯入的檔案會加進這裡已有的資料：比分不會重複計算，也不會覆蓋任何內容。"
        }
        ExportData => "存成檔案",
        ImportData => "匯入檔案",
        NotExported => "這個瀏覽器不能儲存檔案。",
        TakeTheirs => "改用檔案裡的棋局和設定",
        TookTheirs => "完成，已改用檔案裡的棋局和設定。",
        FileNotRead => "無法讀取檔案。什麼都沒有變動。",
        FileForeign => "這不是 In a Row 的檔案。什麼都沒有變動。",
        FileNewer => {
            "這個檔案來自較新版本的 In a Row。請重新載入頁面換成新版本，再試一次。什麼都沒有變動。"
        }
        FileDamaged => "這個檔案已損壞。什麼都沒有變動。",
        FileTooLarge => "這個檔案太大。什麼都沒有變動。",
        NothingNew => "檔案裡沒有新的內容。",
        BroughtIn => "已匯入：{parts}。",
        Scores => "比分 {count} 筆",
        OtherGames => "棋局 {count} 局",
        GamesByLink => "連結棋局 {count} 局",
        ArrangedPositions => "擺好的局面 {count} 個",
        SettingsChanged => "設定 {count} 項",
        PuzzlesBroughtIn => "what you have solved",
        CurrentGame => "目前的棋局",
        StayedAsTheyWere => "你目前的棋局和設定維持原樣。",

        NoStatistics => "還沒有下完的棋局。下完一局，就會出現在這裡。",
        Won => "勝",
        Drawn => "和",
        Lost => "負",
        Points => "得分率",
        Streak => "連續",
        LongestStreak => "最長連勝",
        StreakWon => "{count} 勝",
        StreakDrawn => "{count} 和",
        StreakLost => "{count} 負",
        LastGame => "最近一局：{results}",
        LastGames => "最近 {count} 局，由舊到新：{results}",
        ExactlyGame => "恰好 {game}",
        ResultsOf => "{game}，{name} 的戰績",
        AboutStatistics => {
            "向上的長條是贏，向下的是輸，短橫是和局。折線遇贏上升，遇輸下降。「重設比分」不影響這裡。連結棋局和擺局面開始的棋局不計。"
        }
        ClearStatistics => "清除統計",
        LessonsFinished => "已完成：{done} / {count} 課",
        PuzzleOfTheDay => "每日一題",
        SolvePuzzles => "開始做題",
        DailySolved => "今天的題目已解出。下一題在午夜（UTC {time}）更新。",
        DailyStreak => "連續天數：{count}",
        PuzzleRating => "你的等級分：{rating}",
        PuzzleRatingChange => "你的等級分：{rating}（{change}）",
        PuzzlesTried => "無失誤、無提示解出：{solved} / {tried}",
        PuzzlesDue => "今天要複習：{count}",
        WhichPuzzles => "類型",
        AllPuzzles => "全部",
        SmallBoards => "3×3 至 7×7",
        BoardsInSpace => "立體",
        WinWithFours => "連續衝四取勝",
        WinWithThreats => "連續威脅取勝",
        Defence => "防守",
        QuietMove => "做棋",
        TwoFours => "雙四",
        TwoThrees => "雙活三",
        TooLongRow => "長連",
        FourThree => "四三",
        AtTheEdge => "靠邊",
        Fork => "雙重威脅",
        SpaceDiagonal => "體對角線",
        ForbiddenReply => "逼禁",
        FindWin => "找出致勝的一步。",
        FindOnlyMove => "找出唯一不輸的一步。",
        RightGoOn => "正確。找出下一步。",
        RightMove => "正確。",
        DoesNotWin => "{cell} 贏不了：對方會應在 {reply}。",
        LosesTo => "{cell} 會輸：對方會應在 {reply}。",
        IsNoWin => "{cell} 贏不了。",
        HintTheme => "主題：{theme}。",
        HintColumn => "答案在直行 {column}。",
        HintLayer => "答案在第 {layer} 層。",
        HintMove => "答案是 {cell}。",
        NextPuzzle => "下一題",
        ShareResult => "分享結果",
        SharedPuzzle => "In a Row {date}每日一題：{result}",
        SharedSolved => "一次解出",
        SharedTries => "走錯 {count} 次",
        SharedHints => "提示 {count} 次",
        PuzzlesMissing => "題目載入失敗。請檢查網路連線，然後重新開啟。",
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
        TakeBlack => "黑棋",
        TakeWhite => "白棋",
        LessonFours => "Fours and threes",
        LessonForks => "Forks",
        LessonFouls => "Forbidden points of renju",
        LessonSpace => "Thinking in 3D",
        NoughtsRow => "You play X. Three in a row win. Complete your row.",
        NoughtsBlock => "O needs one more mark for a row. Take that cell first.",
        NoughtsFork => {
            "A move that makes two threats is a fork. O can stop only one of them. Make a fork, then win."
        }
        NoughtsCorner => "Now you play O. X has the centre. Only a corner is safe: take one.",
        NoughtsCentre => "X has a corner. Only the centre is safe: take it.",
        NoughtsEdge => {
            "X has two corners and wants a fork. Take an edge: then X has to stop your row."
        }
        NoughtsGame => "Now play a whole game against the computer. Don't lose!",
        FoursComplete => "Five in a row win. Complete your five.",
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
        ChainKeep => "A four that prepares nothing is lost. Keep it until you need it, and win.",
        ChainLast => "This is the longest. Take your time.",
        DefenceFirst => "Before you defend, look whether you can win at once. You can: where?",
        DefenceAttack => "Both of you have an open three, but it is your move. Attack, and win.",
        DefenceEnd => {
            "Both ends stop this three, but one of them stops another row as well. Take that end."
        }
        DefenceCounter => {
            "Here no defence is enough. Make fours of your own: your opponent has to answer, and you win."
        }
        DefenceOnly => "Your opponent threatens to win, and only one move stops it. Find it.",
        SwapWhy => {
            "Whoever moves first in gomoku has an advantage. Swap2 makes it fair: one player places three stones, and the other chooses a colour."
        }
        SwapBlack => {
            "The black stones work together, and White's stone is far away. White moves next. What do you choose?"
        }
        SwapWhite => {
            "The black stones are too far apart to help each other. White moves next. What do you choose?"
        }
        SwapEven => {
            "You are not sure which colour is better? Then add two stones, and the other player has to choose. Do that here."
        }
        SwapFive => {
            "The other player has added two stones. White moves next, but Black already has an open three. What do you choose?"
        }
        FoulsThrees => {
            "In renju, Black must not make two open threes with one move. You are Black: tap the forbidden point."
        }
        FoulsFours => "Two fours with one move are forbidden, too. Tap the forbidden point.",
        FoulsOverline => "Six or more in a row are forbidden, too. Tap the forbidden point.",
        FoulsFive => {
            "Five in a row always win for Black, even on such a point. Complete your five."
        }
        FoulsTrap => {
            "Now you are White. Make a four that Black could stop only on a forbidden point, and win."
        }
        SpaceLevel => {
            "The board has four levels, one on top of the other. Four in a row win. Complete your row on this level."
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

        HowToWin => "雙方輪流在空格下子，誰先把 {run} 子連成一線就贏：橫、直、斜都算。",
        LongerRowCountsNothing => "更長的連線不算。",
        HowToWinInSpace => {
            "雙方輪流在空格下子，誰先把 {run} 子連成一線就贏：同一層或穿過各層都算。"
        }
        WhenDrawn => "雙方都不可能再連成線時，就是和局。",
        NoDrawInSpace => "這裡沒有和局：先手下在中心，就能在四步內贏；你下棋時，本頁就會算出來。",
        FirstCanWin => "先手必勝。",
        RulesWithoutEnd => {
            "格子從第一子算起：r3u4 是向右三格、向上四格，l1d2 是向左一格、向下兩格。拖曳棋盤能看到更多，用方向鍵也能一直走下去；輸入格子的名稱就會移到那裡，按 Enter 下子。縮放用兩指、Ctrl 加滾輪，或 + 和 −。這裡不會自動判和：雙方都沒有進展時，請用「提議和局」。"
        }
        LineAlong => "沿同一層的橫列或直行",
        LineDiagonal => "沿同一層的對角線",
        LineStraightUp => "垂直穿過各層",
        LineUpAndAlong => "沿橫列或直行逐層上升",
        LineCornerToCorner => "從立方體的一角到對角",
        HowRenju => {
            "黑棋先下，恰好五子連線才贏；白棋五子以上連線就贏。黑棋不能一步形成兩個活三（三三禁手）、兩個四（四四禁手）或六子以上（長連禁手），除非這一步同時成五。活三是再下一子就能成活四的三，而且那一子黑棋能下才算。白棋也能靠「逼禁」贏：逼黑棋下在禁手點。"
        }
        HowCaro => "恰好五子連線就贏，但兩端都被對方的子擋住不算。棋盤邊緣不算擋住。",
        HowCaroWithOverlines => {
            "五子連線就贏，但兩端都被對方的子擋住不算；棋盤邊緣不算擋住。六子以上連線一定贏。"
        }
        ThreeIs => "活三：再下一子成活四",
        FourIs => "四：再下一子成五",
        OverlineIs => "長連：禁手",
        DoubleFourIs => "四四：禁手",
        DoubleFourInLineIs => "同一條線上的四四：禁手",
        DoubleThreeIs => "三三：禁手",
        NoDoubleThreeIs => "不是三三：其中一條只能成長連",
        BlockedFiveIs => "兩端都被擋住：不算贏",
        OpenFiveIs => "有一端沒被擋：贏",
        MoveForbidden => "第 {move} 步 {cell} 不能下，{foul}",
        RuleNotHere => "這個棋盤不能用這種規則",
        OpeningNotHere => "這個棋盤不能用這種開局",
        WrongChoice => "少了選黑白的一步，或者位置不對",
        HowToPlay => {
            "點一下格子就下子。用鍵盤時，方向鍵在棋盤上移動，Enter 或空白鍵下子，Home 和 End 到橫列的兩端，Page Up 和 Page Down 到立體棋盤的上下層。在無限棋盤上，這些鍵會走得更遠。"
        }
        HowToArrange => {
            "擺局面時，可以把棋子拖到別格。用鍵盤時，空白鍵拿起和放下棋子，Esc 放回原處，Delete 拿掉。"
        }
        HowScoreIsKept => {
            "比分存在這個瀏覽器裡，每種棋盤和對手分開計算；連結棋局和擺局面開始的棋局不計。除了你傳送的連結，什麼都不會離開你的裝置；第一次開啟之後，本頁不需要網路。"
        }

        HowMinimaxThinks => "Minimax 怎麼想",
        Calls => "呼叫樹",
        CallsAsText => "用文字列出呼叫",
        Step => "步驟",
        ToFirstStep => "到第一個步驟",
        OneStepBack => "上一個步驟",
        OneStepOn => "下一個步驟",
        ToAnswer => "到答案",
        Position => "局面",
        OnTheBoard => "棋盤上的",
        Example => "範例",
        OnlyFewFreeCells => "你的棋盤上剩下不超過 5 個空格時，可以在這裡看。",
        AlphaBeta => "Alpha-Beta 修剪",
        Scheme => {
            "{mark} 該下哪裡？Minimax 會試每一步、每個回應，直到終局。{mark} 贏算 +10，輸算 −10，和局算 0。{mark} 取最高分，{other} 取最低分。"
        }
        MarkToMove => "輪到 {mark}",
        CallAhead => "{call}：沒有看",
        CallOpen => "{call}：還沒有分數",
        CallSoFar => "{call}：目前 {score}",
        CallScore => "{call}：{score}",
        CallScoreKept => "{call}：{score}，採用",
        Call => "呼叫 {number}",
        CallOf => "呼叫 {number}：{move}",
        KeepsHighest => "{call}。輪到 {mark}，取最高分。",
        KeepsLowest => "{call}。輪到 {mark}，取最低分。",
        FillsBoard => "{call}。棋盤滿了：0。",
        CompletesLine => "{call}。連成一線：{score}。",
        Answer => "答案是 {move}，分數 {score}。",
        AlreadyHas => "{move} 得 {score}：{mark} 已經有 {best}。",
        HighestSoFar => "{move} 得 {score}：目前最高，{mark} 暫時採用。",
        LowestSoFar => "{move} 得 {score}：目前最低，{mark} 暫時採用。",
        SettlesIt => "{step}{mark} 已經有不比這差的下法，其餘不必再看：{moves}。",
        LookedAt => "看過的局面：{plain} 個；用 Alpha-Beta 修剪是 {pruned} 個。",
        LookedAtFromEmpty => {
            "從 {board} 的空棋盤開始：{plain} 個；用 Alpha-Beta 修剪是 {pruned} 個。"
        }

        InstalledDescription => "圈圈叉叉、五子棋和其他棋盤，對手是電腦或朋友。不需要網路。",
        Continue => "繼續",
        PlayGomoku => "五子棋",
        OnAPhone => "手機上的五子棋",
        OnAComputer => "電腦上的五子棋",
    }
}
