//! German.

use crate::words::Text;

/// What each text says in German.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => {
            "Das Spiel ließ sich nicht laden. Prüfe deine Verbindung oder aktualisiere den Browser."
        }

        NewGame => "Neues Spiel",
        Undo => "Zug zurück",
        Redo => "Zug vor",
        Hint => "Tipp",
        Place => "Setzen",
        PlayAgain => "Noch einmal",
        Names => "Namen",
        SwapNames => "Namen tauschen",
        EmptyName => "Bleibt ein Name leer, wird das Zeichen angezeigt.",
        Review => "Analyse",
        Easier => "Leichter",
        Harder => "Schwerer",
        SeeHow => "So kam es",
        Puzzles => "Aufgaben",
        Menu => "Menü",
        ResetScore => "Punktestand zurücksetzen",
        Share => "Teilen",
        Rules => "Regeln",
        Settings => "Einstellungen",
        SendLink => "Link senden",
        SendAgain => "Erneut senden",

        Dismiss => "Ausblenden",
        TryAgain => "Erneut versuchen",
        Loading => "Lädt\u{a0}…",
        PartMissing => {
            "Ein Teil der Seite ließ sich nicht laden. Prüfe deine Verbindung; du kannst weiterspielen."
        }

        Score => "Punktestand",
        Draws => "Remis",
        Thinking => "denkt nach",
        ToMove => "am Zug",
        You => "Du",
        Computer => "Computer",
        Friend => "Gegner",
        PlayerOne => "Spieler 1",
        PlayerTwo => "Spieler 2",

        Easy => "Leicht",
        MediumStrength => "Mittel",
        Hard => "Schwer",
        Best => "Maximal",
        FirstFree => "Erstes Feld",
        Random => "Zufall",
        Guard => "Wache",
        Clerk => "Bürokraft",
        Centre => "Mitte",
        Strategist => "Strategie",
        Minimax => "Minimax",
        Level => "Stufe {level}",

        PieceToMove => "{piece} am Zug|Schwarz am Zug|Weiß am Zug",
        YourMove => "Du bist am Zug",
        YourFriendsMove => "Dein Gegner ist am Zug",
        YouWin => "Du gewinnst",
        ComputerWins => "Der Computer gewinnt",
        FriendWins => "Dein Gegner gewinnt",
        PieceWins => "{piece} gewinnt|Schwarz gewinnt|Weiß gewinnt",
        Draw => "Unentschieden",
        Numbered => "{status}, Zug {move}",
        Played => "Letzter Zug: {cell}",
        Agreed => "durch Einigung",
        TapASquare => "Drei in einer Reihe gewinnen. Tippe auf ein Feld.",
        NoLineLeft => "keine Reihe ist mehr möglich",

        Comma => ", ",
        And => " und ",

        NoughtsAndCrosses => "Tic-Tac-Toe",
        InARow => "{run} in einer Reihe auf {board}",
        Empty => "leer",
        PieceInside => "{piece}|Schwarz|Weiß",
        CellMove => "Zug {move}",
        LastMove => "letzter Zug",
        WinningLine => "Gewinnreihe",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: Tic-Tac-Toe",
        PageDescription => {
            "Tic-Tac-Toe und Gomoku im Browser, gegen den Computer oder zu zweit. Kostenlos, ohne Konto, ohne Installation; mit Finger, Maus, Tastatur oder Screenreader."
        }
        Framed => "Diese Seite steckt in einer anderen, die deine Eingaben umleiten könnte.",
        OpenInOwnTab => "In eigenem Tab öffnen",

        InARowWithoutEnd => "{run} in einer Reihe auf endlosem Brett",
        OnLayer => "Ebene {layer}, {cell}",
        Selected => "ausgewählt",
        PickedUp => "aufgenommen",
        GoodMove => "guter Zug",
        InLineFor => {
            "Zugfolge: {piece}, Zug {number}|Zugfolge: Schwarz, Zug {number}|Zugfolge: Weiß, Zug {number}"
        }
        LeadsToWin => "gewinnt {moves}",
        LeadsToDraw => "remis",
        LeadsToLoss => "verliert {moves}",
        InMoves => "in {count} Zug|in {count} Zügen",
        WinSign => "G{moves}",
        DrawSign => "R",
        LossSign => "V{moves}",

        ZoomIn => "Vergrößern",
        ZoomOut => "Verkleinern",
        Fit => "Einpassen",
        TurnClockwise => "Im Uhrzeigersinn drehen",
        TurnAnticlockwise => "Gegen den Uhrzeigersinn drehen",
        ToFront => "Ansicht von vorn",
        Stacked => "Gestapelt",
        SideBySide => "Nebeneinander",
        LayerName => "Ebene {layer}",
        MoveNow => "Jetzt ziehen",
        MoveList => "Züge",
        MadeMove => "{piece} {cell}|Schwarz {cell}|Weiß {cell}",
        OfferDraw => "Remis anbieten",
        Agree => "Remis annehmen",
        AllMarks => "Alle Zeichen",
        AllMarksAfter => "Alle Zeichen nach {count} Zug|Alle Zeichen nach {count} Zügen",
        ToCells => "Zurück zu den Feldern",
        ToLastMove => "Letzter Zug",
        NotOnBoard => "{cell}, nicht auf dem Brett",
        Threats => "Drohungen",
        ThreatsOff => "Die Drohungen sind ausgeblendet.",
        NoThreats => "Keine Drohungen.",
        WinsHere => "{piece} gewinnt hier|Schwarz gewinnt hier|Weiß gewinnt hier",
        ForkFor => "Doppeldrohung für {piece}|Doppeldrohung für Schwarz|Doppeldrohung für Weiß",
        RowFor => {
            "{count} in einer Reihe für {piece}|{count} in einer Reihe für Schwarz|{count} in einer Reihe für Weiß"
        }
        OpenRowFor => {
            "offener {count}er für {piece}|offener {count}er für Schwarz|offener {count}er für Weiß"
        }
        LegendWin => "Sieg",
        LegendFork => "Doppeldrohung",
        LegendRow => "{count} in einer Reihe",
        LegendOpenRow => "offener {count}er",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "{cell} ausgewählt: noch einmal antippen oder „Setzen“ drücken",
        PressPlace => "{cell} ausgewählt: „Setzen“ drücken oder ein anderes Feld auswählen",
        HintIs => "Tipp: {cell} {why}",
        GlowingCell => "Das leuchtende Feld",
        HintWins => "gewinnt",
        HintBlocks => "blockiert eine Reihe",
        HintMakesTwoThreats => "schafft eine Doppeldrohung",
        HintWinsIn => "gewinnt {moves}",
        HintOnlyDraws => "hält als einziger Zug das Remis",
        HintDraws => "hält das Remis",
        HintDelays => "verliert bestenfalls {moves}; kein Zug hält länger durch",
        HintStopsAnAttack => "stoppt einen Angriff",
        HintLooksBest => "sieht am besten aus",
        BlockHere => "Hier blockieren?",
        NoHint => "Nichts Dringendes: kein Tipp für diese Stellung.",
        CellTaken => "Dieses Feld ist besetzt.",
        NothingToUndo => "Es gibt nichts zurückzunehmen.",
        NothingToRedo => "Es gibt nichts zu wiederholen.",
        LastMovesInOrder => "Die letzten drei Züge der Reihe nach",
        TryNext => "Andere Spiele",
        PlayAFriend => "Zu zweit spielen",
        OffersDraw => "{piece} bietet Remis an|Schwarz bietet Remis an|Weiß bietet Remis an",
        YouOfferDraw => "Du bietest Remis an",
        FriendOffersDraw => "Dein Gegner bietet Remis an",
        MovedLastAndOffersDraw => {
            "{piece} war zuletzt am Zug und bietet Remis an|Schwarz war zuletzt am Zug und bietet Remis an|Weiß war zuletzt am Zug und bietet Remis an"
        }
        Depth => "Tiefe {depth}, {seconds}\u{a0}s",
        PositionsDone => "{done} von {all} Stellungen",
        Stop => "Anhalten",
        StopCalculating => "Berechnung stoppen",

        RestoreScore => "Rückgängig",
        ScoreIsReset => "Punktestand zurückgesetzt.",
        SetAside => {
            "Ein Teil der gespeicherten Daten war nicht lesbar. Er wurde beiseitegelegt, nicht gelöscht, und du kannst weiterspielen."
        }
        StorageNewer => {
            "Ein Teil der gespeicherten Daten stammt aus einer neueren Version dieser Seite. Er bleibt unverändert; lade die Seite neu, um diese Version zu bekommen."
        }
        StorageFull => {
            "Der Speicher dieser Seite ist voll: Was du ab jetzt spielst, geht verloren, wenn du die Seite schließt. Exportiere deine Daten in eine Datei und entferne dann Spiele unter „Teilen › Deine Spiele“. Hilft das nicht, lösche die Daten dieser Website im Browser und importiere die Datei."
        }
        StorageBlocked => {
            "Dieser Browser lässt kein Speichern zu: Dein Spiel und der Punktestand gehen verloren, wenn du die Seite schließt."
        }
        NewVersion => {
            "Eine neue Version ist da. Sie wird mit dem nächsten Spiel geladen, auf Wunsch auch sofort."
        }
        Update => "Aktualisieren",
        AnalysisMissing => {
            "Das Analyseprogramm ließ sich nicht laden. Alles andere geht weiterhin."
        }
        AnalysisUnusable => {
            "Das Analyseprogramm hat eine unsinnige Antwort geliefert. Alles andere geht weiterhin."
        }
        Refit => "Brett anpassen",
        CouldBeRefitted => {
            "Der Bildschirm hat sich geändert: Dieses Brett füllt ihn nicht mehr genau aus."
        }
        HearMoves => "Möchtest du die Züge hören?",
        SoundOn => "Ton an",
        NoThanks => "Nein, danke",
        Restore => "Rückgängig",
        OutOfReach => "Das Brett endet {cells} Felder vom ersten Zeichen entfernt.",
        DrawDeclined => {
            "Der Computer lehnt ab. Er nimmt Remis erst nach {moves} Zügen ohne Drohung an."
        }
        LanguageMissing => "Diese Sprache ließ sich nicht laden. Prüfe deine Verbindung.",

        Board => "Brett",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Ganzer Schirm",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Endlos",
        Custom => "Eigenes",
        Columns => "Spalten",
        Rows => "Zeilen",
        Layers => "Ebenen",
        Run => "Gewinnreihe",
        NumberOfLayers => "{name}: 1 oder {least} bis {most}.",
        OnlyNumber => "{name}: {number} auf diesem Brett.",
        NumberFromTo => "{name}: eine Zahl von {least} bis {most}.",
        ProvedWin => "Bewiesen: Wer beginnt, gewinnt",
        ProvedDraw => "Bewiesen: remis bei bestem Spiel",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Caro endlos",
        Freestyle => "Freistil",
        ExactlyRun => "Genau {run}",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro mit Überlänge",
        FreestyleIs => "{run} oder mehr in einer Reihe gewinnen.",
        ExactlyRunIs => "Genau {run} in einer Reihe gewinnen; eine längere Reihe zählt nicht.",
        RenjuIs => "Für Schwarz verboten: Doppeldreier, Doppelvierer, überlange Reihen.",
        CaroIs => "Genau fünf in einer Reihe gewinnen, wenn nicht beide Enden blockiert sind.",
        CaroWithOverlinesIs => {
            "Fünf gewinnen, wenn nicht beide Enden blockiert sind; sechs oder mehr gewinnen immer."
        }
        Opening => "Eröffnung",
        FreeOpening => "Frei",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long Pro",
        FreeOpeningIs => "Ohne Einschränkungen.",
        SwapIs => "Eine Seite setzt einen Stein, die andere wählt die Farbe.",
        Swap2Is => {
            "Eine Seite setzt drei Steine; die andere wählt die Farbe oder setzt zwei weitere und überlässt der ersten die Wahl."
        }
        ProIs => {
            "Der erste schwarze Stein liegt in der Mitte, der zweite außerhalb der mittleren {size} Felder."
        }
        Overline => "überlange Reihe",
        DoubleFour => "Doppelvierer",
        DoubleThree => "Doppeldreier",
        NotInCentre => "erster Stein nicht in der Mitte",
        NearCentre => "zu nah an der Mitte",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "verboten: {foul}",
        IsForbidden => "{cell} ist verboten: {foul}.",
        OpeningStone => "Stein {number} von {count}, dann wählt die Gegenseite",
        ChooseColour => "Wähle eine Farbe",
        ComputerChooses => "Der Computer wählt eine Farbe",
        FriendChooses => "Dein Gegner wählt eine Farbe",
        PlayerChooses => "{player}: Wähle eine Farbe",
        AddTwoStones => "Zwei Steine setzen",
        YouMoveNext => "dann bist du am Zug",
        OtherMovesNext => "dann ist die Gegenseite am Zug",
        OtherThenChooses => "dann wählt die Gegenseite",
        YouPlay => "Du spielst {piece}.|Du spielst Schwarz.|Du spielst Weiß.",
        ComputerPlays => {
            "Der Computer spielt {piece}.|Der Computer spielt Schwarz.|Der Computer spielt Weiß."
        }
        FriendPlays => {
            "Dein Gegner spielt {piece}.|Dein Gegner spielt Schwarz.|Dein Gegner spielt Weiß."
        }
        PlayerPlays => "{player} spielt {piece}.|{player} spielt Schwarz.|{player} spielt Weiß.",
        OnlyAnswerForbidden => "die einzige Abwehr von Schwarz, {cell}, ist verboten: {foul}",
        ForbiddenPoints => "Verbotene Felder zeigen",
        PlayPiece => "{piece} spielen|Schwarz spielen|Weiß spielen",
        Against => "Modus",
        FriendHere => "Zu zweit hier",
        FriendByLink => "Zu zweit per Link",
        Opponent => "Gegner",
        StrengthGrade => "Schwierigkeit",
        EasyIs => "Blockiert deine Reihen, tappt aber in Fallen.",
        MediumIs => "Hat einen Plan und sieht die meisten Fallen.",
        HardIs => "Macht selten Fehler.",
        BestIs => "Der stärkste Gegner auf diesem Brett.",
        AllOpponents => "Alle Gegner",
        MoreBoards => "Weitere Bretter",
        IsProved => "bewiesen: alle Spiele durchgespielt",
        IsMeasured => "in Testspielen gemessen",
        IsNotMeasured => "auf diesem Brett nicht gemessen",
        More => "Weitere Optionen",
        ChooseOpponent => "Gegner wählen",
        HowStrong => "Spielstärke",
        Explained => "{name}: {what}",
        WhoStarts => "Wer beginnt",
        WhoMovesNext => "Wer ist am Zug",
        InTurn => "Abwechselnd",
        Chance => "Zufall",
        Pieces => "Zeichen",
        Marks => "X und O",
        Stones => "Steine",
        YourMark => "Dein Zeichen",
        YourStones => "Deine Steine",
        PlayerOnesMark => "Zeichen von {name}",
        PlayerOnesStones => "Steine von {name}",
        StarterIsX => "X beginnt",
        StarterIsBlack => "Schwarz beginnt",
        PieceAlone => "{piece}|Schwarz|Weiß",
        Start => "Los",
        MakeLink => "Link erstellen",
        Arrange => "Stellung aufbauen",
        WinsWith => "{run} in einer Reihe",
        WinsWithExactly => "genau {run} in einer Reihe",
        WinsWithOrMore => "{run} oder mehr in einer Reihe",

        FirstFreeIs => "nimmt das erste freie Feld",
        RandomIs => "setzt irgendwohin",
        GuardIs => "vollendet und blockiert Reihen, setzt sonst irgendwohin",
        ClerkIs => "vollendet und blockiert Reihen, nimmt sonst das erste freie Feld",
        CentreIs => "erst die Mitte, dann wie Wache",
        StrategistIs => "vollendet und blockiert Reihen, folgt sonst einem Plan",
        MinimaxIs => "denkt jedes Spiel bis zum Ende durch",
        LevelOneIs => "sieht den eigenen Zug und deine Antwort",
        LevelTwoIs => "sieht Doppeldrohungen",
        LevelThreeIs => "sieht einige Züge voraus",
        LevelFourIs => "sieht Siege durch Vierer",
        LevelFiveIs => "sieht weit voraus",
        LevelSixIs => "nimmt sich Zeit",
        LevelFourInSpaceIs => "sieht erzwungene Siege",
        LevelSixInSpaceIs => "nimmt sich Zeit und beweist Siege",
        MeasuredAgainst => {
            "{count} Spiel gegen {opponent}: {won} gewonnen, {drawn} remis, {lost} verloren|{count} Spiele gegen {opponent}: {won} gewonnen, {drawn} remis, {lost} verloren"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; wenn du beginnst, {chance}",
        NoteIfItStarts => "{character}; wenn der Computer beginnt, {chance}",
        NeverWin => "kannst du nie gewinnen",
        HardlyEverWin => "kannst du fast nie gewinnen",
        WinTimesIn => {
            "kannst du {count} von {of} Spielen gewinnen|kannst du {count} von {of} Spielen gewinnen"
        }
        WinAboutTimesIn => {
            "kannst du etwa {count} von {of} Spielen gewinnen|kannst du etwa {count} von {of} Spielen gewinnen"
        }
        NearlyAlwaysWin => "kannst du fast immer gewinnen",
        AlwaysWin => "kannst du immer gewinnen",

        Close => "Schließen",

        Language => "Sprache",
        LikeTheBrowser => "Wie im Browser",
        Look => "Design",
        LikeTheSystem => "Systemstandard",
        Midnight => "Mitternacht",
        Paper => "Papier",
        Wood => "Holz",
        Sound => "Ton",
        Quiet => "Leise",
        MediumLoud => "Mittel",
        Loud => "Laut",
        Vibration => "Vibration",
        Off => "Aus",
        On => "An",
        ComputerAnswers => "Antwort des Computers",
        AtOnce => "Sofort",
        AfterHalfASecond => "Nach 0,5\u{a0}s",
        AfterASecond => "Nach 1\u{a0}s",
        LevelSixThinks => "Bedenkzeit von Stufe 6",
        ForASecond => "1\u{a0}s",
        ForFiveSeconds => "5\u{a0}s",
        ForHalfAMinute => "30\u{a0}s",
        ToMakeAMove => "Zugbestätigung",
        TapACell => "Einmal tippen",
        SelectThenPlace => "Auswählen, dann „Setzen“",
        ButtonsFor => "Seite der Knöpfe",
        RightHand => "Rechts",
        LeftHand => "Links",
        SecondPlayer => "Knöpfe von Spieler 2",
        Upright => "Normal",
        Turned => "Umgedreht",
        TurnedIs => {
            "Umgedreht: Liegt das Handy zwischen euch, sind Karte und Knöpfe von Spieler 2 zur anderen Seite gedreht."
        }
        SpaceBoards => "3D-Bretter",
        AsFits => "Automatisch",
        MoveResults => "Zugbewertung",
        Keys => "Tasten",
        SingleKeys => "Tastenkürzel mit nur einer Taste",
        OtherVariation => "Andere Variante",
        ChooseCell => "Feld auswählen",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Strg",
        ShiftKey => "Umschalt",
        HomeKey => "Pos1",
        EndKey => "Ende",
        MoveNumbers => "Zugnummern",
        Erase => "Löschen",

        HasWonAlready => {
            "{piece} hat schon gewonnen|Schwarz hat schon gewonnen|Weiß hat schon gewonnen"
        }
        NoLineForAnyone => "Keine Reihe lässt sich mehr vollenden",
        NobodysTurn => "Niemand ist am Zug",
        TapPuts => "Beim Antippen",
        Alternate => "Abwechselnd",
        SideToMove => "Am Zug",
        Clear => "Leeren",
        Mirror => "Spiegeln",
        Turn => "Drehen",
        Back => "Zurück",
        Analyse => "Analysieren",
        PlayFromHere => "Ab hier spielen",
        IsPickedUp => "Zeichen von {cell} aufgenommen",
        CountOfPiece => "{piece}: {count}|Schwarz: {count}|Weiß: {count}",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}. Zu viele {piece}|{counts}. Zu viele schwarze Steine|{counts}. Zu viele weiße Steine"
        }
        OnlyToLookAt => "{counts}. Nur zum Ansehen",

        AtMove => "Zug",
        ToBeginning => "Zum Anfang",
        OneMoveBack => "Voriger Zug",
        OneMoveOn => "Nächster Zug",
        ToEnd => "Zum Ende",
        BeforeFirstMove => "vor dem ersten Zug",
        PlayOn => "Ab hier spielen",
        EndReview => "Analyse beenden",
        InVariation => "Variante",
        RemoveMoves => "Ab hier entfernen",
        RestoreMoves => "Rückgängig",
        ReturnToGame => "Zurück zum Spiel",
        MovesLeftOut => {
            "Ein Zug wurde weggelassen, weil die Regeln ihn nicht erlauben: Zug {number}.|{count} Züge wurden weggelassen, weil die Regeln sie nicht erlauben. Der erste ist Zug {number}."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "Zeile {line}, Stelle {column}",
        AtByte => "Byte {number}",
        FileCutOff => "Der Inhalt bricht ab",
        Play => "Start",
        Pause => "Pause",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Zug {at} von {all}",
        MoveOfBy => {
            "Zug {at} von {all}, {piece} {cell}|Zug {at} von {all}, Schwarz {cell}|Zug {at} von {all}, Weiß {cell}"
        }
        Excellent => "ausgezeichnet",
        Good => "gut",
        Dubious => "zweifelhaft",
        Mistake => "wohl ein Fehler",
        Blunder => "ein grober Fehler",
        HasWon => "{piece} hat gewonnen|Schwarz hat gewonnen|Weiß hat gewonnen",
        HasWonInside => "{piece} hat gewonnen|Schwarz hat gewonnen|Weiß hat gewonnen",
        CanWinIn => {
            "{piece} kann {moves} gewinnen|Schwarz kann {moves} gewinnen|Weiß kann {moves} gewinnen"
        }
        ADraw => "remis",
        StandsBetter => "{piece} steht besser|Schwarz steht besser|Weiß steht besser",
        AboutEven => "etwa ausgeglichen",
        MissesWinIn => "Verpasst einen Sieg {moves}",
        LetsWinIn => {
            "Lässt {piece} {moves} gewinnen|Lässt Schwarz {moves} gewinnen|Lässt Weiß {moves} gewinnen"
        }
        EngineLines => "Computervarianten",
        BalancedMoves => "Ausgeglichene Züge",
        FewerLines => "Weniger Varianten",
        MoreLines => "Mehr Varianten",
        ChanceOf => "{piece} {percent}|Schwarz {percent}|Weiß {percent}",
        LinesDepth => "Tiefe {depth}",
        LinesDetail => "{positions} Stellungen in {seconds}\u{a0}s",
        Promote => "Variante aufwerten",
        Notes => "Notizen",
        Triangle => "Dreieck",
        Square => "Quadrat",
        Circle => "Kreis",
        Cross => "Kreuz",
        StopDrawing => "Zeichnen beenden",
        VariationsChanged => {
            "Die Varianten in diesem Link wurden abgeschnitten oder verändert. Hier ist das Spiel ohne sie."
        }
        AnalysisTooLarge => {
            "Diese Analyse ist zu groß, um hier gespeichert zu werden. Speichere sie als Datei."
        }
        Moves => "{count} Zug|{count} Züge",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Besser: {cells}",
        NextMove => "danach: {move}, {verdict}",
        DecidedBy => {
            "{ended}. Entscheidend war Zug {move}, {piece} {cell}.|{ended}. Entscheidend war Zug {move}, Schwarz {cell}.|{ended}. Entscheidend war Zug {move}, Weiß {cell}."
        }
        NoSingleMove => "{ended}. Kein einzelner Zug war entscheidend.",
        LookingAtGame => "Das Spiel wird analysiert: {progress}",
        Mistakes => "Fehler",
        FindBetterMove => {
            "{piece} hat {cell} gespielt. Welcher Zug ist besser?|Schwarz hat {cell} gespielt. Welcher Zug ist besser?|Weiß hat {cell} gespielt. Welcher Zug ist besser?"
        }
        IsBetter => "{cell} ist ein guter Zug.",
        IsNotBetter => "{cell} reicht nicht. Es gibt einen besseren Zug.",
        LookingAtMove => "{cell} wird geprüft\u{a0}…",
        ShowSolution => "Lösung zeigen",
        NextMistake => "Nächster Fehler",
        NoMoreMistakes => "Keine weiteren Fehler.",
        MistakesBySide => "Fehler: {first}, {second}.",
        PuzzleSolved => "Gelöst",
        PuzzleSolution => "Lösung",
        StepOf => "Schritt {step} von {steps}",
        MissedWin => "Verpasster Sieg",

        Accept => "Spielen",
        NotNow => "Jetzt nicht",
        TakeLink => "Spiel übernehmen",
        TakeSeat => "Mitspielen",
        KeepKnown => "Meins behalten",
        ShowKnown => "Meins zeigen",
        ShowLink => "Link-Version zeigen",
        Invited => {
            "Du bist zu {game} eingeladen. Du spielst {piece}.|Du bist zu {game} eingeladen. Du spielst Schwarz.|Du bist zu {game} eingeladen. Du spielst Weiß."
        }
        OwnGameKept => "Dein eigenes Spiel bleibt erhalten.",
        PositionFromLink => "Eine Stellung aus einem Link. Dein eigenes Spiel bleibt erhalten.",
        Watching => {
            "Du siehst einem Spiel zwischen zwei anderen zu. Es wird nicht von selbst aktualisiert: Öffne ihren nächsten Link, um mehr zu sehen."
        }
        AsksToTakeBack => {
            "Dein Gegner möchte {count} Zug zurücknehmen.|Dein Gegner möchte {count} Züge zurücknehmen."
        }
        Earlier => {
            "Das ist dein Spiel, wie es vor {count} Zug war.|Das ist dein Spiel, wie es vor {count} Zügen war."
        }
        FromYourSide => {
            "Dieser Link kommt von deiner Seite, enthält aber auch Zug {move}, den deines Gegners. Übernimm das Spiel nur, wenn du den Link selbst von einem anderen Gerät geschickt hast."
        }
        AnotherGame => "Dieser Link führt zu einem anderen Spiel als deinem gespeicherten.",
        Differs => {
            "Zug {move} ist anders als in deinem gespeicherten Spiel: {linked} in diesem Link, {known} in deinem."
        }
        DiffersAsk => {
            "Zug {move} ist anders als in deinem gespeicherten Spiel: {linked} in diesem Link, {known} in deinem. Frag deinen Gegner, welcher Zug stimmt."
        }
        PlayedForYou => {
            "Zug {move} in diesem Link ist deiner, aber du hast ihn nicht hier gemacht."
        }

        NowSend => "Sende jetzt den Link",
        SentAndWaiting => "Gesendet. Warten auf Antwort",
        WaitingForFriend => "Warten auf den Link deines Gegners",

        TheLink => "Der Link",
        TheMoves => "Die Züge",
        TheBoard => "Das Brett",
        LinkIsASeat => {
            "Wer diesen Link hat, kann für deinen Gegner ziehen: Schick den Link sonst niemandem."
        }
        CopyLink => "Link kopieren",
        CopyMoves => "Züge kopieren",
        CopyBoard => "Brett kopieren",
        Scan => "Mit einem anderen Handy scannen",
        OpenGame => "Spiel öffnen",
        LinkMovesOrText => "Link, Züge oder Text einer Datei",
        TheText => "Der Text",
        ChooseFiles => "Dateien auswählen",
        AboutFiles => {
            "Hier lassen sich Dateien der Formate SGF, RenLib (.lib), .psq, .pos und .sav öffnen. Du kannst sie auch irgendwo auf die Seite ziehen."
        }
        GamesInFiles => "Spiel wählen",
        Comment => "Kommentar",
        JudgementOfMove => "Dieser Zug",
        NoSign => "Keine Wertung",
        VeryGoodMove => "glänzender Zug",
        InterestingMove => "interessanter Zug",
        DrawOnBoard => "Auf das Brett zeichnen",
        Letter => "Buchstabe",
        Analyses => "Analysen",
        WithVariations => "Mit Varianten und Notizen",
        VariationsTooLong => {
            "Die Varianten passen nicht in einen Link. Speichere das Spiel als Datei."
        }
        OpenAnyway => "Trotzdem öffnen",
        Library => "Bibliothek",
        AboutLibrary => {
            "Dateien mit Spielen, die du hier hinzufügst, bleiben auf diesem Gerät. Finde die Spiele, in denen eine Stellung vorkam, auch gedreht oder gespiegelt, und sieh, wie es weiterging."
        }
        AddFiles => "Dateien hinzufügen",
        AddToLibrary => "Zur Bibliothek hinzufügen",
        SearchGames => "Spieler, Turnier oder Datum",
        WithThisPosition => "Nur Spiele mit dieser Stellung",
        FoundGames => "{count} Spiel gefunden.|{count} Spiele gefunden.",
        FirstListed => "Die ersten {count} werden angezeigt.",
        NextMoves => "Nächste Züge",
        FilesNotKept => {
            "Dieser Browser hat die Dateien nicht gespeichert. Nach dem Neuladen sind sie weg."
        }
        GameNumber => "Spiel {number}",
        UnknownFormat => "Dieses Format lässt sich hier nicht öffnen",
        NoGameInside => "Darin ist kein Spiel",
        FileTooLong => "Die Datei ist zu groß",
        FileGoesOn => "Nach dem Ende folgt noch etwas",
        FileNotUnderstood => "Diese Stelle ist unverständlich",
        AnotherKindOfGame => "Das ist die Aufzeichnung eines anderen Brettspiels",
        CellOutside => "Dieses Feld gibt es auf dem Brett nicht",
        SaveAsFile => "Als Datei speichern",
        NotInFormat => "Dieses Dateiformat eignet sich nicht für dieses Brett oder diese Stellung.",
        GameSaved => "Gespeichert.",
        PasteHere => "Link oder Züge",
        Open => "Öffnen",
        SharePicture => "Bild teilen",
        SavePicture => "Bild speichern",
        SaveReplay => "Animation speichern",
        SaveGif => "GIF speichern",
        PageName => "In a Row",
        FinalBoard => "Das Brett am Ende. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "Du bist am Zug und spielst {piece}|Du bist am Zug und spielst Schwarz|Du bist am Zug und spielst Weiß"
        }
        Shared => "Geteilt.",
        Copied => "Kopiert. Füge es dort ein, wo dein Gegner es liest.",
        NotSent => "Nicht gesendet.",
        CopyYourself => {
            "Dieser Browser lässt die Seite weder senden noch kopieren. Der Text ist ausgewählt: Kopiere ihn selbst."
        }
        Saved => "Gespeichert. Du findest es in deinen Downloads.",
        PictureNotTaken => "Das Bild ließ sich nicht teilen. Speichere es stattdessen.",
        PictureNotDrawn => {
            "Dieser Browser kann das Bild nicht erzeugen. Mach stattdessen einen Screenshot."
        }

        YourGames => "Deine Spiele",
        NoGames => "Noch keine Spiele. Ein Spiel, das du für ein anderes verlässt, bleibt hier.",
        FinishedGames => "Beendet",
        GoOn => "Fortsetzen",
        Remove => "Entfernen",
        Choose => "Auswählen",
        ChooseAllOver => "Alle beendeten auswählen",
        RemoveChosen => "Ausgewählte entfernen",
        ListedGame => {
            "{board}, {run} in einer Reihe, du spielst {piece}, {moves}|{board}, {run} in einer Reihe, du spielst Schwarz, {moves}|{board}, {run} in einer Reihe, du spielst Weiß, {moves}"
        }
        ListedOwn => "{board}, {run} in einer Reihe, {opponent}, {moves}",
        ListedPosition => "{board}, {run} in einer Reihe, {marks}",
        MarksCount => "{count} Zeichen|{count} Zeichen",
        WaitingToJoin => "Warten, bis jemand beitritt",
        YouWon => "Du hast gewonnen",
        FriendWon => "Dein Gegner hat gewonnen",
        Arranging => "Eine Stellung, die du aufbaust",
        HowManyGames => "{count} von höchstens {most} Spielen per Link.",
        PastGamesKept => "Die letzten {most} beendeten Spiele bleiben hier.",
        OldGamesDropped => {
            "„Deine Spiele“ behält die letzten {most} Spiele. Das älteste wurde entfernt."
        }
        GamesFull => {
            "Du hast {most} Spiele per Link, mehr geht nicht. Für ein weiteres entferne erst eines unter „Teilen › Deine Spiele“."
        }
        GamesRemoved => "Spiel entfernt.|{count} Spiele entfernt.",

        WhatsNew => "Neuigkeiten",
        Install => "Installieren",
        InstallByHand => {
            "Um das Spiel auf den Startbildschirm zu bringen, öffne das Menü des Browsers (auf iPhone oder iPad „Teilen“) und wähle „Zum Startbildschirm hinzufügen“ oder „Zum Home-Bildschirm“."
        }
        YourData => "Deine Daten",
        Statistics => "Statistik",
        StatisticsCleared => "Statistik gelöscht.",
        Send => "Senden",
        Scanned => "Schon gescannt",
        MoveFirst => "Erst meinen Zug machen",
        InviteOrMove => {
            "Sende diesen Link an deinen Gegner, oder mach erst deinen Zug und sende den Link danach."
        }
        InviteToStart => "Sende diesen Link: Dein Gegner macht den ersten Zug.",
        SendYourMove => {
            "Sende diesen Link an deinen Gegner. Der Link enthält deinen Zug; die Antwort kommt auch als Link."
        }
        SendResult => "Sende diesen Link an deinen Gegner, um zu zeigen, wie das Spiel ausging.",
        NowMove => {
            "Dein Gegner kann den Link jetzt öffnen. Mach deinen Zug und sende den Link dann erneut."
        }
        LinkIsSent => {
            "Dieser Link wurde schon gesendet. Sende ihn nur erneut, wenn er nicht angekommen ist."
        }

        Strength => "Spielstärke",
        StrengthIsProved => {
            "Gerade eben bewiesen: Alle möglichen Spiele gegen jeden Gegner wurden durchgespielt. Die Chancen gelten, wenn du so gut wie möglich spielst."
        }
        StrengthIsMeasured => {
            "Gemessen: {board}. Jeder Gegner spielte gegen den nächstschwächeren, und jeder der beiden begann die Hälfte der Spiele. Stufe 6 hatte {seconds}\u{a0}Sekunden pro Zug."
        }
        StrengthIsNotMeasured => {
            "Nicht gemessen: {board}. Hier stehen die Ergebnisse vom ähnlichsten Brett, auf dem gemessen wurde."
        }
        ForProgrammers => "Für Programmierer",
        ProgramsFindOut => "Programme im Quelltext dieser Seite ermitteln all das:",
        IfYouStart => "Wenn du beginnst, {chance}.",
        IfItStarts => "Wenn der Computer beginnt, {chance}.",
        Exactly => "{chance} (genau {exactly})",
        GamesBeatIt => "{count} Spiel führt zum Sieg.|{count} verschiedene Spiele führen zum Sieg.",
        ShowAWin => "Sieg zeigen",
        AgainstIfYouStart => "gegen {opponent}, wenn du beginnst",
        AgainstIfItStarts => "gegen {opponent}, wenn der Computer beginnt",
        StrategistsClaim => {
            "Wer dieses Programm schrieb, hält es für unschlagbar und verlangt Beweise: Wenn du beginnst, {first}; wenn der Computer beginnt, {second}."
        }
        AlwaysBeaten => "ist es immer zu schlagen",
        BeatenWithLuck => "ist es mit Glück zu schlagen",
        NotBeaten => "ist es nicht zu schlagen",

        LinkFailed => "Der Link ließ sich nicht öffnen: {why}. Dein eigenes Spiel ist unverändert.",
        NoLink => "Er führt zu keinem Spiel",
        TooLong => "Er ist länger als jedes Spiel",
        CutOff => "Er ist abgeschnitten. Lass ihn dir neu schicken",
        CutOffAfter => "Er ist nach Zug {move} abgeschnitten. Lass ihn dir neu schicken",
        Changed => "Er wurde unterwegs verändert. Kopiere ihn neu oder lass ihn dir neu schicken",
        TooLarge => "Das Brett ist zu groß, oder ein Feld liegt zu weit draußen",
        TooFar => "Ein Feld liegt mehr als {cells} Felder vom ersten Zeichen entfernt",
        Character => "Das {number}.\u{a0}Zeichen des Links, „{character}“, gehört dort nicht hin",
        NoDraw => "Niemand kann darin Remis anbieten oder annehmen",
        MoveTaken => "Zug {move}, {cell}, geht auf ein besetztes Feld",
        MoveOutside => "Zug {move}, {cell}, liegt nicht auf dem Brett",
        MoveNotFirst => {
            "Zug {move}, {cell}, müsste r0u0 sein, denn dort liegt immer das erste Zeichen"
        }
        MoveAfterEnd => "Zug {move}, {cell}, kommt nach dem Ende",
        WrongColumns => "Das Brett hätte {count} Spalten, erlaubt sind aber {least} bis {most}",
        WrongRows => "Das Brett hätte {count} Zeilen, erlaubt sind aber {least} bis {most}",
        WrongCube => "Ein 3D-Brett hat drei gleich lange Seiten von {least} bis {most} Feldern",
        WrongRun => {
            "Verlangt sind {run} in einer Reihe, auf diesem Brett müssen es aber {number} sein"
        }
        WrongRunFromTo => {
            "Verlangt sind {run} in einer Reihe, auf diesem Brett müssen es aber {least} bis {most} sein"
        }
        MarkOutside => "Ein Zeichen liegt nicht auf dem Brett",
        TwoMarks => "Zwei Zeichen liegen auf einem Feld",
        NobodysTurnInIt => "Niemand ist darin am Zug",
        BeginsAfterEnd => "Das Spiel darin beginnt nach seinem Ende",

        ChangesMissing => "Die Neuigkeiten ließen sich nicht laden. Prüfe deine Verbindung.",
        AboutData => {
            "Deine Spiele, Punktestände, Statistiken und Einstellungen sind nur auf diesem Gerät gespeichert. Exportiere sie in eine Datei, um sie zu sichern oder auf ein anderes Gerät zu bringen. Was du aus einer Datei importierst, kommt zu dem hinzu, was hier ist: Punktestände zählen nur einmal, und nichts wird überschrieben."
        }
        ExportData => "Daten exportieren",
        ImportData => "Daten importieren",
        NotExported => "Dieser Browser kann keine Dateien speichern.",
        TakeTheirs => "Spiel und Einstellungen aus der Datei übernehmen",
        TookTheirs => "Fertig. Spiel und Einstellungen aus der Datei sind übernommen.",
        FileNotRead => "Die Datei war nicht lesbar. Nichts hat sich geändert.",
        FileForeign => "Das ist keine Datei von In a Row. Nichts hat sich geändert.",
        FileNewer => {
            "Diese Datei stammt aus einer neueren Version von In a Row. Lade die Seite neu, um diese Version zu bekommen, und versuche es erneut. Nichts hat sich geändert."
        }
        FileDamaged => "Diese Datei ist beschädigt. Nichts hat sich geändert.",
        FileTooLarge => "Diese Datei ist zu groß. Nichts hat sich geändert.",
        NothingNew => "Diese Datei enthält nichts Neues.",
        BroughtIn => "Importiert: {parts}.",
        Scores => "{count} Punktestand|{count} Punktestände",
        OtherGames => "{count} Spiel|{count} Spiele",
        GamesByLink => "{count} Spiel per Link|{count} Spiele per Link",
        ArrangedPositions => "{count} aufgebaute Stellung|{count} aufgebaute Stellungen",
        SettingsChanged => "{count} Einstellung|{count} Einstellungen",
        PuzzlesBroughtIn => "dein Fortschritt bei Aufgaben und Lektionen",
        CurrentGame => "das aktuelle Spiel",
        StayedAsTheyWere => {
            "Dein aktuelles Spiel und deine Einstellungen sind geblieben, wie sie waren."
        }

        NoStatistics => "Noch kein beendetes Spiel. Spiele eines zu Ende, dann erscheint es hier.",
        Won => "Gewonnen",
        Drawn => "Remis",
        Lost => "Verloren",
        Points => "Punkte",
        Streak => "Serie",
        LongestStreak => "Beste Serie",
        StreakWon => "{count} gewonnen|{count} gewonnen",
        StreakDrawn => "{count} remis|{count} remis",
        StreakLost => "{count} verloren|{count} verloren",
        LastGame => "Letztes Spiel: {results}",
        LastGames => "Letzte {count} Spiele, älteste zuerst: {results}",
        ExactlyGame => "Genau {game}",
        ResultsOf => "{game}, für {name}",
        AboutStatistics => {
            "Ein Balken nach oben ist ein Sieg, einer nach unten eine Niederlage, ein Strich ein Remis. Die Linie steigt mit jedem Sieg und fällt mit jeder Niederlage. „Punktestand zurücksetzen“ ändert hier nichts. Spiele per Link und aus aufgebauten Stellungen zählen nicht."
        }
        ClearStatistics => "Statistik löschen",
        LessonsFinished => "Lektionen geschafft: {done} von {count}",
        PuzzleOfTheDay => "Aufgabe des Tages",
        SolvePuzzles => "Aufgaben lösen",
        DailySolved => "Heute gelöst. Die nächste kommt um Mitternacht ({time} UTC).",
        DailyStreak => "Tage in Folge: {count}",
        PuzzleRating => "Deine Wertung: {rating}",
        PuzzleRatingChange => "Deine Wertung: {rating} ({change})",
        PuzzlesTried => "Ohne Fehler und Tipps gelöst: {solved} von {tried}",
        PuzzlesDue => "Heute zu wiederholen: {count}",
        WhichPuzzles => "Art",
        AllPuzzles => "Alle",
        SmallBoards => "3×3 bis 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Sieg durch Vierer",
        WinWithThreats => "Sieg durch Drohungen",
        Defence => "Verteidigung",
        QuietMove => "Stiller Zug",
        TwoFours => "Doppelvierer",
        TwoThrees => "Doppeldreier",
        TooLongRow => "Überlange Reihe",
        FourThree => "Vierer-Dreier",
        AtTheEdge => "Am Rand",
        Fork => "Doppeldrohung",
        SpaceDiagonal => "Raumdiagonale",
        ForbiddenReply => "Verbotene Antwort",
        FindWin => "Finde den Gewinnzug.",
        FindOnlyMove => "Finde den einzigen Zug, der nicht verliert.",
        RightGoOn => "Richtig. Finde den nächsten Zug.",
        RightMove => "Richtig.",
        DoesNotWin => "{cell} gewinnt nicht: {reply} verhindert es.",
        LosesTo => "{cell} verliert wegen {reply}.",
        IsNoWin => "{cell} gewinnt nicht.",
        WinIsCertain => "Der Sieg ist nicht mehr zu verhindern.",
        OtherMovesLose => "Alle anderen Züge verlieren.",
        HintTheme => "Thema: {theme}.",
        HintColumn => "Der Zug ist in Spalte {column}.",
        HintLayer => "Der Zug ist auf Ebene {layer}.",
        HintMove => "Der Zug ist {cell}.",
        NextPuzzle => "Nächste Aufgabe",
        ShareResult => "Ergebnis teilen",
        SharedPuzzle => "In a Row, Aufgabe vom {date}: {result}",
        SharedSolved => "auf Anhieb gelöst",
        SharedTries => "falsche Züge: {count}",
        SharedHints => "Tipps: {count}",
        CopiedResult => "Kopiert.",
        PuzzlesMissing => {
            "Die Aufgaben ließen sich nicht laden. Prüfe deine Verbindung und öffne dieses Fenster noch einmal."
        }
        FromYourGames => "Aus deinen Spielen",
        SearchingGames => "Deine Spiele werden durchsucht\u{a0}…",
        NoMissedWin => {
            "In deinen beendeten Spielen gegen den Computer gibt es keinen verpassten Sieg mehr."
        }
        Learn => "Lernen",
        LearnAbout => "Kurze Lektionen mit Übungen auf dem Brett.",
        LessonFinished => "Geschafft",
        NextStep => "Weiter",
        NextLesson => "Nächste Lektion",
        LessonOver => "Das war der letzte Schritt dieser Lektion.",
        LookElsewhere => "{cell} ist ein möglicher Zug. Such hier aber einen anderen.",
        NotThere => "Nicht {cell}. Schau noch mal.",
        NotThatAnswer => "Nein. Sieh dir die Steine noch mal an.",
        TryCell => "Versuch {cell}.",
        TakeBlack => "Schwarz",
        TakeWhite => "Weiß",
        LessonFours => "Vierer und Dreier",
        LessonForks => "Doppeldrohungen",
        LessonFouls => "Verbotene Felder im Renju",
        LessonSpace => "In 3D denken",
        NoughtsRow => "Du spielst X. Drei in einer Reihe gewinnen. Mach deine Reihe voll.",
        NoughtsBlock => "O braucht nur noch ein Feld für eine Reihe. Nimm du es zuerst.",
        NoughtsFork => {
            "Ein Zug mit zwei Drohungen ist eine Doppeldrohung. O kann nur eine der beiden stoppen. Mach eine Doppeldrohung und gewinne."
        }
        NoughtsCorner => {
            "Jetzt spielst du O. X hat die Mitte. Nur die Ecken sind sicher: Nimm eine."
        }
        NoughtsCentre => "X hat eine Ecke. Nur die Mitte ist sicher: Nimm sie.",
        NoughtsEdge => {
            "X hat zwei Ecken und will doppelt drohen. Nimm ein Randfeld, keine Ecke: Dann muss X blockieren."
        }
        NoughtsGame => "Jetzt spiel ein ganzes Spiel gegen den Computer. Verlier nicht!",
        FoursComplete => "Fünf in einer Reihe gewinnen. Vollende deinen Fünfer.",
        FoursStop => "Dein Gegner hat einen Vierer: Ein Stein fehlt noch zum Sieg. Stoppe ihn.",
        FoursGap => {
            "Ein Vierer kann eine Lücke haben. Wo würde dein Gegner einen Fünfer vollenden? Nimm dieses Feld."
        }
        FoursOpen => {
            "Ein Vierer mit zwei freien Enden ist ein offener Vierer. Niemand kann ihn stoppen. Mach einen und gewinne."
        }
        ThreesOpen => {
            "Aus einem offenen Dreier kann ein offener Vierer werden: Dein Gegner muss antworten. Mach einen."
        }
        ThreesStop => "Dein Gegner hat einen offenen Dreier. Stoppe ihn an einem Ende.",
        ForksFourThree => {
            "Ein Zug ergibt einen Vierer und zugleich einen offenen Dreier. Dein Gegner kann nur eins davon stoppen. Finde den Zug und gewinne."
        }
        ForksFours => "Ein Zug ergibt zwei Vierer auf einmal. Finde ihn und gewinne.",
        ForksThrees => "Ein Zug ergibt zwei offene Dreier auf einmal. Finde ihn und gewinne.",
        ForksStop => {
            "Jetzt will dein Gegner doppelt drohen. Nimm das Feld, auf dem sich die zwei Reihen treffen."
        }
        ForksPrepare => {
            "Hier geht noch keine Doppeldrohung. Bereite sie mit einer Drohung vor und gewinne."
        }
        ChainForce => {
            "Auf jeden Vierer muss dein Gegner antworten: So bestimmst du, wohin es geht. Gewinne durch Vierer."
        }
        ChainOrder => "Such zuerst die Doppeldrohung und dann den Vierer, der sie vorbereitet.",
        ChainLonger => {
            "Jetzt brauchst du mehr Vierer. Jeder sollte auch eine andere Reihe verlängern."
        }
        ChainKeep => {
            "Ein Vierer, der nichts vorbereitet, ist vertan. Heb ihn auf, bis du ihn brauchst, und gewinne."
        }
        ChainLast => "Das ist die längste Folge. Lass dir Zeit.",
        DefenceFirst => {
            "Bevor du dich verteidigst, schau, ob du sofort gewinnen kannst. Hier geht es. Wo?"
        }
        DefenceAttack => {
            "Ihr habt beide einen offenen Dreier, aber du bist am Zug. Greif an und gewinne."
        }
        DefenceEnd => {
            "Beide Enden stoppen diesen Dreier, aber eines stoppt noch eine andere Reihe. Nimm dieses Ende."
        }
        DefenceCounter => {
            "Verteidigen reicht hier nicht. Mach selbst Vierer: Dein Gegner muss antworten, und du gewinnst."
        }
        DefenceOnly => "Dein Gegner droht zu gewinnen, und nur ein Zug verhindert es. Finde ihn.",
        SwapWhy => {
            "Wer bei Gomoku beginnt, ist im Vorteil. Swap2 macht es fair: Eine Seite setzt drei Steine, die andere wählt eine Farbe."
        }
        SwapBlack => {
            "Die schwarzen Steine helfen einander, und der weiße liegt weit weg. Weiß ist am Zug. Was wählst du?"
        }
        SwapWhite => {
            "Die schwarzen Steine sind zu weit auseinander, um einander zu helfen. Weiß ist am Zug. Was wählst du?"
        }
        SwapEven => {
            "Du bist nicht sicher, welche Farbe besser ist? Drücke hier „Zwei Steine setzen“: Dann muss die Gegenseite wählen."
        }
        SwapFive => {
            "Die Gegenseite hat zwei Steine gesetzt. Weiß ist am Zug, aber Schwarz hat schon einen offenen Dreier. Was wählst du?"
        }
        FoulsThrees => {
            "Im Renju darf Schwarz nicht mit einem Zug zwei offene Dreier bilden. Du spielst Schwarz: Tippe auf das verbotene Feld."
        }
        FoulsFours => "Auch zwei Vierer mit einem Zug sind verboten. Tippe auf das verbotene Feld.",
        FoulsOverline => {
            "Auch sechs oder mehr in einer Reihe sind verboten. Tippe auf das verbotene Feld."
        }
        FoulsFive => {
            "Mit genau fünf in einer Reihe gewinnt Schwarz immer, auch auf so einem Feld. Vollende deinen Fünfer."
        }
        FoulsTrap => {
            "Jetzt spielst du Weiß. Mach einen Vierer, den Schwarz nur auf einem verbotenen Feld stoppen könnte, und gewinne."
        }
        SpaceLayer => {
            "Das Brett hat vier Ebenen übereinander. Vier in einer Reihe gewinnen. Vollende deine Reihe auf dieser Ebene."
        }
        SpaceUp => "Eine Reihe kann senkrecht durch alle Ebenen gehen. Vollende sie.",
        SpaceSlant => {
            "Eine Reihe kann auch auf jeder Ebene ein Feld zur Seite rücken. Vollende sie."
        }
        SpaceCorners => {
            "Eine Reihe kann sogar von einer Ecke des Würfels zur Ecke gegenüber gehen. Vollende sie."
        }
        SpaceStop => "Deinem Gegner fehlt nur noch ein Feld für eine Reihe. Finde es und nimm es.",
        SpaceFork => "Auch in 3D gewinnt eine Doppeldrohung. Finde eine und gewinne.",
        EndlessFive => {
            "Dieses Brett hat keinen Rand: Es wächst beim Spielen. Vollende deinen Fünfer."
        }
        EndlessStop => {
            "Hier stoppt kein Rand eine Reihe. Dein Gegner hat einen offenen Dreier: Stoppe ihn selbst, an einem Ende."
        }
        EndlessThree => "Dein Dreier ist an beiden Enden offen. Mach weiter und gewinne.",
        EndlessFork => "Zwei Reihen treffen sich in einem Feld. Finde es und gewinne.",
        EndlessGame => "Jetzt dauert es länger bis zum Sieg: Nutze, was du schon hast.",

        HowToWin => {
            "Setzt abwechselnd ein Zeichen auf ein freies Feld. Wer zuerst {run} in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal."
        }
        LongerRowCountsNothing => "Eine längere Reihe zählt nicht.",
        HowToWinInSpace => {
            "Setzt abwechselnd ein Zeichen auf ein freies Feld. Wer zuerst {run} in einer Reihe hat, gewinnt: auf einer Ebene oder durch alle Ebenen."
        }
        WhenDrawn => {
            "Kann keine Seite mehr eine Reihe vollenden, endet das Spiel unentschieden (remis)."
        }
        NoDrawInSpace => {
            "Hier endet kein Spiel remis: Wer in der Mitte beginnt, kann in vier Zügen gewinnen. Diese Seite rechnet es aus, während du spielst."
        }
        FirstCanWin => "Wer beginnt, kann immer gewinnen.",
        RulesWithoutEnd => {
            "Felder werden vom ersten Zeichen aus gezählt: r3u4 heißt drei nach rechts und vier nach oben, l1d2 eins nach links und zwei nach unten. Verschiebe das Brett, um mehr davon zu sehen, oder geh mit den Pfeiltasten weiter; gib den Namen eines Felds ein, um dorthin zu gelangen, und drücke Enter, um zu setzen. Zoome mit zwei Fingern, mit Mausrad und Strg oder mit + und −. Kein Spiel endet von selbst remis: Biete Remis an, wenn keine Seite vorankommt."
        }
        LineAlong => "Entlang einer Zeile oder Spalte einer Ebene",
        LineDiagonal => "Entlang einer Diagonale einer Ebene",
        LineStraightUp => "Senkrecht durch die Ebenen",
        LineUpAndAlong => "Schräg aufwärts entlang einer Zeile oder Spalte",
        LineCornerToCorner => "Von Ecke zu Ecke des Würfels",
        HowRenju => {
            "Schwarz beginnt und gewinnt mit genau fünf in einer Reihe, Weiß mit fünf oder mehr. Schwarz darf nicht mit einem Zug zwei Dreier, zwei Vierer oder eine Reihe von sechs oder mehr bilden, außer wenn der Zug zugleich einen Fünfer ergibt. Ein Dreier ist eine Reihe, aus der mit einem weiteren Stein ein offener Vierer werden kann; er zählt nur, wenn Schwarz diesen Stein setzen darf. Weiß gewinnt auch, wenn die einzige Abwehr von Schwarz ein verbotenes Feld ist."
        }
        HowCaro => {
            "Genau fünf in einer Reihe gewinnen, wenn nicht beide Enden von gegnerischen Zeichen blockiert sind. Der Brettrand blockiert nicht."
        }
        HowCaroWithOverlines => {
            "Fünf in einer Reihe gewinnen, wenn nicht beide Enden von gegnerischen Zeichen blockiert sind; der Brettrand blockiert nicht. Sechs oder mehr in einer Reihe gewinnen immer."
        }
        ThreeIs => "Dreier: Noch ein Stein ergibt einen offenen Vierer",
        FourIs => "Vierer: Noch ein Stein ergibt einen Fünfer",
        OverlineIs => "Überlange Reihe: verboten",
        DoubleFourIs => "Doppelvierer: verboten",
        DoubleFourInLineIs => "Zwei Vierer in einer Linie: verboten",
        DoubleThreeIs => "Doppeldreier: verboten",
        NoDoubleThreeIs => "Kein Doppeldreier: Eine der Reihen könnte nur überlang werden",
        BlockedFiveIs => "Beide Enden blockiert: kein Sieg",
        OpenFiveIs => "Ein Ende offen: gewonnen",
        MoveForbidden => "Zug {move}, {cell}, ist verboten – {foul}",
        RuleNotHere => "Diese Regel gibt es auf diesem Brett nicht",
        OpeningNotHere => "Diese Eröffnung gibt es auf diesem Brett nicht",
        WrongChoice => "Die Wahl der Farbe fehlt oder steht an der falschen Stelle",
        HowToPlay => {
            "Tippe ein Feld an, um zu setzen. Auf der Tastatur bewegst du dich mit den Pfeiltasten über das Brett, setzt mit Enter oder Leertaste und springst mit Pos1 und Ende an die Enden einer Zeile, mit Bild auf und Bild ab zur nächsten Ebene eines 3D-Bretts. Auf einem endlosen Brett reichen diese Sprünge weiter."
        }
        HowToArrange => {
            "Beim Aufbauen einer Stellung kannst du Zeichen auf andere Felder ziehen. Auf der Tastatur nimmt die Leertaste ein Zeichen auf und setzt es ab, Esc lässt es, wo es war, Entf entfernt es."
        }
        HowScoreIsKept => {
            "Der Punktestand bleibt in diesem Browser, getrennt nach Brett und Gegner; Spiele aus aufgebauten Stellungen oder per Link zählen nicht. Nichts verlässt dein Gerät außer den Links, die du sendest, und nach dem ersten Besuch braucht die Seite kein Netz."
        }

        HowMinimaxThinks => "Wie Minimax denkt",
        Calls => "Aufrufbaum",
        CallsAsText => "Die Aufrufe als Text",
        Step => "Schritt",
        ToFirstStep => "Zum ersten Schritt",
        OneStepBack => "Ein Schritt zurück",
        OneStepOn => "Ein Schritt weiter",
        ToAnswer => "Zur Antwort",
        Position => "Stellung",
        OnTheBoard => "Auf dem Brett",
        Example => "Beispiel",
        OnlyFewFreeCells => {
            "Bei höchstens 5 freien Feldern auf deinem Brett kannst du hier zusehen."
        }
        AlphaBeta => "Alpha-Beta",
        Scheme => {
            "Wohin soll {mark} setzen? Minimax probiert jeden Zug, jede Antwort und so weiter bis zum Ende. Ein Sieg von {mark} zählt +10, eine Niederlage −10, ein Remis 0. {mark} behält den höchsten Wert, {other} den niedrigsten."
        }
        MarkToMove => "{mark} am Zug",
        CallAhead => "{call}: noch nicht untersucht",
        CallOpen => "{call}: noch kein Wert",
        CallSoFar => "{call}: bisher {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, behalten",
        Call => "Aufruf {number}",
        CallOf => "Aufruf {number}: {move}",
        KeepsHighest => "{call}. {mark} ist am Zug und behält den höchsten Wert.",
        KeepsLowest => "{call}. {mark} ist am Zug und behält den niedrigsten Wert.",
        FillsBoard => "{call} füllt das Brett: 0.",
        CompletesLine => "{call} vollendet eine Reihe: {score}.",
        Answer => "Die Antwort ist {move}, mit dem Wert {score}.",
        AlreadyHas => "{move} führt zu {score}: {mark} hat schon {best}.",
        HighestSoFar => "{move} führt zu {score}: der höchste Wert bisher, {mark} behält ihn.",
        LowestSoFar => "{move} führt zu {score}: der niedrigste Wert bisher, {mark} behält ihn.",
        SettlesIt => {
            "{step} {mark} hat anderswo einen mindestens so guten Weg. Damit ist es entschieden, auch ohne {moves} zu untersuchen."
        }
        LookedAt => "Untersuchte Stellungen: {plain}; mit Alpha-Beta {pruned}.",
        LookedAtFromEmpty => "Vom leeren {board}-Brett aus: {plain}; mit Alpha-Beta {pruned}.",

        InstalledDescription => {
            "Tic-Tac-Toe, Gomoku und andere Bretter, gegen den Computer oder zu zweit. Funktioniert auch offline."
        }
        Continue => "Fortsetzen",
        PlayGomoku => "Gomoku",
        OnAPhone => "Gomoku auf dem Handy",
        OnAComputer => "Gomoku auf dem Computer",
    }
}
