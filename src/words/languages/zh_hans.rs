//! Simplified Chinese.

use crate::words::Text;

/// What each text says in Simplified Chinese.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => "游戏加载失败。请检查网络连接，或更新浏览器。",

        NewGame => "新对局",
        Undo => "悔棋",
        Redo => "重做",
        Hint => "提示",
        Place => "落子",
        PlayAgain => "再来一局",
        Names => "名字",
        SwapNames => "交换名字",
        EmptyName => "不填名字时，显示所用的棋子。",
        Review => "复盘",
        Easier => "降低难度",
        Harder => "提高难度",
        SeeHow => "看看怎么输的",
        Puzzles => "练习题",
        Menu => "菜单",
        ResetScore => "比分清零",
        Share => "分享",
        Rules => "规则",
        Settings => "设置",
        SendLink => "发送链接",
        SendAgain => "再次发送",

        Dismiss => "知道了",
        TryAgain => "重试",
        Loading => "加载中…",
        PartMissing => "页面有一部分加载失败。请检查网络；你可以继续下棋。",

        Score => "比分",
        Draws => "和棋",
        Thinking => "思考中",
        ToMove => "该落子",
        You => "你",
        Computer => "电脑",
        Friend => "好友",
        PlayerOne => "玩家 1",
        PlayerTwo => "玩家 2",

        Easy => "简单",
        MediumStrength => "中等",
        Hard => "困难",
        Best => "最强",
        FirstFree => "首个空位",
        Random => "随机",
        Guard => "守卫",
        Clerk => "办事员",
        Centre => "中心",
        Strategist => "军师",
        Minimax => "Minimax",
        Level => "{level} 级",

        PieceToMove => "轮到 {piece}|轮到黑棋|轮到白棋",
        YourMove => "轮到你",
        YourFriendsMove => "轮到好友",
        YouWin => "你赢了",
        ComputerWins => "电脑赢了",
        FriendWins => "好友赢了",
        PieceWins => "{piece} 胜|黑棋胜|白棋胜",
        Draw => "和棋",
        Numbered => "{status}，第 {move} 步",
        Played => "最后一步：{cell}",
        Agreed => "双方同意",
        TapASquare => "三子连成一线就赢。请点一个格子。",
        NoLineLeft => "已无法再连成线",

        Comma => "、",
        And => "和",

        NoughtsAndCrosses => "井字棋",
        InARow => "{run} 子连线（{board}）",
        Empty => "空位",
        PieceInside => "{piece}|黑棋|白棋",
        CellMove => "第 {move} 步",
        LastMove => "最后一步",
        WinningLine => "获胜连线",

        Sentences => "{first}{second}",

        PageTitle => "In a Row：井字棋",
        PageDescription => {
            "在浏览器里下井字棋，对手是电脑或好友。免费，不用注册，无需安装；触屏、鼠标、键盘和读屏软件都能用。"
        }
        Framed => "本页被嵌在另一个网页里，你的点击可能会被恶意利用。",
        OpenInOwnTab => "在新标签页中打开",

        InARowWithoutEnd => "{run} 子连线（无边棋盘）",
        InLevel => "第 {level} 层 {cell}",
        Selected => "已选中",
        PickedUp => "已拿起",
        GoodMove => "好棋",
        InLineFor => {
            "下法：{piece}，第 {number} 步|下法：黑棋，第 {number} 步|下法：白棋，第 {number} 步"
        }
        LeadsToWin => "{moves}获胜",
        LeadsToDraw => "和棋",
        LeadsToLoss => "{moves}落败",
        InMoves => "{count} 步内",
        WinSign => "胜{moves}",
        DrawSign => "和",
        LossSign => "负{moves}",

        ZoomIn => "放大",
        ZoomOut => "缩小",
        Fit => "看全盘",
        TurnClockwise => "顺时针转",
        TurnAnticlockwise => "逆时针转",
        ToFront => "转回正面",
        Stacked => "堆叠",
        SideBySide => "并排",
        LevelOfBoard => "第 {level} 层",
        MoveNow => "立即落子",
        MoveList => "棋谱",
        MadeMove => "{piece} {cell}|黑 {cell}|白 {cell}",
        OfferDraw => "提议和棋",
        Agree => "同意和棋",
        AllMarks => "全部棋子",
        AllMarksAfter => "第 {count} 步后的全部棋子",
        ToCells => "返回棋盘格",
        ToLastMove => "最后一步",
        NotOnBoard => "{cell}，不在棋盘上",
        Threats => "威胁",
        ThreatsOff => "已隐藏威胁。",
        NoThreats => "没有威胁。",
        WinsHere => "{piece} 在此获胜|黑棋在此获胜|白棋在此获胜",
        ForkFor => "{piece} 的双重威胁|黑棋的双重威胁|白棋的双重威胁",
        RowFor => "{piece} 的冲{count}|黑棋的冲{count}|白棋的冲{count}",
        OpenRowFor => "{piece} 的活{count}|黑棋的活{count}|白棋的活{count}",
        LegendWin => "获胜",
        LegendFork => "双重威胁",
        LegendRow => "冲{count}",
        LegendOpenRow => "活{count}",
        ThreatsAt => "{threat}：{cells}。",

        TapAgain => "已选 {cell}：再点一次，或点“落子”",
        PressPlace => "已选 {cell}：点“落子”，或改选别处",
        HintIs => "提示：{cell}，{why}",
        GlowingCell => "发亮的格子",
        HintWins => "直接获胜",
        HintBlocks => "挡住对手的连线",
        HintMakesTwoThreats => "形成双重威胁",
        HintWinsIn => "{moves}获胜",
        HintOnlyDraws => "唯一能守和的一步",
        HintDraws => "保住和棋",
        HintDelays => "最能拖延，但仍会在 {moves}落败",
        HintStopsAnAttack => "化解进攻",
        HintLooksBest => "看起来最好",
        BlockHere => "堵在这里？",
        NoHint => "目前没有必须应对的地方，暂无提示。",
        CellTaken => "这里已有棋子。",
        NothingToUndo => "没有可悔的棋。",
        NothingToRedo => "没有可重做的棋。",
        LastMovesInOrder => "最后三步（按顺序）",
        TryNext => "试试别的玩法",
        PlayAFriend => "和好友对战",
        OffersDraw => "{piece} 提议和棋|黑棋提议和棋|白棋提议和棋",
        YouOfferDraw => "你提议和棋",
        FriendOffersDraw => "好友提议和棋",
        MovedLastAndOffersDraw => {
            "刚落子的 {piece} 提议和棋|刚落子的黑棋提议和棋|刚落子的白棋提议和棋"
        }
        Depth => "深度 {depth}，{seconds} 秒",
        PositionsDone => "已看 {done} 个局面，共 {all} 个",

        RestoreScore => "恢复比分",
        ScoreIsReset => "比分已清零。",
        SetAside => "这里保存的部分内容无法读取，已另行留存，没有删除；你可以继续下棋。",
        StorageNewer => "这里保存的部分内容来自较新的版本，会保持原样；刷新页面即可换到该版本。",
        StorageFull => {
            "本页的存储空间已满：从现在起下的棋，关闭页面后就会丢失。请先把数据保存到文件，再到“分享”的“你的棋局”里移除几局。如果还不够，请在浏览器中清除本站数据，再导入文件。"
        }
        StorageBlocked => "此浏览器不允许本页存储：关闭页面后，棋局和比分都会丢失。",
        NewVersion => "新版本已就绪，下一局起启用，也可以现在更新。",
        Update => "更新",
        AnalysisMissing => "分析引擎加载失败。其他功能一切正常。",
        AnalysisUnusable => "分析引擎给出的结果不合理。其他功能一切正常。",
        Refit => "重新铺满",
        CouldBeRefitted => "棋盘原本铺满屏幕，但屏幕大小已变。",
        HearMoves => "要听到落子声吗？",
        SoundOn => "打开声音",
        NoThanks => "不用了",
        Restore => "恢复",
        OutOfReach => "棋盘到此为止：离第一子最远 {cells} 格。",
        DrawDeclined => "电脑不同意。连续 {moves} 步没有威胁后，电脑才会同意和棋。",
        LanguageMissing => "该语言加载失败。请检查网络。",

        Board => "棋盘",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "铺满屏幕",
        Gomoku => "五子棋 15×15",
        Large => "19×19",
        CubeOfThree => "立体 3×3×3",
        CubeOfFour => "立体 4×4×4",
        WithoutEnd => "无边棋盘",
        Custom => "自定义",
        Columns => "列数",
        Rows => "行数",
        Levels => "层数",
        Run => "连线子数",
        NumberOfLevels => "{name}：1，或 {least} 到 {most}。",
        OnlyNumber => "{name}：此棋盘只能是 {number}。",
        NumberFromTo => "{name}：{least} 到 {most} 之间的数。",
        ProvedWin => "已证明：先手必胜",
        ProvedDraw => "已证明：双方都不出错就是和棋",
        Renju => "连珠 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "无边 Caro",
        Freestyle => "自由规则",
        ExactlyRun => "恰好 {run} 子",
        RenjuRule => "连珠",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro（长连也赢）",
        FreestyleIs => "{run} 子及以上连线即胜。",
        ExactlyRunIs => "恰好 {run} 子连线才胜，长连不算。",
        RenjuIs => "黑棋有三三、四四、长连禁手。",
        CaroIs => "恰好五子连线即胜，但两端都被堵住不算。",
        CaroWithOverlinesIs => "五子连线两端都被堵住不算；六子及以上一律算胜。",
        Opening => "开局",
        FreeOpening => "自由",
        SwapOpening => "一手交换",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long Pro",
        FreeOpeningIs => "没有限制。",
        SwapIs => "一方先下一子，另一方选择执黑或执白。",
        Swap2Is => "一方先下三子；另一方选择执黑或执白，或再下两子，由对方来选。",
        ProIs => "黑棋第一子下在中心，第二子下在中央 {size} 之外。",
        Overline => "长连禁手",
        DoubleFour => "四四禁手",
        DoubleThree => "三三禁手",
        NotInCentre => "第一子要下在中心",
        NearCentre => "离中心太近",
        FoulOfRows => "{foul}（{rows}）",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "不能下：{foul}",
        IsForbidden => "{cell} 不能下：{foul}。",
        OpeningStone => "第 {number} 子，共 {count} 子，之后由对方选黑白",
        ChooseColour => "请选黑白",
        ComputerChooses => "电脑正在选黑白",
        FriendChooses => "好友正在选黑白",
        PlayerChooses => "{player}：请选黑白",
        AddTwoStones => "再下两子",
        YouMoveNext => "接着轮到你",
        OtherMovesNext => "接着轮到对方",
        OtherThenChooses => "再由对方选",
        YouPlay => "你用 {piece}。|你执黑。|你执白。",
        ComputerPlays => "电脑用 {piece}。|电脑执黑。|电脑执白。",
        FriendPlays => "好友用 {piece}。|好友执黑。|好友执白。",
        PlayerPlays => "{player} 用 {piece}。|{player} 执黑。|{player} 执白。",
        OnlyAnswerForbidden => "黑棋唯一的防守点 {cell} 不能下：{foul}",
        ForbiddenPoints => "显示禁手",
        PlayPiece => "用 {piece}|执黑|执白",
        Against => "对战方式",
        FriendHere => "双人（同机）",
        FriendByLink => "好友（链接）",
        Opponent => "对手",
        StrengthGrade => "难度",
        EasyIs => "会堵你的连线，但容易中圈套。",
        MediumIs => "有计划，能看出大多数圈套。",
        HardIs => "很少出错。",
        BestIs => "这个棋盘上最强的对手。",
        AllOpponents => "所有对手",
        MoreBoards => "更多棋盘",
        IsProved => "经穷举证明",
        IsMeasured => "对战实测",
        IsNotMeasured => "此棋盘上未实测",
        More => "更多选项",
        ChooseOpponent => "选择对手",
        HowStrong => "对手有多强？",
        WhoStarts => "谁先手",
        WhoMovesNext => "接下来轮到谁",
        InTurn => "轮流",
        Chance => "随机",
        Pieces => "棋子",
        Marks => "X 和 O",
        Stones => "黑白棋子",
        YourMark => "你的棋子",
        YourStones => "你的棋子",
        PlayerOnesMark => "{name} 的棋子",
        PlayerOnesStones => "{name} 的棋子",
        StarterIsX => "先手用 X",
        StarterIsBlack => "先手执黑",
        PieceAlone => "{piece}|黑棋|白棋",
        Start => "开始",
        MakeLink => "生成链接",
        Arrange => "摆局面",
        WinsWith => "{run} 子连线",
        WinsWithExactly => "恰好 {run} 子连线",
        WinsWithOrMore => "{run} 子及以上连线",

        FirstFreeIs => "下在第一个空位",
        RandomIs => "随便下",
        GuardIs => "能连就连，该堵就堵，否则乱下",
        ClerkIs => "能连就连，该堵就堵，否则下第一个空位",
        CentreIs => "先占中心，其余同守卫",
        StrategistIs => "能连就连，该堵就堵，否则按计划下",
        MinimaxIs => "每种下法都算到底",
        LevelOneIs => "只看自己一步和你的应对",
        LevelTwoIs => "看得出双重威胁",
        LevelThreeIs => "能多看几步",
        LevelFourIs => "看得出连续冲四取胜",
        LevelFiveIs => "看得很远",
        LevelSixIs => "慢慢思考",
        LevelFourInSpaceIs => "看得出连续进攻取胜",
        LevelSixInSpaceIs => "慢慢思考，能证明必胜",
        MeasuredAgainst => "与 {opponent} 对战 {count} 局：{won} 胜 {drawn} 和 {lost} 负",
        MeasuredNote => "{character}；{result}",
        NoteIfYouStart => "{character}；你先手时，{chance}",
        NoteIfItStarts => "{character}；对手先手时，{chance}",
        NeverWin => "你赢不了",
        HardlyEverWin => "你几乎赢不了",
        WinTimesIn => "{of} 局里你能赢 {count} 局",
        WinAboutTimesIn => "{of} 局里你大约能赢 {count} 局",
        NearlyAlwaysWin => "你几乎总能赢",
        AlwaysWin => "你总能赢",

        Close => "关闭",

        Language => "语言",
        LikeTheBrowser => "跟随浏览器",
        Look => "外观",
        LikeTheSystem => "跟随系统",
        Midnight => "午夜",
        Paper => "纸张",
        Wood => "木纹",
        Sound => "声音",
        Quiet => "小声",
        MediumLoud => "适中",
        Loud => "大声",
        Vibration => "振动",
        Off => "关",
        On => "开",
        ComputerAnswers => "电脑回应",
        AtOnce => "立即",
        AfterHalfASecond => "半秒后",
        AfterASecond => "一秒后",
        LevelSixThinks => "6 级思考时间",
        ForASecond => "一秒",
        ForFiveSeconds => "五秒",
        ForHalfAMinute => "半分钟",
        ToMakeAMove => "落子方式",
        TapACell => "点一下格子",
        SelectThenPlace => "先选格子，再点“落子”",
        ButtonsFor => "惯用手",
        RightHand => "右手",
        LeftHand => "左手",
        SecondPlayer => "玩家 2 的按钮方向",
        Upright => "正向",
        Turned => "反向",
        TurnedIs => "反向：手机放在两人之间时，玩家 2 的卡片和按钮朝向玩家 2。",
        SpaceBoards => "立体棋盘",
        AsFits => "自动",
        FreeCellsShow => "空位显示",
        WhatTheyLeadTo => "落子后的结果",
        Keys => "快捷键",
        SingleKeys => "单键快捷键",
        OtherVariation => "其他变化",
        ChooseCell => "选择格子",
        MarksShow => "棋子显示",
        NumberOfMove => "第几步",
        Nothing => "无",
        Erase => "擦除",

        HasWonAlready => "{piece} 已经获胜|黑棋已经获胜|白棋已经获胜",
        NoLineForAnyone => "双方都无法再连成线",
        NobodysTurn => "无法判断轮到谁",
        TapPuts => "点击放置",
        Alternate => "交替",
        SideToMove => "轮到谁",
        Clear => "清空",
        Mirror => "左右翻转",
        Turn => "旋转",
        Back => "返回",
        Analyse => "分析",
        PlayFromHere => "从这里开始下",
        IsPickedUp => "已拿起 {cell}",
        CountOfPiece => "{piece} {count} 枚|黑棋 {count} 枚|白棋 {count} 枚",
        Counts => "{first}，{second}",
        TooMany => "{counts}：{piece} 太多|{counts}：黑棋太多|{counts}：白棋太多",
        OnlyToLookAt => "{counts}：只能看，不能下",

        AtMove => "步数",
        ToBeginning => "回到开头",
        OneMoveBack => "上一步",
        OneMoveOn => "下一步",
        ToEnd => "到末尾",
        BeforeFirstMove => "第一步之前",
        PlayOn => "从这里接着下",
        EndReview => "结束复盘",
        InVariation => "变化",
        RemoveMoves => "从这里删除",
        RestoreMoves => "恢复",
        ReturnToGame => "回到对局",
        MovesLeftOut => "第 {number} 步不合规则，已略去；共略去 {count} 步。",
        FileFailed => "{file}：{why}",
        AtPlace => "{why}（{place}）",
        AtLine => "第 {line} 行第 {column} 个字符",
        AtByte => "第 {number} 个字节",
        FileCutOff => "文件不完整",
        Play => "播放",
        Pause => "暂停",
        HalfSpeed => "0.5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "第 {at} 步，共 {all} 步",
        MoveOfBy => {
            "第 {at} 步，共 {all} 步，{piece} {cell}|第 {at} 步，共 {all} 步，黑棋 {cell}|第 {at} 步，共 {all} 步，白棋 {cell}"
        }
        Excellent => "妙手",
        Good => "好棋",
        Dubious => "疑问手",
        Mistake => "可能是失误",
        Blunder => "严重失误",
        HasWon => "{piece} 已经获胜|黑棋已经获胜|白棋已经获胜",
        HasWonInside => "{piece} 已经获胜|黑棋已经获胜|白棋已经获胜",
        CanWinIn => "{piece} 可在 {moves}获胜|黑棋可在 {moves}获胜|白棋可在 {moves}获胜",
        ADraw => "和棋",
        StandsBetter => "{piece} 占优|黑棋占优|白棋占优",
        AboutEven => "双方均势",
        MissesWinIn => "错过 {moves}获胜的机会",
        LetsWinIn => "让 {piece} 可在 {moves}获胜|让黑棋可在 {moves}获胜|让白棋可在 {moves}获胜",
        EngineLines => "引擎变化",
        BalancedMoves => "均势下法",
        FewerLines => "减少变化",
        MoreLines => "增加变化",
        ChanceOf => "{piece} {percent}|黑棋 {percent}|白棋 {percent}",
        LinesDepth => "深度 {depth}",
        LinesDetail => "{seconds} 秒内搜索 {positions} 个局面",
        Promote => "提升此变化",
        Notes => "注释",
        Triangle => "三角",
        Square => "方块",
        Circle => "圆圈",
        Cross => "叉",
        StopDrawing => "结束标记",
        VariationsChanged => "此链接里的变化不完整或被改过，这里显示的棋局不含变化。",
        AnalysisTooLarge => "此分析太大，这里存不下。请保存为文件。",
        Moves => "{count} 步",
        VerdictAnd => "{verdict}；{standing}",
        Better => "{judged}。更好的下法：{cells}",
        NextMove => "下一步：{move}，{verdict}",
        DecidedBy => {
            "{ended}，关键在第 {move} 步，{piece} {cell}。|{ended}，关键在第 {move} 步，黑棋 {cell}。|{ended}，关键在第 {move} 步，白棋 {cell}。"
        }
        NoSingleMove => "{ended}，没有哪一步是关键。",
        LookingAtGame => "正在复盘：{progress}",
        Mistakes => "失误",
        FindBetterMove => {
            "{piece} 下了 {cell}。请找出更好的下法。|黑棋下了 {cell}。请找出更好的下法。|白棋下了 {cell}。请找出更好的下法。"
        }
        IsBetter => "{cell} 是好棋。",
        IsNotBetter => "{cell} 还不够好，有更好的下法。",
        LookingAtMove => "正在分析 {cell}…",
        ShowSolution => "查看答案",
        NextMistake => "下一个失误",
        NoMoreMistakes => "没有别的失误了。",
        MistakesBySide => "失误：{first}，{second}。",
        PuzzleSolved => "解出来了",
        PuzzleSolution => "答案",
        StepOf => "Step {step} of {steps}",

        Accept => "开始对局",
        NotNow => "以后再说",
        TakeLink => "采用这一局",
        TakeSeat => "加入对局",
        KeepKnown => "保留我的",
        ShowKnown => "看我的",
        ShowLink => "看链接的",
        Invited => {
            "好友邀请你下棋：{game}。你用 {piece}。|好友邀请你下棋：{game}。你执黑。|好友邀请你下棋：{game}。你执白。"
        }
        OwnGameKept => "你自己的棋局会保留。",
        PositionFromLink => "来自链接的局面。你自己的棋局会保留。",
        Watching => "你正在观看别人的对局。这里不会自动更新，想看后续请打开双方的下一个链接。",
        AsksToTakeBack => "好友请求悔棋 {count} 步。",
        Earlier => "这是你这局棋 {count} 步之前的局面。",
        FromYourSide => {
            "这个链接是从你这边发出的，却多了第 {move} 步，而那是好友的一步。除非是你自己从其他设备发的，否则不要采用。"
        }
        AnotherGame => "这个链接和你保存的不是同一局。",
        Differs => "第 {move} 步与你保存的棋局不同：链接里是 {linked}，你这边是 {known}。",
        DiffersAsk => {
            "第 {move} 步与你保存的棋局不同：链接里是 {linked}，你这边是 {known}。请问问好友下的是哪一步。"
        }
        PlayedForYou => "链接里的第 {move} 步是你的，却不是在这里下的。",

        NowSend => "请发送链接",
        SentAndWaiting => "已发送，等待好友落子",
        WaitingForFriend => "等待好友落子",

        TheLink => "链接",
        TheMoves => "棋谱",
        TheBoard => "棋盘",
        LinkIsASeat => "有这个链接的人都能替好友落子，请只发给好友。",
        CopyLink => "复制链接",
        CopyMoves => "复制棋谱",
        CopyBoard => "复制棋盘",
        Scan => "用另一部手机扫码",
        OpenGame => "打开棋局",
        LinkMovesOrText => "链接、棋谱或文件里的文本",
        TheText => "文本",
        ChooseFiles => "选择文件",
        AboutFiles => {
            "这里可以打开 SGF、RenLib（.lib）、.psq、.pos 和 .sav 文件，也可以把文件拖放到页面任意位置。"
        }
        GamesInFiles => "选择棋局",
        Comment => "评注",
        JudgementOfMove => "这步棋",
        NoSign => "无符号",
        VeryGoodMove => "妙手",
        InterestingMove => "有趣的一步",
        DrawOnBoard => "在棋盘上标记",
        Letter => "字母",
        Analyses => "分析",
        WithVariations => "包含变化和注释",
        VariationsTooLong => "变化太多，链接放不下。请把棋局保存为文件。",
        OpenAnyway => "仍然打开",
        Library => "棋谱库",
        AboutLibrary => {
            "棋谱文件保存在这台设备上。可以查找出现过某个局面的棋局（旋转、镜像也算），以及之后的下法。"
        }
        AddFiles => "添加文件",
        AddToLibrary => "加入棋谱库",
        SearchGames => "棋手、赛事或日期",
        WithThisPosition => "只看出现此局面的棋局",
        FoundGames => "找到 {count} 局。",
        FirstListed => "显示前 {count} 局。",
        NextMoves => "后续下法",
        FilesNotKept => "此浏览器未能保存这些文件，刷新页面后就会消失。",
        GameNumber => "第 {number} 局",
        UnknownFormat => "这里打不开这种格式",
        NoGameInside => "里面没有棋局",
        FileTooLong => "文件太大",
        FileGoesOn => "结尾之后还有内容",
        FileNotUnderstood => "这部分无法识别",
        AnotherKindOfGame => "这是其他棋类的棋谱",
        CellOutside => "棋盘上没有这个格子",
        SaveAsFile => "保存为文件",
        NotInFormat => "这种文件无法保存这个棋盘或局面。",
        GameSaved => "已保存。",
        PasteHere => "粘贴链接或棋谱",
        Open => "打开",
        SharePicture => "分享图片",
        SavePicture => "保存图片",
        SaveReplay => "保存回放",
        SaveGif => "保存 GIF",
        PageName => "In a Row",
        FinalBoard => "终局棋盘。{result}。{game}。",
        GameOfMoves => "{game}，{moves}",
        Message => "{game}：{what}",
        YourMoveYouAre => "轮到你，你用 {piece}|轮到你，你执黑|轮到你，你执白",
        Shared => "已交给系统发送。",
        Copied => "已复制，粘贴到好友能看到的地方吧。",
        NotSent => "未发送。",
        CopyYourself => "此浏览器不允许本页发送或复制。文字已选中，请自行复制。",
        Saved => "已保存，可在下载内容中找到。",
        PictureNotTaken => "图片无法分享，请改用“保存图片”。",
        PictureNotDrawn => "此浏览器无法生成图片，请改用截屏。",

        YourGames => "你的棋局",
        NoGames => "还没有棋局。改下别局时，原来的棋局会留在这里。",
        FinishedGames => "已结束",
        GoOn => "继续",
        Remove => "移除",
        Choose => "选择",
        ChooseAllOver => "选择所有已结束的",
        RemoveChosen => "移除所选",
        ListedGame => {
            "{board}，{run} 子连线，你用 {piece}，{moves}|{board}，{run} 子连线，你执黑，{moves}|{board}，{run} 子连线，你执白，{moves}"
        }
        ListedOwn => "{board}，{run} 子连线，{opponent}，{moves}",
        ListedPosition => "{board}，{run} 子连线，{marks}",
        MarksCount => "{count} 枚棋子",
        WaitingToJoin => "等人加入",
        YouWon => "你赢了",
        FriendWon => "好友赢了",
        Arranging => "你正在摆的局面",
        HowManyGames => "链接棋局 {count} 局，最多 {most} 局。",
        PastGamesKept => "保留最近结束的 {most} 局。",
        OldGamesDropped => "“你的棋局”保留最近 {most} 局，最早的一局已移除。",
        GamesFull => {
            "你有 {most} 局链接棋局，已达上限。要再开始或加入，请到“分享”的“你的棋局”里移除几局。"
        }
        GamesRemoved => "已移除 {count} 局。",

        WhatsNew => "更新内容",
        Install => "安装",
        InstallByHand => {
            "想把游戏放到主屏幕，请打开浏览器菜单（iPhone 或 iPad 上是“分享”），选择“添加到主屏幕”。"
        }
        YourData => "你的数据",
        Statistics => "统计",
        StatisticsCleared => "统计已清除。",
        Send => "发送",
        Scanned => "好友已扫码",
        MoveFirst => "我先落子",
        InviteOrMove => "把这个链接发给好友，也可以先落子再发。",
        InviteToStart => "把这个链接发给好友，由好友先下。",
        SendYourMove => "把这个链接发给好友，好友会看到你这一步，再用链接回复。",
        SendResult => "把这个链接发给好友，好友会看到这局的结果。",
        NowMove => "好友现在可以打开链接了。你落子之后，请再发一次链接。",
        LinkIsSent => "这个链接已经发送。好友没收到时才需要再发。",

        Strength => "对手的实力",
        StrengthIsProved => {
            "刚刚才证明：与每个对手下完了所有可能的对局。概率按你每一步都下得最好来算。"
        }
        StrengthIsMeasured => {
            "实测：{board}。每个对手都与低一级的对手对战，双方各先手一半。6 级每步用 {seconds} 秒。"
        }
        StrengthIsNotMeasured => "未实测：{board}。以下是最相近的实测棋盘上的结果。",
        ForProgrammers => "供程序员参考",
        ProgramsFindOut => "以上结果由本页源代码里的程序得出：",
        IfYouStart => "你先手时，{chance}。",
        IfItStarts => "对手先手时，{chance}。",
        Exactly => "{chance}（概率恰为 {exactly}）",
        GamesBeatIt => "能赢的下法有 {count} 种。",
        ShowAWin => "看一种赢法",
        AgainstIfYouStart => "{opponent}，你先手",
        AgainstIfItStarts => "{opponent}，对手先手",
        StrategistsClaim => {
            "设计这个对手的人声称它不会输，并征求证明：你先手时，{first}；对手先手时，{second}。"
        }
        AlwaysBeaten => "总能赢它",
        BeatenWithLuck => "运气好就能赢它",
        NotBeaten => "赢不了它",

        LinkFailed => "链接打不开：{why}。你自己的棋局没有变动。",
        NoLink => "里面没有棋局的链接",
        TooLong => "比任何棋局都长",
        CutOff => "不完整，请让对方重发",
        CutOffAfter => "第 {move} 步之后不完整，请让对方重发",
        Changed => "途中被改过，请重新复制，或让对方重发",
        TooLarge => "棋盘大小或格子坐标的数字太大",
        TooFar => "有一格距第一子超过 {cells} 格",
        Character => "第 {number} 个字符“{character}”不该出现",
        NoDraw => "这局棋不能提议或同意和棋",
        MoveTaken => "第 {move} 步 {cell} 已有棋子",
        MoveOutside => "第 {move} 步 {cell} 不在棋盘上",
        MoveNotFirst => "第 {move} 步 {cell} 不是 r0u0，而第一子必在那里",
        MoveAfterEnd => "第 {move} 步 {cell} 下在终局之后",
        WrongColumns => "{count} 列：棋盘要有 {least} 到 {most} 列",
        WrongRows => "{count} 行：棋盘要有 {least} 到 {most} 行",
        WrongCube => "立体棋盘三边要等长，{least} 到 {most} 格",
        WrongRun => "{run} 子连线：此棋盘要 {number} 子",
        WrongRunFromTo => "{run} 子连线：此棋盘要 {least} 到 {most} 子",
        MarkOutside => "有棋子不在棋盘上",
        TwoMarks => "有一格放了两枚棋子",
        NobodysTurnInIt => "局面无法判断轮到谁",
        BeginsAfterEnd => "一开始就已终局",

        ChangesMissing => "更新内容加载失败。请检查网络。",
        AboutData => {
            "你的棋局、比分、统计和设置只保存在这台设备上。要留作备份或带到其他设备，请保存到文件。导入的文件会并入这里已有的数据：比分不会重复计算，也不会覆盖任何内容。"
        }
        ExportData => "保存到文件",
        ImportData => "导入文件",
        NotExported => "此浏览器无法保存文件。",
        TakeTheirs => "改用文件里的棋局和设置",
        TookTheirs => "完成，已改用文件里的棋局和设置。",
        FileNotRead => "文件无法读取。没有任何变动。",
        FileForeign => "这不是 In a Row 的文件。没有任何变动。",
        FileNewer => {
            "这个文件来自较新版本的 In a Row。请刷新页面换到该版本，再试一次。没有任何变动。"
        }
        FileDamaged => "这个文件已损坏。没有任何变动。",
        FileTooLarge => "这个文件太大。没有任何变动。",
        NothingNew => "文件里没有新内容。",
        BroughtIn => "已导入：{parts}。",
        Scores => "比分 {count} 条",
        OtherGames => "棋局 {count} 局",
        GamesByLink => "链接棋局 {count} 局",
        ArrangedPositions => "摆好的局面 {count} 个",
        SettingsChanged => "设置 {count} 项",
        PuzzlesBroughtIn => "what you have solved",
        CurrentGame => "当前棋局",
        StayedAsTheyWere => "你当前的棋局和设置保持原样。",

        NoStatistics => "还没有下完的棋局。下完一局，就会显示在这里。",
        Won => "胜",
        Drawn => "和",
        Lost => "负",
        Points => "得分率",
        Streak => "连续",
        LongestStreak => "最长连胜",
        StreakWon => "{count} 胜",
        StreakDrawn => "{count} 和",
        StreakLost => "{count} 负",
        LastGame => "最近一局：{results}",
        LastGames => "最近 {count} 局，从旧到新：{results}",
        ExactlyGame => "恰好 {game}",
        ResultsOf => "{game}，{name} 的战绩",
        AboutStatistics => {
            "向上的竖条是胜，向下的是负，短横是和棋。折线逢胜上升，逢负下降。“比分清零”不影响这里。链接棋局和摆局面开始的棋局不计入。"
        }
        ClearStatistics => "清除统计",
        LessonsFinished => "已学完：{done} / {count} 课",
        PuzzleOfTheDay => "每日一题",
        SolvePuzzles => "开始做题",
        DailySolved => "今天的题已解出。下一题在零点（UTC {time}）更新。",
        DailyStreak => "连续天数：{count}",
        PuzzleRating => "你的等级分：{rating}",
        PuzzleRatingChange => "你的等级分：{rating}（{change}）",
        PuzzlesTried => "无失误、无提示解出：{solved} / {tried}",
        PuzzlesDue => "今天要复习：{count}",
        WhichPuzzles => "类型",
        AllPuzzles => "全部",
        SmallBoards => "3×3 至 7×7",
        BoardsInSpace => "立体",
        WinWithFours => "连续冲四取胜",
        WinWithThreats => "连续威胁取胜",
        Defence => "防守",
        QuietMove => "做棋",
        TwoFours => "双四",
        TwoThrees => "双活三",
        TooLongRow => "长连",
        FourThree => "四三",
        AtTheEdge => "靠边",
        Fork => "双重威胁",
        SpaceDiagonal => "体对角线",
        ForbiddenReply => "抓禁手",
        FindWin => "找出制胜的一步。",
        FindOnlyMove => "找出唯一不输的一步。",
        RightGoOn => "正确。找出下一步。",
        RightMove => "正确。",
        DoesNotWin => "{cell} 不能取胜：对方会应在 {reply}。",
        LosesTo => "{cell} 会输：对方会应在 {reply}。",
        IsNoWin => "{cell} 不能取胜。",
        HintTheme => "主题：{theme}。",
        HintColumn => "答案在 {column} 列。",
        HintLayer => "答案在第 {layer} 层。",
        HintMove => "答案是 {cell}。",
        NextPuzzle => "下一题",
        ShareResult => "分享结果",
        SharedPuzzle => "In a Row {date}每日一题：{result}",
        SharedSolved => "一次解出",
        SharedTries => "走错 {count} 次",
        SharedHints => "提示 {count} 次",
        PuzzlesMissing => "题目加载失败。请检查网络，然后重新打开。",
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

        HowToWin => "双方轮流在空位落子，先把 {run} 子连成一线者胜：横、竖、斜都算。",
        LongerRowCountsNothing => "更长的连线不算。",
        HowToWinInSpace => "双方轮流在空位落子，先把 {run} 子连成一线者胜：同一层或贯穿各层都算。",
        WhenDrawn => "双方都无法再连成线时，即为和棋。",
        NoDrawInSpace => "这里没有和棋：先手下在中心，四步内就能赢；你下棋时，本页会算出来。",
        FirstCanWin => "先手必胜。",
        RulesWithoutEnd => {
            "格子从第一子数起：r3u4 是向右三格、向上四格，l1d2 是向左一格、向下两格。拖动棋盘能看到更多，用方向键也能一直走下去；输入格子的名称就会移到那里，按 Enter 落子。缩放用双指、Ctrl 加滚轮，或 + 和 −。这里不会自动判和：双方都没有进展时，请用“提议和棋”。"
        }
        LineAlong => "沿同一层的行或列",
        LineDiagonal => "沿同一层的对角线",
        LineStraightUp => "竖直贯穿各层",
        LineUpAndAlong => "沿行或列逐层上升",
        LineCornerToCorner => "从立方体一角到对角",
        HowRenju => {
            "黑棋先下，恰好五子连线获胜；白棋五子及以上连线获胜。黑棋不能一步形成两个活三（三三禁手）、两个四（四四禁手）或六子以上（长连禁手），除非这一步同时成五。活三是再下一子就能成活四的三，而且那一子黑棋能下才算。白棋逼黑棋下在禁手点，也能获胜。"
        }
        HowCaro => "恰好五子连线获胜，但两端都被对方棋子堵住不算。棋盘边缘不算堵住。",
        HowCaroWithOverlines => {
            "五子连线获胜，但两端都被对方棋子堵住不算；棋盘边缘不算堵住。六子及以上连线一律算胜。"
        }
        ThreeIs => "活三：再下一子成活四",
        FourIs => "四：再下一子成五",
        OverlineIs => "长连：禁手",
        DoubleFourIs => "四四：禁手",
        DoubleFourInLineIs => "同一条线上的四四：禁手",
        DoubleThreeIs => "三三：禁手",
        NoDoubleThreeIs => "不是三三：其中一条只能成长连",
        BlockedFiveIs => "两端都被堵住：不算胜",
        OpenFiveIs => "有一端没堵住：获胜",
        MoveForbidden => "第 {move} 步 {cell} 不能下，{foul}",
        RuleNotHere => "此棋盘不能用这种规则",
        OpeningNotHere => "此棋盘不能用这种开局",
        WrongChoice => "缺少选黑白的一步，或者它的位置不对",
        HowToPlay => {
            "点一下格子即可落子。用键盘时，方向键在棋盘上移动，Enter 或空格键落子，Home 和 End 到一行的两端，Page Up 和 Page Down 到立体棋盘的上下层。在无边棋盘上，这些键会走得更远。"
        }
        HowToArrange => {
            "摆局面时，可以把棋子拖到别处。用键盘时，空格键拿起和放下棋子，Esc 放回原处，Delete 拿掉。"
        }
        HowScoreIsKept => {
            "比分保存在此浏览器里，每种棋盘和对手分开计算；链接棋局和摆局面开始的棋局不计入。除了你发送的链接，任何内容都不会离开你的设备；第一次打开之后，本页无需联网。"
        }

        HowMinimaxThinks => "Minimax 怎样思考",
        Calls => "调用树",
        CallsAsText => "用文字列出调用",
        Step => "步骤",
        ToFirstStep => "到第一个步骤",
        OneStepBack => "上一个步骤",
        OneStepOn => "下一个步骤",
        ToAnswer => "到答案",
        Position => "局面",
        OnTheBoard => "棋盘上的",
        Example => "示例",
        OnlyFewFreeCells => "你的棋盘上空位不超过 5 个时，可以在这里看。",
        AlphaBeta => "Alpha-Beta 剪枝",
        Scheme => {
            "{mark} 该下哪里？Minimax（极大极小搜索）会试每一步、每种应对，直到终局。{mark} 胜计 +10，负计 −10，和棋计 0。{mark} 取最高分，{other} 取最低分。"
        }
        MarkToMove => "轮到 {mark}",
        CallAhead => "{call}：没有看",
        CallOpen => "{call}：还没有分数",
        CallSoFar => "{call}：目前 {score}",
        CallScore => "{call}：{score}",
        CallScoreKept => "{call}：{score}，采用",
        Call => "调用 {number}",
        CallOf => "调用 {number}：{move}",
        KeepsHighest => "{call}。轮到 {mark}，取最高分。",
        KeepsLowest => "{call}。轮到 {mark}，取最低分。",
        FillsBoard => "{call}。棋盘已满：0。",
        CompletesLine => "{call}。连成一线：{score}。",
        Answer => "答案是 {move}，分数 {score}。",
        AlreadyHas => "{move} 得 {score}：{mark} 已有 {best}。",
        HighestSoFar => "{move} 得 {score}：目前最高，{mark} 暂时采用。",
        LowestSoFar => "{move} 得 {score}：目前最低，{mark} 暂时采用。",
        SettlesIt => "{step}{mark} 已有不比这差的下法，其余不必再看：{moves}。",
        LookedAt => "看过的局面：{plain} 个；用 Alpha-Beta 剪枝为 {pruned} 个。",
        LookedAtFromEmpty => {
            "从 {board} 的空棋盘开始：{plain} 个；用 Alpha-Beta 剪枝为 {pruned} 个。"
        }

        InstalledDescription => "井字棋、五子棋和其他棋盘，对手是电脑或好友。无需联网。",
        Continue => "继续",
        PlayGomoku => "五子棋",
        OnAPhone => "手机上的五子棋",
        OnAComputer => "电脑上的五子棋",
    }
}
