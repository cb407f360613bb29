//! Italian.

use crate::words::Text;

/// What each text says in Italian.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => {
            "Il gioco non si è caricato. Controlla la connessione o aggiorna il browser."
        }

        NewGame => "Nuova partita",
        Undo => "Annulla",
        Redo => "Rifai",
        Hint => "Consiglio",
        Place => "Conferma",
        PlayAgain => "Gioca ancora",
        Names => "Nomi",
        SwapNames => "Scambia i nomi",
        EmptyName => "Senza un nome, si vede il simbolo.",
        Review => "Analisi",
        Easier => "Più facile",
        Harder => "Più difficile",
        SeeHow => "Guarda come",
        Puzzles => "Esercizi",
        Menu => "Menu",
        ResetScore => "Azzera punteggio",
        Share => "Condividi",
        Rules => "Regole",
        Settings => "Impostazioni",
        SendLink => "Invia il link",
        SendAgain => "Invia di nuovo",

        Dismiss => "Nascondi",
        TryAgain => "Riprova",
        Loading => "Caricamento…",
        PartMissing => {
            "Una parte della pagina non si è caricata. Controlla la connessione; intanto puoi continuare a giocare."
        }

        Score => "Punteggio",
        Draws => "pareggi",
        Thinking => "sta pensando",
        ToMove => "di turno",
        You => "Tu",
        Computer => "Computer",
        Friend => "Avversario",
        PlayerOne => "Giocatore 1",
        PlayerTwo => "Giocatore 2",

        Easy => "Facile",
        MediumStrength => "Medio",
        Hard => "Difficile",
        Best => "Esperto",
        FirstFree => "Prima libera",
        Random => "Casuale",
        Guard => "Guardia",
        Clerk => "Burocrate",
        Centre => "Centro",
        Strategist => "Stratega",
        Minimax => "Minimax",
        Level => "Livello {level}",

        PieceToMove => "Tocca a {piece}|Tocca al Nero|Tocca al Bianco",
        YourMove => "Tocca a te",
        YourFriendsMove => "Tocca all’avversario",
        YouWin => "Hai vinto",
        ComputerWins => "Vince il computer",
        FriendWins => "Vince l’avversario",
        PieceWins => "Vince {piece}|Vince il Nero|Vince il Bianco",
        Draw => "Pareggio",
        Numbered => "{status}, mossa {move}",
        Played => "Ultima mossa: {cell}",
        Agreed => "di comune accordo",
        TapASquare => "Tre in fila e hai vinto. Tocca una casella.",
        NoLineLeft => "nessuna fila è più possibile",

        Comma => ", ",
        And => " e ",

        NoughtsAndCrosses => "Tris",
        InARow => "{run} in fila su {board}",
        Empty => "vuota",
        PieceInside => "{piece}|nera|bianca",
        CellMove => "mossa {move}",
        LastMove => "ultima mossa",
        WinningLine => "fila vincente",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: tris",
        PageDescription => {
            "Tris e gomoku nel browser, contro il computer o in due. Gratis, senza account e senza installare niente; si gioca con le dita, il mouse, la tastiera o un lettore di schermo."
        }
        Framed => {
            "Questa pagina è incorporata in un’altra, che potrebbe intercettare i tuoi tocchi."
        }
        OpenInOwnTab => "Apri in una nuova scheda",

        InARowWithoutEnd => "{run} in fila, griglia infinita",
        OnLayer => "piano {layer}, {cell}",
        Selected => "selezionata",
        PickedUp => "sollevata",
        GoodMove => "buona mossa",
        InLineFor => {
            "variante: {piece}, mossa {number}|variante: Nero, mossa {number}|variante: Bianco, mossa {number}"
        }
        LeadsToWin => "vince {moves}",
        LeadsToDraw => "pareggia",
        LeadsToLoss => "perde {moves}",
        InMoves => "in {count} mossa|in {count} mosse",
        WinSign => "V{moves}",
        DrawSign => "N",
        LossSign => "P{moves}",

        ZoomIn => "Ingrandisci",
        ZoomOut => "Riduci",
        Fit => "Adatta",
        TurnClockwise => "Ruota in senso orario",
        TurnAnticlockwise => "Ruota in senso antiorario",
        ToFront => "Di fronte",
        Stacked => "Impilati",
        SideBySide => "Affiancati",
        LayerName => "Piano {layer}",
        MoveNow => "Gioca subito",
        MoveList => "Mosse",
        MadeMove => "{piece} {cell}|Nero {cell}|Bianco {cell}",
        OfferDraw => "Offri pareggio",
        Agree => "Accetta pareggio",
        AllMarks => "Tutte le pedine",
        AllMarksAfter => "Tutte le pedine dopo {count} mossa|Tutte le pedine dopo {count} mosse",
        ToCells => "Torna alle caselle",
        ToLastMove => "Ultima mossa",
        NotOnBoard => "{cell}, fuori dalla griglia",
        Threats => "Minacce",
        ThreatsOff => "Le minacce sono nascoste.",
        NoThreats => "Nessuna minaccia.",
        WinsHere => "{piece} vince qui|il Nero vince qui|il Bianco vince qui",
        ForkFor => {
            "doppia minaccia per {piece}|doppia minaccia per il Nero|doppia minaccia per il Bianco"
        }
        RowFor => {
            "fila di {count} per {piece}|fila di {count} per il Nero|fila di {count} per il Bianco"
        }
        OpenRowFor => {
            "fila aperta di {count} per {piece}|fila aperta di {count} per il Nero|fila aperta di {count} per il Bianco"
        }
        LegendWin => "vittoria",
        LegendFork => "doppia minaccia",
        LegendRow => "fila di {count}",
        LegendOpenRow => "fila aperta di {count}",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "{cell} selezionata: toccala di nuovo o premi «Conferma»",
        PressPlace => "{cell} selezionata: premi «Conferma» o scegli un’altra casella",
        HintIs => "Consiglio: {cell} {why}",
        GlowingCell => "la casella illuminata",
        HintWins => "vince",
        HintBlocks => "blocca una fila",
        HintMakesTwoThreats => "crea una doppia minaccia",
        HintWinsIn => "vince {moves}",
        HintOnlyDraws => "è l’unica mossa che pareggia",
        HintDraws => "mantiene il pareggio",
        HintDelays => "perde {moves} nel migliore dei casi, ma resiste più a lungo",
        HintStopsAnAttack => "ferma un attacco",
        HintLooksBest => "sembra la mossa migliore",
        BlockHere => "Vuoi bloccare qui?",
        NoHint => "Niente di urgente: nessun consiglio per questa posizione.",
        CellTaken => "Questa casella è occupata.",
        NothingToUndo => "Non c’è niente da annullare.",
        NothingToRedo => "Non c’è niente da rifare.",
        LastMovesInOrder => "Le ultime tre mosse, in ordine",
        TryNext => "Altri giochi da provare",
        PlayAFriend => "Gioca in due",
        OffersDraw => {
            "{piece} offre il pareggio|Il Nero offre il pareggio|Il Bianco offre il pareggio"
        }
        YouOfferDraw => "Hai offerto il pareggio",
        FriendOffersDraw => "L’avversario offre il pareggio",
        MovedLastAndOffersDraw => {
            "{piece}, che ha appena mosso, offre il pareggio|Il Nero, che ha appena mosso, offre il pareggio|Il Bianco, che ha appena mosso, offre il pareggio"
        }
        Depth => "profondità {depth}, {seconds}\u{a0}s",
        PositionsDone => "{done} posizioni su {all}",
        Stop => "Interrompi",
        StopCalculating => "Interrompi il calcolo",

        RestoreScore => "Ripristina",
        ScoreIsReset => "Punteggio azzerato.",
        SetAside => {
            "Una parte dei dati salvati non è leggibile. Non è stata cancellata, solo messa da parte: puoi continuare a giocare."
        }
        StorageNewer => {
            "Una parte dei dati salvati viene da una versione più recente di questa pagina. Resta com’è: ricarica la pagina per passare a quella versione."
        }
        StorageFull => {
            "Lo spazio per i dati di questa pagina è esaurito: le partite che giochi d’ora in poi andranno perse quando la chiudi. Esporta i tuoi dati su file, poi rimuovi qualche partita in «Condividi» › «Le tue partite». Se non basta, cancella nel browser i dati di questo sito e importa il file."
        }
        StorageBlocked => {
            "Questo browser non permette di salvare dati: chiudendo la pagina perderai la partita e il punteggio."
        }
        NewVersion => {
            "È pronta una nuova versione. Si carica alla prossima partita, o anche subito."
        }
        Update => "Aggiorna",
        AnalysisMissing => "Il motore di analisi non si è caricato. Tutto il resto funziona.",
        AnalysisUnusable => {
            "Il motore di analisi ha dato una risposta senza senso. Tutto il resto funziona."
        }
        Refit => "Adatta griglia",
        CouldBeRefitted => "Lo schermo è cambiato e questa griglia non lo riempie più.",
        HearMoves => "Vuoi sentire un suono a ogni mossa?",
        SoundOn => "Attiva suono",
        NoThanks => "No, grazie",
        Restore => "Ripristina",
        OutOfReach => "La griglia finisce a {cells} caselle dalla prima pedina.",
        DrawDeclined => {
            "Il computer rifiuta. Accetterà il pareggio dopo {moves} mosse senza minacce."
        }
        LanguageMissing => "Questa lingua non si è caricata. Controlla la connessione.",

        Board => "Griglia",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "A tutto schermo",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Infinito",
        Custom => "Su misura",
        Columns => "Colonne",
        Rows => "Righe",
        Layers => "Piani",
        Run => "In fila",
        NumberOfLayers => "{name}: 1, oppure da {least} a {most}.",
        OnlyNumber => "{name}: {number} su questa griglia.",
        NumberFromTo => "{name}: un numero da {least} a {most}.",
        ProvedWin => "Dimostrato: vince chi inizia",
        ProvedDraw => "Dimostrato: pareggio con gioco perfetto",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Caro infinito",
        Freestyle => "Stile libero",
        ExactlyRun => "Esattamente {run}",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro con 6 o più",
        FreestyleIs => "Si vince con {run} o più in fila.",
        ExactlyRunIs => "Si vince con esattamente {run} in fila: una fila più lunga non conta.",
        RenjuIs => "Il Nero non può fare doppio tre, doppio quattro né file di sei o più.",
        CaroIs => {
            "Si vince con esattamente cinque in fila, a meno che entrambe le estremità siano bloccate."
        }
        CaroWithOverlinesIs => {
            "Si vince con cinque in fila, a meno che entrambe le estremità siano bloccate; con sei o più si vince sempre."
        }
        Opening => "Apertura",
        FreeOpening => "Libera",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long pro",
        FreeOpeningIs => "Nessuna restrizione.",
        SwapIs => "Un giocatore mette una pietra, l’altro sceglie il colore.",
        Swap2Is => {
            "Un giocatore mette tre pietre; l’altro sceglie il colore, oppure ne aggiunge due e lascia la scelta al primo."
        }
        ProIs => {
            "La prima pietra del Nero va al centro, la seconda fuori dal quadrato centrale {size}."
        }
        Overline => "fila troppo lunga",
        DoubleFour => "doppio quattro",
        DoubleThree => "doppio tre",
        NotInCentre => "la prima pietra va al centro",
        NearCentre => "troppo vicina al centro",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "vietata: {foul}",
        IsForbidden => "{cell} è vietata: {foul}.",
        OpeningStone => "pietra {number} di {count}, poi sceglie l’altro",
        ChooseColour => "Scegli il colore",
        ComputerChooses => "Il computer sceglie il colore",
        FriendChooses => "L’avversario sceglie il colore",
        PlayerChooses => "{player}: scegli il colore",
        AddTwoStones => "Aggiungi due pietre",
        YouMoveNext => "poi tocca a te",
        OtherMovesNext => "poi tocca all’altro",
        OtherThenChooses => "poi sceglie l’altro",
        YouPlay => "Giochi con {piece}.|Giochi con il Nero.|Giochi con il Bianco.",
        ComputerPlays => {
            "Il computer gioca con {piece}.|Il computer gioca con il Nero.|Il computer gioca con il Bianco."
        }
        FriendPlays => {
            "L’avversario gioca con {piece}.|L’avversario gioca con il Nero.|L’avversario gioca con il Bianco."
        }
        PlayerPlays => {
            "{player} gioca con {piece}.|{player} gioca con il Nero.|{player} gioca con il Bianco."
        }
        OnlyAnswerForbidden => "l’unica difesa del Nero, {cell}, è vietata: {foul}",
        ForbiddenPoints => "Mostra caselle vietate",
        PlayPiece => "Gioca con {piece}|Gioca con il Nero|Gioca con il Bianco",
        Against => "Modalità",
        FriendHere => "Due giocatori",
        FriendByLink => "Via link",
        Opponent => "Avversario",
        StrengthGrade => "Livello di difficoltà",
        EasyIs => "Blocca le tue file, ma cade nelle trappole.",
        MediumIs => "Ha una strategia e vede quasi tutte le trappole.",
        HardIs => "Fa pochi errori.",
        BestIs => "Il più forte su questa griglia.",
        AllOpponents => "Tutti gli avversari",
        MoreBoards => "Altre griglie",
        IsProved => "dimostrato giocando tutte le partite",
        IsMeasured => "misurato in sfide dirette",
        IsNotMeasured => "non misurato su questa griglia",
        More => "Altre opzioni",
        ChooseOpponent => "Scegli l’avversario",
        HowStrong => "Quanto sono forti?",
        Explained => "{name}: {what}",
        WhoStarts => "Chi inizia",
        WhoMovesNext => "A chi tocca",
        InTurn => "A turno",
        Chance => "A caso",
        Pieces => "Pedine",
        Marks => "X e O",
        Stones => "Pietre",
        YourMark => "Il tuo simbolo",
        YourStones => "Le tue pietre",
        PlayerOnesMark => "Simbolo di {name}",
        PlayerOnesStones => "Pietre di {name}",
        StarterIsX => "X inizia",
        StarterIsBlack => "Il Nero inizia",
        PieceAlone => "{piece}|Nero|Bianco",
        Start => "Inizia",
        MakeLink => "Crea il link",
        Arrange => "Componi una posizione",
        WinsWith => "{run} in fila",
        WinsWithExactly => "esattamente {run} in fila",
        WinsWithOrMore => "{run} o più in fila",

        FirstFreeIs => "occupa la prima casella libera",
        RandomIs => "gioca dove capita",
        GuardIs => "completa o blocca una fila, altrimenti gioca a caso",
        ClerkIs => "completa o blocca una fila, altrimenti occupa la prima casella libera",
        CentreIs => "prima il centro, poi come Guardia",
        StrategistIs => "completa o blocca una fila, altrimenti segue una strategia",
        MinimaxIs => "calcola ogni partita fino alla fine",
        LevelOneIs => "calcola la sua mossa e la tua risposta",
        LevelTwoIs => "vede le doppie minacce",
        LevelThreeIs => "vede qualche mossa più avanti",
        LevelFourIs => "vede come vincere a colpi di quattro",
        LevelFiveIs => "vede molto lontano",
        LevelSixIs => "pensa con calma",
        LevelFourInSpaceIs => "vede le vittorie forzate",
        LevelSixInSpaceIs => "pensa con calma e dimostra le vittorie",
        MeasuredAgainst => {
            "{count} partita contro {opponent}: vittorie {won}, pareggi {drawn}, sconfitte {lost}|{count} partite contro {opponent}: vittorie {won}, pareggi {drawn}, sconfitte {lost}"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; se inizi tu, {chance}",
        NoteIfItStarts => "{character}; se inizia il computer, {chance}",
        NeverWin => "non puoi mai vincere",
        HardlyEverWin => "non puoi quasi mai vincere",
        WinTimesIn => "puoi vincere {count} volta su {of}|puoi vincere {count} volte su {of}",
        WinAboutTimesIn => {
            "puoi vincere circa {count} volta su {of}|puoi vincere circa {count} volte su {of}"
        }
        NearlyAlwaysWin => "puoi vincere quasi sempre",
        AlwaysWin => "puoi vincere sempre",

        Close => "Chiudi",

        Language => "Lingua",
        LikeTheBrowser => "Come il browser",
        Look => "Tema",
        LikeTheSystem => "Come il sistema",
        Midnight => "Mezzanotte",
        Paper => "Carta",
        Wood => "Legno",
        Sound => "Suono",
        Quiet => "Basso",
        MediumLoud => "Medio",
        Loud => "Alto",
        Vibration => "Vibrazione",
        Off => "No",
        On => "Sì",
        ComputerAnswers => "Risposta del computer",
        AtOnce => "Subito",
        AfterHalfASecond => "Dopo 0,5\u{a0}s",
        AfterASecond => "Dopo 1\u{a0}s",
        LevelSixThinks => "Livello 6: tempo per mossa",
        ForASecond => "1\u{a0}s",
        ForFiveSeconds => "5\u{a0}s",
        ForHalfAMinute => "30\u{a0}s",
        ToMakeAMove => "Conferma della mossa",
        TapACell => "Basta un tocco",
        SelectThenPlace => "Scegli, poi «Conferma»",
        ButtonsFor => "Lato dei pulsanti",
        RightHand => "Destro",
        LeftHand => "Sinistro",
        SecondPlayer => "Comandi del giocatore 2",
        Upright => "Dritti",
        Turned => "Capovolti",
        TurnedIs => {
            "Capovolti: con il telefono appoggiato tra due giocatori, il riquadro e i pulsanti del giocatore 2 sono girati dalla sua parte."
        }
        SpaceBoards => "Griglie 3D",
        AsFits => "Automatico",
        MoveResults => "Esito delle mosse",
        Keys => "Tasti",
        SingleKeys => "Scorciatoie con un solo tasto",
        OtherVariation => "Altra variante",
        ChooseCell => "Scegli una casella",
        EnterKey => "Invio",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Maiusc",
        HomeKey => "Home",
        EndKey => "Fine",
        MoveNumbers => "Numeri delle mosse",
        Erase => "Cancella",

        HasWonAlready => "{piece} ha già vinto|Il Nero ha già vinto|Il Bianco ha già vinto",
        NoLineForAnyone => "Nessuno può più completare una fila",
        NobodysTurn => "Non tocca a nessuno",
        TapPuts => "Con un tocco",
        Alternate => "A turno",
        SideToMove => "Turno",
        Clear => "Svuota",
        Mirror => "Specchia",
        Turn => "Ruota",
        Back => "Indietro",
        Analyse => "Analizza",
        PlayFromHere => "Gioca da qui",
        IsPickedUp => "Pedina in {cell} sollevata",
        CountOfPiece => "{piece}: {count}|Nero: {count}|Bianco: {count}",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}. Troppe pedine per {piece}|{counts}. Troppe pietre nere|{counts}. Troppe pietre bianche"
        }
        OnlyToLookAt => "{counts}. Solo visualizzazione",

        AtMove => "Mossa",
        ToBeginning => "All’inizio",
        OneMoveBack => "Mossa precedente",
        OneMoveOn => "Mossa successiva",
        ToEnd => "Alla fine",
        BeforeFirstMove => "prima della prima mossa",
        PlayOn => "Continua da qui",
        EndReview => "Chiudi analisi",
        InVariation => "variante",
        RemoveMoves => "Rimuovi da qui",
        RestoreMoves => "Ripristina",
        ReturnToGame => "Torna alla partita",
        MovesLeftOut => {
            "Una mossa è stata saltata perché le regole non la permettono: la mossa {number}.|{count} mosse sono state saltate perché le regole non le permettono. La prima è la mossa {number}."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "riga {line}, carattere {column}",
        AtByte => "byte {number}",
        FileCutOff => "il file è incompleto",
        Play => "Avvia",
        Pause => "Pausa",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Mossa {at} di {all}",
        MoveOfBy => {
            "Mossa {at} di {all}, {piece} {cell}|Mossa {at} di {all}, Nero {cell}|Mossa {at} di {all}, Bianco {cell}"
        }
        Excellent => "ottima mossa",
        Good => "buona mossa",
        Dubious => "mossa dubbia",
        Mistake => "probabile errore",
        Blunder => "errore grave",
        HasWon => "Ha vinto {piece}|Ha vinto il Nero|Ha vinto il Bianco",
        HasWonInside => "ha vinto {piece}|ha vinto il Nero|ha vinto il Bianco",
        CanWinIn => {
            "{piece} può vincere {moves}|il Nero può vincere {moves}|il Bianco può vincere {moves}"
        }
        ADraw => "pareggio",
        StandsBetter => "{piece} è in vantaggio|il Nero è in vantaggio|il Bianco è in vantaggio",
        AboutEven => "posizione equilibrata",
        MissesWinIn => "Spreca una vittoria {moves}",
        LetsWinIn => {
            "Fa vincere {piece} {moves}|Fa vincere il Nero {moves}|Fa vincere il Bianco {moves}"
        }
        EngineLines => "Varianti del motore",
        BalancedMoves => "Mosse equilibrate",
        FewerLines => "Meno varianti",
        MoreLines => "Più varianti",
        ChanceOf => "{piece} {percent}|Nero {percent}|Bianco {percent}",
        LinesDepth => "Profondità {depth}",
        LinesDetail => "{positions} posizioni in {seconds}\u{a0}s",
        Promote => "Promuovi variante",
        Notes => "Note",
        Triangle => "triangolo",
        Square => "quadrato",
        Circle => "cerchio",
        Cross => "croce",
        StopDrawing => "Termina disegno",
        VariationsChanged => {
            "Le varianti di questo link sono incomplete o modificate. Ecco la partita senza varianti."
        }
        AnalysisTooLarge => "Questa analisi è troppo grande per restare qui. Salvala su file.",
        Moves => "{count} mossa|{count} mosse",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Meglio: {cells}",
        NextMove => "poi {move}, {verdict}",
        DecidedBy => {
            "{ended}. Mossa decisiva: {move}, {piece} {cell}.|{ended}. Mossa decisiva: {move}, Nero {cell}.|{ended}. Mossa decisiva: {move}, Bianco {cell}."
        }
        NoSingleMove => "{ended}. Nessuna mossa è stata decisiva da sola.",
        LookingAtGame => "Analisi della partita: {progress}",
        Mistakes => "Errori",
        FindBetterMove => {
            "{piece} ha giocato {cell}. Trova una mossa migliore.|Il Nero ha giocato {cell}. Trova una mossa migliore.|Il Bianco ha giocato {cell}. Trova una mossa migliore."
        }
        IsBetter => "{cell} è una buona mossa.",
        IsNotBetter => "{cell} non basta. C’è una mossa migliore.",
        LookingAtMove => "Verifica di {cell}…",
        ShowSolution => "Vedi la soluzione",
        NextMistake => "Errore successivo",
        NoMoreMistakes => "Non ci sono altri errori.",
        MistakesBySide => "Errori: {first}, {second}.",
        PuzzleSolved => "Risolto",
        PuzzleSolution => "Soluzione",
        StepOf => "Passo {step} di {steps}",
        MissedWin => "Vittoria mancata",

        Accept => "Gioca",
        NotNow => "Non ora",
        TakeLink => "Usa questa partita",
        TakeSeat => "Unisciti alla partita",
        KeepKnown => "Tieni la mia",
        ShowKnown => "Vedi la mia",
        ShowLink => "Vedi quella del link",
        Invited => {
            "Hai ricevuto un invito a una partita di {game}. Giochi con {piece}.|Hai ricevuto un invito a una partita di {game}. Giochi con il Nero.|Hai ricevuto un invito a una partita di {game}. Giochi con il Bianco."
        }
        OwnGameKept => "La tua partita resta salvata.",
        PositionFromLink => "Una posizione da un link. La tua partita resta salvata.",
        Watching => {
            "Stai guardando una partita tra altri due giocatori. Non si aggiorna da sola: apri il loro prossimo link per vedere come continua."
        }
        AsksToTakeBack => {
            "Il tuo avversario chiede di ritirare {count} mossa.|Il tuo avversario chiede di ritirare {count} mosse."
        }
        Earlier => {
            "Questa è la tua partita com’era {count} mossa fa.|Questa è la tua partita com’era {count} mosse fa."
        }
        FromYourSide => {
            "Questo link risulta inviato da te, ma aggiunge la mossa {move}, che spetta al tuo avversario. Usalo solo se l’hai inviato tu da un altro dispositivo."
        }
        AnotherGame => "Questo link porta a una partita diversa da quella che hai salvato.",
        Differs => {
            "La mossa {move} non coincide con la tua partita salvata: {linked} in questo link, {known} nella tua."
        }
        DiffersAsk => {
            "La mossa {move} non coincide con la tua partita salvata: {linked} in questo link, {known} nella tua. Chiedi al tuo avversario qual è quella giusta."
        }
        PlayedForYou => "La mossa {move} di questo link è tua, ma non l’hai fatta qui.",

        NowSend => "Ora invia il link",
        SentAndWaiting => "Inviato. In attesa dell’avversario",
        WaitingForFriend => "In attesa del link dell’avversario",

        TheLink => "Il link",
        TheMoves => "Le mosse",
        TheBoard => "La griglia",
        LinkIsASeat => {
            "Chi ha questo link può muovere al posto del tuo avversario: non mandarlo a nessun altro."
        }
        CopyLink => "Copia link",
        CopyMoves => "Copia mosse",
        CopyBoard => "Copia griglia",
        Scan => "Scansiona con un altro telefono",
        OpenGame => "Apri una partita",
        LinkMovesOrText => "Un link, delle mosse o il testo di un file",
        TheText => "Il testo",
        ChooseFiles => "Scegli i file",
        AboutFiles => {
            "Qui si aprono i file SGF, RenLib (.lib), .psq, .pos e .sav. Puoi anche trascinarli in un punto qualsiasi della pagina."
        }
        GamesInFiles => "Scegli una partita",
        Comment => "Commento",
        JudgementOfMove => "Questa mossa",
        NoSign => "Nessun segno",
        VeryGoodMove => "mossa brillante",
        InterestingMove => "mossa interessante",
        DrawOnBoard => "Disegna sulla griglia",
        Letter => "lettera",
        Analyses => "Analisi",
        WithVariations => "Con varianti e note",
        VariationsTooLong => "Le varianti non stanno in un link. Salva la partita su file.",
        OpenAnyway => "Apri comunque",
        Library => "Libreria",
        AboutLibrary => {
            "I file di partite che aggiungi qui restano su questo dispositivo. Puoi cercare le partite in cui è comparsa una posizione, anche ruotata o specchiata, e vedere come sono continuate."
        }
        AddFiles => "Aggiungi file",
        AddToLibrary => "Aggiungi alla libreria",
        SearchGames => "Giocatori, torneo o data",
        WithThisPosition => "Solo partite con questa posizione",
        FoundGames => "{count} partita trovata.|{count} partite trovate.",
        FirstListed => "Ecco le prime {count}.",
        NextMoves => "Mosse successive",
        FilesNotKept => {
            "Questo browser non ha conservato i file: se ricarichi la pagina, spariscono."
        }
        GameNumber => "Partita {number}",
        UnknownFormat => "formato non supportato",
        NoGameInside => "non contiene nessuna partita",
        FileTooLong => "è troppo grande",
        FileGoesOn => "c’è ancora qualcosa dopo la fine",
        FileNotUnderstood => "questa parte non è comprensibile",
        AnotherKindOfGame => "è una partita di un altro gioco",
        CellOutside => "sulla griglia questa casella non c’è",
        SaveAsFile => "Salva su file",
        NotInFormat => "Questo tipo di file non può contenere questa griglia o questa posizione.",
        GameSaved => "Salvato.",
        PasteHere => "Link o mosse",
        Open => "Apri",
        SharePicture => "Condividi immagine",
        SavePicture => "Salva immagine",
        SaveReplay => "Salva animazione",
        SaveGif => "Salva GIF",
        PageName => "In a Row",
        FinalBoard => "La griglia finale. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "tocca a te, giochi con {piece}|tocca a te, giochi con il Nero|tocca a te, giochi con il Bianco"
        }
        Shared => "Condiviso.",
        Copied => "Copiato. Ora puoi incollarlo in un messaggio.",
        NotSent => "Non inviato.",
        CopyYourself => {
            "Questo browser non permette alla pagina di inviare o copiare. Il testo è già selezionato: copialo tu."
        }
        Saved => "Salvato. Lo trovi tra i download.",
        PictureNotTaken => "Impossibile condividere l’immagine. Puoi salvarla.",
        PictureNotDrawn => "Questo browser non può creare l’immagine. Fai uno screenshot.",

        YourGames => "Le tue partite",
        NoGames => {
            "Ancora nessuna partita. Quando lasci una partita per giocarne un’altra, la ritrovi qui."
        }
        FinishedGames => "Terminate",
        GoOn => "Continua",
        Remove => "Rimuovi",
        Choose => "Seleziona",
        ChooseAllOver => "Seleziona le terminate",
        RemoveChosen => "Rimuovi le selezionate",
        ListedGame => {
            "{board}, {run} in fila, giochi con {piece}, {moves}|{board}, {run} in fila, giochi con il Nero, {moves}|{board}, {run} in fila, giochi con il Bianco, {moves}"
        }
        ListedOwn => "{board}, {run} in fila, {opponent}, {moves}",
        ListedPosition => "{board}, {run} in fila, {marks}",
        MarksCount => "{count} pedina|{count} pedine",
        WaitingToJoin => "In attesa che qualcuno si unisca",
        YouWon => "Hai vinto",
        FriendWon => "Ha vinto l’avversario",
        Arranging => "Una posizione che stai componendo",
        HowManyGames => "Partite via link: {count} (massimo {most}).",
        PastGamesKept => "Si conservano le ultime {most} partite terminate.",
        OldGamesDropped => {
            "«Le tue partite» conserva le ultime {most} partite. La più vecchia è stata rimossa."
        }
        GamesFull => {
            "Hai {most} partite via link, il massimo. Per iniziarne un’altra o unirti a una, rimuovine qualcuna in «Condividi» › «Le tue partite»."
        }
        GamesRemoved => "Partita rimossa.|{count} partite rimosse.",

        WhatsNew => "Novità",
        Install => "Installa",
        InstallByHand => {
            "Per avere il gioco nella schermata Home, apri il menu del browser (su iPhone o iPad, «Condividi») e scegli «Aggiungi alla schermata Home»."
        }
        YourData => "I tuoi dati",
        Statistics => "Statistiche",
        StatisticsCleared => "Statistiche cancellate.",
        Send => "Invia",
        Scanned => "Già scansionato",
        MoveFirst => "Prima la mia mossa",
        InviteOrMove => {
            "Invia questo link al tuo avversario, oppure fai prima la tua mossa e invialo dopo."
        }
        InviteToStart => "Invia questo link al tuo avversario: la prima mossa è sua.",
        SendYourMove => {
            "Invia questo link al tuo avversario: vedrà la tua mossa e risponderà con un altro link."
        }
        SendResult => "Invia questo link al tuo avversario: vedrà com’è finita la partita.",
        NowMove => {
            "Ora il tuo avversario può aprire il link. Fai la tua mossa, poi invia di nuovo il link."
        }
        LinkIsSent => "Questo link è già stato inviato. Invialo di nuovo solo se è andato perso.",

        Strength => "Quanto sono forti",
        StrengthIsProved => {
            "Dimostrato proprio ora, giocando contro ciascun avversario tutte le partite possibili. Le probabilità valgono se giochi nel miglior modo possibile."
        }
        StrengthIsMeasured => {
            "Misurato: {board}. Ogni avversario ha giocato contro quello appena più debole, e ciascuno dei due ha iniziato metà delle partite. Il Livello 6 aveva {seconds}\u{a0}secondi per mossa."
        }
        StrengthIsNotMeasured => {
            "Non misurato: {board}. Questi sono i risultati della griglia misurata che le somiglia di più."
        }
        ForProgrammers => "Per programmatori",
        ProgramsFindOut => {
            "Nel codice sorgente di questa pagina ci sono programmi che calcolano tutto questo:"
        }
        IfYouStart => "Se inizi tu, {chance}.",
        IfItStarts => "Se inizia il computer, {chance}.",
        Exactly => "{chance} (esattamente {exactly})",
        GamesBeatIt => "C’è {count} modo di batterlo.|Ci sono {count} modi diversi di batterlo.",
        ShowAWin => "Vedi una vittoria",
        AgainstIfYouStart => "contro {opponent} se inizi tu",
        AgainstIfItStarts => "contro {opponent} se inizia il computer",
        StrategistsClaim => {
            "Chi l’ha creato sostiene che sia imbattibile e chiede prove: se inizi tu, {first}; se inizia il computer, {second}."
        }
        AlwaysBeaten => "si può battere sempre",
        BeatenWithLuck => "si può battere con un po’ di fortuna",
        NotBeaten => "non si può battere",

        LinkFailed => "Impossibile aprire il link: {why}. La tua partita non è cambiata.",
        NoLink => "non porta a nessuna partita",
        TooLong => "è più lungo di qualsiasi partita",
        CutOff => "è incompleto. Fattelo mandare di nuovo",
        CutOffAfter => "è incompleto dopo la mossa {move}. Fattelo mandare di nuovo",
        Changed => {
            "è stato alterato durante l’invio. Copialo di nuovo o fattelo mandare un’altra volta"
        }
        TooLarge => "la griglia è troppo grande, o una casella troppo lontana",
        TooFar => "una casella dista più di {cells} caselle dalla prima pedina",
        Character => "il carattere {number}, «{character}», è fuori posto",
        NoDraw => "in questa partita nessuno può offrire o accettare il pareggio",
        MoveTaken => "la mossa {move}, {cell}, cade su una casella occupata",
        MoveOutside => "la mossa {move}, {cell}, è fuori dalla griglia",
        MoveNotFirst => "la mossa {move}, {cell}, dovrebbe essere r0u0, come ogni prima mossa",
        MoveAfterEnd => "la mossa {move}, {cell}, viene dopo la fine",
        WrongColumns => "ha {count} colonne, ma una griglia ne ha da {least} a {most}",
        WrongRows => "ha {count} righe, ma una griglia ne ha da {least} a {most}",
        WrongCube => "una griglia 3D ha tre lati uguali, da {least} a {most} caselle",
        WrongRun => "chiede {run} in fila, ma su questa griglia devono essere {number}",
        WrongRunFromTo => {
            "chiede {run} in fila, ma su questa griglia devono essere da {least} a {most}"
        }
        MarkOutside => "una pedina è fuori dalla griglia",
        TwoMarks => "ci sono due pedine sulla stessa casella",
        NobodysTurnInIt => "il numero di pedine non torna e non tocca a nessuno",
        BeginsAfterEnd => "la partita risulta già finita all’inizio",

        ChangesMissing => "L’elenco delle novità non si è caricato. Controlla la connessione.",
        AboutData => {
            "Partite, punteggi, statistiche e impostazioni sono salvati solo su questo dispositivo. Esportali su file per metterli al sicuro o portarli su un altro dispositivo. Quando importi un file, i suoi dati si aggiungono a quelli già presenti: i punteggi contano una volta sola e niente viene sovrascritto."
        }
        ExportData => "Esporta su file",
        ImportData => "Importa da file",
        NotExported => "Questo browser non può salvare file.",
        TakeTheirs => "Usa la partita e le impostazioni del file",
        TookTheirs => "Fatto: ora usi la partita e le impostazioni del file.",
        FileNotRead => "Impossibile leggere il file. Non è cambiato niente.",
        FileForeign => "Questo file non è di In a Row. Non è cambiato niente.",
        FileNewer => {
            "Questo file viene da una versione più recente di In a Row. Ricarica la pagina per passare a quella versione, poi riprova. Non è cambiato niente."
        }
        FileDamaged => "Questo file è danneggiato. Non è cambiato niente.",
        FileTooLarge => "Questo file è troppo grande. Non è cambiato niente.",
        NothingNew => "In questo file non c’è niente di nuovo.",
        BroughtIn => "Dati importati: {parts}.",
        Scores => "{count} punteggio|{count} punteggi",
        OtherGames => "{count} partita|{count} partite",
        GamesByLink => "{count} partita via link|{count} partite via link",
        ArrangedPositions => "{count} posizione composta|{count} posizioni composte",
        SettingsChanged => "{count} impostazione|{count} impostazioni",
        PuzzlesBroughtIn => "i tuoi progressi in esercizi e lezioni",
        CurrentGame => "la partita in corso",
        StayedAsTheyWere => "La tua partita in corso e le tue impostazioni sono rimaste com’erano.",

        NoStatistics => "Ancora nessuna partita finita. Giocane una fino in fondo e la vedrai qui.",
        Won => "Vittorie",
        Drawn => "Pareggi",
        Lost => "Sconfitte",
        Points => "Punti",
        Streak => "Serie",
        LongestStreak => "Serie migliore",
        StreakWon => "{count} vittoria|{count} vittorie",
        StreakDrawn => "{count} pareggio|{count} pareggi",
        StreakLost => "{count} sconfitta|{count} sconfitte",
        LastGame => "Ultima partita: {results}",
        LastGames => "Ultime {count} partite, dalla più vecchia: {results}",
        ExactlyGame => "Esattamente {game}",
        ResultsOf => "{game}, per {name}",
        AboutStatistics => {
            "Una barra verso l’alto è una partita vinta, verso il basso una persa, un trattino un pareggio. La linea sale a ogni vittoria e scende a ogni sconfitta. «Azzera punteggio» qui non cambia niente. Le partite via link o da una posizione composta non contano."
        }
        ClearStatistics => "Cancella statistiche",
        LessonsFinished => "Lezioni completate: {done} su {count}",
        PuzzleOfTheDay => "Esercizio del giorno",
        SolvePuzzles => "Risolvi esercizi",
        DailySolved => "Quello di oggi è risolto. Il prossimo arriva a mezzanotte ({time} UTC).",
        DailyStreak => "Giorni di fila: {count}",
        PuzzleRating => "Il tuo punteggio: {rating}",
        PuzzleRatingChange => "Il tuo punteggio: {rating} ({change})",
        PuzzlesTried => "Risolti senza errori né consigli: {solved} su {tried}",
        PuzzlesDue => "Da ripassare oggi: {count}",
        WhichPuzzles => "Tipo",
        AllPuzzles => "Tutti",
        SmallBoards => "Da 3×3 a 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Vincere a colpi di quattro",
        WinWithThreats => "Vincere a colpi di minacce",
        Defence => "Difesa",
        QuietMove => "Mossa tranquilla",
        TwoFours => "Doppio quattro",
        TwoThrees => "Doppio tre",
        TooLongRow => "Fila troppo lunga",
        FourThree => "Quattro-tre",
        AtTheEdge => "Sul bordo",
        Fork => "Doppia minaccia",
        SpaceDiagonal => "Diagonale del cubo",
        ForbiddenReply => "Risposta vietata",
        FindWin => "Trova la mossa vincente.",
        FindOnlyMove => "Trova l’unica mossa che non perde.",
        RightGoOn => "Esatto. Trova la prossima mossa.",
        RightMove => "Esatto.",
        DoesNotWin => "{cell} non vince: la difesa è {reply}.",
        LosesTo => "{cell} perde: la risposta è {reply}.",
        IsNoWin => "{cell} non vince.",
        WinIsCertain => "Ormai nessuna risposta ferma la vittoria.",
        OtherMovesLose => "Tutte le altre mosse perdono.",
        HintTheme => "Tema: {theme}.",
        HintColumn => "La mossa è nella colonna {column}.",
        HintLayer => "La mossa è al piano {layer}.",
        HintMove => "La mossa è {cell}.",
        NextPuzzle => "Prossimo esercizio",
        ShareResult => "Condividi risultato",
        SharedPuzzle => "In a Row, esercizio del giorno {date}: {result}",
        SharedSolved => "risolto al primo colpo",
        SharedTries => "mosse sbagliate: {count}",
        SharedHints => "consigli: {count}",
        CopiedResult => "Copiato.",
        PuzzlesMissing => {
            "Gli esercizi non si sono caricati. Controlla la connessione e riapri questa finestra."
        }
        FromYourGames => "Dalle tue partite",
        SearchingGames => "Ricerca nelle tue partite…",
        NoMissedWin => "Nelle tue partite finite contro il computer non restano vittorie mancate.",
        Learn => "Impara",
        LearnAbout => "Brevi lezioni con esercizi sulla griglia.",
        LessonFinished => "Completata",
        NextStep => "Avanti",
        NextLesson => "Prossima lezione",
        LessonOver => "Era l’ultimo passo di questa lezione.",
        LookElsewhere => "{cell} è una mossa possibile, ma qui cercane un’altra.",
        NotThere => "No, non {cell}. Guarda meglio.",
        NotThatAnswer => "No. Guarda meglio le pietre.",
        TryCell => "Prova {cell}.",
        TakeBlack => "Nero",
        TakeWhite => "Bianco",
        LessonFours => "I quattro e i tre",
        LessonForks => "Doppie minacce",
        LessonFouls => "Caselle vietate del renju",
        LessonSpace => "Pensare in 3D",
        NoughtsRow => "Giochi con X. Con tre in fila hai vinto: completa la tua fila.",
        NoughtsBlock => "O ha quasi fatto tre in fila: gli manca una casella. Prendila prima tu.",
        NoughtsFork => {
            "Con una doppia minaccia puoi completare due file diverse: O può bloccarne solo una. Fai una doppia minaccia e vinci."
        }
        NoughtsCorner => {
            "Ora giochi con O. X ha il centro. Solo gli angoli sono sicuri: prendine uno."
        }
        NoughtsCentre => "X ha un angolo. Solo il centro è sicuro: prendilo.",
        NoughtsEdge => {
            "X ha due angoli e cerca una doppia minaccia. Prendi la casella al centro di un lato: così X deve bloccare la tua fila."
        }
        NoughtsGame => "Ora gioca una partita intera contro il computer. Non perdere!",
        FoursComplete => "Si vince con cinque in fila. Completa il tuo cinque.",
        FoursStop => "Il tuo avversario ha un quattro: con un’altra pietra fa cinque. Fermalo.",
        FoursGap => {
            "Un quattro può avere un buco. Trova dove il tuo avversario farebbe cinque e occupa quella casella."
        }
        FoursOpen => {
            "Un quattro con le due estremità libere è un quattro aperto. Nessuno può fermarlo. Fanne uno e vinci."
        }
        ThreesOpen => {
            "Un tre aperto può diventare un quattro aperto, quindi il tuo avversario deve rispondere. Fanne uno."
        }
        ThreesStop => "Il tuo avversario ha un tre aperto. Fermalo a una delle due estremità.",
        ForksFourThree => {
            "Una sola mossa fa un quattro e insieme un tre aperto. Il tuo avversario può fermarne solo uno. Trova la mossa e vinci."
        }
        ForksFours => "Una sola mossa fa due quattro insieme. Trovala e vinci.",
        ForksThrees => "Una sola mossa fa due tre aperti insieme. Trovala e vinci.",
        ForksStop => {
            "Ora è il tuo avversario che cerca una doppia minaccia. Occupa la casella dove le due file si incrociano."
        }
        ForksPrepare => {
            "Qui la doppia minaccia non è ancora pronta. Trova una minaccia che la prepari e vinci."
        }
        ChainForce => {
            "A ogni quattro il tuo avversario deve rispondere: così lo porti dove vuoi tu. Vinci a colpi di quattro."
        }
        ChainOrder => "Cerca prima la doppia minaccia, poi il quattro che la prepara.",
        ChainLonger => {
            "Ora serve qualche quattro in più. Ognuno deve far crescere anche un’altra fila."
        }
        ChainKeep => {
            "Un quattro che non prepara niente è sprecato. Tienilo per quando ti serve, e vinci."
        }
        ChainLast => "Questa è la serie più lunga. Fai con calma.",
        DefenceFirst => "Prima di difenderti, guarda se puoi vincere subito. Sì che puoi: dove?",
        DefenceAttack => "Avete tutti e due un tre aperto, ma tocca a te. Attacca e vinci.",
        DefenceEnd => {
            "Puoi fermare questo tre da tutte e due le parti, ma da una fermi anche un’altra fila. Scegli quella."
        }
        DefenceCounter => {
            "Qui nessuna difesa basta. Fai tu dei quattro: il tuo avversario deve rispondere, e tu vinci."
        }
        DefenceOnly => "Il tuo avversario sta per vincere e solo una mossa lo ferma. Trovala.",
        SwapWhy => {
            "Nel gomoku chi inizia è in vantaggio. Swap2 mette i due giocatori alla pari: uno mette tre pietre e l’altro sceglie il colore."
        }
        SwapBlack => {
            "Le pietre nere si aiutano tra loro e quella bianca è lontana. Ora tocca al Bianco. Che cosa scegli?"
        }
        SwapWhite => {
            "Le pietre nere sono troppo distanti per aiutarsi. Ora tocca al Bianco. Che cosa scegli?"
        }
        SwapEven => {
            "Non sai quale colore conviene? Qui premi «Aggiungi due pietre»: così dovrà scegliere l’altro giocatore."
        }
        SwapFive => {
            "L’altro giocatore ha aggiunto due pietre. Ora tocca al Bianco, ma il Nero ha già un tre aperto. Che cosa scegli?"
        }
        FoulsThrees => {
            "Nel renju il Nero non può fare due tre aperti con una mossa sola. Giochi con il Nero: tocca la casella vietata."
        }
        FoulsFours => {
            "È vietato anche fare due quattro con una mossa sola. Tocca la casella vietata."
        }
        FoulsOverline => "È vietato anche farne sei o più in fila. Tocca la casella vietata.",
        FoulsFive => {
            "Con esattamente cinque in fila il Nero vince sempre, anche su una casella così. Completa il tuo cinque."
        }
        FoulsTrap => {
            "Ora giochi con il Bianco. Fai un quattro che il Nero potrebbe fermare solo su una casella vietata, e vinci."
        }
        SpaceLayer => {
            "La griglia ha quattro piani, uno sopra l’altro. Si vince con quattro in fila. Completa la tua fila su questo piano."
        }
        SpaceUp => "Una fila può salire diritta attraverso tutti i piani. Completala.",
        SpaceSlant => {
            "Una fila può anche spostarsi di una casella di lato a ogni piano. Completala."
        }
        SpaceCorners => {
            "Una fila può perfino andare da un angolo del cubo a quello opposto. Completala."
        }
        SpaceStop => {
            "Al tuo avversario manca una sola casella per completare una fila. Trovala e occupala."
        }
        SpaceFork => "Anche in 3D si vince con una doppia minaccia. Trovane una e vinci.",
        EndlessFive => "Questa griglia non ha bordi: cresce mentre giochi. Completa il tuo cinque.",
        EndlessStop => {
            "Qui nessun bordo ferma una fila. Il tuo avversario ha un tre aperto: fermalo tu, a una delle due estremità."
        }
        EndlessThree => "Il tuo tre è aperto da tutte e due le parti. Continua e vinci.",
        EndlessFork => "Due file si incrociano in una casella. Trovala e vinci.",
        EndlessGame => "Ora una vittoria più lunga: parti da quello che hai.",

        HowToWin => {
            "A turno si occupa una casella libera. Vince chi per primo ne ha {run} in fila: in orizzontale, in verticale o in diagonale."
        }
        LongerRowCountsNothing => "Una fila più lunga non conta.",
        HowToWinInSpace => {
            "A turno si occupa una casella libera. Vince chi per primo ne ha {run} in fila: su un piano o attraverso tutti i piani."
        }
        WhenDrawn => "Quando nessuno può più completare una fila, è pareggio.",
        NoDrawInSpace => {
            "Qui nessuna partita finisce in pareggio: chi inizia al centro può vincere in quattro mosse. Lo calcola questa pagina mentre giochi."
        }
        FirstCanWin => "Chi inizia può sempre vincere.",
        RulesWithoutEnd => {
            "Le caselle si contano dalla prima pedina: r3u4 è tre caselle a destra e quattro in su, l1d2 una a sinistra e due in giù. Trascina la griglia per vederne di più, o prosegui con le frecce; scrivi il nome di una casella per raggiungerla e premi Invio per giocare. Ingrandisci o riduci con due dita, con Ctrl e la rotellina, o con + e −. Il pareggio non è mai automatico: offrilo quando nessuno dei due riesce più a fare progressi."
        }
        LineAlong => "Lungo una riga o una colonna di un piano",
        LineDiagonal => "Lungo una diagonale di un piano",
        LineStraightUp => "In verticale attraverso i piani",
        LineUpAndAlong => "In salita lungo una riga o una colonna",
        LineCornerToCorner => "Da un angolo all’altro del cubo",
        HowRenju => {
            "Inizia il Nero, che vince con esattamente cinque in fila; il Bianco vince con cinque o più. Con una sola mossa il Nero non può fare due tre, due quattro o una fila di sei o più, a meno che la stessa mossa non faccia anche un cinque. Un tre è una fila che con un’altra pietra può diventare un quattro aperto, e conta solo se il Nero può giocare lì. Il Bianco vince anche se l’unica difesa del Nero è una casella vietata."
        }
        HowCaro => {
            "Si vince con esattamente cinque in fila, a meno che l’avversario non blocchi la fila a entrambe le estremità. Il bordo della griglia non blocca."
        }
        HowCaroWithOverlines => {
            "Si vince con cinque in fila, a meno che l’avversario non blocchi la fila a entrambe le estremità; il bordo della griglia non blocca. Con sei o più in fila si vince sempre."
        }
        ThreeIs => "Un tre: con un’altra pietra diventa un quattro aperto",
        FourIs => "Un quattro: con un’altra pietra diventa un cinque",
        OverlineIs => "Fila troppo lunga: vietata",
        DoubleFourIs => "Doppio quattro: vietato",
        DoubleFourInLineIs => "Due quattro sulla stessa linea: vietati",
        DoubleThreeIs => "Doppio tre: vietato",
        NoDoubleThreeIs => "Non è doppio tre: una delle file potrebbe solo diventare troppo lunga",
        BlockedFiveIs => "Bloccata da entrambe le parti: non vince",
        OpenFiveIs => "Un’estremità libera: vince",
        MoveForbidden => "la mossa {move}, {cell}, è vietata ({foul})",
        RuleNotHere => "questa regola non vale su quella griglia",
        OpeningNotHere => "questa apertura non si gioca su quella griglia",
        WrongChoice => "la scelta del colore manca o è fuori posto",
        HowToPlay => {
            "Tocca una casella per giocare. Con la tastiera ti sposti sulla griglia con le frecce, giochi con Invio o Spazio, vai agli estremi di una riga con Home e Fine e, su una griglia 3D, cambi piano con Pag su e Pag giù. Su una griglia infinita questi tasti ti portano più lontano."
        }
        HowToArrange => {
            "Quando componi una posizione, trascina le pedine su altre caselle. Con la tastiera, Spazio solleva una pedina e la posa, Esc la lascia dov’era, Canc la toglie."
        }
        HowScoreIsKept => {
            "Il punteggio resta in questo browser, separato per ogni griglia e avversario; le partite via link o da una posizione composta non contano. Dal tuo dispositivo escono solo i link che invii, e dopo la prima visita la pagina funziona anche senza connessione."
        }

        HowMinimaxThinks => "Come pensa minimax",
        Calls => "Albero delle chiamate",
        CallsAsText => "Le chiamate come testo",
        Step => "Passo",
        ToFirstStep => "Al primo passo",
        OneStepBack => "Un passo indietro",
        OneStepOn => "Un passo avanti",
        ToAnswer => "Alla risposta",
        Position => "Posizione",
        OnTheBoard => "Sulla griglia",
        Example => "Esempio",
        OnlyFewFreeCells => {
            "Quando sulla tua griglia restano al massimo 5 caselle libere, puoi vederlo qui."
        }
        AlphaBeta => "Alfa-beta",
        Scheme => {
            "Dove deve giocare {mark}? Minimax prova ogni mossa, ogni risposta e così via fino alla fine. Una vittoria di {mark} vale +10, una sconfitta −10, un pareggio 0. {mark} tiene il valore più alto, {other} il più basso."
        }
        MarkToMove => "tocca a {mark}",
        CallAhead => "{call}: non ancora esaminata",
        CallOpen => "{call}: ancora senza valore",
        CallSoFar => "{call}: per ora {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, tenuto",
        Call => "Chiamata {number}",
        CallOf => "Chiamata {number}: {move}",
        KeepsHighest => "{call}. Tocca a {mark}, che tiene il valore più alto.",
        KeepsLowest => "{call}. Tocca a {mark}, che tiene il valore più basso.",
        FillsBoard => "{call} riempie la griglia: 0.",
        CompletesLine => "{call} completa una fila: {score}.",
        Answer => "La risposta è {move}, con valore {score}.",
        AlreadyHas => "{move} porta a {score}: {mark} ha già {best}.",
        HighestSoFar => "{move} porta a {score}: è il più alto finora, {mark} lo tiene.",
        LowestSoFar => "{move} porta a {score}: è il più basso finora, {mark} lo tiene.",
        SettlesIt => {
            "{step} Per {mark} c’è una strada almeno altrettanto buona, e tanto basta: non serve esaminare {moves}."
        }
        LookedAt => "Posizioni esaminate: {plain}; con alfa-beta {pruned}.",
        LookedAtFromEmpty => "Dalla griglia {board} vuota: {plain}; con alfa-beta {pruned}.",

        InstalledDescription => {
            "Tris, gomoku e altre griglie, contro il computer o in due. Funziona anche senza connessione."
        }
        Continue => "Continua",
        PlayGomoku => "Gomoku",
        OnAPhone => "Gomoku sul telefono",
        OnAComputer => "Gomoku sul computer",
    }
}
