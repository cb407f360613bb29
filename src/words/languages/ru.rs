//! Russian.

use crate::words::Text;

/// What each text says in Russian.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => "Игра не загрузилась. Проверьте соединение или обновите браузер.",

        NewGame => "Новая игра",
        Undo => "Отменить",
        Redo => "Повторить",
        Hint => "Подсказка",
        Place => "Поставить",
        PlayAgain => "Ещё раз",
        Names => "Имена",
        SwapNames => "Поменять местами",
        EmptyName => "Если имени нет, вместо него показан знак игрока.",
        Review => "Разбор",
        Easier => "Легче",
        Harder => "Сложнее",
        SeeHow => "Как так вышло?",
        Puzzles => "Задачи",
        Menu => "Меню",
        ResetScore => "Сбросить счёт",
        Share => "Поделиться",
        Rules => "Правила",
        Settings => "Настройки",
        SendLink => "Отправить ссылку",
        SendAgain => "Отправить ещё раз",

        Dismiss => "Скрыть",
        TryAgain => "Попробовать снова",
        Loading => "Загрузка…",
        PartMissing => {
            "Часть страницы не загрузилась. Проверьте соединение; играть можно и дальше."
        }

        Score => "Счёт",
        Draws => "ничьи",
        Thinking => "думает",
        ToMove => "ход",
        You => "Вы",
        Computer => "Компьютер",
        Friend => "Друг",
        PlayerOne => "Игрок 1",
        PlayerTwo => "Игрок 2",

        Easy => "Лёгкий",
        MediumStrength => "Средний",
        Hard => "Сложный",
        Best => "Высший",
        FirstFree => "По порядку",
        Random => "Наугад",
        Guard => "Страж",
        Clerk => "Клерк",
        Centre => "Центр",
        Strategist => "Стратег",
        Minimax => "Минимакс",
        Level => "Уровень {level}",

        PieceToMove => "Ходит {piece}|Ходят чёрные|Ходят белые|Ходят крестики|Ходят нолики",
        YourMove => "Ваш ход",
        YourFriendsMove => "Ход друга",
        YouWin => "Вы выиграли",
        ComputerWins => "Победа компьютера",
        FriendWins => "Победа друга",
        PieceWins => "Победа: {piece}|Победа чёрных|Победа белых|Победа крестиков|Победа ноликов",
        Draw => "Ничья",
        Numbered => "{status} (№\u{a0}{move})",
        Played => "Последний ход: {cell}",
        Agreed => "по соглашению",
        TapASquare => "Три в ряд — победа. Нажмите на клетку.",
        NoLineLeft => "ряд уже никому не собрать",

        Comma => ", ",
        And => " и ",

        NoughtsAndCrosses => "Крестики-нолики",
        InARow => "{run} в ряд на {board}",
        Empty => "пусто",
        PieceInside => "{piece}|чёрные|белые",
        CellMove => "ход {move}",
        LastMove => "последний ход",
        WinningLine => "победная линия",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: крестики-нолики",
        PageDescription => {
            "Крестики-нолики и гомоку в браузере, против компьютера или с другом. Бесплатно, без регистрации и установки; играть можно на сенсорном экране, мышью, с клавиатуры и с программой экранного доступа."
        }
        Framed => "Эта страница показана внутри другой: ваши нажатия могут попасть не туда.",
        OpenInOwnTab => "Открыть в отдельной вкладке",

        InARowWithoutEnd => "{run} в ряд на поле без границ",
        OnLayer => "слой {layer}, {cell}",
        Selected => "выбрано",
        PickedUp => "взято",
        GoodMove => "хороший ход",
        InLineFor => {
            "вариант: {piece}, ход {number}|вариант: чёрные, ход {number}|вариант: белые, ход {number}"
        }
        LeadsToWin => "выигрыш {moves}",
        LeadsToDraw => "ничья",
        LeadsToLoss => "проигрыш {moves}",
        InMoves => "за {count} ход|за {count} хода|за {count} ходов",
        WinSign => "В{moves}",
        DrawSign => "Н",
        LossSign => "П{moves}",

        ZoomIn => "Приблизить",
        ZoomOut => "Отдалить",
        Fit => "Всё поле",
        TurnClockwise => "Повернуть по часовой стрелке",
        TurnAnticlockwise => "Повернуть против часовой стрелки",
        ToFront => "Спереди",
        Stacked => "Стопкой",
        SideBySide => "Рядом",
        LayerName => "Слой {layer}",
        MoveNow => "Ходить сейчас",
        MoveList => "Ходы",
        MadeMove => "{piece} {cell}|Чёрные {cell}|Белые {cell}",
        OfferDraw => "Предложить ничью",
        Agree => "Принять ничью",
        AllMarks => "Все знаки",
        AllMarksAfter => {
            "Все знаки после {count} хода|Все знаки после {count} ходов|Все знаки после {count} ходов"
        }
        ToCells => "Назад к клеткам",
        ToLastMove => "Последний ход",
        NotOnBoard => "{cell}, вне поля",
        Threats => "Угрозы",
        ThreatsOff => "Угрозы скрыты.",
        NoThreats => "Угроз нет.",
        WinsHere => {
            "{piece} выигрывает здесь|чёрные выигрывают здесь|белые выигрывают здесь|крестики выигрывают здесь|нолики выигрывают здесь"
        }
        ForkFor => "вилка ({piece})|вилка чёрных|вилка белых|вилка крестиков|вилка ноликов",
        RowFor => {
            "ряд из {count} ({piece})|ряд из {count} у чёрных|ряд из {count} у белых|ряд из {count} у крестиков|ряд из {count} у ноликов"
        }
        OpenRowFor => {
            "открытый ряд из {count} ({piece})|открытый ряд из {count} у чёрных|открытый ряд из {count} у белых|открытый ряд из {count} у крестиков|открытый ряд из {count} у ноликов"
        }
        LegendWin => "выигрыш",
        LegendFork => "вилка",
        LegendRow => "ряд из {count}",
        LegendOpenRow => "открытый ряд из {count}",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "Выбрана клетка {cell}: нажмите на неё ещё раз или на «Поставить»",
        PressPlace => "Выбрана клетка {cell}: нажмите «Поставить» или выберите другую",
        HintIs => "Подсказка: {cell} {why}",
        GlowingCell => "ход в подсвеченную клетку",
        HintWins => "выигрывает",
        HintBlocks => "блокирует линию",
        HintMakesTwoThreats => "ставит вилку",
        HintWinsIn => "выигрывает {moves}",
        HintOnlyDraws => "ведёт к ничьей, другие ходы проигрывают",
        HintDraws => "удерживает ничью",
        HintDelays => "проигрывает в лучшем случае {moves}; так можно продержаться дольше всего",
        HintStopsAnAttack => "останавливает атаку",
        HintLooksBest => "выглядит лучше всего",
        BlockHere => "Закрыть этот ряд?",
        NoHint => "Срочного хода здесь нет, так что и подсказывать нечего.",
        CellTaken => "Эта клетка занята.",
        NothingToUndo => "Отменять нечего.",
        NothingToRedo => "Повторять нечего.",
        LastMovesInOrder => "Последние три хода по порядку",
        TryNext => "Другие игры",
        PlayAFriend => "Сыграть с другом",
        OffersDraw => {
            "{piece} предлагает ничью|Чёрные предлагают ничью|Белые предлагают ничью|Крестики предлагают ничью|Нолики предлагают ничью"
        }
        YouOfferDraw => "Вы предлагаете ничью",
        FriendOffersDraw => "Друг предлагает ничью",
        MovedLastAndOffersDraw => {
            "{piece} после своего хода предлагает ничью|Чёрные после своего хода предлагают ничью|Белые после своего хода предлагают ничью|Крестики после своего хода предлагают ничью|Нолики после своего хода предлагают ничью"
        }
        Depth => "глубина {depth}, {seconds}\u{a0}с",
        PositionsDone => "{done} из {all} позиций",
        Stop => "Остановить",
        StopCalculating => "Остановить расчёт",

        RestoreScore => "Вернуть счёт",
        ScoreIsReset => "Счёт сброшен.",
        SetAside => {
            "Часть сохранённых данных не удалось прочитать. Она отложена, а не удалена; играть можно и дальше."
        }
        StorageNewer => {
            "Часть данных сохранена более новой версией этой страницы и оставлена без изменений. Перезагрузите страницу, чтобы получить эту версию."
        }
        StorageFull => {
            "Место для этой страницы кончилось: всё, что вы сыграете дальше, пропадёт, когда вы закроете страницу. Экспортируйте данные в файл, потом удалите лишние партии («Поделиться» › «Ваши партии»). Если не поможет, очистите данные этого сайта в браузере и импортируйте файл."
        }
        StorageBlocked => {
            "Этот браузер не даёт ничего сохранять: партия и счёт пропадут, когда вы закроете страницу."
        }
        NewVersion => "Готова новая версия. Она включится со следующей партией или прямо сейчас.",
        Update => "Обновить",
        AnalysisMissing => "Движок анализа не загрузился. Всё остальное работает.",
        AnalysisUnusable => "Движок анализа дал бессмысленный ответ. Всё остальное работает.",
        Refit => "Подогнать поле",
        CouldBeRefitted => "Экран изменился: поле больше не занимает его целиком.",
        HearMoves => "Хотите слышать ходы?",
        SoundOn => "Включить звук",
        NoThanks => "Нет, спасибо",
        Restore => "Вернуть",
        OutOfReach => "Поле кончается в {cells} клетках от первого знака.",
        DrawDeclined => "Компьютер отказывается: ничья возможна после {moves} ходов без угроз.",
        LanguageMissing => "Этот язык не загрузился. Проверьте соединение.",

        Board => "Поле",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "По экрану",
        Gomoku => "Гомоку 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Без границ",
        Custom => "Свой размер",
        Columns => "Столбцы",
        Rows => "Строки",
        Layers => "Слои",
        Run => "В ряд",
        NumberOfLayers => "{name}: 1 или от {least} до {most}.",
        OnlyNumber => "{name}: на этом поле {number}.",
        NumberFromTo => "{name}: число от {least} до {most}.",
        ProvedWin => "Доказано: кто начинает, выигрывает",
        ProvedDraw => "Доказано: при правильной игре ничья",
        Renju => "Рэндзю 15×15",
        Caro => "Каро 15×15",
        CaroWithoutEnd => "Каро без границ",
        Freestyle => "Без ограничений",
        ExactlyRun => "Ровно {run}",
        RenjuRule => "Рэндзю",
        CaroRule => "Каро",
        CaroWithOverlines => "Каро с длинным рядом",
        FreestyleIs => "Выигрывает ряд из {run} или длиннее.",
        ExactlyRunIs => "Выигрывает ряд ровно из {run}; более длинный не считается.",
        RenjuIs => "Чёрным запрещены вилки 3×3, 4×4 и длинный ряд.",
        CaroIs => "Выигрывают ровно пять в ряд, если ряд не закрыт с двух сторон.",
        CaroWithOverlinesIs => {
            "Пять выигрывают, если не закрыты с двух сторон; шесть и больше\u{a0}— всегда."
        }
        Opening => "Дебют",
        FreeOpening => "Свободный",
        SwapOpening => "Свап",
        Swap2Opening => "Свап2",
        ProOpening => "Про",
        LongProOpening => "Лонг-про",
        FreeOpeningIs => "Ходить можно куда угодно.",
        SwapIs => "Один игрок ставит камень, другой выбирает цвет.",
        Swap2Is => {
            "Один игрок ставит три камня; другой выбирает цвет или ставит ещё два и отдаёт выбор первому."
        }
        ProIs => {
            "Первый чёрный камень\u{a0}— в центр, второй\u{a0}— вне центрального квадрата {size}."
        }
        Overline => "длинный ряд",
        DoubleFour => "вилка 4×4",
        DoubleThree => "вилка 3×3",
        NotInCentre => "первый камень ставят в центр",
        NearCentre => "слишком близко к центру",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "ходить нельзя: {foul}",
        IsForbidden => "На {cell} ходить нельзя: {foul}.",
        OpeningStone => "камень {number} из {count}, потом выбирает другой",
        ChooseColour => "Выберите цвет",
        ComputerChooses => "Компьютер выбирает цвет",
        FriendChooses => "Друг выбирает цвет",
        PlayerChooses => "{player}: выберите цвет",
        AddTwoStones => "Ещё два камня",
        YouMoveNext => "следующий ход ваш",
        OtherMovesNext => "следующим ходит другой игрок",
        OtherThenChooses => "потом выбирает другой игрок",
        YouPlay => {
            "Вы играете за {piece}.|Вы играете за чёрных.|Вы играете за белых.|Вы играете крестиками.|Вы играете ноликами."
        }
        ComputerPlays => {
            "Компьютер играет за {piece}.|Компьютер играет за чёрных.|Компьютер играет за белых.|Компьютер играет крестиками.|Компьютер играет ноликами."
        }
        FriendPlays => {
            "Друг играет за {piece}.|Друг играет за чёрных.|Друг играет за белых.|Друг играет крестиками.|Друг играет ноликами."
        }
        PlayerPlays => {
            "{player} играет за {piece}.|{player} играет за чёрных.|{player} играет за белых.|{player} играет крестиками.|{player} играет ноликами."
        }
        OnlyAnswerForbidden => "единственный ответ чёрных, {cell}, запрещён: {foul}",
        ForbiddenPoints => "Показывать фолы",
        PlayPiece => {
            "Играть за {piece}|Играть чёрными|Играть белыми|Играть крестиками|Играть ноликами"
        }
        Against => "Режим игры",
        FriendHere => "Вдвоём здесь",
        FriendByLink => "Друг по ссылке",
        Opponent => "Соперник",
        StrengthGrade => "Уровень сложности",
        EasyIs => "Блокирует ваши ряды, но попадается в ловушки.",
        MediumIs => "Играет по плану и видит почти все ловушки.",
        HardIs => "Редко ошибается.",
        BestIs => "Сильнейший на этом поле.",
        AllOpponents => "Все соперники",
        MoreBoards => "Другие поля",
        IsProved => "доказано перебором всех партий",
        IsMeasured => "по итогам матчей",
        IsNotMeasured => "на этом поле не измерено",
        More => "Дополнительно",
        ChooseOpponent => "Выбрать соперника",
        HowStrong => "Сила соперников",
        Explained => "{name}: {what}",
        WhoStarts => "Кто начинает",
        WhoMovesNext => "Кто ходит",
        InTurn => "По очереди",
        Chance => "Случайно",
        Pieces => "Чем играть",
        Marks => "X и O",
        Stones => "Камни",
        YourMark => "Ваш знак",
        YourStones => "Ваши камни",
        PlayerOnesMark => "{name}: знак",
        PlayerOnesStones => "{name}: камни",
        StarterIsX => "Начинает X",
        StarterIsBlack => "Начинают чёрные",
        PieceAlone => "{piece}|Чёрные|Белые",
        Start => "Начать",
        MakeLink => "Создать ссылку",
        Arrange => "Расставить позицию",
        WinsWith => "{run} в ряд",
        WinsWithExactly => "ровно {run} в ряд",
        WinsWithOrMore => "{run} или больше в ряд",

        FirstFreeIs => "занимает первую свободную клетку",
        RandomIs => "ходит куда попало",
        GuardIs => "достраивает или блокирует ряд, иначе ходит наугад",
        ClerkIs => "достраивает или блокирует ряд, иначе занимает первую свободную клетку",
        CentreIs => "сначала занимает центр, потом играет как Страж",
        StrategistIs => "достраивает или блокирует ряд, иначе играет по плану",
        MinimaxIs => "просчитывает все варианты до конца",
        LevelOneIs => "просчитывает свой ход и ваш ответ",
        LevelTwoIs => "видит вилки",
        LevelThreeIs => "считает на несколько ходов вперёд",
        LevelFourIs => "видит выигрыш четвёрками",
        LevelFiveIs => "считает далеко вперёд",
        LevelSixIs => "не торопится",
        LevelFourInSpaceIs => "видит форсированный выигрыш",
        LevelSixInSpaceIs => "не торопится и доказывает выигрыш",
        MeasuredAgainst => {
            "{count} партия с соперником «{opponent}»: побед {won}, ничьих {drawn}, поражений {lost}|{count} партии с соперником «{opponent}»: побед {won}, ничьих {drawn}, поражений {lost}|{count} партий с соперником «{opponent}»: побед {won}, ничьих {drawn}, поражений {lost}"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; если начинаете вы, {chance}",
        NoteIfItStarts => "{character}; если начинает соперник, {chance}",
        NeverWin => "выиграть невозможно",
        HardlyEverWin => "выиграть почти невозможно",
        WinTimesIn => {
            "можно выиграть в {count} случае из\u{a0}{of}|можно выиграть в {count} случаях из\u{a0}{of}|можно выиграть в {count} случаях из\u{a0}{of}"
        }
        WinAboutTimesIn => {
            "можно выиграть примерно в {count} случае из\u{a0}{of}|можно выиграть примерно в {count} случаях из\u{a0}{of}|можно выиграть примерно в {count} случаях из\u{a0}{of}"
        }
        NearlyAlwaysWin => "выиграть можно почти всегда",
        AlwaysWin => "выиграть можно всегда",

        Close => "Закрыть",

        Language => "Язык",
        LikeTheBrowser => "Как в браузере",
        Look => "Оформление",
        LikeTheSystem => "Как в системе",
        Midnight => "Полночь",
        Paper => "Бумага",
        Wood => "Дерево",
        Sound => "Звук",
        Quiet => "Тихо",
        MediumLoud => "Средне",
        Loud => "Громко",
        Vibration => "Вибрация",
        Off => "Выкл.",
        On => "Вкл.",
        ComputerAnswers => "Задержка ответа",
        AtOnce => "Нет",
        AfterHalfASecond => "0,5\u{a0}с",
        AfterASecond => "1\u{a0}с",
        LevelSixThinks => "Уровень\u{a0}6: время на ход",
        ForASecond => "1\u{a0}с",
        ForFiveSeconds => "5\u{a0}с",
        ForHalfAMinute => "30\u{a0}с",
        ToMakeAMove => "Подтверждение хода",
        TapACell => "Одно нажатие",
        SelectThenPlace => "Выбор, затем «Поставить»",
        ButtonsFor => "Расположение кнопок",
        RightHand => "Справа",
        LeftHand => "Слева",
        SecondPlayer => "Кнопки второго игрока",
        Upright => "Как обычно",
        Turned => "Повёрнуты",
        TurnedIs => {
            "Повёрнуты: если телефон лежит между игроками, карточка и кнопки второго обращены к нему."
        }
        SpaceBoards => "3D-поля",
        AsFits => "Авто",
        MoveResults => "Результаты ходов",
        Keys => "Клавиши",
        SingleKeys => "Горячие клавиши без Ctrl",
        OtherVariation => "Другой вариант",
        ChooseCell => "Выбрать клетку",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "Номера ходов",
        Erase => "Стереть",

        HasWonAlready => {
            "Победа уже есть: {piece}|Чёрные уже выиграли|Белые уже выиграли|Крестики уже выиграли|Нолики уже выиграли"
        }
        NoLineForAnyone => "Ряд уже никому не собрать",
        NobodysTurn => "Непонятно, чей ход",
        TapPuts => "Что ставить",
        Alternate => "По очереди",
        SideToMove => "Чей ход",
        Clear => "Очистить",
        Mirror => "Отразить",
        Turn => "Повернуть",
        Back => "Назад",
        Analyse => "Разобрать",
        PlayFromHere => "Играть отсюда",
        IsPickedUp => "Взят знак с {cell}",
        CountOfPiece => "{piece}: {count}|чёрные: {count}|белые: {count}",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}; слишком много: {piece}|{counts}; слишком много чёрных|{counts}; слишком много белых|{counts}; слишком много крестиков|{counts}; слишком много ноликов"
        }
        OnlyToLookAt => "{counts}; только просмотр",

        AtMove => "Ход",
        ToBeginning => "К началу",
        OneMoveBack => "На ход назад",
        OneMoveOn => "На ход вперёд",
        ToEnd => "К концу",
        BeforeFirstMove => "перед первым ходом",
        PlayOn => "Играть отсюда",
        EndReview => "Закончить разбор",
        InVariation => "вариант",
        RemoveMoves => "Удалить с этого хода",
        RestoreMoves => "Вернуть",
        ReturnToGame => "Назад к партии",
        MovesLeftOut => {
            "Правила не допускают ход {number}. Всего исключён {count} ход.|Исключены {count} хода: правила их не допускают. Первый из них\u{a0}— ход {number}.|Исключено {count} ходов: правила их не допускают. Первый из них\u{a0}— ход {number}."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "строка {line}, символ {column}",
        AtByte => "байт {number}",
        FileCutOff => "файл обрывается",
        Play => "Показ",
        Pause => "Пауза",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Ход {at} из {all}",
        MoveOfBy => {
            "Ход {at} из {all}, {piece} {cell}|Ход {at} из {all}, чёрные {cell}|Ход {at} из {all}, белые {cell}"
        }
        Excellent => "отличный ход",
        Good => "хороший ход",
        Dubious => "сомнительный ход",
        Mistake => "похоже, ошибка",
        Blunder => "грубая ошибка",
        HasWon => "победа: {piece}|победа чёрных|победа белых|победа крестиков|победа ноликов",
        HasWonInside => {
            "победа: {piece}|победа чёрных|победа белых|победа крестиков|победа ноликов"
        }
        CanWinIn => {
            "{piece} может выиграть {moves}|чёрные могут выиграть {moves}|белые могут выиграть {moves}|крестики могут выиграть {moves}|нолики могут выиграть {moves}"
        }
        ADraw => "ничья",
        StandsBetter => {
            "{piece} стоит лучше|чёрные стоят лучше|белые стоят лучше|крестики стоят лучше|нолики стоят лучше"
        }
        AboutEven => "примерное равенство",
        MissesWinIn => "Упущен выигрыш {moves}",
        LetsWinIn => {
            "Теперь {piece} может выиграть {moves}|Даёт чёрным выиграть {moves}|Даёт белым выиграть {moves}|Даёт крестикам выиграть {moves}|Даёт ноликам выиграть {moves}"
        }
        EngineLines => "Варианты движка",
        BalancedMoves => "Ходы с равной игрой",
        FewerLines => "Меньше вариантов",
        MoreLines => "Больше вариантов",
        ChanceOf => "{piece} {percent}|чёрные {percent}|белые {percent}",
        LinesDepth => "Глубина {depth}",
        LinesDetail => "Позиций: {positions} за {seconds}\u{a0}с",
        Promote => "Поднять вариант",
        Notes => "Заметки",
        Triangle => "треугольник",
        Square => "квадрат",
        Circle => "круг",
        Cross => "крест",
        StopDrawing => "Закончить рисование",
        VariationsChanged => "Варианты в этой ссылке обрезаны или изменены. Вот партия без них.",
        AnalysisTooLarge => {
            "Этот разбор слишком велик, чтобы хранить его здесь. Сохраните его в файл."
        }
        Moves => "{count} ход|{count} хода|{count} ходов",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Лучше: {cells}",
        NextMove => "дальше: {move}, {verdict}",
        DecidedBy => {
            "{ended}. Решающий ход\u{a0}— {move}-й: {piece}\u{a0}{cell}.|{ended}. Решающий ход\u{a0}— {move}-й: чёрные\u{a0}{cell}.|{ended}. Решающий ход\u{a0}— {move}-й: белые\u{a0}{cell}."
        }
        NoSingleMove => "{ended}. Решающего хода не было.",
        LookingAtGame => "Идёт разбор: {progress}",
        Mistakes => "Ошибки",
        FindBetterMove => {
            "{piece}: ход {cell}. Какой ход лучше?|Чёрные сыграли {cell}. Какой ход лучше?|Белые сыграли {cell}. Какой ход лучше?|Крестики сыграли {cell}. Какой ход лучше?|Нолики сыграли {cell}. Какой ход лучше?"
        }
        IsBetter => "{cell}\u{a0}— хороший ход.",
        IsNotBetter => "{cell}\u{a0}— не лучший ход. Есть ход сильнее.",
        LookingAtMove => "Проверка хода {cell}…",
        ShowSolution => "Показать решение",
        NextMistake => "Следующая ошибка",
        NoMoreMistakes => "Больше ошибок нет.",
        MistakesBySide => "Ошибки: {first}, {second}.",
        PuzzleSolved => "Решено",
        PuzzleSolution => "Решение",
        StepOf => "Шаг {step} из {steps}",
        MissedWin => "Упущенная победа",

        Accept => "Играть",
        NotNow => "Не сейчас",
        TakeLink => "Взять эту партию",
        TakeSeat => "Вступить в игру",
        KeepKnown => "Оставить мою",
        ShowKnown => "Показать мою",
        ShowLink => "Показать из ссылки",
        Invited => {
            "Друг приглашает вас сыграть в {game}. Вы играете за {piece}.|Друг приглашает вас сыграть в {game}. Вы играете за чёрных.|Друг приглашает вас сыграть в {game}. Вы играете за белых.|Друг приглашает вас сыграть в {game}. Вы играете крестиками.|Друг приглашает вас сыграть в {game}. Вы играете ноликами."
        }
        OwnGameKept => "Ваша партия сохранится.",
        PositionFromLink => "Позиция из ссылки. Ваша партия сохранится.",
        Watching => {
            "Вы смотрите партию двух других игроков. Сама она не обновляется: чтобы увидеть продолжение, откройте их следующую ссылку."
        }
        AsksToTakeBack => {
            "Друг просит вернуть {count} ход.|Друг просит вернуть {count} хода.|Друг просит вернуть {count} ходов."
        }
        Earlier => {
            "Это ваша партия, какой она была {count} ход назад.|Это ваша партия, какой она была {count} хода назад.|Это ваша партия, какой она была {count} ходов назад."
        }
        FromYourSide => {
            "Эта ссылка отправлена с вашей стороны, но в ней есть ход {move}, а это ход друга. Берите партию, только если сами отправили ссылку с другого устройства."
        }
        AnotherGame => "Это ссылка на другую партию, не на ту, что у вас сохранена.",
        Differs => "Ход {move} не такой, как в вашей партии: {linked} в ссылке, {known} у вас.",
        DiffersAsk => {
            "Ход {move} не такой, как в вашей партии: {linked} в ссылке, {known} у вас. Спросите друга, какой ход верный."
        }
        PlayedForYou => "Ход {move} в этой ссылке\u{a0}— ваш, но здесь вы его не делали.",

        NowSend => "Теперь отправьте ссылку",
        SentAndWaiting => "Отправлено. Ждём хода друга",
        WaitingForFriend => "Ждём ссылку от друга",

        TheLink => "Ссылка",
        TheMoves => "Ходы",
        TheBoard => "Поле",
        LinkIsASeat => {
            "С этой ссылкой кто угодно может ходить за вашего друга: отправьте её только другу."
        }
        CopyLink => "Копировать ссылку",
        CopyMoves => "Копировать ходы",
        CopyBoard => "Копировать поле",
        Scan => "Сканировать другим телефоном",
        OpenGame => "Открыть партию",
        LinkMovesOrText => "Ссылка, ходы или текст файла",
        TheText => "Текст",
        ChooseFiles => "Выбрать файлы",
        AboutFiles => {
            "Здесь открываются файлы SGF, RenLib (.lib), .psq, .pos и .sav. Их также можно перетащить в любое место страницы."
        }
        GamesInFiles => "Выбрать партию",
        Comment => "Комментарий",
        JudgementOfMove => "Этот ход",
        NoSign => "Без оценки",
        VeryGoodMove => "блестящий ход",
        InterestingMove => "интересный ход",
        DrawOnBoard => "Рисовать на поле",
        Letter => "буква",
        Analyses => "Разборы",
        WithVariations => "С вариантами и заметками",
        VariationsTooLong => "Варианты не помещаются в ссылку. Сохраните партию в файл.",
        OpenAnyway => "Всё равно открыть",
        Library => "Библиотека",
        AboutLibrary => {
            "Файлы с партиями, которые вы сюда добавите, останутся на этом устройстве. Найдите партии, в которых встретилась позиция, в том числе повёрнутая или отражённая, и посмотрите, как играли дальше."
        }
        AddFiles => "Добавить файлы",
        AddToLibrary => "Добавить в библиотеку",
        SearchGames => "Игроки, турнир или дата",
        WithThisPosition => "Только партии с этой позицией",
        FoundGames => "Найдена {count} партия.|Найдены {count} партии.|Найдено {count} партий.",
        FirstListed => "Показаны первые {count}.",
        NextMoves => "Следующие ходы",
        FilesNotKept => "Браузер не сохранил файлы. После перезагрузки страницы они пропадут.",
        GameNumber => "Партия {number}",
        UnknownFormat => "этот формат здесь не открывается",
        NoGameInside => "в файле нет партий",
        FileTooLong => "файл слишком большой",
        FileGoesOn => "после конца файла есть лишние данные",
        FileNotUnderstood => "это место не удалось прочитать",
        AnotherKindOfGame => "это запись другой игры",
        CellOutside => "такой клетки на поле нет",
        SaveAsFile => "Сохранить как файл",
        NotInFormat => "В файле этого типа нельзя сохранить такое поле или такую позицию.",
        GameSaved => "Сохранено.",
        PasteHere => "Вставьте сюда",
        Open => "Открыть",
        SharePicture => "Отправить картинку",
        SavePicture => "Сохранить картинку",
        SaveReplay => "Сохранить анимацию",
        SaveGif => "Сохранить GIF",
        PageName => "In a Row",
        FinalBoard => "Поле в конце партии. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "ваш ход, вы играете за {piece}|ваш ход, вы играете за чёрных|ваш ход, вы играете за белых|ваш ход, вы играете крестиками|ваш ход, вы играете ноликами"
        }
        Shared => "Передано в выбранное приложение.",
        Copied => "Скопировано. Вставьте туда, где друг это прочтёт.",
        NotSent => "Не отправлено.",
        CopyYourself => {
            "Этот браузер не даёт странице ни отправлять, ни копировать. Текст выделен: скопируйте его сами."
        }
        Saved => "Сохранено. Ищите в загрузках.",
        PictureNotTaken => "Картинку не удалось отправить. Лучше сохраните её.",
        PictureNotDrawn => "Этот браузер не может создать картинку. Лучше сделайте снимок экрана.",

        YourGames => "Ваши партии",
        NoGames => "Партий пока нет. Если начать другую партию, прежняя останется здесь.",
        FinishedGames => "Завершённые",
        GoOn => "Продолжить",
        Remove => "Удалить",
        Choose => "Выбрать",
        ChooseAllOver => "Выбрать завершённые",
        RemoveChosen => "Удалить выбранные",
        ListedGame => {
            "{board}, {run} в ряд, вы играете за {piece}, {moves}|{board}, {run} в ряд, вы играете за чёрных, {moves}|{board}, {run} в ряд, вы играете за белых, {moves}|{board}, {run} в ряд, вы играете крестиками, {moves}|{board}, {run} в ряд, вы играете ноликами, {moves}"
        }
        ListedOwn => "{board}, {run} в ряд, {opponent}, {moves}",
        ListedPosition => "{board}, {run} в ряд, {marks}",
        MarksCount => "{count} знак|{count} знака|{count} знаков",
        WaitingToJoin => "Ждём второго игрока",
        YouWon => "Вы выиграли",
        FriendWon => "Победа друга",
        Arranging => "Позиция, которую вы расставляете",
        HowManyGames => "Партий по ссылке: {count} из {most}.",
        PastGamesKept => "Хранятся последние {most} завершённых партий.",
        OldGamesDropped => {
            "В разделе «Ваши партии» хранятся последние {most} партий. Самая старая удалена."
        }
        GamesFull => {
            "Партий по ссылке уже {most}, больше нельзя. Чтобы начать или принять ещё одну, удалите лишние партии («Поделиться» › «Ваши партии»)."
        }
        GamesRemoved => "Удалена {count} партия.|Удалены {count} партии.|Удалено {count} партий.",

        WhatsNew => "Что нового",
        Install => "Установить",
        InstallByHand => {
            "Чтобы игра была на главном экране, откройте меню браузера (на iPhone или iPad\u{a0}— «Поделиться») и выберите «Добавить на главный экран» или «На экран „Домой“»."
        }
        YourData => "Ваши данные",
        Statistics => "Статистика",
        StatisticsCleared => "Статистика очищена.",
        Send => "Отправить",
        Scanned => "Код отсканирован",
        MoveFirst => "Сначала сделать ход",
        InviteOrMove => "Отправьте эту ссылку другу или сначала сделайте ход, а потом отправьте.",
        InviteToStart => "Отправьте эту ссылку другу: первый ход за ним.",
        SendYourMove => "Отправьте эту ссылку другу: он увидит ваш ход и ответит ссылкой.",
        SendResult => "Отправьте эту ссылку другу: он увидит, чем кончилась партия.",
        NowMove => "Друг уже может открыть ссылку. Сделайте ход и отправьте ссылку снова.",
        LinkIsSent => {
            "Эта ссылка уже отправлена. Отправляйте её ещё раз, только если она не дошла."
        }

        Strength => "Сила соперников",
        StrengthIsProved => {
            "Доказано только что: против каждого сыграны все возможные партии. Это ваши шансы, если играть как можно лучше."
        }
        StrengthIsMeasured => {
            "Измерено: {board}. Каждый соперник играл с тем, кто на ступень слабее, и каждый из двух начинал половину партий. Уровню\u{a0}6 давалось {seconds}\u{a0}с на ход."
        }
        StrengthIsNotMeasured => {
            "Не измерено: {board}. Показаны результаты на самом похожем из измеренных полей."
        }
        ForProgrammers => "Для программистов",
        ProgramsFindOut => "Всё это вычисляют программы из исходного кода этой страницы:",
        IfYouStart => "Если начинаете вы, {chance}.",
        IfItStarts => "Если начинает соперник, {chance}.",
        Exactly => "{chance} (точно: {exactly})",
        GamesBeatIt => {
            "К победе ведёт {count} партия.|К победе ведут {count} разные партии.|К победе ведут {count} разных партий."
        }
        ShowAWin => "Показать победу",
        AgainstIfYouStart => "над соперником «{opponent}», если начинаете вы",
        AgainstIfItStarts => "над соперником «{opponent}», если начинает он",
        StrategistsClaim => {
            "Автор утверждает, что Стратег непобедим, и просит доказательств: если начинаете вы, {first}; если начинает Стратег, {second}."
        }
        AlwaysBeaten => "победить можно всегда",
        BeatenWithLuck => "победить можно, если повезёт",
        NotBeaten => "победить невозможно",

        LinkFailed => "Ссылку не удалось открыть: {why}. Ваша партия не изменилась.",
        NoLink => "здесь нет ссылки на партию",
        TooLong => "она длиннее любой партии",
        CutOff => "она обрывается. Попросите прислать её ещё раз",
        CutOffAfter => "она обрывается после хода {move}. Попросите прислать её ещё раз",
        Changed => "она изменилась по пути. Скопируйте её снова или попросите прислать её ещё раз",
        TooLarge => "поле или номер клетки слишком велики",
        TooFar => "клетка дальше чем в {cells} клетках от первого знака",
        Character => "символ {number}, «{character}», здесь лишний",
        NoDraw => "ничью в ней нельзя ни предложить, ни принять",
        MoveTaken => "ход {move}, {cell}: клетка занята",
        MoveOutside => "ход {move}, {cell}: клетка вне поля",
        MoveNotFirst => "ход {move}, {cell}: первый знак всегда на r0u0",
        MoveAfterEnd => "ход {move}, {cell}: партия уже завершена",
        WrongColumns => "столбцов {count}, а должно быть от {least} до {most}",
        WrongRows => "строк {count}, а должно быть от {least} до {most}",
        WrongCube => "у 3D-поля три равные стороны от {least} до {most}",
        WrongRun => "{run} в ряд, а на этом поле нужно {number}",
        WrongRunFromTo => "{run} в ряд, а на этом поле нужно от {least} до {most}",
        MarkOutside => "знак стоит вне поля",
        TwoMarks => "на одной клетке два знака",
        NobodysTurnInIt => "непонятно, чей ход",
        BeginsAfterEnd => "партия начинается уже после своего конца",

        ChangesMissing => "Список изменений не загрузился. Проверьте соединение.",
        AboutData => {
            "Ваши партии, счёт, статистика и настройки хранятся только на этом устройстве. Экспортируйте их в файл, чтобы не потерять или перенести на другое устройство. При импорте данные из файла добавляются к тому, что здесь есть: счёт не удваивается, ничего не перезаписывается."
        }
        ExportData => "Экспорт в файл",
        ImportData => "Импорт из файла",
        NotExported => "Этот браузер не может сохранять файлы.",
        TakeTheirs => "Взять партию и настройки из файла",
        TookTheirs => "Готово. Партия и настройки взяты из файла.",
        FileNotRead => "Файл не удалось прочитать. Ничего не изменилось.",
        FileForeign => "Это не файл In a Row. Ничего не изменилось.",
        FileNewer => {
            "Этот файл из более новой версии In a Row. Перезагрузите страницу, чтобы получить эту версию, и попробуйте снова. Ничего не изменилось."
        }
        FileDamaged => "Этот файл повреждён. Ничего не изменилось.",
        FileTooLarge => "Этот файл слишком большой. Ничего не изменилось.",
        NothingNew => "В этом файле нет ничего нового.",
        BroughtIn => "Импортировано: {parts}.",
        Scores => "счёт ({count})|счёт ({count})|счёт ({count})",
        OtherGames => "{count} партия|{count} партии|{count} партий",
        GamesByLink => "{count} партия по ссылке|{count} партии по ссылке|{count} партий по ссылке",
        ArrangedPositions => {
            "{count} расставленная позиция|{count} расставленные позиции|{count} расставленных позиций"
        }
        SettingsChanged => "{count} настройка|{count} настройки|{count} настроек",
        PuzzlesBroughtIn => "решённые задания",
        CurrentGame => "текущая партия",
        StayedAsTheyWere => "Ваша текущая партия и ваши настройки не изменились.",

        NoStatistics => {
            "Завершённых партий пока нет. Доиграйте хотя бы одну, и она появится здесь."
        }
        Won => "Победы",
        Drawn => "Ничьи",
        Lost => "Поражения",
        Points => "Очки",
        Streak => "Серия",
        LongestStreak => "Лучшая серия",
        StreakWon => "{count} победа|{count} победы|{count} побед",
        StreakDrawn => "{count} ничья|{count} ничьи|{count} ничьих",
        StreakLost => "{count} поражение|{count} поражения|{count} поражений",
        LastGame => "Последняя партия: {results}",
        LastGames => "Последние партии ({count}), сначала старые: {results}",
        ExactlyGame => "Ровно {game}",
        ResultsOf => "{game}, результаты: {name}",
        AboutStatistics => {
            "Столбик вверх\u{a0}— победа, столбик вниз\u{a0}— поражение, чёрточка\u{a0}— ничья. Линия поднимается с каждой победой и опускается с каждым поражением. «Сбросить счёт» здесь ничего не меняет. Партии по ссылке и из расставленной позиции не считаются."
        }
        ClearStatistics => "Очистить статистику",
        LessonsFinished => "Пройдено уроков: {done} из {count}",
        PuzzleOfTheDay => "Задача дня",
        SolvePuzzles => "Решать задачи",
        DailySolved => "Сегодня решена. Следующая появится в полночь ({time} UTC).",
        DailyStreak => "Дней подряд: {count}",
        PuzzleRating => "Ваш рейтинг: {rating}",
        PuzzleRatingChange => "Ваш рейтинг: {rating} ({change})",
        PuzzlesTried => "Решено без ошибок и подсказок: {solved} из {tried}",
        PuzzlesDue => "Повторить сегодня: {count}",
        WhichPuzzles => "Тип задач",
        AllPuzzles => "Все",
        SmallBoards => "От 3×3 до 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Выигрыш четвёрками",
        WinWithThreats => "Выигрыш угрозами",
        Defence => "Защита",
        QuietMove => "Тихий ход",
        TwoFours => "Вилка 4×4",
        TwoThrees => "Вилка 3×3",
        TooLongRow => "Длинный ряд",
        FourThree => "Вилка 4×3",
        AtTheEdge => "У края поля",
        Fork => "Вилка",
        SpaceDiagonal => "Диагональ куба",
        ForbiddenReply => "Запрещённый ответ",
        FindWin => "Найдите выигрывающий ход.",
        FindOnlyMove => "Найдите единственный ход, который не проигрывает.",
        RightGoOn => "Верно. Найдите следующий ход.",
        RightMove => "Верно.",
        DoesNotWin => "{cell} не выигрывает: есть защита {reply}.",
        LosesTo => "{cell} проигрывает из-за {reply}.",
        IsNoWin => "{cell} не выигрывает.",
        WinIsCertain => "Теперь выигрыш неизбежен при любом ответе.",
        OtherMovesLose => "Все остальные ходы проигрывают.",
        HintTheme => "Тема: {theme}.",
        HintColumn => "Ход\u{a0}— в столбце {column}.",
        HintLayer => "Ход\u{a0}— в слое {layer}.",
        HintMove => "Ход\u{a0}— {cell}.",
        NextPuzzle => "Следующая задача",
        ShareResult => "Поделиться",
        SharedPuzzle => "In a Row, задача за {date}: {result}",
        SharedSolved => "решена с первой попытки",
        SharedTries => "неверных ходов: {count}",
        SharedHints => "подсказок: {count}",
        CopiedResult => "Скопировано.",
        PuzzlesMissing => {
            "Не удалось загрузить задачи. Проверьте соединение и откройте это окно снова."
        }
        FromYourGames => "Из ваших партий",
        SearchingGames => "Просматриваем ваши партии…",
        NoMissedWin => "В завершённых партиях с компьютером упущенных побед больше нет.",
        Learn => "Уроки",
        LearnAbout => "Короткие уроки с заданиями на поле.",
        LessonFinished => "Пройден",
        NextStep => "Дальше",
        NextLesson => "Следующий урок",
        LessonOver => "Это был последний шаг урока.",
        LookElsewhere => "Ход {cell} возможен, но здесь найдите другой.",
        NotThere => "Нет, не {cell}. Ищите ещё.",
        NotThatAnswer => "Нет. Посмотрите на камни ещё раз.",
        TryCell => "Попробуйте {cell}.",
        TakeBlack => "Чёрные",
        TakeWhite => "Белые",
        LessonFours => "Четвёрки и тройки",
        LessonForks => "Вилки",
        LessonFouls => "Фолы в рэндзю",
        LessonSpace => "Думаем в 3D",
        NoughtsRow => "Вы играете крестиками. Три в ряд\u{a0}— победа. Достройте свой ряд.",
        NoughtsBlock => "Ноликам до ряда не хватает одной клетки. Займите её первыми.",
        NoughtsFork => {
            "Ход, который создаёт сразу две угрозы,\u{a0}— это вилка. Нолики закроют только одну из них. Поставьте вилку и выиграйте."
        }
        NoughtsCorner => {
            "Теперь вы играете ноликами. В центре крестик. Безопасны только углы: займите любой."
        }
        NoughtsCentre => "В углу крестик. Безопасен только центр: займите его.",
        NoughtsEdge => {
            "Крестики заняли два угла и готовят вилку. Займите середину стороны: тогда им придётся закрывать ваш ряд."
        }
        NoughtsGame => "Теперь сыграйте целую партию с компьютером. Главное\u{a0}— не проиграть!",
        FoursComplete => "Пять в ряд\u{a0}— победа. Достройте свою пятёрку.",
        FoursStop => "У соперника четвёрка: ещё камень\u{a0}— и будет пятёрка. Закройте её.",
        FoursGap => {
            "В четвёрке бывает пропуск. Найдите, где соперник собрал бы пятёрку, и займите эту клетку."
        }
        FoursOpen => {
            "Если у четвёрки свободны оба конца, она открытая. Её не остановить. Постройте такую и выиграйте."
        }
        ThreesOpen => {
            "Открытая тройка может стать открытой четвёркой, и сопернику надо отвечать. Постройте её."
        }
        ThreesStop => "У соперника открытая тройка. Закройте её с одного конца.",
        ForksFourThree => {
            "Один ход даёт сразу четвёрку и открытую тройку. Соперник закроет только что-то одно. Найдите этот ход и выиграйте."
        }
        ForksFours => "Один ход даёт сразу две четвёрки. Найдите его и выиграйте.",
        ForksThrees => "Один ход даёт сразу две открытые тройки. Найдите его и выиграйте.",
        ForksStop => {
            "Теперь вилку готовит соперник. Займите клетку, где пересекаются два его ряда."
        }
        ForksPrepare => "Готовой вилки здесь нет. Найдите угрозу, которая её готовит, и выиграйте.",
        ChainForce => {
            "На каждую четвёрку соперник обязан ответить, и игру ведёте вы. Выиграйте четвёрками."
        }
        ChainOrder => "Сначала найдите вилку, а потом четвёрку, которая её готовит.",
        ChainLonger => "Теперь четвёрок нужно больше. Пусть каждая усиливает ещё один ряд.",
        ChainKeep => "Не тратьте четвёрку, если она ничего не готовит. Приберегите её и выиграйте.",
        ChainLast => "Эта цепочка самая длинная. Не торопитесь.",
        DefenceFirst => "Прежде чем защищаться, посмотрите, нельзя ли выиграть сразу. Можно! Где?",
        DefenceAttack => "Открытые тройки есть у обоих, но ход ваш. Атакуйте и выиграйте.",
        DefenceEnd => {
            "Эту тройку можно закрыть с любого конца, но одна из двух клеток закрывает и другой ряд. Займите её."
        }
        DefenceCounter => {
            "Защитой здесь не спастись. Стройте свои четвёрки: соперник обязан отвечать, и вы выиграете."
        }
        DefenceOnly => "Соперник грозит выиграть, и спасает только один ход. Найдите его.",
        SwapWhy => {
            "В гомоку у того, кто начинает, есть преимущество. Свап2 уравнивает шансы: один игрок ставит три камня, другой выбирает цвет."
        }
        SwapBlack => {
            "Чёрные камни помогают друг другу, а белый стоит далеко. Следующий ход белых. Что выберете?"
        }
        SwapWhite => {
            "Чёрные камни стоят слишком далеко один от другого и не помогают друг другу. Следующий ход белых. Что выберете?"
        }
        SwapEven => {
            "Не знаете, какой цвет лучше? Нажмите «Ещё два камня»: тогда выбирать придётся другому игроку."
        }
        SwapFive => {
            "Другой игрок поставил ещё два камня. Следующий ход белых, но у чёрных уже есть открытая тройка. Что выберете?"
        }
        FoulsThrees => {
            "В рэндзю чёрным нельзя одним ходом построить две открытые тройки: это фол. Вы играете за чёрных. Нажмите туда, где фол."
        }
        FoulsFours => "Две четвёрки одним ходом\u{a0}— тоже фол. Нажмите туда, где фол.",
        FoulsOverline => "Шесть и больше в ряд\u{a0}— тоже фол. Нажмите туда, где фол.",
        FoulsFive => {
            "Ровно пять в ряд\u{a0}— всегда победа чёрных, даже там, где был бы фол. Достройте пятёрку."
        }
        FoulsTrap => {
            "Теперь вы играете за белых. Постройте четвёрку, которую чёрные могли бы закрыть только фолом, и выиграйте."
        }
        SpaceLayer => {
            "В этом поле четыре слоя, один над другим. Четыре в ряд\u{a0}— победа. Достройте свой ряд в этом слое."
        }
        SpaceUp => "Ряд может идти прямо вверх, сквозь все слои. Достройте его.",
        SpaceSlant => {
            "Ряд может идти и лесенкой: в каждом слое на клетку в сторону. Достройте его."
        }
        SpaceCorners => "Ряд может идти даже из угла куба в противоположный угол. Достройте его.",
        SpaceStop => "Сопернику до ряда не хватает одной клетки. Найдите её и займите.",
        SpaceFork => "Вилки выигрывают и в 3D. Найдите вилку и выиграйте.",
        EndlessFive => "У этого поля нет края: оно растёт во время игры. Достройте пятёрку.",
        EndlessStop => {
            "Здесь нет края, который остановит ряд. У соперника открытая тройка: закройте её сами с одного конца."
        }
        EndlessThree => "Ваша тройка открыта с обоих концов. Продолжайте и выиграйте.",
        EndlessFork => "Где пересекаются два ряда? Найдите клетку и выиграйте.",
        EndlessGame => "Теперь выигрыш подлиннее: стройте из того, что есть.",

        HowToWin => {
            "Ставьте по очереди знаки на свободные клетки. Кто раньше соберёт {run} в ряд по горизонтали, вертикали или диагонали, выигрывает."
        }
        LongerRowCountsNothing => "Более длинный ряд не считается.",
        HowToWinInSpace => {
            "Ставьте по очереди знаки на свободные клетки. Кто раньше соберёт {run} в ряд в одном слое или сквозь все слои, выигрывает."
        }
        WhenDrawn => "Если ряд уже никому не собрать, это ничья.",
        NoDrawInSpace => {
            "Ничьих здесь не бывает: начав в центре, можно выиграть за четыре хода; страница вычисляет это, пока вы играете."
        }
        FirstCanWin => "Кто начинает, может выиграть всегда.",
        RulesWithoutEnd => {
            "Клетки отсчитываются от первого знака: r3u4\u{a0}— на три вправо и на четыре вверх, l1d2\u{a0}— на одну влево и на две вниз. Чтобы увидеть больше, тяните поле или идите дальше стрелками; чтобы попасть на клетку, наберите её обозначение, а чтобы сходить, нажмите Enter. Масштаб меняют двумя пальцами, колесом с Ctrl или клавишами + и −. Сама собой ничья не наступает: предложите её, если ни у кого ничего не выходит."
        }
        LineAlong => "Вдоль строки или столбца слоя",
        LineDiagonal => "Вдоль диагонали слоя",
        LineStraightUp => "Прямо вверх сквозь слои",
        LineUpAndAlong => "Вверх и вдоль строки или столбца",
        LineCornerToCorner => "Из угла в угол куба",
        HowRenju => {
            "Чёрные ходят первыми и выигрывают, построив ровно пять в ряд, белые\u{a0}— пять и больше. Чёрным нельзя одним ходом построить две тройки, две четвёрки или ряд из шести и более камней: это фол, если только тем же ходом не построена пятёрка. Тройка\u{a0}— ряд, который одним камнем превращается в открытую четвёрку; она считается, только если чёрным можно туда ходить. Белые выигрывают и тогда, когда вынуждают чёрных идти на фол."
        }
        HowCaro => {
            "Выигрывают ровно пять в ряд, если знаки соперника не закрывают ряд с двух сторон. Край поля ряд не закрывает."
        }
        HowCaroWithOverlines => {
            "Выигрывают пять в ряд, если знаки соперника не закрывают ряд с двух сторон; край поля ряд не закрывает. Шесть и больше в ряд выигрывают всегда."
        }
        ThreeIs => "Тройка: ещё камень\u{a0}— и будет открытая четвёрка",
        FourIs => "Четвёрка: ещё камень\u{a0}— и будет пятёрка",
        OverlineIs => "Длинный ряд: фол",
        DoubleFourIs => "Вилка 4×4: фол",
        DoubleFourInLineIs => "Две четвёрки на одной линии: фол",
        DoubleThreeIs => "Вилка 3×3: фол",
        NoDoubleThreeIs => "Это не вилка 3×3: из одного ряда выйдет только длинный",
        BlockedFiveIs => "Закрыт с двух сторон: не выигрывает",
        OpenFiveIs => "Открыт с одной стороны: выигрывает",
        MoveForbidden => "ход {move}, {cell}, запрещён\u{a0}— {foul}",
        RuleNotHere => "по этим правилам на таком поле не играют",
        OpeningNotHere => "с этим дебютом на таком поле не играют",
        WrongChoice => "выбор цвета пропущен или стоит не на своём месте",
        HowToPlay => {
            "Чтобы сходить, нажмите на клетку. С клавиатуры: стрелки перемещают по полю, Enter или пробел делает ход, Home и End переводят к краям строки, Page Up и Page Down\u{a0}— в соседний слой 3D-поля. На поле без границ эти клавиши переводят дальше."
        }
        HowToArrange => {
            "Расставляя позицию, перетаскивайте знаки на другие клетки. С клавиатуры: пробел берёт знак и ставит его, Esc оставляет на месте, Delete убирает."
        }
        HowScoreIsKept => {
            "Счёт хранится в этом браузере, отдельно для каждого поля и соперника; партии из расставленной позиции и по ссылке не учитываются. С вашего устройства уходят только ссылки, которые вы отправляете, а после первого посещения страница работает без сети."
        }

        HowMinimaxThinks => "Как думает минимакс",
        Calls => "Дерево вызовов",
        CallsAsText => "Вызовы текстом",
        Step => "Шаг",
        ToFirstStep => "К первому шагу",
        OneStepBack => "На шаг назад",
        OneStepOn => "На шаг вперёд",
        ToAnswer => "К ответу",
        Position => "Позиция",
        OnTheBoard => "На поле",
        Example => "Пример",
        OnlyFewFreeCells => {
            "Когда на вашем поле останется не больше 5 свободных клеток, его можно будет разобрать здесь."
        }
        AlphaBeta => "Альфа-бета",
        Scheme => {
            "Куда ходить {mark}? Минимакс пробует каждый ход, каждый ответ и так далее до конца. Победа {mark}\u{a0}— это +10, поражение −10, ничья 0. {mark} берёт наибольшую оценку, {other}\u{a0}— наименьшую."
        }
        MarkToMove => "ходит {mark}",
        CallAhead => "{call}: не рассмотрено",
        CallOpen => "{call}: оценки пока нет",
        CallSoFar => "{call}: пока {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, взято",
        Call => "Вызов {number}",
        CallOf => "Вызов {number}: {move}",
        KeepsHighest => "{call}. Ходит {mark} и берёт наибольшую оценку.",
        KeepsLowest => "{call}. Ходит {mark} и берёт наименьшую оценку.",
        FillsBoard => "{call} заполняет поле: 0.",
        CompletesLine => "{call} достраивает ряд: {score}.",
        Answer => "Ответ\u{a0}— {move}, оценка {score}.",
        AlreadyHas => "{move} даёт {score}: у {mark} уже есть {best}.",
        HighestSoFar => "{move} даёт {score}, пока наибольшую оценку: {mark} её берёт.",
        LowestSoFar => "{move} даёт {score}, пока наименьшую оценку: {mark} её берёт.",
        SettlesIt => {
            "{step} У {mark} уже есть вариант не хуже, так что всё решено: {moves} можно не рассматривать."
        }
        LookedAt => "Рассмотрено позиций: {plain}; с альфа-бета-отсечением: {pruned}.",
        LookedAtFromEmpty => "С пустого поля {board}: {plain}; с альфа-бета-отсечением: {pruned}.",

        InstalledDescription => {
            "Крестики-нолики, гомоку и другие поля, против компьютера или с другом. Работает без сети."
        }
        Continue => "Продолжить",
        PlayGomoku => "Гомоку",
        OnAPhone => "Гомоку на телефоне",
        OnAComputer => "Гомоку на компьютере",
    }
}
