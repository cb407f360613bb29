//! Estonian.

use crate::words::Text;

/// What each text says in Estonian.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => "Mängu ei õnnestunud laadida. Kontrolli ühendust või uuenda brauserit.",

        NewGame => "Uus mäng",
        Undo => "Võta tagasi",
        Redo => "Tee uuesti",
        Hint => "Vihje",
        Place => "Aseta",
        PlayAgain => "Mängi uuesti",
        Names => "Nimed",
        SwapNames => "Vaheta nimed",
        EmptyName => "Kui nime pole, näidatakse mängija märki.",
        Review => "Analüüs",
        Easier => "Lihtsam",
        Harder => "Raskem",
        SeeHow => "Vaata, kuidas",
        Puzzles => "Ülesanded",
        Menu => "Menüü",
        ResetScore => "Nulli skoor",
        Share => "Jaga",
        Rules => "Reeglid",
        Settings => "Seaded",
        SendLink => "Saada link",
        SendAgain => "Saada uuesti",

        Dismiss => "Peida",
        TryAgain => "Proovi uuesti",
        Loading => "Laadimine…",
        PartMissing => "Osa lehest jäi laadimata. Kontrolli ühendust; mängida saab edasi.",

        Score => "Skoor",
        Draws => "viigid",
        Thinking => "mõtleb",
        ToMove => "käigul",
        You => "Sina",
        Computer => "Arvuti",
        Friend => "Sõber",
        PlayerOne => "Mängija 1",
        PlayerTwo => "Mängija 2",

        Easy => "Lihtne",
        MediumStrength => "Keskmine",
        Hard => "Raske",
        Best => "Parim",
        FirstFree => "Esimene vaba",
        Random => "Juhuslik",
        Guard => "Valvur",
        Clerk => "Ametnik",
        Centre => "Keskpunkt",
        Strategist => "Strateeg",
        Minimax => "Minimax",
        Level => "Tase {level}",

        PieceToMove => "{piece} on käigul|Must on käigul|Valge on käigul",
        YourMove => "Sinu käik",
        YourFriendsMove => "Sõbra käik",
        YouWin => "Sina võitsid",
        ComputerWins => "Arvuti võitis",
        FriendWins => "Sõber võitis",
        PieceWins => "{piece} võitis|Must võitis|Valge võitis",
        Draw => "Viik",
        Numbered => "{status} ({move}. käik)",
        Played => "Viimane käik: {cell}",
        Agreed => "kokkuleppel",
        TapASquare => "Kolm ritta ja ongi võit. Vajuta ruudule.",
        NoLineLeft => "keegi ei saa enam rida kokku",

        Comma => ", ",
        And => " ja ",

        NoughtsAndCrosses => "Trips-traps-trull",
        InARow => "{run} ritta laual {board}",
        Empty => "tühi",
        PieceInside => "{piece}|must|valge",
        CellMove => "käik {move}",
        LastMove => "viimane käik",
        WinningLine => "võidurida",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: trips-traps-trull",
        PageDescription => {
            "Trips-traps-trull ja gomoku brauseris, arvuti vastu või sõbraga. Tasuta, ilma konto ja installimiseta; mängida saab nii sõrme, hiire, klaviatuuri kui ka ekraanilugejaga."
        }
        Framed => "Seda lehte näidatakse teise lehe sees, mis võib su vajutused kaaperdada.",
        OpenInOwnTab => "Ava eraldi vahekaardil",

        InARowWithoutEnd => "{run} ritta lõputul laual",
        OnLayer => "kiht {layer}, {cell}",
        Selected => "valitud",
        PickedUp => "üles tõstetud",
        GoodMove => "hea käik",
        InLineFor => {
            "variant: {piece}, käik {number}|variant: must, käik {number}|variant: valge, käik {number}"
        }
        LeadsToWin => "võidab {moves}",
        LeadsToDraw => "viik",
        LeadsToLoss => "kaotab {moves}",
        InMoves => "{count} käiguga|{count} käiguga",
        WinSign => "V{moves}",
        DrawSign => "=",
        LossSign => "K{moves}",

        ZoomIn => "Suurenda",
        ZoomOut => "Vähenda",
        Fit => "Kogu laud",
        TurnClockwise => "Pööra päripäeva",
        TurnAnticlockwise => "Pööra vastupäeva",
        ToFront => "Eestvaade",
        Stacked => "Virnas",
        SideBySide => "Kõrvuti",
        LayerName => "Kiht {layer}",
        MoveNow => "Käi kohe",
        MoveList => "Käigud",
        MadeMove => "{piece} {cell}|Must {cell}|Valge {cell}",
        OfferDraw => "Paku viiki",
        Agree => "Nõustu viigiga",
        AllMarks => "Kõik märgid",
        AllMarksAfter => "Kõik märgid pärast {count} käiku|Kõik märgid pärast {count} käiku",
        ToCells => "Tagasi ruutudele",
        ToLastMove => "Viimane käik",
        NotOnBoard => "{cell}, väljaspool lauda",
        Threats => "Ohud",
        ThreatsOff => "Ohud on peidetud.",
        NoThreats => "Ohte pole.",
        WinsHere => "{piece} võidab siin|must võidab siin|valge võidab siin",
        ForkFor => "kahvel ({piece})|musta kahvel|valge kahvel",
        RowFor => "{count}-ne rida ({piece})|musta {count}-ne rida|valge {count}-ne rida",
        OpenRowFor => {
            "lahtine {count}-ne rida ({piece})|musta lahtine {count}-ne rida|valge lahtine {count}-ne rida"
        }
        LegendWin => "võit",
        LegendFork => "kahvel",
        LegendRow => "{count}-ne rida",
        LegendOpenRow => "lahtine {count}-ne rida",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "{cell} on valitud: vajuta sinna uuesti või nupule „Aseta“",
        PressPlace => "{cell} on valitud: vajuta nupule „Aseta“ või vali mõni muu ruut",
        HintIs => "Vihje: {cell} {why}",
        GlowingCell => "helendav ruut",
        HintWins => "võidab",
        HintBlocks => "blokeerib rea",
        HintMakesTwoThreats => "loob kaks ohtu",
        HintWinsIn => "võidab {moves}",
        HintOnlyDraws => "on ainus käik, mis viigi päästab",
        HintDraws => "hoiab viiki",
        HintDelays => "kaotab parimal juhul {moves}; nii pead kõige kauem vastu",
        HintStopsAnAttack => "peatab rünnaku",
        HintLooksBest => "tundub parim",
        BlockHere => "Kas blokeerida siin?",
        NoHint => "Midagi pakilist pole, nii et vihjet siin ei ole.",
        CellTaken => "See ruut on hõivatud.",
        NothingToUndo => "Pole midagi tagasi võtta.",
        NothingToRedo => "Pole midagi uuesti teha.",
        LastMovesInOrder => "Viimased kolm käiku järjekorras",
        TryNext => "Proovi ka neid",
        PlayAFriend => "Mängi sõbraga",
        OffersDraw => "{piece} pakub viiki|Must pakub viiki|Valge pakub viiki",
        YouOfferDraw => "Sina pakud viiki",
        FriendOffersDraw => "Sõber pakub viiki",
        MovedLastAndOffersDraw => {
            "{piece} tegi käigu ja pakub viiki|Must tegi käigu ja pakub viiki|Valge tegi käigu ja pakub viiki"
        }
        Depth => "sügavus {depth}, {seconds}\u{a0}s",
        PositionsDone => "{done}/{all} seisu",
        Stop => "Peata",
        StopCalculating => "Peata arvutamine",

        RestoreScore => "Taasta skoor",
        ScoreIsReset => "Skoor on nullitud.",
        SetAside => {
            "Osa siia salvestatust ei õnnestunud lugeda. See pandi kõrvale, mitte ei kustutatud, ja mängida saab edasi."
        }
        StorageNewer => {
            "Osa siia salvestatust pärineb selle lehe uuemast versioonist. See jääb muutmata; uue versiooni saamiseks laadi leht uuesti."
        }
        StorageFull => {
            "Selle lehe salvestusruum on täis: kõik, mida edaspidi mängid, läheb lehe sulgemisel kaduma. Ekspordi oma andmed faili ja eemalda siis mänge: „Jaga › Sinu mängud“. Kui sellest pole abi, kustuta brauseris selle saidi andmed ja impordi fail."
        }
        StorageBlocked => {
            "See brauser ei luba midagi salvestada: mäng ja skoor lähevad lehe sulgemisel kaduma."
        }
        NewVersion => "Uus versioon on valmis. Saad selle järgmise mänguga või kohe.",
        Update => "Uuenda",
        AnalysisMissing => "Analüüsimootorit ei õnnestunud laadida. Kõik muu töötab edasi.",
        AnalysisUnusable => "Analüüsimootor andis mõttetu vastuse. Kõik muu töötab edasi.",
        Refit => "Sobita laud",
        CouldBeRefitted => "Ekraan on muutunud ja laud ei täida seda enam täpselt.",
        HearMoves => "Kas tahad käike ka kuulda?",
        SoundOn => "Heli sisse",
        NoThanks => "Ei, aitäh",
        Restore => "Taasta",
        OutOfReach => "Laud lõpeb {cells} ruudu kaugusel esimesest märgist.",
        DrawDeclined => "Arvuti keeldub. Ta on viigiga nõus pärast {moves} ohuta käiku.",
        LanguageMissing => "Seda keelt ei õnnestunud laadida. Kontrolli ühendust.",

        Board => "Laud",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Terve ekraan",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Lõputu",
        Custom => "Oma laud",
        Columns => "Veerud",
        Rows => "Read",
        Layers => "Kihid",
        Run => "Võidurida",
        NumberOfLayers => "{name}: 1 või {least} kuni {most}.",
        OnlyNumber => "{name}: sellel laual {number}.",
        NumberFromTo => "{name}: arv {least} kuni {most}.",
        ProvedWin => "Tõestatud: alustaja võidab",
        ProvedDraw => "Tõestatud: parima mängu korral viik",
        Renju => "Rendžu 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Lõputu caro",
        Freestyle => "Vabastiil",
        ExactlyRun => "Täpselt {run}",
        RenjuRule => "Rendžu",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro pika reaga",
        FreestyleIs => "Võidab {run} ritta või rohkem.",
        ExactlyRunIs => "Võidab täpselt {run} ritta; pikem rida ei loe.",
        RenjuIs => "Mustal on keelatud topeltkolmik, topeltnelik ja pikk rida.",
        CaroIs => "Võidab täpselt viis ritta, kui vähemalt üks ots on lahti.",
        CaroWithOverlinesIs => {
            "Viis võidab, kui vähemalt üks ots on lahti; kuus ja rohkem võidab alati."
        }
        Opening => "Avang",
        FreeOpening => "Vaba",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long pro",
        FreeOpeningIs => "Piiranguteta.",
        SwapIs => "Üks mängija paneb kivi, teine valib värvi.",
        Swap2Is => {
            "Üks mängija paneb kolm kivi; teine valib värvi või lisab kaks kivi ja jätab valiku esimesele."
        }
        ProIs => "Musta esimene kivi läheb keskpunkti, teine väljapoole keskmist {size} ala.",
        Overline => "pikk rida",
        DoubleFour => "topeltnelik",
        DoubleThree => "topeltkolmik",
        NotInCentre => "esimene kivi peab olema keskpunktis",
        NearCentre => "liiga lähedal keskpunktile",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "keelatud: {foul}",
        IsForbidden => "{cell} on keelatud: {foul}.",
        OpeningStone => "{number}. kivi {count}-st, siis valib teine",
        ChooseColour => "Vali värv",
        ComputerChooses => "Arvuti valib värvi",
        FriendChooses => "Sõber valib värvi",
        PlayerChooses => "{player}: vali värv",
        AddTwoStones => "Lisa kaks kivi",
        YouMoveNext => "järgmine käik on sinu",
        OtherMovesNext => "järgmisena käib teine",
        OtherThenChooses => "siis valib teine",
        YouPlay => "Sinu märk on {piece}.|Sa mängid mustadega.|Sa mängid valgetega.",
        ComputerPlays => {
            "Arvuti märk on {piece}.|Arvuti mängib mustadega.|Arvuti mängib valgetega."
        }
        FriendPlays => "Sõbra märk on {piece}.|Sõber mängib mustadega.|Sõber mängib valgetega.",
        PlayerPlays => {
            "{player} mängib märgiga {piece}.|{player} mängib mustadega.|{player} mängib valgetega."
        }
        OnlyAnswerForbidden => "musta ainus vastus, {cell}, on keelatud: {foul}",
        ForbiddenPoints => "Näita keelatud punkte",
        PlayPiece => "Vali {piece}|Vali must|Vali valge",
        Against => "Mänguviis",
        FriendHere => "Kahekesi siin",
        FriendByLink => "Sõber lingi kaudu",
        Opponent => "Vastane",
        StrengthGrade => "Raskusaste",
        EasyIs => "Blokeerib su read, aga läheb lõksu.",
        MediumIs => "Mängib plaaniga ja märkab enamikku lõkse.",
        HardIs => "Eksib harva.",
        BestIs => "Selle laua tugevaim.",
        AllOpponents => "Kõik vastased",
        MoreBoards => "Rohkem laudu",
        IsProved => "tõestatud: läbi on mängitud kõik mängud",
        IsMeasured => "mõõdetud matšides",
        IsNotMeasured => "sellel laual mõõtmata",
        More => "Rohkem valikuid",
        ChooseOpponent => "Vali vastane",
        HowStrong => "Vastaste tugevus",
        Explained => "{name}: {what}",
        WhoStarts => "Kes alustab",
        WhoMovesNext => "Kelle käik",
        InTurn => "Kordamööda",
        Chance => "Juhuslik",
        Pieces => "Märgid",
        Marks => "X ja O",
        Stones => "Kivid",
        YourMark => "Sinu märk",
        YourStones => "Sinu kivid",
        PlayerOnesMark => "{name}: märk",
        PlayerOnesStones => "{name}: kivid",
        StarterIsX => "Alustab X",
        StarterIsBlack => "Alustab must",
        PieceAlone => "{piece}|Must|Valge",
        Start => "Alusta",
        MakeLink => "Loo link",
        Arrange => "Koosta seis",
        WinsWith => "{run} ritta",
        WinsWithExactly => "täpselt {run} ritta",
        WinsWithOrMore => "vähemalt {run} ritta",

        FirstFreeIs => "võtab esimese vaba ruudu",
        RandomIs => "käib, kuhu juhtub",
        GuardIs => "teeb rea valmis või blokeerib, muidu käib huupi",
        ClerkIs => "teeb rea valmis või blokeerib, muidu võtab esimese vaba ruudu",
        CentreIs => "võtab kõigepealt keskpunkti, siis mängib nagu Valvur",
        StrategistIs => "teeb rea valmis või blokeerib, muidu mängib plaani järgi",
        MinimaxIs => "mõtleb iga mängu lõpuni läbi",
        LevelOneIs => "vaatab oma käiku ja sinu vastust",
        LevelTwoIs => "näeb kahvleid",
        LevelThreeIs => "vaatab paar käiku ette",
        LevelFourIs => "näeb võitu nelikutega",
        LevelFiveIs => "vaatab kaugele ette",
        LevelSixIs => "mõtleb rahulikult",
        LevelFourInSpaceIs => "näeb sundvõitu",
        LevelSixInSpaceIs => "mõtleb rahulikult ja tõestab võidu",
        MeasuredAgainst => {
            "{count} mäng, vastane {opponent}: võite {won}, viike {drawn}, kaotusi {lost}|{count} mängu, vastane {opponent}: võite {won}, viike {drawn}, kaotusi {lost}"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; kui alustad sina, {chance}",
        NoteIfItStarts => "{character}; kui alustab vastane, {chance}",
        NeverWin => "ei saa sa kunagi võita",
        HardlyEverWin => "ei saa sa peaaegu kunagi võita",
        WinTimesIn => "saad võita {count} korra {of}-st|saad võita {count} korda {of}-st",
        WinAboutTimesIn => {
            "saad võita umbes {count} korra {of}-st|saad võita umbes {count} korda {of}-st"
        }
        NearlyAlwaysWin => "saad peaaegu alati võita",
        AlwaysWin => "saad alati võita",

        Close => "Sulge",

        Language => "Keel",
        LikeTheBrowser => "Brauseri järgi",
        Look => "Kujundus",
        LikeTheSystem => "Süsteemi järgi",
        Midnight => "Kesköö",
        Paper => "Paber",
        Wood => "Puit",
        Sound => "Heli",
        Quiet => "Vaikne",
        MediumLoud => "Keskmine",
        Loud => "Vali",
        Vibration => "Vibratsioon",
        Off => "Väljas",
        On => "Sees",
        ComputerAnswers => "Vastuse viivitus",
        AtOnce => "Puudub",
        AfterHalfASecond => "0,5\u{a0}s",
        AfterASecond => "1\u{a0}s",
        LevelSixThinks => "Mõtlemisaeg (tase\u{a0}6)",
        ForASecond => "1\u{a0}s",
        ForFiveSeconds => "5\u{a0}s",
        ForHalfAMinute => "30\u{a0}s",
        ToMakeAMove => "Käigu kinnitamine",
        TapACell => "Üks vajutus",
        SelectThenPlace => "Vali, siis „Aseta“",
        ButtonsFor => "Nuppude pool",
        RightHand => "Paremal",
        LeftHand => "Vasakul",
        SecondPlayer => "Teise mängija nupud",
        Upright => "Tavalised",
        Turned => "Pööratud",
        TurnedIs => {
            "Pööratud: kui telefon on laual kahe mängija vahel, on teise mängija kaart ja nupud tema poole."
        }
        SpaceBoards => "3D-lauad",
        AsFits => "Automaatne",
        MoveResults => "Käikude tulemused",
        Keys => "Klahvid",
        SingleKeys => "Ühe klahviga otseteed",
        OtherVariation => "Teine variant",
        ChooseCell => "Vali ruut",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "Käigunumbrid",
        Erase => "Kustuta",

        HasWonAlready => "{piece} on juba võitnud|Must on juba võitnud|Valge on juba võitnud",
        NoLineForAnyone => "Keegi ei saa enam rida kokku",
        NobodysTurn => "Pole selge, kes käib",
        TapPuts => "Vajutamisel",
        Alternate => "Vaheldumisi",
        SideToMove => "Kelle käik",
        Clear => "Tühjenda",
        Mirror => "Peegelda",
        Turn => "Pööra",
        Back => "Tagasi",
        Analyse => "Analüüsi",
        PlayFromHere => "Mängi siit",
        IsPickedUp => "{cell}: märk on üles tõstetud",
        CountOfPiece => "{piece}: {count}|musti: {count}|valgeid: {count}",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}; liiga palju: {piece}|{counts}; liiga palju musti|{counts}; liiga palju valgeid"
        }
        OnlyToLookAt => "{counts}; ainult vaatamiseks",

        AtMove => "Käik",
        ToBeginning => "Algusesse",
        OneMoveBack => "Eelmine käik",
        OneMoveOn => "Järgmine käik",
        ToEnd => "Lõppu",
        BeforeFirstMove => "enne esimest käiku",
        PlayOn => "Jätka siit",
        EndReview => "Sulge analüüs",
        InVariation => "variant",
        RemoveMoves => "Eemalda siit alates",
        RestoreMoves => "Taasta",
        ReturnToGame => "Tagasi mängu",
        MovesLeftOut => {
            "Üks käik jäi välja, sest reeglid ei luba seda: käik {number}.|{count} käiku jäi välja, sest reeglid ei luba neid. Esimene neist on käik {number}."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "rida {line}, veerg {column}",
        AtByte => "bait {number}",
        FileCutOff => "fail katkeb poole pealt",
        Play => "Esita",
        Pause => "Paus",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Käik {at}/{all}",
        MoveOfBy => {
            "Käik {at}/{all}, {piece} {cell}|Käik {at}/{all}, must {cell}|Käik {at}/{all}, valge {cell}"
        }
        Excellent => "suurepärane",
        Good => "hea",
        Dubious => "kahtlane",
        Mistake => "ilmselt viga",
        Blunder => "jäme viga",
        HasWon => "{piece} võitis|Must võitis|Valge võitis",
        HasWonInside => "{piece} võitis|must võitis|valge võitis",
        CanWinIn => "{piece} saab võita {moves}|must saab võita {moves}|valge saab võita {moves}",
        ADraw => "viik",
        StandsBetter => "{piece} on paremas seisus|must on paremas seisus|valge on paremas seisus",
        AboutEven => "seis on umbes võrdne",
        MissesWinIn => "Laseb käest võidu {moves}",
        LetsWinIn => {
            "Nüüd saab {piece} võita {moves}|Laseb mustal võita {moves}|Laseb valgel võita {moves}"
        }
        EngineLines => "Mootori variandid",
        BalancedMoves => "Tasavägised käigud",
        FewerLines => "Vähem variante",
        MoreLines => "Rohkem variante",
        ChanceOf => "{piece} {percent}|must {percent}|valge {percent}",
        LinesDepth => "Sügavus {depth}",
        LinesDetail => "{positions} seisu, {seconds}\u{a0}s",
        Promote => "Tõsta variant ette",
        Notes => "Märkmed",
        Triangle => "kolmnurk",
        Square => "ruut",
        Circle => "ring",
        Cross => "rist",
        StopDrawing => "Lõpeta joonistamine",
        VariationsChanged => {
            "Selle lingi variandid on poolikud või muutunud. Siin on mäng ilma nendeta."
        }
        AnalysisTooLarge => "See analüüs on siin hoidmiseks liiga suur. Salvesta see failina.",
        Moves => "{count} käik|{count} käiku",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Parem: {cells}",
        NextMove => "järgmine: {move}, {verdict}",
        DecidedBy => {
            "{ended}. Otsustav oli käik {move}: {piece} {cell}.|{ended}. Otsustav oli käik {move}: must {cell}.|{ended}. Otsustav oli käik {move}: valge {cell}."
        }
        NoSingleMove => "{ended}. Üht otsustavat käiku polnud.",
        LookingAtGame => "Mängu analüüsimine: {progress}",
        Mistakes => "Vead",
        FindBetterMove => {
            "{piece} käis {cell}. Leia parem käik.|Must käis {cell}. Leia parem käik.|Valge käis {cell}. Leia parem käik."
        }
        IsBetter => "{cell} on hea käik.",
        IsNotBetter => "{cell} pole piisavalt hea. Leidub parem käik.",
        LookingAtMove => "Käigu {cell} kontrollimine…",
        ShowSolution => "Näita lahendust",
        NextMistake => "Järgmine viga",
        NoMoreMistakes => "Rohkem vigu pole.",
        MistakesBySide => "Vead: {first}, {second}.",
        PuzzleSolved => "Lahendatud",
        PuzzleSolution => "Lahendus",
        StepOf => "Samm {step}/{steps}",
        MissedWin => "Lasid võidu käest",

        Accept => "Mängi",
        NotNow => "Mitte praegu",
        TakeLink => "Võta see mäng",
        TakeSeat => "Liitu mängijana",
        KeepKnown => "Jäta minu oma",
        ShowKnown => "Näita minu oma",
        ShowLink => "Näita lingi oma",
        Invited => {
            "Sõber kutsub sind mängima: {game}. Sinu märk on {piece}.|Sõber kutsub sind mängima: {game}. Sa mängid mustadega.|Sõber kutsub sind mängima: {game}. Sa mängid valgetega."
        }
        OwnGameKept => "Sinu enda mäng jääb alles.",
        PositionFromLink => "Seis lingist. Sinu enda mäng jääb alles.",
        Watching => {
            "Sa vaatad kahe teise mängija mängu. See ei uuene ise: edasi vaatamiseks ava nende järgmine link."
        }
        AsksToTakeBack => {
            "Sõber tahab {count} käigu tagasi võtta.|Sõber tahab {count} käiku tagasi võtta."
        }
        Earlier => {
            "See on sinu mängu seis {count} käik tagasi.|See on sinu mängu seis {count} käiku tagasi."
        }
        FromYourSide => {
            "See link on saadetud sinu poolelt, aga lisab käigu {move}, mis on sõbra oma. Kasuta seda ainult siis, kui saatsid selle ise teisest seadmest."
        }
        AnotherGame => "See link viib teise mängu, mitte sellesse, mis sul salvestatud on.",
        Differs => "Käik {move} erineb sinu salvestatud mängust: lingis {linked}, sinul {known}.",
        DiffersAsk => {
            "Käik {move} erineb sinu salvestatud mängust: lingis {linked}, sinul {known}. Küsi sõbralt, kumb on õige."
        }
        PlayedForYou => "Käik {move} selles lingis on sinu oma, aga siin pole sa seda teinud.",

        NowSend => "Saada nüüd link",
        SentAndWaiting => "Saadetud. Ootame sõbra vastust",
        WaitingForFriend => "Ootame sõbra linki",

        TheLink => "Link",
        TheMoves => "Käigud",
        TheBoard => "Laud",
        LinkIsASeat => "Selle lingiga saab igaüks sinu sõbra eest käia: saada see ainult sõbrale.",
        CopyLink => "Kopeeri link",
        CopyMoves => "Kopeeri käigud",
        CopyBoard => "Kopeeri laud",
        Scan => "Skanni teise telefoniga",
        OpenGame => "Ava mäng",
        LinkMovesOrText => "Link, käigud või faili tekst",
        TheText => "Tekst",
        ChooseFiles => "Vali failid",
        AboutFiles => {
            "Siin avanevad failid vormingus SGF, RenLib (.lib), .psq, .pos ja .sav. Neid võib ka otse lehele lohistada."
        }
        GamesInFiles => "Vali mäng",
        Comment => "Märkus",
        JudgementOfMove => "See käik",
        NoSign => "Hinnanguta",
        VeryGoodMove => "hiilgav käik",
        InterestingMove => "huvitav käik",
        DrawOnBoard => "Joonista lauale",
        Letter => "täht",
        Analyses => "Analüüsid",
        WithVariations => "Variantide ja märkmetega",
        VariationsTooLong => "Variandid ei mahu linki. Salvesta mäng failina.",
        OpenAnyway => "Ava ikkagi",
        Library => "Mängukogu",
        AboutLibrary => {
            "Siia lisatud mängufailid jäävad sellesse seadmesse. Leia mängud, kus mõni seis on ette tulnud, ka pööratult või peegeldatult, ja vaata, mis edasi sai."
        }
        AddFiles => "Lisa faile",
        AddToLibrary => "Lisa mängukogusse",
        SearchGames => "Mängijad, võistlus või kuupäev",
        WithThisPosition => "Ainult selle seisuga mängud",
        FoundGames => "Leitud {count} mäng.|Leitud {count} mängu.",
        FirstListed => "Näha on esimesed {count}.",
        NextMoves => "Järgmised käigud",
        FilesNotKept => {
            "See brauser ei jätnud faile alles. Pärast lehe uuesti laadimist neid enam pole."
        }
        GameNumber => "Mäng {number}",
        UnknownFormat => "seda vormingut siin avada ei saa",
        NoGameInside => "failis pole ühtegi mängu",
        FileTooLong => "fail on liiga suur",
        FileGoesOn => "pärast lõppu on failis veel midagi",
        FileNotUnderstood => "sellest kohast ei saa aru",
        AnotherKindOfGame => "see on mõne teise mängu üleskirjutus",
        CellOutside => "sellist ruutu laual pole",
        SaveAsFile => "Salvesta failina",
        NotInFormat => "Selles vormingus seda lauda või seisu salvestada ei saa.",
        GameSaved => "Salvestatud.",
        PasteHere => "Kleebi siia",
        Open => "Ava",
        SharePicture => "Jaga pilti",
        SavePicture => "Salvesta pilt",
        SaveReplay => "Salvesta kordus",
        SaveGif => "Salvesta GIF",
        PageName => "In a Row",
        FinalBoard => "Lõppseis. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "sinu käik, sinu märk on {piece}|sinu käik, sa mängid mustadega|sinu käik, sa mängid valgetega"
        }
        Shared => "Jagatud.",
        Copied => "Kopeeritud. Kleebi sinna, kus sõber seda loeb.",
        NotSent => "Jäi saatmata.",
        CopyYourself => {
            "See brauser ei luba lehel midagi saata ega kopeerida. Tekst on valitud: kopeeri see ise."
        }
        Saved => "Salvestatud. Leiad selle allalaadimiste hulgast.",
        PictureNotTaken => "Pilti ei õnnestunud jagada. Salvesta see hoopis.",
        PictureNotDrawn => "See brauser ei oska pilti teha. Tee hoopis kuvatõmmis.",

        YourGames => "Sinu mängud",
        NoGames => {
            "Siin pole veel mänge. Kui jätad mängu pooleli ja alustad teist, jääb see siia alles."
        }
        FinishedGames => "Lõppenud",
        GoOn => "Jätka",
        Remove => "Eemalda",
        Choose => "Vali",
        ChooseAllOver => "Vali kõik lõppenud",
        RemoveChosen => "Eemalda valitud",
        ListedGame => {
            "{board}, {run} ritta, sinu märk on {piece}, {moves}|{board}, {run} ritta, sa mängid mustadega, {moves}|{board}, {run} ritta, sa mängid valgetega, {moves}"
        }
        ListedOwn => "{board}, {run} ritta, {opponent}, {moves}",
        ListedPosition => "{board}, {run} ritta, {marks}",
        MarksCount => "{count} märk|{count} märki",
        WaitingToJoin => "Ootame, et keegi liituks",
        YouWon => "Sina võitsid",
        FriendWon => "Sõber võitis",
        Arranging => "Seis, mida sa koostad",
        HowManyGames => "Lingimänge on {count}, mahub kuni {most}.",
        PastGamesKept => "Lõppenud mängudest jäävad alles viimased {most}.",
        OldGamesDropped => "„Sinu mängud“ hoiab alles viimased {most} mängu. Vanim eemaldati.",
        GamesFull => {
            "Sul on {most} lingimängu ja rohkem ei mahu. Et uut alustada või mõnega liituda, eemalda mõni: „Jaga › Sinu mängud“."
        }
        GamesRemoved => "Mäng on eemaldatud.|{count} mängu on eemaldatud.",

        WhatsNew => "Mis on uut",
        Install => "Installi",
        InstallByHand => {
            "Et mäng oleks avakuval, ava brauseri menüü (iPhone’is ja iPadis jagamismenüü) ja vali „Lisa avakuvale“ ehk „Add to Home Screen“."
        }
        YourData => "Sinu andmed",
        Statistics => "Statistika",
        StatisticsCleared => "Statistika on kustutatud.",
        Send => "Saada",
        Scanned => "Sõber skannis",
        MoveFirst => "Käi enne ära",
        InviteOrMove => "Saada see link sõbrale või tee enne oma esimene käik ja saada siis.",
        InviteToStart => "Saada see link sõbrale: tema teeb esimese käigu.",
        SendYourMove => "Saada see link sõbrale: ta näeb sinu käiku ja vastab lingiga.",
        SendResult => "Saada see link sõbrale: ta näeb, kuidas mäng lõppes.",
        NowMove => "Sõber saab lingi nüüd avada. Tee oma käik ja saada siis link uuesti.",
        LinkIsSent => "See link on saadetud. Saada uuesti ainult siis, kui see kaduma läks.",

        Strength => "Vastaste tugevus",
        StrengthIsProved => {
            "Tõestatud just praegu: igaühe vastu on läbi mängitud kõik võimalikud mängud. Need on sinu võimalused, kui mängid nii hästi kui võimalik."
        }
        StrengthIsMeasured => {
            "Mõõdetud: {board}. Iga vastane mängis endast astme võrra nõrgemaga ja kumbki alustas pooled mängud. Tasemel\u{a0}6 oli iga käigu jaoks {seconds}\u{a0}s."
        }
        StrengthIsNotMeasured => {
            "Mõõtmata: {board}. Need on kõige sarnasema mõõdetud laua tulemused."
        }
        ForProgrammers => "Programmeerijale",
        ProgramsFindOut => {
            "Need tulemused arvutavad välja programmid, mis on selle lehe lähtekoodis:"
        }
        IfYouStart => "Kui alustad sina, {chance}.",
        IfItStarts => "Kui alustab vastane, {chance}.",
        Exactly => "{chance} (täpselt {exactly})",
        GamesBeatIt => "Võiduni viib {count} mäng.|Võiduni viib {count} eri mängu.",
        ShowAWin => "Näita võitu",
        AgainstIfYouStart => "vastase {opponent} üle, kui alustad sina",
        AgainstIfItStarts => "vastase {opponent} üle, kui alustab tema",
        StrategistsClaim => {
            "Tema looja väidab, et Strateeg on võitmatu, ja palub tõestust: kui alustad sina, {first}; kui alustab Strateeg, {second}."
        }
        AlwaysBeaten => "saab teda alati võita",
        BeatenWithLuck => "saab teda õnne korral võita",
        NotBeaten => "ei saa teda võita",

        LinkFailed => "Linki ei saanud avada: {why}. Sinu enda mäng ei muutunud.",
        NoLink => "selles pole linki mängule",
        TooLong => "see on pikem kui ükski mäng",
        CutOff => "see katkeb poole pealt. Palu see uuesti saata",
        CutOffAfter => "see katkeb pärast käiku {move}. Palu see uuesti saata",
        Changed => "see on teel muutunud. Kopeeri see uuesti või palu uuesti saata",
        TooLarge => "laud või mõne ruudu number on liiga suur",
        TooFar => "mõni ruut on esimesest märgist kaugemal kui {cells} ruutu",
        Character => "tähemärk {number}, „{character}“, ei käi sinna",
        NoDraw => "viiki ei saa selles pakkuda ega vastu võtta",
        MoveTaken => "käik {move}, {cell}: ruut on hõivatud",
        MoveOutside => "käik {move}, {cell}: ruut on väljaspool lauda",
        MoveNotFirst => "käik {move}, {cell}: esimene märk on alati ruudul r0u0",
        MoveAfterEnd => "käik {move}, {cell}: mäng on juba läbi",
        WrongColumns => "veerge on {count}, aga peab olema {least} kuni {most}",
        WrongRows => "ridu on {count}, aga peab olema {least} kuni {most}",
        WrongCube => "3D-laual on kolm võrdset külge, {least} kuni {most}",
        WrongRun => "võidurida on {run}, aga sellel laual peab olema {number}",
        WrongRunFromTo => "võidurida on {run}, aga sellel laual peab olema {least} kuni {most}",
        MarkOutside => "mõni märk on väljaspool lauda",
        TwoMarks => "ühel ruudul on kaks märki",
        NobodysTurnInIt => "pole selge, kes käib",
        BeginsAfterEnd => "mäng algab alles pärast oma lõppu",

        ChangesMissing => "Muudatuste loendit ei õnnestunud laadida. Kontrolli ühendust.",
        AboutData => {
            "Sinu mängud, skoor, statistika ja seaded on salvestatud ainult sellesse seadmesse. Ekspordi need faili, et need kaduma ei läheks või et viia need teise seadmesse. Importimine lisab faili sisu siinsele juurde: skoori ei loeta kaks korda ja midagi ei kirjutata üle."
        }
        ExportData => "Ekspordi faili",
        ImportData => "Impordi failist",
        NotExported => "See brauser ei saa faile salvestada.",
        TakeTheirs => "Kasuta faili mängu ja seadeid",
        TookTheirs => "Valmis. Kasutusel on mäng ja seaded failist.",
        FileNotRead => "Faili ei õnnestunud lugeda. Midagi ei muutunud.",
        FileForeign => "See pole In a Row fail. Midagi ei muutunud.",
        FileNewer => {
            "See fail pärineb In a Row uuemast versioonist. Laadi leht uuesti, et saada uus versioon, ja proovi siis uuesti. Midagi ei muutunud."
        }
        FileDamaged => "See fail on rikutud. Midagi ei muutunud.",
        FileTooLarge => "See fail on liiga suur. Midagi ei muutunud.",
        NothingNew => "Selles failis pole midagi uut.",
        BroughtIn => "Imporditud: {parts}.",
        Scores => "{count} skoor|{count} skoori",
        OtherGames => "{count} mäng|{count} mängu",
        GamesByLink => "{count} lingimäng|{count} lingimängu",
        ArrangedPositions => "{count} koostatud seis|{count} koostatud seisu",
        SettingsChanged => "{count} seadistus|{count} seadistust",
        PuzzlesBroughtIn => "lahendatud ülesanded",
        CurrentGame => "praegune mäng",
        StayedAsTheyWere => "Sinu praegune mäng ja seaded jäid endiseks.",

        NoStatistics => "Lõppenud mänge veel pole. Mängi üks lõpuni ja see ilmub siia.",
        Won => "Võidud",
        Drawn => "Viigid",
        Lost => "Kaotused",
        Points => "Punktid",
        Streak => "Seeria",
        LongestStreak => "Parim seeria",
        StreakWon => "{count} võit|{count} võitu",
        StreakDrawn => "{count} viik|{count} viiki",
        StreakLost => "{count} kaotus|{count} kaotust",
        LastGame => "Viimane mäng: {results}",
        LastGames => "Viimased {count} mängu, vanemad eespool: {results}",
        ExactlyGame => "Täpselt {game}",
        ResultsOf => "{game}, tulemused: {name}",
        AboutStatistics => {
            "Tulp üles on võit, tulp alla kaotus ja kriips viik. Joon tõuseb iga võiduga ja langeb iga kaotusega. „Nulli skoor“ siin midagi ei muuda. Lingimänge ja koostatud seisust alanud mänge ei loeta."
        }
        ClearStatistics => "Kustuta statistika",
        LessonsFinished => "Läbitud õppetunde: {done}/{count}",
        PuzzleOfTheDay => "Päeva ülesanne",
        SolvePuzzles => "Lahenda ülesandeid",
        DailySolved => "Täna lahendatud. Järgmine tuleb keskööl ({time} UTC).",
        DailyStreak => "Päevi järjest: {count}",
        PuzzleRating => "Sinu reiting: {rating}",
        PuzzleRatingChange => "Sinu reiting: {rating} ({change})",
        PuzzlesTried => "Vigade ja vihjeteta lahendatud: {solved}/{tried}",
        PuzzlesDue => "Täna korrata: {count}",
        WhichPuzzles => "Liik",
        AllPuzzles => "Kõik",
        SmallBoards => "3×3 kuni 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Võit nelikutega",
        WinWithThreats => "Võit ohtudega",
        Defence => "Kaitse",
        QuietMove => "Vaikne käik",
        TwoFours => "Topeltnelik",
        TwoThrees => "Topeltkolmik",
        TooLongRow => "Pikk rida",
        FourThree => "Nelik ja kolmik",
        AtTheEdge => "Laua servas",
        Fork => "Kahvel",
        SpaceDiagonal => "Kuubi diagonaal",
        ForbiddenReply => "Keelatud vastus",
        FindWin => "Leia võidukäik.",
        FindOnlyMove => "Leia ainus käik, mis ei kaota.",
        RightGoOn => "Õige. Leia järgmine käik.",
        RightMove => "Õige.",
        DoesNotWin => "{cell} ei võida: {reply} peatab selle.",
        LosesTo => "{cell} kaotab, sest järgneb {reply}.",
        IsNoWin => "{cell} ei võida.",
        WinIsCertain => "Nüüd ei peata võitu enam miski.",
        OtherMovesLose => "Kõik teised käigud kaotavad.",
        HintTheme => "Teema: {theme}.",
        HintColumn => "Käik on veerus {column}.",
        HintLayer => "Käik on {layer}. kihis.",
        HintMove => "Käik on {cell}.",
        NextPuzzle => "Järgmine ülesanne",
        ShareResult => "Jaga tulemust",
        SharedPuzzle => "In a Row, {date} ülesanne: {result}",
        SharedSolved => "lahendatud esimesel katsel",
        SharedTries => "valesid käike: {count}",
        SharedHints => "vihjeid: {count}",
        CopiedResult => "Kopeeritud.",
        PuzzlesMissing => "Ülesandeid ei õnnestunud laadida. Kontrolli ühendust ja ava see uuesti.",
        FromYourGames => "Sinu mängudest",
        SearchingGames => "Sinu mängude läbivaatamine…",
        NoMissedWin => "Sinu lõppenud mängudes arvuti vastu pole enam ühtegi käest lastud võitu.",
        Learn => "Õpi",
        LearnAbout => "Lühikesed õppetunnid ja harjutused laual.",
        LessonFinished => "Läbitud",
        NextStep => "Edasi",
        NextLesson => "Järgmine õppetund",
        LessonOver => "See oli õppetunni viimane samm.",
        LookElsewhere => "{cell} on võimalik käik, aga otsi siin mõnda teist.",
        NotThere => "Ei, mitte {cell}. Vaata veel.",
        NotThatAnswer => "Ei. Vaata kive veel kord.",
        TryCell => "Proovi {cell}.",
        TakeBlack => "Must",
        TakeWhite => "Valge",
        LessonFours => "Nelikud ja kolmikud",
        LessonForks => "Kahvlid",
        LessonFouls => "Rendžu keelatud punktid",
        LessonSpace => "Mõtle 3D-s",
        NoughtsRow => "Sinu märk on X. Võidab see, kes saab kolm ritta. Tee oma rida valmis.",
        NoughtsBlock => "O-l on reast puudu ainult üks märk. Võta see ruut enne teda.",
        NoughtsFork => {
            "Kui käik loob korraga kaks ohtu, on see kahvel. O saab peatada ainult ühe. Tee kahvel ja siis võida."
        }
        NoughtsCorner => {
            "Nüüd on sinu märk O. X on keskel. Ohutud on ainult nurgad: võta üks neist."
        }
        NoughtsCentre => "X on nurgas. Ohutu on ainult keskmine ruut: võta see.",
        NoughtsEdge => {
            "X-il on kaks nurka ja ta tahab teha kahvli. Võta mõne külje keskmine ruut: siis peab X sinu rea peatama."
        }
        NoughtsGame => "Nüüd mängi terve mäng arvuti vastu. Ära kaota!",
        FoursComplete => "Võidab see, kes saab viis ritta. Tee oma viisik valmis.",
        FoursStop => "Vastasel on nelik: veel üks kivi ja valmis ongi viisik. Peata see.",
        FoursGap => {
            "Neliku sees võib olla auk. Leia koht, kus vastane saaks viisiku, ja võta see endale."
        }
        FoursOpen => {
            "Kui neliku mõlemad otsad on vabad, on see lahtine nelik. Seda ei peata keegi. Tee lahtine nelik ja võida."
        }
        ThreesOpen => {
            "Lahtisest kolmikust võib saada lahtine nelik, sellepärast peab vastane sellele vastama. Tee lahtine kolmik."
        }
        ThreesStop => "Vastasel on lahtine kolmik. Peata see ühest otsast.",
        ForksFourThree => {
            "Üks käik teeb korraga neliku ja lahtise kolmiku. Vastane saab peatada ainult ühe. Leia see käik ja võida."
        }
        ForksFours => "Üks käik teeb korraga kaks nelikut. Leia see käik ja võida.",
        ForksThrees => "Üks käik teeb korraga kaks lahtist kolmikut. Leia see käik ja võida.",
        ForksStop => "Nüüd tahab vastane teha kahvli. Võta koht, kus tema kaks rida kohtuvad.",
        ForksPrepare => "Valmis kahvlit siin pole. Leia oht, mis selle ette valmistab, ja võida.",
        ChainForce => {
            "Igale nelikule peab vastane vastama, nii et nelikutega jõuad sinna, kuhu tahad. Võida nelikutega."
        }
        ChainOrder => "Otsi enne üles kahvel ja siis nelik, mis selle ette valmistab.",
        ChainLonger => "Nüüd on vaja rohkem nelikuid. Iga nelik peaks aitama ka mõnda teist rida.",
        ChainKeep => {
            "Nelik, mis midagi ette ei valmista, läheb raisku. Hoia seda, kuni vaja läheb, ja võida."
        }
        ChainLast => "See on kõige pikem. Ära kiirusta.",
        DefenceFirst => "Enne kui kaitsma hakkad, vaata, kas saad kohe võita. Saadki! Kus?",
        DefenceAttack => "Mõlemal on lahtine kolmik, aga käik on sinu. Ründa ja võida.",
        DefenceEnd => {
            "Selle kolmiku saab peatada mõlemast otsast, aga üks ots peatab ka teise rea. Võta see ots."
        }
        DefenceCounter => {
            "Siin kaitsest ei piisa. Tee ise nelikuid: vastane peab neile vastama ja sina võidad."
        }
        DefenceOnly => "Vastane ähvardab võita ja selle peatab ainult üks käik. Leia see.",
        SwapWhy => {
            "Gomokus on alustajal eelis. Swap2 teeb mängu ausaks: üks mängija paneb kolm kivi ja teine valib värvi."
        }
        SwapBlack => {
            "Mustad kivid aitavad üksteist, aga valge kivi on kaugel. Järgmisena käib valge. Kumma valid?"
        }
        SwapWhite => {
            "Mustad kivid on liiga kaugel, et üksteist aidata. Järgmisena käib valge. Kumma valid?"
        }
        SwapEven => {
            "Ei tea, kumb värv on parem? Lisa siis kaks kivi ja valida tuleb teisel mängijal. Tee seda siin."
        }
        SwapFive => {
            "Teine mängija lisas kaks kivi. Järgmisena käib valge, aga mustal on juba lahtine kolmik. Kumma valid?"
        }
        FoulsThrees => {
            "Rendžus ei tohi must ühe käiguga teha kahte lahtist kolmikut. Sina oled must: vajuta keelatud punktile."
        }
        FoulsFours => "Ka kaks nelikut ühe käiguga on keelatud. Vajuta keelatud punktile.",
        FoulsOverline => "Ka kuus ja rohkem ritta on keelatud. Vajuta keelatud punktile.",
        FoulsFive => {
            "Täpselt viis ritta on mustale alati võit, isegi sellises punktis. Tee oma viisik valmis."
        }
        FoulsTrap => {
            "Nüüd oled sina valge. Tee nelik, mida must saaks peatada ainult keelatud punktis, ja võida."
        }
        SpaceLayer => {
            "Laual on neli kihti, üks teise peal. Võidab see, kes saab neli ritta. Tee oma rida selles kihis valmis."
        }
        SpaceUp => "Rida võib minna otse üles läbi kõigi kihtide. Tee see valmis.",
        SpaceSlant => "Rida võib igas kihis ka ühe ruudu võrra kõrvale nihkuda. Tee see valmis.",
        SpaceCorners => "Rida võib minna isegi kuubi ühest nurgast vastasnurka. Tee see valmis.",
        SpaceStop => "Vastasel on reast puudu ainult üks märk. Leia see ruut ja võta endale.",
        SpaceFork => "Kahvel toob võidu ka 3D-laual. Leia kahvel ja võida.",
        EndlessFive => "Sellel laual pole serva: see kasvab mängides. Tee oma viisik valmis.",
        EndlessStop => {
            "Siin ei peata rida ükski serv. Vastasel on lahtine kolmik: peata see ise ühest otsast."
        }
        EndlessThree => "Sinu kolmik on mõlemast otsast lahti. Jätka ja võida.",
        EndlessFork => "Kaks rida kohtuvad ühes kohas. Leia see ja võida.",
        EndlessGame => "Nüüd on tee võiduni pikem: kasuta ära kõik, mis sul juba on.",

        HowToWin => {
            "Pange kordamööda märke vabadele ruutudele. Võidab see, kes saab esimesena {run} ritta: horisontaalis, vertikaalis või diagonaalis."
        }
        LongerRowCountsNothing => "Pikem rida ei loe.",
        HowToWinInSpace => {
            "Pange kordamööda märke vabadele ruutudele. Võidab see, kes saab esimesena {run} ritta: ühes kihis või läbi kõigi kihtide."
        }
        WhenDrawn => "Kui kumbki ei saa enam rida kokku, on mäng viigis.",
        NoDrawInSpace => {
            "Siin ei lõpe ükski mäng viigiga: kes alustab keskelt, saab võita nelja käiguga. Selle arvutab leht mängu ajal välja."
        }
        FirstCanWin => "Alustaja saab alati võita.",
        RulesWithoutEnd => {
            "Ruute loetakse esimesest märgist: r3u4 on kolm paremale ja neli üles, l1d2 üks vasakule ja kaks alla. Lohista lauda, et näha rohkem, või liigu nooleklahvidega edasi; ruudule minekuks tipi selle nimi ja käimiseks vajuta Enter. Suumi kahe sõrmega, Ctrl-klahvi ja hiirerattaga või klahvidega + ja −. Viik ei tule kunagi ise: paku viiki, kui kumbki edasi ei jõua."
        }
        LineAlong => "Piki kihi rida või veergu",
        LineDiagonal => "Piki kihi diagonaali",
        LineStraightUp => "Otse üles läbi kihtide",
        LineUpAndAlong => "Üles ning piki rida või veergu",
        LineCornerToCorner => "Kuubi nurgast vastasnurka",
        HowRenju => {
            "Must alustab ja võidab, kui saab täpselt viis ritta; valge võidab viie või rohkemaga. Must ei tohi ühe käiguga teha kahte kolmikut, kahte nelikut ega kuue või enama kivi pikkust rida, välja arvatud siis, kui sama käik teeb viisiku. Kolmik on rida, millest saab veel ühe kiviga lahtise neliku, ja see loeb ainult siis, kui must tohib sinna käia. Valge võidab ka siis, kui musta ainus vastus on keelatud punkt."
        }
        HowCaro => {
            "Võidab täpselt viis ritta, kui vastase märgid ei sulge rida mõlemast otsast. Laua serv rida ei sulge."
        }
        HowCaroWithOverlines => {
            "Viis ritta võidab, kui vastase märgid ei sulge rida mõlemast otsast; laua serv rida ei sulge. Kuus ja rohkem ritta võidab alati."
        }
        ThreeIs => "Kolmik: veel üks kivi ja tuleb lahtine nelik",
        FourIs => "Nelik: veel üks kivi ja tuleb viisik",
        OverlineIs => "Pikk rida: keelatud",
        DoubleFourIs => "Topeltnelik: keelatud",
        DoubleFourInLineIs => "Kaks nelikut ühel joonel: keelatud",
        DoubleThreeIs => "Topeltkolmik: keelatud",
        NoDoubleThreeIs => "Pole topeltkolmik: ühest reast saaks ainult pika rea",
        BlockedFiveIs => "Mõlemad otsad kinni: ei võida",
        OpenFiveIs => "Üks ots lahti: võidab",
        MoveForbidden => "käik {move}, {cell}, on keelatud: {foul}",
        RuleNotHere => "selle reegliga sellel laual ei mängita",
        OpeningNotHere => "selle avanguga sellel laual ei mängita",
        WrongChoice => "värvivalik puudub või on vales kohas",
        HowToPlay => {
            "Käimiseks vajuta ruudule. Klaviatuuril saab nooleklahvidega laual liikuda, Enter või tühik teeb käigu, Home ja End viivad rea algusse ja lõppu, Page Up ja Page Down 3D-laua järgmisesse kihti. Lõputul laual viivad need kaugemale."
        }
        HowToArrange => {
            "Seisu koostades lohista märke teistele ruutudele. Klaviatuuril tõstab tühik märgi üles ja paneb maha, Esc jätab selle vanale kohale, Delete võtab ära."
        }
        HowScoreIsKept => {
            "Skoori hoitakse selles brauseris, iga laua ja vastase kohta eraldi; koostatud seisust alanud mänge ja lingimänge ei loeta. Sinu seadmest ei lähe välja midagi peale linkide, mille ise saadad, ja pärast esimest külastust pole lehel võrku vaja."
        }

        HowMinimaxThinks => "Kuidas minimax mõtleb",
        Calls => "Seisude puu",
        CallsAsText => "Seisud tekstina",
        Step => "Samm",
        ToFirstStep => "Esimese sammu juurde",
        OneStepBack => "Eelmine samm",
        OneStepOn => "Järgmine samm",
        ToAnswer => "Vastuse juurde",
        Position => "Seis",
        OnTheBoard => "Laual",
        Example => "Näide",
        OnlyFewFreeCells => "Kui sinu laual on kuni 5 vaba ruutu, saad siin vaadata oma seisu.",
        AlphaBeta => "Alfa-beeta",
        Scheme => {
            "Kuhu peaks {mark} käima? Minimax proovib läbi iga käigu, iga vastuse ja nii lõpuni välja. Kui võidab {mark}, on hinnang +10, kui kaotab, siis −10, viigi korral 0. {mark} valib suurima hinnangu, {other} väikseima."
        }
        MarkToMove => "{mark} on käigul",
        CallAhead => "{call}: veel vaatamata",
        CallOpen => "{call}: hinnangut veel pole",
        CallSoFar => "{call}: seni {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, jäi alles",
        Call => "Seis {number}",
        CallOf => "Seis {number}: {move}",
        KeepsHighest => "{call}. {mark} on käigul ja valib suurima hinnangu.",
        KeepsLowest => "{call}. {mark} on käigul ja valib väikseima hinnangu.",
        FillsBoard => "{call} teeb laua täis: 0.",
        CompletesLine => "{call} teeb rea valmis: {score}.",
        Answer => "Vastus on {move}, hinnang {score}.",
        AlreadyHas => "{move} annab {score}: {mark} on juba saanud {best}.",
        HighestSoFar => "{move} annab {score}: see on seni suurim, {mark} jätab selle alles.",
        LowestSoFar => "{move} annab {score}: see on seni väikseim, {mark} jätab selle alles.",
        SettlesIt => {
            "{step} Kuna {mark} on juba leidnud vähemalt sama hea tee, on asi otsustatud: {moves} võib vaatamata jätta."
        }
        LookedAt => "Läbi vaadatud seise: {plain}; alfa-beetaga {pruned}.",
        LookedAtFromEmpty => "Tühjalt laualt {board}: {plain}; alfa-beetaga {pruned}.",

        InstalledDescription => {
            "Trips-traps-trull, gomoku ja teised lauad, arvuti vastu või sõbraga. Töötab ka võrguta."
        }
        Continue => "Jätka",
        PlayGomoku => "Gomoku",
        OnAPhone => "Gomoku telefonis",
        OnAComputer => "Gomoku arvutis",
    }
}
