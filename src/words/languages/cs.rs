//! Czech.

use crate::words::Text;

/// What each text says in Czech.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => {
            "Hru se nepodařilo načíst. Zkontrolujte připojení nebo aktualizujte prohlížeč."
        }

        NewGame => "Nová hra",
        Undo => "Vrátit",
        Redo => "Opakovat",
        Hint => "Nápověda",
        Place => "Zahrát",
        PlayAgain => "Hrát znovu",
        Names => "Jména",
        SwapNames => "Prohodit jména",
        EmptyName => "Bez jména se u\u{a0}hráče ukáže jeho značka.",
        Review => "Rozbor",
        Easier => "Lehčí",
        Harder => "Těžší",
        SeeHow => "Jak se to stalo?",
        Puzzles => "Úlohy",
        Menu => "Menu",
        ResetScore => "Vynulovat skóre",
        Share => "Sdílet",
        Rules => "Pravidla",
        Settings => "Nastavení",
        SendLink => "Odeslat odkaz",
        SendAgain => "Odeslat znovu",

        Dismiss => "Skrýt",
        TryAgain => "Zkusit znovu",
        Loading => "Načítá se…",
        PartMissing => {
            "Část stránky se nepodařilo načíst. Zkontrolujte připojení; hrát můžete dál."
        }

        Score => "Skóre",
        Draws => "remízy",
        Thinking => "přemýšlí",
        ToMove => "na tahu",
        You => "Vy",
        Computer => "Počítač",
        Friend => "Kamarád",
        PlayerOne => "Hráč\u{a0}1",
        PlayerTwo => "Hráč\u{a0}2",

        Easy => "Lehká",
        MediumStrength => "Střední",
        Hard => "Těžká",
        Best => "Nejtěžší",
        FirstFree => "Popořadě",
        Random => "Náhoda",
        Guard => "Strážce",
        Clerk => "Úředník",
        Centre => "Střed",
        Strategist => "Stratég",
        Minimax => "Minimax",
        Level => "Úroveň {level}",

        PieceToMove => "{piece} na tahu|Černý na tahu|Bílý na tahu|Křížek na tahu|Kolečko na tahu",
        YourMove => "Jste na tahu",
        YourFriendsMove => "Kamarád je na tahu",
        YouWin => "Vyhráváte",
        ComputerWins => "Vyhrává počítač",
        FriendWins => "Vyhrává kamarád",
        PieceWins => "Vyhrává {piece}|Vyhrává černý|Vyhrává bílý|Vyhrává křížek|Vyhrává kolečko",
        Draw => "Remíza",
        Numbered => "{status}, tah {move}",
        Played => "Poslední tah: {cell}",
        Agreed => "dohodou",
        TapASquare => "Tři v řadě vyhrávají. Klepněte na políčko.",
        NoLineLeft => "žádnou řadu už nelze dokončit",

        Comma => ", ",
        And => " a\u{a0}",

        NoughtsAndCrosses => "Piškvorky 3×3",
        InARow => "{run} v\u{a0}řadě na {board}",
        Empty => "prázdné",
        PieceInside => "{piece}|černý kámen|bílý kámen",
        CellMove => "tah {move}",
        LastMove => "poslední tah",
        WinningLine => "vítězná řada",

        Sentences => "{first} {second}",

        PageTitle => "In a\u{a0}Row: piškvorky",
        PageDescription => {
            "Piškvorky 3×3 i\u{a0}na pět v\u{a0}řadě (gomoku) v\u{a0}prohlížeči, proti počítači nebo s\u{a0}kamarádem. Zdarma, bez registrace a\u{a0}bez instalace; hrát lze dotykem, myší, na klávesnici i\u{a0}se čtečkou obrazovky."
        }
        Framed => "Tato stránka je vložená do jiné, která by mohla zneužít vaše klepnutí.",
        OpenInOwnTab => "Otevřít na nové kartě",

        InARowWithoutEnd => "{run} v\u{a0}řadě na nekonečné desce",
        OnLayer => "patro {layer}, {cell}",
        Selected => "vybráno",
        PickedUp => "zvednuto",
        GoodMove => "dobrý tah",
        InLineFor => {
            "varianta: {piece}, tah {number}|varianta: černý, tah {number}|varianta: bílý, tah {number}|varianta: křížek, tah {number}|varianta: kolečko, tah {number}"
        }
        LeadsToWin => "výhra {moves}",
        LeadsToDraw => "remíza",
        LeadsToLoss => "prohra {moves}",
        InMoves => "za {count} tah|za {count} tahy|za {count} tahů",
        WinSign => "V{moves}",
        DrawSign => "R",
        LossSign => "P{moves}",

        ZoomIn => "Přiblížit",
        ZoomOut => "Oddálit",
        Fit => "Celá deska",
        TurnClockwise => "Otočit po směru hodinových ručiček",
        TurnAnticlockwise => "Otočit proti směru hodinových ručiček",
        ToFront => "Zepředu",
        Stacked => "Nad sebou",
        SideBySide => "Vedle sebe",
        LayerName => "Patro {layer}",
        MoveNow => "Táhnout hned",
        MoveList => "Tahy",
        MadeMove => "{piece} {cell}|Černý {cell}|Bílý {cell}",
        OfferDraw => "Nabídnout remízu",
        Agree => "Přijmout remízu",
        AllMarks => "Všechny značky",
        AllMarksAfter => {
            "Všechny značky po {count} tahu|Všechny značky po {count} tazích|Všechny značky po {count} tazích"
        }
        ToCells => "Zpět k\u{a0}políčkům",
        ToLastMove => "Poslední tah",
        NotOnBoard => "{cell}, mimo desku",
        Threats => "Hrozby",
        ThreatsOff => "Hrozby jsou skryté.",
        NoThreats => "Žádné hrozby.",
        WinsHere => {
            "zde vyhrává {piece}|zde vyhrává černý|zde vyhrává bílý|zde vyhrává křížek|zde vyhrává kolečko"
        }
        ForkFor => {
            "vidlička ({piece})|vidlička pro černého|vidlička pro bílého|vidlička pro křížek|vidlička pro kolečko"
        }
        RowFor => {
            "{count} v\u{a0}řadě ({piece})|{count} v\u{a0}řadě pro černého|{count} v\u{a0}řadě pro bílého|{count} v\u{a0}řadě pro křížek|{count} v\u{a0}řadě pro kolečko"
        }
        OpenRowFor => {
            "{count} v\u{a0}řadě, volné konce ({piece})|{count} v\u{a0}řadě s\u{a0}volnými konci pro černého|{count} v\u{a0}řadě s\u{a0}volnými konci pro bílého|{count} v\u{a0}řadě s\u{a0}volnými konci pro křížek|{count} v\u{a0}řadě s\u{a0}volnými konci pro kolečko"
        }
        LegendWin => "výhra",
        LegendFork => "vidlička",
        LegendRow => "{count} v\u{a0}řadě",
        LegendOpenRow => "{count} s\u{a0}volnými konci",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "Vybráno {cell}: klepněte znovu, nebo stiskněte „Zahrát“",
        PressPlace => "Vybráno {cell}: stiskněte „Zahrát“, nebo vyberte jiné políčko",
        HintIs => "Nápověda: {cell} {why}",
        GlowingCell => "tah na zvýrazněné políčko",
        HintWins => "vyhrává",
        HintBlocks => "blokuje řadu",
        HintMakesTwoThreats => "vytvoří dvě hrozby",
        HintWinsIn => "vyhraje {moves}",
        HintOnlyDraws => "udrží remízu, všechny ostatní tahy prohrávají",
        HintDraws => "udrží remízu",
        HintDelays => "vydrží nejdéle, ale prohraje {moves}",
        HintStopsAnAttack => "zastaví útok",
        HintLooksBest => "vypadá nejlépe",
        BlockHere => "Zablokovat tady?",
        NoHint => "Nic tu nehoří: pro tuto pozici nápověda není.",
        CellTaken => "Toto políčko je obsazené.",
        NothingToUndo => "Není co vrátit.",
        NothingToRedo => "Není co opakovat.",
        LastMovesInOrder => "Poslední tři tahy popořadě",
        TryNext => "Další hry",
        PlayAFriend => "Hrát s\u{a0}kamarádem",
        OffersDraw => {
            "{piece} nabízí remízu|Černý nabízí remízu|Bílý nabízí remízu|Křížek nabízí remízu|Kolečko nabízí remízu"
        }
        YouOfferDraw => "Nabízíte remízu",
        FriendOffersDraw => "Kamarád nabízí remízu",
        MovedLastAndOffersDraw => {
            "{piece} po svém tahu nabízí remízu|Černý po svém tahu nabízí remízu|Bílý po svém tahu nabízí remízu|Křížek po svém tahu nabízí remízu|Kolečko po svém tahu nabízí remízu"
        }
        Depth => "hloubka {depth}, {seconds}\u{a0}s",
        PositionsDone => "{done} z\u{a0}{all} pozic",
        Stop => "Zastavit",
        StopCalculating => "Zastavit výpočet",

        RestoreScore => "Obnovit skóre",
        ScoreIsReset => "Skóre je vynulované.",
        SetAside => {
            "Část uložených dat nešla přečíst. Je odložená stranou, nic se nesmazalo a\u{a0}hrát můžete dál."
        }
        StorageNewer => {
            "Část dat je uložená novější verzí této stránky a\u{a0}zůstává beze změny. Načtěte stránku znovu a\u{a0}tuto verzi získáte."
        }
        StorageFull => {
            "Úložiště této stránky je plné: co zahrajete od této chvíle, po zavření stránky zmizí. Exportujte data do souboru a\u{a0}pak odstraňte některé partie („Sdílet › Vaše partie“). Pokud to nepomůže, vymažte v\u{a0}prohlížeči data tohoto webu a\u{a0}soubor importujte."
        }
        StorageBlocked => {
            "Tento prohlížeč nedovoluje nic ukládat: partie i\u{a0}skóre po zavření stránky zmizí."
        }
        NewVersion => "Nová verze je připravená. Načte se s\u{a0}příští partií, nebo hned.",
        Update => "Aktualizovat",
        AnalysisMissing => "Program pro rozbory se nepodařilo načíst. Všechno ostatní funguje.",
        AnalysisUnusable => {
            "Program pro rozbory dal odpověď, která nedává smysl. Všechno ostatní funguje."
        }
        Refit => "Přizpůsobit",
        CouldBeRefitted => "Obrazovka se změnila a\u{a0}deska ji už nevyplňuje.",
        HearMoves => "Chcete tahy i\u{a0}slyšet?",
        SoundOn => "Zapnout zvuk",
        NoThanks => "Ne, díky",
        Restore => "Obnovit",
        OutOfReach => "Deska končí {cells} políček od první značky.",
        DrawDeclined => "Počítač odmítá. Na remízu přistoupí po {moves} tazích bez hrozby.",
        LanguageMissing => "Tento jazyk se nepodařilo načíst. Zkontrolujte připojení.",

        Board => "Deska",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Podle displeje",
        Gomoku => "Piškvorky 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Bez konce",
        Custom => "Vlastní",
        Columns => "Sloupce",
        Rows => "Řádky",
        Layers => "Patra",
        Run => "V\u{a0}řadě",
        NumberOfLayers => "{name}: 1, nebo {least} až {most}.",
        OnlyNumber => "{name}: na této desce {number}.",
        NumberFromTo => "{name}: číslo od {least} do {most}.",
        ProvedWin => "Dokázáno: vyhrává, kdo začíná",
        ProvedDraw => "Dokázáno: při nejlepší hře remíza",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Caro bez konce",
        Freestyle => "Bez omezení",
        ExactlyRun => "Přesně {run}",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro s\u{a0}přesahem",
        FreestyleIs => "Vyhrává {run} nebo více v\u{a0}řadě.",
        ExactlyRunIs => "Vyhrává přesně {run} v\u{a0}řadě; delší řada se nepočítá.",
        RenjuIs => "Černý nesmí udělat dvojitou trojku, dvojitou čtyřku ani přesah.",
        CaroIs => "Vyhrává přesně pět v\u{a0}řadě, pokud řada není zablokovaná z\u{a0}obou stran.",
        CaroWithOverlinesIs => {
            "Pětka vyhrává, pokud není zablokovaná z\u{a0}obou stran; šest a\u{a0}více vyhrává vždy."
        }
        Opening => "Zahájení",
        FreeOpening => "Volné",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long pro",
        FreeOpeningIs => "Hrát se smí kamkoli.",
        SwapIs => "Jeden hráč položí kámen, druhý si vybere barvu.",
        Swap2Is => {
            "Jeden hráč položí tři kameny; druhý si vybere barvu, nebo přidá dva kameny a\u{a0}výběr přenechá prvnímu."
        }
        ProIs => "První kámen černého patří doprostřed, druhý mimo střední čtverec {size}.",
        Overline => "přesah",
        DoubleFour => "dvojitá čtyřka",
        DoubleThree => "dvojitá trojka",
        NotInCentre => "první kámen patří doprostřed",
        NearCentre => "příliš blízko středu",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "zakázáno: {foul}",
        IsForbidden => "Na {cell} se hrát nesmí: {foul}.",
        OpeningStone => "kámen {number}/{count}, pak vybírá druhý hráč",
        ChooseColour => "Vyberte si barvu",
        ComputerChooses => "Počítač si vybírá barvu",
        FriendChooses => "Kamarád si vybírá barvu",
        PlayerChooses => "{player}: vyberte si barvu",
        AddTwoStones => "Přidat dva kameny",
        YouMoveNext => "další tah je váš",
        OtherMovesNext => "další tah má druhý hráč",
        OtherThenChooses => "pak vybírá druhý hráč",
        YouPlay => {
            "Hrajete za {piece}.|Hrajete za černého.|Hrajete za bílého.|Hrajete za křížky.|Hrajete za kolečka."
        }
        ComputerPlays => {
            "Počítač hraje za {piece}.|Počítač hraje za černého.|Počítač hraje za bílého.|Počítač hraje za křížky.|Počítač hraje za kolečka."
        }
        FriendPlays => {
            "Kamarád hraje za {piece}.|Kamarád hraje za černého.|Kamarád hraje za bílého.|Kamarád hraje za křížky.|Kamarád hraje za kolečka."
        }
        PlayerPlays => {
            "{player} hraje za {piece}.|{player} hraje za černého.|{player} hraje za bílého.|{player} hraje za křížky.|{player} hraje za kolečka."
        }
        OnlyAnswerForbidden => "jediná odpověď černého, {cell}, je zakázaná: {foul}",
        ForbiddenPoints => "Ukazovat fauly",
        PlayPiece => {
            "Hrát za {piece}|Hrát za černého|Hrát za bílého|Hrát za křížky|Hrát za kolečka"
        }
        Against => "Proti komu",
        FriendHere => "Dva hráči",
        FriendByLink => "Kamarád přes odkaz",
        Opponent => "Soupeř",
        StrengthGrade => "Obtížnost",
        EasyIs => "Blokuje vaše řady, ale nechá se chytit do pasti.",
        MediumIs => "Hraje podle plánu a\u{a0}většinu pastí vidí.",
        HardIs => "Chybuje málokdy.",
        BestIs => "Nejsilnější soupeř na této desce.",
        AllOpponents => "Všichni soupeři",
        MoreBoards => "Další desky",
        IsProved => "dokázáno sehráním všech partií",
        IsMeasured => "změřeno v\u{a0}zápasech",
        IsNotMeasured => "na této desce nezměřeno",
        More => "Další možnosti",
        ChooseOpponent => "Vyberte soupeře",
        HowStrong => "Jak jsou silní?",
        Explained => "{name}: {what}",
        WhoStarts => "Kdo začíná",
        WhoMovesNext => "Kdo je na tahu",
        InTurn => "Střídavě",
        Chance => "Náhodně",
        Pieces => "Čím se hraje",
        Marks => "X a\u{a0}O",
        Stones => "Kameny",
        YourMark => "Vaše značka",
        YourStones => "Vaše barva",
        PlayerOnesMark => "{name}: značka",
        PlayerOnesStones => "{name}: barva",
        StarterIsX => "Začíná X",
        StarterIsBlack => "Začíná černý",
        PieceAlone => "{piece}|Černý|Bílý",
        Start => "Začít",
        MakeLink => "Vytvořit odkaz",
        Arrange => "Sestavit pozici",
        WinsWith => "{run} v\u{a0}řadě",
        WinsWithExactly => "přesně {run} v\u{a0}řadě",
        WinsWithOrMore => "{run} nebo více v\u{a0}řadě",

        FirstFreeIs => "obsadí první volné políčko",
        RandomIs => "hraje kamkoli",
        GuardIs => "dokončí nebo zablokuje řadu, jinak hraje naslepo",
        ClerkIs => "dokončí nebo zablokuje řadu, jinak obsadí první volné políčko",
        CentreIs => "nejdřív střed, pak hraje jako Strážce",
        StrategistIs => "dokončí nebo zablokuje řadu, jinak hraje podle plánu",
        MinimaxIs => "promyslí každou partii až do konce",
        LevelOneIs => "promyslí svůj tah a\u{a0}vaši odpověď",
        LevelTwoIs => "vidí vidličky",
        LevelThreeIs => "počítá pár tahů dopředu",
        LevelFourIs => "vidí výhry čtyřkami",
        LevelFiveIs => "počítá daleko dopředu",
        LevelSixIs => "přemýšlí nejdéle",
        LevelFourInSpaceIs => "vidí vynucené výhry",
        LevelSixInSpaceIs => "přemýšlí nejdéle a\u{a0}výhru umí dokázat",
        MeasuredAgainst => {
            "{count} partie se soupeřem „{opponent}“: výhry {won}, remízy {drawn}, prohry {lost}|{count} partie se soupeřem „{opponent}“: výhry {won}, remízy {drawn}, prohry {lost}|{count} partií se soupeřem „{opponent}“: výhry {won}, remízy {drawn}, prohry {lost}"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; když začínáte vy, {chance}",
        NoteIfItStarts => "{character}; když začíná soupeř, {chance}",
        NeverWin => "nedá se vyhrát",
        HardlyEverWin => "téměř se nedá vyhrát",
        WinTimesIn => {
            "je šance na výhru {count}/{of}|je šance na výhru {count}/{of}|je šance na výhru {count}/{of}"
        }
        WinAboutTimesIn => {
            "je šance na výhru asi {count}/{of}|je šance na výhru asi {count}/{of}|je šance na výhru asi {count}/{of}"
        }
        NearlyAlwaysWin => "dá se téměř vždy vyhrát",
        AlwaysWin => "dá se vždy vyhrát",

        Close => "Zavřít",

        Language => "Jazyk",
        LikeTheBrowser => "Podle prohlížeče",
        Look => "Vzhled",
        LikeTheSystem => "Podle systému",
        Midnight => "Půlnoc",
        Paper => "Papír",
        Wood => "Dřevo",
        Sound => "Zvuk",
        Quiet => "Potichu",
        MediumLoud => "Středně",
        Loud => "Nahlas",
        Vibration => "Vibrace",
        Off => "Vyp.",
        On => "Zap.",
        ComputerAnswers => "Prodleva odpovědi",
        AtOnce => "Žádná",
        AfterHalfASecond => "0,5\u{a0}s",
        AfterASecond => "1\u{a0}s",
        LevelSixThinks => "Čas na tah pro úroveň\u{a0}6",
        ForASecond => "1\u{a0}s",
        ForFiveSeconds => "5\u{a0}s",
        ForHalfAMinute => "30\u{a0}s",
        ToMakeAMove => "Potvrzení tahu",
        TapACell => "Jedno klepnutí",
        SelectThenPlace => "Výběr, pak „Zahrát“",
        ButtonsFor => "Umístění tlačítek",
        RightHand => "Vpravo",
        LeftHand => "Vlevo",
        SecondPlayer => "Tlačítka druhého hráče",
        Upright => "Normální",
        Turned => "Otočená",
        TurnedIs => {
            "Otočená: když telefon leží mezi dvěma hráči, karta a\u{a0}tlačítka druhého hráče jsou natočené k\u{a0}němu."
        }
        SpaceBoards => "3D desky",
        AsFits => "Automaticky",
        MoveResults => "Výsledky tahů",
        Keys => "Klávesy",
        SingleKeys => "Jednoklávesové zkratky",
        OtherVariation => "Jiná varianta",
        ChooseCell => "Vybrat políčko",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "Čísla tahů",
        Erase => "Smazat",

        HasWonAlready => {
            "{piece} už má výhru|Černý už vyhrál|Bílý už vyhrál|Křížek už vyhrál|Kolečko už vyhrálo"
        }
        NoLineForAnyone => "Řadu už nikdo nedokončí",
        NobodysTurn => "Není jasné, kdo táhne",
        TapPuts => "Při klepnutí",
        Alternate => "Střídavě",
        SideToMove => "Na tahu",
        Clear => "Vyčistit",
        Mirror => "Zrcadlit",
        Turn => "Otočit",
        Back => "Zpět",
        Analyse => "Rozebrat",
        PlayFromHere => "Hrát odsud",
        IsPickedUp => "Zvednuto z\u{a0}{cell}",
        CountOfPiece => "{count}× {piece}|{count}× černý|{count}× bílý",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}: příliš mnoho značek {piece}|{counts}: černých je příliš mnoho|{counts}: bílých je příliš mnoho|{counts}: křížků je příliš mnoho|{counts}: koleček je příliš mnoho"
        }
        OnlyToLookAt => "{counts}: jen k\u{a0}prohlížení",

        AtMove => "Tah",
        ToBeginning => "Na začátek",
        OneMoveBack => "Předchozí tah",
        OneMoveOn => "Další tah",
        ToEnd => "Na konec",
        BeforeFirstMove => "před prvním tahem",
        PlayOn => "Pokračovat odsud",
        EndReview => "Zavřít rozbor",
        InVariation => "varianta",
        RemoveMoves => "Smazat odsud",
        RestoreMoves => "Obnovit",
        ReturnToGame => "Zpět k\u{a0}partii",
        MovesLeftOut => {
            "Tah {number} je vynechaný, protože ho pravidla nedovolují.|Vynechané jsou {count} tahy, které pravidla nedovolují. První z\u{a0}nich je tah {number}.|Vynecháno je {count} tahů, které pravidla nedovolují. První z\u{a0}nich je tah {number}."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "řádek {line}, znak {column}",
        AtByte => "bajt {number}",
        FileCutOff => "soubor není celý",
        Play => "Přehrát",
        Pause => "Pauza",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Tah {at} z\u{a0}{all}",
        MoveOfBy => {
            "Tah {at} z\u{a0}{all}, {piece} {cell}|Tah {at} z\u{a0}{all}, černý {cell}|Tah {at} z\u{a0}{all}, bílý {cell}"
        }
        Excellent => "výborný tah",
        Good => "dobrý tah",
        Dubious => "pochybný tah",
        Mistake => "nejspíš chyba",
        Blunder => "hrubá chyba",
        HasWon => "vyhrává {piece}|vyhrává černý|vyhrává bílý|vyhrává křížek|vyhrává kolečko",
        HasWonInside => "vyhrává {piece}|vyhrává černý|vyhrává bílý|vyhrává křížek|vyhrává kolečko",
        CanWinIn => {
            "{piece} může vyhrát {moves}|černý může vyhrát {moves}|bílý může vyhrát {moves}|křížek může vyhrát {moves}|kolečko může vyhrát {moves}"
        }
        ADraw => "remíza",
        StandsBetter => {
            "{piece} stojí lépe|černý stojí lépe|bílý stojí lépe|křížek stojí lépe|kolečko stojí lépe"
        }
        AboutEven => "vyrovnaná pozice",
        MissesWinIn => "Promarněná výhra {moves}",
        LetsWinIn => {
            "{piece} teď může vyhrát {moves}|Černý teď může vyhrát {moves}|Bílý teď může vyhrát {moves}|Křížek teď může vyhrát {moves}|Kolečko teď může vyhrát {moves}"
        }
        EngineLines => "Varianty počítače",
        BalancedMoves => "Vyrovnané tahy",
        FewerLines => "Méně variant",
        MoreLines => "Více variant",
        ChanceOf => "{piece} {percent}|černý {percent}|bílý {percent}",
        LinesDepth => "Hloubka {depth}",
        LinesDetail => "Pozice: {positions}, čas: {seconds}\u{a0}s",
        Promote => "Povýšit variantu",
        Notes => "Poznámky",
        Triangle => "trojúhelník",
        Square => "čtverec",
        Circle => "kruh",
        Cross => "kříž",
        StopDrawing => "Dokončit kreslení",
        VariationsChanged => {
            "Varianty v\u{a0}tomto odkazu jsou neúplné nebo změněné. Zde je partie bez nich."
        }
        AnalysisTooLarge => {
            "Tento rozbor je příliš velký, zde ho uložit nelze. Uložte ho do souboru."
        }
        Moves => "{count} tah|{count} tahy|{count} tahů",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Lepší: {cells}",
        NextMove => "další: {move}, {verdict}",
        DecidedBy => {
            "{ended}, rozhodl tah {move}: {piece} {cell}.|{ended}, rozhodl tah {move}: černý {cell}.|{ended}, rozhodl tah {move}: bílý {cell}."
        }
        NoSingleMove => "{ended}. Žádný tah sám o\u{a0}sobě nerozhodl.",
        LookingAtGame => "Probíhá rozbor: {progress}",
        Mistakes => "Chyby",
        FindBetterMove => {
            "{piece}: tah {cell}. Najděte lepší.|Černý zahrál {cell}. Najděte lepší tah.|Bílý zahrál {cell}. Najděte lepší tah.|Křížek zahrál {cell}. Najděte lepší tah.|Kolečko zahrálo {cell}. Najděte lepší tah."
        }
        IsBetter => "{cell} je dobrý tah.",
        IsNotBetter => "{cell} nestačí. Existuje lepší tah.",
        LookingAtMove => "Zkoumá se {cell}…",
        ShowSolution => "Ukázat řešení",
        NextMistake => "Další chyba",
        NoMoreMistakes => "Další chyby nejsou.",
        MistakesBySide => "Chyby: {first}, {second}.",
        PuzzleSolved => "Vyřešeno",
        PuzzleSolution => "Řešení",
        StepOf => "Krok {step} z\u{a0}{steps}",
        MissedWin => "Promarněná výhra",

        Accept => "Hrát",
        NotNow => "Teď ne",
        TakeLink => "Použít tuto partii",
        TakeSeat => "Přidat se ke hře",
        KeepKnown => "Nechat moji",
        ShowKnown => "Zobrazit moji",
        ShowLink => "Zobrazit z\u{a0}odkazu",
        Invited => {
            "Kamarád vás zve ke hře: {game}. Hrajete za {piece}.|Kamarád vás zve ke hře: {game}. Hrajete za černého.|Kamarád vás zve ke hře: {game}. Hrajete za bílého.|Kamarád vás zve ke hře: {game}. Hrajete za křížky.|Kamarád vás zve ke hře: {game}. Hrajete za kolečka."
        }
        OwnGameKept => "Vaše vlastní partie zůstane uložená.",
        PositionFromLink => "Pozice z\u{a0}odkazu. Vaše vlastní partie zůstane uložená.",
        Watching => {
            "Sledujete partii dvou jiných hráčů. Sama se neobnovuje: pokračování uvidíte, až otevřete jejich další odkaz."
        }
        AsksToTakeBack => {
            "Kamarád prosí o\u{a0}vrácení {count} tahu.|Kamarád prosí o\u{a0}vrácení {count} tahů.|Kamarád prosí o\u{a0}vrácení {count} tahů."
        }
        Earlier => {
            "Toto je vaše partie, jak vypadala před {count} tahem.|Toto je vaše partie, jak vypadala před {count} tahy.|Toto je vaše partie, jak vypadala před {count} tahy."
        }
        FromYourSide => {
            "Tento odkaz byl odeslán z\u{a0}vaší strany, ale přidává tah {move}, který patří kamarádovi. Použijte ho, jen pokud pochází od vás, z\u{a0}jiného zařízení."
        }
        AnotherGame => "Tento odkaz vede na jinou partii, než máte uloženou.",
        Differs => {
            "Tah {move} se liší od vaší uložené partie: v\u{a0}odkazu {linked}, u\u{a0}vás {known}."
        }
        DiffersAsk => {
            "Tah {move} se liší od vaší uložené partie: v\u{a0}odkazu {linked}, u\u{a0}vás {known}. Zeptejte se kamaráda, který tah platí."
        }
        PlayedForYou => {
            "Tah {move} v\u{a0}tomto odkazu je váš, ale na tomto zařízení zahrán nebyl."
        }

        NowSend => "Teď odešlete odkaz",
        SentAndWaiting => "Odesláno. Čeká se na kamaráda",
        WaitingForFriend => "Čeká se na kamarádův odkaz",

        TheLink => "Odkaz",
        TheMoves => "Tahy",
        TheBoard => "Deska",
        LinkIsASeat => {
            "Kdo má tento odkaz, může táhnout místo vašeho kamaráda: pošlete ho jen jemu."
        }
        CopyLink => "Kopírovat odkaz",
        CopyMoves => "Kopírovat tahy",
        CopyBoard => "Kopírovat desku",
        Scan => "Naskenovat jiným telefonem",
        OpenGame => "Otevřít partii",
        LinkMovesOrText => "Odkaz, tahy nebo text souboru",
        TheText => "Text",
        ChooseFiles => "Vybrat soubory",
        AboutFiles => {
            "Zde lze otevřít soubory SGF, RenLib (.lib), .psq, .pos a\u{a0}.sav. Můžete je také přetáhnout kamkoli na stránku."
        }
        GamesInFiles => "Vyberte partii",
        Comment => "Komentář",
        JudgementOfMove => "Tento tah",
        NoSign => "Bez hodnocení",
        VeryGoodMove => "skvělý tah",
        InterestingMove => "zajímavý tah",
        DrawOnBoard => "Kreslit na desku",
        Letter => "písmeno",
        Analyses => "Rozbory",
        WithVariations => "S\u{a0}variantami a\u{a0}poznámkami",
        VariationsTooLong => "Varianty se do odkazu nevejdou. Uložte partii do souboru.",
        OpenAnyway => "Přesto otevřít",
        Library => "Knihovna",
        AboutLibrary => {
            "Soubory s\u{a0}partiemi zůstávají na tomto zařízení. Najdete v\u{a0}nich partie, ve kterých se pozice vyskytla, i\u{a0}otočená nebo zrcadlená, a\u{a0}uvidíte, jak se hrálo dál."
        }
        AddFiles => "Přidat soubory",
        AddToLibrary => "Přidat do knihovny",
        SearchGames => "Hráči, turnaj nebo datum",
        WithThisPosition => "Jen partie s\u{a0}touto pozicí",
        FoundGames => "Nalezena {count} partie.|Nalezeny {count} partie.|Nalezeno {count} partií.",
        FirstListed => "V\u{a0}seznamu je prvních {count}.",
        NextMoves => "Další tahy",
        FilesNotKept => "Prohlížeč soubory neuložil. Po novém načtení stránky zmizí.",
        GameNumber => "Partie {number}",
        UnknownFormat => "tento formát zde otevřít nelze",
        NoGameInside => "není v\u{a0}něm žádná partie",
        FileTooLong => "je příliš velký",
        FileGoesOn => "po jeho konci ještě něco následuje",
        FileNotUnderstood => "této části nelze porozumět",
        AnotherKindOfGame => "je to záznam jiné hry",
        CellOutside => "takové políčko na desce není",
        SaveAsFile => "Uložit do souboru",
        NotInFormat => "Do souboru tohoto typu tuto desku nebo pozici uložit nelze.",
        GameSaved => "Uloženo.",
        PasteHere => "Odkaz nebo tahy",
        Open => "Otevřít",
        SharePicture => "Sdílet obrázek",
        SavePicture => "Uložit obrázek",
        SaveReplay => "Uložit animaci",
        SaveGif => "Uložit GIF",
        PageName => "In a\u{a0}Row",
        FinalBoard => "Deska na konci partie. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "jste na tahu, hrajete za {piece}|jste na tahu, hrajete za černého|jste na tahu, hrajete za bílého|jste na tahu, hrajete za křížky|jste na tahu, hrajete za kolečka"
        }
        Shared => "Sdíleno.",
        Copied => "Zkopírováno. Vložte to tam, kde si to kamarád přečte.",
        NotSent => "Neodesláno.",
        CopyYourself => {
            "Tento prohlížeč nedovoluje stránce odesílat ani kopírovat. Text je označený: zkopírujte ho ručně."
        }
        Saved => "Uloženo. Najdete to ve stažených souborech.",
        PictureNotTaken => "Obrázek se nepodařilo sdílet. Raději ho uložte.",
        PictureNotDrawn => {
            "Tento prohlížeč obrázek vytvořit neumí. Udělejte raději snímek obrazovky."
        }

        YourGames => "Vaše partie",
        NoGames => {
            "Zatím tu nic není. Když přejdete k\u{a0}jiné partii, ta předchozí se uloží sem."
        }
        FinishedGames => "Dokončené",
        GoOn => "Pokračovat",
        Remove => "Odstranit",
        Choose => "Vybrat",
        ChooseAllOver => "Vybrat všechny dokončené",
        RemoveChosen => "Odstranit vybrané",
        ListedGame => {
            "{board}, {run} v\u{a0}řadě, hrajete za {piece}, {moves}|{board}, {run} v\u{a0}řadě, hrajete za černého, {moves}|{board}, {run} v\u{a0}řadě, hrajete za bílého, {moves}|{board}, {run} v\u{a0}řadě, hrajete za křížky, {moves}|{board}, {run} v\u{a0}řadě, hrajete za kolečka, {moves}"
        }
        ListedOwn => "{board}, {run} v\u{a0}řadě, {opponent}, {moves}",
        ListedPosition => "{board}, {run} v\u{a0}řadě, {marks}",
        MarksCount => "{count} značka|{count} značky|{count} značek",
        WaitingToJoin => "Čeká se na druhého hráče",
        YouWon => "Vaše výhra",
        FriendWon => "Výhra kamaráda",
        Arranging => "Rozpracovaná pozice",
        HowManyGames => "Partie přes odkaz: {count} z\u{a0}nejvýše {most}.",
        PastGamesKept => "Uchovává se posledních {most} dokončených partií.",
        OldGamesDropped => {
            "V\u{a0}seznamu „Vaše partie“ zůstává posledních {most} partií. Nejstarší byla odstraněna."
        }
        GamesFull => {
            "Partií přes odkaz máte {most} a\u{a0}víc jich být nemůže. Než začnete další nebo se k\u{a0}ní připojíte, některé odstraňte („Sdílet › Vaše partie“)."
        }
        GamesRemoved => {
            "Partie je odstraněná.|Odstraněny {count} partie.|Odstraněno {count} partií."
        }

        WhatsNew => "Co je nového",
        Install => "Instalovat",
        InstallByHand => {
            "Chcete mít hru na ploše? Otevřete nabídku prohlížeče (na iPhonu nebo iPadu „Sdílet“) a\u{a0}vyberte „Přidat na plochu“."
        }
        YourData => "Vaše data",
        Statistics => "Statistiky",
        StatisticsCleared => "Statistiky jsou vymazané.",
        Send => "Odeslat",
        Scanned => "Naskenováno",
        MoveFirst => "Nejdřív zahrát svůj tah",
        InviteOrMove => {
            "Pošlete tento odkaz kamarádovi. Nebo nejdřív zahrajte svůj první tah a\u{a0}odkaz pošlete potom."
        }
        InviteToStart => "Pošlete tento odkaz kamarádovi, první tah je jeho.",
        SendYourMove => "Pošlete tento odkaz kamarádovi. Uvidí váš tah a\u{a0}odpoví odkazem.",
        SendResult => "Pošlete tento odkaz kamarádovi, ať vidí, jak partie skončila.",
        NowMove => {
            "Kamarád už může odkaz otevřít. Zahrajte svůj tah a\u{a0}pak pošlete odkaz znovu."
        }
        LinkIsSent => "Tento odkaz je odeslaný. Znovu ho pošlete, jen pokud se ztratil.",

        Strength => "Jak jsou silní",
        StrengthIsProved => {
            "Dokázáno právě teď: proti každému soupeři byly sehrány všechny možné partie. Uvedené šance platí, pokud hrajete co nejlépe."
        }
        StrengthIsMeasured => {
            "Změřeno: {board}. Každý soupeř hrál s\u{a0}nejbližším slabším a\u{a0}každý z\u{a0}obou začínal polovinu partií. Úroveň\u{a0}6 měla na každý tah {seconds}\u{a0}s."
        }
        StrengthIsNotMeasured => {
            "Nezměřeno: {board}. Toto jsou výsledky z\u{a0}nejpodobnější změřené desky."
        }
        ForProgrammers => "Pro programátory",
        ProgramsFindOut => "Tohle všechno zjišťují programy ve zdrojovém kódu této stránky:",
        IfYouStart => "Když začínáte vy, {chance}.",
        IfItStarts => "Když začíná soupeř, {chance}.",
        Exactly => "{chance} (přesně {exactly})",
        GamesBeatIt => {
            "K\u{a0}výhře vede {count} partie.|K\u{a0}výhře vedou {count} různé partie.|K\u{a0}výhře vede {count} různých partií."
        }
        ShowAWin => "Ukázat výhru",
        AgainstIfYouStart => "proti soupeři „{opponent}“, když začínáte vy",
        AgainstIfItStarts => "proti soupeři „{opponent}“, když začíná soupeř",
        StrategistsClaim => {
            "Autor tvrdí, že Stratéga nelze porazit, a\u{a0}žádá důkaz: když začínáte vy, {first}; když začíná on, {second}."
        }
        AlwaysBeaten => "dá se vždy porazit",
        BeatenWithLuck => "dá se porazit, když přeje štěstí",
        NotBeaten => "nedá se porazit",

        LinkFailed => "Odkaz se nepodařilo otevřít: {why}. Vaše vlastní partie se nezměnila.",
        NoLink => "není tu žádný odkaz na partii",
        TooLong => "je delší než kterákoli partie",
        CutOff => "není celý. Vyžádejte si ho znovu",
        CutOffAfter => "končí předčasně za tahem {move}. Vyžádejte si ho znovu",
        Changed => "cestou se změnil. Zkopírujte ho znovu, nebo si ho znovu vyžádejte",
        TooLarge => "deska nebo číslo políčka je příliš velké",
        TooFar => "některé políčko je dál než {cells} políček od první značky",
        Character => "znak {number}, „{character}“, sem nepatří",
        NoDraw => "remízu v\u{a0}něm nikdo nemůže nabídnout ani přijmout",
        MoveTaken => "tah {move}, {cell}: políčko je obsazené",
        MoveOutside => "tah {move}, {cell}: políčko není na desce",
        MoveNotFirst => "tah {move}, {cell}: první značka je vždy na r0u0",
        MoveAfterEnd => "tah {move}, {cell}: partie už skončila",
        WrongColumns => "počet sloupců je {count}, ale deska jich může mít {least} až {most}",
        WrongRows => "počet řádků je {count}, ale deska jich může mít {least} až {most}",
        WrongCube => "3D deska má tři stejné strany, {least} až {most}",
        WrongRun => "{run} v\u{a0}řadě, ale tato deska vyžaduje {number}",
        WrongRunFromTo => "{run} v\u{a0}řadě, ale tato deska vyžaduje {least} až {most}",
        MarkOutside => "některá značka není na desce",
        TwoMarks => "na jednom políčku jsou dvě značky",
        NobodysTurnInIt => "není jasné, kdo je na tahu",
        BeginsAfterEnd => "partie začíná až po svém konci",

        ChangesMissing => "Seznam změn se nepodařilo načíst. Zkontrolujte připojení.",
        AboutData => {
            "Vaše partie, skóre, statistiky a\u{a0}nastavení jsou uložené jen na tomto zařízení. Exportem do souboru je zálohujete nebo přenesete na jiné zařízení. Import ze souboru jen přidává k\u{a0}tomu, co už tu je: skóre se nezapočítá dvakrát a\u{a0}nic se nepřepíše."
        }
        ExportData => "Export do souboru",
        ImportData => "Import ze souboru",
        NotExported => "Tento prohlížeč neumí ukládat soubory.",
        TakeTheirs => "Použít partii a\u{a0}nastavení ze souboru",
        TookTheirs => "Hotovo. Platí partie a\u{a0}nastavení ze souboru.",
        FileNotRead => "Soubor se nepodařilo přečíst. Nic se nezměnilo.",
        FileForeign => "Tento soubor není z\u{a0}In a\u{a0}Row. Nic se nezměnilo.",
        FileNewer => {
            "Tento soubor je z\u{a0}novější verze In a\u{a0}Row. Načtěte stránku znovu, aby se aktualizovala, a\u{a0}zkuste to ještě jednou. Nic se nezměnilo."
        }
        FileDamaged => "Tento soubor je poškozený. Nic se nezměnilo.",
        FileTooLarge => "Tento soubor je příliš velký. Nic se nezměnilo.",
        NothingNew => "V\u{a0}tomto souboru není nic nového.",
        BroughtIn => "Importováno: {parts}.",
        Scores => "{count} skóre|{count} skóre|{count} skóre",
        OtherGames => "{count} partie|{count} partie|{count} partií",
        GamesByLink => {
            "{count} partie přes odkaz|{count} partie přes odkaz|{count} partií přes odkaz"
        }
        ArrangedPositions => {
            "{count} sestavená pozice|{count} sestavené pozice|{count} sestavených pozic"
        }
        SettingsChanged => "{count} nastavení|{count} nastavení|{count} nastavení",
        PuzzlesBroughtIn => "vyřešené úlohy a\u{a0}lekce",
        CurrentGame => "rozehraná partie",
        StayedAsTheyWere => "Vaše rozehraná partie a\u{a0}nastavení zůstaly, jak byly.",

        NoStatistics => "Zatím žádná dokončená partie. Dohrajte aspoň jednu a\u{a0}objeví se zde.",
        Won => "Výhry",
        Drawn => "Remízy",
        Lost => "Prohry",
        Points => "Body",
        Streak => "Série",
        LongestStreak => "Nejlepší série",
        StreakWon => "{count} výhra|{count} výhry|{count} výher",
        StreakDrawn => "{count} remíza|{count} remízy|{count} remíz",
        StreakLost => "{count} prohra|{count} prohry|{count} proher",
        LastGame => "Poslední partie: {results}",
        LastGames => "Poslední partie ({count}), od nejstarší: {results}",
        ExactlyGame => "Přesně {game}",
        ResultsOf => "{game}, výsledky: {name}",
        AboutStatistics => {
            "Sloupek nahoru je výhra, sloupek dolů prohra a\u{a0}čárka remíza. Křivka s\u{a0}každou výhrou stoupá a\u{a0}s\u{a0}každou prohrou klesá. „Vynulovat skóre“ tady nic nemění. Partie přes odkaz a\u{a0}ze sestavené pozice se nepočítají."
        }
        ClearStatistics => "Vymazat statistiky",
        LessonsFinished => "Dokončené lekce: {done} z\u{a0}{count}",
        PuzzleOfTheDay => "Úloha dne",
        SolvePuzzles => "Řešit úlohy",
        DailySolved => "Dnešní je vyřešená. Další přijde o\u{a0}půlnoci ({time} UTC).",
        DailyStreak => "Dní po sobě: {count}",
        PuzzleRating => "Váš rating: {rating}",
        PuzzleRatingChange => "Váš rating: {rating} ({change})",
        PuzzlesTried => "Vyřešeno bez chyb a\u{a0}nápověd: {solved} z\u{a0}{tried}",
        PuzzlesDue => "Dnes k\u{a0}zopakování: {count}",
        WhichPuzzles => "Druh úloh",
        AllPuzzles => "Všechny",
        SmallBoards => "3×3 až 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Výhra čtyřkami",
        WinWithThreats => "Výhra hrozbami",
        Defence => "Obrana",
        QuietMove => "Tichý tah",
        TwoFours => "Dvojitá čtyřka",
        TwoThrees => "Dvojitá trojka",
        TooLongRow => "Přesah",
        FourThree => "Čtyřka s\u{a0}trojkou",
        AtTheEdge => "U\u{a0}okraje",
        Fork => "Vidlička",
        SpaceDiagonal => "Tělesová úhlopříčka",
        ForbiddenReply => "Zakázaná odpověď",
        FindWin => "Najděte vítězný tah.",
        FindOnlyMove => "Najděte jediný tah, který neprohrává.",
        RightGoOn => "Správně. Najděte další tah.",
        RightMove => "Správně.",
        DoesNotWin => "{cell} nevyhrává: zastaví to {reply}.",
        LosesTo => "{cell} prohrává kvůli {reply}.",
        IsNoWin => "{cell} nevyhrává.",
        WinIsCertain => "Výhře už žádná odpověď nezabrání.",
        OtherMovesLose => "Všechny ostatní tahy prohrávají.",
        HintTheme => "Téma: {theme}.",
        HintColumn => "Tah je ve sloupci {column}.",
        HintLayer => "Tah je v\u{a0}patře {layer}.",
        HintMove => "Tah je {cell}.",
        NextPuzzle => "Další úloha",
        ShareResult => "Sdílet výsledek",
        SharedPuzzle => "In a\u{a0}Row, úloha ze dne {date}: {result}",
        SharedSolved => "vyřešeno napoprvé",
        SharedTries => "chybné tahy: {count}",
        SharedHints => "nápovědy: {count}",
        CopiedResult => "Zkopírováno.",
        PuzzlesMissing => {
            "Úlohy se nepodařilo načíst. Zkontrolujte připojení a\u{a0}otevřete je znovu."
        }
        FromYourGames => "Z\u{a0}vašich partií",
        SearchingGames => "Prohledávají se vaše partie…",
        NoMissedWin => {
            "Ve vašich dokončených partiích s\u{a0}počítačem už žádná promarněná výhra není."
        }
        Learn => "Lekce",
        LearnAbout => "Krátké lekce s\u{a0}cvičeními na desce.",
        LessonFinished => "Hotovo",
        NextStep => "Dál",
        NextLesson => "Další lekce",
        LessonOver => "To byl poslední krok této lekce.",
        LookElsewhere => "{cell} je možný tah. Tady ale hledejte jiný.",
        NotThere => "Ne, {cell} to není. Hledejte dál.",
        NotThatAnswer => "Ne. Podívejte se na kameny ještě jednou.",
        TryCell => "Zkuste {cell}.",
        TakeBlack => "Černý",
        TakeWhite => "Bílý",
        LessonFours => "Čtyřky a\u{a0}trojky",
        LessonForks => "Vidličky",
        LessonFouls => "Fauly v\u{a0}renju",
        LessonSpace => "Myslíme ve 3D",
        NoughtsRow => "Hrajete za křížky. Tři v\u{a0}řadě vyhrávají. Dokončete svou řadu.",
        NoughtsBlock => "Kolečkům chybí do řady už jen jedno políčko. Obsaďte ho dřív.",
        NoughtsFork => {
            "Tah, který vytvoří dvě hrozby, se jmenuje vidlička. Kolečka stihnou zastavit jen jednu. Udělejte vidličku a\u{a0}vyhrajte."
        }
        NoughtsCorner => {
            "Teď hrajete za kolečka. Křížek je uprostřed. Bezpečný je jen roh: jeden si vyberte."
        }
        NoughtsCentre => "Křížek je v\u{a0}rohu. Bezpečný je jen střed: obsaďte ho.",
        NoughtsEdge => {
            "Křížky mají dva rohy a\u{a0}chystají vidličku. Obsaďte prostředek některé strany: křížky pak musí zastavit vaši řadu."
        }
        NoughtsGame => "A\u{a0}teď celá partie proti počítači. Hlavně neprohrát!",
        FoursComplete => "Pět v\u{a0}řadě vyhrává. Dokončete svou pětku.",
        FoursStop => "Soupeř má čtyřku: stačí mu jeden kámen a\u{a0}má pětku. Zastavte ho.",
        FoursGap => {
            "Čtyřka může mít i\u{a0}mezeru. Najděte, kde by soupeř dokončil pětku, a\u{a0}to políčko obsaďte."
        }
        FoursOpen => {
            "Čtyřka, která má oba konce volné, je otevřená. Tu už nikdo nezastaví. Udělejte ji a\u{a0}vyhrajte."
        }
        ThreesOpen => {
            "Z\u{a0}otevřené trojky se může stát otevřená čtyřka, a\u{a0}tak na ni soupeř musí odpovědět. Udělejte ji."
        }
        ThreesStop => "Soupeř má otevřenou trojku. Zastavte ji na jednom konci.",
        ForksFourThree => {
            "Jeden tah vytvoří čtyřku a\u{a0}zároveň otevřenou trojku. Soupeř zastaví jen jednu z\u{a0}nich. Najděte ten tah a\u{a0}vyhrajte."
        }
        ForksFours => "Jeden tah vytvoří dvě čtyřky najednou. Najděte ho a\u{a0}vyhrajte.",
        ForksThrees => {
            "Jeden tah vytvoří dvě otevřené trojky najednou. Najděte ho a\u{a0}vyhrajte."
        }
        ForksStop => "Teď chystá vidličku soupeř. Obsaďte políčko, kde se jeho dvě řady kříží.",
        ForksPrepare => {
            "Hotová vidlička tu není. Najděte hrozbu, která ji připraví, a\u{a0}vyhrajte."
        }
        ChainForce => {
            "Na každou čtyřku musí soupeř odpovědět. Čtyřkami tak řídíte hru vy. Vyhrajte jimi."
        }
        ChainOrder => "Nejdřív najděte vidličku a\u{a0}potom čtyřku, která ji připraví.",
        ChainLonger => "Teď bude čtyřek potřeba víc. Každá by měla posílit ještě jinou řadu.",
        ChainKeep => {
            "Čtyřka, která nic nepřipraví, přijde vniveč. Nechte si ji na chvíli, kdy ji budete potřebovat, a\u{a0}vyhrajte."
        }
        ChainLast => "Tahle je nejdelší. Nespěchejte.",
        DefenceFirst => {
            "Než se začnete bránit, podívejte se, jestli nejde hned vyhrát. Jde to! Kde?"
        }
        DefenceAttack => {
            "Otevřenou trojku máte oba, ale na tahu jste vy. Zaútočte a\u{a0}vyhrajte."
        }
        DefenceEnd => {
            "Tuto trojku lze zastavit na obou koncích, ale na jednom z\u{a0}nich zastavíte i\u{a0}další řadu. Obsaďte právě ten."
        }
        DefenceCounter => {
            "Bránit se tady nestačí. Dělejte vlastní čtyřky: soupeř musí odpovídat a\u{a0}vy vyhrajete."
        }
        DefenceOnly => "Soupeř hrozí výhrou a\u{a0}zastaví ho jen jediný tah. Najděte ho.",
        SwapWhy => {
            "Kdo v\u{a0}piškvorkách začíná, má výhodu. Swap2 hru vyrovná: jeden hráč položí tři kameny a\u{a0}druhý si vybere barvu."
        }
        SwapBlack => {
            "Černé kameny si navzájem pomáhají a\u{a0}bílý kámen je daleko. Na tahu bude bílý. Co si vyberete?"
        }
        SwapWhite => {
            "Černé kameny jsou příliš daleko od sebe, než aby si pomohly. Na tahu bude bílý. Co si vyberete?"
        }
        SwapEven => {
            "Nevíte, která barva je lepší? Zvolte „Přidat dva kameny“: vybírat pak musí druhý hráč."
        }
        SwapFive => {
            "Druhý hráč přidal dva kameny. Na tahu bude bílý, ale černý už má otevřenou trojku. Co si vyberete?"
        }
        FoulsThrees => {
            "V\u{a0}renju nesmí černý udělat jedním tahem dvě otevřené trojky: je to faul. Hrajete za černého. Klepněte na políčko, kde by to byl faul."
        }
        FoulsFours => "Faul jsou i\u{a0}dvě čtyřky jedním tahem. Klepněte na zakázané políčko.",
        FoulsOverline => {
            "Faul je i\u{a0}šest a\u{a0}více v\u{a0}řadě. Klepněte na zakázané políčko."
        }
        FoulsFive => {
            "Přesně pět v\u{a0}řadě znamená pro černého vždy výhru, i\u{a0}na takovém políčku. Dokončete svou pětku."
        }
        FoulsTrap => {
            "Teď hrajete za bílého. Udělejte čtyřku, kterou by černý mohl zastavit jen faulem, a\u{a0}vyhrajte."
        }
        SpaceLayer => {
            "Deska má čtyři patra nad sebou. Čtyři v\u{a0}řadě vyhrávají. Dokončete svou řadu v\u{a0}tomto patře."
        }
        SpaceUp => "Řada může vést přímo vzhůru všemi patry. Dokončete ji.",
        SpaceSlant => {
            "Řada se také může v\u{a0}každém patře posunout o\u{a0}políčko stranou. Dokončete ji."
        }
        SpaceCorners => {
            "Řada může vést dokonce z\u{a0}jednoho rohu krychle do protějšího. Dokončete ji."
        }
        SpaceStop => "Soupeři chybí do řady už jen jedno políčko. Najděte ho a\u{a0}obsaďte.",
        SpaceFork => "Vidličky vyhrávají i\u{a0}ve 3D. Najděte nějakou a\u{a0}vyhrajte.",
        EndlessFive => "Tato deska nemá okraj: během hry roste. Dokončete svou pětku.",
        EndlessStop => {
            "Tady řadu žádný okraj nezastaví. Soupeř má otevřenou trojku: zastavte ji na jednom konci."
        }
        EndlessThree => "Vaše trojka má oba konce volné. Pokračujte a\u{a0}vyhrajte.",
        EndlessFork => "Dvě řady se kříží na jednom políčku. Najděte ho a\u{a0}vyhrajte.",
        EndlessGame => "A\u{a0}teď delší výhra: stavte na tom, co už máte.",

        HowToWin => {
            "Hráči střídavě umisťují značky na volná políčka. Vyhrává, kdo má jako první {run} v\u{a0}řadě: vodorovně, svisle nebo úhlopříčně."
        }
        LongerRowCountsNothing => "Delší řada se nepočítá.",
        HowToWinInSpace => {
            "Hráči střídavě umisťují značky na volná políčka. Vyhrává, kdo má jako první {run} v\u{a0}řadě: v\u{a0}jednom patře, nebo napříč všemi patry."
        }
        WhenDrawn => "Když už žádná strana nemůže dokončit řadu, partie končí remízou.",
        NoDrawInSpace => {
            "Žádná partie tu remízou neskončí: kdo začne uprostřed, může vyhrát čtyřmi tahy. Stránka si to během hry sama spočítá."
        }
        FirstCanWin => "Kdo začíná, může vždy vyhrát.",
        RulesWithoutEnd => {
            "Políčka se počítají od první značky: r3u4 je o\u{a0}tři políčka vpravo a\u{a0}o\u{a0}čtyři nahoru, l1d2 o\u{a0}jedno vlevo a\u{a0}o\u{a0}dvě dolů. Po desce se posouváte tažením nebo šipkami. Když napíšete název políčka, přejdete na něj; klávesou Enter tam zahrajete. Přibližovat můžete dvěma prsty, kolečkem myši s\u{a0}Ctrl nebo klávesami + a\u{a0}−. Remíza nenastane sama: nabídněte ji, když se nikdo nemůže prosadit."
        }
        LineAlong => "V\u{a0}řádku nebo sloupci patra",
        LineDiagonal => "Po úhlopříčce patra",
        LineStraightUp => "Přímo vzhůru všemi patry",
        LineUpAndAlong => "Šikmo vzhůru v\u{a0}řádku či sloupci",
        LineCornerToCorner => "Z\u{a0}rohu do rohu krychle",
        HowRenju => {
            "Začíná černý a\u{a0}vyhrává, když má přesně pět v\u{a0}řadě; bílý vyhrává s\u{a0}pěti nebo více. Černý nesmí jedním tahem udělat dvě trojky, dvě čtyřky ani šest a\u{a0}více v\u{a0}řadě, ledaže tím zároveň udělá pětku. Trojka je řada, ze které lze jedním dalším kamenem udělat otevřenou čtyřku, a\u{a0}počítá se, jen když tam černý smí hrát. Bílý vyhrává i\u{a0}tehdy, když je jedinou odpovědí černého zakázané políčko."
        }
        HowCaro => {
            "Vyhrává přesně pět v\u{a0}řadě, pokud řadu na obou koncích neblokují značky soupeře. Okraj desky neblokuje."
        }
        HowCaroWithOverlines => {
            "Vyhrává pět v\u{a0}řadě, pokud řadu na obou koncích neblokují značky soupeře; okraj desky neblokuje. Šest a\u{a0}více v\u{a0}řadě vyhrává vždy."
        }
        ThreeIs => "Trojka: ještě jeden kámen a\u{a0}je z\u{a0}ní otevřená čtyřka",
        FourIs => "Čtyřka: ještě jeden kámen a\u{a0}je z\u{a0}ní pětka",
        OverlineIs => "Přesah: faul",
        DoubleFourIs => "Dvojitá čtyřka: faul",
        DoubleFourInLineIs => "Dvě čtyřky v\u{a0}jedné linii: faul",
        DoubleThreeIs => "Dvojitá trojka: faul",
        NoDoubleThreeIs => "Není to dvojitá trojka: z\u{a0}jedné řady může být jen přesah",
        BlockedFiveIs => "Blokováno z\u{a0}obou stran: nevyhrává",
        OpenFiveIs => "Jeden konec volný: vyhrává",
        MoveForbidden => "tah {move}, {cell}, je zakázaný: {foul}",
        RuleNotHere => "podle těchto pravidel se na této desce nehraje",
        OpeningNotHere => "toto zahájení se na této desce nehraje",
        WrongChoice => "volba barvy chybí, nebo je na špatném místě",
        HowToPlay => {
            "Tah zahrajete klepnutím na políčko. Na klávesnici se po desce pohybujete šipkami, Enter nebo mezerník zahraje tah, Home a\u{a0}End přejdou na konce řádku, Page Up a\u{a0}Page Down do sousedního patra 3D desky. Na nekonečné desce vás tyto klávesy posunou dál."
        }
        HowToArrange => {
            "Při sestavování pozice přetahujte značky na jiná políčka. Na klávesnici mezerník značku zvedne a\u{a0}položí, Esc ji nechá na původním místě, Delete ji odstraní."
        }
        HowScoreIsKept => {
            "Skóre se uchovává v\u{a0}tomto prohlížeči, pro každou desku a\u{a0}každého soupeře zvlášť; partie ze sestavené pozice a\u{a0}přes odkaz se nepočítají. Z\u{a0}vašeho zařízení odcházejí jen odkazy, které pošlete, a\u{a0}po první návštěvě už stránka nepotřebuje připojení."
        }

        HowMinimaxThinks => "Jak přemýšlí minimax",
        Calls => "Strom volání",
        CallsAsText => "Volání jako text",
        Step => "Krok",
        ToFirstStep => "Na první krok",
        OneStepBack => "O\u{a0}krok zpět",
        OneStepOn => "O\u{a0}krok dál",
        ToAnswer => "K\u{a0}odpovědi",
        Position => "Pozice",
        OnTheBoard => "Na desce",
        Example => "Příklad",
        OnlyFewFreeCells => {
            "Až bude na vaší desce nejvýše 5 volných políček, můžete zde sledovat výpočet pro ni."
        }
        AlphaBeta => "Alfa-beta",
        Scheme => {
            "Kam má hrát {mark}? Minimax zkouší každý tah, každou odpověď a\u{a0}tak dále až do konce. Když vyhraje {mark}, je to +10, když prohraje, −10, remíza je 0. {mark} si nechává nejvyšší hodnotu, {other} nejnižší."
        }
        MarkToMove => "{mark} na tahu",
        CallAhead => "{call}: zatím neprozkoumáno",
        CallOpen => "{call}: zatím bez hodnoty",
        CallSoFar => "{call}: zatím {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, ponecháno",
        Call => "Volání {number}",
        CallOf => "Volání {number}: {move}",
        KeepsHighest => "{call}. Na tahu je {mark} a\u{a0}nechává si nejvyšší hodnotu.",
        KeepsLowest => "{call}. Na tahu je {mark} a\u{a0}nechává si nejnižší hodnotu.",
        FillsBoard => "{call} zaplní desku: 0.",
        CompletesLine => "{call} dokončí řadu: {score}.",
        Answer => "Odpověď je {move} s\u{a0}hodnotou {score}.",
        AlreadyHas => "{move} dává {score}: {mark} už má {best}.",
        HighestSoFar => "{move} dává {score}, zatím nejvíc: {mark} si to nechává.",
        LowestSoFar => "{move} dává {score}, zatím nejméně: {mark} si to nechává.",
        SettlesIt => {
            "{step} {mark} už má možnost, která není horší, a\u{a0}tím je rozhodnuto: {moves} není třeba zkoumat."
        }
        LookedAt => "Prozkoumané pozice: {plain}; s\u{a0}alfa-beta ořezáváním {pruned}.",
        LookedAtFromEmpty => {
            "Z\u{a0}prázdné desky {board}: {plain}; s\u{a0}alfa-beta ořezáváním {pruned}."
        }

        InstalledDescription => {
            "Piškvorky 3×3, pět v\u{a0}řadě a\u{a0}další desky, proti počítači nebo s\u{a0}kamarádem. Funguje i\u{a0}bez připojení."
        }
        Continue => "Pokračovat",
        PlayGomoku => "Piškvorky 15×15",
        OnAPhone => "Piškvorky na telefonu",
        OnAComputer => "Piškvorky na počítači",
    }
}
