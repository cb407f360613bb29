//! Japanese.

use crate::words::Text;

/// What each text says in Japanese.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => {
            "ゲームを読み込めませんでした。接続を確認するか、ブラウザをアップデートしてください。"
        }

        NewGame => "新規対局",
        Undo => "待った",
        Redo => "進める",
        Hint => "ヒント",
        Place => "打つ",
        PlayAgain => "もう一局",
        Names => "名前",
        SwapNames => "名前を入れ替える",
        EmptyName => "名前がないときは、マークや石の色を表示します。",
        Review => "検討",
        Easier => "弱い相手",
        Harder => "強い相手",
        SeeHow => "敗因を見る",
        Puzzles => "詰め問題",
        Menu => "メニュー",
        ResetScore => "スコアをリセット",
        Share => "共有",
        Rules => "ルール",
        Settings => "設定",
        SendLink => "リンクを送る",
        SendAgain => "もう一度送る",

        Dismiss => "閉じる",
        TryAgain => "再試行",
        Loading => "読み込み中…",
        PartMissing => {
            "ページの一部を読み込めませんでした。接続を確認してください。対局は続けられます。"
        }

        Score => "スコア",
        Draws => "引分",
        Thinking => "考え中",
        ToMove => "手番",
        You => "あなた",
        Computer => "CPU",
        Friend => "友達",
        PlayerOne => "プレイヤー1",
        PlayerTwo => "プレイヤー2",

        Easy => "やさしい",
        MediumStrength => "ふつう",
        Hard => "むずかしい",
        Best => "最強",
        FirstFree => "端から順",
        Random => "気まぐれ",
        Guard => "番人",
        Clerk => "事務員",
        Centre => "中央派",
        Strategist => "軍師",
        Minimax => "ミニマックス",
        Level => "レベル{level}",

        PieceToMove => "{piece}の手番|黒の手番|白の手番",
        YourMove => "あなたの手番",
        YourFriendsMove => "友達の手番",
        YouWin => "あなたの勝ち",
        ComputerWins => "CPUの勝ち",
        FriendWins => "友達の勝ち",
        PieceWins => "{piece}の勝ち|黒の勝ち|白の勝ち",
        Draw => "引き分け",
        Numbered => "{status}、{move}手目",
        Played => "最後の手：{cell}",
        Agreed => "双方の合意",
        TapASquare => "3つ並べたら勝ち。マスをタップしてください。",
        NoLineLeft => "もうどちらも並べられません",

        Comma => "、",
        And => "と",

        NoughtsAndCrosses => "三目並べ",
        InARow => "{run}目並べ {board}",
        Empty => "空き",
        PieceInside => "{piece}|黒|白",
        CellMove => "{move}手目",
        LastMove => "最後の手",
        WinningLine => "勝ちのライン",

        Sentences => "{first}{second}",

        PageTitle => "In a Row: 三目並べ",
        PageDescription => {
            "ブラウザで遊ぶ三目並べ（まるばつゲーム）と五目並べ。CPUとも友達とも対局できます。無料、登録もインストールも不要。タッチ、マウス、キーボード、スクリーンリーダーで遊べます。"
        }
        Framed => {
            "このページは別のページの中に表示されています。タップを悪用されるおそれがあります。"
        }
        OpenInOwnTab => "新しいタブで開く",

        InARowWithoutEnd => "{run}目並べ 無限の盤",
        OnLayer => "{layer}段目、{cell}",
        Selected => "選択中",
        PickedUp => "持ち上げ中",
        GoodMove => "好手",
        InLineFor => {
            "読み筋：{piece}、{number}手目|読み筋：黒、{number}手目|読み筋：白、{number}手目"
        }
        LeadsToWin => "{moves}勝ち",
        LeadsToDraw => "引き分け",
        LeadsToLoss => "{moves}負け",
        InMoves => "{count}手で",
        WinSign => "勝{moves}",
        DrawSign => "分",
        LossSign => "負{moves}",

        ZoomIn => "拡大",
        ZoomOut => "縮小",
        Fit => "全体",
        TurnClockwise => "時計回りに回す",
        TurnAnticlockwise => "反時計回りに回す",
        ToFront => "正面",
        Stacked => "積み重ね",
        SideBySide => "横並び",
        LayerName => "{layer}段目",
        MoveNow => "すぐ打たせる",
        MoveList => "棋譜",
        MadeMove => "{piece} {cell}|黒 {cell}|白 {cell}",
        OfferDraw => "引き分けを提案",
        Agree => "引き分けに合意",
        AllMarks => "すべて表示",
        AllMarksAfter => "{count}手目までの全体図",
        ToCells => "マスの表示に戻る",
        ToLastMove => "最後の手へ",
        NotOnBoard => "{cell}、盤の外",
        Threats => "狙い",
        ThreatsOff => "狙いを非表示にしました。",
        NoThreats => "狙いはありません。",
        WinsHere => "{piece}はここで勝ち|黒はここで勝ち|白はここで勝ち",
        ForkFor => "{piece}のダブルリーチ|黒のダブルリーチ|白のダブルリーチ",
        RowFor => "{piece}の{count}連|黒の{count}連|白の{count}連",
        OpenRowFor => "{piece}の活{count}|黒の活{count}|白の活{count}",
        LegendWin => "勝ち",
        LegendFork => "ダブルリーチ",
        LegendRow => "{count}連",
        LegendOpenRow => "活{count}",
        ThreatsAt => "{threat}：{cells}。",

        TapAgain => "{cell}を選択中：もう一度タップするか、「打つ」を押してください",
        PressPlace => "{cell}を選択中：「打つ」を押すか、別のマスを選んでください",
        HintIs => "ヒント：{cell}、{why}",
        GlowingCell => "光っているマス",
        HintWins => "打てば勝ち",
        HintBlocks => "相手のラインを止める手",
        HintMakesTwoThreats => "ダブルリーチ",
        HintWinsIn => "{moves}勝ち",
        HintOnlyDraws => "引き分けにできる唯一の手",
        HintDraws => "引き分けにできる手",
        HintDelays => "最善でも{moves}負けるが、いちばん粘れる手",
        HintStopsAnAttack => "相手の攻めを止める手",
        HintLooksBest => "いちばん良さそうな手",
        BlockHere => "ここを止める？",
        NoHint => "急ぐ手はなく、この局面にヒントはありません。",
        CellTaken => "そのマスは埋まっています。",
        NothingToUndo => "待ったできる手がありません。",
        NothingToRedo => "進められる手がありません。",
        LastMovesInOrder => "最後の3手（打った順）",
        TryNext => "ほかのゲーム",
        PlayAFriend => "友達と対戦",
        OffersDraw => {
            "{piece}が引き分けを提案しています|黒が引き分けを提案しています|白が引き分けを提案しています"
        }
        YouOfferDraw => "あなたが引き分けを提案しています",
        FriendOffersDraw => "友達が引き分けを提案しています",
        MovedLastAndOffersDraw => {
            "最後に打った{piece}が引き分けを提案しています|最後に打った黒が引き分けを提案しています|最後に打った白が引き分けを提案しています"
        }
        Depth => "深さ{depth}、{seconds}秒",
        PositionsDone => "{all}局面中{done}局面",
        Stop => "停止",
        StopCalculating => "計算を停止",

        RestoreScore => "スコアを元に戻す",
        ScoreIsReset => "スコアをゼロに戻しました。",
        SetAside => {
            "保存データの一部を読み込めませんでした。削除せずに残してあります。対局は続けられます。"
        }
        StorageNewer => {
            "保存データの一部は、このページの新しいバージョンのものです。そのまま残してあります。ページを再読み込みすると新しいバージョンになります。"
        }
        StorageFull => {
            "このページの保存領域がいっぱいです。これからの対局は、ページを閉じると失われます。「保存データ」でファイルに保存してから、「共有」の「対局一覧」で対局を削除してください。それでも足りなければ、ブラウザでこのサイトのデータを消去し、ファイルを読み込んでください。"
        }
        StorageBlocked => {
            "このブラウザは保存をブロックしています。対局とスコアは、ページを閉じると失われます。"
        }
        NewVersion => {
            "新しいバージョンがあります。次の対局から切り替わりますが、今すぐ更新することもできます。"
        }
        Update => "更新",
        AnalysisMissing => "解析エンジンを読み込めませんでした。ほかの機能は使えます。",
        AnalysisUnusable => "解析エンジンが正しく応答しませんでした。ほかの機能は使えます。",
        Refit => "合わせ直す",
        CouldBeRefitted => "盤を画面に合わせたあとで、画面の大きさが変わりました。",
        HearMoves => "打つときに音を鳴らしますか？",
        SoundOn => "鳴らす",
        NoThanks => "鳴らさない",
        Restore => "元に戻す",
        OutOfReach => "盤の端です。打てるのは初手から{cells}マスまでです。",
        DrawDeclined => "CPUは引き分けを断りました。リーチのないまま{moves}手続けば応じます。",
        LanguageMissing => "この言語を読み込めませんでした。接続を確認してください。",

        Board => "盤",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "全画面",
        Gomoku => "五目並べ 15×15",
        Large => "19×19",
        CubeOfThree => "立体 3×3×3",
        CubeOfFour => "立体 4×4×4",
        WithoutEnd => "無限の盤",
        Custom => "カスタム",
        Columns => "横",
        Rows => "縦",
        Layers => "段数",
        Run => "並べる数",
        NumberOfLayers => "{name}：1、または{least}～{most}にしてください。",
        OnlyNumber => "{name}：この盤では{number}にしてください。",
        NumberFromTo => "{name}：{least}～{most}にしてください。",
        ProvedWin => "証明済み：先手必勝",
        ProvedDraw => "証明済み：最善を尽くせば引き分け",
        Renju => "連珠 15×15",
        Caro => "カロ 15×15",
        CaroWithoutEnd => "カロ 無限の盤",
        Freestyle => "フリースタイル",
        ExactlyRun => "ちょうど{run}個",
        RenjuRule => "連珠",
        CaroRule => "カロ",
        CaroWithOverlines => "カロ（長連も勝ち）",
        FreestyleIs => "{run}個以上並べると勝ちです。",
        ExactlyRunIs => "ちょうど{run}個並べると勝ち、長連は無効です。",
        RenjuIs => "黒は三三・四四・長連が禁手です。",
        CaroIs => "ちょうど5個並べると勝ちですが、両端を止められると無効です。",
        CaroWithOverlinesIs => "5個は両端を止められると無効、6個以上はいつでも勝ちです。",
        Opening => "開局",
        FreeOpening => "自由",
        SwapOpening => "スワップ",
        Swap2Opening => "スワップ2",
        ProOpening => "プロ",
        LongProOpening => "ロングプロ",
        FreeOpeningIs => "制限はありません。",
        SwapIs => "片方が1手打ち、もう片方が色を選びます。",
        Swap2Is => "片方が3手打ちます。もう片方は、色を選ぶか、2手足して相手に選ばせます。",
        ProIs => "黒の初手は中央、黒の2手目は中央の{size}より外に打ちます。",
        Overline => "長連",
        DoubleFour => "四四",
        DoubleThree => "三三",
        NotInCentre => "初手は中央に打ちます",
        NearCentre => "中央に近すぎます",
        FoulOfRows => "{foul}（{rows}）",
        RowFromTo => "{first}～{last}",
        ForbiddenHere => "打てません：{foul}",
        IsForbidden => "{cell}には打てません：{foul}。",
        OpeningStone => "{count}手中{number}手目、次に相手が色を選ぶ",
        ChooseColour => "色を選んでください",
        ComputerChooses => "CPUが色を選択中",
        FriendChooses => "友達が色を選択中",
        PlayerChooses => "{player}：色を選んでください",
        AddTwoStones => "2手追加",
        YouMoveNext => "次はあなたの手番",
        OtherMovesNext => "次は相手の手番",
        OtherThenChooses => "次に相手が選ぶ",
        YouPlay => "あなたは{piece}です。|あなたは黒です。|あなたは白です。",
        ComputerPlays => "CPUは{piece}です。|CPUは黒です。|CPUは白です。",
        FriendPlays => "友達は{piece}です。|友達は黒です。|友達は白です。",
        PlayerPlays => "{player}は{piece}です。|{player}は黒です。|{player}は白です。",
        OnlyAnswerForbidden => "黒の唯一の防ぎ手{cell}が禁手：{foul}",
        ForbiddenPoints => "禁手の表示",
        PlayPiece => "{piece}を持つ|黒を持つ|白を持つ",
        Against => "対戦モード",
        FriendHere => "2人で対戦",
        FriendByLink => "友達とリンクで",
        Opponent => "相手",
        StrengthGrade => "難易度",
        EasyIs => "リーチは止めますが、わなに引っかかります。",
        MediumIs => "作戦を立て、たいていのわなを見抜きます。",
        HardIs => "めったに間違えません。",
        BestIs => "この盤でいちばん強い相手です。",
        AllOpponents => "すべての相手",
        MoreBoards => "ほかの盤",
        IsProved => "全対局を調べて証明",
        IsMeasured => "対戦で測定",
        IsNotMeasured => "この盤では未測定",
        More => "詳細設定",
        ChooseOpponent => "相手を選ぶ",
        HowStrong => "相手の強さは？",
        Explained => "{name}：{what}",
        WhoStarts => "先手",
        WhoMovesNext => "次の手番",
        InTurn => "交互",
        Chance => "ランダム",
        Pieces => "石・マーク",
        Marks => "XとO",
        Stones => "碁石",
        YourMark => "あなたのマーク",
        YourStones => "あなたの石",
        PlayerOnesMark => "{name}のマーク",
        PlayerOnesStones => "{name}の石",
        StarterIsX => "先手がX",
        StarterIsBlack => "先手が黒",
        PieceAlone => "{piece}|黒|白",
        Start => "対局開始",
        MakeLink => "リンクを作る",
        Arrange => "局面を作る",
        WinsWith => "{run}個並べる",
        WinsWithExactly => "ちょうど{run}個並べる",
        WinsWithOrMore => "{run}個以上並べる",

        FirstFreeIs => "最初の空きマスに打つ",
        RandomIs => "どこにでも打つ",
        GuardIs => "揃える、止める、あとは勘",
        ClerkIs => "揃える、止める、あとは最初の空きマス",
        CentreIs => "まず中央、あとは番人と同じ",
        StrategistIs => "揃える、止める、あとは作戦どおり",
        MinimaxIs => "あらゆる展開を最後まで読む",
        LevelOneIs => "自分の手とあなたの応手を読む",
        LevelTwoIs => "ダブルリーチが見える",
        LevelThreeIs => "数手先を読む",
        LevelFourIs => "四追い勝ちが見える",
        LevelFiveIs => "ずっと先まで読む",
        LevelSixIs => "じっくり考える",
        LevelFourInSpaceIs => "必勝手順が見える",
        LevelSixInSpaceIs => "じっくり考えて勝ちを証明する",
        MeasuredAgainst => "{opponent}と{count}局：{won}勝{drawn}分{lost}敗",
        MeasuredNote => "{character}。{result}",
        NoteIfYouStart => "{character}。あなたが先手なら{chance}",
        NoteIfItStarts => "{character}。相手が先手なら{chance}",
        NeverWin => "絶対に勝てない",
        HardlyEverWin => "ほとんど勝てない",
        WinTimesIn => "{of}局中{count}局勝てる",
        WinAboutTimesIn => "{of}局中{count}局ほど勝てる",
        NearlyAlwaysWin => "ほぼ必ず勝てる",
        AlwaysWin => "必ず勝てる",

        Close => "閉じる",

        Language => "言語",
        LikeTheBrowser => "ブラウザと同じ",
        Look => "テーマ",
        LikeTheSystem => "システムと同じ",
        Midnight => "真夜中",
        Paper => "紙",
        Wood => "木目",
        Sound => "音",
        Quiet => "小",
        MediumLoud => "中",
        Loud => "大",
        Vibration => "振動",
        Off => "オフ",
        On => "オン",
        ComputerAnswers => "CPUの応手",
        AtOnce => "すぐに",
        AfterHalfASecond => "0.5秒後",
        AfterASecond => "1秒後",
        LevelSixThinks => "レベル6の考慮時間",
        ForASecond => "1秒",
        ForFiveSeconds => "5秒",
        ForHalfAMinute => "30秒",
        ToMakeAMove => "打ち方",
        TapACell => "マスをタップ",
        SelectThenPlace => "マスを選んで「打つ」",
        ButtonsFor => "ボタンの配置",
        RightHand => "右手用",
        LeftHand => "左手用",
        SecondPlayer => "プレイヤー2のボタンの向き",
        Upright => "そのまま",
        Turned => "逆向き",
        TurnedIs => {
            "逆向き：スマホを2人の間に置いたとき、プレイヤー2のカードとボタンがプレイヤー2の側を向きます。"
        }
        SpaceBoards => "立体の盤",
        AsFits => "自動",
        MoveResults => "マスごとの勝敗",
        Keys => "キー操作",
        SingleKeys => "文字キーのショートカット",
        OtherVariation => "別の変化",
        ChooseCell => "マスを選ぶ",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "手数の表示",
        Erase => "消す",

        HasWonAlready => {
            "{piece}がすでに勝っています|黒がすでに勝っています|白がすでに勝っています"
        }
        NoLineForAnyone => "どちらも並べられません",
        NobodysTurn => "どちらの手番でもありません",
        TapPuts => "タップで置くもの",
        Alternate => "交互",
        SideToMove => "手番",
        Clear => "全消去",
        Mirror => "左右反転",
        Turn => "回転",
        Back => "戻る",
        Analyse => "検討",
        PlayFromHere => "ここから対局",
        IsPickedUp => "{cell}を持ち上げ中",
        CountOfPiece => "{piece} {count}個|黒{count}個|白{count}個",
        Counts => "{first}、{second}",
        TooMany => {
            "{counts}：{piece}が多すぎます|{counts}：黒が多すぎます|{counts}：白が多すぎます"
        }
        OnlyToLookAt => "{counts}：閲覧のみ",

        AtMove => "手数",
        ToBeginning => "最初へ",
        OneMoveBack => "1手戻る",
        OneMoveOn => "1手進む",
        ToEnd => "最後へ",
        BeforeFirstMove => "初手の前",
        PlayOn => "ここから再開",
        EndReview => "検討を終了",
        InVariation => "変化",
        RemoveMoves => "ここから削除",
        RestoreMoves => "元に戻す",
        ReturnToGame => "対局に戻る",
        MovesLeftOut => {
            "{number}手目はルール上打てないため、省きました。省いた手は全部で{count}手です。"
        }
        FileFailed => "{file}：{why}",
        AtPlace => "{why}（{place}）",
        AtLine => "{line}行目、{column}文字目",
        AtByte => "{number}バイト目",
        FileCutOff => "途中で切れています",
        Play => "再生",
        Pause => "一時停止",
        HalfSpeed => "0.5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "{all}手中{at}手目",
        MoveOfBy => {
            "{all}手中{at}手目、{piece} {cell}|{all}手中{at}手目、黒 {cell}|{all}手中{at}手目、白 {cell}"
        }
        Excellent => "好手",
        Good => "良い手",
        Dubious => "疑問手",
        Mistake => "おそらく悪手",
        Blunder => "大悪手",
        HasWon => "{piece}の勝ち|黒の勝ち|白の勝ち",
        HasWonInside => "{piece}の勝ち|黒の勝ち|白の勝ち",
        CanWinIn => "{piece}は{moves}勝てる|黒は{moves}勝てる|白は{moves}勝てる",
        ADraw => "引き分け",
        StandsBetter => "{piece}が優勢|黒が優勢|白が優勢",
        AboutEven => "互角",
        MissesWinIn => "{moves}の勝ちを逃した",
        LetsWinIn => {
            "{piece}に{moves}の勝ちを許した|黒に{moves}の勝ちを許した|白に{moves}の勝ちを許した"
        }
        EngineLines => "読み筋",
        BalancedMoves => "互角の手",
        FewerLines => "読み筋を減らす",
        MoreLines => "読み筋を増やす",
        ChanceOf => "{piece} {percent}|黒 {percent}|白 {percent}",
        LinesDepth => "深さ{depth}",
        LinesDetail => "{seconds}秒で{positions}局面",
        Promote => "変化を優先",
        Notes => "メモ",
        Triangle => "三角",
        Square => "四角",
        Circle => "丸",
        Cross => "バツ",
        StopDrawing => "描画を終了",
        VariationsChanged => {
            "このリンクの変化は、途中で切れているか書き換わっています。変化を除いた対局を表示します。"
        }
        AnalysisTooLarge => {
            "この検討は大きすぎて、ここには保存できません。ファイルとして保存してください。"
        }
        Moves => "{count}手",
        VerdictAnd => "{verdict}、{standing}",
        Better => "{judged}。より良い手：{cells}",
        NextMove => "次：{move}、{verdict}",
        DecidedBy => {
            "{ended}。勝負を決めたのは{move}手目、{piece} {cell}。|{ended}。勝負を決めたのは{move}手目、黒 {cell}。|{ended}。勝負を決めたのは{move}手目、白 {cell}。"
        }
        NoSingleMove => "{ended}。勝負を決めた一手はありません。",
        LookingAtGame => "対局を解析中：{progress}",
        Mistakes => "悪手",
        FindBetterMove => {
            "{piece}は{cell}に打ちました。より良い手は？|黒は{cell}に打ちました。より良い手は？|白は{cell}に打ちました。より良い手は？"
        }
        IsBetter => "{cell}は良い手です。",
        IsNotBetter => "{cell}では不十分です。もっと良い手があります。",
        LookingAtMove => "{cell}を調べています…",
        ShowSolution => "答えを見る",
        NextMistake => "次の悪手",
        NoMoreMistakes => "悪手はもうありません。",
        MistakesBySide => "悪手：{first}、{second}。",
        PuzzleSolved => "正解",
        PuzzleSolution => "正解手順",
        StepOf => "ステップ{step}/{steps}",
        MissedWin => "勝ちを逃した局面",

        Accept => "対局する",
        NotNow => "あとで",
        TakeLink => "この対局を使う",
        TakeSeat => "対局に参加",
        KeepKnown => "自分の対局を残す",
        ShowKnown => "自分の対局を見る",
        ShowLink => "リンクの対局を見る",
        Invited => {
            "友達から「{game}」の招待です。あなたは{piece}です。|友達から「{game}」の招待です。あなたは黒です。|友達から「{game}」の招待です。あなたは白です。"
        }
        OwnGameKept => "自分の対局は残ります。",
        PositionFromLink => "リンクの局面です。自分の対局は残ります。",
        Watching => {
            "ほかの2人の対局を観戦しています。自動では更新されません。続きは、次に送られるリンクを開くと見られます。"
        }
        AsksToTakeBack => "友達が「待った」（{count}手）を求めています。",
        Earlier => "{count}手前の時点の対局です。",
        FromYourSide => {
            "このリンクはあなたの側から送られたものなのに、友達の{move}手目が加わっています。自分で別の端末から送った場合だけ「この対局を使う」を押してください。"
        }
        AnotherGame => "このリンクは、保存した対局とは別の対局のものです。",
        Differs => "{move}手目が保存した対局と違います：リンクでは{linked}、手元では{known}です。",
        DiffersAsk => {
            "{move}手目が保存した対局と違います：リンクでは{linked}、手元では{known}です。どちらに打ったか、友達に聞いてください。"
        }
        PlayedForYou => {
            "このリンクの{move}手目はあなたの手ですが、ここで打ったものではありません。"
        }

        NowSend => "リンクを送ってください",
        SentAndWaiting => "送信済み。友達を待っています",
        WaitingForFriend => "友達のリンクを待っています",

        TheLink => "リンク",
        TheMoves => "棋譜",
        TheBoard => "盤面",
        LinkIsASeat => {
            "このリンクがあれば、誰でも友達の代わりに打てます。友達だけに送ってください。"
        }
        CopyLink => "リンクをコピー",
        CopyMoves => "棋譜をコピー",
        CopyBoard => "盤面をコピー",
        Scan => "別のスマホで読み取る",
        OpenGame => "対局を開く",
        LinkMovesOrText => "リンク、棋譜、またはファイルの中身",
        TheText => "テキスト",
        ChooseFiles => "ファイルを選択",
        AboutFiles => {
            "SGF、RenLib（.lib）、.psq、.pos、.savのファイルを開けます。ページのどこにドロップしてもかまいません。"
        }
        GamesInFiles => "対局を選ぶ",
        Comment => "コメント",
        JudgementOfMove => "この手",
        NoSign => "記号なし",
        VeryGoodMove => "妙手",
        InterestingMove => "面白い手",
        DrawOnBoard => "盤に描く",
        Letter => "文字",
        Analyses => "検討",
        WithVariations => "変化とメモも含める",
        VariationsTooLong => {
            "変化が多すぎて、リンクに収まりません。対局をファイルとして保存してください。"
        }
        OpenAnyway => "それでも開く",
        Library => "ライブラリ",
        AboutLibrary => {
            "棋譜ファイルをこの端末に保存します。同じ局面（回転・反転を含む）が現れた対局と、その次の手を探せます。"
        }
        AddFiles => "ファイルを追加",
        AddToLibrary => "ライブラリに追加",
        SearchGames => "対局者・大会・日付",
        WithThisPosition => "この局面が現れた対局のみ",
        FoundGames => "{count}局見つかりました。",
        FirstListed => "最初の{count}局を表示しています。",
        NextMoves => "次の手",
        FilesNotKept => {
            "このブラウザにはファイルを保存できませんでした。ページを再読み込みすると消えます。"
        }
        GameNumber => "対局{number}",
        UnknownFormat => "対応していない形式です",
        NoGameInside => "対局が含まれていません",
        FileTooLong => "ファイルが大きすぎます",
        FileGoesOn => "末尾に余分なデータがあります",
        FileNotUnderstood => "この部分を読み取れません",
        AnotherKindOfGame => "別のゲームの棋譜です",
        CellOutside => "盤にないマスです",
        SaveAsFile => "ファイルとして保存",
        NotInFormat => "この種類のファイルには、この盤や局面を保存できません。",
        GameSaved => "保存しました。",
        PasteHere => "リンクか棋譜を貼り付け",
        Open => "開く",
        SharePicture => "画像を共有",
        SavePicture => "画像を保存",
        SaveReplay => "リプレイを保存",
        SaveGif => "GIFを保存",
        PageName => "In a Row",
        FinalBoard => "終局図。{result}。{game}。",
        GameOfMoves => "{game}、{moves}",
        Message => "{game}：{what}",
        YourMoveYouAre => "あなた（{piece}）の手番|あなた（黒）の手番|あなた（白）の手番",
        Shared => "共有しました。",
        Copied => "コピーしました。友達とのチャットやメールに貼り付けてください。",
        NotSent => "送信しませんでした。",
        CopyYourself => {
            "このブラウザでは送信もコピーもできません。テキストを選択してあるので、自分でコピーしてください。"
        }
        Saved => "保存しました。ダウンロードフォルダーにあります。",
        PictureNotTaken => "画像を共有できませんでした。代わりに保存してください。",
        PictureNotDrawn => {
            "このブラウザでは画像を作れません。代わりにスクリーンショットを撮ってください。"
        }

        YourGames => "対局一覧",
        NoGames => "対局はまだありません。別の対局に移ると、途中の対局はここに残ります。",
        FinishedGames => "終局",
        GoOn => "続ける",
        Remove => "削除",
        Choose => "選択",
        ChooseAllOver => "終局した対局を全選択",
        RemoveChosen => "選択した対局を削除",
        ListedGame => {
            "{board}、{run}目並べ、あなたは{piece}、{moves}|{board}、{run}目並べ、あなたは黒、{moves}|{board}、{run}目並べ、あなたは白、{moves}"
        }
        ListedOwn => "{board}、{run}目並べ、{opponent}、{moves}",
        ListedPosition => "{board}、{run}目並べ、{marks}",
        MarksCount => "盤上{count}個",
        WaitingToJoin => "参加を待っています",
        YouWon => "あなたの勝ち",
        FriendWon => "友達の勝ち",
        Arranging => "作成中の局面",
        HowManyGames => "リンク対局は{count}局（最大{most}局）。",
        PastGamesKept => "終局した対局は新しい順に{most}局まで残ります。",
        OldGamesDropped => {
            "「対局一覧」に残るのは新しい{most}局までです。いちばん古い対局を削除しました。"
        }
        GamesFull => {
            "リンク対局が上限の{most}局になりました。新しく始めたり参加したりするには、「共有」の「対局一覧」で対局を削除してください。"
        }
        GamesRemoved => "{count}件を削除しました。",

        WhatsNew => "更新内容",
        Install => "インストール",
        InstallByHand => {
            "ホーム画面から遊ぶには、ブラウザのメニュー（iPhoneとiPadでは共有メニュー）で「ホーム画面に追加」を選んでください。"
        }
        YourData => "保存データ",
        Statistics => "成績",
        StatisticsCleared => "成績を消去しました。",
        Send => "送る",
        Scanned => "読み取り済み",
        MoveFirst => "先に打つ",
        InviteOrMove => "このリンクを友達に送るか、先に打ってから送ってください。",
        InviteToStart => "このリンクを友達に送ってください。先手は友達です。",
        SendYourMove => {
            "このリンクを友達に送ってください。友達があなたの手を見て、リンクで返事をします。"
        }
        SendResult => "このリンクを友達に送ってください。友達に結果が伝わります。",
        NowMove => "友達はもうリンクを開けます。打ったら、もう一度リンクを送ってください。",
        LinkIsSent => "このリンクは送信済みです。届かなかったときだけ、もう一度送ってください。",

        Strength => "相手の強さ",
        StrengthIsProved => {
            "どの相手についても、ありうる対局をすべて調べて、たった今証明したものです。数字は、あなたが最善を尽くした場合に勝てる割合です。"
        }
        StrengthIsMeasured => {
            "測定済み：{board}。どの相手も一段弱い相手と対戦し、先手は半分ずつです。レベル6の考慮時間は1手{seconds}秒です。"
        }
        StrengthIsNotMeasured => "未測定：{board}。いちばん近い測定済みの盤での結果です。",
        ForProgrammers => "プログラマー向け",
        ProgramsFindOut => {
            "これらはすべて、このページのソースコードにあるプログラムで求められます："
        }
        IfYouStart => "あなたが先手なら{chance}。",
        IfItStarts => "相手が先手なら{chance}。",
        Exactly => "{chance}（正確には{exactly}）",
        GamesBeatIt => "勝ち方は{count}通り。",
        ShowAWin => "勝ち方を見る",
        AgainstIfYouStart => "{opponent}、あなたが先手",
        AgainstIfItStarts => "{opponent}、相手が先手",
        StrategistsClaim => {
            "軍師の作者は「負けることはない」と言い、証明を求めています。あなたが先手なら{first}。相手が先手なら{second}。"
        }
        AlwaysBeaten => "必ず勝てます",
        BeatenWithLuck => "運がよければ勝てます",
        NotBeaten => "勝てません",

        LinkFailed => "リンクを開けませんでした：{why}。自分の対局は変わっていません。",
        NoLink => "対局へのリンクがありません",
        TooLong => "対局のリンクにしては長すぎます",
        CutOff => "途中で切れています。もう一度送ってもらってください",
        CutOffAfter => "{move}手目のあとで切れています。もう一度送ってもらってください",
        Changed => "途中で書き換わっています。コピーし直すか、もう一度送ってもらってください",
        TooLarge => "盤かマスの数字が大きすぎます",
        TooFar => "初手から{cells}マスより離れたマスがあります",
        Character => "{number}文字目の「{character}」が正しくありません",
        NoDraw => "引き分けの提案も合意もできない対局です",
        MoveTaken => "{move}手目の{cell}はふさがっています",
        MoveOutside => "{move}手目の{cell}は盤の外です",
        MoveNotFirst => "初手は必ずr0u0ですが、{move}手目が{cell}です",
        MoveAfterEnd => "{move}手目の{cell}は終局後の手です",
        WrongColumns => "盤の横が{count}マスですが、使えるのは{least}～{most}マスです",
        WrongRows => "盤の縦が{count}マスですが、使えるのは{least}～{most}マスです",
        WrongCube => "立体の盤は3辺とも同じ長さで、{least}～{most}マスです",
        WrongRun => "並べる数が{run}ですが、この盤では{number}だけです",
        WrongRunFromTo => "並べる数が{run}ですが、この盤では{least}～{most}です",
        MarkOutside => "盤の外に石かマークがあります",
        TwoMarks => "1つのマスに2つ置かれています",
        NobodysTurnInIt => "どちらの手番でもありません",
        BeginsAfterEnd => "すでに終局した局面から始まっています",

        ChangesMissing => "更新内容を読み込めませんでした。接続を確認してください。",
        AboutData => {
            "対局、スコア、成績、設定は、この端末だけに保存されています。ファイルに保存すれば、バックアップになり、別の端末にも移せます。ファイルを読み込むと、その内容がここに加わります。スコアが二重に数えられることも、今あるデータが上書きされることもありません。"
        }
        ExportData => "ファイルに保存",
        ImportData => "ファイルを読み込む",
        NotExported => "このブラウザではファイルを保存できません。",
        TakeTheirs => "ファイルの対局と設定を使う",
        TookTheirs => "ファイルの対局と設定に切り替えました。",
        FileNotRead => "ファイルを読み込めませんでした。何も変わっていません。",
        FileForeign => "In a Rowのファイルではありません。何も変わっていません。",
        FileNewer => {
            "In a Rowの新しいバージョンのファイルです。ページを再読み込みしてから、もう一度試してください。何も変わっていません。"
        }
        FileDamaged => "ファイルが壊れています。何も変わっていません。",
        FileTooLarge => "ファイルが大きすぎます。何も変わっていません。",
        NothingNew => "ファイルに新しい内容はありません。",
        BroughtIn => "読み込みました：{parts}。",
        Scores => "スコア{count}件",
        OtherGames => "対局{count}件",
        GamesByLink => "リンク対局{count}件",
        ArrangedPositions => "作った局面{count}件",
        SettingsChanged => "設定{count}件",
        PuzzlesBroughtIn => "解いた問題の記録",
        CurrentGame => "現在の対局",
        StayedAsTheyWere => "現在の対局と設定はそのままです。",

        NoStatistics => "終わった対局はまだありません。最後まで打つと、ここに表示されます。",
        Won => "勝ち",
        Drawn => "引き分け",
        Lost => "負け",
        Points => "得点率",
        Streak => "連続",
        LongestStreak => "最多連勝",
        StreakWon => "{count}勝",
        StreakDrawn => "{count}分",
        StreakLost => "{count}敗",
        LastGame => "前回の対局：{results}",
        LastGames => "最近の{count}局、古い順：{results}",
        ExactlyGame => "{game}、長連は無効",
        ResultsOf => "{game}、{name}の成績",
        AboutStatistics => {
            "上の棒は勝ち、下の棒は負け、横線は引き分けです。折れ線は勝つと上がり、負けると下がります。「スコアをリセット」しても成績は変わりません。リンク対局と、作った局面からの対局は数えません。"
        }
        ClearStatistics => "成績を消去",
        LessonsFinished => "完了したレッスン：{done}/{count}",
        PuzzleOfTheDay => "今日の問題",
        SolvePuzzles => "問題を解く",
        DailySolved => "今日の問題は正解済みです。次の問題は午前0時（UTC {time}）に出ます。",
        DailyStreak => "連続正解：{count}日",
        PuzzleRating => "レーティング：{rating}",
        PuzzleRatingChange => "レーティング：{rating}（{change}）",
        PuzzlesTried => "ノーミス・ヒントなし：{tried}問中{solved}問",
        PuzzlesDue => "今日の復習：{count}問",
        WhichPuzzles => "種類",
        AllPuzzles => "すべて",
        SmallBoards => "3×3～7×7",
        BoardsInSpace => "立体",
        WinWithFours => "四追い",
        WinWithThreats => "追い詰め",
        Defence => "受け",
        QuietMove => "静かな手",
        TwoFours => "四四",
        TwoThrees => "三三",
        TooLongRow => "長連",
        FourThree => "四三",
        AtTheEdge => "盤端",
        Fork => "ダブルリーチ",
        SpaceDiagonal => "立体の対角線",
        ForbiddenReply => "禁手に追い込む",
        FindWin => "勝つ手を見つけてください。",
        FindOnlyMove => "負けない唯一の手を見つけてください。",
        RightGoOn => "正解です。次の手を見つけてください。",
        RightMove => "正解です。",
        DoesNotWin => "{cell}では勝てません。{reply}と受けられます。",
        LosesTo => "{cell}だと、{reply}と打たれて負けます。",
        IsNoWin => "{cell}では勝てません。",
        WinIsCertain => "これで、どう受けられても勝ちです。",
        OtherMovesLose => "ほかの手はすべて負けです。",
        HintTheme => "テーマ：{theme}。",
        HintColumn => "正解は縦の{column}筋にあります。",
        HintLayer => "正解は{layer}段目にあります。",
        HintMove => "正解は{cell}です。",
        NextPuzzle => "次の問題",
        ShareResult => "結果を共有",
        SharedPuzzle => "In a Row {date}の問題：{result}",
        SharedSolved => "一発で正解",
        SharedTries => "間違えた手：{count}",
        SharedHints => "ヒント：{count}",
        CopiedResult => "コピーしました。",
        PuzzlesMissing => "問題を読み込めませんでした。接続を確認して、もう一度開いてください。",
        FromYourGames => "自分の対局から",
        SearchingGames => "対局を調べています…",
        NoMissedWin => "CPUとの対局に、勝ちを逃した局面はもうありません。",
        Learn => "レッスン",
        LearnAbout => "盤に打ちながら学べる、短いレッスンです。",
        LessonFinished => "完了",
        NextStep => "次へ",
        NextLesson => "次のレッスン",
        LessonOver => "このレッスンはこれで終わりです。",
        LookElsewhere => "{cell}も考えられますが、ここでは別の手を探しましょう。",
        NotThere => "{cell}ではありません。もう一度探しましょう。",
        NotThatAnswer => "違います。石をもう一度よく見てください。",
        TryCell => "{cell}に打ってみましょう。",
        TakeBlack => "黒",
        TakeWhite => "白",
        LessonFours => "四と三",
        LessonForks => "ダブルリーチ",
        LessonFouls => "連珠の禁手",
        LessonSpace => "立体で考える",
        NoughtsRow => "あなたはXです。3つ並べると勝ちです。あと1つ打って揃えましょう。",
        NoughtsBlock => "Oはあと1つで3つ並びます。そのマスに先に打ちましょう。",
        NoughtsFork => {
            "リーチが同時に2つできる手が「ダブルリーチ」です。Oは1つしか止められません。ダブルリーチを作って、勝ちましょう。"
        }
        NoughtsCorner => {
            "今度はあなたがOです。Xは真ん中を取りました。安全なのは四すみだけです。どれか1つに打ちましょう。"
        }
        NoughtsCentre => "Xがすみを取りました。安全なのは真ん中だけです。そこに打ちましょう。",
        NoughtsEdge => {
            "Xはすみを2つ取り、ダブルリーチを狙っています。辺の真ん中に打ちましょう。あなたのリーチになり、Xは止めるしかありません。"
        }
        NoughtsGame => "最後に、CPUと1局打ってみましょう。負けないように打ってください！",
        FoursComplete => "5つ並べると勝ちです。あと1つ打って、五連を作りましょう。",
        FoursStop => "相手に四があります。あと1手で五連です。止めましょう。",
        FoursGap => {
            "間が1マス空いた四もあります。相手が五連を作れるマスを見つけて、先に打ちましょう。"
        }
        FoursOpen => {
            "両端が空いた四が「棒四」です。もう誰にも止められません。棒四を作って、勝ちましょう。"
        }
        ThreesOpen => {
            "次に棒四にできる三が「活三」です。相手は受けるしかありません。活三を作りましょう。"
        }
        ThreesStop => "相手に活三があります。どちらかの端で止めましょう。",
        ForksFourThree => {
            "1手で四と活三が同時にできるのが「四三」です。相手は片方しか止められません。その手を見つけて、勝ちましょう。"
        }
        ForksFours => "1手で四が2つ同時にできるのが「四四」です。その手を見つけて、勝ちましょう。",
        ForksThrees => {
            "1手で活三が2つ同時にできるのが「三三」です。その手を見つけて、勝ちましょう。"
        }
        ForksStop => {
            "今度は相手がダブルリーチを狙っています。2つのラインが交わるマスに、先に打ちましょう。"
        }
        ForksPrepare => {
            "ここでは、まだダブルリーチは作れません。準備になる攻めの手を見つけて、勝ちましょう。"
        }
        ChainForce => {
            "相手は四を必ず止めなければなりません。四を続ければ、狙いどおりに進められます。四追いで勝ちましょう。"
        }
        ChainOrder => "まずダブルリーチになる形を探し、次にその準備になる四を探しましょう。",
        ChainLonger => {
            "今度はもっと多くの四が必要です。四を打つたびに、別のラインにも石を足していきましょう。"
        }
        ChainKeep => {
            "準備にならない四は、打つだけ損です。必要なときまで取っておいて、勝ちましょう。"
        }
        ChainLast => "いちばん長い四追いです。じっくり考えましょう。",
        DefenceFirst => {
            "受ける前に、すぐに勝てないか確かめましょう。ここでは勝てます。どこに打ちますか？"
        }
        DefenceAttack => "どちらにも活三がありますが、手番はあなたです。攻めて、勝ちましょう。",
        DefenceEnd => {
            "この三はどちらの端でも止まりますが、片方なら別のラインも止められます。その端に打ちましょう。"
        }
        DefenceCounter => {
            "ここではどう受けても足りません。自分から四を打ちましょう。相手は止めるしかなく、あなたが勝てます。"
        }
        DefenceOnly => "相手は次に勝ちを狙っています。止められる手は1つだけです。見つけましょう。",
        SwapWhy => {
            "五目並べは先手が有利です。スワップ2なら公平になります。片方が3手打ち、もう片方が色を選びます。"
        }
        SwapBlack => {
            "黒の石はよく連携していますが、白の石は遠く離れています。次は白の手番です。どれを選びますか？"
        }
        SwapWhite => "黒の石は離れすぎていて、連携できません。次は白の手番です。どれを選びますか？",
        SwapEven => {
            "どちらの色がよいか迷ったら、2手足して、相手に色を選ばせましょう。ここでは「2手追加」を押してください。"
        }
        SwapFive => {
            "相手が2手足しました。次は白の手番ですが、黒にはもう活三があります。どれを選びますか？"
        }
        FoulsThrees => {
            "連珠では、黒は活三を同時に2つ作れません（三三）。あなたは黒です。禁手のマスをタップしてください。"
        }
        FoulsFours => "1手で四を2つ作るのも禁手です（四四）。禁手のマスをタップしてください。",
        FoulsOverline => "6つ以上並べるのも禁手です（長連）。禁手のマスをタップしてください。",
        FoulsFive => "ちょうど5つ並べば、禁手になるマスでも黒の勝ちです。五連を完成させましょう。",
        FoulsTrap => "今度はあなたが白です。黒が禁手でしか止められない四を作って、勝ちましょう。",
        SpaceLayer => "盤は4段重ねです。4つ並べると勝ちです。この段のラインを完成させましょう。",
        SpaceUp => "すべての段を真上に貫くラインもあります。完成させましょう。",
        SpaceSlant => "1段上がるごとに、横へ1マスずつずれるラインもあります。完成させましょう。",
        SpaceCorners => "立方体の角から反対側の角まで続くラインもあります。完成させましょう。",
        SpaceStop => "相手はあと1つで揃います。そのマスを見つけて、先に打ちましょう。",
        SpaceFork => "立体でもダブルリーチで勝てます。見つけて、勝ちましょう。",
        EndlessFive => "この盤には端がなく、打つたびに広がります。五連を完成させましょう。",
        EndlessStop => {
            "この盤には、ラインを止めてくれる端がありません。相手に活三があります。どちらか片側を自分で止めましょう。"
        }
        EndlessThree => "あなたの三は両側が空いています。このまま攻めて、勝ちましょう。",
        EndlessFork => "2つのラインが1つのマスで交わります。そのマスを見つけて、勝ちましょう。",
        EndlessGame => "今度は少し長い手順です。今ある石を生かして、勝ちましょう。",

        HowToWin => {
            "空いているマスに交互に打ち、縦・横・斜めのどれかに、先に{run}個並べたほうが勝ちです。"
        }
        LongerRowCountsNothing => "それより長い並びは無効です。",
        HowToWinInSpace => {
            "空いているマスに交互に打ち、1つの段の中か、すべての段を貫いて、先に{run}個並べたほうが勝ちです。"
        }
        WhenDrawn => "どちらももう並べられなくなったら、引き分けです。",
        NoDrawInSpace => {
            "この盤に引き分けはありません。中央から始めた先手は4手で勝てます。対局中に、このページが計算で確かめます。"
        }
        FirstCanWin => "先手は必ず勝てます。",
        RulesWithoutEnd => {
            "マスの名前は初手からの位置です。r3u4は右3・上4、l1d2は左1・下2です。盤の先を見るには、ドラッグするか、矢印キーで進みます。マスの名前を入力するとそこへ移動し、Enterで打ちます。拡大と縮小は、2本の指、Ctrlとホイール、または+と−のキーでできます。自動で引き分けにはなりません。どちらも勝てそうになければ、引き分けを提案してください。"
        }
        LineAlong => "1つの段の縦か横",
        LineDiagonal => "1つの段の斜め",
        LineStraightUp => "すべての段を真上に",
        LineUpAndAlong => "上がりながら縦か横に",
        LineCornerToCorner => "立方体の角から角へ",
        HowRenju => {
            "黒が先手です。黒はちょうど5個、白は5個以上並べると勝ちです。黒には禁手があり、1手で三を2つ以上作る三三、四を2つ以上作る四四、6個以上並べる長連は打てません。ただし、同時に五連ができる手は打てます。三とは、あと1手で棒四になる形です。その1手を黒が打てなければ、三に数えません。白は、黒を禁手に追い込んでも勝てます。"
        }
        HowCaro => {
            "ちょうど5個並べると勝ちです。ただし、両端を相手に止められていると無効です。盤の端に接していても、止められたことにはなりません。"
        }
        HowCaroWithOverlines => {
            "5個並べると勝ちです。ただし、両端を相手に止められていると無効です。盤の端に接していても、止められたことにはなりません。6個以上並べると、いつでも勝ちです。"
        }
        ThreeIs => "三：あと1手で棒四",
        FourIs => "四：あと1手で五連",
        OverlineIs => "長連：禁手",
        DoubleFourIs => "四四：禁手",
        DoubleFourInLineIs => "一直線上の四四：禁手",
        DoubleThreeIs => "三三：禁手",
        NoDoubleThreeIs => "三三ではない：片方は伸ばすと長連",
        BlockedFiveIs => "両端が止まっている：無効",
        OpenFiveIs => "片端が空いている：勝ち",
        MoveForbidden => "{move}手目の{cell}には打てません：{foul}",
        RuleNotHere => "この盤では使えないルールです",
        OpeningNotHere => "この盤では使えない開局です",
        WrongChoice => "色の選択が抜けているか、場所が違います",
        HowToPlay => {
            "マスをタップして打ちます。キーボードでは、矢印キーで盤の上を移動し、Enterかスペースで打ちます。HomeとEndで左右の端へ、Page UpとPage Downで立体の盤の隣の段へ移動します。無限の盤では、もっと遠くへ移動します。"
        }
        HowToArrange => {
            "局面を作るときは、石やマークを別のマスへドラッグできます。キーボードでは、スペースで持ち上げて置き、Escで元に戻し、Deleteで取り除きます。"
        }
        HowScoreIsKept => {
            "スコアは、盤と相手ごとにこのブラウザに残ります。作った局面からの対局とリンク対局は数えません。端末の外に出るのは、自分で送るリンクだけです。一度開いたあとは、ネットワークがなくても遊べます。"
        }

        HowMinimaxThinks => "ミニマックスの考え方",
        Calls => "呼び出しツリー",
        CallsAsText => "呼び出しの一覧",
        Step => "ステップ",
        ToFirstStep => "最初のステップへ",
        OneStepBack => "1ステップ戻る",
        OneStepOn => "1ステップ進む",
        ToAnswer => "答えへ",
        Position => "局面",
        OnTheBoard => "今の盤面",
        Example => "例",
        OnlyFewFreeCells => "盤の空きマスが5つ以下になると、その局面をここで見られます。",
        AlphaBeta => "アルファベータ法",
        Scheme => {
            "{mark}はどこに打つべきでしょうか。ミニマックスは、すべての手、それに対するすべての応手というように、最後まで試します。{mark}の勝ちは+10、負けは−10、引き分けは0です。{mark}は最も高い評価値を、{other}は最も低い評価値を選びます。"
        }
        MarkToMove => "{mark}の手番",
        CallAhead => "{call}：まだ調べていない",
        CallOpen => "{call}：評価値はまだない",
        CallSoFar => "{call}：今のところ{score}",
        CallScore => "{call}：{score}",
        CallScoreKept => "{call}：{score}、採用",
        Call => "呼び出し{number}",
        CallOf => "呼び出し{number}：{move}",
        KeepsHighest => "{call}。{mark}の手番で、最も高い評価値を選びます。",
        KeepsLowest => "{call}。{mark}の手番で、最も低い評価値を選びます。",
        FillsBoard => "{call}。盤が埋まって0です。",
        CompletesLine => "{call}。ラインが揃って{score}です。",
        Answer => "答えは{move}、評価値は{score}です。",
        AlreadyHas => "{move}は{score}です。{mark}にはすでに{best}があります。",
        HighestSoFar => "{move}は{score}です。今のところ最も高く、{mark}はこれを選びます。",
        LowestSoFar => "{move}は{score}です。今のところ最も低く、{mark}はこれを選びます。",
        SettlesIt => {
            "{step}{mark}にはこれに劣らない手がほかにあるので、ここで打ち切ります。{moves}は調べません。"
        }
        LookedAt => "調べた局面：{plain}、アルファベータ法では{pruned}。",
        LookedAtFromEmpty => "{board}の空の盤から：{plain}、アルファベータ法では{pruned}。",

        InstalledDescription => {
            "三目並べ、五目並べ、そのほかの盤で、CPUや友達と対局。ネットワークなしで遊べます。"
        }
        Continue => "続きから",
        PlayGomoku => "五目並べ",
        OnAPhone => "スマホで五目並べ",
        OnAComputer => "パソコンで五目並べ",
    }
}
