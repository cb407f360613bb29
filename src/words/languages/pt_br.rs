//! Brazilian Portuguese.

use crate::words::Text;

/// What each text says in Brazilian Portuguese.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => {
            "Não foi possível carregar o jogo. Verifique sua conexão ou atualize o navegador."
        }

        NewGame => "Nova partida",
        Undo => "Desfazer",
        Redo => "Refazer",
        Hint => "Dica",
        Place => "Colocar",
        PlayAgain => "Jogar outra",
        Names => "Nomes",
        SwapNames => "Trocar nomes",
        EmptyName => "Sem nome, aparece a peça.",
        Review => "Análise",
        Easier => "Mais fácil",
        Harder => "Mais difícil",
        SeeHow => "Ver como",
        Puzzles => "Problemas",
        Menu => "Menu",
        ResetScore => "Zerar placar",
        Share => "Compartilhar",
        Rules => "Regras",
        Settings => "Ajustes",
        SendLink => "Enviar o link",
        SendAgain => "Enviar de novo",

        Dismiss => "Ocultar",
        TryAgain => "Tentar de novo",
        Loading => "Carregando…",
        PartMissing => {
            "Não foi possível carregar uma parte da página. Verifique sua conexão; você pode continuar jogando."
        }

        Score => "Placar",
        Draws => "empates",
        Thinking => "pensando",
        ToMove => "joga agora",
        You => "Você",
        Computer => "Computador",
        Friend => "Rival",
        PlayerOne => "Jogador 1",
        PlayerTwo => "Jogador 2",

        Easy => "Fácil",
        MediumStrength => "Médio",
        Hard => "Difícil",
        Best => "Máximo",
        FirstFree => "1ª livre",
        Random => "Acaso",
        Guard => "Guarda",
        Clerk => "Burocrata",
        Centre => "Centro",
        Strategist => "Estrategista",
        Minimax => "Minimax",
        Level => "Nível {level}",

        PieceToMove => "Vez de {piece}|Vez das pretas|Vez das brancas",
        YourMove => "Sua vez",
        YourFriendsMove => "Vez do adversário",
        YouWin => "Você venceu",
        ComputerWins => "O computador venceu",
        FriendWins => "Seu adversário venceu",
        PieceWins => "{piece} venceu|As pretas venceram|As brancas venceram",
        Draw => "Empate",
        Numbered => "{status}, jogada {move}",
        Played => "Última jogada: {cell}",
        Agreed => "de comum acordo",
        TapASquare => "Três em linha vencem. Toque em uma casa.",
        NoLineLeft => "nenhuma linha é mais possível",

        Comma => ", ",
        And => " e ",

        NoughtsAndCrosses => "Jogo da velha",
        InARow => "{run} em linha no {board}",
        Empty => "vazia",
        PieceInside => "{piece}|preta|branca",
        CellMove => "jogada {move}",
        LastMove => "última jogada",
        WinningLine => "linha vencedora",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: jogo da velha",
        PageDescription => {
            "Jogo da velha e gomoku no navegador, contra o computador ou outra pessoa. Grátis, sem conta e sem instalar nada; com toque, mouse, teclado ou leitor de tela."
        }
        Framed => "Esta página aparece dentro de outra, que poderia capturar seus toques.",
        OpenInOwnTab => "Abrir em nova aba",

        InARowWithoutEnd => "{run} em linha, tabuleiro infinito",
        OnLayer => "andar {layer}, {cell}",
        Selected => "selecionada",
        PickedUp => "levantada",
        GoodMove => "boa jogada",
        InLineFor => {
            "variante: {piece}, jogada {number}|variante: pretas, jogada {number}|variante: brancas, jogada {number}"
        }
        LeadsToWin => "vence {moves}",
        LeadsToDraw => "empata",
        LeadsToLoss => "perde {moves}",
        InMoves => "em {count} jogada|em {count} jogadas",
        WinSign => "V{moves}",
        DrawSign => "E",
        LossSign => "D{moves}",

        ZoomIn => "Aproximar",
        ZoomOut => "Afastar",
        Fit => "Ver tudo",
        TurnClockwise => "Girar no sentido horário",
        TurnAnticlockwise => "Girar no sentido anti-horário",
        ToFront => "De frente",
        Stacked => "Empilhados",
        SideBySide => "Lado a lado",
        LayerName => "Andar {layer}",
        MoveNow => "Jogar já",
        MoveList => "Jogadas",
        MadeMove => "{piece} {cell}|Pretas {cell}|Brancas {cell}",
        OfferDraw => "Propor empate",
        Agree => "Aceitar empate",
        AllMarks => "Todas as peças",
        AllMarksAfter => "Todas as peças após {count} jogada|Todas as peças após {count} jogadas",
        ToCells => "Voltar às casas",
        ToLastMove => "Última jogada",
        NotOnBoard => "{cell}, fora do tabuleiro",
        Threats => "Ameaças",
        ThreatsOff => "As ameaças estão ocultas.",
        NoThreats => "Não há ameaças.",
        WinsHere => "{piece} vence aqui|as pretas vencem aqui|as brancas vencem aqui",
        ForkFor => "ameaça dupla de {piece}|ameaça dupla das pretas|ameaça dupla das brancas",
        RowFor => {
            "{count} em linha de {piece}|{count} em linha das pretas|{count} em linha das brancas"
        }
        OpenRowFor => {
            "{count} aberto de {piece}|{count} aberto das pretas|{count} aberto das brancas"
        }
        LegendWin => "vitória",
        LegendFork => "ameaça dupla",
        LegendRow => "{count} em linha",
        LegendOpenRow => "{count} aberto",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "{cell} selecionada: toque nela de novo ou em “Colocar”",
        PressPlace => "{cell} selecionada: toque em “Colocar” ou selecione outra casa",
        HintIs => "Dica: {cell} {why}",
        GlowingCell => "a casa iluminada",
        HintWins => "vence",
        HintBlocks => "bloqueia uma linha",
        HintMakesTwoThreats => "cria uma ameaça dupla",
        HintWinsIn => "vence {moves}",
        HintOnlyDraws => "é a única jogada que empata",
        HintDraws => "mantém o empate",
        HintDelays => "perde {moves} na melhor das hipóteses; é a que mais resiste",
        HintStopsAnAttack => "detém um ataque",
        HintLooksBest => "parece a melhor",
        BlockHere => "Bloquear aqui?",
        NoHint => "Nada urgente: não há dica para esta posição.",
        CellTaken => "Essa casa está ocupada.",
        NothingToUndo => "Não há nada para desfazer.",
        NothingToRedo => "Não há nada para refazer.",
        LastMovesInOrder => "As três últimas jogadas, em ordem",
        TryNext => "Outros jogos para experimentar",
        PlayAFriend => "Jogar a dois",
        OffersDraw => "{piece} propõe empate|As pretas propõem empate|As brancas propõem empate",
        YouOfferDraw => "Você propõe empate",
        FriendOffersDraw => "Seu adversário propõe empate",
        MovedLastAndOffersDraw => {
            "{piece}, que acabou de jogar, propõe empate|As pretas, que acabaram de jogar, propõem empate|As brancas, que acabaram de jogar, propõem empate"
        }
        Depth => "profundidade {depth}, {seconds}\u{a0}s",
        PositionsDone => "{done} de {all} posições",
        Stop => "Parar",
        StopCalculating => "Parar o cálculo",

        RestoreScore => "Restaurar placar",
        ScoreIsReset => "Placar zerado.",
        SetAside => {
            "Não foi possível ler uma parte dos dados salvos. Ela foi separada, não apagada, e você pode continuar jogando."
        }
        StorageNewer => {
            "Uma parte dos dados salvos é de uma versão mais nova desta página. Fica como está; recarregue a página para obter essa versão."
        }
        StorageFull => {
            "O armazenamento desta página está cheio: o que você jogar a partir de agora se perderá ao fechá-la. Exporte seus dados para um arquivo e depois remova partidas em “Compartilhar” › “Suas partidas”. Se não bastar, apague os dados deste site no navegador e importe o arquivo."
        }
        StorageBlocked => {
            "Este navegador não deixa salvar nada: sua partida e o placar se perderão ao fechar a página."
        }
        NewVersion => "Há uma nova versão. Ela será carregada na próxima partida, ou agora mesmo.",
        Update => "Atualizar",
        AnalysisMissing => "Não foi possível carregar o motor de análise. Todo o resto funciona.",
        AnalysisUnusable => {
            "O motor de análise deu uma resposta sem sentido. Todo o resto funciona."
        }
        Refit => "Ajustar tabuleiro",
        CouldBeRefitted => "A tela mudou e este tabuleiro não a preenche mais.",
        HearMoves => "Quer ouvir as jogadas?",
        SoundOn => "Ativar som",
        NoThanks => "Agora não",
        Restore => "Restaurar",
        OutOfReach => "O tabuleiro termina a {cells} casas da primeira peça.",
        DrawDeclined => "O computador não aceita. Aceitará após {moves} jogadas sem ameaças.",
        LanguageMissing => "Não foi possível carregar este idioma. Verifique sua conexão.",

        Board => "Tabuleiro",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Ocupa a tela",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Infinito",
        Custom => "À escolha",
        Columns => "Colunas",
        Rows => "Linhas",
        Layers => "Andares",
        Run => "Em linha",
        NumberOfLayers => "{name}: 1, ou de {least} a {most}.",
        OnlyNumber => "{name}: {number} neste tabuleiro.",
        NumberFromTo => "{name}: um número de {least} a {most}.",
        ProvedWin => "Provado: quem começa vence",
        ProvedDraw => "Provado: empate com jogo perfeito",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Caro infinito",
        Freestyle => "Estilo livre",
        ExactlyRun => "Exatamente {run}",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro com 6 ou mais",
        FreestyleIs => "{run} ou mais em linha vencem.",
        ExactlyRunIs => "Exatamente {run} em linha vencem; uma linha mais longa não conta.",
        RenjuIs => "As pretas não podem fazer duplo três, duplo quatro nem mais de cinco em linha.",
        CaroIs => "Exatamente cinco em linha vencem, a não ser com as duas pontas bloqueadas.",
        CaroWithOverlinesIs => {
            "Cinco vencem, a não ser com as duas pontas bloqueadas; seis ou mais sempre vencem."
        }
        Opening => "Abertura",
        FreeOpening => "Livre",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long Pro",
        FreeOpeningIs => "Sem restrições.",
        SwapIs => "Um lado coloca uma pedra; o outro escolhe a cor.",
        Swap2Is => {
            "Um lado coloca três pedras; o outro escolhe a cor, ou coloca mais duas e deixa o primeiro escolher."
        }
        ProIs => "A primeira pedra preta vai no centro; a segunda, fora do {size} central.",
        Overline => "mais de cinco em linha",
        DoubleFour => "duplo quatro",
        DoubleThree => "duplo três",
        NotInCentre => "a primeira pedra vai no centro",
        NearCentre => "perto demais do centro",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "proibida: {foul}",
        IsForbidden => "{cell} é proibida: {foul}.",
        OpeningStone => "pedra {number} de {count}, depois o outro lado escolhe",
        ChooseColour => "Escolha a cor",
        ComputerChooses => "O computador escolhe a cor",
        FriendChooses => "Seu adversário escolhe a cor",
        PlayerChooses => "{player}: escolha a cor",
        AddTwoStones => "Pôr duas pedras",
        YouMoveNext => "depois é a sua vez",
        OtherMovesNext => "depois é a vez do outro lado",
        OtherThenChooses => "depois o outro lado escolhe",
        YouPlay => "Você joga com {piece}.|Você joga com as pretas.|Você joga com as brancas.",
        ComputerPlays => {
            "O computador joga com {piece}.|O computador joga com as pretas.|O computador joga com as brancas."
        }
        FriendPlays => {
            "Seu adversário joga com {piece}.|Seu adversário joga com as pretas.|Seu adversário joga com as brancas."
        }
        PlayerPlays => {
            "{player} joga com {piece}.|{player} joga com as pretas.|{player} joga com as brancas."
        }
        OnlyAnswerForbidden => "a única defesa das pretas, {cell}, é proibida: {foul}",
        ForbiddenPoints => "Mostrar casas proibidas",
        PlayPiece => "Jogar com {piece}|Jogar de pretas|Jogar de brancas",
        Against => "Modo",
        FriendHere => "Dois jogadores",
        FriendByLink => "Por link",
        Opponent => "Oponente",
        StrengthGrade => "Nível de dificuldade",
        EasyIs => "Bloqueia suas linhas, mas cai em armadilhas.",
        MediumIs => "Tem um plano e vê quase todas as armadilhas.",
        HardIs => "Comete poucos erros.",
        BestIs => "O mais forte neste tabuleiro.",
        AllOpponents => "Todos os oponentes",
        MoreBoards => "Mais tabuleiros",
        IsProved => "provado jogando todas as partidas",
        IsMeasured => "medido em partidas",
        IsNotMeasured => "não medido neste tabuleiro",
        More => "Mais opções",
        ChooseOpponent => "Escolher oponente",
        HowStrong => "Força de cada um",
        Explained => "{name}: {what}",
        WhoStarts => "Quem começa",
        WhoMovesNext => "De quem é a vez",
        InTurn => "Alternando",
        Chance => "Por sorteio",
        Pieces => "Peças",
        Marks => "X e O",
        Stones => "Pedras",
        YourMark => "Sua peça",
        YourStones => "Suas pedras",
        PlayerOnesMark => "Peça de {name}",
        PlayerOnesStones => "Pedras de {name}",
        StarterIsX => "X começa",
        StarterIsBlack => "Pretas começam",
        PieceAlone => "{piece}|Pretas|Brancas",
        Start => "Começar",
        MakeLink => "Criar o link",
        Arrange => "Montar uma posição",
        WinsWith => "{run} em linha",
        WinsWithExactly => "exatamente {run} em linha",
        WinsWithOrMore => "{run} ou mais em linha",

        FirstFreeIs => "ocupa a primeira casa livre",
        RandomIs => "joga em qualquer lugar",
        GuardIs => "completa, bloqueia ou joga ao acaso",
        ClerkIs => "completa, bloqueia ou ocupa a primeira casa livre",
        CentreIs => "primeiro o centro, depois como o Guarda",
        StrategistIs => "completa, bloqueia ou segue um plano",
        MinimaxIs => "calcula todas as jogadas até o fim",
        LevelOneIs => "calcula a própria jogada e a sua resposta",
        LevelTwoIs => "vê ameaças duplas",
        LevelThreeIs => "calcula algumas jogadas à frente",
        LevelFourIs => "vê vitórias encadeando quatros",
        LevelFiveIs => "calcula muitas jogadas à frente",
        LevelSixIs => "pensa com calma",
        LevelFourInSpaceIs => "vê vitórias forçadas",
        LevelSixInSpaceIs => "pensa com calma e prova vitórias",
        MeasuredAgainst => {
            "{count} partida contra {opponent}: vitórias {won}, empates {drawn}, derrotas {lost}|{count} partidas contra {opponent}: vitórias {won}, empates {drawn}, derrotas {lost}"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; se você começar, {chance}",
        NoteIfItStarts => "{character}; se o computador começar, {chance}",
        NeverWin => "não dá para vencer",
        HardlyEverWin => "quase nunca dá para vencer",
        WinTimesIn => {
            "dá para vencer {count} em cada {of} vezes|dá para vencer {count} em cada {of} vezes"
        }
        WinAboutTimesIn => {
            "dá para vencer cerca de {count} em cada {of} vezes|dá para vencer cerca de {count} em cada {of} vezes"
        }
        NearlyAlwaysWin => "quase sempre dá para vencer",
        AlwaysWin => "sempre dá para vencer",

        Close => "Fechar",

        Language => "Idioma",
        LikeTheBrowser => "Padrão do navegador",
        Look => "Tema",
        LikeTheSystem => "Padrão do sistema",
        Midnight => "Meia-noite",
        Paper => "Papel",
        Wood => "Madeira",
        Sound => "Som",
        Quiet => "Baixo",
        MediumLoud => "Médio",
        Loud => "Alto",
        Vibration => "Vibração",
        Off => "Não",
        On => "Sim",
        ComputerAnswers => "Pausa antes da resposta",
        AtOnce => "Nenhuma",
        AfterHalfASecond => "0,5\u{a0}s",
        AfterASecond => "1\u{a0}s",
        LevelSixThinks => "Tempo de reflexão do Nível 6",
        ForASecond => "1\u{a0}s",
        ForFiveSeconds => "5\u{a0}s",
        ForHalfAMinute => "30\u{a0}s",
        ToMakeAMove => "Confirmação da jogada",
        TapACell => "Tocar uma vez",
        SelectThenPlace => "Selecionar e “Colocar”",
        ButtonsFor => "Lado dos botões",
        RightHand => "Direita",
        LeftHand => "Esquerda",
        SecondPlayer => "Controles do jogador 2",
        Upright => "Normais",
        Turned => "Virados",
        TurnedIs => {
            "Virados: com o celular entre dois jogadores, o cartão e os botões do jogador 2 ficam virados para o lado oposto."
        }
        SpaceBoards => "Tabuleiros 3D",
        AsFits => "Automático",
        MoveResults => "Resultados das jogadas",
        Keys => "Teclas",
        SingleKeys => "Atalhos de uma só tecla",
        OtherVariation => "Outra variante",
        ChooseCell => "Escolher uma casa",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "Números das jogadas",
        Erase => "Apagar",

        HasWonAlready => "{piece} já venceu|As pretas já venceram|As brancas já venceram",
        NoLineForAnyone => "Ninguém mais pode completar uma linha",
        NobodysTurn => "Posição inválida",
        TapPuts => "Ao tocar",
        Alternate => "Alternar",
        SideToMove => "Vez",
        Clear => "Limpar",
        Mirror => "Espelhar",
        Turn => "Girar",
        Back => "Voltar",
        Analyse => "Analisar",
        PlayFromHere => "Jogar daqui",
        IsPickedUp => "Peça de {cell} levantada",
        CountOfPiece => "{piece}: {count}|Pretas: {count}|Brancas: {count}",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}. Há {piece} demais|{counts}. Há pretas demais|{counts}. Há brancas demais"
        }
        OnlyToLookAt => "{counts}. Somente visualização",

        AtMove => "Jogada",
        ToBeginning => "Ir para o início",
        OneMoveBack => "Jogada anterior",
        OneMoveOn => "Próxima jogada",
        ToEnd => "Ir para o fim",
        BeforeFirstMove => "antes da primeira jogada",
        PlayOn => "Continuar daqui",
        EndReview => "Encerrar análise",
        InVariation => "variante",
        RemoveMoves => "Cortar aqui",
        RestoreMoves => "Recuperar",
        ReturnToGame => "Voltar à partida",
        MovesLeftOut => {
            "Uma jogada foi omitida porque as regras não a permitem: a jogada {number}.|{count} jogadas foram omitidas porque as regras não as permitem. A primeira é a jogada {number}."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "linha {line}, caractere {column}",
        AtByte => "byte {number}",
        FileCutOff => "está incompleto",
        Play => "Ver",
        Pause => "Pausar",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Jogada {at} de {all}",
        MoveOfBy => {
            "Jogada {at} de {all}, {piece} {cell}|Jogada {at} de {all}, pretas {cell}|Jogada {at} de {all}, brancas {cell}"
        }
        Excellent => "excelente",
        Good => "boa",
        Dubious => "duvidosa",
        Mistake => "provável erro",
        Blunder => "um erro grave",
        HasWon => "{piece} venceu|As pretas venceram|As brancas venceram",
        HasWonInside => "{piece} venceu|as pretas venceram|as brancas venceram",
        CanWinIn => {
            "{piece} pode vencer {moves}|as pretas podem vencer {moves}|as brancas podem vencer {moves}"
        }
        ADraw => "empate",
        StandsBetter => "{piece} está melhor|as pretas estão melhor|as brancas estão melhor",
        AboutEven => "posição equilibrada",
        MissesWinIn => "Deixa escapar a vitória {moves}",
        LetsWinIn => {
            "Deixa {piece} vencer {moves}|Deixa as pretas vencerem {moves}|Deixa as brancas vencerem {moves}"
        }
        EngineLines => "Variantes do motor",
        BalancedMoves => "Jogadas equilibradas",
        FewerLines => "Menos variantes",
        MoreLines => "Mais variantes",
        ChanceOf => "{piece} {percent}|pretas {percent}|brancas {percent}",
        LinesDepth => "Profundidade {depth}",
        LinesDetail => "{positions} posições em {seconds}\u{a0}s",
        Promote => "Promover variante",
        Notes => "Notas",
        Triangle => "triângulo",
        Square => "quadrado",
        Circle => "círculo",
        Cross => "cruz",
        StopDrawing => "Concluir desenho",
        VariationsChanged => {
            "As variantes deste link foram cortadas ou alteradas. Esta é a partida sem elas."
        }
        AnalysisTooLarge => {
            "Esta análise é grande demais para ficar salva aqui. Salve-a em um arquivo."
        }
        Moves => "{count} jogada|{count} jogadas",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Melhor: {cells}",
        NextMove => "depois: {move}, {verdict}",
        DecidedBy => {
            "{ended}. Jogada decisiva: {move}, {piece} {cell}.|{ended}. Jogada decisiva: {move}, pretas {cell}.|{ended}. Jogada decisiva: {move}, brancas {cell}."
        }
        NoSingleMove => "{ended}. Nenhuma jogada foi decisiva.",
        LookingAtGame => "Analisando a partida: {progress}",
        Mistakes => "Erros",
        FindBetterMove => {
            "{piece} jogou {cell}. Encontre uma jogada melhor.|As pretas jogaram {cell}. Encontre uma jogada melhor.|As brancas jogaram {cell}. Encontre uma jogada melhor."
        }
        IsBetter => "{cell} é uma boa jogada.",
        IsNotBetter => "{cell} não basta. Há uma jogada melhor.",
        LookingAtMove => "Verificando {cell}…",
        ShowSolution => "Ver a solução",
        NextMistake => "Próximo erro",
        NoMoreMistakes => "Não há mais erros.",
        MistakesBySide => "Erros: {first}, {second}.",
        PuzzleSolved => "Resolvido",
        PuzzleSolution => "Solução",
        StepOf => "Passo {step} de {steps}",
        MissedWin => "Vitória perdida",

        Accept => "Jogar",
        NotNow => "Agora não",
        TakeLink => "Usar esta partida",
        TakeSeat => "Entrar na partida",
        KeepKnown => "Manter a minha",
        ShowKnown => "Ver a minha",
        ShowLink => "Ver a do link",
        Invited => {
            "Você recebeu um convite para uma partida de {game}. Você joga com {piece}.|Você recebeu um convite para uma partida de {game}. Você joga com as pretas.|Você recebeu um convite para uma partida de {game}. Você joga com as brancas."
        }
        OwnGameKept => "Sua partida continua salva.",
        PositionFromLink => "Uma posição de um link. Sua partida continua salva.",
        Watching => {
            "Você está vendo uma partida entre outros dois jogadores. Ela não se atualiza sozinha: abra o próximo link deles para ver a continuação."
        }
        AsksToTakeBack => {
            "Seu adversário pede para desfazer {count} jogada.|Seu adversário pede para desfazer {count} jogadas."
        }
        Earlier => {
            "Esta é sua partida como estava {count} jogada atrás.|Esta é sua partida como estava {count} jogadas atrás."
        }
        FromYourSide => {
            "Este link saiu do seu lado, mas acrescenta a jogada {move}, que é do seu adversário. Use-o só se você o enviou de outro dispositivo."
        }
        AnotherGame => "Este link é de uma partida diferente da que você tem salva.",
        Differs => {
            "A jogada {move} não bate com sua partida salva: {linked} neste link, {known} na sua."
        }
        DiffersAsk => {
            "A jogada {move} não bate com sua partida salva: {linked} neste link, {known} na sua. Pergunte ao seu adversário qual é a certa."
        }
        PlayedForYou => "A jogada {move} deste link é sua, mas você não a fez aqui.",

        NowSend => "Agora envie o link",
        SentAndWaiting => "Enviado. Esperando a resposta",
        WaitingForFriend => "Esperando o link do adversário",

        TheLink => "O link",
        TheMoves => "As jogadas",
        TheBoard => "O tabuleiro",
        LinkIsASeat => {
            "Quem tiver este link pode jogar no lugar do seu adversário: não o envie a mais ninguém."
        }
        CopyLink => "Copiar link",
        CopyMoves => "Copiar jogadas",
        CopyBoard => "Copiar tabuleiro",
        Scan => "Escanear com outro celular",
        OpenGame => "Abrir uma partida",
        LinkMovesOrText => "Um link, jogadas ou o texto de um arquivo",
        TheText => "O texto",
        ChooseFiles => "Escolher arquivos",
        AboutFiles => {
            "Aqui você abre arquivos SGF, RenLib (.lib), .psq, .pos e .sav. Também dá para soltá-los em qualquer lugar da página."
        }
        GamesInFiles => "Escolher partida",
        Comment => "Comentário",
        JudgementOfMove => "Esta jogada",
        NoSign => "Sem símbolo",
        VeryGoodMove => "uma jogada brilhante",
        InterestingMove => "uma jogada interessante",
        DrawOnBoard => "Desenhar no tabuleiro",
        Letter => "letra",
        Analyses => "Análises",
        WithVariations => "Com variantes e notas",
        VariationsTooLong => "As variantes não cabem em um link. Salve a partida em um arquivo.",
        OpenAnyway => "Abrir mesmo assim",
        Library => "Biblioteca",
        AboutLibrary => {
            "Os arquivos de partidas que você adicionar aqui ficam neste dispositivo. Encontre as partidas em que uma posição apareceu, mesmo girada ou espelhada, e veja como continuaram."
        }
        AddFiles => "Adicionar arquivos",
        AddToLibrary => "Adicionar à biblioteca",
        SearchGames => "Jogadores, torneio ou data",
        WithThisPosition => "Só partidas com esta posição",
        FoundGames => "{count} partida encontrada.|{count} partidas encontradas.",
        FirstListed => "Mostrando as {count} primeiras.",
        NextMoves => "Próximas jogadas",
        FilesNotKept => {
            "Este navegador não salvou os arquivos. Eles se perdem quando a página é recarregada."
        }
        GameNumber => "Partida {number}",
        UnknownFormat => "este formato não abre aqui",
        NoGameInside => "não contém nenhuma partida",
        FileTooLong => "é grande demais",
        FileGoesOn => "há mais alguma coisa depois do fim",
        FileNotUnderstood => "não dá para entender esta parte",
        AnotherKindOfGame => "é uma partida de outro jogo",
        CellOutside => "essa casa não existe no tabuleiro",
        SaveAsFile => "Salvar como arquivo",
        NotInFormat => "Este tipo de arquivo não comporta este tabuleiro ou esta posição.",
        GameSaved => "Salvo.",
        PasteHere => "Link ou jogadas",
        Open => "Abrir",
        SharePicture => "Compartilhar imagem",
        SavePicture => "Salvar imagem",
        SaveReplay => "Salvar animação",
        SaveGif => "Salvar GIF",
        PageName => "In a Row",
        FinalBoard => "O tabuleiro final. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "sua vez, você joga com {piece}|sua vez, você joga com as pretas|sua vez, você joga com as brancas"
        }
        Shared => "Compartilhado.",
        Copied => "Copiado. Cole onde seu adversário possa ler.",
        NotSent => "Não enviado.",
        CopyYourself => {
            "Este navegador não deixa a página enviar nem copiar. O texto está selecionado: copie manualmente."
        }
        Saved => "Salvo. Está nos seus downloads.",
        PictureNotTaken => "Não foi possível compartilhar a imagem. Você pode salvá-la.",
        PictureNotDrawn => "Este navegador não consegue criar a imagem. Faça uma captura de tela.",

        YourGames => "Suas partidas",
        NoGames => {
            "Ainda não há partidas. Quando você troca de partida, a anterior fica salva aqui."
        }
        FinishedGames => "Terminadas",
        GoOn => "Continuar",
        Remove => "Remover",
        Choose => "Selecionar",
        ChooseAllOver => "Selecionar as terminadas",
        RemoveChosen => "Remover as selecionadas",
        ListedGame => {
            "{board}, {run} em linha, você joga com {piece}, {moves}|{board}, {run} em linha, você joga com as pretas, {moves}|{board}, {run} em linha, você joga com as brancas, {moves}"
        }
        ListedOwn => "{board}, {run} em linha, {opponent}, {moves}",
        ListedPosition => "{board}, {run} em linha, {marks}",
        MarksCount => "{count} peça|{count} peças",
        WaitingToJoin => "Esperando alguém entrar",
        YouWon => "Você venceu",
        FriendWon => "Seu adversário venceu",
        Arranging => "Uma posição que você está montando",
        HowManyGames => "Partidas por link: {count} de no máximo {most}.",
        PastGamesKept => "As últimas {most} partidas terminadas ficam salvas.",
        OldGamesDropped => {
            "“Suas partidas” mantém as últimas {most} partidas. A mais antiga foi removida."
        }
        GamesFull => {
            "Você tem {most} partidas por link, o máximo. Para começar outra ou entrar em uma, remova alguma em “Compartilhar” › “Suas partidas”."
        }
        GamesRemoved => "Partida removida.|{count} partidas removidas.",

        WhatsNew => "Novidades",
        Install => "Instalar",
        InstallByHand => {
            "Para ter o jogo na tela de início, abra o menu do navegador, ou “Compartilhar” no iPhone ou iPad, e escolha “Adicionar à Tela de Início”."
        }
        YourData => "Seus dados",
        Statistics => "Estatísticas",
        StatisticsCleared => "Estatísticas apagadas.",
        Send => "Enviar",
        Scanned => "Já escanearam",
        MoveFirst => "Fazer minha jogada antes",
        InviteOrMove => {
            "Envie este link ao seu adversário, ou faça sua primeira jogada e envie depois."
        }
        InviteToStart => "Envie este link ao seu adversário, que faz a primeira jogada.",
        SendYourMove => {
            "Envie este link ao seu adversário, que verá sua jogada e responderá com um link."
        }
        SendResult => "Envie este link ao seu adversário, que verá como a partida terminou.",
        NowMove => "Seu adversário já pode abrir o link. Faça sua jogada e envie o link de novo.",
        LinkIsSent => "Este link já foi enviado. Só envie de novo se ele não chegou.",

        Strength => "Força dos oponentes",
        StrengthIsProved => {
            "Provado agora mesmo, jogando todas as partidas possíveis contra cada oponente. As chances são as que você tem jogando o melhor possível."
        }
        StrengthIsMeasured => {
            "Medido: {board}. Cada oponente jogou contra o imediatamente mais fraco, e cada um dos dois começou metade das partidas. O Nível 6 teve {seconds}\u{a0}segundo por jogada."
        }
        StrengthIsNotMeasured => {
            "Não medido: {board}. Estes são os resultados do tabuleiro medido mais parecido."
        }
        ForProgrammers => "Para programadores",
        ProgramsFindOut => "Programas no código-fonte desta página calculam tudo isso:",
        IfYouStart => "Se você começar, {chance}.",
        IfItStarts => "Se o computador começar, {chance}.",
        Exactly => "{chance} (exatamente {exactly})",
        GamesBeatIt => {
            "Partidas que levam à vitória: {count}.|Partidas diferentes que levam à vitória: {count}."
        }
        ShowAWin => "Ver uma vitória",
        AgainstIfYouStart => "contra {opponent} se você começar",
        AgainstIfItStarts => "contra {opponent} se o computador começar",
        StrategistsClaim => {
            "Quem criou o Estrategista garante que ele é imbatível e pede provas: se você começar, {first}; se o computador começar, {second}."
        }
        AlwaysBeaten => "sempre dá para vencer",
        BeatenWithLuck => "com sorte dá para vencer",
        NotBeaten => "não dá para vencer",

        LinkFailed => "Não foi possível abrir o link: {why}. Sua partida não mudou.",
        NoLink => "não leva a nenhuma partida",
        TooLong => "é mais longo que qualquer partida",
        CutOff => "está incompleto. Peça que o enviem de novo",
        CutOffAfter => "foi cortado após a jogada {move}. Peça que o enviem de novo",
        Changed => "foi alterado no caminho. Copie-o de novo ou peça que o enviem outra vez",
        TooLarge => "o tabuleiro ou uma coordenada é grande demais",
        TooFar => "há uma peça a mais de {cells} casas da primeira",
        Character => "o caractere {number}, “{character}”, não deveria estar ali",
        NoDraw => "nessa posição, ninguém pode propor nem aceitar empate",
        MoveTaken => "a jogada {move}, {cell}, cai em uma casa ocupada",
        MoveOutside => "a jogada {move}, {cell}, está fora do tabuleiro",
        MoveNotFirst => "a jogada {move}, {cell}, não é r0u0, como a primeira sempre é",
        MoveAfterEnd => "a jogada {move}, {cell}, vem depois do fim",
        WrongColumns => "tem {count} colunas, mas um tabuleiro tem de {least} a {most}",
        WrongRows => "tem {count} linhas, mas um tabuleiro tem de {least} a {most}",
        WrongCube => "um tabuleiro 3D tem três lados iguais, de {least} a {most}",
        WrongRun => "pede {run} em linha, mas neste tabuleiro precisam ser {number}",
        WrongRunFromTo => {
            "pede {run} em linha, mas neste tabuleiro precisam ser de {least} a {most}"
        }
        MarkOutside => "uma peça está fora do tabuleiro",
        TwoMarks => "há duas peças em uma casa",
        NobodysTurnInIt => "um dos lados tem peças demais",
        BeginsAfterEnd => "a posição inicial já está decidida",

        ChangesMissing => "Não foi possível carregar a lista de mudanças. Verifique sua conexão.",
        AboutData => {
            "Suas partidas, placares, estatísticas e ajustes ficam salvos só neste dispositivo. Exporte-os para um arquivo para não perdê-los ou para levá-los a outro dispositivo. Importar um arquivo só acrescenta ao que já está aqui: os placares contam uma só vez e nada é sobrescrito."
        }
        ExportData => "Exportar para arquivo",
        ImportData => "Importar de arquivo",
        NotExported => "Este navegador não consegue salvar arquivos.",
        TakeTheirs => "Usar a partida e os ajustes do arquivo",
        TookTheirs => "Pronto. A partida e os ajustes do arquivo já estão em uso.",
        FileNotRead => "Não foi possível ler o arquivo. Nada mudou.",
        FileForeign => "Este arquivo não é do In a Row. Nada mudou.",
        FileNewer => {
            "Este arquivo é de uma versão mais nova do In a Row. Recarregue a página para obter essa versão e tente de novo. Nada mudou."
        }
        FileDamaged => "Este arquivo está danificado. Nada mudou.",
        FileTooLarge => "Este arquivo é grande demais. Nada mudou.",
        NothingNew => "Este arquivo não traz nada de novo.",
        BroughtIn => "Importado: {parts}.",
        Scores => "{count} placar|{count} placares",
        OtherGames => "{count} partida|{count} partidas",
        GamesByLink => "{count} partida por link|{count} partidas por link",
        ArrangedPositions => "{count} posição montada|{count} posições montadas",
        SettingsChanged => "{count} ajuste|{count} ajustes",
        PuzzlesBroughtIn => "o que você resolveu",
        CurrentGame => "a partida atual",
        StayedAsTheyWere => "Sua partida atual e seus ajustes continuam como estavam.",

        NoStatistics => "Ainda não há partidas terminadas. Termine uma e ela aparecerá aqui.",
        Won => "Vitórias",
        Drawn => "Empates",
        Lost => "Derrotas",
        Points => "Pontos",
        Streak => "Sequência",
        LongestStreak => "Melhor sequência",
        StreakWon => "{count} vitória|{count} vitórias",
        StreakDrawn => "{count} empate|{count} empates",
        StreakLost => "{count} derrota|{count} derrotas",
        LastGame => "Última partida: {results}",
        LastGames => "Últimas {count} partidas, da mais antiga à mais recente: {results}",
        ExactlyGame => "Exatamente {game}",
        ResultsOf => "{game}, resultados de {name}",
        AboutStatistics => {
            "Uma barra para cima é uma vitória; para baixo, uma derrota; um traço, um empate. A linha sobe a cada vitória e desce a cada derrota. “Zerar placar” não muda nada aqui. Partidas por link ou a partir de uma posição montada não contam."
        }
        ClearStatistics => "Apagar estatísticas",
        LessonsFinished => "Lições concluídas: {done} de {count}",
        PuzzleOfTheDay => "Problema do dia",
        SolvePuzzles => "Resolver problemas",
        DailySolved => "Resolvido hoje. O próximo chega à meia-noite ({time} UTC).",
        DailyStreak => "Dias seguidos: {count}",
        PuzzleRating => "Seu rating: {rating}",
        PuzzleRatingChange => "Seu rating: {rating} ({change})",
        PuzzlesTried => "Resolvidos sem erros nem dicas: {solved} de {tried}",
        PuzzlesDue => "Para rever hoje: {count}",
        WhichPuzzles => "Tipo",
        AllPuzzles => "Todos",
        SmallBoards => "3×3 a 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Vitória encadeando quatros",
        WinWithThreats => "Vitória encadeando ameaças",
        Defence => "Defesa",
        QuietMove => "Jogada silenciosa",
        TwoFours => "Duplo quatro",
        TwoThrees => "Duplo três",
        TooLongRow => "Mais de cinco em linha",
        FourThree => "Quatro-três",
        AtTheEdge => "Na borda",
        Fork => "Ameaça dupla",
        SpaceDiagonal => "Diagonal do cubo",
        ForbiddenReply => "Resposta proibida",
        FindWin => "Encontre a jogada vencedora.",
        FindOnlyMove => "Encontre a única jogada que não perde.",
        RightGoOn => "Certo. Encontre a próxima jogada.",
        RightMove => "Certo.",
        DoesNotWin => "{cell} não vence: a defesa é {reply}.",
        LosesTo => "{cell} perde para {reply}.",
        IsNoWin => "{cell} não vence.",
        WinIsCertain => "Agora nenhuma resposta impede a vitória.",
        OtherMovesLose => "Todas as outras jogadas perdem.",
        HintTheme => "Tema: {theme}.",
        HintColumn => "A jogada está na coluna {column}.",
        HintLayer => "A jogada está no andar {layer}.",
        HintMove => "A jogada é {cell}.",
        NextPuzzle => "Próximo problema",
        ShareResult => "Compartilhar resultado",
        SharedPuzzle => "In a Row, problema de {date}: {result}",
        SharedSolved => "resolvido de primeira",
        SharedTries => "jogadas erradas: {count}",
        SharedHints => "dicas: {count}",
        CopiedResult => "Copiado.",
        PuzzlesMissing => {
            "Não foi possível carregar os problemas. Verifique sua conexão e abra esta janela de novo."
        }
        FromYourGames => "Das suas partidas",
        SearchingGames => "Procurando nas suas partidas…",
        NoMissedWin => {
            "Não há mais vitórias perdidas nas suas partidas terminadas contra o computador."
        }
        Learn => "Aprender",
        LearnAbout => "Lições curtas com exercícios no tabuleiro.",
        LessonFinished => "Concluída",
        NextStep => "Próximo",
        NextLesson => "Próxima lição",
        LessonOver => "Esse foi o último passo da lição.",
        LookElsewhere => "{cell} é uma jogada possível. Aqui, procure outra.",
        NotThere => "Não é {cell}. Olhe de novo.",
        NotThatAnswer => "Não. Olhe as pedras de novo.",
        TryCell => "Tente {cell}.",
        TakeBlack => "Pretas",
        TakeWhite => "Brancas",
        LessonFours => "Quatros e três",
        LessonForks => "Ameaças duplas",
        LessonFouls => "Casas proibidas do renju",
        LessonSpace => "Pensar em 3D",
        NoughtsRow => "Você joga com X. Três em linha vencem. Complete sua linha.",
        NoughtsBlock => "Falta só uma casa para seu adversário vencer. Ocupe-a antes.",
        NoughtsFork => {
            "Uma jogada que cria duas ameaças é uma ameaça dupla. Seu adversário só pode bloquear uma. Crie a sua e vença."
        }
        NoughtsCorner => {
            "Agora você joga com O. X está no centro. Só os cantos são seguros: escolha um."
        }
        NoughtsCentre => "X está em um canto. Só o centro é seguro: jogue lá.",
        NoughtsEdge => {
            "X tem dois cantos e quer uma ameaça dupla. Jogue no meio de um lado: X terá que bloquear sua linha."
        }
        NoughtsGame => "Agora uma partida inteira contra o computador. Só não vale perder!",
        FoursComplete => "Cinco em linha vencem. Complete sua linha.",
        FoursStop => "Seu adversário tem um quatro: com mais uma pedra, faz cinco. Bloqueie.",
        FoursGap => {
            "Um quatro pode ter um buraco. Descubra onde seu adversário faria cinco e ocupe essa casa."
        }
        FoursOpen => {
            "Um quatro com as duas pontas livres é um quatro aberto. Não dá para bloquear. Faça um e vença."
        }
        ThreesOpen => {
            "Um três aberto pode virar um quatro aberto: seu adversário tem que responder. Faça um."
        }
        ThreesStop => "Seu adversário tem um três aberto. Bloqueie uma das pontas.",
        ForksFourThree => {
            "Uma só jogada faz um quatro e um três aberto. Seu adversário só consegue bloquear um deles. Encontre essa jogada e vença."
        }
        ForksFours => "Uma só jogada faz dois quatros. Encontre-a e vença.",
        ForksThrees => "Uma só jogada faz dois três abertos. Encontre-a e vença.",
        ForksStop => {
            "Agora seu adversário quer uma ameaça dupla. Ocupe a casa onde as duas linhas se cruzam."
        }
        ForksPrepare => {
            "Aqui ainda não há ameaça dupla. Encontre uma ameaça que a prepare e vença."
        }
        ChainForce => {
            "Seu adversário tem que responder a cada quatro: quem conduz o jogo é você. Vença encadeando quatros."
        }
        ChainOrder => "Procure primeiro a ameaça dupla, depois o quatro que a prepara.",
        ChainLonger => "Agora é preciso encadear mais quatros. Cada um deve reforçar outra linha.",
        ChainKeep => {
            "Um quatro que não prepara nada é desperdício. Deixe-o para a hora certa e vença."
        }
        ChainLast => "É a sequência mais longa. Pense com calma.",
        DefenceFirst => "Antes de se defender, veja se dá para vencer já. Dá, sim: onde?",
        DefenceAttack => "Os dois lados têm um três aberto, mas é a sua vez. Ataque e vença.",
        DefenceEnd => {
            "As duas pontas bloqueiam este três, mas uma delas também bloqueia outra linha. Ocupe essa."
        }
        DefenceCounter => {
            "Aqui nenhuma defesa basta. Faça seus próprios quatros: seu adversário tem que responder, e você vence."
        }
        DefenceOnly => "Seu adversário ameaça vencer, e só uma jogada impede isso. Encontre-a.",
        SwapWhy => {
            "No gomoku, quem começa tem vantagem. O swap2 equilibra o jogo: um lado coloca três pedras, e o outro escolhe a cor."
        }
        SwapBlack => {
            "As pedras pretas se ajudam, e a branca está longe. A próxima jogada é das brancas. O que você escolhe?"
        }
        SwapWhite => {
            "As pedras pretas estão longe demais para se ajudar. A próxima jogada é das brancas. O que você escolhe?"
        }
        SwapEven => {
            "Não sabe qual cor é melhor? Toque em “Pôr duas pedras”: aí é o outro lado que tem que escolher."
        }
        SwapFive => {
            "O outro lado pôs duas pedras. A próxima jogada é das brancas, mas as pretas já têm um três aberto. O que você escolhe?"
        }
        FoulsThrees => {
            "No renju, as pretas não podem fazer dois três abertos com uma só jogada. Você joga com as pretas: toque na casa proibida."
        }
        FoulsFours => {
            "Dois quatros com uma só jogada também são proibidos. Toque na casa proibida."
        }
        FoulsOverline => "Seis ou mais em linha também são proibidos. Toque na casa proibida.",
        FoulsFive => {
            "Com exatamente cinco em linha, as pretas sempre vencem, até em uma casa dessas. Complete sua linha."
        }
        FoulsTrap => {
            "Agora você joga com as brancas. Faça um quatro que as pretas só poderiam bloquear em uma casa proibida, e vença."
        }
        SpaceLayer => {
            "O tabuleiro tem quatro andares, um sobre o outro. Quatro em linha vencem. Complete sua linha neste andar."
        }
        SpaceUp => "Uma linha pode subir reta por todos os andares. Complete-a.",
        SpaceSlant => "Uma linha também pode ir uma casa para o lado a cada andar. Complete-a.",
        SpaceCorners => "Uma linha pode até ir de um canto do cubo ao canto oposto. Complete-a.",
        SpaceStop => "Falta só uma casa para seu adversário vencer. Encontre-a e ocupe-a.",
        SpaceFork => "Em 3D, ameaças duplas também vencem. Encontre uma e vença.",
        EndlessFive => {
            "Este tabuleiro não tem borda: ele cresce durante o jogo. Complete sua linha."
        }
        EndlessStop => {
            "Aqui não há borda para deter uma linha. Seu adversário tem um três aberto: cabe a você bloquear uma das pontas."
        }
        EndlessThree => "Seu três está aberto nas duas pontas. Continue e vença.",
        EndlessFork => "Duas linhas se cruzam em uma casa. Encontre-a e vença.",
        EndlessGame => "Agora uma vitória mais longa: aproveite o que já tem.",

        HowToWin => {
            "Na sua vez, coloque uma peça em uma casa livre. Vence quem primeiro tiver {run} em linha: na horizontal, vertical ou diagonal."
        }
        LongerRowCountsNothing => "Uma linha mais longa não conta.",
        HowToWinInSpace => {
            "Na sua vez, coloque uma peça em uma casa livre. Vence quem primeiro tiver {run} em linha: em um andar ou através de todos os andares."
        }
        WhenDrawn => "Quando ninguém mais pode completar uma linha, é empate.",
        NoDrawInSpace => {
            "Aqui nenhuma partida termina em empate: quem começa no centro pode vencer em quatro jogadas, como esta página calcula enquanto você joga."
        }
        FirstCanWin => "Quem começa sempre pode vencer.",
        RulesWithoutEnd => {
            "As casas são contadas a partir da primeira peça: r3u4 fica três à direita e quatro acima; l1d2, uma à esquerda e duas abaixo. Arraste o tabuleiro para ver mais, ou continue com as setas; digite o nome de uma casa para ir até ela e aperte Enter para jogar. Aproxime ou afaste com dois dedos, com Ctrl e a roda do mouse, ou com + e −. Nenhum empate é automático: proponha empate quando ninguém avançar."
        }
        LineAlong => "Ao longo de uma linha ou coluna de um andar",
        LineDiagonal => "Ao longo de uma diagonal de um andar",
        LineStraightUp => "Na vertical, através dos andares",
        LineUpAndAlong => "Para cima e ao longo de uma linha ou coluna",
        LineCornerToCorner => "De canto a canto do cubo",
        HowRenju => {
            "As pretas começam e vencem com exatamente cinco em linha; as brancas, com cinco ou mais. As pretas não podem formar com uma só jogada dois três, dois quatros nem seis ou mais em linha, a não ser que essa jogada também forme um cinco. Um três é uma linha que, com mais uma pedra, pode virar um quatro aberto, e só conta se as pretas puderem jogar ali. As brancas também vencem se a única defesa das pretas for uma casa proibida."
        }
        HowCaro => {
            "Exatamente cinco em linha vencem, a não ser que peças do adversário bloqueiem as duas pontas. A borda do tabuleiro não bloqueia."
        }
        HowCaroWithOverlines => {
            "Cinco em linha vencem, a não ser que peças do adversário bloqueiem as duas pontas; a borda do tabuleiro não bloqueia. Seis ou mais em linha sempre vencem."
        }
        ThreeIs => "Um três: com mais uma pedra, vira um quatro aberto",
        FourIs => "Um quatro: com mais uma pedra, vira um cinco",
        OverlineIs => "Mais de cinco em linha: proibido",
        DoubleFourIs => "Duplo quatro: proibido",
        DoubleFourInLineIs => "Dois quatros na mesma linha: proibido",
        DoubleThreeIs => "Duplo três: proibido",
        NoDoubleThreeIs => "Não é duplo três: uma das linhas só daria mais de cinco",
        BlockedFiveIs => "Duas pontas bloqueadas: não vence",
        OpenFiveIs => "Uma ponta livre: vence",
        MoveForbidden => "a jogada {move}, {cell}, é proibida – {foul}",
        RuleNotHere => "essa regra não vale nesse tabuleiro",
        OpeningNotHere => "essa abertura não vale nesse tabuleiro",
        WrongChoice => "falta a escolha da cor, ou ela está no lugar errado",
        HowToPlay => {
            "Toque em uma casa para jogar. No teclado, as setas percorrem o tabuleiro, Enter ou Espaço jogam, Home e End vão às pontas de uma linha, Page Up e Page Down mudam de andar em um tabuleiro 3D. Em um tabuleiro infinito, vão mais longe."
        }
        HowToArrange => {
            "Ao montar uma posição, arraste peças para outras casas. No teclado, Espaço levanta e solta uma peça, Esc a devolve ao lugar e Delete a remove."
        }
        HowScoreIsKept => {
            "O placar fica salvo neste navegador, separado para cada tabuleiro e oponente; partidas por link ou a partir de uma posição montada não contam. Do seu dispositivo só saem os links que você envia, e depois da primeira visita a página não precisa de conexão."
        }

        HowMinimaxThinks => "Como o minimax pensa",
        Calls => "Árvore de chamadas",
        CallsAsText => "As chamadas como texto",
        Step => "Passo",
        ToFirstStep => "Ir para o primeiro passo",
        OneStepBack => "Passo anterior",
        OneStepOn => "Próximo passo",
        ToAnswer => "Ir para a resposta",
        Position => "Posição",
        OnTheBoard => "No tabuleiro",
        Example => "Exemplo",
        OnlyFewFreeCells => {
            "Com no máximo 5 casas livres no seu tabuleiro, você pode acompanhar o cálculo aqui."
        }
        AlphaBeta => "Alfa-beta",
        Scheme => {
            "Onde {mark} deve jogar? O minimax testa cada jogada, cada resposta, e assim até o fim. Uma vitória de {mark} vale +10; uma derrota, −10; um empate, 0. {mark} fica com a maior pontuação; {other}, com a menor."
        }
        MarkToMove => "vez de {mark}",
        CallAhead => "{call}: ainda não examinada",
        CallOpen => "{call}: ainda sem pontuação",
        CallSoFar => "{call}: por enquanto {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, escolhida",
        Call => "Chamada {number}",
        CallOf => "Chamada {number}: {move}",
        KeepsHighest => "{call}. É a vez de {mark}, que fica com a maior pontuação.",
        KeepsLowest => "{call}. É a vez de {mark}, que fica com a menor pontuação.",
        FillsBoard => "{call} enche o tabuleiro: 0.",
        CompletesLine => "{call} completa uma linha: {score}.",
        Answer => "A resposta é {move}, com pontuação {score}.",
        AlreadyHas => "{move} leva a {score}: {mark} já tem {best}.",
        HighestSoFar => "{move} leva a {score}: a maior por enquanto; {mark} fica com ela.",
        LowestSoFar => "{move} leva a {score}: a menor por enquanto; {mark} fica com ela.",
        SettlesIt => {
            "{step} {mark} já tem uma opção que não é pior, e isso basta: não é preciso examinar {moves}."
        }
        LookedAt => "Posições examinadas: {plain}; com alfa-beta, {pruned}.",
        LookedAtFromEmpty => {
            "A partir do tabuleiro {board} vazio: {plain}; com alfa-beta, {pruned}."
        }

        InstalledDescription => {
            "Jogo da velha, gomoku e outros tabuleiros, contra o computador ou outra pessoa. Funciona sem conexão."
        }
        Continue => "Continuar",
        PlayGomoku => "Gomoku",
        OnAPhone => "Gomoku no celular",
        OnAComputer => "Gomoku no computador",
    }
}
