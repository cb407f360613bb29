//! Arabic.

use crate::words::Text;

/// What each text says in Arabic.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => "تعذّر تحميل اللعبة. تحقّق من الاتصال أو حدّث المتصفح.",

        NewGame => "لعبة جديدة",
        Undo => "تراجع",
        Redo => "إعادة",
        Hint => "تلميح",
        Place => "تأكيد",
        PlayAgain => "اللعب مجددًا",
        Names => "الأسماء",
        SwapNames => "تبديل الاسمين",
        EmptyName => "إذا تُرك الاسم فارغًا، يظهر رمز اللاعب.",
        Review => "تحليل",
        Easier => "أسهل",
        Harder => "أصعب",
        SeeHow => "كيف حدث ذلك؟",
        Puzzles => "ألغاز",
        Menu => "القائمة",
        ResetScore => "تصفير النتيجة",
        Share => "مشاركة",
        Rules => "القواعد",
        Settings => "الإعدادات",
        SendLink => "إرسال الرابط",
        SendAgain => "إعادة الإرسال",

        Dismiss => "إخفاء",
        TryAgain => "إعادة المحاولة",
        Loading => "جارٍ التحميل…",
        PartMissing => "تعذّر تحميل جزء من الصفحة. تحقّق من الاتصال؛ ويمكنك متابعة اللعب.",

        Score => "النتيجة",
        Draws => "التعادل",
        Thinking => "يفكّر",
        ToMove => "صاحب الدور",
        You => "أنت",
        Computer => "الكمبيوتر",
        Friend => "الخصم",
        PlayerOne => "اللاعب 1",
        PlayerTwo => "اللاعب 2",

        Easy => "سهل",
        MediumStrength => "متوسط",
        Hard => "صعب",
        Best => "الأقوى",
        FirstFree => "أول خانة",
        Random => "عشوائي",
        Guard => "الحارس",
        Clerk => "الموظف",
        Centre => "الوسط",
        Strategist => "الداهية",
        Minimax => "مينيماكس",
        Level => "المستوى {level}",

        PieceToMove => "دور {piece}|دور الأسود|دور الأبيض",
        YourMove => "دورك",
        YourFriendsMove => "دور الخصم",
        YouWin => "لقد فزت",
        ComputerWins => "فاز الكمبيوتر",
        FriendWins => "فاز الخصم",
        PieceWins => "فوز {piece}|فوز الأسود|فوز الأبيض",
        Draw => "تعادل",
        Numbered => "{status}، الحركة {move}",
        Played => "آخر حركة: {cell}",
        Agreed => "بالاتفاق",
        TapASquare => "ثلاثة في صف تحقق الفوز. اضغط على خانة.",
        NoLineLeft => "لم يعد ممكنًا إكمال أي صف",

        Comma => "،\u{200f} ",
        And => " و",

        NoughtsAndCrosses => "إكس أو",
        InARow => "{run} في صف على لوحة \u{2068}{board}\u{2069}",
        Empty => "فارغة",
        PieceInside => "{piece}|الأسود|الأبيض",
        CellMove => "الحركة {move}",
        LastMove => "آخر حركة",
        WinningLine => "الصف الفائز",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: إكس أو (تيك تاك تو)",
        PageDescription => {
            "إكس أو (تيك تاك تو) وغوموكو في المتصفح، ضد الكمبيوتر أو مع صديق. مجانًا، بلا حساب ولا تثبيت؛ باللمس أو الماوس أو لوحة المفاتيح أو قارئ الشاشة."
        }
        Framed => "هذه الصفحة معروضة داخل صفحة أخرى قد تستغل ضغطاتك.",
        OpenInOwnTab => "الفتح في علامة تبويب مستقلة",

        InARowWithoutEnd => "{run} في صف على لوحة بلا حدود",
        OnLayer => "الطبقة {layer}، {cell}",
        Selected => "محددة",
        PickedUp => "رُفع رمزها",
        GoodMove => "حركة جيدة",
        InLineFor => {
            "تفريع: {piece}، الحركة {number}|تفريع: الأسود، الحركة {number}|تفريع: الأبيض، الحركة {number}"
        }
        LeadsToWin => "فوز {moves}",
        LeadsToDraw => "تعادل",
        LeadsToLoss => "خسارة {moves}",
        InMoves => {
            "في {count} حركة|في حركة واحدة|في حركتين|في {count} حركات|في {count} حركة|في {count} حركة"
        }
        WinSign => "ف{moves}",
        DrawSign => "ت",
        LossSign => "خ{moves}",

        ZoomIn => "تكبير",
        ZoomOut => "تصغير",
        Fit => "ملاءمة",
        TurnClockwise => "التدوير مع عقارب الساعة",
        TurnAnticlockwise => "التدوير عكس عقارب الساعة",
        ToFront => "من الأمام",
        Stacked => "مكدّسة",
        SideBySide => "متجاورة",
        LayerName => "الطبقة {layer}",
        MoveNow => "اللعب الآن",
        MoveList => "الحركات",
        MadeMove => "{piece}\u{200f} {cell}|الأسود {cell}|الأبيض {cell}",
        OfferDraw => "عرض التعادل",
        Agree => "قبول التعادل",
        AllMarks => "كل الرموز",
        AllMarksAfter => {
            "كل الرموز بعد {count} حركة|كل الرموز بعد حركة واحدة|كل الرموز بعد حركتين|كل الرموز بعد {count} حركات|كل الرموز بعد {count} حركة|كل الرموز بعد {count} حركة"
        }
        ToCells => "العودة إلى الخانات",
        ToLastMove => "آخر حركة",
        NotOnBoard => "{cell}، خارج اللوحة",
        Threats => "التهديدات",
        ThreatsOff => "التهديدات مخفية.",
        NoThreats => "لا توجد تهديدات.",
        WinsHere => "فوز {piece} هنا|فوز الأسود هنا|فوز الأبيض هنا",
        ForkFor => "شوكة {piece}|شوكة الأسود|شوكة الأبيض",
        RowFor => "صف من {count}، {piece}|صف من {count}، الأسود|صف من {count}، الأبيض",
        OpenRowFor => {
            "صف مفتوح من {count}، {piece}|صف مفتوح من {count}، الأسود|صف مفتوح من {count}، الأبيض"
        }
        LegendWin => "فوز",
        LegendFork => "شوكة",
        LegendRow => "صف من {count}",
        LegendOpenRow => "صف مفتوح من {count}",
        ThreatsAt => "{threat}:\u{200f} {cells}.",

        TapAgain => "الخانة {cell} محددة: اضغط عليها مجددًا أو على «تأكيد»",
        PressPlace => "الخانة {cell} محددة: اضغط على «تأكيد» أو حدّد خانة أخرى",
        HintIs => "تلميح: {cell} {why}",
        GlowingCell => "الخانة المضيئة",
        HintWins => "تحقق الفوز",
        HintBlocks => "تسدّ صفًا",
        HintMakesTwoThreats => "تصنع تهديدين",
        HintWinsIn => "تحقق الفوز {moves}",
        HintOnlyDraws => "وحدها تحقق التعادل",
        HintDraws => "تحافظ على التعادل",
        HintDelays => "تؤخّر الخسارة قدر الإمكان، لكنها آتية {moves}",
        HintStopsAnAttack => "توقف هجومًا",
        HintLooksBest => "تبدو الأفضل",
        BlockHere => "هل تسدّ الصف هنا؟",
        NoHint => "لا شيء عاجل: لا تلميح لهذه الوضعية.",
        CellTaken => "هذه الخانة مشغولة.",
        NothingToUndo => "لا توجد حركة للتراجع عنها.",
        NothingToRedo => "لا توجد حركة لإعادتها.",
        LastMovesInOrder => "آخر ثلاث حركات بالترتيب",
        TryNext => "ألعاب أخرى",
        PlayAFriend => "اللعب مع صديق",
        OffersDraw => "عرض تعادل من {piece}|عرض تعادل من الأسود|عرض تعادل من الأبيض",
        YouOfferDraw => "لقد عرضت التعادل",
        FriendOffersDraw => "الخصم يعرض التعادل",
        MovedLastAndOffersDraw => {
            "عرض تعادل من {piece} مع الحركة الأخيرة|عرض تعادل من الأسود مع الحركة الأخيرة|عرض تعادل من الأبيض مع الحركة الأخيرة"
        }
        Depth => "العمق {depth}، {seconds}\u{a0}ث",
        PositionsDone => "الوضعيات: {done} من {all}",
        Stop => "إيقاف",
        StopCalculating => "إيقاف الحساب",

        RestoreScore => "استعادة النتيجة",
        ScoreIsReset => "تم تصفير النتيجة.",
        SetAside => {
            "تعذّرت قراءة جزء من البيانات المحفوظة. لم يُحذف بل وُضع جانبًا، ويمكنك متابعة اللعب."
        }
        StorageNewer => {
            "جزء من البيانات المحفوظة هنا يعود إلى إصدار أحدث من هذه الصفحة، وسيبقى كما هو. أعد تحميل الصفحة للحصول على ذلك الإصدار."
        }
        StorageFull => {
            "امتلأت مساحة تخزين هذه الصفحة: ما تلعبه من الآن سيضيع عند إغلاقها. صدّر بياناتك إلى ملف، ثم احذف بعض المباريات في «مشاركة › مبارياتك». وإن لم ينفع ذلك، فامسح بيانات هذا الموقع من المتصفح، ثم استورد الملف."
        }
        StorageBlocked => "هذا المتصفح يمنع التخزين: ستضيع المباراة والنتيجة عند إغلاق الصفحة.",
        NewVersion => "يتوفّر إصدار جديد. سيُحمَّل مع مباراتك التالية، أو الآن إن شئت.",
        Update => "تحديث",
        AnalysisMissing => "تعذّر تحميل محرك التحليل. كل ما عداه يعمل.",
        AnalysisUnusable => "أعطى محرك التحليل نتيجة غير معقولة. كل ما عداه يعمل.",
        Refit => "ضبط اللوحة",
        CouldBeRefitted => "تغيّر حجم الشاشة، فلم تعد اللوحة تملؤها تمامًا.",
        HearMoves => "هل تريد سماع صوت الحركات؟",
        SoundOn => "تشغيل الصوت",
        NoThanks => "لا، شكرًا",
        Restore => "استعادة",
        OutOfReach => "تنتهي اللوحة على بُعد {cells} خانة من الرمز الأول.",
        DrawDeclined => "رفض الكمبيوتر العرض، فهو لا يقبل التعادل إلا بعد {moves} حركة بلا تهديد.",
        LanguageMissing => "تعذّر تحميل هذه اللغة. تحقّق من الاتصال.",

        Board => "اللوحة",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "بحجم الشاشة",
        Gomoku => "غوموكو 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "بلا حدود",
        Custom => "مخصصة",
        Columns => "الأعمدة",
        Rows => "الصفوف",
        Layers => "الطبقات",
        Run => "طول الصف",
        NumberOfLayers => "{name}: 1، أو من {least} إلى {most}.",
        OnlyNumber => "{name}: {number} على هذه اللوحة.",
        NumberFromTo => "{name}: عدد من {least} إلى {most}.",
        ProvedWin => "مُثبَت: من يبدأ يفوز",
        ProvedDraw => "مُثبَت: تعادل مع اللعب الأمثل",
        Renju => "رينجو 15×15",
        Caro => "كارو 15×15",
        CaroWithoutEnd => "كارو بلا حدود",
        Freestyle => "قواعد حرة",
        ExactlyRun => "{run} بالضبط",
        RenjuRule => "رينجو",
        CaroRule => "كارو",
        CaroWithOverlines => "كارو مع الصف الطويل",
        FreestyleIs => "{run} أو أكثر في صف تحقق الفوز.",
        ExactlyRunIs => "{run} بالضبط في صف تحقق الفوز؛ والصف الأطول لا يُحتسب.",
        RenjuIs => "تُمنع على الأسود الثلاثية المزدوجة والرباعية المزدوجة والصف الطويل.",
        CaroIs => "خمسة بالضبط في صف تحقق الفوز، إلا إذا سُدّ طرفا الصف.",
        CaroWithOverlinesIs => {
            "خمسة في صف تحقق الفوز، إلا إذا سُدّ طرفا الصف؛ وستة أو أكثر تحقق الفوز دائمًا."
        }
        Opening => "الافتتاحية",
        FreeOpening => "حرة",
        SwapOpening => "سواب",
        Swap2Opening => "سواب 2",
        ProOpening => "برو",
        LongProOpening => "لونغ برو",
        FreeOpeningIs => "بلا شروط.",
        SwapIs => "يضع أحد اللاعبين حجرًا، ويختار الآخر اللون الذي يلعب به.",
        Swap2Is => {
            "يضع أحد اللاعبين ثلاثة أحجار؛ ويختار الآخر لونه، أو يضيف حجرين ويترك الاختيار للأول."
        }
        ProIs => "حجر الأسود الأول في الوسط، والثاني خارج مربع الوسط {size}.",
        Overline => "صف طويل",
        DoubleFour => "رباعية مزدوجة",
        DoubleThree => "ثلاثية مزدوجة",
        NotInCentre => "يجب أن يكون الحجر الأول في الوسط",
        NearCentre => "قريبة جدًا من الوسط",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "\u{2068}{first}–{last}\u{2069}",
        ForbiddenHere => "ممنوعة: {foul}",
        IsForbidden => "{cell} ممنوعة: {foul}.",
        OpeningStone => "الحجر {number} من {count}، ثم يختار الآخر",
        ChooseColour => "عليك اختيار اللون",
        ComputerChooses => "الكمبيوتر يختار اللون",
        FriendChooses => "الخصم يختار اللون",
        PlayerChooses => "على \u{2068}{player}\u{2069} اختيار اللون",
        AddTwoStones => "إضافة حجرين",
        YouMoveNext => "ثم يأتي دورك",
        OtherMovesNext => "ثم يأتي دور الآخر",
        OtherThenChooses => "ثم يختار الآخر",
        YouPlay => "رمزك {piece}.|لونك الأسود.|لونك الأبيض.",
        ComputerPlays => "رمز الكمبيوتر {piece}.|لون الكمبيوتر الأسود.|لون الكمبيوتر الأبيض.",
        FriendPlays => "رمز الخصم {piece}.|لون الخصم الأسود.|لون الخصم الأبيض.",
        PlayerPlays => {
            "اختيار \u{2068}{player}\u{2069}: {piece}.|اختيار \u{2068}{player}\u{2069}: الأسود.|اختيار \u{2068}{player}\u{2069}: الأبيض."
        }
        OnlyAnswerForbidden => "رد الأسود الوحيد، {cell}، ممنوع: {foul}",
        ForbiddenPoints => "إظهار الخانات الممنوعة",
        PlayPiece => "اللعب بـ{piece}|اللعب بالأسود|اللعب بالأبيض",
        Against => "نمط اللعب",
        FriendHere => "لاعبان هنا",
        FriendByLink => "صديق عبر رابط",
        Opponent => "الخصم",
        StrengthGrade => "الصعوبة",
        EasyIs => "يسدّ صفوفك، لكنه يقع في الفخاخ.",
        MediumIs => "لديه خطة ويرى معظم الفخاخ.",
        HardIs => "قليل الأخطاء.",
        BestIs => "الأقوى على هذه اللوحة.",
        AllOpponents => "كل الخصوم",
        MoreBoards => "لوحات أخرى",
        IsProved => "مُثبَتة بلعب كل المباريات الممكنة",
        IsMeasured => "مقيسة في مباريات تجريبية",
        IsNotMeasured => "غير مقيسة على هذه اللوحة",
        More => "خيارات أخرى",
        ChooseOpponent => "اختيار الخصم",
        HowStrong => "قوة الخصوم",
        Explained => "{name}: {what}",
        WhoStarts => "من يبدأ؟",
        WhoMovesNext => "لمن الدور؟",
        InTurn => "بالتناوب",
        Chance => "عشوائي",
        Pieces => "القطع",
        Marks => "X و O",
        Stones => "أحجار",
        YourMark => "رمزك",
        YourStones => "أحجارك",
        PlayerOnesMark => "رمز \u{2068}{name}\u{2069}",
        PlayerOnesStones => "أحجار \u{2068}{name}\u{2069}",
        StarterIsX => "X لمن يبدأ",
        StarterIsBlack => "الأسود لمن يبدأ",
        PieceAlone => "{piece}|الأسود|الأبيض",
        Start => "بدء",
        MakeLink => "إنشاء رابط",
        Arrange => "إعداد وضعية",
        WinsWith => "{run} في صف",
        WinsWithExactly => "{run} في صف بالضبط",
        WinsWithOrMore => "{run} أو أكثر في صف",

        FirstFreeIs => "يأخذ أول خانة فارغة",
        RandomIs => "يضع رمزه في أي خانة",
        GuardIs => "يكمل صفه أو يسدّ صفك، وإلا لعب عشوائيًا",
        ClerkIs => "يكمل صفه أو يسدّ صفك، وإلا أخذ أول خانة فارغة",
        CentreIs => "الوسط أولًا، ثم مثل الحارس",
        StrategistIs => "يكمل صفه أو يسدّ صفك، وإلا اتّبع خطة",
        MinimaxIs => "يحسب كل مباراة حتى نهايتها",
        LevelOneIs => "ينظر في حركته وفي ردك",
        LevelTwoIs => "يرى الشوكات",
        LevelThreeIs => "يحسب بضع حركات مقدمًا",
        LevelFourIs => "يرى الفوز بالرباعيات",
        LevelFiveIs => "يحسب حركات كثيرة مقدمًا",
        LevelSixIs => "يأخذ وقته في التفكير",
        LevelFourInSpaceIs => "يرى الفوز المحتوم",
        LevelSixInSpaceIs => "يأخذ وقته ويُثبت الفوز",
        MeasuredAgainst => {
            "{count} مباراة ضد {opponent}: فوز {won}، تعادل {drawn}، خسارة {lost}|مباراة واحدة ضد {opponent}: فوز {won}، تعادل {drawn}، خسارة {lost}|مباراتان ضد {opponent}: فوز {won}، تعادل {drawn}، خسارة {lost}|{count} مباريات ضد {opponent}: فوز {won}، تعادل {drawn}، خسارة {lost}|{count} مباراة ضد {opponent}: فوز {won}، تعادل {drawn}، خسارة {lost}|{count} مباراة ضد {opponent}: فوز {won}، تعادل {drawn}، خسارة {lost}"
        }
        MeasuredNote => "{character}؛ {result}",
        NoteIfYouStart => "{character}؛ إذا بدأت، {chance}",
        NoteIfItStarts => "{character}؛ إذا بدأ الكمبيوتر، {chance}",
        NeverWin => "ففوزك مستحيل",
        HardlyEverWin => "ففوزك شبه مستحيل",
        WinTimesIn => {
            "ففرصة فوزك {count} من {of}|ففرصة فوزك {count} من {of}|ففرصة فوزك {count} من {of}|ففرصة فوزك {count} من {of}|ففرصة فوزك {count} من {of}|ففرصة فوزك {count} من {of}"
        }
        WinAboutTimesIn => {
            "ففرصة فوزك نحو {count} من {of}|ففرصة فوزك نحو {count} من {of}|ففرصة فوزك نحو {count} من {of}|ففرصة فوزك نحو {count} من {of}|ففرصة فوزك نحو {count} من {of}|ففرصة فوزك نحو {count} من {of}"
        }
        NearlyAlwaysWin => "ففوزك شبه مضمون",
        AlwaysWin => "ففوزك مضمون",

        Close => "إغلاق",

        Language => "اللغة",
        LikeTheBrowser => "لغة المتصفح",
        Look => "المظهر",
        LikeTheSystem => "مظهر النظام",
        Midnight => "منتصف الليل",
        Paper => "ورق",
        Wood => "خشب",
        Sound => "الصوت",
        Quiet => "منخفض",
        MediumLoud => "متوسط",
        Loud => "مرتفع",
        Vibration => "الاهتزاز",
        Off => "إيقاف",
        On => "تشغيل",
        ComputerAnswers => "تأخير رد الكمبيوتر",
        AtOnce => "بدون",
        AfterHalfASecond => "0.5\u{a0}ث",
        AfterASecond => "1\u{a0}ث",
        LevelSixThinks => "وقت تفكير المستوى 6",
        ForASecond => "1\u{a0}ث",
        ForFiveSeconds => "5\u{a0}ث",
        ForHalfAMinute => "30\u{a0}ث",
        ToMakeAMove => "تأكيد الحركة",
        TapACell => "ضغطة واحدة",
        SelectThenPlace => "تحديد ثم «تأكيد»",
        ButtonsFor => "جهة الأزرار",
        RightHand => "اليمين",
        LeftHand => "اليسار",
        SecondPlayer => "أزرار اللاعب الثاني",
        Upright => "عادية",
        Turned => "مقلوبة",
        TurnedIs => {
            "مقلوبة: عندما يكون الهاتف بين اللاعبَين، تكون بطاقة اللاعب الثاني وأزراره باتجاهه."
        }
        SpaceBoards => "لوحات 3D",
        AsFits => "تلقائي",
        MoveResults => "نتائج الحركات",
        Keys => "المفاتيح",
        SingleKeys => "اختصارات بمفتاح واحد",
        OtherVariation => "تفريع آخر",
        ChooseCell => "اختيار خانة",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "أرقام الحركات",
        Erase => "محو",

        HasWonAlready => "سبق أن فاز {piece}|سبق أن فاز الأسود|سبق أن فاز الأبيض",
        NoLineForAnyone => "لم يعد ممكنًا إكمال أي صف",
        NobodysTurn => "لا يمكن تحديد الدور",
        TapPuts => "عند الضغط",
        Alternate => "بالتناوب",
        SideToMove => "الدور",
        Clear => "إفراغ",
        Mirror => "عكس",
        Turn => "تدوير",
        Back => "رجوع",
        Analyse => "تحليل",
        PlayFromHere => "اللعب من هنا",
        IsPickedUp => "رُفع الرمز من {cell}",
        CountOfPiece => "{piece}:\u{200f} {count}|الأسود: {count}|الأبيض: {count}",
        Counts => "{first}،\u{200f} {second}",
        TooMany => {
            "{counts}؛ رموز {piece} أكثر مما يجوز|{counts}؛ أحجار الأسود أكثر مما يجوز|{counts}؛ أحجار الأبيض أكثر مما يجوز"
        }
        OnlyToLookAt => "{counts}؛ للعرض فقط",

        AtMove => "الحركة",
        ToBeginning => "إلى البداية",
        OneMoveBack => "الحركة السابقة",
        OneMoveOn => "الحركة التالية",
        ToEnd => "إلى النهاية",
        BeforeFirstMove => "قبل الحركة الأولى",
        PlayOn => "متابعة من هنا",
        EndReview => "إنهاء التحليل",
        InVariation => "تفريع",
        RemoveMoves => "حذف من هنا",
        RestoreMoves => "استعادة",
        ReturnToGame => "العودة إلى المباراة",
        MovesLeftOut => {
            "استُبعدت {count} حركة لأن القواعد لا تسمح بها. الأولى هي الحركة {number}.|استُبعدت حركة واحدة لأن القواعد لا تسمح بها: الحركة {number}.|استُبعدت حركتان لأن القواعد لا تسمح بهما. الأولى هي الحركة {number}.|استُبعدت {count} حركات لأن القواعد لا تسمح بها. الأولى هي الحركة {number}.|استُبعدت {count} حركة لأن القواعد لا تسمح بها. الأولى هي الحركة {number}.|استُبعدت {count} حركة لأن القواعد لا تسمح بها. الأولى هي الحركة {number}."
        }
        FileFailed => "\u{2068}{file}\u{2069}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "السطر {line}، العمود {column}",
        AtByte => "البايت {number}",
        FileCutOff => "الملف ناقص",
        Play => "تشغيل",
        Pause => "إيقاف",
        HalfSpeed => "\u{2068}0.5×\u{2069}",
        NormalSpeed => "\u{2068}1×\u{2069}",
        DoubleSpeed => "\u{2068}2×\u{2069}",
        MoveOf => "الحركة {at} من {all}",
        MoveOfBy => {
            "الحركة {at} من {all}، {piece}\u{200f} {cell}|الحركة {at} من {all}، الأسود {cell}|الحركة {at} من {all}، الأبيض {cell}"
        }
        Excellent => "حركة ممتازة",
        Good => "حركة جيدة",
        Dubious => "حركة مشكوك فيها",
        Mistake => "خطأ على الأرجح",
        Blunder => "خطأ فادح",
        HasWon => "فوز {piece}|فوز الأسود|فوز الأبيض",
        HasWonInside => "فوز {piece}|فوز الأسود|فوز الأبيض",
        CanWinIn => {
            "بإمكان {piece} الفوز {moves}|بإمكان الأسود الفوز {moves}|بإمكان الأبيض الفوز {moves}"
        }
        ADraw => "تعادل",
        StandsBetter => "أفضلية {piece}|أفضلية الأسود|أفضلية الأبيض",
        AboutEven => "تكافؤ تقريبي",
        MissesWinIn => "تضيّع فوزًا {moves}",
        LetsWinIn => "تتيح فوز {piece} {moves}|تتيح فوز الأسود {moves}|تتيح فوز الأبيض {moves}",
        EngineLines => "تفريعات المحرك",
        BalancedMoves => "الحركات المتوازنة",
        FewerLines => "تفريعات أقل",
        MoreLines => "تفريعات أكثر",
        ChanceOf => {
            "{piece} \u{2068}{percent}\u{2069}|الأسود \u{2068}{percent}\u{2069}|الأبيض \u{2068}{percent}\u{2069}"
        }
        LinesDepth => "العمق {depth}",
        LinesDetail => "الوضعيات: {positions} خلال {seconds}\u{a0}ث",
        Promote => "تقديم التفريع",
        Notes => "ملاحظات",
        Triangle => "مثلث",
        Square => "مربع",
        Circle => "دائرة",
        Cross => "علامة ×",
        StopDrawing => "إنهاء الرسم",
        VariationsChanged => "التفريعات في هذا الرابط ناقصة أو معدّلة. هذه هي المباراة بدونها.",
        AnalysisTooLarge => "هذا التحليل أكبر من أن يُحفظ هنا. احفظه في ملف.",
        Moves => "بلا حركات|حركة واحدة|حركتان|{count} حركات|{count} حركة|{count} حركة",
        VerdictAnd => "{verdict}؛ {standing}",
        Better => "{judged}. الأفضل: {cells}",
        NextMove => "الحركة التالية: {move}، {verdict}",
        DecidedBy => {
            "{ended}. الحركة الحاسمة: {move}، {piece}\u{200f} {cell}.|{ended}. الحركة الحاسمة: {move}، الأسود {cell}.|{ended}. الحركة الحاسمة: {move}، الأبيض {cell}."
        }
        NoSingleMove => "{ended}. لم تحسمها حركة بعينها.",
        LookingAtGame => "جارٍ تحليل المباراة. {progress}",
        Mistakes => "الأخطاء",
        FindBetterMove => {
            "حركة {piece}:\u{200f} {cell}. ابحث عن حركة أفضل.|حركة الأسود: {cell}. ابحث عن حركة أفضل.|حركة الأبيض: {cell}. ابحث عن حركة أفضل."
        }
        IsBetter => "{cell} حركة جيدة.",
        IsNotBetter => "{cell} لا تكفي. هناك حركة أفضل.",
        LookingAtMove => "جارٍ فحص {cell}…",
        ShowSolution => "عرض الحل",
        NextMistake => "الخطأ التالي",
        NoMoreMistakes => "لا مزيد من الأخطاء.",
        MistakesBySide => "الأخطاء: {first}،\u{200f} {second}.",
        PuzzleSolved => "تم الحل",
        PuzzleSolution => "الحل",
        StepOf => "الخطوة {step} من {steps}",
        MissedWin => "فوز ضائع",

        Accept => "قبول",
        NotNow => "ليس الآن",
        TakeLink => "اعتماد هذه المباراة",
        TakeSeat => "الانضمام إلى اللعب",
        KeepKnown => "إبقاء مباراتي",
        ShowKnown => "عرض مباراتي",
        ShowLink => "عرض ما في الرابط",
        Invited => {
            "يدعوك صديق إلى اللعب: {game}. رمزك {piece}.|يدعوك صديق إلى اللعب: {game}. لونك الأسود.|يدعوك صديق إلى اللعب: {game}. لونك الأبيض."
        }
        OwnGameKept => "ستبقى مباراتك محفوظة.",
        PositionFromLink => "وضعية من رابط. ستبقى مباراتك محفوظة.",
        Watching => {
            "هذه مباراة بين لاعبَين آخرين، للمشاهدة فقط. لا تتجدد تلقائيًا: لرؤية المزيد، افتح رابطهما التالي."
        }
        AsksToTakeBack => {
            "يطلب الخصم التراجع عن {count} حركة.|يطلب الخصم التراجع عن حركة واحدة.|يطلب الخصم التراجع عن حركتين.|يطلب الخصم التراجع عن {count} حركات.|يطلب الخصم التراجع عن {count} حركة.|يطلب الخصم التراجع عن {count} حركة."
        }
        Earlier => {
            "هذه مباراتك كما كانت قبل {count} حركة.|هذه مباراتك كما كانت قبل حركة واحدة.|هذه مباراتك كما كانت قبل حركتين.|هذه مباراتك كما كانت قبل {count} حركات.|هذه مباراتك كما كانت قبل {count} حركة.|هذه مباراتك كما كانت قبل {count} حركة."
        }
        FromYourSide => {
            "أُرسل هذا الرابط من طرفك، لكنه يضيف الحركة {move}، وهي حركة خصمك. لا تعتمده إلا إذا كنت قد أرسلته بنفسك من جهاز آخر."
        }
        AnotherGame => "هذا رابط مباراة أخرى غير مباراتك المحفوظة.",
        Differs => "الحركة {move} ليست كما في مباراتك المحفوظة: في الرابط {linked}، وعندك {known}.",
        DiffersAsk => {
            "الحركة {move} ليست كما في مباراتك المحفوظة: في الرابط {linked}، وعندك {known}. اسأل خصمك عن الحركة الصحيحة."
        }
        PlayedForYou => "الحركة {move} في هذا الرابط حركتك، لكنها لم تُلعب هنا.",

        NowSend => "أرسل الرابط الآن",
        SentAndWaiting => "تم الإرسال. بانتظار الخصم",
        WaitingForFriend => "بانتظار رابط الخصم",

        TheLink => "الرابط",
        TheMoves => "الحركات",
        TheBoard => "اللوحة",
        LinkIsASeat => "من يصله هذا الرابط يستطيع اللعب مكان خصمك: أرسله إلى خصمك وحده.",
        CopyLink => "نسخ الرابط",
        CopyMoves => "نسخ الحركات",
        CopyBoard => "نسخ اللوحة",
        Scan => "مسح رمز QR بهاتف آخر",
        OpenGame => "فتح مباراة",
        LinkMovesOrText => "رابط أو حركات أو نص ملف",
        TheText => "النص",
        ChooseFiles => "اختيار ملفات",
        AboutFiles => {
            "تُفتح هنا ملفات SGF وRenLib (lib) وPSQ وPOS وSAV. ويمكنك أيضًا إفلاتها في أي مكان من الصفحة."
        }
        GamesInFiles => "اختيار مباراة",
        Comment => "تعليق",
        JudgementOfMove => "هذه الحركة",
        NoSign => "بلا تقييم",
        VeryGoodMove => "حركة رائعة",
        InterestingMove => "حركة مثيرة للاهتمام",
        DrawOnBoard => "الرسم على اللوحة",
        Letter => "حرف",
        Analyses => "التحليلات",
        WithVariations => "مع التفريعات والملاحظات",
        VariationsTooLong => "التفريعات أطول من أن يتسع لها رابط. احفظ المباراة في ملف.",
        OpenAnyway => "الفتح على أي حال",
        Library => "المكتبة",
        AboutLibrary => {
            "ملفات المباريات التي تضيفها هنا تبقى على هذا الجهاز. ابحث عن المباريات التي ظهرت فيها وضعية ما، حتى لو كانت مُدارة أو معكوسة، وشاهد كيف استمرت."
        }
        AddFiles => "إضافة ملفات",
        AddToLibrary => "إضافة إلى المكتبة",
        SearchGames => "لاعبون أو بطولة أو تاريخ",
        WithThisPosition => "المباريات التي فيها هذه الوضعية فقط",
        FoundGames => {
            "لم يُعثر على أي مباراة.|عُثر على مباراة واحدة.|عُثر على مباراتين.|عُثر على {count} مباريات.|عُثر على {count} مباراة.|عُثر على {count} مباراة."
        }
        FirstListed => "تُعرض أول {count} مباراة.",
        NextMoves => "الحركات التالية",
        FilesNotKept => "لم يحفظ المتصفح الملفات. ستختفي بعد إعادة تحميل الصفحة.",
        GameNumber => "المباراة {number}",
        UnknownFormat => "لا تُفتح هذه الصيغة هنا",
        NoGameInside => "لا توجد مباراة في الملف",
        FileTooLong => "الملف كبير جدًا",
        FileGoesOn => "توجد بيانات بعد نهاية الملف",
        FileNotUnderstood => "هذا الجزء غير مفهوم",
        AnotherKindOfGame => "هذا سجل لعبة أخرى",
        CellOutside => "لا توجد خانة كهذه على اللوحة",
        SaveAsFile => "حفظ في ملف",
        NotInFormat => "هذا النوع من الملفات لا يصلح لهذه اللوحة أو الوضعية.",
        GameSaved => "تم الحفظ.",
        PasteHere => "الصق رابطًا أو حركات",
        Open => "فتح",
        SharePicture => "مشاركة الصورة",
        SavePicture => "حفظ الصورة",
        SaveReplay => "حفظ الإعادة",
        SaveGif => "حفظ GIF",
        PageName => "In a Row",
        FinalBoard => "اللوحة في النهاية. {result}. {game}.",
        GameOfMoves => "{game}، {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => "دورك، ورمزك {piece}|دورك، ولونك الأسود|دورك، ولونك الأبيض",
        Shared => "تمت المشاركة.",
        Copied => "تم النسخ. الصقه في رسالة إلى خصمك.",
        NotSent => "لم يُرسل.",
        CopyYourself => "هذا المتصفح لا يسمح للصفحة بالإرسال ولا بالنسخ. النص محدد: انسخه بنفسك.",
        Saved => "تم الحفظ. تجده في التنزيلات.",
        PictureNotTaken => "تعذّرت مشاركة الصورة. احفظها بدلًا من ذلك.",
        PictureNotDrawn => "لا يستطيع هذا المتصفح إنشاء الصورة. التقط صورة للشاشة بدلًا من ذلك.",

        YourGames => "مبارياتك",
        NoGames => "لا مباريات هنا بعد. كل مباراة تتركها لتلعب غيرها تُحفظ هنا.",
        FinishedGames => "المنتهية",
        GoOn => "متابعة",
        Remove => "حذف",
        Choose => "تحديد",
        ChooseAllOver => "تحديد كل المنتهية",
        RemoveChosen => "حذف المحدد",
        ListedGame => {
            "\u{2068}{board}\u{2069}، {run} في صف، رمزك {piece}،\u{200f} {moves}|\u{2068}{board}\u{2069}، {run} في صف، لونك الأسود، {moves}|\u{2068}{board}\u{2069}، {run} في صف، لونك الأبيض، {moves}"
        }
        ListedOwn => "\u{2068}{board}\u{2069}، {run} في صف، {opponent}، {moves}",
        ListedPosition => "\u{2068}{board}\u{2069}، {run} في صف، {marks}",
        MarksCount => "بلا رموز|رمز واحد|رمزان|{count} رموز|{count} رمزًا|{count} رمز",
        WaitingToJoin => "بانتظار انضمام لاعب",
        YouWon => "لقد فزت",
        FriendWon => "فاز الخصم",
        Arranging => "وضعية قيد الإعداد",
        HowManyGames => "المباريات عبر رابط: {count} من {most}.",
        PastGamesKept => "تُحفظ آخر {most} مباراة منتهية.",
        OldGamesDropped => "تُحفظ في «مبارياتك» آخر {most} مباراة، وقد حُذفت أقدم مباراة.",
        GamesFull => {
            "لديك {most} مباراة عبر رابط، وهذا هو الحد الأقصى. لبدء مباراة أخرى أو الانضمام إليها، احذف بعضها في «مشاركة › مبارياتك»."
        }
        GamesRemoved => {
            "لم تُحذف أي مباراة.|تم حذف المباراة.|تم حذف مباراتين.|تم حذف {count} مباريات.|تم حذف {count} مباراة.|تم حذف {count} مباراة."
        }

        WhatsNew => "ما الجديد",
        Install => "تثبيت",
        InstallByHand => {
            "لإضافة اللعبة إلى الشاشة الرئيسية، افتح قائمة المتصفح، أو «مشاركة» على iPhone أو iPad، ثم اختر «إضافة إلى الشاشة الرئيسية»."
        }
        YourData => "بياناتك",
        Statistics => "الإحصاءات",
        StatisticsCleared => "تم مسح الإحصاءات.",
        Send => "إرسال",
        Scanned => "تمت قراءة الرمز",
        MoveFirst => "لعب حركتي أولًا",
        InviteOrMove => "أرسل هذا الرابط إلى صديق، أو العب حركتك الأولى ثم أرسله.",
        InviteToStart => "أرسل هذا الرابط إلى صديق ليلعب الحركة الأولى.",
        SendYourMove => "أرسل هذا الرابط إلى خصمك ليرى حركتك ويرد عليك برابط.",
        SendResult => "أرسل هذا الرابط إلى خصمك ليرى كيف انتهت المباراة.",
        NowMove => "يمكن لخصمك فتح الرابط الآن. العب حركتك ثم أرسل الرابط مجددًا.",
        LinkIsSent => "تم إرسال هذا الرابط. لا داعي لإرساله مجددًا إلا إذا ضاع.",

        Strength => "قوة الخصوم",
        StrengthIsProved => {
            "أُثبتت القوة للتو بلعب كل المباريات الممكنة ضد كل خصم. وهذه فرصك إذا لعبت أفضل لعب ممكن."
        }
        StrengthIsMeasured => {
            "قيست القوة في: {board}. لعب كل خصم ضد الخصم الأضعف منه مباشرة، وبدأ كل منهما نصف المباريات. وكان وقت المستوى 6 لكل حركة {seconds}\u{a0}ث."
        }
        StrengthIsNotMeasured => {
            "لم تُقَس القوة في: {board}. هذه نتائج أكثر اللوحات المقيسة شبهًا بها."
        }
        ForProgrammers => "للمبرمجين",
        ProgramsFindOut => "تُحسب كل هذه النتائج ببرامج في الشيفرة المصدرية لهذه الصفحة:",
        IfYouStart => "إذا بدأت، {chance}.",
        IfItStarts => "إذا بدأ الكمبيوتر، {chance}.",
        Exactly => "{chance} (\u{2068}{exactly}\u{2069} بالضبط)",
        GamesBeatIt => {
            "لا يُهزم في أي مباراة.|يُهزم في مباراة واحدة.|يُهزم في مباراتين مختلفتين.|يُهزم في {count} مباريات مختلفة.|يُهزم في {count} مباراة مختلفة.|يُهزم في {count} مباراة مختلفة."
        }
        ShowAWin => "عرض فوز",
        AgainstIfYouStart => "على {opponent} إذا بدأت",
        AgainstIfItStarts => "على {opponent} إذا بدأ الكمبيوتر",
        StrategistsClaim => {
            "يزعم صاحب هذا البرنامج أنه لا يُهزم، ويطلب برهانًا: إذا بدأت، {first}؛ وإذا بدأ الكمبيوتر، {second}."
        }
        AlwaysBeaten => "فيمكن هزيمته دائمًا",
        BeatenWithLuck => "فيمكن هزيمته ببعض الحظ",
        NotBeaten => "فلا يمكن هزيمته",

        LinkFailed => "تعذّر فتح الرابط: {why}. لم تتغير مباراتك.",
        NoLink => "ليس فيه رابط مباراة",
        TooLong => "إنه أطول من أي مباراة",
        CutOff => "إنه ناقص. اطلب إرساله مجددًا",
        CutOffAfter => "إنه ناقص بعد الحركة {move}. اطلب إرساله مجددًا",
        Changed => "لقد تغيّر في الطريق. انسخه مجددًا أو اطلب إرساله مجددًا",
        TooLarge => "اللوحة كبيرة جدًا، أو فيها خانة بعيدة جدًا",
        TooFar => "توجد خانة أبعد من {cells} خانة عن الرمز الأول",
        Character => "الحرف {number}، «\u{2068}{character}\u{2069}»، ليس في مكانه",
        NoDraw => "لا يمكن فيه عرض التعادل ولا قبوله",
        MoveTaken => "الحركة {move}، {cell}: الخانة مشغولة",
        MoveOutside => "الحركة {move}، {cell}: خارج اللوحة",
        MoveNotFirst => "الحركة {move}، {cell}: الرمز الأول يكون دائمًا على r0u0",
        MoveAfterEnd => "الحركة {move}، {cell}: بعد نهاية المباراة",
        WrongColumns => "عدد الأعمدة {count}، والمسموح من {least} إلى {most}",
        WrongRows => "عدد الصفوف {count}، والمسموح من {least} إلى {most}",
        WrongCube => "للوحة 3D ثلاثة أضلاع متساوية، من {least} إلى {most}",
        WrongRun => "طول الصف فيه {run}، وهذه اللوحة تتطلب {number}",
        WrongRunFromTo => "طول الصف فيه {run}، وهذه اللوحة تتطلب من {least} إلى {most}",
        MarkOutside => "يوجد رمز خارج اللوحة",
        TwoMarks => "يوجد رمزان في خانة واحدة",
        NobodysTurnInIt => "لا يمكن تحديد الدور",
        BeginsAfterEnd => "تبدأ المباراة بعد نهايتها",

        ChangesMissing => "تعذّر تحميل قائمة المستجدات. تحقّق من الاتصال.",
        AboutData => {
            "مبارياتك ونتائجك وإحصاءاتك وإعداداتك محفوظة على هذا الجهاز فقط. صدّرها إلى ملف لحمايتها أو لنقلها إلى جهاز آخر. والاستيراد من ملف يضيف إلى الموجود هنا: تُحتسب النتائج مرة واحدة، ولا يُستبدل شيء."
        }
        ExportData => "تصدير إلى ملف",
        ImportData => "استيراد من ملف",
        NotExported => "لا يستطيع هذا المتصفح حفظ الملفات.",
        TakeTheirs => "استخدام المباراة والإعدادات من الملف",
        TookTheirs => "تم. المباراة والإعدادات الآن من الملف.",
        FileNotRead => "تعذّرت قراءة الملف. لم يتغير شيء.",
        FileForeign => "هذا الملف ليس من In a Row. لم يتغير شيء.",
        FileNewer => {
            "هذا الملف من إصدار أحدث من In a Row. أعد تحميل الصفحة للحصول على ذلك الإصدار، ثم أعد المحاولة. لم يتغير شيء."
        }
        FileDamaged => "هذا الملف تالف. لم يتغير شيء.",
        FileTooLarge => "هذا الملف كبير جدًا. لم يتغير شيء.",
        NothingNew => "لا جديد في هذا الملف.",
        BroughtIn => "تم استيراد: {parts}.",
        Scores => "لا نتائج|نتيجة واحدة|نتيجتان|{count} نتائج|{count} نتيجة|{count} نتيجة",
        OtherGames => {
            "بلا مباريات|مباراة واحدة|مباراتان|\u{200f}{count} مباريات|\u{200f}{count} مباراة|\u{200f}{count} مباراة"
        }
        GamesByLink => {
            "لا مباريات عبر رابط|مباراة واحدة عبر رابط|مباراتان عبر رابط|{count} مباريات عبر رابط|{count} مباراة عبر رابط|{count} مباراة عبر رابط"
        }
        ArrangedPositions => {
            "لا وضعيات مخصصة|وضعية مخصصة واحدة|وضعيتان مخصصتان|{count} وضعيات مخصصة|{count} وضعية مخصصة|{count} وضعية مخصصة"
        }
        SettingsChanged => {
            "لا إعدادات|إعداد واحد|إعدادان|{count} إعدادات|{count} إعدادًا|{count} إعداد"
        }
        PuzzlesBroughtIn => "ما أنجزته من ألغاز ودروس",
        CurrentGame => "المباراة الحالية",
        StayedAsTheyWere => "بقيت مباراتك الحالية وإعداداتك كما كانت.",

        NoStatistics => "لا مباريات منتهية بعد. العب واحدة حتى نهايتها لتظهر هنا.",
        Won => "فوز",
        Drawn => "تعادل",
        Lost => "خسارة",
        Points => "النقاط",
        Streak => "السلسلة",
        LongestStreak => "أفضل سلسلة",
        StreakWon => {
            "لا انتصارات|انتصار واحد|انتصاران|{count} انتصارات|{count} انتصارًا|{count} انتصار"
        }
        StreakDrawn => "لا تعادلات|تعادل واحد|تعادلان|{count} تعادلات|{count} تعادلًا|{count} تعادل",
        StreakLost => "لا هزائم|هزيمة واحدة|هزيمتان|{count} هزائم|{count} هزيمة|{count} هزيمة",
        LastGame => "آخر مباراة: {results}",
        LastGames => "آخر المباريات ({count})، الأقدم أولًا: {results}",
        ExactlyGame => "بالضبط {game}",
        ResultsOf => "{game}، نتائج \u{2068}{name}\u{2069}",
        AboutStatistics => {
            "العمود الصاعد فوز، والعمود الهابط خسارة، والشرطة تعادل. ويرتفع الخط مع كل فوز وينخفض مع كل خسارة. زر «تصفير النتيجة» لا يغيّر شيئًا هنا. ولا تُحتسب المباريات عبر رابط أو من وضعية مخصصة."
        }
        ClearStatistics => "مسح الإحصاءات",
        LessonsFinished => "الدروس المكتملة: {done} من {count}",
        PuzzleOfTheDay => "لغز اليوم",
        SolvePuzzles => "حل الألغاز",
        DailySolved => "حُلّ لغز اليوم. يأتي التالي عند منتصف الليل (\u{2068}{time} UTC\u{2069}).",
        DailyStreak => "الأيام المتتالية: {count}",
        PuzzleRating => "تقييمك: {rating}",
        PuzzleRatingChange => "تقييمك: {rating} (\u{2068}{change}\u{2069})",
        PuzzlesTried => "حُلّت بلا أخطاء ولا تلميحات: {solved} من {tried}",
        PuzzlesDue => "للإعادة اليوم: {count}",
        WhichPuzzles => "النوع",
        AllPuzzles => "الكل",
        SmallBoards => "من 3×3 إلى 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "فوز بالرباعيات",
        WinWithThreats => "فوز بالتهديدات",
        Defence => "دفاع",
        QuietMove => "حركة هادئة",
        TwoFours => "رباعية مزدوجة",
        TwoThrees => "ثلاثية مزدوجة",
        TooLongRow => "صف طويل",
        FourThree => "رباعية وثلاثية",
        AtTheEdge => "عند الحافة",
        Fork => "شوكة",
        SpaceDiagonal => "قطر المكعب",
        ForbiddenReply => "رد ممنوع",
        FindWin => "ابحث عن الحركة الفائزة.",
        FindOnlyMove => "ابحث عن الحركة الوحيدة التي لا تخسر.",
        RightGoOn => "صحيح. ابحث عن الحركة التالية.",
        RightMove => "صحيح.",
        DoesNotWin => "{cell} لا تحقق الفوز: {reply} تمنعه.",
        LosesTo => "{cell} تخسر أمام {reply}.",
        IsNoWin => "{cell} لا تحقق الفوز.",
        WinIsCertain => "لم يعد أي رد يمنع الفوز.",
        OtherMovesLose => "كل الحركات الأخرى تخسر.",
        HintTheme => "الفكرة: {theme}.",
        HintColumn => "الحركة في العمود {column}.",
        HintLayer => "الحركة في الطبقة {layer}.",
        HintMove => "الحركة هي {cell}.",
        NextPuzzle => "اللغز التالي",
        ShareResult => "مشاركة النتيجة",
        SharedPuzzle => "لغز يوم \u{2068}{date}\u{2069} في In a Row: {result}",
        SharedSolved => "حُلّ من أول محاولة",
        SharedTries => "الحركات الخاطئة: {count}",
        SharedHints => "التلميحات: {count}",
        CopiedResult => "تم النسخ.",
        PuzzlesMissing => "تعذّر تحميل الألغاز. تحقّق من الاتصال، ثم افتح هذه النافذة مجددًا.",
        FromYourGames => "من مبارياتك",
        SearchingGames => "جارٍ البحث في مبارياتك…",
        NoMissedWin => "لم يبقَ أي فوز ضائع في مبارياتك المنتهية ضد الكمبيوتر.",
        Learn => "دروس",
        LearnAbout => "دروس قصيرة مع تمارين على اللوحة.",
        LessonFinished => "مكتمل",
        NextStep => "التالي",
        NextLesson => "الدرس التالي",
        LessonOver => "كانت هذه آخر خطوة في الدرس.",
        LookElsewhere => "{cell} حركة ممكنة، لكن ابحث هنا عن غيرها.",
        NotThere => "ليست {cell}. انظر مجددًا.",
        NotThatAnswer => "لا. انظر إلى الأحجار مجددًا.",
        TryCell => "جرّب {cell}.",
        TakeBlack => "الأسود",
        TakeWhite => "الأبيض",
        LessonFours => "الرباعيات والثلاثيات",
        LessonForks => "الشوكات",
        LessonFouls => "الخانات الممنوعة في رينجو",
        LessonSpace => "التفكير بثلاثة أبعاد",
        NoughtsRow => "رمزك X. ثلاثة في صف تحقق الفوز. أكمل صفك.",
        NoughtsBlock => "تنقص O خانة واحدة ليكمل صفًا. خذها قبله.",
        NoughtsFork => {
            "الحركة التي تصنع تهديدين معًا اسمها شوكة. لا يستطيع O أن يسدّ إلا تهديدًا واحدًا. اصنع شوكة، ثم حقق الفوز."
        }
        NoughtsCorner => "رمزك الآن O. أخذ X الوسط، والزوايا وحدها آمنة: خذ زاوية.",
        NoughtsCentre => "أخذ X زاوية، والوسط وحده آمن: خذه.",
        NoughtsEdge => {
            "أخذ X زاويتين ويريد شوكة. خذ خانة في منتصف أحد الجوانب، فيضطر X إلى سدّ صفك."
        }
        NoughtsGame => "العب الآن مباراة كاملة ضد الكمبيوتر. المهم ألا تخسر!",
        FoursComplete => "خمسة في صف تحقق الفوز. أكمل خماسيتك.",
        FoursStop => "لدى خصمك رباعية: ينقصه حجر واحد ليكمل خمسة. أوقفها.",
        FoursGap => "قد يكون في الرباعية فراغ. أين سيكمل خصمك خمسة؟ خذ تلك الخانة.",
        FoursOpen => {
            "الرباعية التي طرفاها فارغان رباعية مفتوحة، ولا أحد يستطيع إيقافها. اصنع واحدة وحقق الفوز."
        }
        ThreesOpen => "قد تصبح الثلاثية المفتوحة رباعية مفتوحة، ولذلك لا بد أن يرد خصمك. اصنع واحدة.",
        ThreesStop => "لدى خصمك ثلاثية مفتوحة. أوقفها من أحد طرفيها.",
        ForksFourThree => {
            "حركة واحدة تصنع رباعية وثلاثية مفتوحة معًا، ولن يوقف خصمك إلا إحداهما. ابحث عن هذه الحركة وحقق الفوز."
        }
        ForksFours => "حركة واحدة تصنع رباعيتين معًا. ابحث عنها وحقق الفوز.",
        ForksThrees => "حركة واحدة تصنع ثلاثيتين مفتوحتين معًا. ابحث عنها وحقق الفوز.",
        ForksStop => "الآن يريد خصمك شوكة. خذ الخانة التي يلتقي فيها الصفّان.",
        ForksPrepare => "لا توجد شوكة جاهزة هنا. ابحث عن تهديد يمهّد لها، وحقق الفوز.",
        ChainForce => "لا بد أن يرد خصمك على كل رباعية، فأنت من يقود اللعب. حقق الفوز بالرباعيات.",
        ChainOrder => "ابحث أولًا عن الشوكة، ثم عن الرباعية التي تمهّد لها.",
        ChainLonger => "الآن تلزمك رباعيات أكثر. اجعل كل واحدة منها تقوّي صفًا آخر.",
        ChainKeep => {
            "الرباعية التي لا تمهّد لشيء تضيع بلا فائدة. احتفظ بها حتى تحتاج إليها، وحقق الفوز."
        }
        ChainLast => "هذه هي الأطول. خذ وقتك.",
        DefenceFirst => "قبل أن تدافع، انظر: هل يمكنك الفوز فورًا؟ نعم، يمكنك! أين؟",
        DefenceAttack => "لدى كل منكما ثلاثية مفتوحة، لكن الدور دورك. هاجم وحقق الفوز.",
        DefenceEnd => {
            "يمكن إيقاف هذه الثلاثية من أي طرف، لكن أحد الطرفين يوقف صفًا آخر أيضًا. خذ ذلك الطرف."
        }
        DefenceCounter => "الدفاع لا يكفي هنا. اصنع رباعياتك أنت: لا بد أن يرد خصمك، ثم تفوز.",
        DefenceOnly => "خصمك يهدد بالفوز، وحركة واحدة فقط تمنعه. ابحث عنها.",
        SwapWhy => {
            "من يبدأ في غوموكو له أفضلية. ومع سواب 2 يصبح اللعب عادلًا: يضع أحد اللاعبين ثلاثة أحجار، ويختار الآخر لونه."
        }
        SwapBlack => "الأحجار السوداء يساعد بعضها بعضًا، والحجر الأبيض بعيد. الدور للأبيض. ما اختيارك؟",
        SwapWhite => "الأحجار السوداء متباعدة، فلا يساعد بعضها بعضًا. الدور للأبيض. ما اختيارك؟",
        SwapEven => {
            "أي اللونين أفضل؟ إن لم يكن ذلك واضحًا، فاضغط على «إضافة حجرين»، وعندها يختار اللاعب الآخر."
        }
        SwapFive => "أضاف اللاعب الآخر حجرين. الدور للأبيض، لكن لدى الأسود ثلاثية مفتوحة. ما اختيارك؟",
        FoulsThrees => {
            "في رينجو، لا يجوز للأسود أن يصنع ثلاثيتين مفتوحتين بحركة واحدة. لونك الأسود: اضغط على الخانة الممنوعة."
        }
        FoulsFours => "ولا يجوز للأسود أن يصنع رباعيتين بحركة واحدة. اضغط على الخانة الممنوعة.",
        FoulsOverline => "ولا يجوز للأسود أيضًا صف من ستة أو أكثر. اضغط على الخانة الممنوعة.",
        FoulsFive => "خمسة بالضبط في صف تحقق الفوز للأسود دائمًا، حتى على خانة ممنوعة. أكمل خماسيتك.",
        FoulsTrap => "لونك الآن الأبيض. اصنع رباعية لا يوقفها الأسود إلا من خانة ممنوعة، وحقق الفوز.",
        SpaceLayer => {
            "للوحة أربع طبقات، واحدة فوق الأخرى. أربعة في صف تحقق الفوز. أكمل صفك في هذه الطبقة."
        }
        SpaceUp => "قد يصعد الصف مستقيمًا عبر كل الطبقات. أكمله.",
        SpaceSlant => "وقد يتحرك الصف خانة إلى الجانب مع كل طبقة. أكمله.",
        SpaceCorners => "بل قد يمتد الصف من زاوية المكعب إلى الزاوية المقابلة. أكمله.",
        SpaceStop => "تنقص خصمك خانة واحدة ليكمل صفًا. ابحث عنها وخذها.",
        SpaceFork => "الشوكات تحقق الفوز في 3D أيضًا. ابحث عن شوكة وحقق الفوز.",
        EndlessFive => "ليس لهذه اللوحة حافة، فهي تكبر أثناء اللعب. أكمل خماسيتك.",
        EndlessStop => "لا حافة توقف الصف هنا. لدى خصمك ثلاثية مفتوحة: أوقفها بنفسك من أحد طرفيها.",
        EndlessThree => "ثلاثيتك مفتوحة من الطرفين. تابع وحقق الفوز.",
        EndlessFork => "يلتقي صفّان في خانة واحدة. ابحث عنها وحقق الفوز.",
        EndlessGame => "والآن طريق أطول إلى الفوز: ابنِ على ما لديك.",

        HowToWin => {
            "يتناوب اللاعبان على وضع رموزهما في الخانات الفارغة. أول من يكمل {run} في صف يفوز: أفقيًا أو عموديًا أو قطريًا."
        }
        LongerRowCountsNothing => "الصف الأطول لا يُحتسب.",
        HowToWinInSpace => {
            "يتناوب اللاعبان على وضع رموزهما في الخانات الفارغة. أول من يكمل {run} في صف يفوز: في طبقة واحدة أو عبر كل الطبقات."
        }
        WhenDrawn => "إذا لم يعد ممكنًا لأي طرف إكمال صف، تنتهي المباراة بالتعادل.",
        NoDrawInSpace => {
            "لا تعادل هنا: من يبدأ في الوسط يستطيع الفوز في أربع حركات، وهذه الصفحة تحسب ذلك أثناء لعبك."
        }
        FirstCanWin => "من يبدأ يستطيع الفوز دائمًا.",
        RulesWithoutEnd => {
            "تُعدّ الخانات من الرمز الأول: r3u4 تعني ثلاث خانات إلى اليمين وأربعًا إلى الأعلى، وl1d2 تعني خانة واحدة إلى اليسار واثنتين إلى الأسفل. اسحب اللوحة لترى المزيد منها، أو تابع بمفاتيح الأسهم؛ اكتب اسم خانة للانتقال إليها، واضغط على Enter للعب. كبّر أو صغّر بإصبعين، أو بعجلة الماوس مع Ctrl، أو بالمفتاحين + و −. لا تنتهي أي مباراة بالتعادل تلقائيًا: اعرض التعادل إذا لم يتقدّم أحد."
        }
        LineAlong => "على امتداد صف أو عمود في طبقة",
        LineDiagonal => "على امتداد قطر في طبقة",
        LineStraightUp => "عموديًا عبر الطبقات",
        LineUpAndAlong => "صعودًا على امتداد صف أو عمود",
        LineCornerToCorner => "من زاوية إلى زاوية في المكعب",
        HowRenju => {
            "يبدأ الأسود، ويفوز بخمسة في صف بالضبط؛ ويفوز الأبيض بخمسة أو أكثر. لا يجوز للأسود أن يصنع بحركة واحدة ثلاثيتين أو رباعيتين أو صفًا من ستة أو أكثر، إلا إذا أكملت الحركة نفسها خماسية. والثلاثية صف يصبح رباعية مفتوحة بحجر واحد، ولا تُحتسب إلا إذا جاز للأسود اللعب هناك. ويفوز الأبيض أيضًا إذا كان رد الأسود الوحيد في خانة ممنوعة."
        }
        HowCaro => {
            "خمسة في صف بالضبط تحقق الفوز، إلا إذا سدّت رموز الخصم طرفي الصف. وحافة اللوحة لا تُحسب سدًّا."
        }
        HowCaroWithOverlines => {
            "خمسة في صف تحقق الفوز، إلا إذا سدّت رموز الخصم طرفي الصف؛ وحافة اللوحة لا تُحسب سدًّا. وستة أو أكثر في صف تحقق الفوز دائمًا."
        }
        ThreeIs => "ثلاثية: حجر آخر يجعلها رباعية مفتوحة",
        FourIs => "رباعية: حجر آخر يجعلها خماسية",
        OverlineIs => "صف طويل: ممنوع",
        DoubleFourIs => "رباعية مزدوجة: ممنوعة",
        DoubleFourInLineIs => "رباعيتان على خط واحد: ممنوعتان",
        DoubleThreeIs => "ثلاثية مزدوجة: ممنوعة",
        NoDoubleThreeIs => "ليست ثلاثية مزدوجة: أحد الصفين لا يصبح إلا صفًا طويلًا",
        BlockedFiveIs => "مسدود من الطرفين: لا فوز",
        OpenFiveIs => "أحد الطرفين مفتوح: فوز",
        MoveForbidden => "الحركة {move}، {cell}، ممنوعة: {foul}",
        RuleNotHere => "لا يُلعب بهذه القاعدة على تلك اللوحة",
        OpeningNotHere => "لا تُلعب هذه الافتتاحية على تلك اللوحة",
        WrongChoice => "اختيار اللون ناقص أو في غير مكانه",
        HowToPlay => {
            "اضغط على خانة لتلعب فيها. وعلى لوحة المفاتيح: الأسهم للتنقل بين الخانات، وEnter أو مفتاح المسافة للعب، وHome وEnd للانتقال إلى طرفي الصف، وPage Up وPage Down للانتقال إلى طبقة أخرى في لوحة 3D. وعلى لوحة بلا حدود تنقلك هذه المفاتيح أبعد."
        }
        HowToArrange => {
            "عند إعداد وضعية، اسحب الرموز إلى خانات أخرى. وعلى لوحة المفاتيح: مفتاح المسافة يرفع الرمز ويضعه، وEsc يتركه في مكانه، وDelete يحذفه."
        }
        HowScoreIsKept => {
            "تُحفظ النتيجة في هذا المتصفح، لكل لوحة وخصم على حدة؛ ولا تُحتسب المباريات من وضعية مخصصة أو عبر رابط. لا يخرج شيء من جهازك سوى الروابط التي ترسلها، ولا تحتاج الصفحة إلى الشبكة بعد زيارتك الأولى."
        }

        HowMinimaxThinks => "كيف يفكّر مينيماكس",
        Calls => "شجرة الاستدعاءات",
        CallsAsText => "الاستدعاءات كنص",
        Step => "الخطوة",
        ToFirstStep => "إلى الخطوة الأولى",
        OneStepBack => "الخطوة السابقة",
        OneStepOn => "الخطوة التالية",
        ToAnswer => "إلى الجواب",
        Position => "الوضعية",
        OnTheBoard => "على اللوحة",
        Example => "مثال",
        OnlyFewFreeCells => "عندما لا يبقى على لوحتك أكثر من 5 خانات فارغة، يمكنك مشاهدته هنا.",
        AlphaBeta => "ألفا-بيتا",
        Scheme => {
            "أين يلعب {mark}؟ يجرّب مينيماكس كل حركة وكل رد، وهكذا حتى النهاية. فوز {mark} قيمته \u{2068}+10\u{2069}، وخسارته \u{2068}−10\u{2069}، والتعادل 0. يأخذ {mark} أعلى قيمة، ويأخذ {other} أدنى قيمة."
        }
        MarkToMove => "دور {mark}",
        CallAhead => "{call}: لم يُفحص بعد",
        CallOpen => "{call}: بلا قيمة بعد",
        CallSoFar => "{call}: حتى الآن \u{2068}{score}\u{2069}",
        CallScore => "{call}: \u{2068}{score}\u{2069}",
        CallScoreKept => "{call}: \u{2068}{score}\u{2069}، قيمة مأخوذة",
        Call => "الاستدعاء {number}",
        CallOf => "الاستدعاء {number}: {move}",
        KeepsHighest => "{call}. دور {mark}، وهو يأخذ أعلى قيمة.",
        KeepsLowest => "{call}. دور {mark}، وهو يأخذ أدنى قيمة.",
        FillsBoard => "{call} يملأ اللوحة: 0.",
        CompletesLine => "{call} يكمل صفًا: \u{2068}{score}\u{2069}.",
        Answer => "الجواب هو {move}، وقيمته \u{2068}{score}\u{2069}.",
        AlreadyHas => {
            "{move} تعطي \u{2068}{score}\u{2069}: لدى {mark} من قبل \u{2068}{best}\u{2069}."
        }
        HighestSoFar => "{move} تعطي \u{2068}{score}\u{2069}: أعلى قيمة حتى الآن، فيأخذها {mark}.",
        LowestSoFar => "{move} تعطي \u{2068}{score}\u{2069}: أدنى قيمة حتى الآن، فيأخذها {mark}.",
        SettlesIt => "{step} لدى {mark} خيار آخر ليس أسوأ، فالأمر محسوم ولا داعي لفحص {moves}.",
        LookedAt => "الوضعيات المفحوصة: {plain}؛ مع ألفا-بيتا: {pruned}.",
        LookedAtFromEmpty => "من اللوحة الفارغة {board}: {plain}؛ مع ألفا-بيتا: {pruned}.",

        InstalledDescription => {
            "إكس أو (تيك تاك تو) وغوموكو ولوحات أخرى، ضد الكمبيوتر أو مع صديق. تعمل بلا شبكة."
        }
        Continue => "متابعة",
        PlayGomoku => "غوموكو",
        OnAPhone => "غوموكو على الهاتف",
        OnAComputer => "غوموكو على الكمبيوتر",
    }
}
