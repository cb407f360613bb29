//! Turkish.

use crate::words::Text;

/// What each text says in Turkish.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => {
            "Oyun yüklenemedi. İnternet bağlantını kontrol et ya da tarayıcını güncelle."
        }

        NewGame => "Yeni oyun",
        Undo => "Geri al",
        Redo => "Yinele",
        Hint => "İpucu",
        Place => "Koy",
        PlayAgain => "Tekrar oyna",
        Names => "İsimler",
        SwapNames => "Yer değiştir",
        EmptyName => "İsim boş kalırsa oyuncunun işareti gösterilir.",
        Review => "Analiz",
        Easier => "Daha kolay",
        Harder => "Daha zor",
        SeeHow => "Nasıl oldu?",
        Puzzles => "Bulmaca",
        Menu => "Menü",
        ResetScore => "Skoru sıfırla",
        Share => "Paylaş",
        Rules => "Kurallar",
        Settings => "Ayarlar",
        SendLink => "Linki gönder",
        SendAgain => "Tekrar gönder",

        Dismiss => "Kapat",
        TryAgain => "Tekrar dene",
        Loading => "Yükleniyor…",
        PartMissing => {
            "Sayfanın bir bölümü yüklenemedi. İnternet bağlantını kontrol et; oynamaya devam edebilirsin."
        }

        Score => "Skor",
        Draws => "berabere",
        Thinking => "düşünüyor",
        ToMove => "sırada",
        You => "Sen",
        Computer => "Bilgisayar",
        Friend => "Arkadaş",
        PlayerOne => "1. oyuncu",
        PlayerTwo => "2. oyuncu",

        Easy => "Kolay",
        MediumStrength => "Orta",
        Hard => "Zor",
        Best => "En güçlü",
        FirstFree => "İlk boş",
        Random => "Rastgele",
        Guard => "Bekçi",
        Clerk => "Memur",
        Centre => "Merkez",
        Strategist => "Stratejist",
        Minimax => "Minimax",
        Level => "Seviye {level}",

        PieceToMove => "Sıra: {piece}|Sıra siyahta|Sıra beyazda|Sıra X’te|Sıra O’da",
        YourMove => "Sıra sende",
        YourFriendsMove => "Sıra arkadaşında",
        YouWin => "Kazandın",
        ComputerWins => "Bilgisayar kazandı",
        FriendWins => "Arkadaşın kazandı",
        PieceWins => "{piece} kazandı|Siyah kazandı|Beyaz kazandı",
        Draw => "Berabere",
        Numbered => "{status}, {move}. hamle",
        Played => "Son hamle: {cell}",
        Agreed => "karşılıklı anlaşmayla",
        TapASquare => "Yan yana üç yapan kazanır. Bir kareye dokun.",
        NoLineLeft => "artık kimse kazanamaz",

        Comma => ", ",
        And => " ve ",

        NoughtsAndCrosses => "XOX",
        InARow => "{board} tahtada yan yana {run}",
        Empty => "boş",
        PieceInside => "{piece}|siyah|beyaz",
        CellMove => "{move}. hamle",
        LastMove => "son hamle",
        WinningLine => "kazandıran sıra",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: XOX oyunu (tic-tac-toe)",
        PageDescription => {
            "Tarayıcıda XOX (tic-tac-toe) ve gomoku: bilgisayara karşı ya da arkadaşınla. Ücretsiz; hesap açmak, bir şey yüklemek gerekmez. Dokunmatik ekran, fare, klavye ve ekran okuyucuyla oynanır."
        }
        Framed => {
            "Bu sayfa başka bir sayfanın içinde açılmış; dokunuşların başka yere yönlendirilebilir."
        }
        OpenInOwnTab => "Kendi sekmesinde aç",

        InARowWithoutEnd => "Sonsuz tahtada yan yana {run}",
        OnLayer => "{layer}. kat, {cell}",
        Selected => "seçili",
        PickedUp => "elinde",
        GoodMove => "iyi hamle",
        InLineFor => {
            "varyantın {number}. hamlesi: {piece}|varyantın {number}. hamlesi: siyah|varyantın {number}. hamlesi: beyaz"
        }
        LeadsToWin => "{moves} kazanır",
        LeadsToDraw => "berabere",
        LeadsToLoss => "{moves} kaybeder",
        InMoves => "{count} hamlede|{count} hamlede",
        WinSign => "G{moves}",
        DrawSign => "B",
        LossSign => "M{moves}",

        ZoomIn => "Yakınlaştır",
        ZoomOut => "Uzaklaştır",
        Fit => "Sığdır",
        TurnClockwise => "Saat yönünde çevir",
        TurnAnticlockwise => "Saat yönünün tersine çevir",
        ToFront => "Önden",
        Stacked => "Üst üste",
        SideBySide => "Yan yana",
        LayerName => "{layer}. kat",
        MoveNow => "Hemen oyna",
        MoveList => "Hamleler",
        MadeMove => "{piece} {cell}|Siyah {cell}|Beyaz {cell}",
        OfferDraw => "Beraberlik öner",
        Agree => "Öneriyi kabul et",
        AllMarks => "Tüm taşlar",
        AllMarksAfter => "{count} hamleden sonra tüm taşlar|{count} hamleden sonra tüm taşlar",
        ToCells => "Karelere dön",
        ToLastMove => "Son hamle",
        NotOnBoard => "{cell}, tahtanın dışında",
        Threats => "Tehditler",
        ThreatsOff => "Tehditler gizli.",
        NoThreats => "Tehdit yok.",
        WinsHere => "{piece} burada kazanır|siyah burada kazanır|beyaz burada kazanır",
        ForkFor => "{piece} çatal yapar|siyah çatal yapar|beyaz çatal yapar",
        RowFor => {
            "{piece} {count} taşı yan yana dizer|siyah {count} taşı yan yana dizer|beyaz {count} taşı yan yana dizer"
        }
        OpenRowFor => {
            "{piece} {count} taşı iki ucu açık dizer|siyah {count} taşı iki ucu açık dizer|beyaz {count} taşı iki ucu açık dizer"
        }
        LegendWin => "galibiyet",
        LegendFork => "çatal",
        LegendRow => "yan yana {count}",
        LegendOpenRow => "iki ucu açık {count}",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "{cell} seçildi: tekrar dokun ya da “Koy” düğmesine bas",
        PressPlace => "{cell} seçildi: “Koy” düğmesine bas ya da başka bir kare seç",
        HintIs => "İpucu: {cell} {why}",
        GlowingCell => "parlayan kare",
        HintWins => "kazandırır",
        HintBlocks => "rakibin önünü keser",
        HintMakesTwoThreats => "aynı anda iki tehdit oluşturur",
        HintWinsIn => "{moves} kazandırır",
        HintOnlyDraws => "beraberliği kurtaran tek hamle",
        HintDraws => "beraberliği korur",
        HintDelays => "en iyi ihtimalle {moves} kaybettirir; en uzun dayanan hamle bu",
        HintStopsAnAttack => "saldırıyı durdurur",
        HintLooksBest => "en iyi hamle gibi görünüyor",
        BlockHere => "Burayı kapatsan mı?",
        NoHint => "Acil bir şey yok: bu pozisyon için ipucu da yok.",
        CellTaken => "Bu kare dolu.",
        NothingToUndo => "Geri alınacak hamle yok.",
        NothingToRedo => "Yinelenecek hamle yok.",
        LastMovesInOrder => "Sırasıyla son üç hamle",
        TryNext => "Bunları da dene",
        PlayAFriend => "Arkadaşınla oyna",
        OffersDraw => {
            "{piece} beraberlik öneriyor|Siyah beraberlik öneriyor|Beyaz beraberlik öneriyor"
        }
        YouOfferDraw => "Beraberlik öneriyorsun",
        FriendOffersDraw => "Arkadaşın beraberlik öneriyor",
        MovedLastAndOffersDraw => {
            "Son hamleyi yapan {piece} beraberlik öneriyor|Son hamleyi yapan siyah beraberlik öneriyor|Son hamleyi yapan beyaz beraberlik öneriyor"
        }
        Depth => "derinlik {depth}, {seconds}\u{a0}sn",
        PositionsDone => "{done}/{all} pozisyon",
        Stop => "Durdur",
        StopCalculating => "Hesaplamayı durdur",

        RestoreScore => "Skoru geri getir",
        ScoreIsReset => "Skor sıfırlandı.",
        SetAside => {
            "Kayıtlı verilerden biri okunamadı. Silinmedi, bir kenara ayrıldı; oynamaya devam edebilirsin."
        }
        StorageNewer => {
            "Kayıtlı verilerden biri bu sayfanın daha yeni bir sürümüne ait. Ona dokunulmadı; o sürümü almak için sayfayı yenile."
        }
        StorageFull => {
            "Bu sayfaya ayrılan alan doldu: bundan sonra oynadıkların sayfayı kapatınca kaybolur. Verilerini bir dosyaya aktar, sonra “Paylaş › Oyunlarım” bölümünden birkaç oyunu kaldır. İşe yaramazsa tarayıcıda bu sitenin verilerini temizle ve dosyayı içe aktar."
        }
        StorageBlocked => {
            "Bu tarayıcı veri kaydetmeye izin vermiyor: sayfayı kapatınca oyunun ve skorun kaybolur."
        }
        NewVersion => "Yeni sürüm hazır. Sonraki oyunda ya da istersen hemen yüklenir.",
        Update => "Güncelle",
        AnalysisMissing => "Analiz motoru yüklenemedi. Geri kalan her şey çalışıyor.",
        AnalysisUnusable => "Analiz motoru anlamsız bir yanıt verdi. Geri kalan her şey çalışıyor.",
        Refit => "Tahtayı uyarla",
        CouldBeRefitted => "Bu tahta ekranı dolduracak boyda kurulmuştu, ama ekran değişti.",
        HearMoves => "Hamle sesi ister misin?",
        SoundOn => "Sesi aç",
        NoThanks => "Hayır, sağ ol",
        Restore => "Geri getir",
        OutOfReach => "Tahta, ilk taştan {cells} kare ötede biter.",
        DrawDeclined => {
            "Bilgisayar kabul etmiyor. Beraberliği ancak tehditsiz {moves} hamleden sonra kabul eder."
        }
        LanguageMissing => "Bu dil yüklenemedi. İnternet bağlantını kontrol et.",

        Board => "Tahta",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Ekrana göre",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Sonsuz",
        Custom => "Özel",
        Columns => "Sütun",
        Rows => "Satır",
        Layers => "Kat",
        Run => "Yan yana",
        NumberOfLayers => "{name}: 1 ya da {least} ile {most} arası.",
        OnlyNumber => "{name}: bu tahtada {number}.",
        NumberFromTo => "{name}: {least} ile {most} arası bir sayı.",
        ProvedWin => "Kanıtlandı: başlayan kazanır",
        ProvedDraw => "Kanıtlandı: en iyi oyunla berabere",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Sonsuz caro",
        Freestyle => "Serbest",
        ExactlyRun => "Tam {run}",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Uzun sıralı caro",
        FreestyleIs => "Yan yana en az {run} taş kazandırır.",
        ExactlyRunIs => "Yan yana tam {run} taş kazandırır; fazlası sayılmaz.",
        RenjuIs => "Siyaha çift üçlü, çift dörtlü ve uzun sıra yasaktır.",
        CaroIs => "Yan yana tam beş taş kazandırır; iki ucu da kapalıysa kazandırmaz.",
        CaroWithOverlinesIs => {
            "Beş taş kazandırır, iki ucu da kapalıysa kazandırmaz; altı ve fazlası her zaman kazandırır."
        }
        Opening => "Açılış",
        FreeOpening => "Serbest",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long Pro",
        FreeOpeningIs => "Kısıtlama yok.",
        SwapIs => "Bir taraf bir taş koyar, öbür taraf renk seçer.",
        Swap2Is => {
            "Bir taraf üç taş koyar; öbür taraf ya renk seçer ya da iki taş daha koyup seçimi ilk tarafa bırakır."
        }
        ProIs => "Siyahın ilk taşı merkeze, ikincisi ortadaki {size} alanın dışına konur.",
        Overline => "uzun sıra",
        DoubleFour => "çift dörtlü",
        DoubleThree => "çift üçlü",
        NotInCentre => "ilk taş merkeze konmalı",
        NearCentre => "merkeze fazla yakın",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "yasak: {foul}",
        IsForbidden => "{cell} yasak: {foul}.",
        OpeningStone => "{number}. taş (toplam {count}), sonra karşı taraf seçer",
        ChooseColour => "Renk seç",
        ComputerChooses => "Bilgisayar renk seçiyor",
        FriendChooses => "Arkadaşın renk seçiyor",
        PlayerChooses => "{player}: renk seç",
        AddTwoStones => "İki taş ekle",
        YouMoveNext => "sonra sıra sende",
        OtherMovesNext => "sonra sıra karşı tarafta",
        OtherThenChooses => "sonra karşı taraf seçer",
        YouPlay => "{piece} ile oynuyorsun.|Siyahla oynuyorsun.|Beyazla oynuyorsun.",
        ComputerPlays => {
            "Bilgisayar {piece} ile oynuyor.|Bilgisayar siyahla oynuyor.|Bilgisayar beyazla oynuyor."
        }
        FriendPlays => {
            "Arkadaşın {piece} ile oynuyor.|Arkadaşın siyahla oynuyor.|Arkadaşın beyazla oynuyor."
        }
        PlayerPlays => {
            "{player} {piece} ile oynuyor.|{player} siyahla oynuyor.|{player} beyazla oynuyor."
        }
        OnlyAnswerForbidden => "siyahın tek yanıtı {cell}, o da yasak: {foul}",
        ForbiddenPoints => "Yasak kareleri göster",
        PlayPiece => "{piece} ile oyna|Siyahla oyna|Beyazla oyna",
        Against => "Mod",
        FriendHere => "İki kişilik",
        FriendByLink => "Linkle davet",
        Opponent => "Rakip",
        StrengthGrade => "Zorluk",
        EasyIs => "Önünü keser ama tuzaklara düşer.",
        MediumIs => "Bir planı vardır, tuzakların çoğunu görür.",
        HardIs => "Az hata yapar.",
        BestIs => "Bu tahtadaki en güçlü rakip.",
        AllOpponents => "Tüm rakipler",
        MoreBoards => "Diğer tahtalar",
        IsProved => "bütün oyunlar oynanarak kanıtlandı",
        IsMeasured => "deneme oyunlarıyla ölçüldü",
        IsNotMeasured => "bu tahtada ölçülmedi",
        More => "Diğer seçenekler",
        ChooseOpponent => "Rakip seç",
        HowStrong => "Ne kadar güçlüler?",
        Explained => "{name}: {what}",
        WhoStarts => "Kim başlasın?",
        WhoMovesNext => "Sıra kimde?",
        InTurn => "Sırayla",
        Chance => "Rastgele",
        Pieces => "Taşlar",
        Marks => "X ve O",
        Stones => "Siyah beyaz",
        YourMark => "İşaretin",
        YourStones => "Taşların",
        PlayerOnesMark => "{name} için işaret",
        PlayerOnesStones => "{name} için taşlar",
        StarterIsX => "X başlar",
        StarterIsBlack => "Siyah başlar",
        PieceAlone => "{piece}|Siyah|Beyaz",
        Start => "Başla",
        MakeLink => "Link oluştur",
        Arrange => "Pozisyon kur",
        WinsWith => "yan yana {run}",
        WinsWithExactly => "yan yana tam {run}",
        WinsWithOrMore => "yan yana en az {run}",

        FirstFreeIs => "ilk boş kareye oynar",
        RandomIs => "rastgele bir kareye oynar",
        GuardIs => "galibiyeti kaçırmaz, önünü keser, yoksa rastgele oynar",
        ClerkIs => "galibiyeti kaçırmaz, önünü keser, yoksa ilk boş kareye oynar",
        CentreIs => "önce merkeze, sonra Bekçi gibi oynar",
        StrategistIs => "galibiyeti kaçırmaz, önünü keser, yoksa planına uyar",
        MinimaxIs => "her ihtimali sonuna kadar düşünür",
        LevelOneIs => "kendi hamlesine ve senin yanıtına bakar",
        LevelTwoIs => "çatalları görür",
        LevelThreeIs => "birkaç hamle ilerisini görür",
        LevelFourIs => "dörtlülerle kazanmayı görür",
        LevelFiveIs => "çok ilerisini görür",
        LevelSixIs => "acele etmez",
        LevelFourInSpaceIs => "zorlayarak kazanmayı görür",
        LevelSixInSpaceIs => "acele etmez, galibiyetleri kanıtlar",
        MeasuredAgainst => {
            "{opponent} karşısında {count} oyun: {won} galibiyet, {drawn} beraberlik, {lost} mağlubiyet|{opponent} karşısında {count} oyun: {won} galibiyet, {drawn} beraberlik, {lost} mağlubiyet"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; sen başlarsan {chance}",
        NoteIfItStarts => "{character}; rakip başlarsa {chance}",
        NeverWin => "hiç kazanamazsın",
        HardlyEverWin => "neredeyse hiç kazanamazsın",
        WinTimesIn => {
            "{of} oyunda {count} kez kazanabilirsin|{of} oyunda {count} kez kazanabilirsin"
        }
        WinAboutTimesIn => {
            "{of} oyunda yaklaşık {count} kez kazanabilirsin|{of} oyunda yaklaşık {count} kez kazanabilirsin"
        }
        NearlyAlwaysWin => "neredeyse her zaman kazanabilirsin",
        AlwaysWin => "her zaman kazanabilirsin",

        Close => "Kapat",

        Language => "Dil",
        LikeTheBrowser => "Tarayıcıyla aynı",
        Look => "Tema",
        LikeTheSystem => "Sistemle aynı",
        Midnight => "Gece yarısı",
        Paper => "Kâğıt",
        Wood => "Ahşap",
        Sound => "Ses",
        Quiet => "Kısık",
        MediumLoud => "Orta",
        Loud => "Yüksek",
        Vibration => "Titreşim",
        Off => "Kapalı",
        On => "Açık",
        ComputerAnswers => "Yanıt gecikmesi",
        AtOnce => "Yok",
        AfterHalfASecond => "0,5\u{a0}sn",
        AfterASecond => "1\u{a0}sn",
        LevelSixThinks => "Seviye 6 düşünme süresi",
        ForASecond => "1\u{a0}sn",
        ForFiveSeconds => "5\u{a0}sn",
        ForHalfAMinute => "30\u{a0}sn",
        ToMakeAMove => "Hamle onayı",
        TapACell => "Bir kez dokun",
        SelectThenPlace => "Seç, sonra “Koy”",
        ButtonsFor => "Düğmelerin yeri",
        RightHand => "Sağda",
        LeftHand => "Solda",
        SecondPlayer => "2. oyuncunun düğmeleri",
        Upright => "Düz",
        Turned => "Ters",
        TurnedIs => {
            "Ters: telefon iki kişinin arasında dururken 2. oyuncunun kartı ve düğmeleri ona dönük olur."
        }
        SpaceBoards => "3D tahtalar",
        AsFits => "Otomatik",
        MoveResults => "Hamle sonuçları",
        Keys => "Tuşlar",
        SingleKeys => "Tek tuşlu kısayollar",
        OtherVariation => "Başka varyant",
        ChooseCell => "Kare seç",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "Hamle numaraları",
        Erase => "Sil",

        HasWonAlready => "{piece} zaten kazanmış|Siyah zaten kazanmış|Beyaz zaten kazanmış",
        NoLineForAnyone => "Artık kimse kazanamaz",
        NobodysTurn => "Sıra kimsede değil",
        TapPuts => "Dokununca",
        Alternate => "Sırayla",
        SideToMove => "Sıra kimde?",
        Clear => "Temizle",
        Mirror => "Aynala",
        Turn => "Döndür",
        Back => "Geri",
        Analyse => "Analiz et",
        PlayFromHere => "Buradan oyna",
        IsPickedUp => "{cell} karesindeki taş elinde",
        CountOfPiece => "{count} {piece}|{count} siyah|{count} beyaz",
        Counts => "{first}, {second}",
        TooMany => "{counts}: {piece} fazla|{counts}: siyah fazla|{counts}: beyaz fazla",
        OnlyToLookAt => "{counts}: yalnızca görüntüleme",

        AtMove => "Hamle",
        ToBeginning => "Başa git",
        OneMoveBack => "Önceki hamle",
        OneMoveOn => "Sonraki hamle",
        ToEnd => "Sona git",
        BeforeFirstMove => "ilk hamleden önce",
        PlayOn => "Buradan devam et",
        EndReview => "Analizi kapat",
        InVariation => "varyant",
        RemoveMoves => "Buradan itibaren sil",
        RestoreMoves => "Geri getir",
        ReturnToGame => "Oyuna dön",
        MovesLeftOut => {
            "Kurallar izin vermediği için bir hamle atlandı: {number}. hamle.|Kurallar izin vermediği için {count} hamle atlandı. İlki {number}. hamle."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "{line}. satır, {column}. sütun",
        AtByte => "{number}. bayt",
        FileCutOff => "yarıda kesilmiş",
        Play => "Oynat",
        Pause => "Durdur",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Hamle {at}/{all}",
        MoveOfBy => {
            "Hamle {at}/{all}, {piece} {cell}|Hamle {at}/{all}, siyah {cell}|Hamle {at}/{all}, beyaz {cell}"
        }
        Excellent => "mükemmel",
        Good => "iyi",
        Dubious => "şüpheli",
        Mistake => "muhtemelen hata",
        Blunder => "vahim hata",
        HasWon => "{piece} kazandı|Siyah kazandı|Beyaz kazandı",
        HasWonInside => "{piece} kazandı|siyah kazandı|beyaz kazandı",
        CanWinIn => {
            "{piece} {moves} kazanabilir|siyah {moves} kazanabilir|beyaz {moves} kazanabilir"
        }
        ADraw => "berabere",
        StandsBetter => "{piece} daha iyi durumda|siyah daha iyi durumda|beyaz daha iyi durumda",
        AboutEven => "durum aşağı yukarı eşit",
        MissesWinIn => "Galibiyet kaçtı: {moves} kazanılabilirdi",
        LetsWinIn => {
            "Şimdi {piece} {moves} kazanabilir|Şimdi siyah {moves} kazanabilir|Şimdi beyaz {moves} kazanabilir"
        }
        EngineLines => "Motorun varyantları",
        BalancedMoves => "Dengeli hamleler",
        FewerLines => "Daha az varyant",
        MoreLines => "Daha çok varyant",
        ChanceOf => "{piece} {percent}|siyah {percent}|beyaz {percent}",
        LinesDepth => "Derinlik {depth}",
        LinesDetail => "{seconds}\u{a0}sn içinde {positions} pozisyon",
        Promote => "Varyantı öne al",
        Notes => "Notlar",
        Triangle => "üçgen",
        Square => "kare",
        Circle => "daire",
        Cross => "çarpı",
        StopDrawing => "Çizimi bitir",
        VariationsChanged => {
            "Bu linkteki varyantlar kesilmiş ya da değişmiş. Oyun burada varyantsız açıldı."
        }
        AnalysisTooLarge => "Bu analiz burada saklanamayacak kadar büyük. Dosyaya kaydet.",
        Moves => "{count} hamle|{count} hamle",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Daha iyisi: {cells}",
        NextMove => "sıradaki: {move}, {verdict}",
        DecidedBy => {
            "{ended}. Sonucu belirleyen {move}. hamle: {piece} {cell}.|{ended}. Sonucu belirleyen {move}. hamle: siyah {cell}.|{ended}. Sonucu belirleyen {move}. hamle: beyaz {cell}."
        }
        NoSingleMove => "{ended}. Sonucu tek bir hamle belirlemedi.",
        LookingAtGame => "Oyun analiz ediliyor: {progress}",
        Mistakes => "Hatalar",
        FindBetterMove => {
            "{piece} {cell} oynadı. Daha iyi bir hamle bul.|Siyah {cell} oynadı. Daha iyi bir hamle bul.|Beyaz {cell} oynadı. Daha iyi bir hamle bul."
        }
        IsBetter => "{cell} iyi bir hamle.",
        IsNotBetter => "{cell} yeterince iyi değil. Daha iyi bir hamle var.",
        LookingAtMove => "{cell} inceleniyor…",
        ShowSolution => "Çözümü göster",
        NextMistake => "Sonraki hata",
        NoMoreMistakes => "Başka hata yok.",
        MistakesBySide => "Hatalar: {first}, {second}.",
        PuzzleSolved => "Çözüldü",
        PuzzleSolution => "Çözüm",
        StepOf => "Adım {step}/{steps}",
        MissedWin => "Galibiyeti kaçırdın",

        Accept => "Oyna",
        NotNow => "Şimdi değil",
        TakeLink => "Bu oyunu kullan",
        TakeSeat => "Oyuna katıl",
        KeepKnown => "Benimki kalsın",
        ShowKnown => "Benimkini göster",
        ShowLink => "Linktekini göster",
        Invited => {
            "Arkadaşın seni oyuna davet ediyor: {game}. {piece} ile oynayacaksın.|Arkadaşın seni oyuna davet ediyor: {game}. Siyahla oynayacaksın.|Arkadaşın seni oyuna davet ediyor: {game}. Beyazla oynayacaksın."
        }
        OwnGameKept => "Kendi oyunun duruyor.",
        PositionFromLink => "Bu pozisyon bir linkten geldi. Kendi oyunun duruyor.",
        Watching => {
            "Başka iki kişinin oyununu izliyorsun. Kendiliğinden güncellenmez: devamını görmek için sonraki linklerini aç."
        }
        AsksToTakeBack => {
            "Arkadaşın {count} hamleyi geri almak istiyor.|Arkadaşın {count} hamleyi geri almak istiyor."
        }
        Earlier => {
            "Bu, oyununun {count} hamle önceki hâli.|Bu, oyununun {count} hamle önceki hâli."
        }
        FromYourSide => {
            "Bu link senin adına gönderilmiş, ama arkadaşına ait {move}. hamleyi de içeriyor. Yalnızca başka bir cihazdan kendin gönderdiysen kullan."
        }
        AnotherGame => "Bu linkteki oyun, kayıtlı oyunundan farklı.",
        Differs => {
            "{move}. hamle kayıtlı oyunundakinden farklı: bu linkte {linked}, sende {known}."
        }
        DiffersAsk => {
            "{move}. hamle kayıtlı oyunundakinden farklı: bu linkte {linked}, sende {known}. Arkadaşına hangisini oynadığını sor."
        }
        PlayedForYou => "Bu linkteki {move}. hamle senin, ama onu burada yapmadın.",

        NowSend => "Şimdi linki gönder",
        SentAndWaiting => "Gönderildi. Arkadaşın bekleniyor",
        WaitingForFriend => "Arkadaşının linki bekleniyor",

        TheLink => "Link",
        TheMoves => "Hamleler",
        TheBoard => "Tahta",
        LinkIsASeat => {
            "Bu linke sahip olan herkes arkadaşının yerine oynayabilir: yalnızca arkadaşına gönder."
        }
        CopyLink => "Linki kopyala",
        CopyMoves => "Hamleleri kopyala",
        CopyBoard => "Tahtayı kopyala",
        Scan => "Başka bir telefonla tara",
        OpenGame => "Oyun aç",
        LinkMovesOrText => "Link, hamleler ya da dosya metni",
        TheText => "Metin",
        ChooseFiles => "Dosya seç",
        AboutFiles => {
            "Burada SGF, RenLib (.lib), .psq, .pos ve .sav dosyaları açılır. İstersen dosyaları sayfanın herhangi bir yerine sürükleyip bırakabilirsin."
        }
        GamesInFiles => "Bir oyun seç",
        Comment => "Yorum",
        JudgementOfMove => "Bu hamle",
        NoSign => "İşaret yok",
        VeryGoodMove => "parlak hamle",
        InterestingMove => "ilginç hamle",
        DrawOnBoard => "Tahtaya çiz",
        Letter => "harf",
        Analyses => "Analizler",
        WithVariations => "Varyantlar ve notlarla",
        VariationsTooLong => "Varyantlar bir linke sığmıyor. Oyunu dosyaya kaydet.",
        OpenAnyway => "Yine de aç",
        Library => "Arşiv",
        AboutLibrary => {
            "Eklediğin oyun dosyaları burada, bu cihazda kalır. Bir pozisyonun geçtiği oyunları, döndürülmüş ya da aynalanmış hâliyle bile bulabilir, devamında ne oynandığını görebilirsin."
        }
        AddFiles => "Dosya ekle",
        AddToLibrary => "Arşive ekle",
        SearchGames => "Oyuncu, turnuva ya da tarih",
        WithThisPosition => "Yalnızca bu pozisyonun olduğu oyunlar",
        FoundGames => "{count} oyun bulundu.|{count} oyun bulundu.",
        FirstListed => "İlk {count} oyun gösteriliyor.",
        NextMoves => "Sonraki hamleler",
        FilesNotKept => "Bu tarayıcı dosyaları saklamadı. Sayfa yenilenince kaybolurlar.",
        GameNumber => "{number}. oyun",
        UnknownFormat => "bu biçim burada açılmıyor",
        NoGameInside => "içinde oyun yok",
        FileTooLong => "dosya çok büyük",
        FileGoesOn => "sonunda fazladan bir şeyler var",
        FileNotUnderstood => "bu kısım anlaşılmıyor",
        AnotherKindOfGame => "bu, başka tür bir oyunun kaydı",
        CellOutside => "tahtada böyle bir kare yok",
        SaveAsFile => "Dosyaya kaydet",
        NotInFormat => "Bu dosya türü bu tahta ya da pozisyon için uygun değil.",
        GameSaved => "Kaydedildi.",
        PasteHere => "Link ya da hamleler",
        Open => "Aç",
        SharePicture => "Resmi paylaş",
        SavePicture => "Resmi kaydet",
        SaveReplay => "Animasyonu kaydet",
        SaveGif => "GIF kaydet",
        PageName => "In a Row",
        FinalBoard => "Tahtanın son hâli. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "sıra sende, {piece} ile oynuyorsun|sıra sende, siyahla oynuyorsun|sıra sende, beyazla oynuyorsun"
        }
        Shared => "Paylaşıldı.",
        Copied => "Kopyalandı. Arkadaşının okuyacağı yere yapıştır.",
        NotSent => "Gönderilmedi.",
        CopyYourself => {
            "Bu tarayıcı sayfanın göndermesine ya da kopyalamasına izin vermiyor. Metin seçildi: kendin kopyala."
        }
        Saved => "Kaydedildi. İndirilenler arasında bulabilirsin.",
        PictureNotTaken => "Resim paylaşılamadı. Bunun yerine kaydedebilirsin.",
        PictureNotDrawn => "Bu tarayıcı resmi oluşturamıyor. Onun yerine ekran görüntüsü al.",

        YourGames => "Oyunlarım",
        NoGames => "Henüz oyun yok. Başka bir oyuna geçince bıraktığın oyun burada saklanır.",
        FinishedGames => "Bitenler",
        GoOn => "Devam et",
        Remove => "Kaldır",
        Choose => "Seç",
        ChooseAllOver => "Bitenlerin hepsini seç",
        RemoveChosen => "Seçilenleri kaldır",
        ListedGame => {
            "{board}, yan yana {run}, {piece} sende, {moves}|{board}, yan yana {run}, siyah sende, {moves}|{board}, yan yana {run}, beyaz sende, {moves}"
        }
        ListedOwn => "{board}, yan yana {run}, {opponent}, {moves}",
        ListedPosition => "{board}, yan yana {run}, {marks}",
        MarksCount => "{count} taş|{count} taş",
        WaitingToJoin => "Birinin katılması bekleniyor",
        YouWon => "Kazandın",
        FriendWon => "Arkadaşın kazandı",
        Arranging => "Kurmakta olduğun pozisyon",
        HowManyGames => "Linkle oynanan oyun: {count} (en fazla {most}).",
        PastGamesKept => "Biten son {most} oyun saklanır.",
        OldGamesDropped => "“Oyunlarım” son {most} oyunu saklar. En eskisi kaldırıldı.",
        GamesFull => {
            "Linkle oynanan {most} oyunla sınıra ulaştın. Yenisini başlatmak ya da birine katılmak için “Paylaş › Oyunlarım” bölümünden birkaçını kaldır."
        }
        GamesRemoved => "Oyun kaldırıldı.|{count} oyun kaldırıldı.",

        WhatsNew => "Yenilikler",
        Install => "Yükle",
        InstallByHand => {
            "Oyunu ana ekranına koymak için tarayıcının menüsünü (iPhone ya da iPad’de “Paylaş” menüsünü) aç ve “Ana Ekrana Ekle” seçeneğine dokun."
        }
        YourData => "Verilerim",
        Statistics => "İstatistik",
        StatisticsCleared => "İstatistikler silindi.",
        Send => "Gönder",
        Scanned => "Tarandı",
        MoveFirst => "Önce hamlemi yapayım",
        InviteOrMove => "Bu linki arkadaşına gönder; ya da önce ilk hamleni yap, sonra gönder.",
        InviteToStart => "Bu linki arkadaşına gönder; ilk hamleyi o yapacak.",
        SendYourMove => "Bu linki arkadaşına gönder; hamleni görüp bir linkle yanıt verecek.",
        SendResult => "Oyunun nasıl bittiğini göstermek için bu linki arkadaşına gönder.",
        NowMove => "Arkadaşın artık linki açabilir. Hamleni yap, sonra linki tekrar gönder.",
        LinkIsSent => "Bu link gönderildi. Yalnızca arkadaşına ulaşmadıysa tekrar gönder.",

        Strength => "Ne kadar güçlüler?",
        StrengthIsProved => {
            "Bu sonuçlar az önce, her rakibe karşı mümkün olan bütün oyunlar oynanarak kanıtlandı. Oranlar, olabilecek en iyi şekilde oynarsan geçerli."
        }
        StrengthIsMeasured => {
            "Ölçülen tahta: {board}. Her rakip kendinden bir basamak zayıf olanla oynadı; ikisi de oyunların yarısında başladı. Seviye 6 hamle başına {seconds}\u{a0}saniye düşündü."
        }
        StrengthIsNotMeasured => {
            "Ölçülmedi: {board}. Bunlar, ölçülen tahtalardan ona en çok benzeyenin sonuçları."
        }
        ForProgrammers => "Programcılar için",
        ProgramsFindOut => "Bunların hepsini bu sayfanın kaynak kodundaki programlar hesaplar:",
        IfYouStart => "Sen başlarsan {chance}.",
        IfItStarts => "Rakip başlarsa {chance}.",
        Exactly => "{chance} (tam olarak {exactly})",
        GamesBeatIt => "Onu yenmenin {count} yolu var.|Onu yenmenin {count} farklı yolu var.",
        ShowAWin => "Galibiyet göster",
        AgainstIfYouStart => "{opponent} karşısında, sen başlarsan",
        AgainstIfItStarts => "{opponent} karşısında, rakip başlarsa",
        StrategistsClaim => {
            "Yazarı onun yenilmez olduğunu öne sürüyor ve kanıt istiyor: sen başlarsan {first}; rakip başlarsa {second}."
        }
        AlwaysBeaten => "her zaman yenilebilir",
        BeatenWithLuck => "şansın varsa yenilebilir",
        NotBeaten => "yenilemez",

        LinkFailed => "Link açılamadı: {why}. Kendi oyunun değişmedi.",
        NoLink => "içinde oyun linki yok",
        TooLong => "olabilecek her oyundan daha uzun",
        CutOff => "yarıda kesilmiş. Linki yeniden iste",
        CutOffAfter => "{move}. hamleden sonra kesilmiş. Linki yeniden iste",
        Changed => "yolda değişmiş. Yeniden kopyala ya da yeniden iste",
        TooLarge => "tahta çok büyük ya da bir kare çok uzakta",
        TooFar => "bir kare ilk taştan {cells} kareden daha uzakta",
        Character => "{number}. karakter, yani “{character}”, oraya ait değil",
        NoDraw => "bu oyunda kimse beraberlik öneremez ya da kabul edemez",
        MoveTaken => "{move}. hamlenin karesi ({cell}) dolu",
        MoveOutside => "{move}. hamle ({cell}) tahtanın dışında",
        MoveNotFirst => "{move}. hamle {cell} olamaz, ilk taş her zaman r0u0 karesindedir",
        MoveAfterEnd => "{move}. hamle ({cell}) oyun bittikten sonra geliyor",
        WrongColumns => "{count} sütunu var, ama bir tahtada {least} ile {most} arası sütun olur",
        WrongRows => "{count} satırı var, ama bir tahtada {least} ile {most} arası satır olur",
        WrongCube => "3D tahtanın üç kenarı eşit, {least} ile {most} arası olmalı",
        WrongRun => "yan yana {run} taş istiyor, ama bu tahtada {number} olmalı",
        WrongRunFromTo => {
            "yan yana {run} taş istiyor, ama bu tahtada {least} ile {most} arası olmalı"
        }
        MarkOutside => "bir taş tahtanın dışında",
        TwoMarks => "bir karede iki taş var",
        NobodysTurnInIt => "sıra kimsede değil",
        BeginsAfterEnd => "oyun, bittikten sonra başlıyor",

        ChangesMissing => "Yenilikler yüklenemedi. İnternet bağlantını kontrol et.",
        AboutData => {
            "Oyunların, skorların, istatistiklerin ve ayarların yalnızca bu cihazda saklanır. Yedeklemek ya da başka bir cihaza taşımak için bunları bir dosyaya aktar. İçe aktardığın dosya buradakilere eklenir: hiçbir skor iki kez sayılmaz, hiçbir şeyin üzerine yazılmaz."
        }
        ExportData => "Dışa aktar",
        ImportData => "İçe aktar",
        NotExported => "Bu tarayıcı dosya kaydedemiyor.",
        TakeTheirs => "Dosyadaki oyunu ve ayarları kullan",
        TookTheirs => "Tamam. Artık dosyadaki oyun ve ayarlar kullanılıyor.",
        FileNotRead => "Dosya okunamadı. Hiçbir şey değişmedi.",
        FileForeign => "Bu bir In a Row dosyası değil. Hiçbir şey değişmedi.",
        FileNewer => {
            "Bu dosya daha yeni bir In a Row sürümünden. O sürümü almak için sayfayı yenile, sonra tekrar dene. Hiçbir şey değişmedi."
        }
        FileDamaged => "Bu dosya bozuk. Hiçbir şey değişmedi.",
        FileTooLarge => "Bu dosya çok büyük. Hiçbir şey değişmedi.",
        NothingNew => "Bu dosyada yeni bir şey yok.",
        BroughtIn => "İçe aktarıldı: {parts}.",
        Scores => "{count} skor|{count} skor",
        OtherGames => "{count} oyun|{count} oyun",
        GamesByLink => "linkle oynanan {count} oyun|linkle oynanan {count} oyun",
        ArrangedPositions => "{count} kurulmuş pozisyon|{count} kurulmuş pozisyon",
        SettingsChanged => "{count} ayar|{count} ayar",
        PuzzlesBroughtIn => "çözdüklerin",
        CurrentGame => "şimdiki oyun",
        StayedAsTheyWere => "Şimdiki oyunun ve ayarların olduğu gibi kaldı.",

        NoStatistics => "Henüz biten oyun yok. Birini sonuna kadar oyna, burada görünür.",
        Won => "Galibiyet",
        Drawn => "Beraberlik",
        Lost => "Mağlubiyet",
        Points => "Puan",
        Streak => "Seri",
        LongestStreak => "En iyi seri",
        StreakWon => "{count} galibiyet|{count} galibiyet",
        StreakDrawn => "{count} beraberlik|{count} beraberlik",
        StreakLost => "{count} mağlubiyet|{count} mağlubiyet",
        LastGame => "Son oyun: {results}",
        LastGames => "Son {count} oyun, en eskiden başlayarak: {results}",
        ExactlyGame => "{game}, fazlası sayılmaz",
        ResultsOf => "{game}, {name} için",
        AboutStatistics => {
            "Yukarı çubuk galibiyet, aşağı çubuk mağlubiyet, kısa çizgi beraberliktir. Eğri her galibiyette yükselir, her mağlubiyette alçalır. “Skoru sıfırla” buradaki hiçbir şeyi değiştirmez. Linkle oynanan ve kurulmuş pozisyondan başlayan oyunlar sayılmaz."
        }
        ClearStatistics => "İstatistikleri sil",
        LessonsFinished => "Biten ders: {done}/{count}",
        PuzzleOfTheDay => "Günün bulmacası",
        SolvePuzzles => "Bulmaca çöz",
        DailySolved => "Bugünkü çözüldü. Yenisi gece yarısı gelir ({time} UTC).",
        DailyStreak => "Üst üste {count} gün",
        PuzzleRating => "Puanın: {rating}",
        PuzzleRatingChange => "Puanın: {rating} ({change})",
        PuzzlesTried => "Hatasız ve ipucusuz çözülen: {solved}/{tried}",
        PuzzlesDue => "Bugün tekrar edilecek: {count}",
        WhichPuzzles => "Tür",
        AllPuzzles => "Hepsi",
        SmallBoards => "3×3 – 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Dörtlülerle kazanma",
        WinWithThreats => "Tehditlerle kazanma",
        Defence => "Savunma",
        QuietMove => "Sakin hamle",
        TwoFours => "Çift dörtlü",
        TwoThrees => "Çift üçlü",
        TooLongRow => "Uzun sıra",
        FourThree => "Dörtlü-üçlü",
        AtTheEdge => "Kenarda",
        Fork => "Çatal",
        SpaceDiagonal => "Cisim köşegeni",
        ForbiddenReply => "Yasak yanıt",
        FindWin => "Kazandıran hamleyi bul.",
        FindOnlyMove => "Kaybettirmeyen tek hamleyi bul.",
        RightGoOn => "Doğru. Sonraki hamleyi bul.",
        RightMove => "Doğru.",
        DoesNotWin => "{cell} kazandırmaz: {reply} onu durdurur.",
        LosesTo => "{cell} kaybettirir: rakip {reply} oynar.",
        IsNoWin => "{cell} kazandırmaz.",
        WinIsCertain => "Artık galibiyeti hiçbir yanıt durduramaz.",
        OtherMovesLose => "Diğer bütün hamleler kaybettirir.",
        HintTheme => "Tema: {theme}.",
        HintColumn => "Hamle {column} sütununda.",
        HintLayer => "Hamle {layer}. katta.",
        HintMove => "Hamle: {cell}.",
        NextPuzzle => "Sonraki bulmaca",
        ShareResult => "Sonucu paylaş",
        SharedPuzzle => "In a Row, {date} bulmacası: {result}",
        SharedSolved => "ilk denemede çözüldü",
        SharedTries => "yanlış hamle: {count}",
        SharedHints => "ipucu: {count}",
        CopiedResult => "Kopyalandı.",
        PuzzlesMissing => {
            "Bulmacalar yüklenemedi. İnternet bağlantını kontrol et, sonra burayı yeniden aç."
        }
        FromYourGames => "Oyunlarımdan",
        SearchingGames => "Oyunların taranıyor…",
        NoMissedWin => "Bilgisayara karşı bitirdiğin oyunlarda kaçan galibiyet kalmadı.",
        Learn => "Öğren",
        LearnAbout => "Tahta üzerinde alıştırmalarla kısa dersler.",
        LessonFinished => "Bitti",
        NextStep => "İleri",
        NextLesson => "Sonraki ders",
        LessonOver => "Bu dersin son adımıydı.",
        LookElsewhere => "{cell} oynanabilir. Ama burada başka bir hamle ara.",
        NotThere => "{cell} değil. Tekrar bak.",
        NotThatAnswer => "Hayır. Taşlara bir daha bak.",
        TryCell => "{cell} karesini dene.",
        TakeBlack => "Siyah",
        TakeWhite => "Beyaz",
        LessonFours => "Dörtlüler ve üçlüler",
        LessonForks => "Çatallar",
        LessonFouls => "Renjuda yasak kareler",
        LessonSpace => "3D düşünmek",
        NoughtsRow => "X sensin. Yan yana üç yapan kazanır. Üçlünü tamamla.",
        NoughtsBlock => "O’nun üçlüsüne bir kare kaldı. Oraya ondan önce sen oyna.",
        NoughtsFork => {
            "Aynı anda iki tehdit oluşturan hamleye çatal denir. O, bunların yalnızca birini durdurabilir. Çatal yap, sonra kazan."
        }
        NoughtsCorner => "Şimdi O sensin. Merkezi X aldı. Yalnızca köşeler güvenli: birine oyna.",
        NoughtsCentre => "X bir köşe aldı. Yalnızca merkez güvenli: oraya oyna.",
        NoughtsEdge => {
            "X iki köşe aldı ve çatal yapmak istiyor. Bir kenarın ortasına oyna: X seni durdurmak zorunda kalır."
        }
        NoughtsGame => "Şimdi bilgisayara karşı baştan sona bir oyun oyna. Sakın kaybetme!",
        FoursComplete => "Beş taşı yan yana dizen kazanır. Beşlini tamamla.",
        FoursStop => "Rakibinin dörtlüsü var: bir taş daha koyarsa beş olur. Durdur onu.",
        FoursGap => {
            "Dörtlünün arasında boşluk olabilir. Rakibinin beşi nerede tamamlayacağını bul ve oraya oyna."
        }
        FoursOpen => {
            "İki ucu da boş olan dörtlüye açık dörtlü denir. Onu kimse durduramaz. Bir tane yap ve kazan."
        }
        ThreesOpen => {
            "Açık üçlü, açık dörtlüye dönüşebilir; bu yüzden rakibin yanıt vermek zorundadır. Bir tane yap."
        }
        ThreesStop => "Rakibinin açık üçlüsü var. Onu bir ucundan durdur.",
        ForksFourThree => {
            "Öyle bir hamle var ki hem dörtlü hem açık üçlü yapıyor. Rakibin yalnızca birini durdurabilir. Hamleyi bul ve kazan."
        }
        ForksFours => "Öyle bir hamle var ki iki dörtlü birden yapıyor. Bul ve kazan.",
        ForksThrees => "Öyle bir hamle var ki iki açık üçlü birden yapıyor. Bul ve kazan.",
        ForksStop => "Şimdi rakibin çatal yapmak istiyor. İki sıranın kesiştiği kareye sen oyna.",
        ForksPrepare => "Burada hazır bir çatal yok. Çatalı hazırlayan bir tehdit bul ve kazan.",
        ChainForce => {
            "Rakibin her dörtlüye yanıt vermek zorunda; böylece dörtlüler seni istediğin yere götürür. Dörtlülerle kazan."
        }
        ChainOrder => "Önce çatalı ara, sonra onu hazırlayan dörtlüyü.",
        ChainLonger => "Şimdi daha çok dörtlü gerekiyor. Her biri başka bir sırayı da uzatmalı.",
        ChainKeep => "Hiçbir şey hazırlamayan dörtlü boşa gider. Gerekene kadar sakla ve kazan.",
        ChainLast => "En uzunu bu. Acele etme.",
        DefenceFirst => "Savunmadan önce bak bakalım, hemen kazanabilir misin? Evet! Nerede?",
        DefenceAttack => "İkinizin de açık üçlüsü var, ama sıra sende. Saldır ve kazan.",
        DefenceEnd => {
            "Bu üçlüyü iki ucundan da durdurabilirsin, ama uçlardan biri başka bir sırayı da durdurur. O uca oyna."
        }
        DefenceCounter => {
            "Burada savunma yetmez. Sen dörtlü yap: rakibin yanıt vermek zorunda kalır ve sen kazanırsın."
        }
        DefenceOnly => "Rakibin kazanmak üzere; onu yalnızca bir hamle durdurur. Bul onu.",
        SwapWhy => {
            "Gomokuda ilk oynayan avantajlıdır. Swap2 oyunu adil yapar: bir taraf üç taş koyar, öbür taraf renk seçer."
        }
        SwapBlack => {
            "Siyah taşlar birbirine yardım ediyor, beyaz taş ise uzakta. Sıra beyazda. Hangisini seçersin?"
        }
        SwapWhite => {
            "Siyah taşlar birbirine yardım edemeyecek kadar uzak. Sıra beyazda. Hangisini seçersin?"
        }
        SwapEven => {
            "Hangi rengin daha iyi olduğundan emin değil misin? O zaman iki taş ekle; rengi öbür taraf seçmek zorunda kalır. Burada öyle yap."
        }
        SwapFive => {
            "Öbür taraf iki taş ekledi. Sıra beyazda, ama siyahın şimdiden açık üçlüsü var. Hangisini seçersin?"
        }
        FoulsThrees => {
            "Renjuda siyah tek hamleyle iki açık üçlü yapamaz. Siyah sensin: yasak kareye dokun."
        }
        FoulsFours => "Tek hamleyle iki dörtlü yapmak da yasaktır. Yasak kareye dokun.",
        FoulsOverline => "Yan yana altı ve daha fazla taş da yasaktır. Yasak kareye dokun.",
        FoulsFive => {
            "Siyah yan yana tam beş taş dizerse böyle bir karede bile kazanır. Beşlini tamamla."
        }
        FoulsTrap => {
            "Şimdi beyaz sensin. Siyahın ancak yasak bir karede durdurabileceği bir dörtlü yap ve kazan."
        }
        SpaceLayer => {
            "Tahtanın üst üste dört katı var. Dört taşı yan yana dizen kazanır. Bu kattaki dörtlünü tamamla."
        }
        SpaceUp => "Bir sıra bütün katlardan geçip dümdüz yukarı çıkabilir. Dörtlünü tamamla.",
        SpaceSlant => "Bir sıra her katta bir kare yana da kayabilir. Dörtlünü tamamla.",
        SpaceCorners => {
            "Bir sıra küpün bir köşesinden karşı köşesine bile gidebilir. Dörtlünü tamamla."
        }
        SpaceStop => "Rakibinin dörtlüsüne bir kare kaldı. O kareyi bul ve oraya oyna.",
        SpaceFork => "Çatal 3D tahtada da kazandırır. Bir tane bul ve kazan.",
        EndlessFive => "Bu tahtanın kenarı yok: oynadıkça büyür. Beşlini tamamla.",
        EndlessStop => {
            "Burada sıraları durduran bir kenar yok. Rakibinin açık üçlüsü var: onu bir ucundan sen durdur."
        }
        EndlessThree => "Üçlünün iki ucu da açık. Devam et ve kazan.",
        EndlessFork => "İki sıra bir karede kesişiyor. O kareyi bul ve kazan.",
        EndlessGame => "Bu kez galibiyet biraz daha uzun sürecek: elindeki taşlardan yararlan.",

        HowToWin => {
            "Oyuncular sırayla boş bir kareye oynar. Yatay, dikey ya da çapraz olarak {run} taşı yan yana dizen ilk oyuncu kazanır."
        }
        LongerRowCountsNothing => "Daha uzun sıra sayılmaz.",
        HowToWinInSpace => {
            "Oyuncular sırayla boş bir kareye oynar. Tek katta ya da bütün katlardan geçerek {run} taşı yan yana dizen ilk oyuncu kazanır."
        }
        WhenDrawn => "Artık hiçbir tarafın kazanma yolu kalmadıysa oyun berabere biter.",
        NoDrawInSpace => {
            "Burada hiçbir oyun berabere bitmez: merkezden başlayan dört hamlede kazanabilir. Bu sayfa bunu sen oynarken hesaplar."
        }
        FirstCanWin => "Başlayan her zaman kazanabilir.",
        RulesWithoutEnd => {
            "Kareler ilk taştan sayılır: r3u4 üç kare sağda ve dört kare yukarıda, l1d2 bir kare solda ve iki kare aşağıdadır. Daha fazlasını görmek için tahtayı sürükle ya da ok tuşlarıyla ilerle; bir kareye gitmek için adını yaz, oynamak için Enter tuşuna bas. İki parmakla, fare tekerleği ve Ctrl ile ya da + ve − ile yakınlaştır. Burada oyun kendiliğinden berabere bitmez: iki taraf da ilerleyemiyorsa beraberlik öner."
        }
        LineAlong => "Bir katın satırı ya da sütunu boyunca",
        LineDiagonal => "Bir katın köşegeni boyunca",
        LineStraightUp => "Katlardan geçip dümdüz yukarı",
        LineUpAndAlong => "Satır ya da sütun boyunca yükselerek",
        LineCornerToCorner => "Küpün bir köşesinden karşı köşesine",
        HowRenju => {
            "Siyah başlar ve yan yana tam beş taşla kazanır; beyaz ise beş ya da daha fazla taşla kazanır. Siyah tek hamleyle iki üçlü ya da iki dörtlü, ayrıca altı ya da daha fazla taşlık bir sıra yapamaz; aynı hamle beşli yapıyorsa bu yasak geçerli olmaz. Üçlü, bir taş daha konunca açık dörtlü olabilen sıradır; yalnızca siyahın o taşı koyması serbestse sayılır. Siyahın tek yanıtı yasak bir kareyse yine beyaz kazanır."
        }
        HowCaro => {
            "Yan yana tam beş taş kazandırır; ama rakibin taşları sıranın iki ucunu da kapatıyorsa kazandırmaz. Tahtanın kenarı uç kapatmaz."
        }
        HowCaroWithOverlines => {
            "Yan yana beş taş kazandırır; ama rakibin taşları sıranın iki ucunu da kapatıyorsa kazandırmaz. Tahtanın kenarı uç kapatmaz. Yan yana altı ve daha fazla taş her zaman kazandırır."
        }
        ThreeIs => "Üçlü: bir taş daha konursa açık dörtlü olur",
        FourIs => "Dörtlü: bir taş daha konursa beş olur",
        OverlineIs => "Uzun sıra: yasak",
        DoubleFourIs => "Çift dörtlü: yasak",
        DoubleFourInLineIs => "Aynı çizgide iki dörtlü: yasak",
        DoubleThreeIs => "Çift üçlü: yasak",
        NoDoubleThreeIs => "Çift üçlü değil: sıralardan biri ancak uzun sıra olabilir",
        BlockedFiveIs => "İki ucu da kapalı: kazandırmaz",
        OpenFiveIs => "Bir ucu açık: kazandırır",
        MoveForbidden => "{move}. hamle ({cell}) yasak: {foul}",
        RuleNotHere => "o tahtada bu kuralla oynanmaz",
        OpeningNotHere => "o tahtada bu açılışla oynanmaz",
        WrongChoice => "renk seçimi eksik ya da yanlış yerde",
        HowToPlay => {
            "Oynamak için bir kareye dokun. Klavyede ok tuşlarıyla tahtada gezinir, Enter ya da boşluk tuşuyla oynarsın; Home ve End satırın uçlarına, Page Up ve Page Down 3D tahtada sonraki ve önceki kata götürür. Sonsuz tahtada bu tuşlar daha uzağa götürür."
        }
        HowToArrange => {
            "Pozisyon kurarken taşları başka karelere sürükleyebilirsin. Klavyede boşluk tuşu taşı alır ve bırakır, Esc eski yerinde bırakır, Delete siler."
        }
        HowScoreIsKept => {
            "Skor bu tarayıcıda, her tahta ve rakip için ayrı tutulur; kurulmuş pozisyondan başlayan ve linkle oynanan oyunlar sayılmaz. Gönderdiğin linkler dışında cihazından hiçbir şey çıkmaz; ilk ziyaretinden sonra sayfa internetsiz de çalışır."
        }

        HowMinimaxThinks => "Minimax nasıl düşünür?",
        Calls => "Çağrı ağacı",
        CallsAsText => "Metin olarak çağrılar",
        Step => "Adım",
        ToFirstStep => "İlk adıma git",
        OneStepBack => "Bir adım geri",
        OneStepOn => "Bir adım ileri",
        ToAnswer => "Yanıta git",
        Position => "Pozisyon",
        OnTheBoard => "Tahtadaki",
        Example => "Örnek",
        OnlyFewFreeCells => "Tahtanda en fazla 5 boş kare varken burada izleyebilirsin.",
        AlphaBeta => "Alfa-beta",
        Scheme => {
            "{mark} nereye oynamalı? Minimax her hamleyi, her yanıtı ve sonrasını oyunun sonuna kadar dener. {mark} kazanırsa +10, kaybederse −10, berabere kalırsa 0 puan. {mark} en yüksek puanı tutar, {other} en düşüğü."
        }
        MarkToMove => "Sıra: {mark}",
        CallAhead => "{call}: henüz bakılmadı",
        CallOpen => "{call}: henüz puan yok",
        CallSoFar => "{call}: şimdilik {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, tutuldu",
        Call => "{number}. çağrı",
        CallOf => "{number}. çağrı: {move}",
        KeepsHighest => "{call}. Sırası gelen {mark} en yüksek puanı tutar.",
        KeepsLowest => "{call}. Sırası gelen {mark} en düşük puanı tutar.",
        FillsBoard => "{call} tahtayı doldurur: 0.",
        CompletesLine => "{call} bir sırayı tamamlar: {score}.",
        Answer => "Yanıt {move}, puanı {score}.",
        AlreadyHas => "{move} hamlesi {score} getirir: {mark} zaten {best} bulmuştu.",
        HighestSoFar => {
            "{move} hamlesi {score} getirir: şimdiye dek en yükseği, {mark} bunu tutar."
        }
        LowestSoFar => "{move} hamlesi {score} getirir: şimdiye dek en düşüğü, {mark} bunu tutar.",
        SettlesIt => {
            "{step} {mark} için bundan kötü olmayan bir yol zaten var; bu yüzden şunlara bakmaya gerek kalmaz: {moves}."
        }
        LookedAt => "Bakılan pozisyon sayısı: {plain}; alfa-beta ile {pruned}.",
        LookedAtFromEmpty => "Boş {board} tahtadan: {plain}; alfa-beta ile {pruned}.",

        InstalledDescription => {
            "XOX (tic-tac-toe), gomoku ve başka tahtalar, bilgisayara karşı ya da arkadaşınla. İnternetsiz de çalışır."
        }
        Continue => "Devam et",
        PlayGomoku => "Gomoku",
        OnAPhone => "Telefonda gomoku",
        OnAComputer => "Bilgisayarda gomoku",
    }
}
