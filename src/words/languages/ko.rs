//! Korean.

use crate::words::Text;

/// What each text says in Korean.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => {
            "게임을 불러오지 못했어요. 인터넷 연결을 확인하거나 브라우저를 업데이트하세요."
        }

        NewGame => "새 게임",
        Undo => "무르기",
        Redo => "무르기 취소",
        Hint => "힌트",
        Place => "착수",
        PlayAgain => "한 판 더",
        Names => "이름",
        SwapNames => "이름 맞바꾸기",
        EmptyName => "이름을 비워 두면 X와 O, 또는 흑과 백으로 표시돼요.",
        Review => "복기",
        Easier => "약한 상대",
        Harder => "강한 상대",
        SeeHow => "진 이유 보기",
        Puzzles => "문제 풀기",
        Menu => "메뉴",
        ResetScore => "전적 초기화",
        Share => "공유",
        Rules => "규칙",
        Settings => "설정",
        SendLink => "링크 보내기",
        SendAgain => "다시 보내기",

        Dismiss => "닫기",
        TryAgain => "다시 시도",
        Loading => "불러오는 중…",
        PartMissing => {
            "페이지 일부를 불러오지 못했어요. 인터넷 연결을 확인하세요. 게임은 계속할 수 있어요."
        }

        Score => "전적",
        Draws => "무승부",
        Thinking => "생각 중",
        ToMove => "차례",
        You => "나",
        Computer => "컴퓨터",
        Friend => "친구",
        PlayerOne => "플레이어 1",
        PlayerTwo => "플레이어 2",

        Easy => "쉬움",
        MediumStrength => "보통",
        Hard => "어려움",
        Best => "최강",
        FirstFree => "첫 빈칸",
        Random => "무작위",
        Guard => "파수꾼",
        Clerk => "사무원",
        Centre => "중앙",
        Strategist => "전략가",
        Minimax => "미니맥스",
        Level => "레벨 {level}",

        PieceToMove => "{piece} 차례|흑 차례|백 차례",
        YourMove => "두실 차례",
        YourFriendsMove => "친구 차례",
        YouWin => "내가 이겼어요",
        ComputerWins => "컴퓨터가 이겼어요",
        FriendWins => "친구가 이겼어요",
        PieceWins => "{piece} 승리|흑 승리|백 승리",
        Draw => "무승부",
        Numbered => "{status}, {move}번째 수",
        Played => "마지막 수: {cell}",
        Agreed => "서로 합의함",
        TapASquare => "세 개를 나란히 놓으면 이겨요. 칸을 누르세요.",
        NoLineLeft => "더는 완성할 수 있는 줄이 없음",

        Comma => ", ",
        And => " 및 ",

        NoughtsAndCrosses => "틱택토",
        InARow => "{run}목 ({board})",
        Empty => "빈칸",
        PieceInside => "{piece}|흑|백",
        CellMove => "{move}번째 수",
        LastMove => "마지막 수",
        WinningLine => "이긴 줄",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: 틱택토",
        PageDescription => {
            "브라우저에서 컴퓨터나 친구와 두는 틱택토와 오목. 무료이고, 가입도 설치도 필요 없어요. 터치, 마우스, 키보드, 스크린 리더로 할 수 있어요."
        }
        Framed => "이 페이지가 다른 페이지 안에서 열려 있어서, 누르는 동작이 가로채일 수 있어요.",
        OpenInOwnTab => "새 탭에서 열기",

        InARowWithoutEnd => "{run}목 (무한 보드)",
        OnLayer => "{layer}층 {cell}",
        Selected => "선택됨",
        PickedUp => "집어 듦",
        GoodMove => "좋은 수",
        InLineFor => {
            "변화도 {number}번째 수: {piece}|변화도 {number}번째 수: 흑|변화도 {number}번째 수: 백"
        }
        LeadsToWin => "{moves} 승리",
        LeadsToDraw => "무승부",
        LeadsToLoss => "{moves} 패배",
        InMoves => "{count}수 만에",
        WinSign => "승{moves}",
        DrawSign => "무",
        LossSign => "패{moves}",

        ZoomIn => "확대",
        ZoomOut => "축소",
        Fit => "전체 보기",
        TurnClockwise => "시계 방향으로 돌리기",
        TurnAnticlockwise => "시계 반대 방향으로 돌리기",
        ToFront => "정면으로",
        Stacked => "층층이",
        SideBySide => "나란히",
        LayerName => "{layer}층",
        MoveNow => "바로 두기",
        MoveList => "기보",
        MadeMove => "{piece} {cell}|흑 {cell}|백 {cell}",
        OfferDraw => "무승부 제안",
        Agree => "무승부 수락",
        AllMarks => "놓인 말 전체",
        AllMarksAfter => "{count}수까지 놓인 말 전체",
        ToCells => "칸으로 돌아가기",
        ToLastMove => "마지막 수로",
        NotOnBoard => "{cell}, 보드 밖",
        Threats => "위협",
        ThreatsOff => "위협을 숨겼어요.",
        NoThreats => "위협이 없어요.",
        WinsHere => "{piece}가 두면 승리|흑이 두면 승리|백이 두면 승리",
        ForkFor => "{piece} 이중 위협|흑 이중 위협|백 이중 위협",
        RowFor => "{piece} {count}목|흑 {count}목|백 {count}목",
        OpenRowFor => "{piece} 열린 {count}목|흑 열린 {count}목|백 열린 {count}목",
        LegendWin => "승리",
        LegendFork => "이중 위협",
        LegendRow => "{count}목",
        LegendOpenRow => "열린 {count}목",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "{cell} 선택됨: 한 번 더 누르거나 ‘착수’를 누르세요",
        PressPlace => "{cell} 선택됨: ‘착수’를 누르거나 다른 칸을 고르세요",
        HintIs => "힌트: {cell}, {why}",
        GlowingCell => "빛나는 칸",
        HintWins => "이기는 수",
        HintBlocks => "상대의 줄을 막는 수",
        HintMakesTwoThreats => "이중 위협을 만드는 수",
        HintWinsIn => "{moves} 이기는 수",
        HintOnlyDraws => "비길 수 있는 유일한 수",
        HintDraws => "무승부를 지키는 수",
        HintDelays => "최선을 다해도 {moves} 지지만 가장 오래 버티는 수",
        HintStopsAnAttack => "공격을 막는 수",
        HintLooksBest => "가장 좋아 보이는 수",
        BlockHere => "여기를 막을까요?",
        NoHint => "급한 곳이 없어요. 이 국면에는 힌트가 없어요.",
        CellTaken => "이미 둔 칸이에요.",
        NothingToUndo => "무를 수가 없어요.",
        NothingToRedo => "취소할 무르기가 없어요.",
        LastMovesInOrder => "마지막 세 수(순서대로)",
        TryNext => "다른 게임",
        PlayAFriend => "친구와 두기",
        OffersDraw => {
            "{piece} 쪽이 무승부를 제안했어요|흑이 무승부를 제안했어요|백이 무승부를 제안했어요"
        }
        YouOfferDraw => "내가 무승부를 제안했어요",
        FriendOffersDraw => "친구가 무승부를 제안했어요",
        MovedLastAndOffersDraw => {
            "방금 둔 {piece} 쪽이 무승부를 제안했어요|방금 둔 흑이 무승부를 제안했어요|방금 둔 백이 무승부를 제안했어요"
        }
        Depth => "깊이 {depth}, {seconds}초",
        PositionsDone => "국면 {all}개 중 {done}개",
        Stop => "중지",
        StopCalculating => "계산 중지",

        RestoreScore => "전적 복원",
        ScoreIsReset => "전적을 초기화했어요.",
        SetAside => {
            "저장된 내용 일부를 읽지 못했어요. 지우지 않고 따로 보관했어요. 게임은 계속할 수 있어요."
        }
        StorageNewer => {
            "저장된 내용 일부는 이 페이지의 새 버전에서 저장한 거예요. 그대로 두었으니, 페이지를 새로 고쳐 새 버전을 받으세요."
        }
        StorageFull => {
            "저장 공간이 가득 찼어요. 지금부터 두는 게임은 페이지를 닫으면 사라져요. 데이터를 파일로 저장한 다음, ‘공유’의 ‘내 게임’에서 게임을 삭제하세요. 그래도 부족하면 브라우저에서 이 사이트의 데이터를 지우고 파일을 가져오세요."
        }
        StorageBlocked => {
            "이 브라우저가 저장을 막고 있어요. 페이지를 닫으면 게임과 전적이 사라져요."
        }
        NewVersion => "새 버전이 준비됐어요. 다음 게임부터 적용되고, 지금 적용할 수도 있어요.",
        Update => "업데이트",
        AnalysisMissing => "분석 엔진을 불러오지 못했어요. 나머지는 모두 그대로 쓸 수 있어요.",
        AnalysisUnusable => "분석 엔진이 잘못된 결과를 냈어요. 나머지는 모두 그대로 쓸 수 있어요.",
        Refit => "다시 맞추기",
        CouldBeRefitted => "보드를 화면에 맞춘 뒤로 화면 크기가 바뀌었어요.",
        HearMoves => "수를 둘 때 소리를 낼까요?",
        SoundOn => "소리 켜기",
        NoThanks => "아니요",
        Restore => "복원",
        OutOfReach => "보드는 첫 수에서 {cells}칸 떨어진 곳까지예요.",
        DrawDeclined => "컴퓨터가 거절했어요. 위협 없이 {moves}수가 지나야 무승부를 받아들여요.",
        LanguageMissing => "이 언어를 불러오지 못했어요. 인터넷 연결을 확인하세요.",

        Board => "보드",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "화면 가득",
        Gomoku => "오목 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "무한 보드",
        Custom => "직접 설정",
        Columns => "가로",
        Rows => "세로",
        Layers => "층수",
        Run => "이을 개수",
        NumberOfLayers => "{name}: 1 또는 {least}~{most}.",
        OnlyNumber => "{name}: 이 보드에서는 {number}.",
        NumberFromTo => "{name}: {least}~{most} 사이의 숫자.",
        ProvedWin => "증명됨: 선공 필승",
        ProvedDraw => "증명됨: 서로 최선을 다하면 무승부",
        Renju => "렌주 15×15",
        Caro => "카로 15×15",
        CaroWithoutEnd => "무한 카로",
        Freestyle => "자유룰",
        ExactlyRun => "정확히 {run}목",
        RenjuRule => "렌주",
        CaroRule => "카로",
        CaroWithOverlines => "카로 (장목도 승리)",
        FreestyleIs => "{run}개 이상 이으면 이겨요.",
        ExactlyRunIs => "정확히 {run}개를 이으면 이겨요. 더 긴 줄은 인정하지 않아요.",
        RenjuIs => "흑은 삼삼, 사사, 장목이 금수예요.",
        CaroIs => "정확히 5개를 이으면 이기지만, 양 끝이 막히면 무효예요.",
        CaroWithOverlinesIs => "5개는 양 끝이 막히면 무효지만, 6개 이상은 항상 이겨요.",
        Opening => "오프닝",
        FreeOpening => "자유",
        SwapOpening => "스왑",
        Swap2Opening => "스왑2",
        ProOpening => "프로",
        LongProOpening => "롱 프로",
        FreeOpeningIs => "제한이 없어요.",
        SwapIs => "한쪽이 돌 하나를 두면, 다른 쪽이 색을 골라요.",
        Swap2Is => {
            "한쪽이 돌 세 개를 두면, 다른 쪽은 색을 고르거나 두 개를 더 두고 상대에게 고르게 해요."
        }
        ProIs => "흑은 첫 수를 중앙에, 두 번째 수를 중앙 {size} 밖에 둬요.",
        Overline => "장목",
        DoubleFour => "사사",
        DoubleThree => "삼삼",
        NotInCentre => "첫 수는 중앙에 두어야 함",
        NearCentre => "중앙에 너무 가까움",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}~{last}",
        ForbiddenHere => "둘 수 없음: {foul}",
        IsForbidden => "{cell}에는 둘 수 없어요: {foul}.",
        OpeningStone => "돌 {count}개 중 {number}번째, 그다음 상대가 선택",
        ChooseColour => "색을 고르세요",
        ComputerChooses => "컴퓨터가 색을 고르는 중",
        FriendChooses => "친구가 색을 고르는 중",
        PlayerChooses => "{player}: 색을 고르세요",
        AddTwoStones => "돌 2개 더 두기",
        YouMoveNext => "다음은 내 차례",
        OtherMovesNext => "다음은 상대 차례",
        OtherThenChooses => "그다음 상대가 선택",
        YouPlay => "나는 {piece}예요.|나는 흑이에요.|나는 백이에요.",
        ComputerPlays => "컴퓨터는 {piece}예요.|컴퓨터는 흑이에요.|컴퓨터는 백이에요.",
        FriendPlays => "친구는 {piece}예요.|친구는 흑이에요.|친구는 백이에요.",
        PlayerPlays => "{player}: {piece}.|{player}: 흑.|{player}: 백.",
        OnlyAnswerForbidden => "흑의 유일한 응수가 금수: {cell}, {foul}",
        ForbiddenPoints => "금수 표시",
        PlayPiece => "{piece} 잡기|흑 잡기|백 잡기",
        Against => "대전 방식",
        FriendHere => "여기서 둘이",
        FriendByLink => "친구와 링크로",
        Opponent => "상대",
        StrengthGrade => "난이도",
        EasyIs => "줄은 막지만 함정에 잘 걸려요.",
        MediumIs => "계획을 세우고 함정을 대부분 알아채요.",
        HardIs => "실수가 드물어요.",
        BestIs => "이 보드에서 가장 강해요.",
        AllOpponents => "모든 상대",
        MoreBoards => "다른 보드",
        IsProved => "모든 판을 두어 증명",
        IsMeasured => "대국으로 측정",
        IsNotMeasured => "이 보드에서는 측정하지 않음",
        More => "옵션 더 보기",
        ChooseOpponent => "상대 고르기",
        HowStrong => "얼마나 강한가요?",
        Explained => "{name}: {what}",
        WhoStarts => "선공",
        WhoMovesNext => "다음 차례",
        InTurn => "번갈아",
        Chance => "무작위",
        Pieces => "말 모양",
        Marks => "X와 O",
        Stones => "바둑돌",
        YourMark => "내 말",
        YourStones => "내 돌",
        PlayerOnesMark => "{name}의 말",
        PlayerOnesStones => "{name}의 돌",
        StarterIsX => "선공이 X",
        StarterIsBlack => "선공이 흑",
        PieceAlone => "{piece}|흑|백",
        Start => "시작",
        MakeLink => "링크 만들기",
        Arrange => "국면 만들기",
        WinsWith => "{run}목",
        WinsWithExactly => "정확히 {run}목",
        WinsWithOrMore => "{run}목 이상",

        FirstFreeIs => "첫 번째 빈칸에 둠",
        RandomIs => "아무 데나 둠",
        GuardIs => "줄을 완성하거나 막고, 아니면 아무 데나 둠",
        ClerkIs => "줄을 완성하거나 막고, 아니면 첫 번째 빈칸에 둠",
        CentreIs => "중앙에 먼저 두고, 그다음은 파수꾼처럼 둠",
        StrategistIs => "줄을 완성하거나 막고, 아니면 계획대로 둠",
        MinimaxIs => "모든 수순을 끝까지 읽음",
        LevelOneIs => "자기 수와 상대의 응수를 읽음",
        LevelTwoIs => "이중 위협을 읽음",
        LevelThreeIs => "몇 수 앞을 읽음",
        LevelFourIs => "연속 4로 이기는 수순을 읽음",
        LevelFiveIs => "아주 멀리까지 읽음",
        LevelSixIs => "시간을 들여 읽음",
        LevelFourInSpaceIs => "외길로 이기는 수순을 읽음",
        LevelSixInSpaceIs => "시간을 들여 승리를 증명함",
        MeasuredAgainst => "{opponent} 상대 {count}판: {won}승 {drawn}무 {lost}패",
        MeasuredNote => "{character}. {result}",
        NoteIfYouStart => "{character}. 내가 먼저 두면 {chance}",
        NoteIfItStarts => "{character}. 상대가 먼저 두면 {chance}",
        NeverWin => "이길 수 없음",
        HardlyEverWin => "거의 이길 수 없음",
        WinTimesIn => "{of}판 중 {count}판은 이길 수 있음",
        WinAboutTimesIn => "{of}판 중 약 {count}판은 이길 수 있음",
        NearlyAlwaysWin => "거의 항상 이길 수 있음",
        AlwaysWin => "항상 이길 수 있음",

        Close => "닫기",

        Language => "언어",
        LikeTheBrowser => "브라우저 기본값",
        Look => "테마",
        LikeTheSystem => "시스템 기본값",
        Midnight => "한밤",
        Paper => "종이",
        Wood => "나무",
        Sound => "소리",
        Quiet => "작게",
        MediumLoud => "보통",
        Loud => "크게",
        Vibration => "진동",
        Off => "끔",
        On => "켬",
        ComputerAnswers => "컴퓨터의 응수",
        AtOnce => "바로",
        AfterHalfASecond => "0.5초 뒤",
        AfterASecond => "1초 뒤",
        LevelSixThinks => "레벨 6의 생각 시간",
        ForASecond => "1초",
        ForFiveSeconds => "5초",
        ForHalfAMinute => "30초",
        ToMakeAMove => "수를 두는 방법",
        TapACell => "칸 누르기",
        SelectThenPlace => "칸을 고르고 ‘착수’ 누르기",
        ButtonsFor => "버튼 위치",
        RightHand => "오른쪽",
        LeftHand => "왼쪽",
        SecondPlayer => "플레이어 2의 버튼 방향",
        Upright => "그대로",
        Turned => "거꾸로",
        TurnedIs => {
            "거꾸로: 휴대폰을 두 사람 사이에 놓으면 플레이어 2의 카드와 버튼이 그쪽을 향해요."
        }
        SpaceBoards => "3D 보드",
        AsFits => "화면에 맞게",
        MoveResults => "수별 결과",
        Keys => "단축키",
        SingleKeys => "한 글자 단축키",
        OtherVariation => "다른 변화도",
        ChooseCell => "칸 고르기",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "수 번호",
        Erase => "지우기",

        HasWonAlready => "이미 {piece} 승리|이미 흑 승리|이미 백 승리",
        NoLineForAnyone => "어느 쪽도 완성할 수 있는 줄이 없음",
        NobodysTurn => "누구의 차례도 아님",
        TapPuts => "놓을 말",
        Alternate => "번갈아",
        SideToMove => "차례",
        Clear => "모두 지우기",
        Mirror => "좌우 반전",
        Turn => "돌리기",
        Back => "뒤로",
        Analyse => "분석",
        PlayFromHere => "여기서부터 두기",
        IsPickedUp => "{cell}의 말을 집었어요",
        CountOfPiece => "{piece} {count}개|흑 {count}개|백 {count}개",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}: {piece}가 너무 많음|{counts}: 흑이 너무 많음|{counts}: 백이 너무 많음"
        }
        OnlyToLookAt => "{counts}: 볼 수만 있고 둘 수는 없음",

        AtMove => "수",
        ToBeginning => "처음으로",
        OneMoveBack => "이전 수",
        OneMoveOn => "다음 수",
        ToEnd => "끝으로",
        BeforeFirstMove => "첫 수를 두기 전",
        PlayOn => "여기서부터 두기",
        EndReview => "복기 끝내기",
        InVariation => "변화도",
        RemoveMoves => "여기서부터 삭제",
        RestoreMoves => "되살리기",
        ReturnToGame => "게임으로 돌아가기",
        MovesLeftOut => "규칙상 둘 수 없는 {count}수를 뺐어요. 처음 뺀 것은 {number}번째 수예요.",
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "{line}번째 줄, {column}번째 글자",
        AtByte => "{number}번째 바이트",
        FileCutOff => "파일이 잘렸어요",
        Play => "재생",
        Pause => "일시정지",
        HalfSpeed => "0.5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "{all}수 중 {at}번째",
        MoveOfBy => {
            "{all}수 중 {at}번째, {piece} {cell}|{all}수 중 {at}번째, 흑 {cell}|{all}수 중 {at}번째, 백 {cell}"
        }
        Excellent => "묘수",
        Good => "좋은 수",
        Dubious => "의문수",
        Mistake => "실수인 듯",
        Blunder => "큰 실수",
        HasWon => "{piece} 승리|흑 승리|백 승리",
        HasWonInside => "{piece} 승리|흑 승리|백 승리",
        CanWinIn => "{piece} {moves} 승리 가능|흑 {moves} 승리 가능|백 {moves} 승리 가능",
        ADraw => "무승부",
        StandsBetter => "{piece} 우세|흑 우세|백 우세",
        AboutEven => "팽팽함",
        MissesWinIn => "{moves} 이길 기회를 놓침",
        LetsWinIn => {
            "{piece} 쪽에 {moves} 이길 기회를 줌|흑에게 {moves} 이길 기회를 줌|백에게 {moves} 이길 기회를 줌"
        }
        EngineLines => "엔진 변화도",
        BalancedMoves => "균형 수",
        FewerLines => "변화도 줄이기",
        MoreLines => "변화도 늘리기",
        ChanceOf => "{piece} {percent}|흑 {percent}|백 {percent}",
        LinesDepth => "깊이 {depth}",
        LinesDetail => "{seconds}초 동안 국면 {positions}개",
        Promote => "변화도 올리기",
        Notes => "메모",
        Triangle => "세모",
        Square => "네모",
        Circle => "동그라미",
        Cross => "가위표",
        StopDrawing => "표시 끝내기",
        VariationsChanged => {
            "이 링크의 변화도가 잘렸거나 바뀌었어요. 변화도를 뺀 게임을 보여 드려요."
        }
        AnalysisTooLarge => "이 분석은 너무 커서 여기에 보관할 수 없어요. 파일로 저장하세요.",
        Moves => "{count}수",
        VerdictAnd => "{verdict}, {standing}",
        Better => "{judged}. 더 좋은 수: {cells}",
        NextMove => "다음: {move}, {verdict}",
        DecidedBy => {
            "{ended}. 승부처는 {move}번째 수, {piece} {cell}.|{ended}. 승부처는 {move}번째 수, 흑 {cell}.|{ended}. 승부처는 {move}번째 수, 백 {cell}."
        }
        NoSingleMove => "{ended}. 한 수로 승부가 갈리지는 않았어요.",
        LookingAtGame => "게임 분석 중: {progress}",
        Mistakes => "실수",
        FindBetterMove => {
            "{piece}의 수: {cell}. 더 좋은 수를 찾아보세요.|흑의 수: {cell}. 더 좋은 수를 찾아보세요.|백의 수: {cell}. 더 좋은 수를 찾아보세요."
        }
        IsBetter => "{cell}: 좋은 수예요.",
        IsNotBetter => "{cell}: 조금 아쉬워요. 더 좋은 수가 있어요.",
        LookingAtMove => "{cell} 확인 중…",
        ShowSolution => "정답 보기",
        NextMistake => "다음 실수",
        NoMoreMistakes => "실수가 더 없어요.",
        MistakesBySide => "실수: {first}, {second}.",
        PuzzleSolved => "풀었어요",
        PuzzleSolution => "정답",
        StepOf => "{step}/{steps}단계",
        MissedWin => "놓친 승리",

        Accept => "수락하기",
        NotNow => "나중에",
        TakeLink => "이 게임 받기",
        TakeSeat => "나도 두기",
        KeepKnown => "저장된 게임 유지",
        ShowKnown => "저장된 게임 보기",
        ShowLink => "링크의 게임 보기",
        Invited => {
            "친구가 {game}에 초대했어요. 나는 {piece}예요.|친구가 {game}에 초대했어요. 나는 흑이에요.|친구가 {game}에 초대했어요. 나는 백이에요."
        }
        OwnGameKept => "하던 게임은 그대로 남아요.",
        PositionFromLink => "링크로 받은 국면이에요. 하던 게임은 그대로 남아요.",
        Watching => {
            "다른 두 사람의 게임을 보고 있어요. 자동으로 업데이트되지 않으니, 이어서 보려면 두 사람의 다음 링크를 여세요."
        }
        AsksToTakeBack => "친구가 {count}수 무르자고 해요.",
        Earlier => "{count}수 전의 내 게임이에요.",
        FromYourSide => {
            "내 쪽에서 보낸 링크인데 친구 차례인 {move}번째 수가 들어 있어요. 내가 다른 기기에서 보낸 것일 때만 받으세요."
        }
        AnotherGame => "저장된 게임과 다른 게임의 링크예요.",
        Differs => "{move}번째 수가 저장된 게임과 달라요(링크: {linked}, 저장된 게임: {known}).",
        DiffersAsk => {
            "{move}번째 수가 저장된 게임과 달라요(링크: {linked}, 저장된 게임: {known}). 어느 수를 두었는지 친구에게 물어보세요."
        }
        PlayedForYou => "이 링크의 {move}번째 수는 내 수인데, 여기서 둔 것이 아니에요.",

        NowSend => "이제 링크를 보내세요",
        SentAndWaiting => "보냈어요. 친구를 기다리는 중",
        WaitingForFriend => "친구의 링크를 기다리는 중",

        TheLink => "링크",
        TheMoves => "기보",
        TheBoard => "보드",
        LinkIsASeat => "이 링크가 있으면 누구나 친구 대신 둘 수 있어요. 친구에게만 보내세요.",
        CopyLink => "링크 복사",
        CopyMoves => "기보 복사",
        CopyBoard => "보드 복사",
        Scan => "다른 휴대폰으로 스캔하기",
        OpenGame => "게임 열기",
        LinkMovesOrText => "링크, 기보 또는 파일의 텍스트",
        TheText => "텍스트",
        ChooseFiles => "파일 선택",
        AboutFiles => {
            "SGF, RenLib(.lib), .psq, .pos, .sav 파일을 열 수 있어요. 페이지 아무 데나 끌어다 놓아도 돼요."
        }
        GamesInFiles => "게임 고르기",
        Comment => "설명",
        JudgementOfMove => "평가",
        NoSign => "기호 없음",
        VeryGoodMove => "묘수",
        InterestingMove => "흥미로운 수",
        DrawOnBoard => "보드에 표시하기",
        Letter => "글자",
        Analyses => "분석",
        WithVariations => "변화도와 메모 포함",
        VariationsTooLong => "변화도가 많아서 링크에 다 담을 수 없어요. 게임을 파일로 저장하세요.",
        OpenAnyway => "그래도 열기",
        Library => "라이브러리",
        AboutLibrary => {
            "기보 파일을 이 기기에 보관해요. 같은 국면(돌리거나 뒤집은 것 포함)이 나온 기보와 그다음 수를 찾을 수 있어요."
        }
        AddFiles => "파일 추가",
        AddToLibrary => "라이브러리에 추가",
        SearchGames => "대국자, 대회, 날짜",
        WithThisPosition => "이 국면이 나온 기보만",
        FoundGames => "기보 {count}개를 찾았어요.",
        FirstListed => "처음 {count}개만 표시해요.",
        NextMoves => "다음 수",
        FilesNotKept => "이 브라우저가 파일을 보관하지 못했어요. 페이지를 새로 고치면 사라져요.",
        GameNumber => "게임 {number}",
        UnknownFormat => "여기서 열 수 있는 형식이 아니에요",
        NoGameInside => "게임이 들어 있지 않아요",
        FileTooLong => "파일이 너무 커요",
        FileGoesOn => "끝난 뒤에 다른 내용이 더 있어요",
        FileNotUnderstood => "이 부분을 읽을 수 없어요",
        AnotherKindOfGame => "다른 게임의 기보예요",
        CellOutside => "보드에 없는 칸이에요",
        SaveAsFile => "파일로 저장",
        NotInFormat => "이 파일 형식에는 이 보드나 국면을 저장할 수 없어요.",
        GameSaved => "저장했어요.",
        PasteHere => "링크나 기보 붙여넣기",
        Open => "열기",
        SharePicture => "이미지 공유",
        SavePicture => "이미지 저장",
        SaveReplay => "다시보기 저장",
        SaveGif => "GIF 저장",
        PageName => "In a Row",
        FinalBoard => "최종 국면. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => "{piece}로 두실 차례예요|흑으로 두실 차례예요|백으로 두실 차례예요",
        Shared => "공유했어요.",
        Copied => "복사했어요. 친구가 볼 수 있는 곳에 붙여넣으세요.",
        NotSent => "보내지 않았어요.",
        CopyYourself => {
            "이 브라우저에서는 페이지가 보내거나 복사할 수 없어요. 텍스트를 선택해 두었으니 직접 복사하세요."
        }
        Saved => "저장했어요. 다운로드 폴더에 있어요.",
        PictureNotTaken => "이미지를 공유하지 못했어요. 대신 저장하세요.",
        PictureNotDrawn => "이 브라우저에서는 이미지를 만들 수 없어요. 대신 화면을 캡처하세요.",

        YourGames => "내 게임",
        NoGames => "아직 게임이 없어요. 다른 게임으로 넘어가면 두던 게임이 여기에 남아요.",
        FinishedGames => "끝난 게임",
        GoOn => "계속",
        Remove => "삭제",
        Choose => "선택",
        ChooseAllOver => "끝난 게임 모두 선택",
        RemoveChosen => "선택한 게임 모두 삭제",
        ListedGame => {
            "{board}, {run}목, 나는 {piece}, {moves}|{board}, {run}목, 나는 흑, {moves}|{board}, {run}목, 나는 백, {moves}"
        }
        ListedOwn => "{board}, {run}목, {opponent}, {moves}",
        ListedPosition => "{board}, {run}목, {marks}",
        MarksCount => "말 {count}개",
        WaitingToJoin => "참가를 기다리는 중",
        YouWon => "내가 이겼어요",
        FriendWon => "친구가 이겼어요",
        Arranging => "만드는 중인 국면",
        HowManyGames => "링크 게임 {count}개, 최대 {most}개.",
        PastGamesKept => "끝난 게임은 최근 {most}개까지 남아요.",
        OldGamesDropped => {
            "‘내 게임’에는 최근 게임이 {most}개까지 남아요. 가장 오래된 게임을 삭제했어요."
        }
        GamesFull => {
            "링크 게임이 이미 {most}개로 꽉 찼어요. 더 시작하거나 참가하려면 ‘공유’의 ‘내 게임’에서 게임을 삭제하세요."
        }
        GamesRemoved => "게임 {count}개를 삭제했어요.",

        WhatsNew => "달라진 점",
        Install => "설치",
        InstallByHand => {
            "게임을 홈 화면에 추가하려면 브라우저 메뉴(iPhone이나 iPad에서는 ‘공유’)를 열고 ‘홈 화면에 추가’를 누르세요."
        }
        YourData => "내 데이터",
        Statistics => "통계",
        StatisticsCleared => "통계를 지웠어요.",
        Send => "보내기",
        Scanned => "친구가 스캔했어요",
        MoveFirst => "내가 먼저 두기",
        InviteOrMove => "이 링크를 친구에게 보내거나, 첫 수를 둔 다음에 보내세요.",
        InviteToStart => "이 링크를 친구에게 보내세요. 첫 수는 친구가 둬요.",
        SendYourMove => "이 링크를 친구에게 보내세요. 친구가 내 수를 보고 링크로 답할 거예요.",
        SendResult => "이 링크를 친구에게 보내세요. 친구가 결과를 볼 수 있어요.",
        NowMove => "이제 친구가 링크를 열 수 있어요. 수를 둔 다음 링크를 다시 보내세요.",
        LinkIsSent => "이 링크는 이미 보냈어요. 친구가 못 받았을 때만 다시 보내세요.",

        Strength => "상대의 실력",
        StrengthIsProved => {
            "방금 상대마다 가능한 모든 판을 두어 증명했어요. 내가 항상 최선의 수를 둘 때 이길 확률이에요."
        }
        StrengthIsMeasured => {
            "측정함: {board}. 상대마다 바로 아래 단계의 상대와 겨뤘고, 서로 절반씩 먼저 뒀어요. 레벨 6은 한 수에 {seconds}초를 썼어요."
        }
        StrengthIsNotMeasured => {
            "측정하지 않음: {board}. 측정한 보드 가운데 가장 비슷한 보드의 결과예요."
        }
        ForProgrammers => "프로그래머용",
        ProgramsFindOut => "이 결과는 모두 이 페이지의 소스 코드에 있는 프로그램으로 얻었어요:",
        IfYouStart => "내가 먼저 두면 {chance}.",
        IfItStarts => "상대가 먼저 두면 {chance}.",
        Exactly => "{chance} (정확히 {exactly})",
        GamesBeatIt => "이기는 수순 {count}가지.",
        ShowAWin => "이기는 수순 보기",
        AgainstIfYouStart => "{opponent}, 내가 먼저 둘 때",
        AgainstIfItStarts => "{opponent}, 상대가 먼저 둘 때",
        StrategistsClaim => {
            "만든 사람은 아무도 이 상대를 이길 수 없다면서, 아니라면 증명해 보라고 해요. 내가 먼저 두면 {first}. 상대가 먼저 두면 {second}."
        }
        AlwaysBeaten => "항상 이길 수 있어요",
        BeatenWithLuck => "운이 따르면 이길 수 있어요",
        NotBeaten => "이길 수 없어요",

        LinkFailed => "링크를 열지 못했어요. {why}. 하던 게임은 그대로예요.",
        NoLink => "게임 링크가 들어 있지 않아요",
        TooLong => "게임 링크라기에는 너무 길어요",
        CutOff => "링크가 잘렸어요. 다시 보내 달라고 하세요",
        CutOffAfter => "{move}번째 수 뒤가 잘렸어요. 다시 보내 달라고 하세요",
        Changed => "링크가 도중에 바뀌었어요. 다시 복사하거나 다시 보내 달라고 하세요",
        TooLarge => "보드나 칸의 숫자가 너무 커요",
        TooFar => "첫 수에서 {cells}칸 넘게 떨어진 칸이 있어요",
        Character => "{number}번째 글자(“{character}”)는 있으면 안 되는 글자예요",
        NoDraw => "이 게임에서는 무승부를 제안하거나 수락할 수 없어요",
        MoveTaken => "{move}번째 수({cell})는 이미 찬 칸에 둔 수예요",
        MoveOutside => "{move}번째 수({cell})는 보드 밖에 둔 수예요",
        MoveNotFirst => "{move}번째 수({cell})가 잘못됐어요. 첫 수는 항상 r0u0 칸이어야 해요",
        MoveAfterEnd => "{move}번째 수({cell})는 게임이 끝난 뒤에 둔 수예요",
        WrongColumns => "가로가 {count}칸인데, 보드는 {least}~{most}칸이어야 해요",
        WrongRows => "세로가 {count}칸인데, 보드는 {least}~{most}칸이어야 해요",
        WrongCube => "3D 보드는 세 변이 같고 {least}~{most}칸이어야 해요",
        WrongRun => "{run}목인데, 이 보드에서는 {number}목이어야 해요",
        WrongRunFromTo => "{run}목인데, 이 보드에서는 {least}~{most}목이어야 해요",
        MarkOutside => "보드 밖에 놓인 말이 있어요",
        TwoMarks => "한 칸에 말이 두 개 있어요",
        NobodysTurnInIt => "누구의 차례도 아닌 국면이에요",
        BeginsAfterEnd => "이미 끝난 국면에서 시작해요",

        ChangesMissing => "달라진 점을 불러오지 못했어요. 인터넷 연결을 확인하세요.",
        AboutData => {
            "게임, 전적, 통계, 설정은 이 기기에만 저장돼요. 안전하게 보관하거나 다른 기기로 옮기려면 파일로 저장하세요. 파일을 가져오면 기존 데이터에 더해져요. 같은 전적은 한 번만 세고, 아무것도 덮어쓰지 않아요."
        }
        ExportData => "파일로 저장",
        ImportData => "파일 가져오기",
        NotExported => "이 브라우저에서는 파일을 저장할 수 없어요.",
        TakeTheirs => "파일의 게임과 설정 사용",
        TookTheirs => "이제 파일의 게임과 설정을 사용해요.",
        FileNotRead => "파일을 읽지 못했어요. 바뀐 것은 없어요.",
        FileForeign => "In a Row의 파일이 아니에요. 바뀐 것은 없어요.",
        FileNewer => {
            "In a Row의 새 버전에서 저장한 파일이에요. 페이지를 새로 고쳐 새 버전을 받은 다음 다시 시도하세요. 바뀐 것은 없어요."
        }
        FileDamaged => "손상된 파일이에요. 바뀐 것은 없어요.",
        FileTooLarge => "파일이 너무 커요. 바뀐 것은 없어요.",
        NothingNew => "이 파일에는 새로운 내용이 없어요.",
        BroughtIn => "가져왔어요: {parts}.",
        Scores => "전적 {count}개",
        OtherGames => "게임 {count}개",
        GamesByLink => "링크 게임 {count}개",
        ArrangedPositions => "만든 국면 {count}개",
        SettingsChanged => "설정 {count}개",
        PuzzlesBroughtIn => "문제와 레슨 기록",
        CurrentGame => "현재 게임",
        StayedAsTheyWere => "현재 게임과 설정은 그대로예요.",

        NoStatistics => "아직 끝난 게임이 없어요. 한 판을 끝까지 두면 여기에 나타나요.",
        Won => "승",
        Drawn => "무",
        Lost => "패",
        Points => "득점률",
        Streak => "연속",
        LongestStreak => "최다 연승",
        StreakWon => "{count}승",
        StreakDrawn => "{count}무",
        StreakLost => "{count}패",
        LastGame => "최근 게임: {results}",
        LastGames => "최근 {count}판, 오래된 순: {results}",
        ExactlyGame => "정확히 {game}",
        ResultsOf => "{game}, {name} 기준",
        AboutStatistics => {
            "위로 뻗은 막대는 승리, 아래로 뻗은 막대는 패배, 짧은 선은 무승부예요. 꺾은선은 이길 때마다 오르고 질 때마다 내려가요. ‘전적 초기화’를 해도 통계는 그대로예요. 링크 게임과 만든 국면에서 시작한 게임은 세지 않아요."
        }
        ClearStatistics => "통계 지우기",
        LessonsFinished => "마친 레슨: {count}개 중 {done}개",
        PuzzleOfTheDay => "오늘의 문제",
        SolvePuzzles => "문제 풀기 시작",
        DailySolved => "오늘의 문제를 풀었어요. 다음 문제는 자정(UTC {time})에 나와요.",
        DailyStreak => "연속 풀이: {count}일",
        PuzzleRating => "내 레이팅: {rating}",
        PuzzleRatingChange => "내 레이팅: {rating} ({change})",
        PuzzlesTried => "실수와 힌트 없이 푼 문제: {tried}개 중 {solved}개",
        PuzzlesDue => "오늘 복습할 문제: {count}개",
        WhichPuzzles => "종류",
        AllPuzzles => "전체",
        SmallBoards => "3×3~7×7",
        BoardsInSpace => "3D",
        WinWithFours => "연속 4로 이기기",
        WinWithThreats => "연속 위협으로 이기기",
        Defence => "방어",
        QuietMove => "조용한 수",
        TwoFours => "사사",
        TwoThrees => "삼삼",
        TooLongRow => "장목",
        FourThree => "사삼",
        AtTheEdge => "가장자리",
        Fork => "이중 위협",
        SpaceDiagonal => "공간 대각선",
        ForbiddenReply => "금수 유도",
        FindWin => "이기는 수를 찾아보세요.",
        FindOnlyMove => "지지 않는 유일한 수를 찾아보세요.",
        RightGoOn => "맞아요. 다음 수를 찾아보세요.",
        RightMove => "맞아요.",
        DoesNotWin => "{cell}에 두면 이길 수 없어요. 상대가 {reply}에 두면 막혀요.",
        LosesTo => "{cell}에 두면 상대가 {reply}에 둬서 져요.",
        IsNoWin => "{cell}에 두면 이길 수 없어요.",
        WinIsCertain => "이제 상대가 어떻게 막아도 이겨요.",
        OtherMovesLose => "다른 수는 모두 져요.",
        HintTheme => "주제: {theme}.",
        HintColumn => "정답은 {column} 세로줄에 있어요.",
        HintLayer => "정답은 {layer}층에 있어요.",
        HintMove => "정답: {cell}.",
        NextPuzzle => "다음 문제",
        ShareResult => "결과 공유",
        SharedPuzzle => "In a Row {date} 문제: {result}",
        SharedSolved => "한 번에 풀었어요",
        SharedTries => "틀린 수: {count}",
        SharedHints => "힌트: {count}",
        CopiedResult => "복사했어요.",
        PuzzlesMissing => "문제를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 여세요.",
        FromYourGames => "내 게임에서",
        SearchingGames => "게임을 살펴보는 중…",
        NoMissedWin => "컴퓨터와 끝까지 둔 게임에는 놓친 승리가 더 없어요.",
        Learn => "배우기",
        LearnAbout => "보드에 직접 두면서 배우는 짧은 레슨이에요.",
        LessonFinished => "완료",
        NextStep => "다음",
        NextLesson => "다음 레슨",
        LessonOver => "이 레슨을 모두 마쳤어요.",
        LookElsewhere => "{cell}에 둘 수도 있지만, 여기서는 다른 수를 찾아보세요.",
        NotThere => "{cell} 칸은 아니에요. 다시 찾아보세요.",
        NotThatAnswer => "아니에요. 돌을 다시 잘 살펴보세요.",
        TryCell => "{cell}에 둬 보세요.",
        TakeBlack => "흑",
        TakeWhite => "백",
        LessonFours => "4와 3",
        LessonForks => "이중 위협",
        LessonFouls => "렌주의 금수",
        LessonSpace => "3D로 생각하기",
        NoughtsRow => "나는 X예요. 세 개를 나란히 놓으면 이겨요. 줄을 완성해 보세요.",
        NoughtsBlock => "O는 하나만 더 놓으면 줄이 완성돼요. 그 칸에 먼저 두세요.",
        NoughtsFork => {
            "하나만 더 놓으면 되는 줄을 한꺼번에 두 개 만드는 것이 이중 위협이에요. O는 하나밖에 못 막아요. 이중 위협을 만들어서 이겨 보세요."
        }
        NoughtsCorner => {
            "이번에는 내가 O예요. X가 한가운데에 뒀어요. 귀퉁이만 안전해요. 한 곳을 골라 두세요."
        }
        NoughtsCentre => "X가 귀퉁이에 뒀어요. 한가운데만 안전해요. 거기에 두세요.",
        NoughtsEdge => {
            "X가 귀퉁이 두 곳을 차지하고 이중 위협을 노려요. 귀퉁이와 귀퉁이 사이 칸에 두세요. 그러면 X는 내 줄을 막아야 해요."
        }
        NoughtsGame => "이제 컴퓨터와 한 판 둬 보세요. 지면 안 돼요!",
        FoursComplete => "다섯 개를 이으면 이겨요. 5목을 완성하세요.",
        FoursStop => "상대가 4를 만들었어요. 하나만 더 두면 5목이에요. 막으세요.",
        FoursGap => "4는 중간이 비어 있을 수도 있어요. 상대가 5목을 완성할 칸을 찾아 먼저 두세요.",
        FoursOpen => {
            "양 끝이 비어 있는 4가 열린 4예요. 아무도 막을 수 없어요. 열린 4를 만들어서 이겨 보세요."
        }
        ThreesOpen => {
            "열린 3은 열린 4가 될 수 있어서, 상대가 꼭 응수해야 해요. 열린 3을 만들어 보세요."
        }
        ThreesStop => "상대에게 열린 3이 있어요. 한쪽 끝을 막으세요.",
        ForksFourThree => {
            "한 수로 4와 열린 3을 동시에 만들 수 있어요. 상대는 하나밖에 못 막아요. 그 수를 찾아서 이겨 보세요."
        }
        ForksFours => "한 수로 4를 두 개 동시에 만들 수 있어요. 그 수를 찾아서 이겨 보세요.",
        ForksThrees => "한 수로 열린 3을 두 개 동시에 만들 수 있어요. 그 수를 찾아서 이겨 보세요.",
        ForksStop => "이번에는 상대가 이중 위협을 노려요. 두 줄이 만나는 칸에 먼저 두세요.",
        ForksPrepare => {
            "아직은 이중 위협을 만들 수 없어요. 다른 위협으로 먼저 이중 위협을 준비한 다음 이겨 보세요."
        }
        ChainForce => {
            "상대는 4를 만들 때마다 막아야 해요. 그래서 4를 이어 가면 원하는 대로 둘 수 있어요. 연속 4로 이겨 보세요."
        }
        ChainOrder => "먼저 이중 위협이 될 곳을 찾고, 그다음 그것을 준비하는 4를 찾아보세요.",
        ChainLonger => {
            "이번에는 4가 더 많이 필요해요. 4를 만들 때마다 다른 줄에도 도움이 되게 두세요."
        }
        ChainKeep => "아무것도 준비하지 않는 4는 낭비예요. 필요할 때까지 아껴 뒀다가 이겨 보세요.",
        ChainLast => "가장 긴 문제예요. 천천히 생각해 보세요.",
        DefenceFirst => {
            "막기 전에, 바로 이길 수 있는지부터 살펴보세요. 지금은 이길 수 있어요. 어디일까요?"
        }
        DefenceAttack => "양쪽 다 열린 3이 있지만, 내 차례예요. 공격해서 이겨 보세요.",
        DefenceEnd => {
            "이 3은 어느 쪽 끝에서든 막을 수 있지만, 한쪽은 다른 줄까지 막아요. 그쪽에 두세요."
        }
        DefenceCounter => {
            "여기서는 막아도 소용없어요. 오히려 4를 만드세요. 상대는 막을 수밖에 없고, 내가 이겨요."
        }
        DefenceOnly => "상대가 이기려고 해요. 막을 수 있는 수는 하나뿐이에요. 찾아보세요.",
        SwapWhy => {
            "오목은 먼저 두는 쪽이 유리해요. 스왑2를 쓰면 공평해져요. 한쪽이 돌 세 개를 두면, 다른 쪽이 색을 골라요."
        }
        SwapBlack => {
            "흑돌은 서로 돕고 있고, 백돌은 멀리 떨어져 있어요. 다음은 백 차례예요. 무엇을 고를까요?"
        }
        SwapWhite => {
            "흑돌은 너무 멀리 떨어져 있어서 서로 도울 수 없어요. 다음은 백 차례예요. 무엇을 고를까요?"
        }
        SwapEven => {
            "어느 색이 나은지 모르겠나요? 그러면 돌 두 개를 더 두고 상대에게 고르게 하세요. 여기서는 ‘돌 2개 더 두기’를 누르세요."
        }
        SwapFive => {
            "상대가 돌 두 개를 더 뒀어요. 다음은 백 차례지만, 흑에게는 벌써 열린 3이 있어요. 무엇을 고를까요?"
        }
        FoulsThrees => {
            "렌주에서 흑은 한 수로 열린 3을 두 개 만들 수 없어요(삼삼). 나는 흑이에요. 금수 자리를 누르세요."
        }
        FoulsFours => "한 수로 4를 두 개 만드는 것도 금수예요(사사). 금수 자리를 누르세요.",
        FoulsOverline => "여섯 개 이상을 잇는 것도 금수예요(장목). 금수 자리를 누르세요.",
        FoulsFive => "5목을 만들면 금수 자리라도 언제나 흑이 이겨요. 5목을 완성하세요.",
        FoulsTrap => {
            "이번에는 내가 백이에요. 흑이 금수 자리에 둬야만 막을 수 있는 4를 만들어서 이겨 보세요."
        }
        SpaceLayer => {
            "보드는 네 층이 쌓여 있어요. 네 개를 이으면 이겨요. 이 층에서 줄을 완성하세요."
        }
        SpaceUp => "모든 층을 수직으로 관통하는 줄도 있어요. 완성하세요.",
        SpaceSlant => "한 층 올라갈 때마다 옆으로 한 칸씩 옮겨 가는 줄도 있어요. 완성하세요.",
        SpaceCorners => "정육면체의 한 꼭짓점에서 반대쪽 꼭짓점까지 가는 줄도 있어요. 완성하세요.",
        SpaceStop => "상대는 하나만 더 놓으면 줄이 완성돼요. 그 칸을 찾아서 먼저 두세요.",
        SpaceFork => "3D에서도 이중 위협으로 이길 수 있어요. 찾아서 이겨 보세요.",
        EndlessFive => "이 보드는 끝이 없어서 두는 만큼 넓어져요. 5목을 완성하세요.",
        EndlessStop => {
            "여기에는 줄을 막아 주는 가장자리가 없어요. 상대에게 열린 3이 있으니, 한쪽 끝을 직접 막으세요."
        }
        EndlessThree => "내 3은 양 끝이 열려 있어요. 계속 이어서 이겨 보세요.",
        EndlessFork => "두 줄이 한 칸에서 만나요. 그 칸을 찾아서 이겨 보세요.",
        EndlessGame => {
            "이번에는 이기기까지 조금 더 오래 걸려요. 지금 있는 돌을 살려서 이겨 보세요."
        }

        HowToWin => {
            "번갈아 빈칸에 하나씩 둬요. 가로, 세로, 대각선으로 {run}개를 먼저 이으면 이겨요."
        }
        LongerRowCountsNothing => "더 긴 줄은 인정하지 않아요.",
        HowToWinInSpace => {
            "번갈아 빈칸에 하나씩 둬요. 한 층 안에서든 모든 층을 관통해서든 한 줄로 {run}개를 먼저 이으면 이겨요."
        }
        WhenDrawn => "어느 쪽도 더는 줄을 완성할 수 없으면 무승부예요.",
        NoDrawInSpace => {
            "여기서는 무승부가 나지 않아요. 중앙에 먼저 두는 쪽이 네 수 만에 이길 수 있어요. 이 페이지가 게임 중에 직접 계산해 낸 결과예요."
        }
        FirstCanWin => "먼저 두는 쪽이 항상 이길 수 있어요.",
        RulesWithoutEnd => {
            "칸 이름은 첫 수가 기준이에요. r3u4는 오른쪽으로 3칸 위로 4칸, l1d2는 왼쪽으로 1칸 아래로 2칸이에요. 보드를 끌거나 화살표 키로 계속 가면 더 볼 수 있어요. 칸 이름을 입력하면 그 칸으로 가고, Enter를 누르면 수를 둬요. 두 손가락, Ctrl과 휠, + − 키로 확대하고 축소해요. 저절로 무승부가 되지는 않으니, 승부가 나지 않으면 무승부를 제안하세요."
        }
        LineAlong => "한 층의 가로줄이나 세로줄",
        LineDiagonal => "한 층의 대각선",
        LineStraightUp => "층을 수직으로 관통하는 줄",
        LineUpAndAlong => "가로나 세로로 가며 올라가는 줄",
        LineCornerToCorner => "정육면체의 꼭짓점을 잇는 줄",
        HowRenju => {
            "흑이 먼저 둬요. 흑은 정확히 5개를, 백은 5개 이상을 이으면 이겨요. 흑은 한 수로 3을 둘 이상 만드는 삼삼, 4를 둘 이상 만드는 사사, 6개 이상을 잇는 장목을 둘 수 없어요. 다만 그 수로 5목이 되면 괜찮아요. 3은 한 수를 더 두면 열린 4가 되는 줄이고, 흑이 그 수를 둘 수 있을 때만 3으로 쳐요. 백은 흑을 금수 자리로 몰아서 이길 수도 있어요."
        }
        HowCaro => {
            "정확히 5개를 이으면 이겨요. 다만 상대가 양 끝을 모두 막은 줄은 무효예요. 보드 가장자리는 막은 것으로 치지 않아요."
        }
        HowCaroWithOverlines => {
            "5개를 이으면 이겨요. 다만 상대가 양 끝을 모두 막은 줄은 무효예요. 보드 가장자리는 막은 것으로 치지 않아요. 6개 이상을 이으면 항상 이겨요."
        }
        ThreeIs => "3: 한 수 더 두면 열린 4",
        FourIs => "4: 한 수 더 두면 5목",
        OverlineIs => "장목: 금수",
        DoubleFourIs => "사사: 금수",
        DoubleFourInLineIs => "한 줄에 생긴 사사: 금수",
        DoubleThreeIs => "삼삼: 금수",
        NoDoubleThreeIs => "삼삼이 아님: 한 줄은 늘리면 장목",
        BlockedFiveIs => "양 끝이 막힘: 무효",
        OpenFiveIs => "한쪽 끝이 열림: 승리",
        MoveForbidden => "{move}번째 수({cell})는 둘 수 없는 수예요: {foul}",
        RuleNotHere => "이 보드에서는 쓸 수 없는 규칙이에요",
        OpeningNotHere => "이 보드에서는 쓸 수 없는 오프닝이에요",
        WrongChoice => "색 선택이 빠졌거나 잘못된 위치에 있어요",
        HowToPlay => {
            "칸을 누르면 수를 둬요. 키보드로는 화살표 키로 칸을 옮겨 다니고, Enter나 스페이스바로 수를 둬요. Home과 End는 줄의 양 끝으로, Page Up과 Page Down은 3D 보드의 위층과 아래층으로 가요. 무한 보드에서는 더 멀리 가요."
        }
        HowToArrange => {
            "국면을 만들 때는 말을 끌어서 다른 칸으로 옮겨요. 키보드로는 스페이스바로 말을 집고 놓아요. Esc를 누르면 말이 제자리로 돌아가고, Delete를 누르면 지워져요."
        }
        HowScoreIsKept => {
            "전적은 이 브라우저에 보드와 상대마다 따로 저장돼요. 링크 게임과 만든 국면에서 시작한 게임은 세지 않아요. 보내는 링크 말고는 아무것도 기기 밖으로 나가지 않고, 한 번 방문한 뒤로는 인터넷 없이도 할 수 있어요."
        }

        HowMinimaxThinks => "미니맥스의 생각법",
        Calls => "호출 트리",
        CallsAsText => "호출을 글로 보기",
        Step => "단계",
        ToFirstStep => "첫 단계로",
        OneStepBack => "이전 단계",
        OneStepOn => "다음 단계",
        ToAnswer => "답으로",
        Position => "국면",
        OnTheBoard => "지금 보드",
        Example => "예시",
        OnlyFewFreeCells => "보드에 빈칸이 5개 이하로 남으면 그 국면을 여기서 볼 수 있어요.",
        AlphaBeta => "알파베타 가지치기",
        Scheme => {
            "{mark}는 어디에 둬야 할까요? 미니맥스는 모든 수와 모든 응수를 끝까지 따져 봐요. {mark}가 이기면 +10점, 지면 −10점, 비기면 0점이에요. {mark}는 가장 높은 점수를, {other}는 가장 낮은 점수를 택해요."
        }
        MarkToMove => "{mark} 차례",
        CallAhead => "{call}: 아직 보지 않음",
        CallOpen => "{call}: 아직 점수 없음",
        CallSoFar => "{call}: 지금까지 {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, 택함",
        Call => "호출 {number}",
        CallOf => "호출 {number}: {move}",
        KeepsHighest => "{call}. {mark} 차례이고, 가장 높은 점수를 택해요.",
        KeepsLowest => "{call}. {mark} 차례이고, 가장 낮은 점수를 택해요.",
        FillsBoard => "{call}. 보드가 가득 찼어요: 0.",
        CompletesLine => "{call}. 줄이 완성됐어요: {score}.",
        Answer => "답은 {move}, 점수는 {score}점이에요.",
        AlreadyHas => "{move}의 점수는 {score}: {mark}는 이미 {best}점을 확보했어요.",
        HighestSoFar => "{move}의 점수는 {score}: 지금까지 가장 높아서 {mark}가 택해요.",
        LowestSoFar => "{move}의 점수는 {score}: 지금까지 가장 낮아서 {mark}가 택해요.",
        SettlesIt => {
            "{step} {mark}에게는 이보다 나쁘지 않은 수가 있으니 더 볼 필요가 없어요: {moves}."
        }
        LookedAt => "살펴본 국면: {plain}개, 알파베타 가지치기를 쓰면 {pruned}개.",
        LookedAtFromEmpty => "빈 {board} 보드부터: {plain}개, 알파베타 가지치기를 쓰면 {pruned}개.",

        InstalledDescription => {
            "컴퓨터나 친구와 두는 틱택토, 오목, 그 밖의 여러 게임. 인터넷 없이도 할 수 있어요."
        }
        Continue => "계속하기",
        PlayGomoku => "오목",
        OnAPhone => "휴대폰에서 두는 오목",
        OnAComputer => "컴퓨터에서 두는 오목",
    }
}
