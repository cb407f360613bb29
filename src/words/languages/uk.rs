//! Ukrainian.

use crate::words::Text;

/// What each text says in Ukrainian.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => "Гра не завантажилася. Перевірте з’єднання або оновіть браузер.",

        NewGame => "Нова гра",
        Undo => "Скасувати",
        Redo => "Повторити",
        Hint => "Підказка",
        Place => "Поставити",
        PlayAgain => "Ще раз",
        Names => "Імена",
        SwapNames => "Поміняти місцями",
        EmptyName => "Якщо імені немає, замість нього показано знак гравця.",
        Review => "Розбір",
        Easier => "Легше",
        Harder => "Важче",
        SeeHow => "Як так вийшло?",
        Puzzles => "Задачі",
        Menu => "Меню",
        ResetScore => "Скинути рахунок",
        Share => "Поділитися",
        Rules => "Правила",
        Settings => "Налаштування",
        SendLink => "Надіслати посилання",
        SendAgain => "Надіслати ще раз",

        Dismiss => "Сховати",
        TryAgain => "Спробувати знову",
        Loading => "Завантаження…",
        PartMissing => {
            "Частина сторінки не завантажилася. Перевірте з’єднання; грати можна й далі."
        }

        Score => "Рахунок",
        Draws => "нічиї",
        Thinking => "думає",
        ToMove => "хід",
        You => "Ви",
        Computer => "Комп’ютер",
        Friend => "Друг",
        PlayerOne => "Гравець 1",
        PlayerTwo => "Гравець 2",

        Easy => "Легкий",
        MediumStrength => "Середній",
        Hard => "Складний",
        Best => "Найвищий",
        FirstFree => "За порядком",
        Random => "Навмання",
        Guard => "Вартовий",
        Clerk => "Клерк",
        Centre => "Центр",
        Strategist => "Стратег",
        Minimax => "Мінімакс",
        Level => "Рівень {level}",

        PieceToMove => "Ходить {piece}|Ходять чорні|Ходять білі|Ходять хрестики|Ходять нулики",
        YourMove => "Ваш хід",
        YourFriendsMove => "Хід друга",
        YouWin => "Ви виграли",
        ComputerWins => "Перемога комп’ютера",
        FriendWins => "Перемога друга",
        PieceWins => {
            "Перемога: {piece}|Перемога чорних|Перемога білих|Перемога хрестиків|Перемога нуликів"
        }
        Draw => "Нічия",
        Numbered => "{status} (№\u{a0}{move})",
        Played => "Останній хід: {cell}",
        Agreed => "за спільною згодою",
        TapASquare => "Три в ряд — перемога. Торкніться клітинки.",
        NoLineLeft => "ряд уже ніхто не збере",

        Comma => ", ",
        And => " і ",

        NoughtsAndCrosses => "Хрестики-нулики",
        InARow => "{run} в ряд на {board}",
        Empty => "порожньо",
        PieceInside => "{piece}|чорні|білі",
        CellMove => "хід {move}",
        LastMove => "останній хід",
        WinningLine => "переможна лінія",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: хрестики-нулики",
        PageDescription => {
            "Хрестики-нулики та гомоку в браузері, проти комп’ютера або з другом. Безкоштовно, без реєстрації та встановлення; грати можна на сенсорному екрані, мишею, з клавіатури та з програмою зчитування з екрана."
        }
        Framed => "Цю сторінку показано всередині іншої: ваші натискання можуть потрапити не туди.",
        OpenInOwnTab => "Відкрити в окремій вкладці",

        InARowWithoutEnd => "{run} в ряд на полі без меж",
        OnLayer => "шар {layer}, {cell}",
        Selected => "вибрано",
        PickedUp => "узято",
        GoodMove => "хороший хід",
        InLineFor => {
            "варіант: {piece}, хід {number}|варіант: чорні, хід {number}|варіант: білі, хід {number}"
        }
        LeadsToWin => "виграш {moves}",
        LeadsToDraw => "нічия",
        LeadsToLoss => "програш {moves}",
        InMoves => "за {count} хід|за {count} ходи|за {count} ходів",
        WinSign => "В{moves}",
        DrawSign => "Н",
        LossSign => "П{moves}",

        ZoomIn => "Наблизити",
        ZoomOut => "Віддалити",
        Fit => "Усе поле",
        TurnClockwise => "Повернути за годинниковою стрілкою",
        TurnAnticlockwise => "Повернути проти годинникової стрілки",
        ToFront => "Спереду",
        Stacked => "Стосом",
        SideBySide => "Поруч",
        LayerName => "Шар {layer}",
        MoveNow => "Ходити зараз",
        MoveList => "Ходи",
        MadeMove => "{piece} {cell}|Чорні {cell}|Білі {cell}",
        OfferDraw => "Запропонувати нічию",
        Agree => "Погодитися на нічию",
        AllMarks => "Усі знаки",
        AllMarksAfter => {
            "Усі знаки після {count} ходу|Усі знаки після {count} ходів|Усі знаки після {count} ходів"
        }
        ToCells => "Назад до клітинок",
        ToLastMove => "Останній хід",
        NotOnBoard => "{cell}, поза полем",
        Threats => "Загрози",
        ThreatsOff => "Загрози приховано.",
        NoThreats => "Загроз немає.",
        WinsHere => {
            "тут {piece} виграє|тут чорні виграють|тут білі виграють|тут хрестики виграють|тут нулики виграють"
        }
        ForkFor => "вилка: {piece}|вилка чорних|вилка білих|вилка хрестиків|вилка нуликів",
        RowFor => {
            "{piece}: ряд із {count}|ряд із {count} у чорних|ряд із {count} у білих|ряд із {count} у хрестиків|ряд із {count} у нуликів"
        }
        OpenRowFor => {
            "{piece}: відкритий ряд із {count}|відкритий ряд із {count} у чорних|відкритий ряд із {count} у білих|відкритий ряд із {count} у хрестиків|відкритий ряд із {count} у нуликів"
        }
        LegendWin => "виграш",
        LegendFork => "вилка",
        LegendRow => "ряд із {count}",
        LegendOpenRow => "відкритий ряд із {count}",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "Вибрано клітинку {cell}: натисніть на неї ще раз або на «Поставити»",
        PressPlace => "Вибрано клітинку {cell}: натисніть «Поставити» або виберіть іншу",
        HintIs => "Підказка: {cell} {why}",
        GlowingCell => "підсвічена клітинка",
        HintWins => "виграє",
        HintBlocks => "блокує лінію",
        HintMakesTwoThreats => "ставить вилку",
        HintWinsIn => "виграє {moves}",
        HintOnlyDraws => "веде до нічиєї, інші ходи програють",
        HintDraws => "утримує нічию",
        HintDelays => "програє в кращому разі {moves}; так можна протриматися найдовше",
        HintStopsAnAttack => "зупиняє атаку",
        HintLooksBest => "здається найкращим",
        BlockHere => "Закрити тут?",
        NoHint => "Нічого термінового: для цієї позиції підказки немає.",
        CellTaken => "Ця клітинка зайнята.",
        NothingToUndo => "Скасовувати нічого.",
        NothingToRedo => "Повторювати нічого.",
        LastMovesInOrder => "Останні три ходи за порядком",
        TryNext => "Інші ігри",
        PlayAFriend => "Зіграти з другом",
        OffersDraw => {
            "{piece} пропонує нічию|Чорні пропонують нічию|Білі пропонують нічию|Хрестики пропонують нічию|Нулики пропонують нічию"
        }
        YouOfferDraw => "Ви пропонуєте нічию",
        FriendOffersDraw => "Друг пропонує нічию",
        MovedLastAndOffersDraw => {
            "{piece} після свого ходу пропонує нічию|Чорні після свого ходу пропонують нічию|Білі після свого ходу пропонують нічию|Хрестики після свого ходу пропонують нічию|Нулики після свого ходу пропонують нічию"
        }
        Depth => "глибина {depth}, {seconds}\u{a0}с",
        PositionsDone => "{done} із {all} позицій",
        Stop => "Зупинити",
        StopCalculating => "Зупинити розрахунок",

        RestoreScore => "Повернути рахунок",
        ScoreIsReset => "Рахунок скинуто.",
        SetAside => {
            "Частину збережених даних не вдалося прочитати. Її відкладено, а не видалено; грати можна й далі."
        }
        StorageNewer => {
            "Частину даних збережено новішою версією цієї сторінки, і її залишено без змін. Перезавантажте сторінку, щоб отримати цю версію."
        }
        StorageFull => {
            "Місце для цієї сторінки скінчилося: усе, що ви зіграєте далі, зникне, коли ви закриєте сторінку. Експортуйте дані у файл, потім видаліть зайві партії («Поділитися» › «Ваші партії»). Якщо не допоможе, очистьте дані цього сайту в браузері та імпортуйте файл."
        }
        StorageBlocked => {
            "Цей браузер не дає нічого зберігати: партія й рахунок зникнуть, коли ви закриєте сторінку."
        }
        NewVersion => {
            "Готова нова версія. Вона завантажиться з наступною партією; оновити можна й зараз."
        }
        Update => "Оновити",
        AnalysisMissing => "Рушій аналізу не завантажився. Усе інше працює.",
        AnalysisUnusable => "Рушій аналізу дав безглузду відповідь. Усе інше працює.",
        Refit => "Підігнати поле",
        CouldBeRefitted => "Екран змінився: поле вже не займає його повністю.",
        HearMoves => "Хочете чути ходи?",
        SoundOn => "Увімкнути звук",
        NoThanks => "Ні, дякую",
        Restore => "Повернути",
        OutOfReach => "Поле закінчується за {cells} клітинок від першого знака.",
        DrawDeclined => "Комп’ютер відмовляється: нічия можлива після {moves} ходів без загроз.",
        LanguageMissing => "Ця мова не завантажилася. Перевірте з’єднання.",

        Board => "Поле",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Розмір екрана",
        Gomoku => "Гомоку 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Без меж",
        Custom => "Свій розмір",
        Columns => "Стовпці",
        Rows => "Рядки",
        Layers => "Шари",
        Run => "У ряд",
        NumberOfLayers => "{name}: 1 або від {least} до {most}.",
        OnlyNumber => "{name}: на цьому полі {number}.",
        NumberFromTo => "{name}: число від {least} до {most}.",
        ProvedWin => "Доведено: хто починає, виграє",
        ProvedDraw => "Доведено: за правильної гри нічия",
        Renju => "Рендзю 15×15",
        Caro => "Каро 15×15",
        CaroWithoutEnd => "Каро без меж",
        Freestyle => "Без обмежень",
        ExactlyRun => "Рівно {run}",
        RenjuRule => "Рендзю",
        CaroRule => "Каро",
        CaroWithOverlines => "Каро з довгим рядом",
        FreestyleIs => "Виграє ряд із {run} чи довший.",
        ExactlyRunIs => "Виграє ряд рівно з {run}; довший не рахується.",
        RenjuIs => "Чорним заборонено вилки 3×3, 4×4 та довгий ряд.",
        CaroIs => "Виграють рівно п’ять у ряд, якщо ряд не закритий з двох боків.",
        CaroWithOverlinesIs => {
            "П’ять виграють, якщо не закриті з двох боків; шість і більше\u{a0}— завжди."
        }
        Opening => "Дебют",
        FreeOpening => "Вільний",
        SwapOpening => "Свап",
        Swap2Opening => "Свап2",
        ProOpening => "Про",
        LongProOpening => "Лонг-про",
        FreeOpeningIs => "Ходити можна куди завгодно.",
        SwapIs => "Один гравець ставить камінь, другий вибирає колір.",
        Swap2Is => {
            "Один гравець ставить три камені; другий вибирає колір або ставить ще два й віддає вибір першому."
        }
        ProIs => {
            "Перший чорний камінь\u{a0}— у центр, другий\u{a0}— поза центральним квадратом {size}."
        }
        Overline => "довгий ряд",
        DoubleFour => "вилка 4×4",
        DoubleThree => "вилка 3×3",
        NotInCentre => "перший камінь ставлять у центр",
        NearCentre => "надто близько до центру",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "ходити не можна: {foul}",
        IsForbidden => "На {cell} ходити не можна: {foul}.",
        OpeningStone => "камінь {number} із {count}, потім вибирає інший гравець",
        ChooseColour => "Виберіть колір",
        ComputerChooses => "Комп’ютер вибирає колір",
        FriendChooses => "Друг вибирає колір",
        PlayerChooses => "{player}: виберіть колір",
        AddTwoStones => "Ще два камені",
        YouMoveNext => "наступний хід ваш",
        OtherMovesNext => "наступним ходить інший гравець",
        OtherThenChooses => "потім вибирає інший гравець",
        YouPlay => {
            "Ви граєте за {piece}.|Ви граєте за чорних.|Ви граєте за білих.|Ви граєте за хрестики.|Ви граєте за нулики."
        }
        ComputerPlays => {
            "Комп’ютер грає за {piece}.|Комп’ютер грає за чорних.|Комп’ютер грає за білих.|Комп’ютер грає за хрестики.|Комп’ютер грає за нулики."
        }
        FriendPlays => {
            "Друг грає за {piece}.|Друг грає за чорних.|Друг грає за білих.|Друг грає за хрестики.|Друг грає за нулики."
        }
        PlayerPlays => {
            "{player} грає за {piece}.|{player} грає за чорних.|{player} грає за білих.|{player} грає за хрестики.|{player} грає за нулики."
        }
        OnlyAnswerForbidden => "єдина відповідь чорних, {cell}, заборонена: {foul}",
        ForbiddenPoints => "Показувати фоли",
        PlayPiece => "Грати за {piece}|Грати чорними|Грати білими|Грати хрестиками|Грати нуликами",
        Against => "Режим гри",
        FriendHere => "Удвох тут",
        FriendByLink => "Друг за посиланням",
        Opponent => "Суперник",
        StrengthGrade => "Рівень складності",
        EasyIs => "Блокує ваші ряди, але потрапляє в пастки.",
        MediumIs => "Грає за планом і бачить майже всі пастки.",
        HardIs => "Рідко помиляється.",
        BestIs => "Найсильніший на цьому полі.",
        AllOpponents => "Усі суперники",
        MoreBoards => "Інші поля",
        IsProved => "доведено перебором усіх партій",
        IsMeasured => "за результатами матчів",
        IsNotMeasured => "на цьому полі не виміряно",
        More => "Додатково",
        ChooseOpponent => "Вибрати суперника",
        HowStrong => "Сила суперників",
        Explained => "{name}: {what}",
        WhoStarts => "Хто починає",
        WhoMovesNext => "Хто ходить",
        InTurn => "По черзі",
        Chance => "Жереб",
        Pieces => "Чим грати",
        Marks => "X і O",
        Stones => "Камені",
        YourMark => "Ваш знак",
        YourStones => "Ваші камені",
        PlayerOnesMark => "Знак: {name}",
        PlayerOnesStones => "Камені: {name}",
        StarterIsX => "Починає X",
        StarterIsBlack => "Починають чорні",
        PieceAlone => "{piece}|Чорні|Білі",
        Start => "Почати",
        MakeLink => "Створити посилання",
        Arrange => "Розставити позицію",
        WinsWith => "{run} в ряд",
        WinsWithExactly => "рівно {run} в ряд",
        WinsWithOrMore => "{run} або більше в ряд",

        FirstFreeIs => "займає першу вільну клітинку",
        RandomIs => "ходить куди заманеться",
        GuardIs => "добудовує або блокує ряд, інакше ходить навмання",
        ClerkIs => "добудовує або блокує ряд, інакше займає першу вільну клітинку",
        CentreIs => "спершу займає центр, потім грає як Вартовий",
        StrategistIs => "добудовує або блокує ряд, інакше діє за планом",
        MinimaxIs => "прораховує всі варіанти до кінця",
        LevelOneIs => "прораховує свій хід і вашу відповідь",
        LevelTwoIs => "бачить вилки",
        LevelThreeIs => "прораховує кілька ходів уперед",
        LevelFourIs => "бачить виграш четвірками",
        LevelFiveIs => "прораховує далеко вперед",
        LevelSixIs => "не поспішає",
        LevelFourInSpaceIs => "бачить форсований виграш",
        LevelSixInSpaceIs => "не поспішає й доводить виграш",
        MeasuredAgainst => {
            "{count} партія із суперником «{opponent}»: перемог {won}, нічиїх {drawn}, поразок {lost}|{count} партії із суперником «{opponent}»: перемог {won}, нічиїх {drawn}, поразок {lost}|{count} партій із суперником «{opponent}»: перемог {won}, нічиїх {drawn}, поразок {lost}"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; якщо починаєте ви, {chance}",
        NoteIfItStarts => "{character}; якщо починає суперник, {chance}",
        NeverWin => "виграти неможливо",
        HardlyEverWin => "виграти майже неможливо",
        WinTimesIn => {
            "можна виграти в {count} випадку з\u{a0}{of}|можна виграти в {count} випадках з\u{a0}{of}|можна виграти в {count} випадках з\u{a0}{of}"
        }
        WinAboutTimesIn => {
            "можна виграти приблизно в {count} випадку з\u{a0}{of}|можна виграти приблизно в {count} випадках з\u{a0}{of}|можна виграти приблизно в {count} випадках з\u{a0}{of}"
        }
        NearlyAlwaysWin => "виграти можна майже завжди",
        AlwaysWin => "виграти можна завжди",

        Close => "Закрити",

        Language => "Мова",
        LikeTheBrowser => "Як у браузері",
        Look => "Оформлення",
        LikeTheSystem => "Як у системі",
        Midnight => "Опівніч",
        Paper => "Папір",
        Wood => "Дерево",
        Sound => "Звук",
        Quiet => "Тихо",
        MediumLoud => "Середньо",
        Loud => "Гучно",
        Vibration => "Вібрація",
        Off => "Вимк.",
        On => "Увімк.",
        ComputerAnswers => "Затримка відповіді",
        AtOnce => "Немає",
        AfterHalfASecond => "0,5\u{a0}с",
        AfterASecond => "1\u{a0}с",
        LevelSixThinks => "Рівень 6: час на хід",
        ForASecond => "1\u{a0}с",
        ForFiveSeconds => "5\u{a0}с",
        ForHalfAMinute => "30\u{a0}с",
        ToMakeAMove => "Підтвердження ходу",
        TapACell => "Одне натискання",
        SelectThenPlace => "Вибір, потім «Поставити»",
        ButtonsFor => "Розташування кнопок",
        RightHand => "Праворуч",
        LeftHand => "Ліворуч",
        SecondPlayer => "Кнопки другого гравця",
        Upright => "Звичайні",
        Turned => "Повернуті",
        TurnedIs => {
            "Повернуті: якщо телефон лежить між гравцями, картка й кнопки другого звернені до нього."
        }
        SpaceBoards => "3D-поля",
        AsFits => "Авто",
        MoveResults => "Результати ходів",
        Keys => "Клавіші",
        SingleKeys => "Гарячі клавіші без Ctrl",
        OtherVariation => "Інший варіант",
        ChooseCell => "Вибрати клітинку",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "Номери ходів",
        Erase => "Стерти",

        HasWonAlready => {
            "Перемога вже за {piece}|Чорні вже перемогли|Білі вже перемогли|Хрестики вже перемогли|Нулики вже перемогли"
        }
        NoLineForAnyone => "Ряд уже ніхто не збере",
        NobodysTurn => "Невідомо, чий хід",
        TapPuts => "Що ставити",
        Alternate => "По черзі",
        SideToMove => "Чий хід",
        Clear => "Очистити",
        Mirror => "Віддзеркалити",
        Turn => "Повернути",
        Back => "Назад",
        Analyse => "Розібрати",
        PlayFromHere => "Грати звідси",
        IsPickedUp => "Узято знак із {cell}",
        CountOfPiece => "{piece}: {count}|чорні: {count}|білі: {count}",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}; забагато {piece}|{counts}; забагато чорних|{counts}; забагато білих|{counts}; забагато хрестиків|{counts}; забагато нуликів"
        }
        OnlyToLookAt => "{counts}: лише для перегляду",

        AtMove => "Хід",
        ToBeginning => "До початку",
        OneMoveBack => "На хід назад",
        OneMoveOn => "На хід уперед",
        ToEnd => "До кінця",
        BeforeFirstMove => "перед першим ходом",
        PlayOn => "Грати звідси",
        EndReview => "Закрити розбір",
        InVariation => "варіант",
        RemoveMoves => "Видалити ходи звідси",
        RestoreMoves => "Повернути",
        ReturnToGame => "Назад до партії",
        MovesLeftOut => {
            "Правила не дозволяють хід {number}. Усього вилучено {count} хід.|Вилучено {count} ходи: правила їх не дозволяють. Перший із них\u{a0}— хід {number}.|Вилучено {count} ходів: правила їх не дозволяють. Перший із них\u{a0}— хід {number}."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "рядок {line}, символ {column}",
        AtByte => "байт {number}",
        FileCutOff => "файл обривається",
        Play => "Показ",
        Pause => "Пауза",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Хід {at} із {all}",
        MoveOfBy => {
            "Хід {at} із {all}, {piece} {cell}|Хід {at} із {all}, чорні {cell}|Хід {at} із {all}, білі {cell}"
        }
        Excellent => "чудовий хід",
        Good => "хороший хід",
        Dubious => "сумнівний хід",
        Mistake => "схоже, помилка",
        Blunder => "груба помилка",
        HasWon => {
            "перемога: {piece}|перемога чорних|перемога білих|перемога хрестиків|перемога нуликів"
        }
        HasWonInside => {
            "перемога: {piece}|перемога чорних|перемога білих|перемога хрестиків|перемога нуликів"
        }
        CanWinIn => {
            "{piece} може виграти {moves}|чорні можуть виграти {moves}|білі можуть виграти {moves}|хрестики можуть виграти {moves}|нулики можуть виграти {moves}"
        }
        ADraw => "нічия",
        StandsBetter => {
            "{piece} стоїть краще|чорні стоять краще|білі стоять краще|хрестики стоять краще|нулики стоять краще"
        }
        AboutEven => "приблизна рівність",
        MissesWinIn => "Упущено виграш {moves}",
        LetsWinIn => {
            "Тепер {piece} може виграти {moves}|Дає чорним виграти {moves}|Дає білим виграти {moves}|Дає хрестикам виграти {moves}|Дає нуликам виграти {moves}"
        }
        EngineLines => "Варіанти рушія",
        BalancedMoves => "Ходи з рівною грою",
        FewerLines => "Менше варіантів",
        MoreLines => "Більше варіантів",
        ChanceOf => "{piece} {percent}|чорні {percent}|білі {percent}",
        LinesDepth => "Глибина {depth}",
        LinesDetail => "Позицій: {positions}, {seconds}\u{a0}с",
        Promote => "Підняти варіант",
        Notes => "Нотатки",
        Triangle => "трикутник",
        Square => "квадрат",
        Circle => "коло",
        Cross => "хрест",
        StopDrawing => "Завершити малювання",
        VariationsChanged => "Варіанти в цьому посиланні обрізані або змінені. Ось партія без них.",
        AnalysisTooLarge => "Цей розбір завеликий, щоб зберігати його тут. Збережіть його у файл.",
        Moves => "{count} хід|{count} ходи|{count} ходів",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Краще: {cells}",
        NextMove => "далі: {move}, {verdict}",
        DecidedBy => {
            "{ended}. Вирішальний хід: {move}, {piece}\u{a0}{cell}.|{ended}. Вирішальний хід: {move}, чорні\u{a0}{cell}.|{ended}. Вирішальний хід: {move}, білі\u{a0}{cell}."
        }
        NoSingleMove => "{ended}. Вирішального ходу не було.",
        LookingAtGame => "Триває розбір: {progress}",
        Mistakes => "Помилки",
        FindBetterMove => {
            "{piece}: хід {cell}. Який хід кращий?|Чорні зіграли {cell}. Який хід кращий?|Білі зіграли {cell}. Який хід кращий?|Хрестики зіграли {cell}. Який хід кращий?|Нулики зіграли {cell}. Який хід кращий?"
        }
        IsBetter => "{cell}\u{a0}— хороший хід.",
        IsNotBetter => "{cell}\u{a0}— не найкращий хід. Є сильніший.",
        LookingAtMove => "Перевірка ходу {cell}…",
        ShowSolution => "Показати розв’язок",
        NextMistake => "Наступна помилка",
        NoMoreMistakes => "Більше помилок немає.",
        MistakesBySide => "Помилки: {first}, {second}.",
        PuzzleSolved => "Розв’язано",
        PuzzleSolution => "Розв’язок",
        StepOf => "Крок {step} із {steps}",
        MissedWin => "Упущений виграш",

        Accept => "Грати",
        NotNow => "Не зараз",
        TakeLink => "Взяти цю партію",
        TakeSeat => "Приєднатися",
        KeepKnown => "Залишити мою",
        ShowKnown => "Показати мою",
        ShowLink => "Показати з посилання",
        Invited => {
            "Друг запрошує вас зіграти в {game}. Ви граєте за {piece}.|Друг запрошує вас зіграти в {game}. Ви граєте за чорних.|Друг запрошує вас зіграти в {game}. Ви граєте за білих.|Друг запрошує вас зіграти в {game}. Ви граєте за хрестики.|Друг запрошує вас зіграти в {game}. Ви граєте за нулики."
        }
        OwnGameKept => "Ваша партія збережеться.",
        PositionFromLink => "Позиція з посилання. Ваша партія збережеться.",
        Watching => {
            "Ви дивитеся партію двох інших гравців. Сама вона не оновлюється: щоб побачити продовження, відкрийте їхнє наступне посилання."
        }
        AsksToTakeBack => {
            "Друг просить повернути {count} хід.|Друг просить повернути {count} ходи.|Друг просить повернути {count} ходів."
        }
        Earlier => {
            "Це ваша партія, якою вона була {count} хід тому.|Це ваша партія, якою вона була {count} ходи тому.|Це ваша партія, якою вона була {count} ходів тому."
        }
        FromYourSide => {
            "Це посилання надіслано з вашого боку, але в ньому є хід {move}, а це хід друга. Беріть партію, лише якщо самі надіслали посилання з іншого пристрою."
        }
        AnotherGame => "Це посилання на іншу партію, не на ту, що збережена у вас.",
        Differs => "Хід {move} не такий, як у вашій партії: {linked} у посиланні, {known} у вас.",
        DiffersAsk => {
            "Хід {move} не такий, як у вашій партії: {linked} у посиланні, {known} у вас. Запитайте друга, який хід правильний."
        }
        PlayedForYou => "Хід {move} у цьому посиланні\u{a0}— ваш, але тут ви його не робили.",

        NowSend => "Тепер надішліть посилання",
        SentAndWaiting => "Надіслано. Чекаємо на друга",
        WaitingForFriend => "Чекаємо на посилання від друга",

        TheLink => "Посилання",
        TheMoves => "Ходи",
        TheBoard => "Поле",
        LinkIsASeat => {
            "Із цим посиланням хто завгодно може ходити за вашого друга: надішліть його лише другові."
        }
        CopyLink => "Копіювати посилання",
        CopyMoves => "Копіювати ходи",
        CopyBoard => "Копіювати поле",
        Scan => "Сканувати іншим телефоном",
        OpenGame => "Відкрити партію",
        LinkMovesOrText => "Посилання, ходи або текст файлу",
        TheText => "Текст",
        ChooseFiles => "Вибрати файли",
        AboutFiles => {
            "Тут відкриваються файли SGF, RenLib (.lib), .psq, .pos і .sav. Їх також можна перетягнути в будь-яке місце сторінки."
        }
        GamesInFiles => "Вибрати партію",
        Comment => "Коментар",
        JudgementOfMove => "Цей хід",
        NoSign => "Без оцінки",
        VeryGoodMove => "блискучий хід",
        InterestingMove => "цікавий хід",
        DrawOnBoard => "Малювати на полі",
        Letter => "літера",
        Analyses => "Розбори",
        WithVariations => "З варіантами й нотатками",
        VariationsTooLong => "Варіанти не вміщуються в посилання. Збережіть партію у файл.",
        OpenAnyway => "Усе одно відкрити",
        Library => "Бібліотека",
        AboutLibrary => {
            "Файли з партіями, які ви сюди додасте, залишаться на цьому пристрої. Знайдіть партії, у яких трапилася позиція, зокрема повернута чи віддзеркалена, і подивіться, як грали далі."
        }
        AddFiles => "Додати файли",
        AddToLibrary => "Додати до бібліотеки",
        SearchGames => "Гравці, турнір або дата",
        WithThisPosition => "Лише партії з цією позицією",
        FoundGames => "Знайдено {count} партію.|Знайдено {count} партії.|Знайдено {count} партій.",
        FirstListed => "Показано перші {count}.",
        NextMoves => "Наступні ходи",
        FilesNotKept => "Браузер не зберіг файли. Після перезавантаження сторінки вони зникнуть.",
        GameNumber => "Партія {number}",
        UnknownFormat => "цей формат тут не відкривається",
        NoGameInside => "у файлі немає партій",
        FileTooLong => "файл завеликий",
        FileGoesOn => "після кінця файлу є зайві дані",
        FileNotUnderstood => "це місце не вдалося прочитати",
        AnotherKindOfGame => "це запис іншої гри",
        CellOutside => "такої клітинки на полі немає",
        SaveAsFile => "Зберегти як файл",
        NotInFormat => "У файлі цього типу не можна зберегти таке поле або таку позицію.",
        GameSaved => "Збережено.",
        PasteHere => "Вставте сюди",
        Open => "Відкрити",
        SharePicture => "Надіслати картинку",
        SavePicture => "Зберегти картинку",
        SaveReplay => "Зберегти анімацію",
        SaveGif => "Зберегти GIF",
        PageName => "In a Row",
        FinalBoard => "Поле наприкінці партії. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "ваш хід, ви граєте за {piece}|ваш хід, ви граєте за чорних|ваш хід, ви граєте за білих|ваш хід, ви граєте за хрестики|ваш хід, ви граєте за нулики"
        }
        Shared => "Передано в застосунок.",
        Copied => "Скопійовано. Вставте туди, де друг це прочитає.",
        NotSent => "Не надіслано.",
        CopyYourself => {
            "Цей браузер не дає сторінці ні надсилати, ні копіювати. Текст виділено: скопіюйте його самі."
        }
        Saved => "Збережено. Шукайте в завантаженнях.",
        PictureNotTaken => "Картинку не вдалося надіслати. Краще збережіть її.",
        PictureNotDrawn => "Цей браузер не може створити картинку. Краще зробіть знімок екрана.",

        YourGames => "Ваші партії",
        NoGames => "Партій поки немає. Якщо почати іншу партію, попередня залишиться тут.",
        FinishedGames => "Закінчені",
        GoOn => "Продовжити",
        Remove => "Видалити",
        Choose => "Вибрати",
        ChooseAllOver => "Вибрати закінчені",
        RemoveChosen => "Видалити вибрані",
        ListedGame => {
            "{board}, {run} в ряд, ви граєте за {piece}, {moves}|{board}, {run} в ряд, ви граєте за чорних, {moves}|{board}, {run} в ряд, ви граєте за білих, {moves}|{board}, {run} в ряд, ви граєте за хрестики, {moves}|{board}, {run} в ряд, ви граєте за нулики, {moves}"
        }
        ListedOwn => "{board}, {run} в ряд, {opponent}, {moves}",
        ListedPosition => "{board}, {run} в ряд, {marks}",
        MarksCount => "{count} знак|{count} знаки|{count} знаків",
        WaitingToJoin => "Чекаємо на другого гравця",
        YouWon => "Ви виграли",
        FriendWon => "Перемога друга",
        Arranging => "Позиція, яку ви розставляєте",
        HowManyGames => "Партій за посиланням: {count} із {most}.",
        PastGamesKept => "Зберігаються останні {most} закінчених партій.",
        OldGamesDropped => {
            "У розділі «Ваші партії» зберігаються останні {most} партій. Найдавнішу видалено."
        }
        GamesFull => {
            "Партій за посиланням уже {most}, більше не можна. Щоб почати або прийняти ще одну, видаліть зайві партії («Поділитися» › «Ваші партії»)."
        }
        GamesRemoved => {
            "Видалено {count} партію.|Видалено {count} партії.|Видалено {count} партій."
        }

        WhatsNew => "Що нового",
        Install => "Установити",
        InstallByHand => {
            "Щоб гра була на головному екрані, відкрийте меню браузера (на iPhone чи iPad\u{a0}— «Поширити») і виберіть «Додати на головний екран» або «На початковий екран»."
        }
        YourData => "Ваші дані",
        Statistics => "Статистика",
        StatisticsCleared => "Статистику очищено.",
        Send => "Надіслати",
        Scanned => "Код відскановано",
        MoveFirst => "Спершу зробити хід",
        InviteOrMove => "Надішліть це посилання другові або спершу зробіть хід, а тоді надішліть.",
        InviteToStart => "Надішліть це посилання другові: перший хід за ним.",
        SendYourMove => {
            "Надішліть це посилання другові: він побачить ваш хід і відповість посиланням."
        }
        SendResult => "Надішліть це посилання другові: він побачить, чим закінчилася партія.",
        NowMove => "Друг уже може відкрити посилання. Зробіть хід і надішліть посилання знову.",
        LinkIsSent => {
            "Це посилання вже надіслано. Надсилайте його ще раз, лише якщо воно не дійшло."
        }

        Strength => "Сила суперників",
        StrengthIsProved => {
            "Доведено щойно: проти кожного зіграно всі можливі партії. Це ваші шанси, якщо грати якнайкраще."
        }
        StrengthIsMeasured => {
            "Виміряно: {board}. Кожен суперник грав із тим, хто на щабель слабший, і кожен із двох починав половину партій. На хід рівень 6 мав {seconds}\u{a0}с."
        }
        StrengthIsNotMeasured => {
            "Не виміряно: {board}. Це результати на найбільш схожому з виміряних полів."
        }
        ForProgrammers => "Для програмістів",
        ProgramsFindOut => "Усе це обчислюють програми з вихідного коду цієї сторінки:",
        IfYouStart => "Якщо починаєте ви, {chance}.",
        IfItStarts => "Якщо починає суперник, {chance}.",
        Exactly => "{chance} (точно: {exactly})",
        GamesBeatIt => {
            "До перемоги веде {count} партія.|До перемоги ведуть {count} різні партії.|До перемоги ведуть {count} різних партій."
        }
        ShowAWin => "Показати перемогу",
        AgainstIfYouStart => "над суперником «{opponent}», якщо починаєте ви",
        AgainstIfItStarts => "над суперником «{opponent}», якщо починає він",
        StrategistsClaim => {
            "Автор стверджує, що Стратег непереможний, і просить доказів: якщо починаєте ви, {first}; якщо починає Стратег, {second}."
        }
        AlwaysBeaten => "перемогти можна завжди",
        BeatenWithLuck => "перемогти можна, якщо пощастить",
        NotBeaten => "перемогти неможливо",

        LinkFailed => "Посилання не вдалося відкрити: {why}. Ваша партія не змінилася.",
        NoLink => "тут немає посилання на партію",
        TooLong => "воно довше за будь-яку партію",
        CutOff => "воно обривається. Попросіть надіслати його ще раз",
        CutOffAfter => "воно обривається після ходу {move}. Попросіть надіслати його ще раз",
        Changed => {
            "воно змінилося дорогою. Скопіюйте його знову або попросіть надіслати його ще раз"
        }
        TooLarge => "поле або номер клітинки завеликі",
        TooFar => "клітинка далі ніж за {cells} клітинок від першого знака",
        Character => "символ {number}, «{character}», тут зайвий",
        NoDraw => "нічию в ньому не можна ні запропонувати, ні прийняти",
        MoveTaken => "хід {move}, {cell}: клітинка зайнята",
        MoveOutside => "хід {move}, {cell}: клітинка поза полем",
        MoveNotFirst => "хід {move}, {cell}: перший знак завжди на r0u0",
        MoveAfterEnd => "хід {move}, {cell}: партія вже закінчена",
        WrongColumns => "стовпців {count}, а на полі має бути від {least} до {most}",
        WrongRows => "рядків {count}, а на полі має бути від {least} до {most}",
        WrongCube => "у 3D-поля три рівні сторони від {least} до {most}",
        WrongRun => "{run} в ряд, а на цьому полі має бути {number}",
        WrongRunFromTo => "{run} в ряд, а на цьому полі має бути від {least} до {most}",
        MarkOutside => "знак стоїть поза полем",
        TwoMarks => "на одній клітинці два знаки",
        NobodysTurnInIt => "невідомо, чий хід",
        BeginsAfterEnd => "партія починається вже після свого кінця",

        ChangesMissing => "Список змін не завантажився. Перевірте з’єднання.",
        AboutData => {
            "Ваші партії, рахунок, статистика й налаштування зберігаються лише на цьому пристрої. Експортуйте їх у файл, щоб не втратити або перенести на інший пристрій. Дані з файлу додаються до того, що тут є: рахунок не подвоюється, нічого не перезаписується."
        }
        ExportData => "Експорт у файл",
        ImportData => "Імпорт із файлу",
        NotExported => "Цей браузер не може зберігати файли.",
        TakeTheirs => "Взяти партію й налаштування з файлу",
        TookTheirs => "Готово. Партію й налаштування взято з файлу.",
        FileNotRead => "Файл не вдалося прочитати. Нічого не змінилося.",
        FileForeign => "Це не файл In a Row. Нічого не змінилося.",
        FileNewer => {
            "Цей файл із новішої версії In a Row. Перезавантажте сторінку, щоб отримати цю версію, і спробуйте знову. Нічого не змінилося."
        }
        FileDamaged => "Цей файл пошкоджено. Нічого не змінилося.",
        FileTooLarge => "Цей файл завеликий. Нічого не змінилося.",
        NothingNew => "У цьому файлі немає нічого нового.",
        BroughtIn => "Імпортовано: {parts}.",
        Scores => "рахунок ({count})|рахунок ({count})|рахунок ({count})",
        OtherGames => "{count} партія|{count} партії|{count} партій",
        GamesByLink => {
            "{count} партія за посиланням|{count} партії за посиланням|{count} партій за посиланням"
        }
        ArrangedPositions => {
            "{count} розставлена позиція|{count} розставлені позиції|{count} розставлених позицій"
        }
        SettingsChanged => "{count} налаштування|{count} налаштування|{count} налаштувань",
        PuzzlesBroughtIn => "розв’язані завдання",
        CurrentGame => "поточна партія",
        StayedAsTheyWere => "Ваша поточна партія і ваші налаштування не змінилися.",

        NoStatistics => "Закінчених партій поки немає. Дограйте хоча б одну, і вона з’явиться тут.",
        Won => "Перемоги",
        Drawn => "Нічиї",
        Lost => "Поразки",
        Points => "Очки",
        Streak => "Серія",
        LongestStreak => "Найкраща серія",
        StreakWon => "{count} перемога|{count} перемоги|{count} перемог",
        StreakDrawn => "{count} нічия|{count} нічиї|{count} нічиїх",
        StreakLost => "{count} поразка|{count} поразки|{count} поразок",
        LastGame => "Остання партія: {results}",
        LastGames => "Останні партії ({count}), спершу старі: {results}",
        ExactlyGame => "Рівно {game}",
        ResultsOf => "{game}, результати: {name}",
        AboutStatistics => {
            "Стовпчик угору\u{a0}— перемога, стовпчик униз\u{a0}— поразка, риска\u{a0}— нічия. Лінія піднімається з кожною перемогою й опускається з кожною поразкою. «Скинути рахунок» тут нічого не змінює. Партії за посиланням і з розставленої позиції не враховуються."
        }
        ClearStatistics => "Очистити статистику",
        LessonsFinished => "Пройдено уроків: {done} із {count}",
        PuzzleOfTheDay => "Задача дня",
        SolvePuzzles => "Розв’язувати задачі",
        DailySolved => "Сьогодні розв’язано. Наступна з’явиться опівночі ({time} UTC).",
        DailyStreak => "Днів поспіль: {count}",
        PuzzleRating => "Ваш рейтинг: {rating}",
        PuzzleRatingChange => "Ваш рейтинг: {rating} ({change})",
        PuzzlesTried => "Розв’язано без помилок і підказок: {solved} з {tried}",
        PuzzlesDue => "Повторити сьогодні: {count}",
        WhichPuzzles => "Тип задач",
        AllPuzzles => "Усі",
        SmallBoards => "Від 3×3 до 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Виграш четвірками",
        WinWithThreats => "Виграш загрозами",
        Defence => "Захист",
        QuietMove => "Тихий хід",
        TwoFours => "Вилка 4×4",
        TwoThrees => "Вилка 3×3",
        TooLongRow => "Довгий ряд",
        FourThree => "Вилка 4×3",
        AtTheEdge => "Біля краю поля",
        Fork => "Вилка",
        SpaceDiagonal => "Діагональ куба",
        ForbiddenReply => "Заборонена відповідь",
        FindWin => "Знайдіть виграшний хід.",
        FindOnlyMove => "Знайдіть єдиний хід, що не програє.",
        RightGoOn => "Правильно. Знайдіть наступний хід.",
        RightMove => "Правильно.",
        DoesNotWin => "{cell} не виграє: є захист {reply}.",
        LosesTo => "{cell} програє через {reply}.",
        IsNoWin => "{cell} не виграє.",
        WinIsCertain => "Тепер виграш неминучий за будь-якої відповіді.",
        OtherMovesLose => "Усі інші ходи програють.",
        HintTheme => "Тема: {theme}.",
        HintColumn => "Хід\u{a0}— у стовпці {column}.",
        HintLayer => "Хід\u{a0}— у шарі {layer}.",
        HintMove => "Хід\u{a0}— {cell}.",
        NextPuzzle => "Наступна задача",
        ShareResult => "Поділитися",
        SharedPuzzle => "In a Row, задача за {date}: {result}",
        SharedSolved => "розв’язано з першої спроби",
        SharedTries => "хибних ходів: {count}",
        SharedHints => "підказок: {count}",
        CopiedResult => "Скопійовано.",
        PuzzlesMissing => {
            "Не вдалося завантажити задачі. Перевірте з’єднання й відкрийте це вікно ще раз."
        }
        FromYourGames => "З ваших партій",
        SearchingGames => "Переглядаємо ваші партії…",
        NoMissedWin => "У завершених партіях із комп’ютером упущених виграшів більше немає.",
        Learn => "Уроки",
        LearnAbout => "Короткі уроки із завданнями на полі.",
        LessonFinished => "Пройдено",
        NextStep => "Далі",
        NextLesson => "Наступний урок",
        LessonOver => "Це був останній крок уроку.",
        LookElsewhere => "Хід {cell} можливий, але тут знайдіть інший.",
        NotThere => "Ні, не {cell}. Шукайте ще.",
        NotThatAnswer => "Ні. Подивіться на камені ще раз.",
        TryCell => "Спробуйте {cell}.",
        TakeBlack => "Чорні",
        TakeWhite => "Білі",
        LessonFours => "Четвірки й трійки",
        LessonForks => "Вилки",
        LessonFouls => "Фоли в рендзю",
        LessonSpace => "Думаємо в 3D",
        NoughtsRow => "Ви граєте за хрестики. Три в ряд\u{a0}— перемога. Добудуйте свій ряд.",
        NoughtsBlock => {
            "Ще один хід\u{a0}— і нулики зберуть ряд. Займіть потрібну їм клітинку першими."
        }
        NoughtsFork => {
            "Хід, який створює одразу дві загрози,\u{a0}— це вилка. Нулики закриють лише одну з них. Поставте вилку й виграйте."
        }
        NoughtsCorner => {
            "Тепер ви граєте за нулики. Хрестик стоїть у центрі. Безпечні лише кути: займіть будь-який."
        }
        NoughtsCentre => "Хрестик стоїть у куті. Безпечний лише центр: займіть його.",
        NoughtsEdge => {
            "Хрестики займають два кути й готують вилку. Займіть середину сторони: тоді хрестикам доведеться закривати ваш ряд."
        }
        NoughtsGame => "Тепер зіграйте цілу партію з комп’ютером. Головне\u{a0}— не програти!",
        FoursComplete => "П’ять у ряд\u{a0}— перемога. Добудуйте свою п’ятірку.",
        FoursStop => "У суперника четвірка: ще камінь\u{a0}— і буде п’ятірка. Закрийте її.",
        FoursGap => {
            "У четвірці буває пропуск. Знайдіть, де суперник зібрав би п’ятірку, і займіть цю клітинку."
        }
        FoursOpen => {
            "Якщо в четвірки вільні обидва кінці, вона відкрита. Її не зупинити. Збудуйте таку й виграйте."
        }
        ThreesOpen => {
            "Відкрита трійка може стати відкритою четвіркою, тож суперник мусить відповісти. Збудуйте її."
        }
        ThreesStop => "У суперника відкрита трійка. Закрийте її з одного кінця.",
        ForksFourThree => {
            "Один хід дає одразу четвірку й відкриту трійку. Суперник закриє лише щось одне. Знайдіть цей хід і виграйте."
        }
        ForksFours => "Один хід дає одразу дві четвірки. Знайдіть його й виграйте.",
        ForksThrees => "Один хід дає одразу дві відкриті трійки. Знайдіть його й виграйте.",
        ForksStop => {
            "Тепер вилку готує суперник. Займіть клітинку, де перетинаються два його ряди."
        }
        ForksPrepare => "Готової вилки тут немає. Знайдіть загрозу, яка її готує, і виграйте.",
        ChainForce => {
            "На кожну четвірку суперник мусить відповісти, тож гру ведете ви. Виграйте четвірками."
        }
        ChainOrder => "Спершу знайдіть вилку, а потім четвірку, яка її готує.",
        ChainLonger => "Тепер четвірок потрібно більше. Нехай кожна підсилює ще один ряд.",
        ChainKeep => {
            "Не витрачайте четвірку, якщо вона нічого не готує. Прибережіть її й виграйте."
        }
        ChainLast => "Цей ланцюжок найдовший. Не поспішайте.",
        DefenceFirst => "Перш ніж захищатися, подивіться, чи не можна виграти одразу. Можна! Де?",
        DefenceAttack => "Відкриті трійки є в обох, але хід ваш. Атакуйте й виграйте.",
        DefenceEnd => {
            "Цю трійку можна закрити з будь-якого кінця, але один із них закриває й інший ряд. Займіть його."
        }
        DefenceCounter => {
            "Захистом тут не врятуватися. Будуйте свої четвірки: суперник мусить відповідати, і ви виграєте."
        }
        DefenceOnly => "Суперник загрожує виграти, і рятує лише один хід. Знайдіть його.",
        SwapWhy => {
            "У гомоку той, хто починає, має перевагу. Свап2 зрівнює шанси: один гравець ставить три камені, другий вибирає колір."
        }
        SwapBlack => {
            "Чорні камені допомагають один одному, а білий стоїть далеко. Наступний хід білих. Що виберете?"
        }
        SwapWhite => {
            "Чорні камені стоять задалеко й не допомагають один одному. Наступний хід білих. Що виберете?"
        }
        SwapEven => {
            "Не знаєте, який колір кращий? Натисніть «Ще два камені»: тоді вибирати муситиме інший гравець."
        }
        SwapFive => {
            "Інший гравець поставив ще два камені. Наступний хід білих, але в чорних уже є відкрита трійка. Що виберете?"
        }
        FoulsThrees => {
            "У рендзю чорним не можна одним ходом збудувати дві відкриті трійки: це фол. Ви граєте за чорних. Натисніть туди, де фол."
        }
        FoulsFours => "Дві четвірки одним ходом\u{a0}— теж фол. Натисніть туди, де фол.",
        FoulsOverline => "Шість і більше в ряд\u{a0}— теж фол. Натисніть туди, де фол.",
        FoulsFive => {
            "Рівно п’ять у ряд\u{a0}— завжди перемога чорних, навіть на такій клітинці. Добудуйте п’ятірку."
        }
        FoulsTrap => {
            "Тепер ви граєте за білих. Збудуйте четвірку, яку чорні могли б закрити лише фолом, і виграйте."
        }
        SpaceLayer => {
            "Це поле має чотири шари, один над одним. Чотири в ряд\u{a0}— перемога. Добудуйте свій ряд у цьому шарі."
        }
        SpaceUp => "Ряд може йти прямо вгору, крізь усі шари. Добудуйте його.",
        SpaceSlant => "Ряд може йти й сходинками: у кожному шарі на клітинку вбік. Добудуйте його.",
        SpaceCorners => "Ряд може йти навіть із кута куба в протилежний кут. Добудуйте його.",
        SpaceStop => {
            "Ще один знак\u{a0}— і суперник збере ряд. Знайдіть потрібну йому клітинку й займіть її."
        }
        SpaceFork => "Вилки виграють і в 3D. Знайдіть вилку й виграйте.",
        EndlessFive => "У цього поля немає краю: воно росте під час гри. Добудуйте п’ятірку.",
        EndlessStop => {
            "Тут немає краю, який зупинить ряд. У суперника відкрита трійка: закрийте її самі з одного кінця."
        }
        EndlessThree => "Ваша трійка відкрита з обох кінців. Продовжуйте й виграйте.",
        EndlessFork => "Де перетинаються два ряди? Знайдіть клітинку й виграйте.",
        EndlessGame => "Тепер виграш довший: будуйте з того, що є.",

        HowToWin => {
            "Ставте по черзі знаки на вільні клітинки. Хто раніше збере {run} в ряд по горизонталі, вертикалі чи діагоналі, виграє."
        }
        LongerRowCountsNothing => "Довший ряд не рахується.",
        HowToWinInSpace => {
            "Ставте по черзі знаки на вільні клітинки. Хто раніше збере {run} в ряд в одному шарі чи крізь усі шари, виграє."
        }
        WhenDrawn => "Якщо ряд уже ніхто не збере, це нічия.",
        NoDrawInSpace => {
            "Нічиїх тут не буває: почавши в центрі, можна виграти за чотири ходи; сторінка обчислює це, поки ви граєте."
        }
        FirstCanWin => "Хто починає, може виграти завжди.",
        RulesWithoutEnd => {
            "Клітинки відлічуються від першого знака: r3u4\u{a0}— на три праворуч і на чотири вгору, l1d2\u{a0}— на одну ліворуч і на дві вниз. Щоб побачити більше, тягніть поле або йдіть далі стрілками; щоб потрапити на клітинку, наберіть її назву, а щоб зробити хід, натисніть Enter. Масштаб змінюють двома пальцями, коліщатком із Ctrl або клавішами + і −. Сама собою нічия не настає: запропонуйте її, якщо ні в кого нічого не виходить."
        }
        LineAlong => "Уздовж рядка чи стовпця шару",
        LineDiagonal => "Уздовж діагоналі шару",
        LineStraightUp => "Прямо вгору крізь шари",
        LineUpAndAlong => "Угору й уздовж рядка чи стовпця",
        LineCornerToCorner => "З кута в кут куба",
        HowRenju => {
            "Чорні ходять першими й виграють, збудувавши рівно п’ять у ряд, білі\u{a0}— п’ять і більше. Чорним не можна одним ходом збудувати дві трійки, дві четвірки чи ряд із шести й більше каменів: це фол, хіба що тим самим ходом збудовано п’ятірку. Трійка\u{a0}— ряд, який одним каменем перетворюється на відкриту четвірку; вона рахується, лише якщо чорним можна туди ходити. Білі виграють і тоді, коли змушують чорних іти на фол."
        }
        HowCaro => {
            "Виграють рівно п’ять у ряд, якщо знаки суперника не закривають ряд із двох боків. Край поля ряд не закриває."
        }
        HowCaroWithOverlines => {
            "Виграють п’ять у ряд, якщо знаки суперника не закривають ряд із двох боків; край поля ряд не закриває. Шість і більше в ряд виграють завжди."
        }
        ThreeIs => "Трійка: ще камінь\u{a0}— і буде відкрита четвірка",
        FourIs => "Четвірка: ще камінь\u{a0}— і буде п’ятірка",
        OverlineIs => "Довгий ряд: фол",
        DoubleFourIs => "Вилка 4×4: фол",
        DoubleFourInLineIs => "Дві четвірки на одній лінії: фол",
        DoubleThreeIs => "Вилка 3×3: фол",
        NoDoubleThreeIs => "Це не вилка 3×3: з одного ряду вийде лише довгий",
        BlockedFiveIs => "Закритий з двох боків: не виграє",
        OpenFiveIs => "Один бік відкритий: виграє",
        MoveForbidden => "хід {move}, {cell}, заборонений\u{a0}— {foul}",
        RuleNotHere => "за цими правилами на такому полі не грають",
        OpeningNotHere => "із цим дебютом на такому полі не грають",
        WrongChoice => "вибір кольору пропущено або він не на своєму місці",
        HowToPlay => {
            "Щоб зробити хід, натисніть на клітинку. З клавіатури: стрілки переміщують по полю, Enter або пробіл робить хід, Home і End переводять на край рядка, Page Up і Page Down\u{a0}— у сусідній шар 3D-поля. На полі без меж ці клавіші переводять далі."
        }
        HowToArrange => {
            "Розставляючи позицію, перетягуйте знаки на інші клітинки. З клавіатури: пробіл бере знак і ставить його, Esc лишає на місці, Delete прибирає."
        }
        HowScoreIsKept => {
            "Рахунок зберігається в цьому браузері, окремо для кожного поля й суперника; партії з розставленої позиції та за посиланням не враховуються. З вашого пристрою передаються лише посилання, які ви надсилаєте, а після першого відвідування сторінка працює без мережі."
        }

        HowMinimaxThinks => "Як думає мінімакс",
        Calls => "Дерево викликів",
        CallsAsText => "Виклики текстом",
        Step => "Крок",
        ToFirstStep => "До першого кроку",
        OneStepBack => "На крок назад",
        OneStepOn => "На крок уперед",
        ToAnswer => "До відповіді",
        Position => "Позиція",
        OnTheBoard => "На полі",
        Example => "Приклад",
        OnlyFewFreeCells => {
            "Коли на вашому полі лишиться не більше 5 вільних клітинок, позицію можна буде розібрати тут."
        }
        AlphaBeta => "Альфа-бета",
        Scheme => {
            "Куди ходити {mark}? Мінімакс пробує кожен хід, кожну відповідь і так далі до кінця. Перемога {mark}\u{a0}— це +10, поразка −10, нічия 0. {mark} бере найбільшу оцінку, {other}\u{a0}— найменшу."
        }
        MarkToMove => "ходить {mark}",
        CallAhead => "{call}: не розглянуто",
        CallOpen => "{call}: оцінки поки немає",
        CallSoFar => "{call}: поки {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, узято",
        Call => "Виклик {number}",
        CallOf => "Виклик {number}: {move}",
        KeepsHighest => "{call}. Ходить {mark} і бере найбільшу оцінку.",
        KeepsLowest => "{call}. Ходить {mark} і бере найменшу оцінку.",
        FillsBoard => "{call} заповнює поле: 0.",
        CompletesLine => "{call} добудовує ряд: {score}.",
        Answer => "Відповідь\u{a0}— {move}, оцінка {score}.",
        AlreadyHas => "{move} дає {score}: у {mark} вже є {best}.",
        HighestSoFar => "{move} дає {score}, поки що найбільшу оцінку: {mark} її бере.",
        LowestSoFar => "{move} дає {score}, поки що найменшу оцінку: {mark} її бере.",
        SettlesIt => {
            "{step} У {mark} вже є не гірший варіант, тож усе вирішено: {moves} можна не розглядати."
        }
        LookedAt => "Розглянуто позицій: {plain}; з альфа-бета-відсіканням: {pruned}.",
        LookedAtFromEmpty => {
            "З порожнього поля {board}: {plain}; з альфа-бета-відсіканням: {pruned}."
        }

        InstalledDescription => {
            "Хрестики-нулики, гомоку та інші поля, проти комп’ютера або з другом. Працює без мережі."
        }
        Continue => "Продовжити",
        PlayGomoku => "Гомоку",
        OnAPhone => "Гомоку на телефоні",
        OnAComputer => "Гомоку на комп’ютері",
    }
}
