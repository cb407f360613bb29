//! Vietnamese.

use crate::words::Text;

/// What each text says in Vietnamese.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => "Không tải được trò chơi. Hãy kiểm tra kết nối hoặc cập nhật trình duyệt.",

        NewGame => "Ván mới",
        Undo => "Hoàn tác",
        Redo => "Làm lại",
        Hint => "Gợi ý",
        Place => "Đặt quân",
        PlayAgain => "Chơi lại",
        Names => "Tên",
        SwapNames => "Đổi tên cho nhau",
        EmptyName => "Nếu để trống, quân cờ sẽ hiện thay cho tên.",
        Review => "Xem lại",
        Easier => "Dễ hơn",
        Harder => "Khó hơn",
        SeeHow => "Xem vì sao",
        Puzzles => "Câu đố",
        Menu => "Menu",
        ResetScore => "Đặt lại tỉ số",
        Share => "Chia sẻ",
        Rules => "Luật chơi",
        Settings => "Cài đặt",
        SendLink => "Gửi liên kết",
        SendAgain => "Gửi lại",

        Dismiss => "Đã hiểu",
        TryAgain => "Thử lại",
        Loading => "Đang tải…",
        PartMissing => {
            "Không tải được một phần của trang. Hãy kiểm tra kết nối; bạn vẫn chơi tiếp được."
        }

        Score => "Tỉ số",
        Draws => "hòa",
        Thinking => "đang nghĩ",
        ToMove => "đến lượt",
        You => "Bạn",
        Computer => "Máy",
        Friend => "Bạn cờ",
        PlayerOne => "Người chơi 1",
        PlayerTwo => "Người chơi 2",

        Easy => "Dễ",
        MediumStrength => "Vừa",
        Hard => "Khó",
        Best => "Mạnh nhất",
        FirstFree => "Ô trống đầu",
        Random => "Ngẫu nhiên",
        Guard => "Lính gác",
        Clerk => "Thư ký",
        Centre => "Ô giữa",
        Strategist => "Quân sư",
        Minimax => "Minimax",
        Level => "Cấp {level}",

        PieceToMove => "Đến lượt {piece}|Đến lượt Đen|Đến lượt Trắng",
        YourMove => "Đến lượt bạn",
        YourFriendsMove => "Đến lượt bạn cờ",
        YouWin => "Bạn thắng",
        ComputerWins => "Máy thắng",
        FriendWins => "Bạn cờ thắng",
        PieceWins => "{piece} thắng|Đen thắng|Trắng thắng",
        Draw => "Hòa",
        Numbered => "{status}, nước {move}",
        Played => "Nước vừa đi: {cell}",
        Agreed => "hai bên đồng ý",
        TapASquare => "Ba quân liền nhau là thắng. Hãy chạm vào một ô.",
        NoLineLeft => "không bên nào còn đường thắng",

        Comma => ", ",
        And => " và ",

        NoughtsAndCrosses => "Cờ caro 3×3",
        InARow => "{run} quân liền nhau trên bàn {board}",
        Empty => "trống",
        PieceInside => "{piece}|đen|trắng",
        CellMove => "nước {move}",
        LastMove => "nước vừa đi",
        WinningLine => "đường thắng",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: cờ caro",
        PageDescription => {
            "Chơi cờ caro trên trình duyệt với máy hoặc bạn bè. Miễn phí, không cần tài khoản, không phải cài đặt; dùng được cảm ứng, chuột, bàn phím và trình đọc màn hình."
        }
        Framed => {
            "Trang này đang hiện bên trong một trang khác, và trang đó có thể lừa bạn chạm nhầm."
        }
        OpenInOwnTab => "Mở trong thẻ riêng",

        InARowWithoutEnd => "{run} quân liền nhau trên bàn vô tận",
        OnLayer => "tầng {layer}, {cell}",
        Selected => "đang chọn",
        PickedUp => "đang nhấc",
        GoodMove => "nước hay",
        InLineFor => {
            "nước {number} trong biến ({piece})|nước {number} trong biến (Đen)|nước {number} trong biến (Trắng)"
        }
        LeadsToWin => "thắng {moves}",
        LeadsToDraw => "hòa",
        LeadsToLoss => "thua {moves}",
        InMoves => "trong {count} nước",
        WinSign => "T{moves}",
        DrawSign => "H",
        LossSign => "B{moves}",

        ZoomIn => "Phóng to",
        ZoomOut => "Thu nhỏ",
        Fit => "Vừa khung",
        TurnClockwise => "Xoay theo chiều kim đồng hồ",
        TurnAnticlockwise => "Xoay ngược chiều kim đồng hồ",
        ToFront => "Mặt trước",
        Stacked => "Xếp chồng",
        SideBySide => "Cạnh nhau",
        LayerName => "Tầng {layer}",
        MoveNow => "Đi ngay",
        MoveList => "Các nước đi",
        MadeMove => "{piece} {cell}|Đen {cell}|Trắng {cell}",
        OfferDraw => "Đề nghị hòa",
        Agree => "Đồng ý hòa",
        AllMarks => "Tất cả các quân",
        AllMarksAfter => "Tất cả các quân sau {count} nước",
        ToCells => "Trở lại các ô",
        ToLastMove => "Nước vừa đi",
        NotOnBoard => "{cell}, ngoài bàn cờ",
        Threats => "Đe dọa",
        ThreatsOff => "Đã ẩn các mối đe dọa.",
        NoThreats => "Không có mối đe dọa.",
        WinsHere => "{piece} thắng ở đây|Đen thắng ở đây|Trắng thắng ở đây",
        ForkFor => "đe dọa kép của {piece}|đe dọa kép của Đen|đe dọa kép của Trắng",
        RowFor => "hàng {count} của {piece}|hàng {count} của Đen|hàng {count} của Trắng",
        OpenRowFor => {
            "hàng {count} mở của {piece}|hàng {count} mở của Đen|hàng {count} mở của Trắng"
        }
        LegendWin => "thắng",
        LegendFork => "đe dọa kép",
        LegendRow => "hàng {count}",
        LegendOpenRow => "hàng {count} mở",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "Đã chọn {cell}: chạm lần nữa, hoặc nhấn “Đặt quân”",
        PressPlace => "Đã chọn {cell}: nhấn “Đặt quân”, hoặc chọn ô khác",
        HintIs => "Gợi ý: {cell} {why}",
        GlowingCell => "ô đang sáng",
        HintWins => "thắng",
        HintBlocks => "chặn đường thắng của đối thủ",
        HintMakesTwoThreats => "tạo hai mối đe dọa cùng lúc",
        HintWinsIn => "thắng {moves}",
        HintOnlyDraws => "là nước duy nhất giữ hòa",
        HintDraws => "giữ hòa",
        HintDelays => "vẫn thua {moves}, nhưng cầm cự được lâu nhất",
        HintStopsAnAttack => "chặn đòn tấn công",
        HintLooksBest => "có vẻ hay nhất",
        BlockHere => "Chặn ở đây?",
        NoHint => "Không có gì gấp: thế cờ này không có gợi ý.",
        CellTaken => "Ô này đã có quân.",
        NothingToUndo => "Không có gì để hoàn tác.",
        NothingToRedo => "Không có gì để làm lại.",
        LastMovesInOrder => "Ba nước cuối, theo thứ tự",
        TryNext => "Thử trò khác",
        PlayAFriend => "Chơi với bạn bè",
        OffersDraw => "{piece} đề nghị hòa|Đen đề nghị hòa|Trắng đề nghị hòa",
        YouOfferDraw => "Bạn đề nghị hòa",
        FriendOffersDraw => "Bạn cờ đề nghị hòa",
        MovedLastAndOffersDraw => {
            "{piece} vừa đi và đề nghị hòa|Đen vừa đi và đề nghị hòa|Trắng vừa đi và đề nghị hòa"
        }
        Depth => "độ sâu {depth}, {seconds} giây",
        PositionsDone => "{done}/{all} thế cờ",
        Stop => "Dừng",
        StopCalculating => "Dừng tính toán",

        RestoreScore => "Khôi phục tỉ số",
        ScoreIsReset => "Tỉ số đã về 0.",
        SetAside => {
            "Một phần dữ liệu lưu ở đây không đọc được. Phần đó được để riêng, không bị xóa; bạn vẫn chơi tiếp được."
        }
        StorageNewer => {
            "Một phần dữ liệu lưu ở đây thuộc phiên bản mới hơn của trang. Phần đó được giữ nguyên; hãy tải lại trang để có phiên bản mới."
        }
        StorageFull => {
            "Bộ nhớ dành cho trang đã đầy: những gì bạn chơi từ giờ sẽ mất khi đóng trang. Hãy xuất dữ liệu ra tệp, rồi xóa bớt ván trong “Chia sẻ” › “Ván của bạn”. Nếu vẫn đầy, hãy xóa dữ liệu của trang này trong trình duyệt rồi nhập lại tệp."
        }
        StorageBlocked => {
            "Trình duyệt này không cho trang lưu dữ liệu: ván cờ và tỉ số sẽ mất khi đóng trang."
        }
        NewVersion => {
            "Đã có phiên bản mới. Trang sẽ tự cập nhật ở ván sau, hoặc bạn có thể cập nhật ngay."
        }
        Update => "Cập nhật",
        AnalysisMissing => "Không tải được bộ phân tích. Những phần khác vẫn dùng được.",
        AnalysisUnusable => {
            "Bộ phân tích trả về kết quả không hợp lệ. Những phần khác vẫn dùng được."
        }
        Refit => "Chỉnh cho vừa",
        CouldBeRefitted => "Bàn này được tạo cho đầy màn hình, nay màn hình đã thay đổi.",
        HearMoves => "Bạn có muốn nghe tiếng đi quân không?",
        SoundOn => "Bật âm thanh",
        NoThanks => "Không, cảm ơn",
        Restore => "Khôi phục",
        OutOfReach => "Bàn cờ chỉ rộng đến {cells} ô tính từ quân đầu tiên.",
        DrawDeclined => {
            "Máy từ chối. Máy chỉ đồng ý hòa sau {moves} nước liền không có mối đe dọa nào."
        }
        LanguageMissing => "Không tải được ngôn ngữ này. Hãy kiểm tra kết nối.",

        Board => "Bàn cờ",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Đầy màn hình",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Vô tận",
        Custom => "Tự chọn",
        Columns => "Số cột",
        Rows => "Số hàng",
        Layers => "Số tầng",
        Run => "Số quân liền",
        NumberOfLayers => "{name}: 1, hoặc từ {least} đến {most}.",
        OnlyNumber => "{name}: với bàn này phải là {number}.",
        NumberFromTo => "{name}: từ {least} đến {most}.",
        ProvedWin => "Đã chứng minh: bên đi trước thắng",
        ProvedDraw => "Đã chứng minh: hai bên đi hay nhất thì hòa",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Caro vô tận",
        Freestyle => "Tự do",
        ExactlyRun => "Đúng {run} quân",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro tính cả 6 quân",
        FreestyleIs => "Từ {run} quân liền nhau trở lên là thắng, bị chặn hai đầu vẫn tính.",
        ExactlyRunIs => "Đúng {run} quân liền nhau là thắng; dãy dài hơn không tính.",
        RenjuIs => "Đen bị cấm nước 3-3, nước 4-4 và hàng quá 5 quân.",
        CaroIs => "Đúng 5 quân liền nhau là thắng, trừ khi bị chặn hai đầu.",
        CaroWithOverlinesIs => {
            "5 quân thắng nếu không bị chặn hai đầu; từ 6 quân trở lên luôn thắng."
        }
        Opening => "Khai cuộc",
        FreeOpening => "Tự do",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long Pro",
        FreeOpeningIs => "Không có hạn chế nào.",
        SwapIs => "Một bên đặt một quân, bên kia chọn màu quân.",
        Swap2Is => {
            "Một bên đặt ba quân; bên kia chọn màu quân, hoặc đặt thêm hai quân rồi nhường lại quyền chọn."
        }
        ProIs => "Quân đen đầu tiên ở ô giữa, quân đen thứ hai ở ngoài vùng {size} giữa bàn.",
        Overline => "hàng quá 5 quân",
        DoubleFour => "nước 4-4",
        DoubleThree => "nước 3-3",
        NotInCentre => "quân đầu tiên phải ở ô giữa",
        NearCentre => "quá gần ô giữa",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "cấm đi: {foul}",
        IsForbidden => "{cell} bị cấm: {foul}.",
        OpeningStone => "quân {number}/{count}, rồi bên kia chọn màu",
        ChooseColour => "Hãy chọn màu quân",
        ComputerChooses => "Máy chọn màu quân",
        FriendChooses => "Bạn cờ chọn màu quân",
        PlayerChooses => "{player}: hãy chọn màu quân",
        AddTwoStones => "Đặt thêm hai quân",
        YouMoveNext => "rồi đến lượt bạn",
        OtherMovesNext => "rồi đến lượt bên kia",
        OtherThenChooses => "rồi bên kia chọn",
        YouPlay => "Bạn cầm quân {piece}.|Bạn cầm quân đen.|Bạn cầm quân trắng.",
        ComputerPlays => "Máy cầm quân {piece}.|Máy cầm quân đen.|Máy cầm quân trắng.",
        FriendPlays => "Bạn cờ cầm quân {piece}.|Bạn cờ cầm quân đen.|Bạn cờ cầm quân trắng.",
        PlayerPlays => "{player} cầm quân {piece}.|{player} cầm quân đen.|{player} cầm quân trắng.",
        OnlyAnswerForbidden => "nước chặn duy nhất của Đen, {cell}, bị cấm: {foul}",
        ForbiddenPoints => "Hiện nước cấm",
        PlayPiece => "Cầm quân {piece}|Cầm quân đen|Cầm quân trắng",
        Against => "Chế độ",
        FriendHere => "Hai người chơi",
        FriendByLink => "Bạn cờ qua liên kết",
        Opponent => "Đối thủ",
        StrengthGrade => "Độ khó",
        EasyIs => "Biết chặn bạn nhưng dễ mắc bẫy.",
        MediumIs => "Có kế hoạch và nhận ra hầu hết các bẫy.",
        HardIs => "Ít khi mắc lỗi.",
        BestIs => "Mạnh nhất trên bàn cờ này.",
        AllOpponents => "Tất cả đối thủ",
        MoreBoards => "Bàn cờ khác",
        IsProved => "đã chứng minh bằng cách chơi mọi ván",
        IsMeasured => "đo qua đấu thử",
        IsNotMeasured => "chưa đo trên bàn cờ này",
        More => "Tùy chọn khác",
        ChooseOpponent => "Chọn đối thủ",
        HowStrong => "Đối thủ mạnh đến đâu?",
        Explained => "{name}: {what}",
        WhoStarts => "Ai đi trước",
        WhoMovesNext => "Ai đi tiếp",
        InTurn => "Luân phiên",
        Chance => "Bốc thăm",
        Pieces => "Kiểu quân",
        Marks => "X và O",
        Stones => "Đen và trắng",
        YourMark => "Quân của bạn",
        YourStones => "Quân của bạn",
        PlayerOnesMark => "Quân của {name}",
        PlayerOnesStones => "Quân của {name}",
        StarterIsX => "Đi trước cầm X",
        StarterIsBlack => "Đi trước cầm đen",
        PieceAlone => "{piece}|Đen|Trắng",
        Start => "Bắt đầu",
        MakeLink => "Tạo liên kết",
        Arrange => "Xếp thế cờ",
        WinsWith => "{run} quân liền nhau",
        WinsWithExactly => "đúng {run} quân liền nhau",
        WinsWithOrMore => "từ {run} quân liền nhau trở lên",

        FirstFreeIs => "đi vào ô trống đầu tiên",
        RandomIs => "đi vào ô bất kỳ",
        GuardIs => "thắng nếu được, chặn nếu cần, không thì đi bừa",
        ClerkIs => "thắng nếu được, chặn nếu cần, không thì vào ô trống đầu tiên",
        CentreIs => "ô giữa trước, rồi như Lính gác",
        StrategistIs => "thắng nếu được, chặn nếu cần, không thì theo kế hoạch",
        MinimaxIs => "tính mọi nước đi đến hết ván",
        LevelOneIs => "tính nước của mình và nước đáp của bạn",
        LevelTwoIs => "thấy các đe dọa kép",
        LevelThreeIs => "tính trước vài nước",
        LevelFourIs => "thấy đòn thắng bằng các nước bốn liên tiếp",
        LevelFiveIs => "tính xa",
        LevelSixIs => "nghĩ lâu",
        LevelFourInSpaceIs => "thấy thế thắng chắc",
        LevelSixInSpaceIs => "nghĩ lâu và chứng minh được thế thắng",
        MeasuredAgainst => "{count} ván với {opponent}: thắng {won}, hòa {drawn}, thua {lost}",
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; nếu bạn đi trước, {chance}",
        NoteIfItStarts => "{character}; nếu máy đi trước, {chance}",
        NeverWin => "bạn không bao giờ thắng được",
        HardlyEverWin => "bạn hầu như không thắng được",
        WinTimesIn => "bạn thắng được {count} trong {of} lần",
        WinAboutTimesIn => "bạn thắng được khoảng {count} trong {of} lần",
        NearlyAlwaysWin => "bạn gần như luôn thắng được",
        AlwaysWin => "bạn luôn thắng được",

        Close => "Đóng",

        Language => "Ngôn ngữ",
        LikeTheBrowser => "Theo trình duyệt",
        Look => "Giao diện",
        LikeTheSystem => "Theo hệ thống",
        Midnight => "Nửa đêm",
        Paper => "Giấy",
        Wood => "Gỗ",
        Sound => "Âm thanh",
        Quiet => "Nhỏ",
        MediumLoud => "Vừa",
        Loud => "To",
        Vibration => "Rung",
        Off => "Tắt",
        On => "Bật",
        ComputerAnswers => "Máy chờ trước khi đi",
        AtOnce => "Không chờ",
        AfterHalfASecond => "0,5 giây",
        AfterASecond => "1 giây",
        LevelSixThinks => "Thời gian nghĩ của cấp 6",
        ForASecond => "1 giây",
        ForFiveSeconds => "5 giây",
        ForHalfAMinute => "30 giây",
        ToMakeAMove => "Cách đi quân",
        TapACell => "Chạm một lần",
        SelectThenPlace => "Chọn ô, rồi “Đặt quân”",
        ButtonsFor => "Vị trí nút",
        RightHand => "Bên phải",
        LeftHand => "Bên trái",
        SecondPlayer => "Nút của Người chơi 2",
        Upright => "Bình thường",
        Turned => "Quay ngược",
        TurnedIs => {
            "Quay ngược: khi điện thoại nằm giữa hai người, thẻ và nút của Người chơi 2 quay về phía người đó."
        }
        SpaceBoards => "Bàn 3D",
        AsFits => "Tùy màn hình",
        MoveResults => "Kết quả nước đi",
        Keys => "Phím tắt",
        SingleKeys => "Phím tắt dùng một phím",
        OtherVariation => "Biến khác",
        ChooseCell => "Chọn một ô",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "Số thứ tự nước đi",
        Erase => "Xóa",

        HasWonAlready => "{piece} đã thắng rồi|Đen đã thắng rồi|Trắng đã thắng rồi",
        NoLineForAnyone => "Không bên nào còn đường thắng",
        NobodysTurn => "Lượt đi không hợp lệ",
        TapPuts => "Chạm để đặt",
        Alternate => "Luân phiên",
        SideToMove => "Lượt đi",
        Clear => "Xóa bàn cờ",
        Mirror => "Lật ngang",
        Turn => "Xoay",
        Back => "Trở lại",
        Analyse => "Phân tích",
        PlayFromHere => "Chơi từ đây",
        IsPickedUp => "Đang nhấc quân ở {cell}",
        CountOfPiece => "{count} {piece}|{count} đen|{count} trắng",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}: quá nhiều quân {piece}|{counts}: quá nhiều quân đen|{counts}: quá nhiều quân trắng"
        }
        OnlyToLookAt => "{counts}: chỉ để xem, không chơi được",

        AtMove => "Nước đi",
        ToBeginning => "Về đầu",
        OneMoveBack => "Lùi một nước",
        OneMoveOn => "Tiến một nước",
        ToEnd => "Đến cuối",
        BeforeFirstMove => "trước nước đầu tiên",
        PlayOn => "Chơi tiếp từ đây",
        EndReview => "Dừng xem lại",
        InVariation => "biến",
        RemoveMoves => "Xóa từ đây",
        RestoreMoves => "Khôi phục",
        ReturnToGame => "Về ván cờ",
        MovesLeftOut => "Luật không cho phép nước {number}. Tổng cộng đã lược bỏ {count} nước.",
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "dòng {line}, ký tự {column}",
        AtByte => "byte {number}",
        FileCutOff => "tệp bị cắt cụt",
        Play => "Phát",
        Pause => "Tạm dừng",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Nước {at}/{all}",
        MoveOfBy => {
            "Nước {at}/{all}, {piece} {cell}|Nước {at}/{all}, Đen {cell}|Nước {at}/{all}, Trắng {cell}"
        }
        Excellent => "nước rất hay",
        Good => "nước hay",
        Dubious => "nước đáng ngờ",
        Mistake => "có lẽ là nước sai",
        Blunder => "sai lầm nghiêm trọng",
        HasWon => "{piece} đã thắng|Đen đã thắng|Trắng đã thắng",
        HasWonInside => "{piece} đã thắng|Đen đã thắng|Trắng đã thắng",
        CanWinIn => {
            "{piece} có thể thắng {moves}|Đen có thể thắng {moves}|Trắng có thể thắng {moves}"
        }
        ADraw => "hòa",
        StandsBetter => "{piece} có ưu thế|Đen có ưu thế|Trắng có ưu thế",
        AboutEven => "thế cân bằng",
        MissesWinIn => "Bỏ lỡ cơ hội thắng {moves}",
        LetsWinIn => "Để {piece} thắng {moves}|Để Đen thắng {moves}|Để Trắng thắng {moves}",
        EngineLines => "Các biến của máy",
        BalancedMoves => "Nước cân bằng",
        FewerLines => "Bớt biến",
        MoreLines => "Thêm biến",
        ChanceOf => "{piece} {percent}|Đen {percent}|Trắng {percent}",
        LinesDepth => "Độ sâu {depth}",
        LinesDetail => "{positions} thế cờ trong {seconds} giây",
        Promote => "Ưu tiên biến này",
        Notes => "Ghi chú",
        Triangle => "tam giác",
        Square => "hình vuông",
        Circle => "hình tròn",
        Cross => "dấu chéo",
        StopDrawing => "Vẽ xong",
        VariationsChanged => {
            "Các biến trong liên kết này bị cắt mất hoặc bị sửa. Đây là ván cờ không kèm biến."
        }
        AnalysisTooLarge => "Bản phân tích này quá lớn để lưu ở đây. Hãy lưu thành tệp.",
        Moves => "{count} nước",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Hay hơn: {cells}",
        NextMove => "nước sau: {move}, {verdict}",
        DecidedBy => {
            "{ended}. Nước quyết định: {move} ({piece} {cell}).|{ended}. Nước quyết định: {move} (Đen {cell}).|{ended}. Nước quyết định: {move} (Trắng {cell})."
        }
        NoSingleMove => "{ended}. Không có nước nào mang tính quyết định.",
        LookingAtGame => "Đang phân tích ván cờ: {progress}",
        Mistakes => "Sai lầm",
        FindBetterMove => {
            "{piece} đã đi {cell}. Nước nào hay hơn?|Đen đã đi {cell}. Nước nào hay hơn?|Trắng đã đi {cell}. Nước nào hay hơn?"
        }
        IsBetter => "{cell} là nước hay.",
        IsNotBetter => "{cell} chưa đủ hay. Còn nước hay hơn.",
        LookingAtMove => "Đang kiểm tra {cell}…",
        ShowSolution => "Xem lời giải",
        NextMistake => "Sai lầm tiếp theo",
        NoMoreMistakes => "Không còn sai lầm nào.",
        MistakesBySide => "Sai lầm: {first}, {second}.",
        PuzzleSolved => "Đã giải xong",
        PuzzleSolution => "Lời giải",
        StepOf => "Bước {step}/{steps}",
        MissedWin => "Bạn đã bỏ lỡ chiến thắng",

        Accept => "Chơi",
        NotNow => "Để sau",
        TakeLink => "Dùng ván này",
        TakeSeat => "Vào chơi",
        KeepKnown => "Giữ ván của tôi",
        ShowKnown => "Xem ván của tôi",
        ShowLink => "Xem ván trong liên kết",
        Invited => {
            "Bạn được mời chơi {game}. Bạn cầm quân {piece}.|Bạn được mời chơi {game}. Bạn cầm quân đen.|Bạn được mời chơi {game}. Bạn cầm quân trắng."
        }
        OwnGameKept => "Ván hiện tại của bạn vẫn được giữ.",
        PositionFromLink => "Một thế cờ từ liên kết. Ván hiện tại của bạn vẫn được giữ.",
        Watching => {
            "Bạn đang xem ván giữa hai người khác. Ván không tự cập nhật: hãy mở liên kết tiếp theo của họ để xem thêm."
        }
        AsksToTakeBack => "Bạn cờ xin đi lại {count} nước.",
        Earlier => "Đây là ván của bạn cách đây {count} nước.",
        FromYourSide => {
            "Liên kết này được gửi từ phía bạn, nhưng lại có thêm nước {move} của bạn cờ. Chỉ dùng nếu chính bạn đã gửi nó từ thiết bị khác."
        }
        AnotherGame => "Liên kết này dẫn đến ván khác với ván bạn đã lưu.",
        Differs => {
            "Nước {move} khác với ván bạn đã lưu: {linked} trong liên kết này, {known} trong ván của bạn."
        }
        DiffersAsk => {
            "Nước {move} khác với ván bạn đã lưu: {linked} trong liên kết này, {known} trong ván của bạn. Hãy hỏi bạn cờ đã đi nước nào."
        }
        PlayedForYou => {
            "Nước {move} trong liên kết này là của bạn, nhưng bạn không đi nước đó ở đây."
        }

        NowSend => "Giờ hãy gửi liên kết",
        SentAndWaiting => "Đã gửi. Đang chờ bạn cờ",
        WaitingForFriend => "Đang chờ liên kết của bạn cờ",

        TheLink => "Liên kết",
        TheMoves => "Các nước đi",
        TheBoard => "Bàn cờ",
        LinkIsASeat => "Ai có liên kết này cũng đi thay bạn cờ được: chỉ gửi cho bạn cờ thôi.",
        CopyLink => "Chép liên kết",
        CopyMoves => "Chép nước đi",
        CopyBoard => "Chép bàn cờ",
        Scan => "Quét bằng điện thoại khác",
        OpenGame => "Mở ván cờ",
        LinkMovesOrText => "Liên kết, nước đi hoặc nội dung tệp",
        TheText => "Văn bản",
        ChooseFiles => "Chọn tệp",
        AboutFiles => {
            "Ở đây mở được tệp SGF, RenLib (.lib), .psq, .pos và .sav. Bạn cũng có thể kéo thả tệp vào bất cứ đâu trên trang."
        }
        GamesInFiles => "Chọn ván cờ",
        Comment => "Lời bình",
        JudgementOfMove => "Nước này",
        NoSign => "Không ký hiệu",
        VeryGoodMove => "nước tuyệt hay",
        InterestingMove => "nước đáng chú ý",
        DrawOnBoard => "Vẽ lên bàn cờ",
        Letter => "chữ cái",
        Analyses => "Bản phân tích",
        WithVariations => "Kèm biến và ghi chú",
        VariationsTooLong => "Các biến không vừa trong một liên kết. Hãy lưu ván cờ thành tệp.",
        OpenAnyway => "Vẫn mở",
        Library => "Thư viện",
        AboutLibrary => {
            "Các tệp ván cờ được giữ trên thiết bị này. Bạn có thể tìm những ván có thế cờ đang xem, kể cả khi xoay hay lật, cùng các nước đi tiếp theo."
        }
        AddFiles => "Thêm tệp",
        AddToLibrary => "Thêm vào thư viện",
        SearchGames => "Người chơi, giải đấu hoặc ngày",
        WithThisPosition => "Chỉ các ván có thế cờ này",
        FoundGames => "Tìm thấy {count} ván.",
        FirstListed => "Hiển thị {count} ván đầu tiên.",
        NextMoves => "Nước tiếp theo",
        FilesNotKept => "Trình duyệt này không giữ được tệp. Tải lại trang thì tệp sẽ mất.",
        GameNumber => "Ván {number}",
        UnknownFormat => "định dạng này không mở được ở đây",
        NoGameInside => "trong đó không có ván cờ nào",
        FileTooLong => "tệp quá lớn",
        FileGoesOn => "sau phần kết thúc vẫn còn nội dung",
        FileNotUnderstood => "không đọc được phần này",
        AnotherKindOfGame => "đây là ván của một môn cờ khác",
        CellOutside => "trên bàn cờ không có ô này",
        SaveAsFile => "Lưu thành tệp",
        NotInFormat => "Loại tệp này không lưu được bàn cờ hoặc thế cờ này.",
        GameSaved => "Đã lưu.",
        PasteHere => "Dán liên kết, nước đi",
        Open => "Mở",
        SharePicture => "Chia sẻ ảnh",
        SavePicture => "Lưu ảnh",
        SaveReplay => "Lưu ảnh động",
        SaveGif => "Lưu GIF",
        PageName => "In a Row",
        FinalBoard => "Thế cờ cuối. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "đến lượt bạn, bạn cầm quân {piece}|đến lượt bạn, bạn cầm quân đen|đến lượt bạn, bạn cầm quân trắng"
        }
        Shared => "Đã chia sẻ.",
        Copied => "Đã sao chép. Hãy dán vào nơi bạn cờ đọc được.",
        NotSent => "Chưa gửi.",
        CopyYourself => {
            "Trình duyệt này không cho trang gửi hay sao chép. Văn bản đã được chọn sẵn: bạn hãy tự sao chép."
        }
        Saved => "Đã lưu. Hãy xem trong mục tải xuống.",
        PictureNotTaken => "Không chia sẻ được ảnh. Hãy lưu ảnh.",
        PictureNotDrawn => "Trình duyệt này không tạo được ảnh. Hãy chụp màn hình.",

        YourGames => "Ván của bạn",
        NoGames => "Chưa có ván nào. Khi bạn chuyển sang ván khác, ván đang dở được giữ ở đây.",
        FinishedGames => "Đã xong",
        GoOn => "Chơi tiếp",
        Remove => "Xóa",
        Choose => "Chọn",
        ChooseAllOver => "Chọn mọi ván đã xong",
        RemoveChosen => "Xóa các ván đã chọn",
        ListedGame => {
            "{board}, {run} quân liền nhau, bạn cầm quân {piece}, {moves}|{board}, {run} quân liền nhau, bạn cầm quân đen, {moves}|{board}, {run} quân liền nhau, bạn cầm quân trắng, {moves}"
        }
        ListedOwn => "{board}, {run} quân liền nhau, {opponent}, {moves}",
        ListedPosition => "{board}, {run} quân liền nhau, {marks}",
        MarksCount => "{count} quân",
        WaitingToJoin => "Đang chờ người tham gia",
        YouWon => "Bạn đã thắng",
        FriendWon => "Bạn cờ đã thắng",
        Arranging => "Thế cờ bạn đang xếp",
        HowManyGames => "{count} ván qua liên kết, tối đa {most}.",
        PastGamesKept => "{most} ván đã xong gần nhất được giữ lại.",
        OldGamesDropped => "“Ván của bạn” chỉ giữ {most} ván gần nhất. Ván cũ nhất đã bị xóa.",
        GamesFull => {
            "Bạn đã có {most} ván qua liên kết, là mức tối đa. Để bắt đầu hay tham gia ván khác, hãy xóa bớt ván trong “Chia sẻ” › “Ván của bạn”."
        }
        GamesRemoved => "Đã xóa {count} ván.",

        WhatsNew => "Có gì mới",
        Install => "Cài vào máy",
        InstallByHand => {
            "Để có trò chơi trên màn hình chính, hãy mở menu của trình duyệt, hoặc “Chia sẻ” trên iPhone hay iPad, rồi chọn “Thêm vào màn hình chính”."
        }
        YourData => "Dữ liệu của bạn",
        Statistics => "Thống kê",
        StatisticsCleared => "Đã xóa thống kê.",
        Send => "Gửi",
        Scanned => "Bạn cờ đã quét",
        MoveFirst => "Đi nước đầu đã",
        InviteOrMove => "Hãy gửi liên kết này cho bạn cờ, hoặc đi nước đầu rồi mới gửi.",
        InviteToStart => "Hãy gửi liên kết này cho bạn cờ. Bạn cờ đi trước.",
        SendYourMove => {
            "Hãy gửi liên kết này cho bạn cờ: bạn cờ sẽ thấy nước đi của bạn và trả lời bằng một liên kết."
        }
        SendResult => "Hãy gửi liên kết này cho bạn cờ: bạn cờ sẽ thấy ván cờ kết thúc ra sao.",
        NowMove => "Bạn cờ đã có thể mở liên kết. Hãy đi một nước, rồi gửi lại liên kết.",
        LinkIsSent => "Liên kết này đã được gửi. Chỉ gửi lại nếu bạn cờ không nhận được.",

        Strength => "Đối thủ mạnh đến đâu",
        StrengthIsProved => {
            "Trang vừa chứng minh những điều này bằng cách chơi mọi ván có thể xảy ra với từng đối thủ. Khả năng thắng được tính với giả định bạn luôn đi nước hay nhất."
        }
        StrengthIsMeasured => {
            "Đã đo: {board}. Mỗi đối thủ đấu với đối thủ yếu hơn một bậc, mỗi bên đi trước nửa số ván. Cấp 6 có {seconds} giây cho mỗi nước."
        }
        StrengthIsNotMeasured => {
            "Chưa đo: {board}. Đây là kết quả trên bàn cờ đã đo giống nó nhất."
        }
        ForProgrammers => "Dành cho lập trình viên",
        ProgramsFindOut => {
            "Mọi kết quả ở đây đều do các chương trình trong mã nguồn của trang này tính ra:"
        }
        IfYouStart => "Nếu bạn đi trước, {chance}.",
        IfItStarts => "Nếu máy đi trước, {chance}.",
        Exactly => "{chance} (chính xác là {exactly})",
        GamesBeatIt => "Có {count} cách thắng đối thủ này.",
        ShowAWin => "Xem một ván thắng",
        AgainstIfYouStart => "với {opponent} nếu bạn đi trước",
        AgainstIfItStarts => "với {opponent} nếu máy đi trước",
        StrategistsClaim => {
            "Tác giả của Quân sư cho rằng không ai thắng được nó, và muốn có bằng chứng. Đây là câu trả lời: nếu bạn đi trước thì {first}; nếu máy đi trước thì {second}."
        }
        AlwaysBeaten => "luôn thắng được",
        BeatenWithLuck => "gặp may sẽ thắng được",
        NotBeaten => "không thắng được",

        LinkFailed => "Không mở được liên kết: {why}. Ván hiện tại của bạn không thay đổi.",
        NoLink => "trong đó không có liên kết đến ván cờ nào",
        TooLong => "liên kết quá dài so với một ván cờ",
        CutOff => "bị cắt cụt. Hãy nhờ gửi lại",
        CutOffAfter => "bị cắt cụt sau nước {move}. Hãy nhờ gửi lại",
        Changed => "bị thay đổi trên đường gửi. Hãy sao chép lại, hoặc nhờ gửi lại",
        TooLarge => "bàn cờ, hoặc tọa độ một ô, quá lớn",
        TooFar => "có ô cách quân đầu tiên hơn {cells} ô",
        Character => "ký tự thứ {number}, “{character}”, không hợp lệ",
        NoDraw => "trong đó không ai được đề nghị hay đồng ý hòa",
        MoveTaken => "nước {move}, {cell}, đi vào ô đã có quân",
        MoveOutside => "nước {move}, {cell}, nằm ngoài bàn cờ",
        MoveNotFirst => "nước {move}, {cell}, không phải r0u0 như mọi quân đầu tiên",
        MoveAfterEnd => "nước {move}, {cell}, được đi sau khi ván đã kết thúc",
        WrongColumns => "có {count} cột, nhưng bàn cờ phải có từ {least} đến {most} cột",
        WrongRows => "có {count} hàng, nhưng bàn cờ phải có từ {least} đến {most} hàng",
        WrongCube => "bàn 3D phải có ba cạnh bằng nhau, từ {least} đến {most}",
        WrongRun => "yêu cầu {run} quân liền nhau, nhưng bàn này phải là {number}",
        WrongRunFromTo => "yêu cầu {run} quân liền nhau, nhưng bàn này phải từ {least} đến {most}",
        MarkOutside => "có quân ngoài bàn cờ",
        TwoMarks => "có hai quân trên một ô",
        NobodysTurnInIt => "số quân của hai bên không hợp lệ",
        BeginsAfterEnd => "ván bắt đầu từ một thế cờ đã kết thúc",

        ChangesMissing => "Không tải được danh sách thay đổi. Hãy kiểm tra kết nối.",
        AboutData => {
            "Ván cờ, tỉ số, thống kê và cài đặt của bạn chỉ được lưu trên thiết bị này. Hãy xuất ra tệp để giữ cho chắc, hoặc để đưa sang thiết bị khác. Khi nhập tệp, dữ liệu được thêm vào những gì đang có: tỉ số chỉ được tính một lần, và không có gì bị ghi đè."
        }
        ExportData => "Xuất ra tệp",
        ImportData => "Nhập tệp",
        NotExported => "Trình duyệt này không lưu được tệp.",
        TakeTheirs => "Dùng ván và cài đặt trong tệp",
        TookTheirs => "Xong. Đang dùng ván và cài đặt trong tệp.",
        FileNotRead => "Không đọc được tệp. Không có gì thay đổi.",
        FileForeign => "Đây không phải tệp của In a Row. Không có gì thay đổi.",
        FileNewer => {
            "Tệp này thuộc phiên bản mới hơn của In a Row. Hãy tải lại trang để có phiên bản mới, rồi thử lại. Không có gì thay đổi."
        }
        FileDamaged => "Tệp này bị hỏng. Không có gì thay đổi.",
        FileTooLarge => "Tệp này quá lớn. Không có gì thay đổi.",
        NothingNew => "Tệp này không có gì mới.",
        BroughtIn => "Đã nhập: {parts}.",
        Scores => "{count} tỉ số",
        OtherGames => "{count} ván",
        GamesByLink => "{count} ván qua liên kết",
        ArrangedPositions => "{count} thế cờ tự xếp",
        SettingsChanged => "{count} cài đặt",
        PuzzlesBroughtIn => "tiến độ học và giải đố",
        CurrentGame => "ván hiện tại",
        StayedAsTheyWere => "Ván hiện tại và cài đặt của bạn vẫn giữ nguyên.",

        NoStatistics => "Chưa có ván nào xong. Hãy chơi hết một ván, ván đó sẽ hiện ở đây.",
        Won => "Thắng",
        Drawn => "Hòa",
        Lost => "Thua",
        Points => "Tỉ lệ điểm",
        Streak => "Chuỗi hiện tại",
        LongestStreak => "Chuỗi thắng dài nhất",
        StreakWon => "{count} thắng",
        StreakDrawn => "{count} hòa",
        StreakLost => "{count} thua",
        LastGame => "Ván gần nhất: {results}",
        LastGames => "{count} ván gần nhất, từ cũ đến mới: {results}",
        ExactlyGame => "Đúng {game}",
        ResultsOf => "{game}, tính cho {name}",
        AboutStatistics => {
            "Vạch lên là ván thắng, vạch xuống là ván thua, gạch ngang là ván hòa. Đường biểu diễn đi lên sau mỗi ván thắng và đi xuống sau mỗi ván thua. “Đặt lại tỉ số” không ảnh hưởng đến thống kê. Ván từ thế cờ tự xếp hay qua liên kết không được tính."
        }
        ClearStatistics => "Xóa thống kê",
        LessonsFinished => "Số bài đã xong: {done}/{count}",
        PuzzleOfTheDay => "Câu đố hôm nay",
        SolvePuzzles => "Giải câu đố",
        DailySolved => "Bạn đã giải câu đố hôm nay. Câu tiếp theo sẽ có vào nửa đêm ({time} UTC).",
        DailyStreak => "Số ngày liên tiếp: {count}",
        PuzzleRating => "Điểm xếp hạng của bạn: {rating}",
        PuzzleRatingChange => "Điểm xếp hạng của bạn: {rating} ({change})",
        PuzzlesTried => "Giải không sai, không cần gợi ý: {solved}/{tried}",
        PuzzlesDue => "Cần ôn hôm nay: {count} câu",
        WhichPuzzles => "Loại",
        AllPuzzles => "Tất cả",
        SmallBoards => "3×3 đến 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Thắng bằng nước bốn liên tiếp",
        WinWithThreats => "Thắng bằng đe dọa liên tiếp",
        Defence => "Phòng thủ",
        QuietMove => "Nước đi tĩnh lặng",
        TwoFours => "Nước 4-4",
        TwoThrees => "Nước 3-3",
        TooLongRow => "Hàng quá 5 quân",
        FourThree => "Nước 4-3",
        AtTheEdge => "Ở mép bàn cờ",
        Fork => "Đe dọa kép",
        SpaceDiagonal => "Đường chéo khối",
        ForbiddenReply => "Ép vào nước cấm",
        FindWin => "Hãy tìm nước thắng.",
        FindOnlyMove => "Hãy tìm nước duy nhất không thua.",
        RightGoOn => "Đúng. Hãy tìm nước tiếp theo.",
        RightMove => "Đúng.",
        DoesNotWin => "{cell} không thắng: đối thủ đáp lại bằng {reply}.",
        LosesTo => "{cell} thua vì đối thủ đi {reply}.",
        IsNoWin => "{cell} không thắng.",
        WinIsCertain => "Giờ đối thủ đáp lại thế nào cũng không cản được bạn thắng.",
        OtherMovesLose => "Mọi nước khác đều thua.",
        HintTheme => "Chủ đề: {theme}.",
        HintColumn => "Nước đi ở cột {column}.",
        HintLayer => "Nước đi ở tầng {layer}.",
        HintMove => "Nước đi là {cell}.",
        NextPuzzle => "Câu tiếp theo",
        ShareResult => "Chia sẻ kết quả",
        SharedPuzzle => "In a Row, câu đố ngày {date}: {result}",
        SharedSolved => "giải ngay lần đầu",
        SharedTries => "{count} nước sai",
        SharedHints => "{count} gợi ý",
        CopiedResult => "Đã sao chép.",
        PuzzlesMissing => "Không tải được câu đố. Hãy kiểm tra kết nối rồi mở lại.",
        FromYourGames => "Từ ván của bạn",
        SearchingGames => "Đang tìm trong các ván của bạn…",
        NoMissedWin => "Không còn chiến thắng nào bị bỏ lỡ trong các ván đã xong với máy.",
        Learn => "Học",
        LearnAbout => "Các bài học ngắn, vừa học vừa đi thử trên bàn cờ.",
        LessonFinished => "Đã xong",
        NextStep => "Tiếp",
        NextLesson => "Bài tiếp",
        LessonOver => "Bạn đã học hết bài này.",
        LookElsewhere => "{cell} cũng được, nhưng ở đây hãy tìm nước khác.",
        NotThere => "Không phải {cell}. Hãy tìm lại nhé.",
        NotThatAnswer => "Chưa đúng. Hãy nhìn lại các quân cờ.",
        TryCell => "Hãy thử {cell}.",
        TakeBlack => "Đen",
        TakeWhite => "Trắng",
        LessonFours => "Hàng 4 và hàng 3",
        LessonForks => "Đe dọa kép",
        LessonFouls => "Nước cấm trong renju",
        LessonSpace => "Tư duy 3D",
        NoughtsRow => "Bạn cầm quân X. Ba quân liền nhau là thắng. Hãy nối cho đủ ba.",
        NoughtsBlock => "O chỉ thiếu một quân nữa là đủ ba. Hãy đi vào ô đó trước.",
        NoughtsFork => {
            "Một nước tạo ra hai mối đe dọa cùng lúc gọi là đe dọa kép. O chỉ chặn được một. Hãy tạo đe dọa kép rồi thắng."
        }
        NoughtsCorner => {
            "Giờ bạn cầm quân O. X đã vào ô giữa. Chỉ các ô góc là an toàn: hãy chọn một góc."
        }
        NoughtsCentre => "X đã vào góc. Chỉ ô giữa là an toàn: hãy đi vào đó.",
        NoughtsEdge => {
            "X đã có hai góc và muốn tạo đe dọa kép. Hãy đi vào ô giữa của một cạnh: X sẽ phải chặn hàng của bạn."
        }
        NoughtsGame => "Giờ hãy chơi trọn một ván với máy. Đừng để thua nhé!",
        FoursComplete => "Năm quân liền nhau là thắng. Hãy nối cho đủ năm.",
        FoursStop => "Đối thủ có hàng 4: thêm một quân là đủ năm. Hãy chặn lại.",
        FoursGap => {
            "Hàng 4 có thể hở một ô ở giữa. Hãy tìm ô mà đối thủ cần để đủ năm, rồi đi vào đó."
        }
        FoursOpen => {
            "Hàng 4 còn trống cả hai đầu là hàng 4 mở. Không ai chặn được. Hãy tạo một hàng như thế rồi thắng."
        }
        ThreesOpen => {
            "Hàng 3 mở có thể thành hàng 4 mở, nên đối thủ phải đối phó. Hãy tạo một hàng 3 mở."
        }
        ThreesStop => "Đối thủ có hàng 3 mở. Hãy chặn một đầu.",
        ForksFourThree => {
            "Có một nước tạo cùng lúc hàng 4 và hàng 3 mở. Đối thủ chỉ chặn được một. Hãy tìm nước đó rồi thắng."
        }
        ForksFours => "Có một nước tạo cùng lúc hai hàng 4. Hãy tìm nước đó rồi thắng.",
        ForksThrees => "Có một nước tạo cùng lúc hai hàng 3 mở. Hãy tìm nước đó rồi thắng.",
        ForksStop => "Giờ đối thủ muốn tạo đe dọa kép. Hãy đi vào ô nơi hai hàng gặp nhau.",
        ForksPrepare => {
            "Ở đây chưa có sẵn đe dọa kép. Hãy tìm một nước đe dọa để chuẩn bị, rồi thắng."
        }
        ChainForce => {
            "Đối thủ buộc phải chặn mọi hàng 4, nên bạn dùng nước bốn để dẫn dắt ván cờ. Hãy thắng bằng các nước bốn liên tiếp."
        }
        ChainOrder => "Hãy tìm đe dọa kép trước, rồi tìm nước bốn chuẩn bị cho nó.",
        ChainLonger => {
            "Lần này cần nhiều nước bốn hơn. Mỗi nước nên góp thêm quân cho một hàng khác."
        }
        ChainKeep => {
            "Đi nước bốn mà không chuẩn bị được gì là phí. Hãy để dành đến khi cần, rồi thắng."
        }
        ChainLast => "Đây là bài dài nhất. Cứ thong thả nhé.",
        DefenceFirst => "Trước khi chặn, hãy xem bạn có thắng ngay được không. Được đấy: đi ô nào?",
        DefenceAttack => "Cả hai đều có hàng 3 mở, nhưng đang đến lượt bạn. Hãy tấn công và thắng.",
        DefenceEnd => {
            "Chặn đầu nào của hàng 3 này cũng được, nhưng có một đầu chặn thêm cả hàng khác. Hãy chặn đầu đó."
        }
        DefenceCounter => {
            "Ở đây phòng thủ thế nào cũng không đủ. Hãy tự đi các nước bốn: đối thủ phải chặn, còn bạn sẽ thắng."
        }
        DefenceOnly => "Đối thủ đang dọa thắng, và chỉ một nước chặn được. Hãy tìm nước đó.",
        SwapWhy => {
            "Trong gomoku, ai đi trước thì có lợi. Swap2 giúp công bằng: một bên đặt ba quân, bên kia chọn màu quân."
        }
        SwapBlack => {
            "Các quân đen hỗ trợ nhau, còn quân trắng ở rất xa. Tiếp theo đến lượt Trắng. Bạn chọn gì?"
        }
        SwapWhite => {
            "Các quân đen cách nhau quá xa, không hỗ trợ được nhau. Tiếp theo đến lượt Trắng. Bạn chọn gì?"
        }
        SwapEven => {
            "Bạn chưa rõ màu nào tốt hơn? Vậy thì đặt thêm hai quân để bên kia phải chọn. Ở đây, hãy nhấn “Đặt thêm hai quân”."
        }
        SwapFive => {
            "Bên kia đã đặt thêm hai quân. Tiếp theo đến lượt Trắng, nhưng Đen đã có hàng 3 mở. Bạn chọn gì?"
        }
        FoulsThrees => {
            "Trong renju, Đen không được tạo hai hàng 3 mở bằng một nước (nước 3-3). Bạn cầm quân đen: hãy chạm vào ô bị cấm."
        }
        FoulsFours => "Tạo hai hàng 4 bằng một nước cũng bị cấm (nước 4-4). Hãy chạm vào ô bị cấm.",
        FoulsOverline => "Từ sáu quân liền nhau trở lên cũng bị cấm. Hãy chạm vào ô bị cấm.",
        FoulsFive => {
            "Đúng năm quân liền nhau thì Đen luôn thắng, kể cả ở ô như thế. Hãy nối cho đủ năm."
        }
        FoulsTrap => {
            "Giờ bạn cầm quân trắng. Hãy tạo một hàng 4 mà Đen chỉ chặn được ở ô bị cấm, rồi thắng."
        }
        SpaceLayer => {
            "Bàn cờ có bốn tầng xếp chồng lên nhau. Bốn quân liền nhau là thắng. Hãy nối cho đủ bốn trên tầng này."
        }
        SpaceUp => "Một hàng cũng có thể đi thẳng đứng qua mọi tầng. Hãy nối cho đủ.",
        SpaceSlant => "Một hàng cũng có thể lệch sang bên một ô ở mỗi tầng. Hãy nối cho đủ.",
        SpaceCorners => {
            "Một hàng thậm chí có thể đi từ góc này đến góc đối diện của khối. Hãy nối cho đủ."
        }
        SpaceStop => "Đối thủ chỉ thiếu một quân nữa là đủ hàng. Hãy tìm ô đó rồi đi vào.",
        SpaceFork => {
            "Trên bàn 3D, đe dọa kép cũng giúp bạn thắng. Hãy tìm một đe dọa kép rồi thắng."
        }
        EndlessFive => "Bàn cờ này không có mép: càng chơi càng rộng ra. Hãy nối cho đủ năm.",
        EndlessStop => {
            "Ở đây không có mép bàn nào chặn giúp. Đối thủ có hàng 3 mở: hãy tự chặn một đầu."
        }
        EndlessThree => "Hàng 3 của bạn mở cả hai đầu. Hãy đi tiếp và thắng.",
        EndlessFork => "Hai hàng gặp nhau ở một ô. Hãy tìm ô đó rồi thắng.",
        EndlessGame => {
            "Giờ đường đến chiến thắng dài hơn: hãy phát triển từ những quân bạn đang có."
        }

        HowToWin => {
            "Hai bên lần lượt đặt quân vào ô trống. Ai có {run} quân liền nhau trước, dù ngang, dọc hay chéo, thì thắng; bị chặn hai đầu vẫn tính."
        }
        LongerRowCountsNothing => "Dãy dài hơn không được tính.",
        HowToWinInSpace => {
            "Hai bên lần lượt đặt quân vào ô trống. Ai có {run} quân liền nhau trước, trên một tầng hoặc xuyên qua mọi tầng, thì thắng."
        }
        WhenDrawn => "Khi không bên nào còn đường thắng, ván cờ hòa.",
        NoDrawInSpace => {
            "Ở đây không có ván hòa: ai đi trước vào ô giữa có thể thắng trong bốn nước. Trang này tự tính ra điều đó trong lúc bạn chơi."
        }
        FirstCanWin => "Bên đi trước luôn thắng được.",
        RulesWithoutEnd => {
            "Vị trí các ô được tính từ quân đầu tiên: r3u4 là sang phải ba ô và lên bốn ô, l1d2 là sang trái một ô và xuống hai ô. Kéo bàn cờ để xem thêm, hoặc di chuyển tiếp bằng phím mũi tên; gõ tên ô để đến đó, rồi nhấn Enter để đi quân. Phóng to, thu nhỏ bằng hai ngón tay, bằng Ctrl và con lăn chuột, hoặc bằng + và −. Ván cờ không tự động hòa: hãy đề nghị hòa khi không bên nào giành được lợi thế."
        }
        LineAlong => "Theo hàng hoặc cột của một tầng",
        LineDiagonal => "Theo đường chéo của một tầng",
        LineStraightUp => "Thẳng đứng qua các tầng",
        LineUpAndAlong => "Vừa lên tầng vừa theo hàng hoặc cột",
        LineCornerToCorner => "Từ góc này đến góc đối diện của khối",
        HowRenju => {
            "Đen đi trước và thắng khi có đúng 5 quân liền nhau; Trắng thắng khi có từ 5 quân trở lên. Đen không được tạo hai hàng 3 cùng lúc, hai hàng 4 cùng lúc, hoặc hàng từ 6 quân trở lên, trừ khi chính nước đó tạo đúng 5 quân liền nhau. Hàng 3 ở đây là hàng chỉ cần thêm một quân là thành hàng 4 mở, và chỉ tính khi Đen được phép đi nước đó. Trắng cũng thắng khi nước chặn duy nhất của Đen là nước cấm."
        }
        HowCaro => {
            "Đúng 5 quân liền nhau là thắng, trừ khi bị quân đối phương chặn hai đầu. Mép bàn cờ không tính là chặn."
        }
        HowCaroWithOverlines => {
            "5 quân liền nhau là thắng, trừ khi bị quân đối phương chặn hai đầu; mép bàn cờ không tính là chặn. Từ 6 quân liền nhau trở lên luôn thắng."
        }
        ThreeIs => "Hàng 3: thêm một quân là thành hàng 4 mở",
        FourIs => "Hàng 4: thêm một quân là đủ 5",
        OverlineIs => "Hàng quá 5 quân: bị cấm",
        DoubleFourIs => "Nước 4-4: bị cấm",
        DoubleFourInLineIs => "Hai hàng 4 trên một đường: bị cấm",
        DoubleThreeIs => "Nước 3-3: bị cấm",
        NoDoubleThreeIs => "Không phải nước 3-3: một hàng chỉ có thể thành hàng quá 5 quân",
        BlockedFiveIs => "Bị chặn hai đầu: không thắng",
        OpenFiveIs => "Còn một đầu mở: thắng",
        MoveForbidden => "nước {move}, {cell}, bị cấm vì {foul}",
        RuleNotHere => "luật này không dùng cho bàn đó",
        OpeningNotHere => "khai cuộc này không dùng cho bàn đó",
        WrongChoice => "thiếu lượt chọn màu quân hoặc chọn sai chỗ",
        HowToPlay => {
            "Chạm vào một ô để đi quân. Với bàn phím, dùng phím mũi tên để di chuyển trên bàn cờ, Enter hoặc phím cách để đi quân, Home và End để đến hai đầu hàng, Page Up và Page Down để sang tầng kế của bàn 3D. Trên bàn vô tận, các phím này đưa bạn đi xa hơn."
        }
        HowToArrange => {
            "Khi xếp thế cờ, hãy kéo quân sang ô khác. Với bàn phím, phím cách nhấc quân lên và đặt xuống, Esc trả quân về chỗ cũ, Delete xóa quân."
        }
        HowScoreIsKept => {
            "Tỉ số được lưu trong trình duyệt này, riêng cho từng bàn cờ và đối thủ; ván từ thế cờ tự xếp hay qua liên kết không được tính. Không có dữ liệu nào rời khỏi thiết bị ngoài các liên kết bạn gửi, và sau lần mở đầu tiên, trang chạy được mà không cần mạng."
        }

        HowMinimaxThinks => "Minimax nghĩ thế nào",
        Calls => "Cây lời gọi",
        CallsAsText => "Các lời gọi dạng chữ",
        Step => "Bước",
        ToFirstStep => "Về bước đầu",
        OneStepBack => "Lùi một bước",
        OneStepOn => "Tiến một bước",
        ToAnswer => "Đến đáp án",
        Position => "Thế cờ",
        OnTheBoard => "Trên bàn cờ",
        Example => "Ví dụ",
        OnlyFewFreeCells => {
            "Khi bàn cờ của bạn còn không quá 5 ô trống, bạn xem được ván đó ở đây."
        }
        AlphaBeta => "Cắt tỉa alpha-beta",
        Scheme => {
            "{mark} nên đi đâu? Minimax thử mọi nước, mọi nước đáp, cứ thế đến hết ván. {mark} thắng thì tính +10, thua −10, hòa 0. {mark} chọn điểm cao nhất, {other} chọn điểm thấp nhất."
        }
        MarkToMove => "Đến lượt {mark}",
        CallAhead => "{call}: chưa xét",
        CallOpen => "{call}: chưa có điểm",
        CallSoFar => "{call}: tạm thời {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, được chọn",
        Call => "Lời gọi {number}",
        CallOf => "Lời gọi {number}: {move}",
        KeepsHighest => "{call}. Đến lượt {mark}, chọn điểm cao nhất.",
        KeepsLowest => "{call}. Đến lượt {mark}, chọn điểm thấp nhất.",
        FillsBoard => "{call} lấp đầy bàn cờ: 0.",
        CompletesLine => "{call} nối đủ một đường: {score}.",
        Answer => "Đáp án là {move}, với {score} điểm.",
        AlreadyHas => "{move} dẫn đến {score}: {mark} đã có {best}.",
        HighestSoFar => "{move} dẫn đến {score}: cao nhất cho đến giờ, {mark} tạm chọn.",
        LowestSoFar => "{move} dẫn đến {score}: thấp nhất cho đến giờ, {mark} tạm chọn.",
        SettlesIt => {
            "{step} {mark} đã có cách khác không kém hơn, thế là đủ: không cần xét {moves}."
        }
        LookedAt => "Số thế cờ đã xét: {plain}; khi cắt tỉa alpha-beta: {pruned}.",
        LookedAtFromEmpty => "Từ bàn trống {board}: {plain}; khi cắt tỉa alpha-beta: {pruned}.",

        InstalledDescription => {
            "Chơi cờ caro, gomoku và các bàn khác với máy hoặc bạn bè. Không cần mạng vẫn chơi được."
        }
        Continue => "Chơi tiếp",
        PlayGomoku => "Gomoku",
        OnAPhone => "Gomoku trên điện thoại",
        OnAComputer => "Gomoku trên máy tính",
    }
}
