//! French.

use crate::words::Text;

/// What each text says in French.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => {
            "Le jeu n’a pas pu être chargé. Vérifiez votre connexion ou mettez à jour le navigateur."
        }

        NewGame => "Nouvelle partie",
        Undo => "Annuler",
        Redo => "Rétablir",
        Hint => "Indice",
        Place => "Poser",
        PlayAgain => "Rejouer",
        Names => "Noms",
        SwapNames => "Échanger les noms",
        EmptyName => "Sans nom, c’est le symbole qui s’affiche.",
        Review => "Analyse",
        Easier => "Plus facile",
        Harder => "Plus difficile",
        SeeHow => "Voir comment",
        Puzzles => "Problèmes",
        Menu => "Menu",
        ResetScore => "Score à zéro",
        Share => "Partager",
        Rules => "Règles",
        Settings => "Réglages",
        SendLink => "Envoyer le lien",
        SendAgain => "Renvoyer",

        Dismiss => "Masquer",
        TryAgain => "Réessayer",
        Loading => "Chargement…",
        PartMissing => {
            "Un élément de la page n’a pas pu être chargé. Vérifiez votre connexion ; vous pouvez continuer à jouer."
        }

        Score => "Score",
        Draws => "nulles",
        Thinking => "réfléchit",
        ToMove => "à jouer",
        You => "Vous",
        Computer => "Ordinateur",
        Friend => "Adversaire",
        PlayerOne => "Joueur 1",
        PlayerTwo => "Joueur 2",

        Easy => "Facile",
        MediumStrength => "Moyen",
        Hard => "Difficile",
        Best => "Maximum",
        FirstFree => "Première case",
        Random => "Hasard",
        Guard => "Garde",
        Clerk => "Gratte-papier",
        Centre => "Centre",
        Strategist => "Stratège",
        Minimax => "Minimax",
        Level => "Niveau {level}",

        PieceToMove => "À {piece} de jouer|À Noir de jouer|À Blanc de jouer",
        YourMove => "À vous de jouer",
        YourFriendsMove => "À votre adversaire de jouer",
        YouWin => "Vous gagnez",
        ComputerWins => "L’ordinateur gagne",
        FriendWins => "Votre adversaire gagne",
        PieceWins => "{piece} gagne|Noir gagne|Blanc gagne",
        Draw => "Match nul",
        Numbered => "{status}, coup {move}",
        Played => "Dernier coup : {cell}",
        Agreed => "d’un commun accord",
        TapASquare => "Alignez-en trois pour gagner. Touchez une case.",
        NoLineLeft => "plus aucune ligne n’est possible",

        Comma => ", ",
        And => " et ",

        NoughtsAndCrosses => "Morpion",
        InARow => "{run} à aligner sur {board}",
        Empty => "vide",
        PieceInside => "{piece}|Noir|Blanc",
        CellMove => "coup {move}",
        LastMove => "dernier coup",
        WinningLine => "ligne gagnante",

        Sentences => "{first} {second}",

        PageTitle => "In a Row : morpion",
        PageDescription => {
            "Morpion (tic-tac-toe) et gomoku dans le navigateur, contre l’ordinateur ou à deux. Gratuit, sans compte, rien à installer ; au doigt, à la souris, au clavier ou avec un lecteur d’écran."
        }
        Framed => "Cette page est affichée dans une autre, qui pourrait détourner vos clics.",
        OpenInOwnTab => "Ouvrir dans un onglet à part",

        InARowWithoutEnd => "{run} à aligner sur plateau infini",
        OnLayer => "étage {layer}, {cell}",
        Selected => "choisie",
        PickedUp => "en main",
        GoodMove => "bon coup",
        InLineFor => {
            "suite : {piece}, coup {number}|suite : Noir, coup {number}|suite : Blanc, coup {number}"
        }
        LeadsToWin => "gagne {moves}",
        LeadsToDraw => "nulle",
        LeadsToLoss => "perd {moves}",
        InMoves => "en {count} coup|en {count} coups",
        WinSign => "G{moves}",
        DrawSign => "N",
        LossSign => "P{moves}",

        ZoomIn => "Zoom avant",
        ZoomOut => "Zoom arrière",
        Fit => "Ajuster",
        TurnClockwise => "Tourner dans le sens horaire",
        TurnAnticlockwise => "Tourner dans le sens antihoraire",
        ToFront => "De face",
        Stacked => "En pile",
        SideBySide => "Côte à côte",
        LayerName => "Étage {layer}",
        MoveNow => "Jouer maintenant",
        MoveList => "Coups",
        MadeMove => "{piece} {cell}|Noir {cell}|Blanc {cell}",
        OfferDraw => "Proposer la nulle",
        Agree => "Accepter la nulle",
        AllMarks => "Tous les symboles",
        AllMarksAfter => {
            "Tous les symboles après {count} coup|Tous les symboles après {count} coups"
        }
        ToCells => "Retour aux cases",
        ToLastMove => "Dernier coup",
        NotOnBoard => "{cell}, hors du plateau",
        Threats => "Menaces",
        ThreatsOff => "Les menaces sont masquées.",
        NoThreats => "Aucune menace.",
        WinsHere => "{piece} gagne ici|Noir gagne ici|Blanc gagne ici",
        ForkFor => "double menace pour {piece}|double menace pour Noir|double menace pour Blanc",
        RowFor => {
            "alignement de {count} pour {piece}|alignement de {count} pour Noir|alignement de {count} pour Blanc"
        }
        OpenRowFor => {
            "alignement ouvert de {count} pour {piece}|alignement ouvert de {count} pour Noir|alignement ouvert de {count} pour Blanc"
        }
        LegendWin => "victoire",
        LegendFork => "double menace",
        LegendRow => "{count} alignés",
        LegendOpenRow => "{count} ouverts",
        ThreatsAt => "{threat} : {cells}.",

        TapAgain => "{cell} choisie : touchez-la de nouveau ou appuyez sur « Poser »",
        PressPlace => "{cell} choisie : appuyez sur « Poser » ou choisissez une autre case",
        HintIs => "Indice : {cell} {why}",
        GlowingCell => "la case lumineuse",
        HintWins => "gagne",
        HintBlocks => "bloque une ligne",
        HintMakesTwoThreats => "crée une double menace",
        HintWinsIn => "gagne {moves}",
        HintOnlyDraws => "est le seul coup qui tient la nulle",
        HintDraws => "tient la nulle",
        HintDelays => "perd au mieux {moves} ; c’est le coup qui résiste le plus longtemps",
        HintStopsAnAttack => "arrête une attaque",
        HintLooksBest => "semble le meilleur coup",
        BlockHere => "Bloquer ici ?",
        NoHint => "Rien d’urgent : pas d’indice pour cette position.",
        CellTaken => "Cette case est prise.",
        NothingToUndo => "Il n’y a rien à annuler.",
        NothingToRedo => "Il n’y a rien à rétablir.",
        LastMovesInOrder => "Les trois derniers coups, dans l’ordre",
        TryNext => "D’autres jeux à essayer",
        PlayAFriend => "Jouer à deux",
        OffersDraw => "{piece} propose la nulle|Noir propose la nulle|Blanc propose la nulle",
        YouOfferDraw => "Vous proposez la nulle",
        FriendOffersDraw => "Votre adversaire propose la nulle",
        MovedLastAndOffersDraw => {
            "{piece}, qui vient de jouer, propose la nulle|Noir, qui vient de jouer, propose la nulle|Blanc, qui vient de jouer, propose la nulle"
        }
        Depth => "profondeur {depth}, {seconds} s",
        PositionsDone => "{done} positions sur {all}",
        Stop => "Arrêter",
        StopCalculating => "Arrêter le calcul",

        RestoreScore => "Rétablir le score",
        ScoreIsReset => "Score remis à zéro.",
        SetAside => {
            "Une donnée enregistrée ici était illisible. Elle a été mise de côté, pas supprimée, et vous pouvez continuer à jouer."
        }
        StorageNewer => {
            "Une donnée enregistrée ici vient d’une version plus récente de cette page. Elle reste telle quelle ; rechargez la page pour obtenir cette version."
        }
        StorageFull => {
            "Le stockage de cette page est plein : tout ce que vous jouerez à partir de maintenant sera perdu à la fermeture de la page. Exportez vos données vers un fichier, puis retirez des parties dans « Partager », « Vos parties ». Si cela ne suffit pas, effacez les données de ce site dans le navigateur et importez le fichier."
        }
        StorageBlocked => {
            "Ce navigateur bloque le stockage : votre partie et votre score seront perdus à la fermeture de la page."
        }
        NewVersion => {
            "Une nouvelle version est prête. Elle sera chargée à la prochaine partie, ou dès maintenant."
        }
        Update => "Mettre à jour",
        AnalysisMissing => "Le moteur d’analyse n’a pas pu être chargé. Tout le reste fonctionne.",
        AnalysisUnusable => {
            "Le moteur d’analyse a donné une réponse qui n’a pas de sens. Tout le reste fonctionne."
        }
        Refit => "Réajuster",
        CouldBeRefitted => "L’écran a changé : ce plateau ne le remplit plus exactement.",
        HearMoves => "Voulez-vous un son à chaque coup ?",
        SoundOn => "Activer le son",
        NoThanks => "Non, merci",
        Restore => "Rétablir",
        OutOfReach => "Le plateau s’arrête à {cells} cases du premier symbole.",
        DrawDeclined => {
            "L’ordinateur refuse. La nulle est possible après {moves} coups sans menace."
        }
        LanguageMissing => "Cette langue n’a pas pu être chargée. Vérifiez votre connexion.",

        Board => "Plateau",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Taille écran",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Infini",
        Custom => "Sur mesure",
        Columns => "Colonnes",
        Rows => "Rangées",
        Layers => "Étages",
        Run => "À aligner",
        NumberOfLayers => "{name} : 1, ou de {least} à {most}.",
        OnlyNumber => "{name} : {number} sur ce plateau.",
        NumberFromTo => "{name} : un nombre de {least} à {most}.",
        ProvedWin => "Prouvé : le premier joueur gagne",
        ProvedDraw => "Prouvé : nulle si chacun joue au mieux",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Caro infini",
        Freestyle => "Style libre",
        ExactlyRun => "Exactement {run}",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro à 6 et plus",
        FreestyleIs => "Il faut en aligner {run} ou plus.",
        ExactlyRunIs => {
            "Il faut en aligner exactement {run} ; une ligne plus longue ne compte pas."
        }
        RenjuIs => {
            "Noir n’a droit ni au double-trois, ni au double-quatre, ni à plus de cinq alignés."
        }
        CaroIs => "Exactement cinq alignés gagnent, sauf s’ils sont bloqués aux deux bouts.",
        CaroWithOverlinesIs => {
            "Cinq alignés gagnent, sauf s’ils sont bloqués aux deux bouts ; six ou plus gagnent toujours."
        }
        Opening => "Ouverture",
        FreeOpening => "Libre",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long pro",
        FreeOpeningIs => "Aucune restriction.",
        SwapIs => "Un joueur pose un pion, l’autre choisit sa couleur.",
        Swap2Is => {
            "Un joueur pose trois pions ; l’autre choisit sa couleur, ou ajoute deux pions et laisse le premier choisir."
        }
        ProIs => "Le premier pion noir va au centre, le deuxième hors du carré central de {size}.",
        Overline => "plus de cinq alignés",
        DoubleFour => "double-quatre",
        DoubleThree => "double-trois",
        NotInCentre => "le premier pion doit être au centre",
        NearCentre => "trop près du centre",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "interdite : {foul}",
        IsForbidden => "{cell} est interdite : {foul}.",
        OpeningStone => "pion {number} sur {count}, puis l’autre joueur choisit",
        ChooseColour => "Choisissez votre couleur",
        ComputerChooses => "L’ordinateur choisit sa couleur",
        FriendChooses => "Votre adversaire choisit sa couleur",
        PlayerChooses => "{player} : choisissez votre couleur",
        AddTwoStones => "Ajouter deux pions",
        YouMoveNext => "à vous de jouer ensuite",
        OtherMovesNext => "à l’autre joueur de jouer ensuite",
        OtherThenChooses => "l’autre joueur choisit ensuite",
        YouPlay => "Vous jouez {piece}.|Vous jouez Noir.|Vous jouez Blanc.",
        ComputerPlays => {
            "L’ordinateur joue {piece}.|L’ordinateur joue Noir.|L’ordinateur joue Blanc."
        }
        FriendPlays => {
            "Votre adversaire joue {piece}.|Votre adversaire joue Noir.|Votre adversaire joue Blanc."
        }
        PlayerPlays => "{player} joue {piece}.|{player} joue Noir.|{player} joue Blanc.",
        OnlyAnswerForbidden => "la seule parade de Noir, {cell}, est interdite : {foul}",
        ForbiddenPoints => "Montrer les cases interdites",
        PlayPiece => "Jouer {piece}|Jouer Noir|Jouer Blanc",
        Against => "Mode",
        FriendHere => "Deux joueurs",
        FriendByLink => "À deux par lien",
        Opponent => "Adversaire",
        StrengthGrade => "Niveau de difficulté",
        EasyIs => "Bloque vos lignes, mais tombe dans les pièges.",
        MediumIs => "A un plan et voit la plupart des pièges.",
        HardIs => "Fait peu d’erreurs.",
        BestIs => "Le plus fort sur ce plateau.",
        AllOpponents => "Tous les adversaires",
        MoreBoards => "Autres plateaux",
        IsProved => "prouvé sur toutes les parties",
        IsMeasured => "mesuré par des matchs",
        IsNotMeasured => "non mesuré sur ce plateau",
        More => "Plus d’options",
        ChooseOpponent => "Choisir un adversaire",
        HowStrong => "Quelle est leur force ?",
        Explained => "{name} : {what}",
        WhoStarts => "Qui commence",
        WhoMovesNext => "À qui de jouer",
        InTurn => "En alternance",
        Chance => "Hasard",
        Pieces => "Symboles",
        Marks => "X et O",
        Stones => "Pions",
        YourMark => "Votre symbole",
        YourStones => "Vos pions",
        PlayerOnesMark => "Symbole pour {name}",
        PlayerOnesStones => "Pions pour {name}",
        StarterIsX => "X commence",
        StarterIsBlack => "Noir commence",
        PieceAlone => "{piece}|Noir|Blanc",
        Start => "Commencer",
        MakeLink => "Créer le lien",
        Arrange => "Composer une position",
        WinsWith => "{run} à aligner",
        WinsWithExactly => "exactement {run} à aligner",
        WinsWithOrMore => "{run} ou plus à aligner",

        FirstFreeIs => "prend la première case libre",
        RandomIs => "joue n’importe où",
        GuardIs => "complète ou bloque une ligne, sinon joue au hasard",
        ClerkIs => "complète ou bloque une ligne, sinon prend la première case libre",
        CentreIs => "le centre d’abord, puis comme Garde",
        StrategistIs => "complète ou bloque une ligne, sinon suit un plan",
        MinimaxIs => "calcule chaque partie jusqu’au bout",
        LevelOneIs => "calcule son coup et votre réponse",
        LevelTwoIs => "voit les doubles menaces",
        LevelThreeIs => "voit quelques coups à l’avance",
        LevelFourIs => "voit les victoires par une suite de quatre",
        LevelFiveIs => "voit loin",
        LevelSixIs => "prend son temps",
        LevelFourInSpaceIs => "voit les victoires forcées",
        LevelSixInSpaceIs => "prend son temps et prouve des victoires",
        MeasuredAgainst => {
            "{count} partie contre {opponent} (gagnée : {won}, nulle : {drawn}, perdue : {lost})|{count} parties contre {opponent} (gagnées : {won}, nulles : {drawn}, perdues : {lost})"
        }
        MeasuredNote => "{character} ; {result}",
        NoteIfYouStart => "{character} ; si vous commencez, {chance}",
        NoteIfItStarts => "{character} ; si l’ordinateur commence, {chance}",
        NeverWin => "vous ne pouvez jamais gagner",
        HardlyEverWin => "vous ne pouvez presque jamais gagner",
        WinTimesIn => {
            "vous pouvez gagner {count} fois sur {of}|vous pouvez gagner {count} fois sur {of}"
        }
        WinAboutTimesIn => {
            "vous pouvez gagner environ {count} fois sur {of}|vous pouvez gagner environ {count} fois sur {of}"
        }
        NearlyAlwaysWin => "vous pouvez presque toujours gagner",
        AlwaysWin => "vous pouvez toujours gagner",

        Close => "Fermer",

        Language => "Langue",
        LikeTheBrowser => "Langue du navigateur",
        Look => "Apparence",
        LikeTheSystem => "Réglage du système",
        Midnight => "Minuit",
        Paper => "Papier",
        Wood => "Bois",
        Sound => "Son",
        Quiet => "Faible",
        MediumLoud => "Moyen",
        Loud => "Fort",
        Vibration => "Vibration",
        Off => "Non",
        On => "Oui",
        ComputerAnswers => "Délai de réponse",
        AtOnce => "Aucun",
        AfterHalfASecond => "0,5 s",
        AfterASecond => "1 s",
        LevelSixThinks => "Temps de réflexion du niveau 6",
        ForASecond => "1 s",
        ForFiveSeconds => "5 s",
        ForHalfAMinute => "30 s",
        ToMakeAMove => "Confirmation des coups",
        TapACell => "Toucher une fois",
        SelectThenPlace => "Choisir, puis « Poser »",
        ButtonsFor => "Côté des boutons",
        RightHand => "Droite",
        LeftHand => "Gauche",
        SecondPlayer => "Commandes du joueur 2",
        Upright => "À l’endroit",
        Turned => "Retournées",
        TurnedIs => {
            "Retournées : sur un téléphone posé entre deux joueurs, la carte et les boutons du joueur 2 sont tournés de son côté."
        }
        SpaceBoards => "Plateaux 3D",
        AsFits => "Automatique",
        MoveResults => "Résultats des coups",
        Keys => "Raccourcis clavier",
        SingleKeys => "Raccourcis à une seule touche",
        OtherVariation => "Autre variante",
        ChooseCell => "Choisir une case",
        EnterKey => "Entrée",
        EscapeKey => "Échap",
        ControlKey => "Ctrl",
        ShiftKey => "Maj",
        HomeKey => "Origine",
        EndKey => "Fin",
        MoveNumbers => "Numéros des coups",
        Erase => "Effacer",

        HasWonAlready => "{piece} a déjà gagné|Noir a déjà gagné|Blanc a déjà gagné",
        NoLineForAnyone => "Plus aucune ligne ne peut être complétée",
        NobodysTurn => "Position injouable",
        TapPuts => "À poser",
        Alternate => "En alternance",
        SideToMove => "À qui de jouer",
        Clear => "Vider",
        Mirror => "Miroir",
        Turn => "Tourner",
        Back => "Retour",
        Analyse => "Analyser",
        PlayFromHere => "Jouer à partir d’ici",
        IsPickedUp => "Symbole de {cell} en main",
        CountOfPiece => "{piece} : {count}|Noir : {count}|Blanc : {count}",
        Counts => "{first}, {second}",
        TooMany => "{counts} ; trop de {piece}|{counts} ; trop de noirs|{counts} ; trop de blancs",
        OnlyToLookAt => "{counts} ; consultation seule",

        AtMove => "Coup",
        ToBeginning => "Au début",
        OneMoveBack => "Coup précédent",
        OneMoveOn => "Coup suivant",
        ToEnd => "À la fin",
        BeforeFirstMove => "avant le premier coup",
        PlayOn => "Reprendre ici",
        EndReview => "Quitter l’analyse",
        InVariation => "variante",
        RemoveMoves => "Retirer à partir d’ici",
        RestoreMoves => "Rétablir",
        ReturnToGame => "Revenir à la partie",
        MovesLeftOut => {
            "Un coup a été omis, car les règles ne le permettent pas : le coup {number}.|{count} coups ont été omis, car les règles ne les permettent pas. Le premier est le coup {number}."
        }
        FileFailed => "{file} : {why}",
        AtPlace => "{why} ({place})",
        AtLine => "ligne {line}, caractère {column}",
        AtByte => "octet {number}",
        FileCutOff => "il est incomplet",
        Play => "Lecture",
        Pause => "Pause",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Coup {at} sur {all}",
        MoveOfBy => {
            "Coup {at} sur {all}, {piece} {cell}|Coup {at} sur {all}, Noir {cell}|Coup {at} sur {all}, Blanc {cell}"
        }
        Excellent => "excellent coup",
        Good => "bon coup",
        Dubious => "coup douteux",
        Mistake => "sans doute une erreur",
        Blunder => "gaffe",
        HasWon => "{piece} a gagné|Noir a gagné|Blanc a gagné",
        HasWonInside => "{piece} a gagné|Noir a gagné|Blanc a gagné",
        CanWinIn => {
            "{piece} peut gagner {moves}|Noir peut gagner {moves}|Blanc peut gagner {moves}"
        }
        ADraw => "match nul",
        StandsBetter => "{piece} a l’avantage|Noir a l’avantage|Blanc a l’avantage",
        AboutEven => "jeu à peu près égal",
        MissesWinIn => "Manque une victoire {moves}",
        LetsWinIn => {
            "Laisse {piece} gagner {moves}|Laisse Noir gagner {moves}|Laisse Blanc gagner {moves}"
        }
        EngineLines => "Variantes du moteur",
        BalancedMoves => "Coups équilibrés",
        FewerLines => "Moins de variantes",
        MoreLines => "Plus de variantes",
        ChanceOf => "{piece} {percent}|Noir {percent}|Blanc {percent}",
        LinesDepth => "Profondeur {depth}",
        LinesDetail => "{positions} positions en {seconds} s",
        Promote => "Promouvoir la variante",
        Notes => "Notes",
        Triangle => "triangle",
        Square => "carré",
        Circle => "cercle",
        Cross => "croix",
        StopDrawing => "Terminer le dessin",
        VariationsChanged => {
            "Les variantes de ce lien sont incomplètes ou ont été modifiées. Voici la partie sans elles."
        }
        AnalysisTooLarge => {
            "Cette analyse est trop volumineuse pour être conservée ici. Enregistrez-la dans un fichier."
        }
        Moves => "{count} coup|{count} coups",
        VerdictAnd => "{verdict} ; {standing}",
        Better => "{judged}. Mieux : {cells}",
        NextMove => "ensuite : {move}, {verdict}",
        DecidedBy => {
            "{ended}. Coup décisif : {move}, {piece} {cell}.|{ended}. Coup décisif : {move}, Noir {cell}.|{ended}. Coup décisif : {move}, Blanc {cell}."
        }
        NoSingleMove => "{ended}. Aucun coup n’a été décisif à lui seul.",
        LookingAtGame => "Analyse de la partie : {progress}",
        Mistakes => "Erreurs",
        FindBetterMove => {
            "{piece} a joué {cell}. Trouvez un meilleur coup.|Noir a joué {cell}. Trouvez un meilleur coup.|Blanc a joué {cell}. Trouvez un meilleur coup."
        }
        IsBetter => "{cell} est un bon coup.",
        IsNotBetter => "{cell} ne suffit pas. Il y a mieux.",
        LookingAtMove => "Vérification de {cell}…",
        ShowSolution => "Voir la solution",
        NextMistake => "Erreur suivante",
        NoMoreMistakes => "Il n’y a plus d’erreurs.",
        MistakesBySide => "Erreurs : {first}, {second}.",
        PuzzleSolved => "Résolu",
        PuzzleSolution => "Solution",
        StepOf => "Étape {step} sur {steps}",
        MissedWin => "Victoire manquée",

        Accept => "Jouer",
        NotNow => "Plus tard",
        TakeLink => "Utiliser cette partie",
        TakeSeat => "Rejoindre la partie",
        KeepKnown => "Garder la mienne",
        ShowKnown => "Voir la mienne",
        ShowLink => "Voir celle du lien",
        Invited => {
            "On vous invite à une partie de {game}. Vous jouez {piece}.|On vous invite à une partie de {game}. Vous jouez Noir.|On vous invite à une partie de {game}. Vous jouez Blanc."
        }
        OwnGameKept => "Votre propre partie est conservée.",
        PositionFromLink => "Une position reçue par lien. Votre propre partie est conservée.",
        Watching => {
            "Vous regardez une partie entre deux autres personnes. Elle ne s’actualise pas toute seule : ouvrez leur prochain lien pour voir la suite."
        }
        AsksToTakeBack => {
            "Votre adversaire demande à reprendre {count} coup.|Votre adversaire demande à reprendre {count} coups."
        }
        Earlier => {
            "C’est votre partie telle qu’elle était il y a {count} coup.|C’est votre partie telle qu’elle était il y a {count} coups."
        }
        FromYourSide => {
            "Ce lien vient de votre côté, mais il ajoute le coup {move}, celui de votre adversaire. Ne l’utilisez que si vous l’avez envoyé vous-même, depuis un autre appareil."
        }
        AnotherGame => "Ce lien mène à une autre partie que celle enregistrée ici.",
        Differs => {
            "Le coup {move} diffère de votre partie enregistrée : {linked} dans ce lien, {known} dans la vôtre."
        }
        DiffersAsk => {
            "Le coup {move} diffère de votre partie enregistrée : {linked} dans ce lien, {known} dans la vôtre. Demandez à votre adversaire quel coup est le bon."
        }
        PlayedForYou => "Le coup {move} de ce lien est le vôtre, mais vous ne l’avez pas joué ici.",

        NowSend => "Envoyez maintenant le lien",
        SentAndWaiting => "Envoyé. En attente de réponse",
        WaitingForFriend => "Attente du lien de l’adversaire",

        TheLink => "Le lien",
        TheMoves => "Les coups",
        TheBoard => "Le plateau",
        LinkIsASeat => {
            "Toute personne ayant ce lien peut jouer à la place de votre adversaire : ne l’envoyez à personne d’autre."
        }
        CopyLink => "Copier le lien",
        CopyMoves => "Copier les coups",
        CopyBoard => "Copier le plateau",
        Scan => "À scanner avec un autre téléphone",
        OpenGame => "Ouvrir une partie",
        LinkMovesOrText => "Un lien, des coups ou le texte d’un fichier",
        TheText => "Le texte",
        ChooseFiles => "Choisir des fichiers",
        AboutFiles => {
            "Les fichiers SGF, RenLib (.lib), .psq, .pos et .sav s’ouvrent ici. Vous pouvez aussi les déposer n’importe où sur la page."
        }
        GamesInFiles => "Choisir une partie",
        Comment => "Commentaire",
        JudgementOfMove => "Ce coup",
        NoSign => "Aucun signe",
        VeryGoodMove => "coup brillant",
        InterestingMove => "coup intéressant",
        DrawOnBoard => "Dessiner sur le plateau",
        Letter => "lettre",
        Analyses => "Analyses",
        WithVariations => "Avec variantes et notes",
        VariationsTooLong => {
            "Les variantes ne tiennent pas dans un lien. Enregistrez la partie dans un fichier."
        }
        OpenAnyway => "Ouvrir quand même",
        Library => "Bibliothèque",
        AboutLibrary => {
            "Les fichiers de parties ajoutés ici restent sur cet appareil. Retrouvez les parties où une position s’est produite, même tournée ou en miroir, et voyez la suite."
        }
        AddFiles => "Ajouter des fichiers",
        AddToLibrary => "Ajouter à la bibliothèque",
        SearchGames => "Joueurs, tournoi ou date",
        WithThisPosition => "Seulement les parties avec cette position",
        FoundGames => "{count} partie trouvée.|{count} parties trouvées.",
        FirstListed => "Les {count} premières sont affichées.",
        NextMoves => "Coups suivants",
        FilesNotKept => {
            "Ce navigateur n’a pas gardé les fichiers. Ils seront perdus si vous rechargez la page."
        }
        GameNumber => "Partie {number}",
        UnknownFormat => "ce format n’est pas pris en charge",
        NoGameInside => "il ne contient aucune partie",
        FileTooLong => "il est trop gros",
        FileGoesOn => "il y a encore quelque chose après la fin",
        FileNotUnderstood => "ce passage est incompréhensible",
        AnotherKindOfGame => "c’est une partie d’un autre jeu",
        CellOutside => "cette case n’existe pas sur le plateau",
        SaveAsFile => "Enregistrer dans un fichier",
        NotInFormat => "Ce type de fichier ne convient pas à ce plateau ou à cette position.",
        GameSaved => "Enregistré.",
        PasteHere => "Collez ici",
        Open => "Ouvrir",
        SharePicture => "Partager l’image",
        SavePicture => "Enregistrer l’image",
        SaveReplay => "Enregistrer l’animation",
        SaveGif => "Enregistrer le GIF",
        PageName => "In a Row",
        FinalBoard => "Le plateau final. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game} : {what}",
        YourMoveYouAre => {
            "c’est à vous, vous jouez {piece}|c’est à vous, vous jouez Noir|c’est à vous, vous jouez Blanc"
        }
        Shared => "Transmis à l’application choisie.",
        Copied => "Copié. Collez-le là où votre adversaire le lira.",
        NotSent => "Pas envoyé.",
        CopyYourself => {
            "Ce navigateur ne laisse la page ni envoyer ni copier. Le texte est sélectionné : copiez-le vous-même."
        }
        Saved => "Enregistré dans vos téléchargements.",
        PictureNotTaken => "L’image n’a pas pu être partagée. Enregistrez-la plutôt.",
        PictureNotDrawn => {
            "Ce navigateur ne peut pas créer l’image. Faites plutôt une capture d’écran."
        }

        YourGames => "Vos parties",
        NoGames => {
            "Aucune partie pour l’instant. Une partie que vous quittez pour une autre est conservée ici."
        }
        FinishedGames => "Terminées",
        GoOn => "Continuer",
        Remove => "Retirer",
        Choose => "Choisir",
        ChooseAllOver => "Cocher les terminées",
        RemoveChosen => "Retirer la sélection",
        ListedGame => {
            "{board}, {run} à aligner, vous jouez {piece}, {moves}|{board}, {run} à aligner, vous jouez Noir, {moves}|{board}, {run} à aligner, vous jouez Blanc, {moves}"
        }
        ListedOwn => "{board}, {run} à aligner, {opponent}, {moves}",
        ListedPosition => "{board}, {run} à aligner, {marks}",
        MarksCount => "{count} symbole|{count} symboles",
        WaitingToJoin => "En attente d’un adversaire",
        YouWon => "Vous avez gagné",
        FriendWon => "Votre adversaire a gagné",
        Arranging => "Une position en cours de composition",
        HowManyGames => "Parties par lien : {count} sur {most} au plus.",
        PastGamesKept => "Les {most} dernières parties terminées sont conservées.",
        OldGamesDropped => {
            "« Vos parties » conserve les {most} dernières parties. La plus ancienne a été retirée."
        }
        GamesFull => {
            "Vous avez {most} parties par lien, c’est le maximum. Pour en commencer ou en rejoindre une autre, retirez-en dans « Partager », « Vos parties »."
        }
        GamesRemoved => "Partie retirée.|{count} parties retirées.",

        WhatsNew => "Nouveautés",
        Install => "Installer",
        InstallByHand => {
            "Pour avoir le jeu sur l’écran d’accueil, ouvrez le menu du navigateur, ou « Partager » sur iPhone ou iPad, et choisissez « Sur l’écran d’accueil »."
        }
        YourData => "Vos données",
        Statistics => "Statistiques",
        StatisticsCleared => "Statistiques effacées.",
        Send => "Envoyer",
        Scanned => "C’est scanné",
        MoveFirst => "Jouer d’abord mon coup",
        InviteOrMove => {
            "Envoyez ce lien à votre adversaire, ou jouez d’abord votre coup et envoyez-le ensuite."
        }
        InviteToStart => "Envoyez ce lien à votre adversaire, qui joue le premier coup.",
        SendYourMove => {
            "Envoyez ce lien à votre adversaire, qui verra votre coup et répondra par un lien."
        }
        SendResult => {
            "Envoyez ce lien à votre adversaire, qui verra comment la partie s’est terminée."
        }
        NowMove => {
            "Votre adversaire peut maintenant ouvrir le lien. Jouez votre coup, puis envoyez de nouveau le lien."
        }
        LinkIsSent => "Ce lien a déjà été envoyé. Ne le renvoyez que s’il n’est pas arrivé.",

        Strength => "Force des adversaires",
        StrengthIsProved => {
            "Prouvé à l’instant, sur toutes les parties possibles contre chaque adversaire. Ces chances supposent que vous jouez au mieux."
        }
        StrengthIsMeasured => {
            "Mesuré : {board}. Chaque adversaire a affronté celui qui vient juste en dessous de lui, et chacun des deux a commencé la moitié des parties. Le niveau 6 avait {seconds} s par coup."
        }
        StrengthIsNotMeasured => {
            "Non mesuré : {board}. Voici les résultats sur le plateau mesuré qui lui ressemble le plus."
        }
        ForProgrammers => "Pour les programmeurs",
        ProgramsFindOut => {
            "Des programmes, dans le code source de cette page, calculent tout cela :"
        }
        IfYouStart => "Si vous commencez, {chance}.",
        IfItStarts => "Si l’ordinateur commence, {chance}.",
        Exactly => "{chance} (exactement {exactly})",
        GamesBeatIt => {
            "{count} partie mène à la victoire.|{count} parties différentes mènent à la victoire."
        }
        ShowAWin => "Voir une victoire",
        AgainstIfYouStart => "contre {opponent} si vous commencez",
        AgainstIfItStarts => "contre {opponent} si l’ordinateur commence",
        StrategistsClaim => {
            "L’auteur de ce programme le dit imbattable et demande des preuves : si vous commencez, {first} ; si l’ordinateur commence, {second}."
        }
        AlwaysBeaten => "on peut toujours le battre",
        BeatenWithLuck => "on peut le battre avec de la chance",
        NotBeaten => "on ne peut pas le battre",

        LinkFailed => "Le lien n’a pas pu être ouvert : {why}. Votre propre partie n’a pas changé.",
        NoLink => "il ne mène à aucune partie",
        TooLong => "il est trop long pour une partie",
        CutOff => "il est incomplet. Redemandez-le",
        CutOffAfter => "il s’arrête après le coup {move}. Redemandez-le",
        Changed => "il a été modifié en route. Copiez-le de nouveau ou redemandez-le",
        TooLarge => "le plateau est trop grand, ou une case trop loin",
        TooFar => "une case est à plus de {cells} cases du premier symbole",
        Character => "le caractère {number}, « {character} », n’a rien à faire là",
        NoDraw => "personne ne peut y proposer la nulle ni l’accepter",
        MoveTaken => "le coup {move}, {cell}, tombe sur une case prise",
        MoveOutside => "le coup {move}, {cell}, est hors du plateau",
        MoveNotFirst => {
            "le coup {move}, {cell}, n’est pas en r0u0, où est toujours le premier symbole"
        }
        MoveAfterEnd => "le coup {move}, {cell}, vient après la fin",
        WrongColumns => "le nombre de colonnes ({count}) doit être compris entre {least} et {most}",
        WrongRows => "le nombre de rangées ({count}) doit être compris entre {least} et {most}",
        WrongCube => "un plateau 3D a trois côtés égaux de {least} à {most}",
        WrongRun => "{run} à aligner, mais il en faut {number} sur ce plateau",
        WrongRunFromTo => "{run} à aligner, mais il en faut de {least} à {most} sur ce plateau",
        MarkOutside => "un symbole est hors du plateau",
        TwoMarks => "deux symboles sont sur une même case",
        NobodysTurnInIt => "la position est injouable",
        BeginsAfterEnd => "la partie y commence après sa fin",

        ChangesMissing => "Les nouveautés n’ont pas pu être chargées. Vérifiez votre connexion.",
        AboutData => {
            "Vos parties, scores, statistiques et réglages ne sont enregistrés que sur cet appareil. Exportez-les vers un fichier pour les mettre à l’abri ou les transférer sur un autre appareil. Un fichier importé s’ajoute à ce qui est ici : les scores ne comptent qu’une fois, et rien n’est écrasé."
        }
        ExportData => "Exporter vers un fichier",
        ImportData => "Importer un fichier",
        NotExported => "Ce navigateur ne peut pas enregistrer de fichiers.",
        TakeTheirs => "Utiliser la partie et les réglages du fichier",
        TookTheirs => "C’est fait. La partie et les réglages du fichier sont en place.",
        FileNotRead => "Le fichier n’a pas pu être lu. Rien n’a changé.",
        FileForeign => "Ce n’est pas un fichier d’In a Row. Rien n’a changé.",
        FileNewer => {
            "Ce fichier vient d’une version plus récente d’In a Row. Rechargez la page pour obtenir cette version, puis réessayez. Rien n’a changé."
        }
        FileDamaged => "Ce fichier est endommagé. Rien n’a changé.",
        FileTooLarge => "Ce fichier est trop gros. Rien n’a changé.",
        NothingNew => "Ce fichier n’apporte rien de nouveau.",
        BroughtIn => "Importé : {parts}.",
        Scores => "{count} score|{count} scores",
        OtherGames => "{count} partie|{count} parties",
        GamesByLink => "{count} partie par lien|{count} parties par lien",
        ArrangedPositions => "{count} position composée|{count} positions composées",
        SettingsChanged => "{count} réglage|{count} réglages",
        PuzzlesBroughtIn => "votre progression",
        CurrentGame => "la partie en cours",
        StayedAsTheyWere => "Votre partie en cours et vos réglages sont restés tels quels.",

        NoStatistics => {
            "Aucune partie terminée. Jouez-en une jusqu’au bout, et elle apparaîtra ici."
        }
        Won => "Gagnées",
        Drawn => "Nulles",
        Lost => "Perdues",
        Points => "Points",
        Streak => "Série",
        LongestStreak => "Meilleure série",
        StreakWon => "{count} gagnée|{count} gagnées",
        StreakDrawn => "{count} nulle|{count} nulles",
        StreakLost => "{count} perdue|{count} perdues",
        LastGame => "Dernière partie : {results}",
        LastGames => "{count} dernières parties, la plus ancienne d’abord : {results}",
        ExactlyGame => "Exactement {game}",
        ResultsOf => "{game}, pour {name}",
        AboutStatistics => {
            "Une barre vers le haut est une victoire, une barre vers le bas une défaite, un tiret une nulle. La courbe monte à chaque victoire et descend à chaque défaite. « Score à zéro » ne change rien ici. Les parties par lien ou à partir d’une position composée ne comptent pas."
        }
        ClearStatistics => "Effacer les statistiques",
        LessonsFinished => "Leçons terminées : {done} sur {count}",
        PuzzleOfTheDay => "Problème du jour",
        SolvePuzzles => "Résoudre des problèmes",
        DailySolved => "Résolu aujourd’hui. Le prochain arrive à minuit ({time} UTC).",
        DailyStreak => "Jours d’affilée : {count}",
        PuzzleRating => "Votre classement : {rating}",
        PuzzleRatingChange => "Votre classement : {rating} ({change})",
        PuzzlesTried => "Résolus sans faute ni indice : {solved} sur {tried}",
        PuzzlesDue => "À refaire aujourd’hui : {count}",
        WhichPuzzles => "Type",
        AllPuzzles => "Tous",
        SmallBoards => "3×3 à 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Enchaîner les quatre",
        WinWithThreats => "Enchaîner les menaces",
        Defence => "Défense",
        QuietMove => "Coup tranquille",
        TwoFours => "Double-quatre",
        TwoThrees => "Double-trois",
        TooLongRow => "Plus de cinq alignés",
        FourThree => "Quatre-trois",
        AtTheEdge => "Au bord",
        Fork => "Double menace",
        SpaceDiagonal => "Diagonale du cube",
        ForbiddenReply => "Réponse interdite",
        FindWin => "Trouvez le coup gagnant.",
        FindOnlyMove => "Trouvez le seul coup qui ne perd pas.",
        RightGoOn => "Exact. Trouvez le coup suivant.",
        RightMove => "Exact.",
        DoesNotWin => "{cell} ne gagne pas : la parade est {reply}.",
        LosesTo => "{cell} perd à cause de {reply}.",
        IsNoWin => "{cell} ne gagne pas.",
        WinIsCertain => "Plus aucune réponse n’empêche la victoire.",
        OtherMovesLose => "Tous les autres coups perdent.",
        HintTheme => "Thème : {theme}.",
        HintColumn => "Le coup à jouer est dans la colonne {column}.",
        HintLayer => "Le coup à jouer est à l’étage {layer}.",
        HintMove => "Le coup à jouer est {cell}.",
        NextPuzzle => "Problème suivant",
        ShareResult => "Partager le résultat",
        SharedPuzzle => "In a Row, problème du {date} : {result}",
        SharedSolved => "résolu du premier coup",
        SharedTries => "mauvais coups : {count}",
        SharedHints => "indices : {count}",
        CopiedResult => "Copié.",
        PuzzlesMissing => {
            "Les problèmes n’ont pas pu être chargés. Vérifiez votre connexion et rouvrez cette fenêtre."
        }
        FromYourGames => "De vos parties",
        SearchingGames => "Recherche dans vos parties…",
        NoMissedWin => {
            "Il n’y a plus de victoire manquée dans vos parties terminées contre l’ordinateur."
        }
        Learn => "Apprendre",
        LearnAbout => "Leçons courtes avec exercices sur le plateau.",
        LessonFinished => "Terminée",
        NextStep => "Suivant",
        NextLesson => "Leçon suivante",
        LessonOver => "C’était la dernière étape de cette leçon.",
        LookElsewhere => "{cell} est un coup possible. Ici, cherchez-en un autre.",
        NotThere => "Ce n’est pas {cell}. Cherchez encore.",
        NotThatAnswer => "Non. Observez bien les pions.",
        TryCell => "Essayez {cell}.",
        TakeBlack => "Noir",
        TakeWhite => "Blanc",
        LessonFours => "Quatre et trois",
        LessonForks => "Doubles menaces",
        LessonFouls => "Cases interdites au renju",
        LessonSpace => "Penser en 3D",
        NoughtsRow => "Vous jouez X. Alignez trois X pour gagner : complétez votre ligne.",
        NoughtsBlock => "Il ne manque qu’une case à O pour gagner. Prenez-la d’abord.",
        NoughtsFork => {
            "Deux menaces en un seul coup, c’est une double menace. O ne peut en arrêter qu’une. Trouvez ce coup, puis gagnez."
        }
        NoughtsCorner => {
            "Maintenant, vous jouez O. X a le centre. Seuls les coins sont sûrs : prenez-en un."
        }
        NoughtsCentre => "X a un coin. Seul le centre est sûr : prenez-le.",
        NoughtsEdge => {
            "X a deux coins et veut une double menace. Prenez le milieu d’un bord : X devra bloquer votre ligne."
        }
        NoughtsGame => "Maintenant, jouez une partie entière contre l’ordinateur. Sans perdre !",
        FoursComplete => "Cinq pions alignés gagnent. Complétez votre ligne.",
        FoursStop => "Votre adversaire a un quatre : encore un pion et il gagne. Arrêtez-le.",
        FoursGap => {
            "Un quatre peut avoir un trou. Trouvez où votre adversaire ferait cinq, et prenez cette case."
        }
        FoursOpen => {
            "Un quatre aux deux bouts libres est un quatre ouvert. Rien ne l’arrête. Faites-en un et gagnez."
        }
        ThreesOpen => {
            "Un trois ouvert peut devenir un quatre ouvert : votre adversaire doit y répondre. Faites-en un."
        }
        ThreesStop => "Votre adversaire a un trois ouvert. Arrêtez-le à l’un des bouts.",
        ForksFourThree => {
            "Un seul coup fait un quatre et un trois ouvert. Votre adversaire ne peut en arrêter qu’un. Trouvez ce coup et gagnez."
        }
        ForksFours => "Un seul coup fait deux quatre. Trouvez-le et gagnez.",
        ForksThrees => "Un seul coup fait deux trois ouverts. Trouvez-le et gagnez.",
        ForksStop => {
            "Votre adversaire prépare une double menace. Prenez la case où les deux lignes se croisent."
        }
        ForksPrepare => {
            "Pas encore de double menace ici. Trouvez une menace qui en prépare une, et gagnez."
        }
        ChainForce => {
            "Votre adversaire doit répondre à chaque quatre : c’est vous qui menez le jeu. Gagnez en enchaînant les quatre."
        }
        ChainOrder => "Cherchez d’abord la double menace, puis le quatre qui la prépare.",
        ChainLonger => {
            "Il faut une suite plus longue. Chaque quatre doit renforcer une autre ligne."
        }
        ChainKeep => {
            "Un quatre qui ne prépare rien est perdu. Gardez-le pour le bon moment, et gagnez."
        }
        ChainLast => "Voici la suite la plus longue. Prenez votre temps.",
        DefenceFirst => {
            "Avant de défendre, regardez si vous pouvez gagner tout de suite. C’est le cas : où ?"
        }
        DefenceAttack => {
            "Chaque camp a un trois ouvert, mais c’est à vous de jouer. Attaquez et gagnez."
        }
        DefenceEnd => {
            "Les deux bouts arrêtent ce trois, mais l’un d’eux arrête aussi une autre ligne. Prenez celui-là."
        }
        DefenceCounter => {
            "Ici, aucune défense ne suffit. Faites vos propres quatre : votre adversaire doit répondre, et vous gagnez."
        }
        DefenceOnly => {
            "Votre adversaire menace de gagner, et un seul coup l’en empêche. Trouvez-le."
        }
        SwapWhy => {
            "Au gomoku, jouer en premier est un avantage. Le swap2 rend la partie équitable : un joueur pose trois pions, l’autre choisit sa couleur."
        }
        SwapBlack => {
            "Les pions noirs s’entraident, et le blanc est loin. À Blanc de jouer. Que choisissez-vous ?"
        }
        SwapWhite => {
            "Les pions noirs sont trop éloignés pour s’entraider. À Blanc de jouer. Que choisissez-vous ?"
        }
        SwapEven => {
            "Vous hésitez entre les couleurs ? Appuyez ici sur « Ajouter deux pions » : l’autre joueur devra choisir."
        }
        SwapFive => {
            "L’autre joueur a ajouté deux pions. À Blanc de jouer, mais Noir a déjà un trois ouvert. Que choisissez-vous ?"
        }
        FoulsThrees => {
            "Au renju, Noir ne peut pas faire deux trois ouverts d’un seul coup. Vous jouez Noir : touchez la case interdite."
        }
        FoulsFours => {
            "Deux quatre d’un seul coup, c’est aussi interdit. Touchez la case interdite."
        }
        FoulsOverline => {
            "Six pions alignés ou plus, c’est aussi interdit. Touchez la case interdite."
        }
        FoulsFive => {
            "Avec exactement cinq pions alignés, Noir gagne toujours, même sur une telle case. Complétez votre ligne."
        }
        FoulsTrap => {
            "Cette fois, vous jouez Blanc. Faites un quatre que Noir ne peut arrêter que sur une case interdite, et gagnez."
        }
        SpaceLayer => {
            "Le plateau a quatre étages superposés. Alignez quatre symboles pour gagner. Complétez votre ligne sur cet étage."
        }
        SpaceUp => "Une ligne peut monter tout droit à travers les étages. Complétez-la.",
        SpaceSlant => "Une ligne peut aussi se décaler d’une case à chaque étage. Complétez-la.",
        SpaceCorners => "Une ligne peut même aller d’un coin du cube au coin opposé. Complétez-la.",
        SpaceStop => {
            "Il ne manque qu’une case à votre adversaire pour gagner. Trouvez-la et prenez-la."
        }
        SpaceFork => "En 3D aussi, une double menace gagne. Trouvez-en une et gagnez.",
        EndlessFive => {
            "Ce plateau n’a pas de bord : il grandit au fil de la partie. Complétez votre ligne."
        }
        EndlessStop => {
            "Ici, aucun bord n’arrête une ligne. Votre adversaire a un trois ouvert : arrêtez-le vous-même, à l’un des bouts."
        }
        EndlessThree => "Votre trois est ouvert aux deux bouts. Continuez et gagnez.",
        EndlessFork => "Deux lignes se croisent sur une case. Trouvez-la et gagnez.",
        EndlessGame => "Une victoire plus longue : partez de ce que vous avez.",

        HowToWin => {
            "À tour de rôle, posez un symbole sur une case libre. Le premier à en aligner {run} gagne : à l’horizontale, à la verticale ou en diagonale."
        }
        LongerRowCountsNothing => "Une ligne plus longue ne compte pas.",
        HowToWinInSpace => {
            "À tour de rôle, posez un symbole sur une case libre. Le premier à en aligner {run} gagne : sur un étage ou à travers tous les étages."
        }
        WhenDrawn => "Quand aucun camp ne peut plus compléter de ligne, il y a match nul.",
        NoDrawInSpace => {
            "Ici, il n’y a jamais de match nul : en commençant au centre, on peut gagner en quatre coups, comme cette page le calcule pendant que vous jouez."
        }
        FirstCanWin => "Le premier joueur peut toujours gagner.",
        RulesWithoutEnd => {
            "Les cases se comptent à partir du premier symbole : r3u4 est trois cases à droite et quatre vers le haut, l1d2 une à gauche et deux vers le bas. Faites glisser le plateau pour en voir plus, ou continuez avec les flèches ; tapez le nom d’une case pour y aller, et Entrée pour jouer. Zoomez avec deux doigts, avec la molette et Ctrl, ou avec + et −. Aucune partie n’est nulle d’elle-même : proposez la nulle quand aucun camp n’avance."
        }
        LineAlong => "Le long d’une rangée ou d’une colonne d’un étage",
        LineDiagonal => "Le long d’une diagonale d’un étage",
        LineStraightUp => "À la verticale à travers les étages",
        LineUpAndAlong => "En montant le long d’une rangée ou d’une colonne",
        LineCornerToCorner => "D’un coin du cube au coin opposé",
        HowRenju => {
            "Noir commence et gagne avec exactement cinq pions alignés ; Blanc gagne avec cinq ou plus. Noir ne peut former d’un seul coup ni deux trois, ni deux quatre, ni un alignement de six ou plus, sauf si ce coup forme aussi un cinq. Un trois est une ligne qui peut devenir un quatre ouvert avec un pion de plus ; il ne compte que si Noir a le droit de jouer là. Blanc gagne aussi si la seule parade de Noir est une case interdite."
        }
        HowCaro => {
            "Pour gagner, il faut aligner exactement cinq symboles ; la ligne ne compte pas si des symboles adverses la bloquent aux deux bouts. Le bord du plateau ne bloque pas."
        }
        HowCaroWithOverlines => {
            "Pour gagner, il faut aligner cinq symboles ; la ligne ne compte pas si des symboles adverses la bloquent aux deux bouts. Le bord du plateau ne bloque pas. Six alignés ou plus gagnent toujours."
        }
        ThreeIs => "Un trois : un pion de plus et c’est un quatre ouvert",
        FourIs => "Un quatre : un pion de plus et c’est un cinq",
        OverlineIs => "Plus de cinq alignés : interdit",
        DoubleFourIs => "Un double-quatre : interdit",
        DoubleFourInLineIs => "Deux quatre sur une même ligne : interdit",
        DoubleThreeIs => "Un double-trois : interdit",
        NoDoubleThreeIs => {
            "Pas de double-trois : l’une des lignes ne peut donner que plus de cinq alignés"
        }
        BlockedFiveIs => "Bloqués aux deux bouts : pas de victoire",
        OpenFiveIs => "Un bout libre : victoire",
        MoveForbidden => "le coup {move}, {cell}, est interdit – {foul}",
        RuleNotHere => "cette règle ne se joue pas sur ce plateau",
        OpeningNotHere => "cette ouverture ne se joue pas sur ce plateau",
        WrongChoice => "le choix de la couleur manque ou n’est pas à sa place",
        HowToPlay => {
            "Touchez une case pour jouer. Au clavier, les flèches parcourent le plateau, Entrée ou Espace joue, Origine et Fin mènent aux bouts d’une rangée, Page préc. et Page suiv. à l’étage voisin d’un plateau 3D. Sur un plateau infini, ces touches mènent plus loin."
        }
        HowToArrange => {
            "Pour composer une position, faites glisser les symboles vers d’autres cases. Au clavier, Espace prend un symbole et le repose, Échap le laisse où il était, Suppr l’enlève."
        }
        HowScoreIsKept => {
            "Le score est gardé dans ce navigateur, séparément pour chaque plateau et chaque adversaire ; les parties par lien ou à partir d’une position composée ne comptent pas. Rien ne quitte votre appareil sauf les liens que vous envoyez, et après la première visite, la page se passe de réseau."
        }

        HowMinimaxThinks => "Comment réfléchit Minimax",
        Calls => "Arbre des appels",
        CallsAsText => "Les appels en texte",
        Step => "Étape",
        ToFirstStep => "À la première étape",
        OneStepBack => "Une étape en arrière",
        OneStepOn => "Une étape en avant",
        ToAnswer => "À la réponse",
        Position => "Position",
        OnTheBoard => "Sur le plateau",
        Example => "Exemple",
        OnlyFewFreeCells => {
            "Avec au plus 5 cases libres sur votre plateau, vous pouvez l’observer ici."
        }
        AlphaBeta => "Alpha-bêta",
        Scheme => {
            "Quel coup pour {mark} ? Minimax essaie chaque coup, chaque réponse, et ainsi de suite jusqu’à la fin. Une victoire de {mark} vaut +10, une défaite −10, une nulle 0. {mark} garde le score le plus haut, {other} le plus bas."
        }
        MarkToMove => "À {mark} de jouer",
        CallAhead => "{call} : pas encore examiné",
        CallOpen => "{call} : pas encore de score",
        CallSoFar => "{call} : {score} jusqu’ici",
        CallScore => "{call} : {score}",
        CallScoreKept => "{call} : {score}, gardé",
        Call => "Appel {number}",
        CallOf => "Appel {number} ({move})",
        KeepsHighest => "{call}. {mark} joue et garde le score le plus haut.",
        KeepsLowest => "{call}. {mark} joue et garde le score le plus bas.",
        FillsBoard => "{call} remplit le plateau : 0.",
        CompletesLine => "{call} complète une ligne : {score}.",
        Answer => "La réponse est {move}, avec un score de {score}.",
        AlreadyHas => "{move} mène à {score} : {mark} a déjà {best}.",
        HighestSoFar => "{move} mène à {score} : le score le plus haut jusqu’ici, {mark} le garde.",
        LowestSoFar => "{move} mène à {score} : le score le plus bas jusqu’ici, {mark} le garde.",
        SettlesIt => {
            "{step} {mark} a ailleurs un choix au moins aussi bon. C’est donc réglé, même sans examiner {moves}."
        }
        LookedAt => "Positions examinées : {plain} ; avec alpha-bêta {pruned}.",
        LookedAtFromEmpty => "Depuis le plateau {board} vide : {plain} ; avec alpha-bêta {pruned}.",

        InstalledDescription => {
            "Morpion, gomoku et autres plateaux, contre l’ordinateur ou à deux. Fonctionne sans réseau."
        }
        Continue => "Continuer",
        PlayGomoku => "Gomoku",
        OnAPhone => "Le gomoku sur un téléphone",
        OnAComputer => "Le gomoku sur un ordinateur",
    }
}
