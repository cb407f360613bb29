//! Spanish.

use crate::words::Text;

/// What each text says in Spanish.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => "No se pudo cargar el juego. Revisa tu conexión o actualiza el navegador.",

        NewGame => "Nueva partida",
        Undo => "Deshacer",
        Redo => "Rehacer",
        Hint => "Pista",
        Place => "Colocar",
        PlayAgain => "Jugar otra",
        Names => "Nombres",
        SwapNames => "Intercambiar nombres",
        EmptyName => "Sin nombre, se muestra la ficha.",
        Review => "Análisis",
        Easier => "Más fácil",
        Harder => "Más difícil",
        SeeHow => "Ver cómo",
        Puzzles => "Ejercicios",
        Menu => "Menú",
        ResetScore => "Marcador a cero",
        Share => "Compartir",
        Rules => "Reglas",
        Settings => "Ajustes",
        SendLink => "Enviar el enlace",
        SendAgain => "Enviar otra vez",

        Dismiss => "Ocultar",
        TryAgain => "Reintentar",
        Loading => "Cargando…",
        PartMissing => {
            "No se pudo cargar una parte de la página. Revisa tu conexión; puedes seguir jugando."
        }

        Score => "Marcador",
        Draws => "empates",
        Thinking => "pensando",
        ToMove => "turno",
        You => "Tú",
        Computer => "Máquina",
        Friend => "Rival",
        PlayerOne => "Jugador 1",
        PlayerTwo => "Jugador 2",

        Easy => "Fácil",
        MediumStrength => "Medio",
        Hard => "Difícil",
        Best => "Máximo",
        FirstFree => "Primera libre",
        Random => "Azar",
        Guard => "Guardia",
        Clerk => "Oficinista",
        Centre => "Centro",
        Strategist => "Estratega",
        Minimax => "Minimax",
        Level => "Nivel {level}",

        PieceToMove => "Turno de {piece}|Turno de las negras|Turno de las blancas",
        YourMove => "Te toca",
        YourFriendsMove => "Le toca a tu rival",
        YouWin => "Ganas tú",
        ComputerWins => "Gana la máquina",
        FriendWins => "Gana tu rival",
        PieceWins => "Gana {piece}|Ganan las negras|Ganan las blancas",
        Draw => "Empate",
        Numbered => "{status}, jugada {move}",
        Played => "Última jugada: {cell}",
        Agreed => "de común acuerdo",
        TapASquare => "Gana quien pone tres en raya. Toca una casilla.",
        NoLineLeft => "ya no es posible ninguna línea",

        Comma => ", ",
        And => " y ",

        NoughtsAndCrosses => "Tres en raya",
        InARow => "{run} en raya en {board}",
        Empty => "vacía",
        PieceInside => "{piece}|negra|blanca",
        CellMove => "jugada {move}",
        LastMove => "última jugada",
        WinningLine => "línea ganadora",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: tres en raya",
        PageDescription => {
            "Tres en raya (gato, tatetí) y gomoku en el navegador, contra la máquina u otra persona. Gratis, sin cuenta y sin instalar nada; con pantalla táctil, ratón, teclado o lector de pantalla."
        }
        Framed => "Esta página se muestra dentro de otra, que podría desviar tus toques.",
        OpenInOwnTab => "Abrir en su propia pestaña",

        InARowWithoutEnd => "{run} en raya, tablero infinito",
        OnLayer => "piso {layer}, {cell}",
        Selected => "seleccionada",
        PickedUp => "levantada",
        GoodMove => "buena jugada",
        InLineFor => {
            "variante: {piece}, jugada {number}|variante: negras, jugada {number}|variante: blancas, jugada {number}"
        }
        LeadsToWin => "gana {moves}",
        LeadsToDraw => "empata",
        LeadsToLoss => "pierde {moves}",
        InMoves => "en {count} jugada|en {count} jugadas",
        WinSign => "G{moves}",
        DrawSign => "E",
        LossSign => "P{moves}",

        ZoomIn => "Acercar",
        ZoomOut => "Alejar",
        Fit => "Ver todo",
        TurnClockwise => "Girar en sentido horario",
        TurnAnticlockwise => "Girar en sentido antihorario",
        ToFront => "De frente",
        Stacked => "Apilados",
        SideBySide => "Lado a lado",
        LayerName => "Piso {layer}",
        MoveNow => "Jugar ya",
        MoveList => "Jugadas",
        MadeMove => "{piece} {cell}|Negras {cell}|Blancas {cell}",
        OfferDraw => "Ofrecer empate",
        Agree => "Aceptar empate",
        AllMarks => "Todas las fichas",
        AllMarksAfter => {
            "Todas las fichas tras {count} jugada|Todas las fichas tras {count} jugadas"
        }
        ToCells => "Volver a las casillas",
        ToLastMove => "Última jugada",
        NotOnBoard => "{cell}, fuera del tablero",
        Threats => "Amenazas",
        ThreatsOff => "Las amenazas están ocultas.",
        NoThreats => "No hay amenazas.",
        WinsHere => "{piece} gana aquí|las negras ganan aquí|las blancas ganan aquí",
        ForkFor => {
            "amenaza doble de {piece}|amenaza doble de las negras|amenaza doble de las blancas"
        }
        RowFor => {
            "línea de {count} de {piece}|línea de {count} de las negras|línea de {count} de las blancas"
        }
        OpenRowFor => {
            "línea abierta de {count} de {piece}|línea abierta de {count} de las negras|línea abierta de {count} de las blancas"
        }
        LegendWin => "victoria",
        LegendFork => "amenaza doble",
        LegendRow => "línea de {count}",
        LegendOpenRow => "línea abierta de {count}",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "{cell} seleccionada: tócala otra vez o pulsa «Colocar»",
        PressPlace => "{cell} seleccionada: pulsa «Colocar» o selecciona otra casilla",
        HintIs => "Pista: {cell} {why}",
        GlowingCell => "la casilla iluminada",
        HintWins => "gana",
        HintBlocks => "bloquea una línea",
        HintMakesTwoThreats => "crea una amenaza doble",
        HintWinsIn => "gana {moves}",
        HintOnlyDraws => "es la única jugada que empata",
        HintDraws => "mantiene el empate",
        HintDelays => "pierde {moves} en el mejor de los casos; es lo que más resiste",
        HintStopsAnAttack => "frena un ataque",
        HintLooksBest => "parece lo mejor",
        BlockHere => "¿Bloqueas aquí?",
        NoHint => "Nada urgente: no hay pista para esta posición.",
        CellTaken => "Esa casilla está ocupada.",
        NothingToUndo => "No hay nada que deshacer.",
        NothingToRedo => "No hay nada que rehacer.",
        LastMovesInOrder => "Las tres últimas jugadas, en orden",
        TryNext => "Otros juegos para probar",
        PlayAFriend => "Para dos",
        OffersDraw => "{piece} ofrece empate|Las negras ofrecen empate|Las blancas ofrecen empate",
        YouOfferDraw => "Ofreces empate",
        FriendOffersDraw => "Tu rival ofrece empate",
        MovedLastAndOffersDraw => {
            "{piece}, que acaba de jugar, ofrece empate|Las negras, que acaban de jugar, ofrecen empate|Las blancas, que acaban de jugar, ofrecen empate"
        }
        Depth => "profundidad {depth}, {seconds}\u{a0}s",
        PositionsDone => "{done} de {all} posiciones",
        Stop => "Detener",
        StopCalculating => "Detener el cálculo",

        RestoreScore => "Restaurar marcador",
        ScoreIsReset => "El marcador está a cero.",
        SetAside => {
            "No se pudo leer una parte de los datos guardados. No se borró: quedó aparte, y puedes seguir jugando."
        }
        StorageNewer => {
            "Una parte de los datos guardados es de una versión más nueva de esta página. Queda como está; recarga la página para obtener esa versión."
        }
        StorageFull => {
            "El almacenamiento de esta página está lleno: lo que juegues desde ahora se perderá al cerrarla. Exporta tus datos a un archivo y luego elimina partidas en «Compartir» › «Tus partidas». Si no basta, borra los datos de este sitio en el navegador e importa el archivo."
        }
        StorageBlocked => {
            "Este navegador no deja guardar nada: tu partida y el marcador se perderán al cerrar la página."
        }
        NewVersion => {
            "Hay una versión nueva. Se cargará con tu próxima partida, o ahora mismo si quieres."
        }
        Update => "Actualizar",
        AnalysisMissing => "No se pudo cargar el motor de análisis. Todo lo demás funciona.",
        AnalysisUnusable => {
            "El motor de análisis dio una respuesta sin sentido. Todo lo demás funciona."
        }
        Refit => "Ajustar tablero",
        CouldBeRefitted => "La pantalla cambió y este tablero ya no la llena.",
        HearMoves => "¿Quieres oír las jugadas?",
        SoundOn => "Activar sonido",
        NoThanks => "No, gracias",
        Restore => "Restaurar",
        OutOfReach => "El tablero termina a {cells} casillas de la primera ficha.",
        DrawDeclined => "La máquina no acepta. Lo hará tras {moves} jugadas sin amenazas.",
        LanguageMissing => "No se pudo cargar este idioma. Revisa tu conexión.",

        Board => "Tablero",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Tamaño de pantalla",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Infinito",
        Custom => "A elegir",
        Columns => "Columnas",
        Rows => "Filas",
        Layers => "Pisos",
        Run => "En raya",
        NumberOfLayers => "{name}: 1, o de {least} a {most}.",
        OnlyNumber => "{name}: {number} en este tablero.",
        NumberFromTo => "{name}: un número de {least} a {most}.",
        ProvedWin => "Demostrado: gana quien empieza",
        ProvedDraw => "Demostrado: empate con juego perfecto",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Caro infinito",
        Freestyle => "Estilo libre",
        ExactlyRun => "Exactamente {run}",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro con sobrelínea",
        FreestyleIs => "Se gana con {run} o más en raya.",
        ExactlyRunIs => "Se gana con exactamente {run} en raya; una línea más larga no cuenta.",
        RenjuIs => "Las negras no pueden hacer doble tres, doble cuatro ni sobrelínea.",
        CaroIs => {
            "Se gana con exactamente cinco en raya, salvo si los dos extremos están bloqueados."
        }
        CaroWithOverlinesIs => {
            "Se gana con cinco, salvo si los dos extremos están bloqueados; con seis o más se gana siempre."
        }
        Opening => "Apertura",
        FreeOpening => "Libre",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long Pro",
        FreeOpeningIs => "Sin restricciones.",
        SwapIs => "Un bando pone una piedra; el otro elige color.",
        Swap2Is => {
            "Un bando pone tres piedras; el otro elige color, o pone dos más y deja elegir al primero."
        }
        ProIs => "La primera piedra negra va en el centro; la segunda, fuera del {size} central.",
        Overline => "sobrelínea",
        DoubleFour => "doble cuatro",
        DoubleThree => "doble tres",
        NotInCentre => "la primera piedra va en el centro",
        NearCentre => "demasiado cerca del centro",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "prohibida: {foul}",
        IsForbidden => "{cell} está prohibida: {foul}.",
        OpeningStone => "piedra {number} de {count}, luego elige el otro bando",
        ChooseColour => "Elige color",
        ComputerChooses => "La máquina elige color",
        FriendChooses => "Tu rival elige color",
        PlayerChooses => "{player}: elige color",
        AddTwoStones => "Poner dos piedras",
        YouMoveNext => "luego te toca a ti",
        OtherMovesNext => "luego le toca al otro bando",
        OtherThenChooses => "luego elige el otro bando",
        YouPlay => "Juegas con {piece}.|Juegas con negras.|Juegas con blancas.",
        ComputerPlays => {
            "La máquina juega con {piece}.|La máquina juega con negras.|La máquina juega con blancas."
        }
        FriendPlays => {
            "Tu rival juega con {piece}.|Tu rival juega con negras.|Tu rival juega con blancas."
        }
        PlayerPlays => {
            "{player} juega con {piece}.|{player} juega con negras.|{player} juega con blancas."
        }
        OnlyAnswerForbidden => "la única defensa de las negras, {cell}, está prohibida: {foul}",
        ForbiddenPoints => "Mostrar casillas prohibidas",
        PlayPiece => "Jugar con {piece}|Jugar con negras|Jugar con blancas",
        Against => "Modo",
        FriendHere => "Dos jugadores",
        FriendByLink => "Por enlace",
        Opponent => "Oponente",
        StrengthGrade => "Nivel de dificultad",
        EasyIs => "Bloquea tus líneas, pero cae en las trampas.",
        MediumIs => "Tiene un plan y ve casi todas las trampas.",
        HardIs => "Comete pocos errores.",
        BestIs => "El más fuerte en este tablero.",
        AllOpponents => "Todos los oponentes",
        MoreBoards => "Más tableros",
        IsProved => "demostrado jugando todas las partidas",
        IsMeasured => "medido en partidas",
        IsNotMeasured => "sin medir en este tablero",
        More => "Más opciones",
        ChooseOpponent => "Elegir oponente",
        HowStrong => "Fuerza de los oponentes",
        Explained => "{name}: {what}",
        WhoStarts => "Quién empieza",
        WhoMovesNext => "A quién le toca",
        InTurn => "Alternando",
        Chance => "Al azar",
        Pieces => "Fichas",
        Marks => "X y O",
        Stones => "Piedras",
        YourMark => "Tu ficha",
        YourStones => "Tus piedras",
        PlayerOnesMark => "Ficha de {name}",
        PlayerOnesStones => "Piedras de {name}",
        StarterIsX => "Empieza X",
        StarterIsBlack => "Empiezan negras",
        PieceAlone => "{piece}|Negras|Blancas",
        Start => "Empezar",
        MakeLink => "Crear el enlace",
        Arrange => "Preparar una posición",
        WinsWith => "{run} en raya",
        WinsWithExactly => "exactamente {run} en raya",
        WinsWithOrMore => "{run} o más en raya",

        FirstFreeIs => "toma la primera casilla libre",
        RandomIs => "juega en cualquier parte",
        GuardIs => "completa o bloquea líneas y, si no, juega al azar",
        ClerkIs => "completa o bloquea líneas y, si no, toma la primera casilla libre",
        CentreIs => "primero el centro, luego como Guardia",
        StrategistIs => "completa o bloquea líneas y, si no, sigue un plan",
        MinimaxIs => "calcula todas las variantes hasta el final",
        LevelOneIs => "calcula su jugada y tu respuesta",
        LevelTwoIs => "ve amenazas dobles",
        LevelThreeIs => "calcula algunas jugadas por adelantado",
        LevelFourIs => "ve victorias encadenando cuatros",
        LevelFiveIs => "calcula muchas jugadas por adelantado",
        LevelSixIs => "se toma su tiempo",
        LevelFourInSpaceIs => "ve victorias forzadas",
        LevelSixInSpaceIs => "se toma su tiempo y demuestra victorias",
        MeasuredAgainst => {
            "{count} partida contra {opponent}: victorias {won}, empates {drawn}, derrotas {lost}|{count} partidas contra {opponent}: victorias {won}, empates {drawn}, derrotas {lost}"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; si empiezas, {chance}",
        NoteIfItStarts => "{character}; si empieza la máquina, {chance}",
        NeverWin => "nunca puedes ganar",
        HardlyEverWin => "casi nunca puedes ganar",
        WinTimesIn => {
            "puedes ganar {count} de cada {of} veces|puedes ganar {count} de cada {of} veces"
        }
        WinAboutTimesIn => {
            "puedes ganar alrededor de {count} de cada {of} veces|puedes ganar alrededor de {count} de cada {of} veces"
        }
        NearlyAlwaysWin => "casi siempre puedes ganar",
        AlwaysWin => "siempre puedes ganar",

        Close => "Cerrar",

        Language => "Idioma",
        LikeTheBrowser => "Según el navegador",
        Look => "Tema",
        LikeTheSystem => "Según el sistema",
        Midnight => "Medianoche",
        Paper => "Papel",
        Wood => "Madera",
        Sound => "Sonido",
        Quiet => "Bajo",
        MediumLoud => "Medio",
        Loud => "Alto",
        Vibration => "Vibración",
        Off => "No",
        On => "Sí",
        ComputerAnswers => "Respuesta de la máquina",
        AtOnce => "Inmediata",
        AfterHalfASecond => "Tras 0,5\u{a0}s",
        AfterASecond => "Tras 1\u{a0}s",
        LevelSixThinks => "Tiempo de reflexión del Nivel 6",
        ForASecond => "1\u{a0}s",
        ForFiveSeconds => "5\u{a0}s",
        ForHalfAMinute => "30\u{a0}s",
        ToMakeAMove => "Confirmación de la jugada",
        TapACell => "Tocar una vez",
        SelectThenPlace => "Seleccionar y «Colocar»",
        ButtonsFor => "Lado de los botones",
        RightHand => "Derecho",
        LeftHand => "Izquierdo",
        SecondPlayer => "Controles del jugador 2",
        Upright => "Normales",
        Turned => "Girados",
        TurnedIs => {
            "Girados: con el teléfono entre dos jugadores, la tarjeta y los botones del jugador 2 miran hacia su lado."
        }
        SpaceBoards => "Tableros 3D",
        AsFits => "Automático",
        MoveResults => "Resultados de las jugadas",
        Keys => "Teclas",
        SingleKeys => "Atajos de una sola tecla",
        OtherVariation => "Otra variante",
        ChooseCell => "Elegir una casilla",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Mayús",
        HomeKey => "Inicio",
        EndKey => "Fin",
        MoveNumbers => "Numerar las jugadas",
        Erase => "Borrar",

        HasWonAlready => "{piece} ya ganó|Las negras ya ganaron|Las blancas ya ganaron",
        NoLineForAnyone => "Ya nadie puede completar una línea",
        NobodysTurn => "No le toca a nadie",
        TapPuts => "Al tocar",
        Alternate => "Alternar",
        SideToMove => "Turno",
        Clear => "Vaciar",
        Mirror => "Reflejar",
        Turn => "Girar",
        Back => "Volver",
        Analyse => "Analizar",
        PlayFromHere => "Jugar desde aquí",
        IsPickedUp => "Ficha de {cell} levantada",
        CountOfPiece => "{piece}: {count}|Negras: {count}|Blancas: {count}",
        Counts => "{first}, {second}",
        TooMany => "{counts}. Sobran {piece}|{counts}. Sobran negras|{counts}. Sobran blancas",
        OnlyToLookAt => "{counts}. Solo para ver",

        AtMove => "Jugada",
        ToBeginning => "Al principio",
        OneMoveBack => "Jugada anterior",
        OneMoveOn => "Jugada siguiente",
        ToEnd => "Al final",
        BeforeFirstMove => "antes de la primera jugada",
        PlayOn => "Seguir desde aquí",
        EndReview => "Cerrar análisis",
        InVariation => "variante",
        RemoveMoves => "Quitar desde aquí",
        RestoreMoves => "Recuperar",
        ReturnToGame => "Volver a la partida",
        MovesLeftOut => {
            "Se omitió una jugada porque las reglas no la permiten: la jugada {number}.|Se omitieron {count} jugadas porque las reglas no las permiten. La primera es la jugada {number}."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "línea {line}, carácter {column}",
        AtByte => "byte {number}",
        FileCutOff => "está cortado",
        Play => "Ver",
        Pause => "Pausa",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Jugada {at} de {all}",
        MoveOfBy => {
            "Jugada {at} de {all}, {piece} {cell}|Jugada {at} de {all}, negras {cell}|Jugada {at} de {all}, blancas {cell}"
        }
        Excellent => "excelente",
        Good => "buena",
        Dubious => "dudosa",
        Mistake => "probable error",
        Blunder => "un error grave",
        HasWon => "{piece} ganó|Las negras ganaron|Las blancas ganaron",
        HasWonInside => "{piece} ganó|las negras ganaron|las blancas ganaron",
        CanWinIn => {
            "{piece} puede ganar {moves}|las negras pueden ganar {moves}|las blancas pueden ganar {moves}"
        }
        ADraw => "empate",
        StandsBetter => "{piece} está mejor|las negras están mejor|las blancas están mejor",
        AboutEven => "posición igualada",
        MissesWinIn => "Deja escapar una victoria {moves}",
        LetsWinIn => {
            "Deja ganar a {piece} {moves}|Deja ganar a las negras {moves}|Deja ganar a las blancas {moves}"
        }
        EngineLines => "Variantes del motor",
        BalancedMoves => "Jugadas equilibradas",
        FewerLines => "Menos variantes",
        MoreLines => "Más variantes",
        ChanceOf => "{piece} {percent}|negras {percent}|blancas {percent}",
        LinesDepth => "Profundidad {depth}",
        LinesDetail => "{positions} posiciones en {seconds}\u{a0}s",
        Promote => "Promover variante",
        Notes => "Notas",
        Triangle => "triángulo",
        Square => "cuadrado",
        Circle => "círculo",
        Cross => "cruz",
        StopDrawing => "Terminar de dibujar",
        VariationsChanged => {
            "Las variantes de este enlace se cortaron o cambiaron. Esta es la partida sin ellas."
        }
        AnalysisTooLarge => {
            "Este análisis es demasiado grande para guardarlo aquí. Guárdalo en un archivo."
        }
        Moves => "{count} jugada|{count} jugadas",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Mejor: {cells}",
        NextMove => "después: {move}, {verdict}",
        DecidedBy => {
            "{ended}. Jugada decisiva: {move}, {piece} {cell}.|{ended}. Jugada decisiva: {move}, negras {cell}.|{ended}. Jugada decisiva: {move}, blancas {cell}."
        }
        NoSingleMove => "{ended}. Ninguna jugada fue decisiva.",
        LookingAtGame => "Analizando la partida: {progress}",
        Mistakes => "Errores",
        FindBetterMove => {
            "{piece} jugó {cell}. ¿Qué jugada es mejor?|Las negras jugaron {cell}. ¿Qué jugada es mejor?|Las blancas jugaron {cell}. ¿Qué jugada es mejor?"
        }
        IsBetter => "{cell} es una buena jugada.",
        IsNotBetter => "{cell} no basta. Hay una jugada mejor.",
        LookingAtMove => "Comprobando {cell}…",
        ShowSolution => "Ver la solución",
        NextMistake => "Siguiente error",
        NoMoreMistakes => "No hay más errores.",
        MistakesBySide => "Errores: {first}, {second}.",
        PuzzleSolved => "Resuelto",
        PuzzleSolution => "Solución",
        StepOf => "Paso {step} de {steps}",
        MissedWin => "Se te escapó una victoria",

        Accept => "Jugar",
        NotNow => "Ahora no",
        TakeLink => "Usar esta partida",
        TakeSeat => "Unirse a la partida",
        KeepKnown => "Conservar la mía",
        ShowKnown => "Ver la mía",
        ShowLink => "Ver la del enlace",
        Invited => {
            "Te invitan a una partida de {game}. Juegas con {piece}.|Te invitan a una partida de {game}. Juegas con negras.|Te invitan a una partida de {game}. Juegas con blancas."
        }
        OwnGameKept => "Tu propia partida se conserva.",
        PositionFromLink => "Una posición de un enlace. Tu propia partida se conserva.",
        Watching => {
            "Estás viendo una partida entre otras dos personas. No se actualiza sola: abre su próximo enlace para ver cómo sigue."
        }
        AsksToTakeBack => {
            "Tu rival pide deshacer {count} jugada.|Tu rival pide deshacer {count} jugadas."
        }
        Earlier => {
            "Esta es tu partida como estaba hace {count} jugada.|Esta es tu partida como estaba hace {count} jugadas."
        }
        FromYourSide => {
            "Este enlace lo envió tu bando, pero añade la jugada {move}, que es de tu rival. Úsalo solo si lo enviaste tú desde otro dispositivo."
        }
        AnotherGame => "Este enlace es de una partida distinta de la que tienes guardada.",
        Differs => {
            "La jugada {move} no coincide con tu partida guardada: {linked} en este enlace, {known} en la tuya."
        }
        DiffersAsk => {
            "La jugada {move} no coincide con tu partida guardada: {linked} en este enlace, {known} en la tuya. Pregunta a tu rival qué jugada hizo."
        }
        PlayedForYou => "La jugada {move} de este enlace es tuya, pero no la hiciste aquí.",

        NowSend => "Ahora envía el enlace",
        SentAndWaiting => "Enviado. Esperando a tu rival",
        WaitingForFriend => "Esperando el enlace de tu rival",

        TheLink => "El enlace",
        TheMoves => "Las jugadas",
        TheBoard => "El tablero",
        LinkIsASeat => {
            "Quien tenga este enlace puede jugar en lugar de tu rival: no lo envíes a nadie más."
        }
        CopyLink => "Copiar enlace",
        CopyMoves => "Copiar jugadas",
        CopyBoard => "Copiar tablero",
        Scan => "Escanear con otro teléfono",
        OpenGame => "Abrir una partida",
        LinkMovesOrText => "Un enlace, jugadas o el texto de un archivo",
        TheText => "El texto",
        ChooseFiles => "Elegir archivos",
        AboutFiles => {
            "Aquí se abren archivos SGF, RenLib (.lib), .psq, .pos y .sav. También puedes soltarlos en cualquier parte de la página."
        }
        GamesInFiles => "Elegir partida",
        Comment => "Comentario",
        JudgementOfMove => "Esta jugada",
        NoSign => "Sin signo",
        VeryGoodMove => "una jugada brillante",
        InterestingMove => "una jugada interesante",
        DrawOnBoard => "Dibujar en el tablero",
        Letter => "letra",
        Analyses => "Análisis",
        WithVariations => "Con variantes y notas",
        VariationsTooLong => {
            "Las variantes no caben en un enlace. Guarda la partida en un archivo."
        }
        OpenAnyway => "Abrir de todos modos",
        Library => "Biblioteca",
        AboutLibrary => {
            "Los archivos de partidas que añadas aquí se quedan en este dispositivo. Busca las partidas en las que apareció una posición, también girada o reflejada, y mira cómo siguieron."
        }
        AddFiles => "Añadir archivos",
        AddToLibrary => "Añadir a la biblioteca",
        SearchGames => "Jugadores, torneo o fecha",
        WithThisPosition => "Solo partidas con esta posición",
        FoundGames => "{count} partida encontrada.|{count} partidas encontradas.",
        FirstListed => "Se muestran las primeras {count}.",
        NextMoves => "Siguientes jugadas",
        FilesNotKept => "Este navegador no guardó los archivos. Se perderán al recargar la página.",
        GameNumber => "Partida {number}",
        UnknownFormat => "este formato no se puede abrir aquí",
        NoGameInside => "no contiene ninguna partida",
        FileTooLong => "es demasiado grande",
        FileGoesOn => "hay algo más después del final",
        FileNotUnderstood => "esta parte no se entiende",
        AnotherKindOfGame => "es una partida de otro juego",
        CellOutside => "esa casilla no existe en el tablero",
        SaveAsFile => "Guardar como archivo",
        NotInFormat => "Este tipo de archivo no admite este tablero o esta posición.",
        GameSaved => "Guardado.",
        PasteHere => "Enlace o jugadas",
        Open => "Abrir",
        SharePicture => "Compartir imagen",
        SavePicture => "Guardar imagen",
        SaveReplay => "Guardar animación",
        SaveGif => "Guardar GIF",
        PageName => "In a Row",
        FinalBoard => "El tablero final. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "te toca, juegas con {piece}|te toca, juegas con negras|te toca, juegas con blancas"
        }
        Shared => "Compartido.",
        Copied => "Copiado. Pégalo donde lo lea tu rival.",
        NotSent => "No se envió.",
        CopyYourself => {
            "Este navegador no deja que la página envíe ni copie. El texto está seleccionado: cópialo tú."
        }
        Saved => "Guardado. Está en tus descargas.",
        PictureNotTaken => "No se pudo compartir la imagen. Guárdala.",
        PictureNotDrawn => "Este navegador no puede crear la imagen. Haz una captura de pantalla.",

        YourGames => "Tus partidas",
        NoGames => "Aún no hay partidas. Aquí se guarda la partida que dejas por otra.",
        FinishedGames => "Terminadas",
        GoOn => "Continuar",
        Remove => "Eliminar",
        Choose => "Marcar",
        ChooseAllOver => "Marcar las terminadas",
        RemoveChosen => "Eliminar las marcadas",
        ListedGame => {
            "{board}, {run} en raya, juegas con {piece}, {moves}|{board}, {run} en raya, juegas con negras, {moves}|{board}, {run} en raya, juegas con blancas, {moves}"
        }
        ListedOwn => "{board}, {run} en raya, {opponent}, {moves}",
        ListedPosition => "{board}, {run} en raya, {marks}",
        MarksCount => "{count} ficha|{count} fichas",
        WaitingToJoin => "Esperando a que alguien se una",
        YouWon => "Ganaste",
        FriendWon => "Ganó tu rival",
        Arranging => "Una posición que estás preparando",
        HowManyGames => "Partidas por enlace: {count} de {most} como máximo.",
        PastGamesKept => "Se guardan las últimas {most} partidas terminadas.",
        OldGamesDropped => {
            "«Tus partidas» guarda las últimas {most} partidas. Se eliminó la más antigua."
        }
        GamesFull => {
            "Tienes {most} partidas por enlace, el máximo. Para empezar otra o unirte a una, elimina alguna en «Compartir» › «Tus partidas»."
        }
        GamesRemoved => "Partida eliminada.|{count} partidas eliminadas.",

        WhatsNew => "Novedades",
        Install => "Instalar",
        InstallByHand => {
            "Para tener el juego en la pantalla de inicio, abre el menú del navegador, o «Compartir» en un iPhone o iPad, y elige añadirlo a la pantalla de inicio."
        }
        YourData => "Tus datos",
        Statistics => "Estadísticas",
        StatisticsCleared => "Estadísticas borradas.",
        Send => "Enviar",
        Scanned => "Ya lo escaneó",
        MoveFirst => "Hacer primero mi jugada",
        InviteOrMove => "Envía este enlace a tu rival, o haz tu primera jugada y envíalo después.",
        InviteToStart => "Envía este enlace a tu rival: la primera jugada es suya.",
        SendYourMove => {
            "Envía este enlace a tu rival: verá tu jugada y responderá con otro enlace."
        }
        SendResult => "Envía este enlace a tu rival: verá cómo terminó la partida.",
        NowMove => "Tu rival ya puede abrir el enlace. Haz tu jugada y vuelve a enviar el enlace.",
        LinkIsSent => "Este enlace ya está enviado. Envíalo otra vez solo si no llegó.",

        Strength => "Fuerza de los oponentes",
        StrengthIsProved => {
            "Demostrado ahora mismo, jugando todas las partidas posibles contra cada oponente. Son tus probabilidades si juegas lo mejor posible."
        }
        StrengthIsMeasured => {
            "Medido: {board}. Cada oponente jugó contra el inmediatamente inferior, y cada uno de los dos empezó la mitad de las partidas. El Nivel 6 tuvo {seconds}\u{a0}segundos por jugada."
        }
        StrengthIsNotMeasured => {
            "Sin medir: {board}. Estos son los resultados del tablero medido que más se le parece."
        }
        ForProgrammers => "Para programadores",
        ProgramsFindOut => "Estos programas del código fuente de la página averiguan todo esto:",
        IfYouStart => "Si empiezas, {chance}.",
        IfItStarts => "Si empieza la máquina, {chance}.",
        Exactly => "{chance} (exactamente {exactly})",
        GamesBeatIt => "Formas de ganarle: {count}.|Formas distintas de ganarle: {count}.",
        ShowAWin => "Ver una victoria",
        AgainstIfYouStart => "contra {opponent} si empiezas",
        AgainstIfItStarts => "contra {opponent} si empieza la máquina",
        StrategistsClaim => {
            "Quien creó a Estratega asegura que es imbatible y pide pruebas: si empiezas, {first}; si empieza la máquina, {second}."
        }
        AlwaysBeaten => "siempre se le puede ganar",
        BeatenWithLuck => "con suerte se le puede ganar",
        NotBeaten => "no se le puede ganar",

        LinkFailed => "No se pudo abrir el enlace: {why}. Tu propia partida no cambió.",
        NoLink => "no lleva a ninguna partida",
        TooLong => "es más largo que cualquier partida",
        CutOff => "está cortado. Pídelo de nuevo",
        CutOffAfter => "está cortado tras la jugada {move}. Pídelo de nuevo",
        Changed => "cambió por el camino. Cópialo otra vez o pídelo de nuevo",
        TooLarge => "el tablero o una coordenada es demasiado grande",
        TooFar => "una casilla está a más de {cells} de la primera ficha",
        Character => "el carácter {number}, «{character}», no va ahí",
        NoDraw => "en él nadie puede ofrecer ni aceptar empate",
        MoveTaken => "la jugada {move}, {cell}, cae en una casilla ocupada",
        MoveOutside => "la jugada {move}, {cell}, está fuera del tablero",
        MoveNotFirst => "la jugada {move}, {cell}, no es r0u0, como siempre lo es la primera",
        MoveAfterEnd => "la jugada {move}, {cell}, viene después del final",
        WrongColumns => "tiene {count} columnas, pero un tablero tiene de {least} a {most}",
        WrongRows => "tiene {count} filas, pero un tablero tiene de {least} a {most}",
        WrongCube => "un tablero 3D tiene tres lados iguales, de {least} a {most}",
        WrongRun => "pide {run} en raya, pero en este tablero tienen que ser {number}",
        WrongRunFromTo => {
            "pide {run} en raya, pero en este tablero tienen que ser de {least} a {most}"
        }
        MarkOutside => "una ficha está fuera del tablero",
        TwoMarks => "hay dos fichas en una casilla",
        NobodysTurnInIt => "el número de fichas no cuadra y no le toca a nadie",
        BeginsAfterEnd => "la partida ya está terminada desde el principio",

        ChangesMissing => "No se pudo cargar la lista de cambios. Revisa tu conexión.",
        AboutData => {
            "Tus partidas, marcadores, estadísticas y ajustes se guardan solo en este dispositivo. Expórtalos a un archivo para no perderlos o para llevarlos a otro dispositivo. Al importar un archivo, su contenido se suma a lo que hay aquí: los marcadores se cuentan una sola vez y nada se sobrescribe."
        }
        ExportData => "Exportar a un archivo",
        ImportData => "Importar un archivo",
        NotExported => "Este navegador no puede guardar archivos.",
        TakeTheirs => "Usar la partida y los ajustes del archivo",
        TookTheirs => "Listo. Ya se usan la partida y los ajustes del archivo.",
        FileNotRead => "No se pudo leer el archivo. No se cambió nada.",
        FileForeign => "Este archivo no es de In a Row. No se cambió nada.",
        FileNewer => {
            "Este archivo es de una versión más nueva de In a Row. Recarga la página para obtener esa versión e inténtalo de nuevo. No se cambió nada."
        }
        FileDamaged => "Este archivo está dañado. No se cambió nada.",
        FileTooLarge => "Este archivo es demasiado grande. No se cambió nada.",
        NothingNew => "Este archivo no trae nada nuevo.",
        BroughtIn => "Importado: {parts}.",
        Scores => "{count} marcador|{count} marcadores",
        OtherGames => "{count} partida|{count} partidas",
        GamesByLink => "{count} partida por enlace|{count} partidas por enlace",
        ArrangedPositions => "{count} posición preparada|{count} posiciones preparadas",
        SettingsChanged => "{count} ajuste|{count} ajustes",
        PuzzlesBroughtIn => "tu progreso en ejercicios y lecciones",
        CurrentGame => "la partida actual",
        StayedAsTheyWere => "Tu partida actual y tus ajustes siguen como estaban.",

        NoStatistics => "Aún no hay partidas terminadas. Termina una y aparecerá aquí.",
        Won => "Victorias",
        Drawn => "Empates",
        Lost => "Derrotas",
        Points => "Puntos",
        Streak => "Racha",
        LongestStreak => "Mejor racha",
        StreakWon => "{count} victoria|{count} victorias",
        StreakDrawn => "{count} empate|{count} empates",
        StreakLost => "{count} derrota|{count} derrotas",
        LastGame => "Última partida: {results}",
        LastGames => "Últimas {count} partidas, de la más antigua a la más reciente: {results}",
        ExactlyGame => "Exactamente {game}",
        ResultsOf => "{game}, para {name}",
        AboutStatistics => {
            "Una barra hacia arriba es una partida ganada; hacia abajo, una perdida; un guion, un empate. La línea sube con cada victoria y baja con cada derrota. «Marcador a cero» no cambia nada aquí. Las partidas por enlace o desde una posición preparada no cuentan."
        }
        ClearStatistics => "Borrar estadísticas",
        LessonsFinished => "Lecciones terminadas: {done} de {count}",
        PuzzleOfTheDay => "Ejercicio del día",
        SolvePuzzles => "Resolver ejercicios",
        DailySolved => "Resuelto hoy. El próximo llega a medianoche ({time} UTC).",
        DailyStreak => "Días seguidos: {count}",
        PuzzleRating => "Tu puntuación: {rating}",
        PuzzleRatingChange => "Tu puntuación: {rating} ({change})",
        PuzzlesTried => "Resueltos sin errores ni pistas: {solved} de {tried}",
        PuzzlesDue => "Para repasar hoy: {count}",
        WhichPuzzles => "Tipo",
        AllPuzzles => "Todos",
        SmallBoards => "3×3 a 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Ganar encadenando cuatros",
        WinWithThreats => "Ganar encadenando amenazas",
        Defence => "Defensa",
        QuietMove => "Jugada tranquila",
        TwoFours => "Doble cuatro",
        TwoThrees => "Doble tres",
        TooLongRow => "Sobrelínea",
        FourThree => "Cuatro-tres",
        AtTheEdge => "En el borde",
        Fork => "Amenaza doble",
        SpaceDiagonal => "Diagonal del cubo",
        ForbiddenReply => "Respuesta prohibida",
        FindWin => "Encuentra la jugada ganadora.",
        FindOnlyMove => "Encuentra la única jugada que no pierde.",
        RightGoOn => "Correcto. Encuentra la siguiente jugada.",
        RightMove => "Correcto.",
        DoesNotWin => "{cell} no gana: la defensa es {reply}.",
        LosesTo => "{cell} pierde ante {reply}.",
        IsNoWin => "{cell} no gana.",
        WinIsCertain => "Ninguna respuesta impide ya la victoria.",
        OtherMovesLose => "Todas las demás jugadas pierden.",
        HintTheme => "Tema: {theme}.",
        HintColumn => "La jugada está en la columna {column}.",
        HintLayer => "La jugada está en el piso {layer}.",
        HintMove => "La jugada es {cell}.",
        NextPuzzle => "Siguiente ejercicio",
        ShareResult => "Compartir resultado",
        SharedPuzzle => "In a Row, ejercicio del {date}: {result}",
        SharedSolved => "resuelto a la primera",
        SharedTries => "jugadas erróneas: {count}",
        SharedHints => "pistas: {count}",
        CopiedResult => "Copiado.",
        PuzzlesMissing => {
            "No se pudieron cargar los ejercicios. Revisa tu conexión y vuelve a abrir esta ventana."
        }
        FromYourGames => "De tus partidas",
        SearchingGames => "Buscando en tus partidas…",
        NoMissedWin => {
            "En tus partidas terminadas contra la máquina ya no queda ninguna victoria desaprovechada."
        }
        Learn => "Aprender",
        LearnAbout => "Lecciones cortas con práctica en el tablero.",
        LessonFinished => "Terminada",
        NextStep => "Siguiente",
        NextLesson => "Siguiente lección",
        LessonOver => "Ese fue el último paso de esta lección.",
        LookElsewhere => "{cell} es una jugada posible, pero aquí busca otra.",
        NotThere => "No es {cell}. Mira otra vez.",
        NotThatAnswer => "No. Vuelve a mirar las piedras.",
        TryCell => "Prueba {cell}.",
        TakeBlack => "Negras",
        TakeWhite => "Blancas",
        LessonFours => "Cuatros y treses",
        LessonForks => "Amenazas dobles",
        LessonFouls => "Casillas prohibidas del renju",
        LessonSpace => "Pensar en 3D",
        NoughtsRow => "Juegas con X. Se gana con tres en raya. Completa tu línea.",
        NoughtsBlock => "A tu rival le falta una sola casilla para ganar. Ocúpala tú antes.",
        NoughtsFork => {
            "Una jugada que crea dos amenazas es una amenaza doble. Tu rival solo puede frenar una. Haz una amenaza doble y gana."
        }
        NoughtsCorner => {
            "Ahora juegas con O. X tiene el centro. Solo las esquinas son seguras: elige una."
        }
        NoughtsCentre => "X tiene una esquina. Solo el centro es seguro: ocúpalo.",
        NoughtsEdge => {
            "X tiene dos esquinas y busca una amenaza doble. Ocupa el medio de un lado: X tendrá que bloquear."
        }
        NoughtsGame => "Ahora juega una partida entera contra la máquina. ¡No pierdas!",
        FoursComplete => "Se gana con cinco en raya. Completa tu línea.",
        FoursStop => "Tu rival tiene un cuatro: con una piedra más son cinco. Frénalo.",
        FoursGap => {
            "Un cuatro puede tener un hueco. Busca dónde haría cinco tu rival y ocupa esa casilla."
        }
        FoursOpen => {
            "Un cuatro con los dos extremos libres es un cuatro abierto. Nadie puede frenarlo. Haz uno y gana."
        }
        ThreesOpen => {
            "Un tres abierto puede llegar a ser un cuatro abierto: tu rival tiene que responder. Haz uno."
        }
        ThreesStop => "Tu rival tiene un tres abierto. Frénalo en uno de sus extremos.",
        ForksFourThree => {
            "Una sola jugada hace un cuatro y un tres abierto. Tu rival solo puede frenar uno de los dos. Encuéntrala y gana."
        }
        ForksFours => "Una sola jugada hace dos cuatros. Encuéntrala y gana.",
        ForksThrees => "Una sola jugada hace dos treses abiertos. Encuéntrala y gana.",
        ForksStop => {
            "Ahora tu rival busca una amenaza doble. Ocupa la casilla donde se cruzan las dos líneas."
        }
        ForksPrepare => {
            "Aquí aún no hay amenaza doble. Encuentra una amenaza que la prepare y gana."
        }
        ChainForce => {
            "Tu rival tiene que responder a cada cuatro: así llevas el juego adonde quieres. Gana encadenando cuatros."
        }
        ChainOrder => "Busca primero la amenaza doble y luego el cuatro que la prepara.",
        ChainLonger => "Ahora hacen falta más cuatros. Cada uno debe reforzar otra línea.",
        ChainKeep => {
            "Un cuatro que no prepara nada se desperdicia. Guárdalo hasta que lo necesites y gana."
        }
        ChainLast => "Esta cadena es la más larga. Tómate tu tiempo.",
        DefenceFirst => "Antes de defender, mira si puedes ganar ya. Sí puedes: ¿dónde?",
        DefenceAttack => "Cada bando tiene un tres abierto, pero te toca a ti. Ataca y gana.",
        DefenceEnd => {
            "Los dos extremos frenan este tres, pero uno frena además otra línea. Ocupa ese."
        }
        DefenceCounter => {
            "Aquí no basta ninguna defensa. Haz tus propios cuatros: tu rival tiene que responder y ganas tú."
        }
        DefenceOnly => "Tu rival amenaza con ganar y solo una jugada lo impide. Encuéntrala.",
        SwapWhy => {
            "En el gomoku, quien empieza tiene ventaja. Swap2 lo equilibra: un bando pone tres piedras y el otro elige color."
        }
        SwapBlack => {
            "Las piedras negras se ayudan y la blanca está lejos. Es el turno de las blancas. ¿Qué eliges?"
        }
        SwapWhite => {
            "Las piedras negras están demasiado separadas para ayudarse. Es el turno de las blancas. ¿Qué eliges?"
        }
        SwapEven => {
            "¿No sabes qué color es mejor? Pulsa aquí «Poner dos piedras»: entonces tendrá que elegir el otro bando."
        }
        SwapFive => {
            "El otro bando puso dos piedras. Es el turno de las blancas, pero las negras ya tienen un tres abierto. ¿Qué eliges?"
        }
        FoulsThrees => {
            "En el renju, las negras no pueden hacer dos treses abiertos con una jugada. Juegas con negras: toca la casilla prohibida."
        }
        FoulsFours => "Tampoco se permiten dos cuatros con una jugada. Toca la casilla prohibida.",
        FoulsOverline => "Tampoco se permiten seis o más en raya. Toca la casilla prohibida.",
        FoulsFive => {
            "Con exactamente cinco en raya, las negras ganan siempre, incluso en una casilla así. Completa tu línea."
        }
        FoulsTrap => {
            "Ahora juegas con blancas. Haz un cuatro que las negras solo puedan frenar en una casilla prohibida y gana."
        }
        SpaceLayer => {
            "El tablero tiene cuatro pisos, uno sobre otro. Se gana con cuatro en raya. Completa tu línea en este piso."
        }
        SpaceUp => "Una línea puede subir recta por todos los pisos. Complétala.",
        SpaceSlant => {
            "Una línea también puede moverse una casilla hacia un lado en cada piso. Complétala."
        }
        SpaceCorners => {
            "Una línea puede ir incluso de una esquina del cubo a la opuesta. Complétala."
        }
        SpaceStop => "A tu rival le falta una sola casilla para ganar. Encuéntrala y ocúpala.",
        SpaceFork => "Las amenazas dobles también ganan en 3D. Encuentra una y gana.",
        EndlessFive => "Este tablero no tiene borde: crece mientras juegas. Completa tu línea.",
        EndlessStop => {
            "Aquí ningún borde frena una línea. Tu rival tiene un tres abierto: frénalo tú, en uno de sus extremos."
        }
        EndlessThree => "Tu tres está abierto por los dos extremos. Sigue y gana.",
        EndlessFork => "Dos líneas se cruzan en una casilla. Encuéntrala y gana.",
        EndlessGame => "Ahora, una victoria más larga: aprovecha lo que tienes.",

        HowToWin => {
            "En tu turno, pon una ficha en una casilla libre. Gana quien antes tenga {run} en raya: en horizontal, vertical o diagonal."
        }
        LongerRowCountsNothing => "Una línea más larga no cuenta.",
        HowToWinInSpace => {
            "En tu turno, pon una ficha en una casilla libre. Gana quien antes tenga {run} en raya: en un piso o a través de todos los pisos."
        }
        WhenDrawn => "Cuando ya nadie puede completar una línea, es empate.",
        NoDrawInSpace => {
            "Aquí ninguna partida acaba en empate: quien empieza en el centro puede ganar en cuatro jugadas, como calcula esta página mientras juegas."
        }
        FirstCanWin => "Quien empieza siempre puede ganar.",
        RulesWithoutEnd => {
            "Las casillas se cuentan desde la primera ficha: r3u4 está tres a la derecha y cuatro arriba; l1d2, una a la izquierda y dos abajo. Arrastra el tablero para ver más, o sigue con las flechas; escribe el nombre de una casilla para ir a ella y pulsa Enter para jugar. Acerca o aleja con dos dedos, con la rueda y Ctrl, o con + y −. Ningún empate es automático: ofrece empate cuando nadie avance."
        }
        LineAlong => "A lo largo de una fila o columna de un piso",
        LineDiagonal => "A lo largo de una diagonal de un piso",
        LineStraightUp => "En vertical, a través de los pisos",
        LineUpAndAlong => "Hacia arriba y a lo largo de una fila o columna",
        LineCornerToCorner => "De esquina a esquina del cubo",
        HowRenju => {
            "Las negras empiezan y ganan con exactamente cinco en raya; las blancas, con cinco o más. Las negras no pueden formar con una sola jugada dos treses, dos cuatros ni seis o más en raya, salvo que esa jugada forme también un cinco. Un tres es una línea que con una piedra más puede llegar a ser un cuatro abierto, y solo cuenta si las negras pueden jugar ahí. Las blancas también ganan si la única defensa de las negras es una casilla prohibida."
        }
        HowCaro => {
            "Se gana con exactamente cinco en raya, salvo que las fichas del rival bloqueen la línea por los dos extremos. El borde del tablero no bloquea."
        }
        HowCaroWithOverlines => {
            "Se gana con cinco en raya, salvo que las fichas del rival bloqueen la línea por los dos extremos; el borde del tablero no bloquea. Con seis o más en raya se gana siempre."
        }
        ThreeIs => "Un tres: con una piedra más es un cuatro abierto",
        FourIs => "Un cuatro: con una piedra más son cinco",
        OverlineIs => "Sobrelínea: prohibida",
        DoubleFourIs => "Doble cuatro: prohibido",
        DoubleFourInLineIs => "Dos cuatros en la misma línea: prohibido",
        DoubleThreeIs => "Doble tres: prohibido",
        NoDoubleThreeIs => "No es doble tres: una de las líneas solo podría acabar en sobrelínea",
        BlockedFiveIs => "Bloqueado por los dos extremos: no gana",
        OpenFiveIs => "Un extremo libre: gana",
        MoveForbidden => "la jugada {move}, {cell}, está prohibida ({foul})",
        RuleNotHere => "esa regla no se juega en ese tablero",
        OpeningNotHere => "esa apertura no se juega en ese tablero",
        WrongChoice => "la elección del color falta o está fuera de lugar",
        HowToPlay => {
            "Toca una casilla para jugar. Con el teclado, las flechas recorren el tablero, Enter o Espacio juegan, Inicio y Fin van a los extremos de una fila, Re Pág y Av Pág cambian de piso en un tablero 3D. En un tablero infinito van más lejos."
        }
        HowToArrange => {
            "Al preparar una posición, arrastra fichas a otras casillas. Con el teclado, Espacio levanta una ficha y la suelta, Esc la deja donde estaba, Supr la quita."
        }
        HowScoreIsKept => {
            "El marcador se guarda en este navegador, aparte para cada tablero y oponente; las partidas por enlace o desde una posición preparada no cuentan. De tu dispositivo solo salen los enlaces que envías, y tras la primera visita la página no necesita conexión."
        }

        HowMinimaxThinks => "Cómo piensa minimax",
        Calls => "Árbol de llamadas",
        CallsAsText => "Las llamadas como texto",
        Step => "Paso",
        ToFirstStep => "Al primer paso",
        OneStepBack => "Un paso atrás",
        OneStepOn => "Un paso adelante",
        ToAnswer => "A la respuesta",
        Position => "Posición",
        OnTheBoard => "En el tablero",
        Example => "Ejemplo",
        OnlyFewFreeCells => "Con 5 casillas libres o menos en tu tablero, puedes verlo aquí.",
        AlphaBeta => "Alfa-beta",
        Scheme => {
            "¿Dónde debe jugar {mark}? Minimax prueba cada jugada, cada respuesta, y así hasta el final. Una victoria de {mark} vale +10; una derrota, −10; un empate, 0. {mark} se queda con la puntuación más alta; {other}, con la más baja."
        }
        MarkToMove => "turno de {mark}",
        CallAhead => "{call}: sin examinar",
        CallOpen => "{call}: aún sin puntuación",
        CallSoFar => "{call}: por ahora {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, elegida",
        Call => "Llamada {number}",
        CallOf => "Llamada {number}: {move}",
        KeepsHighest => "{call}. Es el turno de {mark}, que se queda con la puntuación más alta.",
        KeepsLowest => "{call}. Es el turno de {mark}, que se queda con la puntuación más baja.",
        FillsBoard => "{call} llena el tablero: 0.",
        CompletesLine => "{call} completa una línea: {score}.",
        Answer => "La respuesta es {move}, con una puntuación de {score}.",
        AlreadyHas => "{move} lleva a {score}: {mark} ya tiene {best}.",
        HighestSoFar => "{move} lleva a {score}: la más alta por ahora; {mark} se la queda.",
        LowestSoFar => "{move} lleva a {score}: la más baja por ahora; {mark} se la queda.",
        SettlesIt => {
            "{step} {mark} ya tiene una opción que no es peor, así que basta: no hace falta examinar {moves}."
        }
        LookedAt => "Posiciones examinadas: {plain}; con alfa-beta, {pruned}.",
        LookedAtFromEmpty => "Desde el tablero vacío de {board}: {plain}; con alfa-beta, {pruned}.",

        InstalledDescription => {
            "Tres en raya, gomoku y otros tableros, contra la máquina u otra persona. Funciona sin conexión."
        }
        Continue => "Continuar",
        PlayGomoku => "Gomoku",
        OnAPhone => "Gomoku en un teléfono",
        OnAComputer => "Gomoku en una pantalla grande",
    }
}
