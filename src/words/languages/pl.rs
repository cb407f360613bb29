//! Polish.

use crate::words::Text;

/// What each text says in Polish.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => {
            "Nie udało się wczytać gry. Sprawdź połączenie albo zaktualizuj przeglądarkę."
        }

        NewGame => "Nowa gra",
        Undo => "Cofnij",
        Redo => "Ponów",
        Hint => "Porada",
        Place => "Postaw",
        PlayAgain => "Jeszcze raz",
        Names => "Imiona",
        SwapNames => "Zamień imiona",
        EmptyName => "Jeśli nie podasz imienia, pojawi się znak gracza.",
        Review => "Analiza",
        Easier => "Łatwiej",
        Harder => "Trudniej",
        SeeHow => "Pokaż, jak",
        Puzzles => "Zadania",
        Menu => "Menu",
        ResetScore => "Wyzeruj wynik",
        Share => "Udostępnij",
        Rules => "Zasady",
        Settings => "Ustawienia",
        SendLink => "Wyślij link",
        SendAgain => "Wyślij ponownie",

        Dismiss => "Ukryj",
        TryAgain => "Spróbuj ponownie",
        Loading => "Wczytywanie…",
        PartMissing => {
            "Nie udało się wczytać części strony. Sprawdź połączenie; możesz grać dalej."
        }

        Score => "Wynik",
        Draws => "remisy",
        Thinking => "myśli",
        ToMove => "ruch",
        You => "Ty",
        Computer => "Komputer",
        Friend => "Znajomy",
        PlayerOne => "Gracz 1",
        PlayerTwo => "Gracz 2",

        Easy => "Łatwy",
        MediumStrength => "Średni",
        Hard => "Trudny",
        Best => "Mistrz",
        FirstFree => "Po kolei",
        Random => "Losowy",
        Guard => "Strażnik",
        Clerk => "Urzędnik",
        Centre => "Środek",
        Strategist => "Strateg",
        Minimax => "Minimaks",
        Level => "Poziom {level}",

        PieceToMove => "Ruch: {piece}|Ruch czarnych|Ruch białych|Ruch krzyżyka|Ruch kółka",
        YourMove => "Twój ruch",
        YourFriendsMove => "Ruch znajomego",
        YouWin => "Wygrywasz",
        ComputerWins => "Wygrywa komputer",
        FriendWins => "Wygrywa znajomy",
        PieceWins => {
            "Wygrywa {piece}|Wygrywają czarne|Wygrywają białe|Wygrywa krzyżyk|Wygrywa kółko"
        }
        Draw => "Remis",
        Numbered => "{status} (nr\u{a0}{move})",
        Played => "Ostatni ruch: {cell}",
        Agreed => "za obopólną zgodą",
        TapASquare => "Trzy w rzędzie wygrywają. Kliknij pole.",
        NoLineLeft => "nikt już nie ułoży rzędu",

        Comma => ", ",
        And => " i\u{a0}",

        NoughtsAndCrosses => "Kółko i\u{a0}krzyżyk",
        InARow => "{run} w\u{a0}rzędzie na planszy {board}",
        Empty => "puste",
        PieceInside => "{piece}|czarny kamień|biały kamień",
        CellMove => "ruch {move}",
        LastMove => "ostatni ruch",
        WinningLine => "zwycięski rząd",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: kółko i krzyżyk",
        PageDescription => {
            "Kółko i krzyżyk oraz gomoku w przeglądarce, z komputerem lub ze znajomym. Za darmo, bez konta i bez instalacji; zagrasz na ekranie dotykowym, myszą, z klawiatury i z czytnikiem ekranu."
        }
        Framed => {
            "Ta strona jest osadzona w\u{a0}innej, która może przechwytywać twoje kliknięcia."
        }
        OpenInOwnTab => "Otwórz w\u{a0}osobnej karcie",

        InARowWithoutEnd => "{run} w\u{a0}rzędzie na planszy bez granic",
        OnLayer => "warstwa {layer}, {cell}",
        Selected => "zaznaczone",
        PickedUp => "w\u{a0}ręce",
        GoodMove => "dobry ruch",
        InLineFor => {
            "wariant: {piece}, ruch {number}|wariant: czarne, ruch {number}|wariant: białe, ruch {number}|wariant: krzyżyk, ruch {number}|wariant: kółko, ruch {number}"
        }
        LeadsToWin => "wygrywa {moves}",
        LeadsToDraw => "remisuje",
        LeadsToLoss => "przegrywa {moves}",
        InMoves => "w\u{a0}{count} ruchu|w\u{a0}{count} ruchach|w\u{a0}{count} ruchach",
        WinSign => "W{moves}",
        DrawSign => "R",
        LossSign => "P{moves}",

        ZoomIn => "Powiększ",
        ZoomOut => "Pomniejsz",
        Fit => "Cała plansza",
        TurnClockwise => "Obróć w\u{a0}prawo",
        TurnAnticlockwise => "Obróć w\u{a0}lewo",
        ToFront => "Od przodu",
        Stacked => "Piętrowo",
        SideBySide => "Obok siebie",
        LayerName => "Warstwa {layer}",
        MoveNow => "Wymuś ruch",
        MoveList => "Ruchy",
        MadeMove => "{piece} {cell}|Czarne {cell}|Białe {cell}",
        OfferDraw => "Zaproponuj remis",
        Agree => "Przyjmij remis",
        AllMarks => "Wszystkie znaki",
        AllMarksAfter => {
            "Wszystkie znaki po {count} ruchu|Wszystkie znaki po {count} ruchach|Wszystkie znaki po {count} ruchach"
        }
        ToCells => "Wróć do pól",
        ToLastMove => "Ostatni ruch",
        NotOnBoard => "{cell}, poza planszą",
        Threats => "Groźby",
        ThreatsOff => "Groźby są ukryte.",
        NoThreats => "Nie ma gróźb.",
        WinsHere => {
            "{piece} tu wygrywa|czarne tu wygrywają|białe tu wygrywają|krzyżyk tu wygrywa|kółko tu wygrywa"
        }
        ForkFor => {
            "widełki ({piece})|widełki czarnych|widełki białych|widełki krzyżyka|widełki kółka"
        }
        RowFor => {
            "{count} w\u{a0}rzędzie ({piece})|{count} w\u{a0}rzędzie u\u{a0}czarnych|{count} w\u{a0}rzędzie u\u{a0}białych|{count} w\u{a0}rzędzie u\u{a0}krzyżyka|{count} w\u{a0}rzędzie u\u{a0}kółka"
        }
        OpenRowFor => {
            "otwarte {count} w\u{a0}rzędzie ({piece})|otwarte {count} w\u{a0}rzędzie u\u{a0}czarnych|otwarte {count} w\u{a0}rzędzie u\u{a0}białych|otwarte {count} w\u{a0}rzędzie u\u{a0}krzyżyka|otwarte {count} w\u{a0}rzędzie u\u{a0}kółka"
        }
        LegendWin => "wygrana",
        LegendFork => "widełki",
        LegendRow => "{count} w\u{a0}rzędzie",
        LegendOpenRow => "otwarte {count} w\u{a0}rzędzie",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "Zaznaczone pole {cell}: kliknij je jeszcze raz albo „Postaw”",
        PressPlace => "Zaznaczone pole {cell}: kliknij „Postaw” albo zaznacz inne",
        HintIs => "Porada: {cell} {why}",
        GlowingCell => "podświetlone pole",
        HintWins => "wygrywa",
        HintBlocks => "blokuje rząd",
        HintMakesTwoThreats => "tworzy dwie groźby naraz",
        HintWinsIn => "wygrywa {moves}",
        HintOnlyDraws => "remisuje, a\u{a0}każdy inny ruch przegrywa",
        HintDraws => "utrzymuje remis",
        HintDelays => "i\u{a0}tak przegrywa {moves}, ale broni się najdłużej",
        HintStopsAnAttack => "zatrzymuje atak",
        HintLooksBest => "wygląda najlepiej",
        BlockHere => "Może zablokujesz tutaj?",
        NoHint => "Nic pilnego: w\u{a0}tej pozycji nie ma czego podpowiadać.",
        CellTaken => "To pole jest zajęte.",
        NothingToUndo => "Nie ma czego cofnąć.",
        NothingToRedo => "Nie ma czego ponowić.",
        LastMovesInOrder => "Ostatnie trzy ruchy po kolei",
        TryNext => "Inne gry",
        PlayAFriend => "Zagraj ze znajomym",
        OffersDraw => {
            "{piece} proponuje remis|Czarne proponują remis|Białe proponują remis|Krzyżyk proponuje remis|Kółko proponuje remis"
        }
        YouOfferDraw => "Proponujesz remis",
        FriendOffersDraw => "Znajomy proponuje remis",
        MovedLastAndOffersDraw => {
            "{piece} po swoim ruchu proponuje remis|Czarne po swoim ruchu proponują remis|Białe po swoim ruchu proponują remis|Krzyżyk po swoim ruchu proponuje remis|Kółko po swoim ruchu proponuje remis"
        }
        Depth => "głębokość {depth}; {seconds}\u{a0}s",
        PositionsDone => "{done} z\u{a0}{all} pozycji",
        Stop => "Zatrzymaj",
        StopCalculating => "Zatrzymaj obliczenia",

        RestoreScore => "Przywróć wynik",
        ScoreIsReset => "Wynik wyzerowany.",
        SetAside => {
            "Części zapisanych danych nie udało się odczytać. Nie zostały usunięte, tylko odłożone na bok. Możesz grać dalej."
        }
        StorageNewer => {
            "Część zapisanych danych pochodzi z\u{a0}nowszej wersji tej strony i\u{a0}zostanie bez zmian. Odśwież stronę, żeby wczytać tę wersję."
        }
        StorageFull => {
            "Skończyło się miejsce na dane tej strony: wszystko, co od teraz zagrasz, przepadnie po jej zamknięciu. Wyeksportuj dane do pliku, a\u{a0}potem usuń niektóre partie („Udostępnij” › „Twoje partie”). Jeśli to nie pomoże, wyczyść w\u{a0}przeglądarce dane tej witryny i\u{a0}zaimportuj plik."
        }
        StorageBlocked => {
            "Ta przeglądarka nie pozwala niczego zapisać: partia i\u{a0}wynik przepadną po zamknięciu strony."
        }
        NewVersion => {
            "Jest nowa wersja. Wczyta się przy następnej grze; możesz też zaktualizować od razu."
        }
        Update => "Zaktualizuj",
        AnalysisMissing => "Nie udało się wczytać silnika analizy. Wszystko inne działa.",
        AnalysisUnusable => "Silnik analizy zwrócił bezsensowną odpowiedź. Wszystko inne działa.",
        Refit => "Dopasuj planszę",
        CouldBeRefitted => "Ekran się zmienił i\u{a0}plansza już go nie wypełnia.",
        HearMoves => "Chcesz słyszeć ruchy?",
        SoundOn => "Włącz dźwięk",
        NoThanks => "Nie, dziękuję",
        Restore => "Przywróć",
        OutOfReach => "Plansza kończy się w\u{a0}odległości {cells} pól od pierwszego znaku.",
        DrawDeclined => "Komputer odmawia. Zgodzi się na remis po {moves} ruchach bez gróźb.",
        LanguageMissing => "Nie udało się wczytać tego języka. Sprawdź połączenie.",

        Board => "Plansza",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Cały ekran",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Bez granic",
        Custom => "Własna",
        Columns => "Kolumny",
        Rows => "Wiersze",
        Layers => "Warstwy",
        Run => "W\u{a0}rzędzie",
        NumberOfLayers => "{name}: 1 albo od {least} do {most}.",
        OnlyNumber => "{name}: na tej planszy {number}.",
        NumberFromTo => "{name}: liczba od {least} do {most}.",
        ProvedWin => "Udowodnione: kto zaczyna, wygrywa",
        ProvedDraw => "Udowodnione: przy najlepszej grze remis",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Caro bez granic",
        Freestyle => "Bez ograniczeń",
        ExactlyRun => "Dokładnie {run}",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro z\u{a0}długim rzędem",
        FreestyleIs => "Wygrywa {run} lub więcej w\u{a0}rzędzie.",
        ExactlyRunIs => "Wygrywa dokładnie {run} w\u{a0}rzędzie; dłuższy rząd się nie liczy.",
        RenjuIs => {
            "Czarnym nie wolno robić podwójnych trójek, podwójnych czwórek ani za długich rzędów."
        }
        CaroIs => "Wygrywa dokładnie pięć w\u{a0}rzędzie, chyba że oba końce są zablokowane.",
        CaroWithOverlinesIs => {
            "Piątka wygrywa, jeśli nie jest zablokowana z\u{a0}obu stron; sześć lub więcej wygrywa zawsze."
        }
        Opening => "Otwarcie",
        FreeOpening => "Dowolne",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long Pro",
        FreeOpeningIs => "Grać można na każdym polu.",
        SwapIs => "Jeden gracz stawia kamień, drugi wybiera kolor.",
        Swap2Is => {
            "Jeden gracz stawia trzy kamienie; drugi wybiera kolor albo dokłada dwa kamienie i\u{a0}oddaje wybór pierwszemu."
        }
        ProIs => "Pierwszy czarny kamień staje na środku, drugi poza środkowym kwadratem {size}.",
        Overline => "za długi rząd",
        DoubleFour => "podwójna czwórka",
        DoubleThree => "podwójna trójka",
        NotInCentre => "pierwszy kamień musi stać na środku",
        NearCentre => "za blisko środka",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "zabronione: {foul}",
        IsForbidden => "Ruch {cell} jest zabroniony: {foul}.",
        OpeningStone => "kamień {number} z\u{a0}{count}, potem wybiera drugi gracz",
        ChooseColour => "Wybierz kolor",
        ComputerChooses => "Komputer wybiera kolor",
        FriendChooses => "Znajomy wybiera kolor",
        PlayerChooses => "{player}: wybierz kolor",
        AddTwoStones => "Dołóż 2 kamienie",
        YouMoveNext => "następny ruch jest twój",
        OtherMovesNext => "następny ruch ma drugi gracz",
        OtherThenChooses => "potem wybiera drugi gracz",
        YouPlay => {
            "Grasz jako {piece}.|Grasz czarnymi.|Grasz białymi.|Grasz krzyżykiem.|Grasz kółkiem."
        }
        ComputerPlays => {
            "Komputer gra jako {piece}.|Komputer gra czarnymi.|Komputer gra białymi.|Komputer gra krzyżykiem.|Komputer gra kółkiem."
        }
        FriendPlays => {
            "Znajomy gra jako {piece}.|Znajomy gra czarnymi.|Znajomy gra białymi.|Znajomy gra krzyżykiem.|Znajomy gra kółkiem."
        }
        PlayerPlays => {
            "{player} gra jako {piece}.|{player} gra czarnymi.|{player} gra białymi.|{player} gra krzyżykiem.|{player} gra kółkiem."
        }
        OnlyAnswerForbidden => "jedyna odpowiedź czarnych, {cell}, jest zabroniona: {foul}",
        ForbiddenPoints => "Pokazuj pola zabronione",
        PlayPiece => "Graj jako {piece}|Graj czarnymi|Graj białymi|Graj krzyżykiem|Graj kółkiem",
        Against => "Z\u{a0}kim grasz",
        FriendHere => "2\u{a0}graczy",
        FriendByLink => "Znajomy przez link",
        Opponent => "Przeciwnik",
        StrengthGrade => "Poziom trudności",
        EasyIs => "Blokuje twoje rzędy, ale wpada w\u{a0}pułapki.",
        MediumIs => "Ma plan i\u{a0}widzi większość pułapek.",
        HardIs => "Rzadko popełnia błędy.",
        BestIs => "Najsilniejszy na tej planszy.",
        AllOpponents => "Wszyscy przeciwnicy",
        MoreBoards => "Inne plansze",
        IsProved => "udowodniono, rozgrywając wszystkie partie",
        IsMeasured => "zmierzono w\u{a0}meczach",
        IsNotMeasured => "na tej planszy nie zmierzono",
        More => "Więcej opcji",
        ChooseOpponent => "Wybierz przeciwnika",
        HowStrong => "Jak silni są?",
        Explained => "{name}: {what}",
        WhoStarts => "Kto zaczyna",
        WhoMovesNext => "Czyj ruch",
        InTurn => "Na zmianę",
        Chance => "Losowo",
        Pieces => "Czym grasz",
        Marks => "X i\u{a0}O",
        Stones => "Kamienie",
        YourMark => "Twój znak",
        YourStones => "Twoje kamienie",
        PlayerOnesMark => "{name}: znak",
        PlayerOnesStones => "{name}: kamienie",
        StarterIsX => "Zaczyna X",
        StarterIsBlack => "Zaczynają czarne",
        PieceAlone => "{piece}|Czarne|Białe",
        Start => "Zacznij",
        MakeLink => "Utwórz link",
        Arrange => "Ustaw pozycję",
        WinsWith => "{run} w\u{a0}rzędzie",
        WinsWithExactly => "dokładnie {run} w\u{a0}rzędzie",
        WinsWithOrMore => "{run} lub więcej w\u{a0}rzędzie",

        FirstFreeIs => "zajmuje pierwsze wolne pole",
        RandomIs => "stawia znak byle gdzie",
        GuardIs => "dokańcza lub blokuje rząd, a\u{a0}jeśli nie może, zgaduje",
        ClerkIs => "dokańcza lub blokuje rząd, a\u{a0}jeśli nie może, zajmuje pierwsze wolne pole",
        CentreIs => "najpierw środek, potem jak Strażnik",
        StrategistIs => "dokańcza lub blokuje rząd, a\u{a0}jeśli nie może, gra według planu",
        MinimaxIs => "oblicza każdą partię do samego końca",
        LevelOneIs => "sprawdza swój ruch i\u{a0}twoją odpowiedź",
        LevelTwoIs => "widzi widełki",
        LevelThreeIs => "liczy kilka ruchów naprzód",
        LevelFourIs => "widzi wygrane czwórkami",
        LevelFiveIs => "liczy daleko naprzód",
        LevelSixIs => "nie spieszy się",
        LevelFourInSpaceIs => "widzi wymuszone wygrane",
        LevelSixInSpaceIs => "nie spieszy się i\u{a0}udowadnia wygrane",
        MeasuredAgainst => {
            "{count} partia z\u{a0}przeciwnikiem „{opponent}”: wygrane {won}, remisy {drawn}, przegrane {lost}|{count} partie z\u{a0}przeciwnikiem „{opponent}”: wygrane {won}, remisy {drawn}, przegrane {lost}|{count} partii z\u{a0}przeciwnikiem „{opponent}”: wygrane {won}, remisy {drawn}, przegrane {lost}"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; gdy zaczynasz ty, {chance}",
        NoteIfItStarts => "{character}; gdy zaczyna przeciwnik, {chance}",
        NeverWin => "nie da się wygrać",
        HardlyEverWin => "prawie nie da się wygrać",
        WinTimesIn => {
            "da się wygrać {count} partię na {of}|da się wygrać {count} partie na {of}|da się wygrać {count} partii na {of}"
        }
        WinAboutTimesIn => {
            "da się wygrać mniej więcej {count} partię na {of}|da się wygrać mniej więcej {count} partie na {of}|da się wygrać mniej więcej {count} partii na {of}"
        }
        NearlyAlwaysWin => "prawie zawsze da się wygrać",
        AlwaysWin => "zawsze da się wygrać",

        Close => "Zamknij",

        Language => "Język",
        LikeTheBrowser => "Jak w\u{a0}przeglądarce",
        Look => "Wygląd",
        LikeTheSystem => "Jak w\u{a0}systemie",
        Midnight => "Noc",
        Paper => "Papier",
        Wood => "Drewno",
        Sound => "Dźwięk",
        Quiet => "Cicho",
        MediumLoud => "Średnio",
        Loud => "Głośno",
        Vibration => "Wibracje",
        Off => "Wył.",
        On => "Wł.",
        ComputerAnswers => "Opóźnienie odpowiedzi",
        AtOnce => "Brak",
        AfterHalfASecond => "0,5\u{a0}s",
        AfterASecond => "1\u{a0}s",
        LevelSixThinks => "Poziom\u{a0}6: czas na ruch",
        ForASecond => "1\u{a0}s",
        ForFiveSeconds => "5\u{a0}s",
        ForHalfAMinute => "30\u{a0}s",
        ToMakeAMove => "Potwierdzanie ruchu",
        TapACell => "Jedno kliknięcie",
        SelectThenPlace => "Wybór, potem „Postaw”",
        ButtonsFor => "Położenie przycisków",
        RightHand => "Po prawej",
        LeftHand => "Po lewej",
        SecondPlayer => "Przyciski drugiego gracza",
        Upright => "Normalne",
        Turned => "Odwrócone",
        TurnedIs => {
            "Odwrócone: gdy telefon leży między graczami, karta i\u{a0}przyciski drugiego gracza są zwrócone w\u{a0}jego stronę."
        }
        SpaceBoards => "Plansze 3D",
        AsFits => "Auto",
        MoveResults => "Wyniki ruchów",
        Keys => "Klawisze",
        SingleKeys => "Skróty bez Ctrl",
        OtherVariation => "Inny wariant",
        ChooseCell => "Wybór pola",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "Numery ruchów",
        Erase => "Wymaż",

        HasWonAlready => {
            "{piece} już wygrywa|Czarne już wygrały|Białe już wygrały|Krzyżyk już wygrał|Kółko już wygrało"
        }
        NoLineForAnyone => "Nikt już nie ułoży rzędu",
        NobodysTurn => "Nie wiadomo, czyj ruch",
        TapPuts => "Co stawiać",
        Alternate => "Na zmianę",
        SideToMove => "Czyj ruch",
        Clear => "Wyczyść",
        Mirror => "Odbij",
        Turn => "Obróć",
        Back => "Wróć",
        Analyse => "Analizuj",
        PlayFromHere => "Graj stąd",
        IsPickedUp => "Masz w\u{a0}ręce znak z\u{a0}pola {cell}",
        CountOfPiece => "{piece}: {count}|czarne: {count}|białe: {count}",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}; za dużo: {piece}|{counts}; za dużo czarnych|{counts}; za dużo białych|{counts}; za dużo krzyżyków|{counts}; za dużo kółek"
        }
        OnlyToLookAt => "{counts}; tylko do oglądania",

        AtMove => "Ruch",
        ToBeginning => "Na początek",
        OneMoveBack => "Poprzedni ruch",
        OneMoveOn => "Następny ruch",
        ToEnd => "Na koniec",
        BeforeFirstMove => "przed pierwszym ruchem",
        PlayOn => "Graj stąd",
        EndReview => "Zakończ analizę",
        InVariation => "wariant",
        RemoveMoves => "Usuń od tego ruchu",
        RestoreMoves => "Przywróć",
        ReturnToGame => "Wróć do partii",
        MovesLeftOut => {
            "Pominięto jeden ruch niezgodny z\u{a0}zasadami: ruch {number}.|Pominięto {count} ruchy niezgodne z\u{a0}zasadami. Pierwszy z\u{a0}nich to ruch {number}.|Pominięto {count} ruchów niezgodnych z\u{a0}zasadami. Pierwszy z\u{a0}nich to ruch {number}."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "wiersz {line}, kolumna {column}",
        AtByte => "bajt {number}",
        FileCutOff => "plik jest ucięty",
        Play => "Start",
        Pause => "Pauza",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Ruch {at} z\u{a0}{all}",
        MoveOfBy => {
            "Ruch {at} z\u{a0}{all}, {piece} {cell}|Ruch {at} z\u{a0}{all}, czarne {cell}|Ruch {at} z\u{a0}{all}, białe {cell}"
        }
        Excellent => "znakomity ruch",
        Good => "dobry ruch",
        Dubious => "wątpliwy ruch",
        Mistake => "chyba błąd",
        Blunder => "poważny błąd",
        HasWon => {
            "wygrana: {piece}|wygrana czarnych|wygrana białych|wygrana krzyżyka|wygrana kółka"
        }
        HasWonInside => {
            "wygrana: {piece}|wygrana czarnych|wygrana białych|wygrana krzyżyka|wygrana kółka"
        }
        CanWinIn => {
            "{piece} może wygrać {moves}|czarne mogą wygrać {moves}|białe mogą wygrać {moves}|krzyżyk może wygrać {moves}|kółko może wygrać {moves}"
        }
        ADraw => "remis",
        StandsBetter => {
            "{piece} stoi lepiej|czarne stoją lepiej|białe stoją lepiej|krzyżyk stoi lepiej|kółko stoi lepiej"
        }
        AboutEven => "pozycja wyrównana",
        MissesWinIn => "Można było wygrać {moves}",
        LetsWinIn => {
            "Teraz {piece} może wygrać {moves}|Pozwala czarnym wygrać {moves}|Pozwala białym wygrać {moves}|Pozwala krzyżykowi wygrać {moves}|Pozwala kółku wygrać {moves}"
        }
        EngineLines => "Warianty silnika",
        BalancedMoves => "Zbalansowane ruchy",
        FewerLines => "Mniej wariantów",
        MoreLines => "Więcej wariantów",
        ChanceOf => "{piece} {percent}|czarne {percent}|białe {percent}",
        LinesDepth => "Głębokość {depth}",
        LinesDetail => "Pozycje: {positions} w\u{a0}{seconds}\u{a0}s",
        Promote => "Wariant wyżej",
        Notes => "Notatki",
        Triangle => "trójkąt",
        Square => "kwadrat",
        Circle => "koło",
        Cross => "krzyż",
        StopDrawing => "Zakończ rysowanie",
        VariationsChanged => {
            "Warianty w\u{a0}tym linku są ucięte lub zmienione. Oto partia bez nich."
        }
        AnalysisTooLarge => {
            "Ta analiza jest za duża, żeby ją tu przechować. Zapisz ją w\u{a0}pliku."
        }
        Moves => "{count} ruch|{count} ruchy|{count} ruchów",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Lepiej: {cells}",
        NextMove => "dalej: {move}, {verdict}",
        DecidedBy => {
            "{ended}. Zdecydował ruch {move}: {piece} {cell}.|{ended}. Zdecydował ruch {move}: czarne {cell}.|{ended}. Zdecydował ruch {move}: białe {cell}."
        }
        NoSingleMove => "{ended}. Żaden pojedynczy ruch nie był rozstrzygający.",
        LookingAtGame => "Analiza partii: {progress}",
        Mistakes => "Błędy",
        FindBetterMove => {
            "{piece}: ruch {cell}. Znajdź lepszy.|Czarne zagrały {cell}. Znajdź lepszy ruch.|Białe zagrały {cell}. Znajdź lepszy ruch.|Krzyżyk zagrał {cell}. Znajdź lepszy ruch.|Kółko zagrało {cell}. Znajdź lepszy ruch."
        }
        IsBetter => "{cell} to dobry ruch.",
        IsNotBetter => "{cell} nie wystarczy. Jest lepszy ruch.",
        LookingAtMove => "Sprawdzanie ruchu {cell}…",
        ShowSolution => "Pokaż rozwiązanie",
        NextMistake => "Następny błąd",
        NoMoreMistakes => "Nie ma więcej błędów.",
        MistakesBySide => "Błędy: {first}, {second}.",
        PuzzleSolved => "Rozwiązane",
        PuzzleSolution => "Rozwiązanie",
        StepOf => "Krok {step} z\u{a0}{steps}",
        MissedWin => "Przegapiona wygrana",

        Accept => "Graj",
        NotNow => "Nie teraz",
        TakeLink => "Wybierz tę",
        TakeSeat => "Dołącz do gry",
        KeepKnown => "Zostaw moją",
        ShowKnown => "Pokaż moją",
        ShowLink => "Pokaż tę z\u{a0}linku",
        Invited => {
            "Znajomy zaprasza cię do gry: {game}. Grasz jako {piece}.|Znajomy zaprasza cię do gry: {game}. Grasz czarnymi.|Znajomy zaprasza cię do gry: {game}. Grasz białymi.|Znajomy zaprasza cię do gry: {game}. Grasz krzyżykiem.|Znajomy zaprasza cię do gry: {game}. Grasz kółkiem."
        }
        OwnGameKept => "Twoja partia nie przepadnie.",
        PositionFromLink => "Pozycja z\u{a0}linku. Twoja partia nie przepadnie.",
        Watching => {
            "Oglądasz partię dwóch innych graczy. Sama się nie odświeża: żeby zobaczyć ciąg dalszy, otwórz ich następny link."
        }
        AsksToTakeBack => {
            "Znajomy prosi o\u{a0}cofnięcie {count} ruchu.|Znajomy prosi o\u{a0}cofnięcie {count} ruchów.|Znajomy prosi o\u{a0}cofnięcie {count} ruchów."
        }
        Earlier => {
            "To twoja partia sprzed {count} ruchu.|To twoja partia sprzed {count} ruchów.|To twoja partia sprzed {count} ruchów."
        }
        FromYourSide => {
            "Ten link wygląda na wysłany przez ciebie, ale dodaje ruch {move}, który należy do znajomego. Wybierz tę partię tylko wtedy, gdy link pochodzi z\u{a0}twojego drugiego urządzenia."
        }
        AnotherGame => "Ten link prowadzi do innej partii niż zapisana u\u{a0}ciebie.",
        Differs => {
            "Ruch {move} jest inny niż w\u{a0}twojej partii: w\u{a0}linku {linked}, u\u{a0}ciebie {known}."
        }
        DiffersAsk => {
            "Ruch {move} jest inny niż w\u{a0}twojej partii: w\u{a0}linku {linked}, u\u{a0}ciebie {known}. Zapytaj znajomego, który jest właściwy."
        }
        PlayedForYou => {
            "Ruch {move} w\u{a0}tym linku jest twój, ale nie został zrobiony na tym urządzeniu."
        }

        NowSend => "Teraz wyślij link",
        SentAndWaiting => "Wysłano. Czekasz na ruch znajomego",
        WaitingForFriend => "Czekasz na link znajomego",

        TheLink => "Link",
        TheMoves => "Ruchy",
        TheBoard => "Plansza",
        LinkIsASeat => {
            "Każdy, kto ma ten link, może grać za twojego znajomego: wyślij go tylko jemu."
        }
        CopyLink => "Kopiuj link",
        CopyMoves => "Kopiuj ruchy",
        CopyBoard => "Kopiuj planszę",
        Scan => "Zeskanuj drugim telefonem",
        OpenGame => "Otwórz partię",
        LinkMovesOrText => "Link, ruchy lub tekst pliku",
        TheText => "Tekst",
        ChooseFiles => "Wybierz pliki",
        AboutFiles => {
            "Tu otworzysz pliki SGF, RenLib (.lib), .psq, .pos i\u{a0}.sav. Możesz też upuścić je w\u{a0}dowolnym miejscu strony."
        }
        GamesInFiles => "Wybierz partię",
        Comment => "Komentarz",
        JudgementOfMove => "Ten ruch",
        NoSign => "Bez oceny",
        VeryGoodMove => "świetny ruch",
        InterestingMove => "interesujący ruch",
        DrawOnBoard => "Rysuj na planszy",
        Letter => "litera",
        Analyses => "Analizy",
        WithVariations => "Z\u{a0}wariantami i\u{a0}notatkami",
        VariationsTooLong => "Warianty nie mieszczą się w\u{a0}linku. Zapisz partię jako plik.",
        OpenAnyway => "Otwórz mimo to",
        Library => "Biblioteka",
        AboutLibrary => {
            "Pliki z\u{a0}partiami zostają na tym urządzeniu. Znajdź partie, w\u{a0}których wystąpiła dana pozycja, także obrócona lub odbita, i\u{a0}zobacz, co grano dalej."
        }
        AddFiles => "Dodaj pliki",
        AddToLibrary => "Dodaj do biblioteki",
        SearchGames => "Gracze, turniej lub data",
        WithThisPosition => "Tylko partie z\u{a0}tą pozycją",
        FoundGames => {
            "Znaleziono {count} partię.|Znaleziono {count} partie.|Znaleziono {count} partii."
        }
        FirstListed => "Pokazano pierwsze {count}.",
        NextMoves => "Następne ruchy",
        FilesNotKept => "Ta przeglądarka nie zapisała plików. Po odświeżeniu strony znikną.",
        GameNumber => "Partia {number}",
        UnknownFormat => "tego formatu nie da się tu otworzyć",
        NoGameInside => "w\u{a0}pliku nie ma żadnej partii",
        FileTooLong => "plik jest za duży",
        FileGoesOn => "po końcu zapisu są jeszcze jakieś dane",
        FileNotUnderstood => "ten fragment jest niezrozumiały",
        AnotherKindOfGame => "to zapis innej gry",
        CellOutside => "na planszy nie ma takiego pola",
        SaveAsFile => "Zapisz jako plik",
        NotInFormat => "W\u{a0}pliku tego typu nie da się zapisać tej planszy lub pozycji.",
        GameSaved => "Zapisano.",
        PasteHere => "Link lub ruchy",
        Open => "Otwórz",
        SharePicture => "Udostępnij obraz",
        SavePicture => "Zapisz obraz",
        SaveReplay => "Zapisz animację",
        SaveGif => "Zapisz GIF",
        PageName => "In a Row",
        FinalBoard => "Plansza na koniec partii. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "twój ruch, grasz jako {piece}|twój ruch, grasz czarnymi|twój ruch, grasz białymi|twój ruch, grasz krzyżykiem|twój ruch, grasz kółkiem"
        }
        Shared => "Udostępniono.",
        Copied => "Skopiowano. Wklej tam, gdzie znajomy to przeczyta.",
        NotSent => "Nie wysłano.",
        CopyYourself => {
            "W\u{a0}tej przeglądarce strona nie może niczego wysłać ani skopiować. Tekst jest już zaznaczony: wystarczy go skopiować."
        }
        Saved => "Zapisano. Plik znajdziesz w\u{a0}pobranych.",
        PictureNotTaken => "Nie udało się udostępnić obrazu. Zapisz go na urządzeniu.",
        PictureNotDrawn => "Ta przeglądarka nie potrafi utworzyć obrazu. Zrób zrzut ekranu.",

        YourGames => "Twoje partie",
        NoGames => {
            "Nie ma tu jeszcze żadnych partii. Gdy przerwiesz partię, żeby zagrać inną, znajdziesz ją tutaj."
        }
        FinishedGames => "Zakończone",
        GoOn => "Kontynuuj",
        Remove => "Usuń",
        Choose => "Zaznacz",
        ChooseAllOver => "Zaznacz zakończone",
        RemoveChosen => "Usuń zaznaczone",
        ListedGame => {
            "{board}, {run} w\u{a0}rzędzie, grasz jako {piece}, {moves}|{board}, {run} w\u{a0}rzędzie, grasz czarnymi, {moves}|{board}, {run} w\u{a0}rzędzie, grasz białymi, {moves}|{board}, {run} w\u{a0}rzędzie, grasz krzyżykiem, {moves}|{board}, {run} w\u{a0}rzędzie, grasz kółkiem, {moves}"
        }
        ListedOwn => "{board}, {run} w\u{a0}rzędzie, {opponent}, {moves}",
        ListedPosition => "{board}, {run} w\u{a0}rzędzie, {marks}",
        MarksCount => "{count} znak|{count} znaki|{count} znaków",
        WaitingToJoin => "Czekasz na drugiego gracza",
        YouWon => "Twoja wygrana",
        FriendWon => "Wygrana znajomego",
        Arranging => "Pozycja, którą ustawiasz",
        HowManyGames => "Partie przez link: {count} z\u{a0}{most}.",
        PastGamesKept => "Na liście zostaje {most} ostatnich zakończonych partii.",
        OldGamesDropped => {
            "W\u{a0}oknie „Twoje partie” mieści się {most} ostatnich partii. Najstarsza została usunięta."
        }
        GamesFull => {
            "Partii przez link jest już {most}, więcej się nie zmieści. Żeby zacząć następną lub do niej dołączyć, usuń niektóre partie („Udostępnij” › „Twoje partie”)."
        }
        GamesRemoved => {
            "Usunięto {count} partię.|Usunięto {count} partie.|Usunięto {count} partii."
        }

        WhatsNew => "Co nowego",
        Install => "Zainstaluj",
        InstallByHand => {
            "Żeby mieć grę na ekranie głównym, otwórz menu przeglądarki (na iPhonie lub iPadzie\u{a0}– „Udostępnij”) i\u{a0}wybierz „Dodaj do ekranu głównego” lub „Do ekranu początkowego”."
        }
        YourData => "Twoje dane",
        Statistics => "Statystyki",
        StatisticsCleared => "Statystyki wyczyszczone.",
        Send => "Wyślij",
        Scanned => "Kod zeskanowany",
        MoveFirst => "Najpierw mój ruch",
        InviteOrMove => {
            "Wyślij ten link znajomemu albo najpierw zrób swój ruch i\u{a0}wyślij link potem."
        }
        InviteToStart => "Wyślij ten link znajomemu: pierwszy ruch należy do niego.",
        SendYourMove => "Wyślij ten link znajomemu: zobaczy twój ruch i\u{a0}odpowie linkiem.",
        SendResult => "Wyślij ten link znajomemu: zobaczy, jak skończyła się partia.",
        NowMove => "Znajomy może już otworzyć link. Zrób swój ruch i\u{a0}wyślij link jeszcze raz.",
        LinkIsSent => "Ten link jest już wysłany. Wyślij go ponownie tylko wtedy, gdy nie dotarł.",

        Strength => "Siła przeciwników",
        StrengthIsProved => {
            "Udowodnione przed chwilą: z\u{a0}każdym z\u{a0}nich rozegrano wszystkie możliwe partie. To twoje szanse, jeśli grasz najlepiej, jak się da."
        }
        StrengthIsMeasured => {
            "Zmierzono: {board}. Każdy przeciwnik grał z\u{a0}tym o\u{a0}stopień słabszym; każdy z\u{a0}dwóch zaczynał połowę partii. Poziom\u{a0}6 miał {seconds}\u{a0}s na ruch."
        }
        StrengthIsNotMeasured => {
            "Nie zmierzono: {board}. Oto wyniki na najbardziej podobnej ze zmierzonych plansz."
        }
        ForProgrammers => "Dla programistów",
        ProgramsFindOut => "Wszystko to obliczają programy z\u{a0}kodu źródłowego tej strony:",
        IfYouStart => "Gdy zaczynasz ty, {chance}.",
        IfItStarts => "Gdy zaczyna przeciwnik, {chance}.",
        Exactly => "{chance} (dokładnie: {exactly})",
        GamesBeatIt => {
            "Do wygranej prowadzi {count} partia.|Do wygranej prowadzą {count} różne partie.|Do wygranej prowadzi {count} różnych partii."
        }
        ShowAWin => "Pokaż wygraną",
        AgainstIfYouStart => "z\u{a0}przeciwnikiem „{opponent}”, gdy zaczynasz ty",
        AgainstIfItStarts => "z\u{a0}przeciwnikiem „{opponent}”, gdy zaczyna on",
        StrategistsClaim => {
            "Autor twierdzi, że Stratega nie da się pokonać, i\u{a0}prosi o\u{a0}dowód: gdy zaczynasz ty, {first}; gdy zaczyna Strateg, {second}."
        }
        AlwaysBeaten => "zawsze da się go pokonać",
        BeatenWithLuck => "da się go pokonać przy odrobinie szczęścia",
        NotBeaten => "nie da się go pokonać",

        LinkFailed => "Nie udało się otworzyć linku: {why}. Twoja partia się nie zmieniła.",
        NoLink => "nie ma tu linku do partii",
        TooLong => "jest dłuższy niż jakakolwiek partia",
        CutOff => "jest ucięty. Poproś o\u{a0}niego jeszcze raz",
        CutOffAfter => "jest ucięty po ruchu {move}. Poproś o\u{a0}niego jeszcze raz",
        Changed => {
            "zmienił się po drodze. Skopiuj go jeszcze raz albo poproś o\u{a0}niego ponownie"
        }
        TooLarge => "plansza albo numer pola są za duże",
        TooFar => "pole jest dalej niż {cells} pól od pierwszego znaku",
        Character => "znak nr\u{a0}{number}, „{character}”, jest tu zbędny",
        NoDraw => "w\u{a0}tej partii nikt nie może zaproponować ani przyjąć remisu",
        MoveTaken => "ruch {move}, {cell}: to pole jest zajęte",
        MoveOutside => "ruch {move}, {cell}: to pole jest poza planszą",
        MoveNotFirst => "ruch {move}, {cell}: pierwszy znak zawsze stoi na r0u0",
        MoveAfterEnd => "ruch {move}, {cell}: partia już się skończyła",
        WrongColumns => "liczba kolumn to {count}, a\u{a0}powinna być od {least} do {most}",
        WrongRows => "liczba wierszy to {count}, a\u{a0}powinna być od {least} do {most}",
        WrongCube => "plansza 3D musi mieć trzy równe wymiary, od {least} do {most}",
        WrongRun => "{run} w\u{a0}rzędzie, a\u{a0}na tej planszy musi być {number}",
        WrongRunFromTo => {
            "{run} w\u{a0}rzędzie, a\u{a0}na tej planszy musi być od {least} do {most}"
        }
        MarkOutside => "któryś znak jest poza planszą",
        TwoMarks => "na jednym polu są dwa znaki",
        NobodysTurnInIt => "nie wiadomo, czyj ruch",
        BeginsAfterEnd => "partia zaczyna się po swoim końcu",

        ChangesMissing => "Nie udało się wczytać listy zmian. Sprawdź połączenie.",
        AboutData => {
            "Twoje partie, wyniki, statystyki i\u{a0}ustawienia są zapisane tylko na tym urządzeniu. Wyeksportuj je do pliku, żeby ich nie stracić albo przenieść je na inne urządzenie. Import dodaje dane z\u{a0}pliku do tych, które tu są: wyniki nie liczą się podwójnie i\u{a0}nic nie zostaje nadpisane."
        }
        ExportData => "Eksportuj do pliku",
        ImportData => "Importuj z\u{a0}pliku",
        NotExported => "Ta przeglądarka nie potrafi zapisywać plików.",
        TakeTheirs => "Użyj partii i\u{a0}ustawień z\u{a0}pliku",
        TookTheirs => "Gotowe. Używasz teraz partii i\u{a0}ustawień z\u{a0}pliku.",
        FileNotRead => "Nie udało się odczytać pliku. Nic się nie zmieniło.",
        FileForeign => "To nie jest plik z\u{a0}In a Row. Nic się nie zmieniło.",
        FileNewer => {
            "Ten plik pochodzi z\u{a0}nowszej wersji In a Row. Odśwież stronę, żeby ją wczytać, i\u{a0}spróbuj jeszcze raz. Nic się nie zmieniło."
        }
        FileDamaged => "Ten plik jest uszkodzony. Nic się nie zmieniło.",
        FileTooLarge => "Ten plik jest za duży. Nic się nie zmieniło.",
        NothingNew => "W\u{a0}tym pliku nie ma nic nowego.",
        BroughtIn => "Zaimportowano: {parts}.",
        Scores => "{count} wynik|{count} wyniki|{count} wyników",
        OtherGames => "{count} partia|{count} partie|{count} partii",
        GamesByLink => {
            "{count} partia przez link|{count} partie przez link|{count} partii przez link"
        }
        ArrangedPositions => {
            "{count} ustawiona pozycja|{count} ustawione pozycje|{count} ustawionych pozycji"
        }
        SettingsChanged => "{count} ustawienie|{count} ustawienia|{count} ustawień",
        PuzzlesBroughtIn => "rozwiązane zadania",
        CurrentGame => "bieżąca partia",
        StayedAsTheyWere => "Twoja bieżąca partia i\u{a0}ustawienia zostały bez zmian.",

        NoStatistics => {
            "Nie ma jeszcze zakończonych partii. Rozegraj jedną do końca, a\u{a0}pojawi się tutaj."
        }
        Won => "Wygrane",
        Drawn => "Remisy",
        Lost => "Przegrane",
        Points => "Punkty",
        Streak => "Seria",
        LongestStreak => "Najlepsza seria",
        StreakWon => "{count} wygrana|{count} wygrane|{count} wygranych",
        StreakDrawn => "{count} remis|{count} remisy|{count} remisów",
        StreakLost => "{count} przegrana|{count} przegrane|{count} przegranych",
        LastGame => "Ostatnia partia: {results}",
        LastGames => "Ostatnie partie ({count}), od najstarszej: {results}",
        ExactlyGame => "Dokładnie {game}",
        ResultsOf => "{game}, wyniki: {name}",
        AboutStatistics => {
            "Słupek w\u{a0}górę to wygrana, słupek w\u{a0}dół to przegrana, a\u{a0}kreska to remis. Linia rośnie z\u{a0}każdą wygraną i\u{a0}opada z\u{a0}każdą przegraną. „Wyzeruj wynik” niczego tu nie zmienia. Partie przez link i\u{a0}z\u{a0}ustawionej pozycji się nie liczą."
        }
        ClearStatistics => "Wyczyść statystyki",
        LessonsFinished => "Ukończone lekcje: {done} z\u{a0}{count}",
        PuzzleOfTheDay => "Zadanie dnia",
        SolvePuzzles => "Rozwiąż zadania",
        DailySolved => {
            "Dzisiejsze już rozwiązane. Następne pojawi się o\u{a0}północy ({time} UTC)."
        }
        DailyStreak => "Dni z\u{a0}rzędu: {count}",
        PuzzleRating => "Twój ranking: {rating}",
        PuzzleRatingChange => "Twój ranking: {rating} ({change})",
        PuzzlesTried => "Rozwiązane bez błędów i\u{a0}porad: {solved} z\u{a0}{tried}",
        PuzzlesDue => "Do powtórki na dziś: {count}",
        WhichPuzzles => "Rodzaj",
        AllPuzzles => "Wszystkie",
        SmallBoards => "Od 3×3 do 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Wygrana czwórkami",
        WinWithThreats => "Wygrana groźbami",
        Defence => "Obrona",
        QuietMove => "Cichy ruch",
        TwoFours => "Podwójna czwórka",
        TwoThrees => "Podwójna trójka",
        TooLongRow => "Długi rząd",
        FourThree => "Czwórka z\u{a0}trójką",
        AtTheEdge => "Przy brzegu",
        Fork => "Widełki",
        SpaceDiagonal => "Przekątna sześcianu",
        ForbiddenReply => "Zabroniona odpowiedź",
        FindWin => "Znajdź wygrywający ruch.",
        FindOnlyMove => "Znajdź jedyny ruch, który nie przegrywa.",
        RightGoOn => "Dobrze. Znajdź następny ruch.",
        RightMove => "Dobrze.",
        DoesNotWin => "{cell} nie wygrywa, bo przeciwnik zagra {reply}.",
        LosesTo => "{cell} przegrywa po {reply}.",
        IsNoWin => "{cell} nie wygrywa.",
        WinIsCertain => "Tej wygranej nic już nie zatrzyma.",
        OtherMovesLose => "Wszystkie inne ruchy przegrywają.",
        HintTheme => "Motyw: {theme}.",
        HintColumn => "Ten ruch jest w\u{a0}kolumnie {column}.",
        HintLayer => "Ten ruch jest w\u{a0}warstwie {layer}.",
        HintMove => "Ten ruch to {cell}.",
        NextPuzzle => "Następne zadanie",
        ShareResult => "Udostępnij wynik",
        SharedPuzzle => "In a Row, zadanie na {date}: {result}",
        SharedSolved => "rozwiązane za pierwszym razem",
        SharedTries => "złe ruchy: {count}",
        SharedHints => "porady: {count}",
        CopiedResult => "Skopiowano.",
        PuzzlesMissing => {
            "Nie udało się wczytać zadań. Sprawdź połączenie i\u{a0}otwórz to okno jeszcze raz."
        }
        FromYourGames => "Z\u{a0}twoich partii",
        SearchingGames => "Przeglądanie twoich partii…",
        NoMissedWin => {
            "W\u{a0}zakończonych partiach z\u{a0}komputerem nie ma już przegapionych wygranych."
        }
        Learn => "Nauka",
        LearnAbout => "Krótkie lekcje z\u{a0}ćwiczeniami na planszy.",
        LessonFinished => "Ukończona",
        NextStep => "Dalej",
        NextLesson => "Następna lekcja",
        LessonOver => "To był ostatni krok tej lekcji.",
        LookElsewhere => "{cell} to możliwy ruch. Tutaj poszukaj innego.",
        NotThere => "Nie {cell}. Szukaj dalej.",
        NotThatAnswer => "Nie. Przyjrzyj się kamieniom jeszcze raz.",
        TryCell => "Spróbuj {cell}.",
        TakeBlack => "Czarne",
        TakeWhite => "Białe",
        LessonFours => "Czwórki i\u{a0}trójki",
        LessonForks => "Widełki",
        LessonFouls => "Pola zabronione w\u{a0}renju",
        LessonSpace => "Myślimy w\u{a0}3D",
        NoughtsRow => "Grasz krzyżykiem. Trzy w\u{a0}rzędzie wygrywają. Dokończ swój rząd.",
        NoughtsBlock => {
            "Kółku brakuje do rzędu tylko jednego pola. Zajmij je, zanim zrobi to kółko."
        }
        NoughtsFork => {
            "Ruch, który tworzy dwie groźby naraz, to widełki. Kółko zatrzyma tylko jedną z\u{a0}nich. Zrób widełki, a\u{a0}potem wygraj."
        }
        NoughtsCorner => {
            "Teraz grasz kółkiem. Krzyżyk ma środek. Bezpieczne są tylko rogi: zajmij jeden z\u{a0}nich."
        }
        NoughtsCentre => "Krzyżyk ma róg. Bezpieczny jest tylko środek: zajmij go.",
        NoughtsEdge => {
            "Krzyżyk ma dwa rogi i\u{a0}szykuje widełki. Zajmij środek boku: wtedy krzyżyk musi zatrzymać twój rząd."
        }
        NoughtsGame => "Teraz zagraj całą partię z\u{a0}komputerem. Nie daj się pokonać!",
        FoursComplete => "Pięć w\u{a0}rzędzie wygrywa. Dokończ swoją piątkę.",
        FoursStop => {
            "Przeciwnik ma czwórkę: jeszcze jeden kamień i\u{a0}będzie piątka. Zatrzymaj ją."
        }
        FoursGap => {
            "W\u{a0}czwórce może być luka. Znajdź pole, na którym przeciwnik dokończyłby piątkę, i\u{a0}zajmij je."
        }
        FoursOpen => {
            "Czwórka z\u{a0}dwoma wolnymi końcami to otwarta czwórka. Nikt jej nie zatrzyma. Ułóż taką i\u{a0}wygraj."
        }
        ThreesOpen => {
            "Z\u{a0}otwartej trójki może powstać otwarta czwórka, więc przeciwnik musi na nią odpowiedzieć. Ułóż taką trójkę."
        }
        ThreesStop => "Przeciwnik ma otwartą trójkę. Zatrzymaj ją z\u{a0}jednego końca.",
        ForksFourThree => {
            "Jeden ruch tworzy naraz czwórkę i\u{a0}otwartą trójkę. Przeciwnik zatrzyma tylko jedną z\u{a0}nich. Znajdź ten ruch i\u{a0}wygraj."
        }
        ForksFours => "Jeden ruch tworzy naraz dwie czwórki. Znajdź go i\u{a0}wygraj.",
        ForksThrees => "Jeden ruch tworzy naraz dwie otwarte trójki. Znajdź go i\u{a0}wygraj.",
        ForksStop => {
            "Teraz to przeciwnik szykuje widełki. Zajmij pole, na którym spotykają się dwa rzędy."
        }
        ForksPrepare => {
            "Nie ma tu gotowych widełek. Znajdź groźbę, która je przygotuje, i\u{a0}wygraj."
        }
        ChainForce => {
            "Na każdą czwórkę przeciwnik musi odpowiedzieć, więc czwórkami dojdziesz tam, gdzie chcesz. Wygraj czwórkami."
        }
        ChainOrder => "Najpierw znajdź widełki, a\u{a0}potem czwórkę, która je przygotuje.",
        ChainLonger => "Teraz trzeba więcej czwórek. Niech każda wzmocni też inny rząd.",
        ChainKeep => {
            "Czwórka, która niczego nie przygotowuje, tylko się marnuje. Zachowaj ją na później i\u{a0}wygraj."
        }
        ChainLast => "To najdłuższe ćwiczenie. Nie spiesz się.",
        DefenceFirst => {
            "Zanim zaczniesz się bronić, sprawdź, czy możesz od razu wygrać. Tutaj możesz: gdzie?"
        }
        DefenceAttack => {
            "Obie strony mają otwartą trójkę, ale ruch jest twój. Zaatakuj i\u{a0}wygraj."
        }
        DefenceEnd => {
            "Tę trójkę zatrzymasz z\u{a0}dowolnego końca, ale tylko z\u{a0}jednego zatrzymasz też drugi rząd. Zajmij ten koniec."
        }
        DefenceCounter => {
            "Tu żadna obrona nie wystarczy. Układaj własne czwórki: przeciwnik musi na nie odpowiadać, a\u{a0}ty wygrasz."
        }
        DefenceOnly => "Przeciwnik grozi wygraną i\u{a0}tylko jeden ruch go zatrzyma. Znajdź go.",
        SwapWhy => {
            "W\u{a0}gomoku ma przewagę ten, kto zaczyna. Swap2 wyrównuje szanse: jeden gracz stawia trzy kamienie, a\u{a0}drugi wybiera kolor."
        }
        SwapBlack => {
            "Czarne kamienie sobie pomagają, a\u{a0}biały stoi daleko. Następny ruch mają białe. Co wybierasz?"
        }
        SwapWhite => {
            "Czarne kamienie stoją za daleko od siebie, żeby sobie pomagać. Następny ruch mają białe. Co wybierasz?"
        }
        SwapEven => {
            "Nie wiesz, który kolor jest lepszy? Kliknij „Dołóż 2 kamienie”: wtedy będzie musiał wybrać drugi gracz."
        }
        SwapFive => {
            "Drugi gracz dołożył dwa kamienie. Następny ruch mają białe, ale czarne mają już otwartą trójkę. Co wybierasz?"
        }
        FoulsThrees => {
            "W\u{a0}renju czarnym nie wolno jednym ruchem zrobić dwóch otwartych trójek. Grasz czarnymi: kliknij pole zabronione."
        }
        FoulsFours => "Dwóch czwórek jednym ruchem też nie wolno robić. Kliknij pole zabronione.",
        FoulsOverline => {
            "Sześć lub więcej w\u{a0}rzędzie też jest zabronione. Kliknij pole zabronione."
        }
        FoulsFive => {
            "Dokładnie pięć w\u{a0}rzędzie zawsze daje czarnym wygraną, nawet na takim polu. Dokończ swoją piątkę."
        }
        FoulsTrap => {
            "Teraz grasz białymi. Ułóż czwórkę, którą czarne mogłyby zatrzymać tylko na polu zabronionym, i\u{a0}wygraj."
        }
        SpaceLayer => {
            "Ta plansza ma cztery warstwy, jedną nad drugą. Cztery w\u{a0}rzędzie wygrywają. Dokończ swój rząd w\u{a0}tej warstwie."
        }
        SpaceUp => "Rząd może iść prosto w\u{a0}górę, przez wszystkie warstwy. Dokończ go.",
        SpaceSlant => {
            "Rząd może też w\u{a0}każdej warstwie przesuwać się o\u{a0}jedno pole w\u{a0}bok. Dokończ go."
        }
        SpaceCorners => {
            "Rząd może nawet iść z\u{a0}rogu sześcianu do przeciwległego rogu. Dokończ go."
        }
        SpaceStop => "Przeciwnikowi brakuje do rzędu tylko jednego pola. Znajdź je i\u{a0}zajmij.",
        SpaceFork => "Widełki wygrywają też w\u{a0}3D. Znajdź je i\u{a0}wygraj.",
        EndlessFive => "Ta plansza nie ma brzegu: rośnie podczas gry. Dokończ swoją piątkę.",
        EndlessStop => {
            "Żaden brzeg nie zatrzyma tu rzędu. Przeciwnik ma otwartą trójkę: zatrzymaj ją z\u{a0}jednego końca."
        }
        EndlessThree => "Twoja trójka jest otwarta z\u{a0}obu stron. Graj dalej i\u{a0}wygraj.",
        EndlessFork => "Dwa rzędy spotykają się na jednym polu. Znajdź je i\u{a0}wygraj.",
        EndlessGame => "Teraz dłuższa droga do wygranej: buduj z\u{a0}tego, co masz.",

        HowToWin => {
            "Gracze na zmianę stawiają znaki na wolnych polach. Wygrywa ten, kto pierwszy ułoży {run} w\u{a0}rzędzie: poziomo, pionowo lub na ukos."
        }
        LongerRowCountsNothing => "Dłuższy rząd się nie liczy.",
        HowToWinInSpace => {
            "Gracze na zmianę stawiają znaki na wolnych polach. Wygrywa ten, kto pierwszy ułoży {run} w\u{a0}rzędzie: w\u{a0}jednej warstwie lub przez wszystkie warstwy."
        }
        WhenDrawn => "Gdy nikt już nie może ułożyć rzędu, jest remis.",
        NoDrawInSpace => {
            "Tu nie bywa remisów: kto zacznie na środku, może wygrać w\u{a0}czterech ruchach; ta strona oblicza to podczas gry."
        }
        FirstCanWin => "Kto zaczyna, zawsze może wygrać.",
        RulesWithoutEnd => {
            "Pola liczy się od pierwszego znaku: r3u4 to trzy w\u{a0}prawo i\u{a0}cztery w\u{a0}górę, l1d2 to jedno w\u{a0}lewo i\u{a0}dwa w\u{a0}dół. Żeby zobaczyć więcej, przeciągnij planszę albo idź dalej strzałkami; żeby przejść do pola, wpisz jego nazwę, a\u{a0}żeby na nim zagrać, naciśnij Enter. Powiększaj dwoma palcami, kółkiem myszy z\u{a0}Ctrl albo klawiszami + i\u{a0}−. Gra nie ogłasza remisu sama: zaproponuj go, gdy nikt nie może już nic zdziałać."
        }
        LineAlong => "Wzdłuż wiersza lub kolumny w\u{a0}warstwie",
        LineDiagonal => "Po przekątnej warstwy",
        LineStraightUp => "Prosto w\u{a0}górę przez warstwy",
        LineUpAndAlong => "W\u{a0}górę i\u{a0}wzdłuż wiersza lub kolumny",
        LineCornerToCorner => "Z\u{a0}rogu do rogu sześcianu",
        HowRenju => {
            "Zaczynają czarne i\u{a0}wygrywają, gdy ułożą dokładnie pięć w\u{a0}rzędzie; białe wygrywają, gdy ułożą pięć lub więcej. Czarnym nie wolno jednym ruchem zrobić dwóch trójek, dwóch czwórek ani sześciu lub więcej w\u{a0}rzędzie, chyba że ten sam ruch daje piątkę. Trójka to rząd, z\u{a0}którego jeden kamień zrobi otwartą czwórkę; liczy się tylko wtedy, gdy czarnym wolno tam zagrać. Białe wygrywają też wtedy, gdy jedyną odpowiedzią czarnych jest pole zabronione."
        }
        HowCaro => {
            "Wygrywa dokładnie pięć w\u{a0}rzędzie, chyba że znaki przeciwnika blokują rząd z\u{a0}obu stron. Brzeg planszy nie blokuje."
        }
        HowCaroWithOverlines => {
            "Wygrywa pięć w\u{a0}rzędzie, chyba że znaki przeciwnika blokują rząd z\u{a0}obu stron; brzeg planszy nie blokuje. Sześć lub więcej w\u{a0}rzędzie wygrywa zawsze."
        }
        ThreeIs => "Trójka: jeszcze jeden kamień da otwartą czwórkę",
        FourIs => "Czwórka: jeszcze jeden kamień da piątkę",
        OverlineIs => "Za długi rząd: zabroniony",
        DoubleFourIs => "Podwójna czwórka: zabroniona",
        DoubleFourInLineIs => "Dwie czwórki w\u{a0}jednej linii: zabronione",
        DoubleThreeIs => "Podwójna trójka: zabroniona",
        NoDoubleThreeIs => {
            "To nie podwójna trójka: z\u{a0}jednego z\u{a0}rzędów mógłby powstać tylko za długi rząd"
        }
        BlockedFiveIs => "Zablokowana z\u{a0}obu stron: nie wygrywa",
        OpenFiveIs => "Jeden koniec wolny: wygrywa",
        MoveForbidden => "ruch {move}, {cell}, jest zabroniony: {foul}",
        RuleNotHere => "na takiej planszy nie gra się według tych zasad",
        OpeningNotHere => "na takiej planszy nie gra się z\u{a0}tym otwarciem",
        WrongChoice => "brakuje wyboru koloru albo jest on w\u{a0}złym miejscu",
        HowToPlay => {
            "Żeby zagrać, kliknij pole. Na klawiaturze strzałkami poruszasz się po planszy, Enter lub spacja stawia znak, Home i\u{a0}End przenoszą na początek i\u{a0}koniec wiersza, a\u{a0}Page Up i\u{a0}Page Down do sąsiedniej warstwy planszy 3D. Na planszy bez granic te klawisze przenoszą dalej."
        }
        HowToArrange => {
            "Gdy ustawiasz pozycję, możesz przeciągać znaki na inne pola. Na klawiaturze spacją podnosisz i\u{a0}odkładasz znak, Esc zostawia go na miejscu, a\u{a0}Delete go usuwa."
        }
        HowScoreIsKept => {
            "Wynik jest zapisany w\u{a0}tej przeglądarce, osobno dla każdej planszy i\u{a0}każdego przeciwnika; partie z\u{a0}ustawionej pozycji i\u{a0}przez link się nie liczą. Twoje urządzenie opuszczają tylko linki, które wysyłasz, a\u{a0}po pierwszej wizycie strona działa bez internetu."
        }

        HowMinimaxThinks => "Jak myśli minimaks",
        Calls => "Drzewo wywołań",
        CallsAsText => "Wywołania jako tekst",
        Step => "Krok",
        ToFirstStep => "Do pierwszego kroku",
        OneStepBack => "Krok wstecz",
        OneStepOn => "Krok naprzód",
        ToAnswer => "Do odpowiedzi",
        Position => "Pozycja",
        OnTheBoard => "Na planszy",
        Example => "Przykład",
        OnlyFewFreeCells => {
            "Gdy na twojej planszy zostanie najwyżej 5 wolnych pól, prześledzisz tutaj, jak myśli o\u{a0}niej minimaks."
        }
        AlphaBeta => "Alfa-beta",
        Scheme => {
            "Gdzie ma zagrać {mark}? Minimaks sprawdza każdy ruch, każdą odpowiedź i\u{a0}tak dalej aż do końca. Wygrana {mark} to +10, przegrana −10, remis 0. {mark} zachowuje najwyższą ocenę, {other} najniższą."
        }
        MarkToMove => "ruch {mark}",
        CallAhead => "{call}: jeszcze niesprawdzone",
        CallOpen => "{call}: jeszcze bez oceny",
        CallSoFar => "{call}: na razie {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, zachowane",
        Call => "Wywołanie {number}",
        CallOf => "Wywołanie {number}: {move}",
        KeepsHighest => "{call}. Ruch ma {mark} i\u{a0}zachowuje najwyższą ocenę.",
        KeepsLowest => "{call}. Ruch ma {mark} i\u{a0}zachowuje najniższą ocenę.",
        FillsBoard => "{call} zapełnia planszę: 0.",
        CompletesLine => "{call} dokańcza rząd: {score}.",
        Answer => "Odpowiedź to {move} z\u{a0}oceną {score}.",
        AlreadyHas => "{move} daje {score}: {mark} ma już {best}.",
        HighestSoFar => "{move} daje {score}, na razie najwyższą ocenę: {mark} ją zachowuje.",
        LowestSoFar => "{move} daje {score}, na razie najniższą ocenę: {mark} ją zachowuje.",
        SettlesIt => {
            "{step} {mark} ma już inną, nie gorszą możliwość, więc wszystko jasne: {moves} nie trzeba sprawdzać."
        }
        LookedAt => "Sprawdzone pozycje: {plain}; z\u{a0}alfa-beta {pruned}.",
        LookedAtFromEmpty => "Od pustej planszy {board}: {plain}; z\u{a0}alfa-beta {pruned}.",

        InstalledDescription => {
            "Kółko i krzyżyk, gomoku i inne plansze, z komputerem lub ze znajomym. Działa bez internetu."
        }
        Continue => "Kontynuuj",
        PlayGomoku => "Gomoku",
        OnAPhone => "Gomoku na telefonie",
        OnAComputer => "Gomoku na komputerze",
    }
}
