//! Indonesian.

use crate::words::Text;

/// What each text says in Indonesian.
#[allow(clippy::enum_glob_use, reason = "each line is one of them")]
pub const fn text(text: Text) -> &'static str {
    use Text::*;
    match text {
        FailedToStart => {
            "Permainan gagal dimuat. Periksa koneksi internetmu atau perbarui browsermu."
        }

        NewGame => "Permainan baru",
        Undo => "Urungkan",
        Redo => "Ulangi",
        Hint => "Petunjuk",
        Place => "Letakkan",
        PlayAgain => "Main lagi",
        Names => "Nama",
        SwapNames => "Tukar nama",
        EmptyName => "Jika nama dikosongkan, tanda pemain yang ditampilkan.",
        Review => "Analisis",
        Easier => "Lebih mudah",
        Harder => "Lebih sulit",
        SeeHow => "Lihat caranya",
        Puzzles => "Teka-teki",
        Menu => "Menu",
        ResetScore => "Reset skor",
        Share => "Bagikan",
        Rules => "Aturan",
        Settings => "Setelan",
        SendLink => "Kirim tautan",
        SendAgain => "Kirim lagi",

        Dismiss => "Tutup",
        TryAgain => "Coba lagi",
        Loading => "Memuat…",
        PartMissing => "Sebagian halaman gagal dimuat. Periksa koneksimu; kamu tetap bisa bermain.",

        Score => "Skor",
        Draws => "seri",
        Thinking => "berpikir",
        ToMove => "giliran",
        You => "Kamu",
        Computer => "Komputer",
        Friend => "Teman",
        PlayerOne => "Pemain 1",
        PlayerTwo => "Pemain 2",

        Easy => "Mudah",
        MediumStrength => "Sedang",
        Hard => "Sulit",
        Best => "Terkuat",
        FirstFree => "Kotak pertama",
        Random => "Acak",
        Guard => "Penjaga",
        Clerk => "Pegawai",
        Centre => "Tengah",
        Strategist => "Ahli siasat",
        Minimax => "Minimax",
        Level => "Level {level}",

        PieceToMove => "Giliran {piece}|Giliran Hitam|Giliran Putih",
        YourMove => "Giliranmu",
        YourFriendsMove => "Giliran temanmu",
        YouWin => "Kamu menang",
        ComputerWins => "Komputer menang",
        FriendWins => "Temanmu menang",
        PieceWins => "{piece} menang|Hitam menang|Putih menang",
        Draw => "Seri",
        Numbered => "{status}, langkah ke-{move}",
        Played => "Langkah terakhir: {cell}",
        Agreed => "atas kesepakatan",
        TapASquare => "Buat tiga sejajar untuk menang. Ketuk satu kotak.",
        NoLineLeft => "deret tidak bisa lagi dilengkapi",

        Comma => ", ",
        And => " dan ",

        NoughtsAndCrosses => "Tic-tac-toe",
        InARow => "{run} sejajar di papan {board}",
        Empty => "kosong",
        PieceInside => "{piece}|hitam|putih",
        CellMove => "langkah ke-{move}",
        LastMove => "langkah terakhir",
        WinningLine => "deret kemenangan",

        Sentences => "{first} {second}",

        PageTitle => "In a Row: tic-tac-toe dan gomoku",
        PageDescription => {
            "Main tic-tac-toe dan gomoku di browser, melawan komputer atau teman. Gratis, tanpa akun, tanpa instalasi; bisa dimainkan dengan sentuhan, mouse, keyboard, dan pembaca layar."
        }
        Framed => "Halaman ini tampil di dalam halaman lain yang bisa membajak ketukanmu.",
        OpenInOwnTab => "Buka di tab sendiri",

        InARowWithoutEnd => "{run} sejajar di papan tanpa batas",
        OnLayer => "lapis {layer}, {cell}",
        Selected => "dipilih",
        PickedUp => "diangkat",
        GoodMove => "langkah bagus",
        InLineFor => {
            "langkah ke-{number} dalam variasi ({piece})|langkah ke-{number} dalam variasi (Hitam)|langkah ke-{number} dalam variasi (Putih)"
        }
        LeadsToWin => "menang {moves}",
        LeadsToDraw => "seri",
        LeadsToLoss => "kalah {moves}",
        InMoves => "dalam {count} langkah",
        WinSign => "M{moves}",
        DrawSign => "S",
        LossSign => "K{moves}",

        ZoomIn => "Perbesar",
        ZoomOut => "Perkecil",
        Fit => "Paskan",
        TurnClockwise => "Putar searah jarum jam",
        TurnAnticlockwise => "Putar berlawanan arah jarum jam",
        ToFront => "Depan",
        Stacked => "Bertumpuk",
        SideBySide => "Berjajar",
        LayerName => "Lapis {layer}",
        MoveNow => "Jalan sekarang",
        MoveList => "Langkah",
        MadeMove => "{piece} {cell}|Hitam {cell}|Putih {cell}",
        OfferDraw => "Tawarkan seri",
        Agree => "Terima seri",
        AllMarks => "Semua bidak",
        AllMarksAfter => "Semua bidak setelah {count} langkah",
        ToCells => "Kembali ke kotak",
        ToLastMove => "Langkah terakhir",
        NotOnBoard => "{cell}, di luar papan",
        Threats => "Ancaman",
        ThreatsOff => "Ancaman disembunyikan.",
        NoThreats => "Tidak ada ancaman.",
        WinsHere => "{piece} menang di sini|Hitam menang di sini|Putih menang di sini",
        ForkFor => "garpu untuk {piece}|garpu untuk Hitam|garpu untuk Putih",
        RowFor => "deret {count} untuk {piece}|deret {count} untuk Hitam|deret {count} untuk Putih",
        OpenRowFor => {
            "deret {count} terbuka untuk {piece}|deret {count} terbuka untuk Hitam|deret {count} terbuka untuk Putih"
        }
        LegendWin => "menang",
        LegendFork => "garpu",
        LegendRow => "deret {count}",
        LegendOpenRow => "deret {count} terbuka",
        ThreatsAt => "{threat}: {cells}.",

        TapAgain => "{cell} dipilih: ketuk sekali lagi, atau tekan “Letakkan”",
        PressPlace => "{cell} dipilih: tekan “Letakkan”, atau pilih kotak lain",
        HintIs => "Petunjuk: {cell} {why}",
        GlowingCell => "kotak yang menyala",
        HintWins => "langsung menang",
        HintBlocks => "memblokir deret lawan",
        HintMakesTwoThreats => "membuat dua ancaman",
        HintWinsIn => "menang {moves}",
        HintOnlyDraws => "satu-satunya langkah untuk seri",
        HintDraws => "mempertahankan seri",
        HintDelays => "tetap kalah {moves}, tetapi bertahan paling lama",
        HintStopsAnAttack => "menghentikan serangan",
        HintLooksBest => "tampaknya paling bagus",
        BlockHere => "Blokir di sini?",
        NoHint => "Tidak ada yang mendesak: belum ada petunjuk untuk posisi ini.",
        CellTaken => "Kotak itu sudah terisi.",
        NothingToUndo => "Tidak ada yang bisa diurungkan.",
        NothingToRedo => "Tidak ada yang bisa diulangi.",
        LastMovesInOrder => "Tiga langkah terakhir, sesuai urutan",
        TryNext => "Permainan lain",
        PlayAFriend => "Main dengan teman",
        OffersDraw => "{piece} menawarkan seri|Hitam menawarkan seri|Putih menawarkan seri",
        YouOfferDraw => "Kamu menawarkan seri",
        FriendOffersDraw => "Temanmu menawarkan seri",
        MovedLastAndOffersDraw => {
            "{piece} baru saja melangkah dan menawarkan seri|Hitam baru saja melangkah dan menawarkan seri|Putih baru saja melangkah dan menawarkan seri"
        }
        Depth => "kedalaman {depth}, {seconds}\u{a0}dtk",
        PositionsDone => "{done} dari {all} posisi",
        Stop => "Hentikan",
        StopCalculating => "Hentikan perhitungan",

        RestoreScore => "Kembalikan skor",
        ScoreIsReset => "Skor sudah direset.",
        SetAside => {
            "Ada data tersimpan yang tidak bisa dibaca. Data itu disisihkan, tidak dihapus, dan kamu tetap bisa bermain."
        }
        StorageNewer => {
            "Ada data tersimpan dari versi halaman yang lebih baru. Data itu dibiarkan apa adanya; muat ulang halaman untuk mendapatkan versi tersebut."
        }
        StorageFull => {
            "Penyimpanan halaman ini penuh: semua yang kamu mainkan mulai sekarang akan hilang saat halaman ditutup. Ekspor datamu ke file, lalu hapus beberapa permainan di “Bagikan › Permainan kamu”. Jika masih penuh, hapus data situs ini di browsermu, lalu impor file tadi."
        }
        StorageBlocked => {
            "Browser ini memblokir penyimpanan: permainan dan skormu akan hilang saat halaman ditutup."
        }
        NewVersion => "Versi baru sudah siap. Dimuat di permainan berikutnya, atau sekarang juga.",
        Update => "Perbarui",
        AnalysisMissing => "Mesin analisis gagal dimuat. Fitur lain tetap berfungsi.",
        AnalysisUnusable => {
            "Mesin analisis memberi jawaban yang tidak masuk akal. Fitur lain tetap berfungsi."
        }
        Refit => "Sesuaikan papan",
        CouldBeRefitted => "Layar sudah berubah sejak papan ini dibuat seluas layar.",
        HearMoves => "Mau dengar bunyi saat melangkah?",
        SoundOn => "Nyalakan",
        NoThanks => "Tidak usah",
        Restore => "Kembalikan",
        OutOfReach => "Papan hanya sampai {cells} kotak dari bidak pertama.",
        DrawDeclined => {
            "Komputer menolak. Komputer baru mau seri setelah {moves} langkah tanpa ancaman."
        }
        LanguageMissing => "Bahasa ini gagal dimuat. Periksa koneksimu.",

        Board => "Papan",
        ThreeByThree => "3×3",
        FourByFour => "4×4",
        FiveByFive => "5×5",
        FillsTheScreen => "Seluas layar",
        Gomoku => "Gomoku 15×15",
        Large => "19×19",
        CubeOfThree => "3D 3×3×3",
        CubeOfFour => "3D 4×4×4",
        WithoutEnd => "Tanpa batas",
        Custom => "Atur sendiri",
        Columns => "Kolom",
        Rows => "Baris",
        Layers => "Lapis",
        Run => "Sejajar",
        NumberOfLayers => "{name}: 1, atau {least} sampai {most}.",
        OnlyNumber => "{name}: {number} untuk papan ini.",
        NumberFromTo => "{name}: angka dari {least} sampai {most}.",
        ProvedWin => "Terbukti: pemain pertama menang",
        ProvedDraw => "Terbukti: seri jika main sempurna",
        Renju => "Renju 15×15",
        Caro => "Caro 15×15",
        CaroWithoutEnd => "Caro tanpa batas",
        Freestyle => "Bebas",
        ExactlyRun => "Tepat {run}",
        RenjuRule => "Renju",
        CaroRule => "Caro",
        CaroWithOverlines => "Caro deret panjang",
        FreestyleIs => "Menang dengan {run} sejajar atau lebih.",
        ExactlyRunIs => {
            "Menang dengan tepat {run} sejajar; deret yang lebih panjang tidak dihitung."
        }
        RenjuIs => "Hitam tidak boleh membuat tiga ganda, empat ganda, atau deret panjang.",
        CaroIs => "Menang dengan tepat lima sejajar, kecuali kedua ujungnya diblokir.",
        CaroWithOverlinesIs => {
            "Menang dengan lima sejajar, kecuali kedua ujungnya diblokir; enam atau lebih selalu menang."
        }
        Opening => "Pembukaan",
        FreeOpening => "Bebas",
        SwapOpening => "Swap",
        Swap2Opening => "Swap2",
        ProOpening => "Pro",
        LongProOpening => "Long pro",
        FreeOpeningIs => "Tanpa batasan.",
        SwapIs => "Satu pemain meletakkan satu batu, yang lain memilih warna.",
        Swap2Is => {
            "Satu pemain meletakkan tiga batu; yang lain memilih warna, atau menambah dua batu dan menyerahkan pilihan kepada pemain pertama."
        }
        ProIs => "Batu pertama Hitam di tengah, batu keduanya di luar area tengah {size}.",
        Overline => "deret panjang",
        DoubleFour => "empat ganda",
        DoubleThree => "tiga ganda",
        NotInCentre => "batu pertama harus di tengah",
        NearCentre => "terlalu dekat dengan tengah",
        FoulOfRows => "{foul} ({rows})",
        RowFromTo => "{first}–{last}",
        ForbiddenHere => "terlarang: {foul}",
        IsForbidden => "{cell} terlarang: {foul}.",
        OpeningStone => "batu ke-{number} dari {count}, lalu lawan memilih",
        ChooseColour => "Pilih warna",
        ComputerChooses => "Komputer memilih warna",
        FriendChooses => "Temanmu memilih warna",
        PlayerChooses => "{player}: pilih warna",
        AddTwoStones => "Tambah dua batu",
        YouMoveNext => "lalu giliranmu",
        OtherMovesNext => "lalu giliran lawan",
        OtherThenChooses => "lalu lawan memilih",
        YouPlay => "Kamu memegang {piece}.|Kamu memegang Hitam.|Kamu memegang Putih.",
        ComputerPlays => {
            "Komputer memegang {piece}.|Komputer memegang Hitam.|Komputer memegang Putih."
        }
        FriendPlays => "Temanmu memegang {piece}.|Temanmu memegang Hitam.|Temanmu memegang Putih.",
        PlayerPlays => {
            "{player} memegang {piece}.|{player} memegang Hitam.|{player} memegang Putih."
        }
        OnlyAnswerForbidden => "satu-satunya jawaban Hitam, {cell}, terlarang: {foul}",
        ForbiddenPoints => "Tampilkan kotak terlarang",
        PlayPiece => "Pegang {piece}|Pegang Hitam|Pegang Putih",
        Against => "Mode",
        FriendHere => "Dua pemain",
        FriendByLink => "Teman via tautan",
        Opponent => "Lawan",
        StrengthGrade => "Kesulitan",
        EasyIs => "Memblokir deretmu, tetapi mudah terjebak.",
        MediumIs => "Punya rencana dan melihat hampir semua jebakan.",
        HardIs => "Jarang membuat kesalahan.",
        BestIs => "Yang terkuat di papan ini.",
        AllOpponents => "Semua lawan",
        MoreBoards => "Papan lainnya",
        IsProved => "terbukti: semua kemungkinan dicoba",
        IsMeasured => "diukur lewat pertandingan",
        IsNotMeasured => "tidak diukur di papan ini",
        More => "Opsi lainnya",
        ChooseOpponent => "Pilih lawan",
        HowStrong => "Seberapa kuat?",
        Explained => "{name}: {what}",
        WhoStarts => "Siapa yang mulai",
        WhoMovesNext => "Giliran siapa",
        InTurn => "Bergantian",
        Chance => "Acak",
        Pieces => "Bidak",
        Marks => "X dan O",
        Stones => "Batu",
        YourMark => "Tandamu",
        YourStones => "Batumu",
        PlayerOnesMark => "Tanda {name}",
        PlayerOnesStones => "Batu {name}",
        StarterIsX => "X yang mulai",
        StarterIsBlack => "Hitam yang mulai",
        PieceAlone => "{piece}|Hitam|Putih",
        Start => "Mulai",
        MakeLink => "Buat tautan",
        Arrange => "Susun posisi",
        WinsWith => "{run} sejajar",
        WinsWithExactly => "tepat {run} sejajar",
        WinsWithOrMore => "{run} sejajar atau lebih",

        FirstFreeIs => "mengambil kotak kosong pertama",
        RandomIs => "melangkah di mana saja",
        GuardIs => "melengkapi deret, memblokir, selebihnya asal melangkah",
        ClerkIs => "melengkapi deret, memblokir, selebihnya kotak kosong pertama",
        CentreIs => "tengah dulu, lalu seperti Penjaga",
        StrategistIs => "melengkapi deret, memblokir, selebihnya menurut rencana",
        MinimaxIs => "menghitung semua kemungkinan sampai akhir",
        LevelOneIs => "memikirkan langkahnya dan jawabanmu",
        LevelTwoIs => "melihat ancaman ganda",
        LevelThreeIs => "melihat beberapa langkah ke depan",
        LevelFourIs => "melihat rangkaian empat yang menang",
        LevelFiveIs => "melihat jauh ke depan",
        LevelSixIs => "berpikir lama",
        LevelFourInSpaceIs => "melihat kemenangan yang tidak bisa dicegah",
        LevelSixInSpaceIs => "berpikir lama dan membuktikan kemenangan",
        MeasuredAgainst => {
            "{count} permainan melawan {opponent}: {won} menang, {drawn} seri, {lost} kalah"
        }
        MeasuredNote => "{character}; {result}",
        NoteIfYouStart => "{character}; {chance} jika kamu mulai",
        NoteIfItStarts => "{character}; {chance} jika komputer mulai",
        NeverWin => "kamu tidak mungkin menang",
        HardlyEverWin => "kamu hampir tidak mungkin menang",
        WinTimesIn => "kamu bisa menang {count} kali dari {of}",
        WinAboutTimesIn => "kamu bisa menang sekitar {count} kali dari {of}",
        NearlyAlwaysWin => "kamu hampir selalu bisa menang",
        AlwaysWin => "kamu selalu bisa menang",

        Close => "Tutup",

        Language => "Bahasa",
        LikeTheBrowser => "Ikuti browser",
        Look => "Tema",
        LikeTheSystem => "Ikuti sistem",
        Midnight => "Malam",
        Paper => "Kertas",
        Wood => "Kayu",
        Sound => "Suara",
        Quiet => "Pelan",
        MediumLoud => "Sedang",
        Loud => "Keras",
        Vibration => "Getaran",
        Off => "Mati",
        On => "Nyala",
        ComputerAnswers => "Jeda sebelum balasan",
        AtOnce => "Langsung",
        AfterHalfASecond => "0,5\u{a0}dtk",
        AfterASecond => "1\u{a0}dtk",
        LevelSixThinks => "Waktu berpikir Level 6",
        ForASecond => "1\u{a0}dtk",
        ForFiveSeconds => "5\u{a0}dtk",
        ForHalfAMinute => "30\u{a0}dtk",
        ToMakeAMove => "Konfirmasi langkah",
        TapACell => "Ketuk sekali",
        SelectThenPlace => "Pilih, lalu “Letakkan”",
        ButtonsFor => "Sisi tombol",
        RightHand => "Kanan",
        LeftHand => "Kiri",
        SecondPlayer => "Tombol Pemain 2",
        Upright => "Normal",
        Turned => "Dibalik",
        TurnedIs => {
            "Dibalik: pada ponsel yang diletakkan di antara kedua pemain, kartu dan tombol Pemain 2 menghadap ke pemain itu."
        }
        SpaceBoards => "Papan 3D",
        AsFits => "Otomatis",
        MoveResults => "Hasil langkah",
        Keys => "Pintasan",
        SingleKeys => "Pintasan satu tombol",
        OtherVariation => "Variasi lain",
        ChooseCell => "Pilih kotak",
        EnterKey => "Enter",
        EscapeKey => "Esc",
        ControlKey => "Ctrl",
        ShiftKey => "Shift",
        HomeKey => "Home",
        EndKey => "End",
        MoveNumbers => "Nomor langkah",
        Erase => "Hapus",

        HasWonAlready => "{piece} sudah menang|Hitam sudah menang|Putih sudah menang",
        NoLineForAnyone => "Tidak ada deret yang bisa dilengkapi",
        NobodysTurn => "Giliran tidak jelas",
        TapPuts => "Saat diketuk",
        Alternate => "Bergantian",
        SideToMove => "Giliran",
        Clear => "Kosongkan",
        Mirror => "Cerminkan",
        Turn => "Putar",
        Back => "Kembali",
        Analyse => "Analisis",
        PlayFromHere => "Main dari sini",
        IsPickedUp => "Bidak di {cell} diangkat",
        CountOfPiece => "{count} {piece}|{count} hitam|{count} putih",
        Counts => "{first}, {second}",
        TooMany => {
            "{counts}: {piece} terlalu banyak|{counts}: hitam terlalu banyak|{counts}: putih terlalu banyak"
        }
        OnlyToLookAt => "{counts}: hanya untuk dilihat",

        AtMove => "Langkah",
        ToBeginning => "Ke awal",
        OneMoveBack => "Langkah sebelumnya",
        OneMoveOn => "Langkah berikutnya",
        ToEnd => "Ke akhir",
        BeforeFirstMove => "sebelum langkah pertama",
        PlayOn => "Lanjut dari sini",
        EndReview => "Tutup analisis",
        InVariation => "variasi",
        RemoveMoves => "Hapus dari sini",
        RestoreMoves => "Kembalikan",
        ReturnToGame => "Ke permainan",
        MovesLeftOut => {
            "Langkah ke-{number} melanggar aturan. Seluruhnya ada {count} langkah yang dilewati."
        }
        FileFailed => "{file}: {why}",
        AtPlace => "{why} ({place})",
        AtLine => "baris {line}, kolom {column}",
        AtByte => "byte ke-{number}",
        FileCutOff => "isinya terpotong",
        Play => "Putar",
        Pause => "Jeda",
        HalfSpeed => "0,5×",
        NormalSpeed => "1×",
        DoubleSpeed => "2×",
        MoveOf => "Langkah {at} dari {all}",
        MoveOfBy => {
            "Langkah {at} dari {all}, {piece} {cell}|Langkah {at} dari {all}, Hitam {cell}|Langkah {at} dari {all}, Putih {cell}"
        }
        Excellent => "sangat bagus",
        Good => "bagus",
        Dubious => "meragukan",
        Mistake => "mungkin keliru",
        Blunder => "blunder",
        HasWon => "{piece} sudah menang|Hitam sudah menang|Putih sudah menang",
        HasWonInside => "{piece} sudah menang|Hitam sudah menang|Putih sudah menang",
        CanWinIn => {
            "{piece} bisa menang {moves}|Hitam bisa menang {moves}|Putih bisa menang {moves}"
        }
        ADraw => "seri",
        StandsBetter => "{piece} lebih unggul|Hitam lebih unggul|Putih lebih unggul",
        AboutEven => "hampir seimbang",
        MissesWinIn => "Melewatkan kemenangan {moves}",
        LetsWinIn => {
            "Membiarkan {piece} menang {moves}|Membiarkan Hitam menang {moves}|Membiarkan Putih menang {moves}"
        }
        EngineLines => "Variasi mesin",
        BalancedMoves => "Langkah seimbang",
        FewerLines => "Kurangi variasi",
        MoreLines => "Tambah variasi",
        ChanceOf => "{piece} {percent}|Hitam {percent}|Putih {percent}",
        LinesDepth => "Kedalaman {depth}",
        LinesDetail => "{positions} posisi dalam {seconds}\u{a0}dtk",
        Promote => "Naikkan variasi",
        Notes => "Catatan",
        Triangle => "segitiga",
        Square => "persegi",
        Circle => "lingkaran",
        Cross => "silang",
        StopDrawing => "Selesai menggambar",
        VariationsChanged => {
            "Variasi di tautan ini terpotong atau berubah. Ini permainannya tanpa variasi."
        }
        AnalysisTooLarge => {
            "Analisis ini terlalu besar untuk disimpan di sini. Simpan sebagai file."
        }
        Moves => "{count} langkah",
        VerdictAnd => "{verdict}; {standing}",
        Better => "{judged}. Lebih baik: {cells}",
        NextMove => "berikutnya: {move}, {verdict}",
        DecidedBy => {
            "{ended}, ditentukan oleh langkah ke-{move}, {piece} {cell}.|{ended}, ditentukan oleh langkah ke-{move}, Hitam {cell}.|{ended}, ditentukan oleh langkah ke-{move}, Putih {cell}."
        }
        NoSingleMove => "{ended}. Tidak ada satu langkah pun yang menentukan.",
        LookingAtGame => "Menganalisis permainan: {progress}",
        Mistakes => "Kesalahan",
        FindBetterMove => {
            "{piece} memainkan {cell}. Cari langkah yang lebih baik.|Hitam memainkan {cell}. Cari langkah yang lebih baik.|Putih memainkan {cell}. Cari langkah yang lebih baik."
        }
        IsBetter => "{cell} langkah yang bagus.",
        IsNotBetter => "{cell} belum cukup bagus. Ada langkah yang lebih baik.",
        LookingAtMove => "Memeriksa {cell}…",
        ShowSolution => "Lihat jawaban",
        NextMistake => "Kesalahan berikutnya",
        NoMoreMistakes => "Tidak ada kesalahan lagi.",
        MistakesBySide => "Kesalahan: {first}, {second}.",
        PuzzleSolved => "Terpecahkan",
        PuzzleSolution => "Jawaban",
        StepOf => "Tahap {step} dari {steps}",
        MissedWin => "Kemenangan terlewat",

        Accept => "Main",
        NotNow => "Nanti saja",
        TakeLink => "Pakai yang ini",
        TakeSeat => "Ikut bermain",
        KeepKnown => "Simpan punyaku",
        ShowKnown => "Lihat punyaku",
        ShowLink => "Lihat versi tautan",
        Invited => {
            "Teman mengajakmu bermain {game}. Kamu memegang {piece}.|Teman mengajakmu bermain {game}. Kamu memegang Hitam.|Teman mengajakmu bermain {game}. Kamu memegang Putih."
        }
        OwnGameKept => "Permainanmu sendiri tetap tersimpan.",
        PositionFromLink => "Posisi dari tautan. Permainanmu sendiri tetap tersimpan.",
        Watching => {
            "Kamu menonton permainan dua pemain lain. Tampilan ini tidak diperbarui otomatis: buka tautan mereka berikutnya untuk melihat kelanjutannya."
        }
        AsksToTakeBack => "Temanmu minta menarik kembali {count} langkah.",
        Earlier => "Ini permainanmu {count} langkah yang lalu.",
        FromYourSide => {
            "Tautan ini dikirim dari pihakmu, tetapi berisi tambahan langkah ke-{move}, yaitu langkah temanmu. Pakai hanya jika kamu sendiri yang mengirimnya dari perangkat lain."
        }
        AnotherGame => "Tautan ini berisi permainan yang berbeda dari permainanmu yang tersimpan.",
        Differs => {
            "Langkah ke-{move} berbeda dari permainanmu yang tersimpan: {linked} di tautan ini, {known} di permainanmu."
        }
        DiffersAsk => {
            "Langkah ke-{move} berbeda dari permainanmu yang tersimpan: {linked} di tautan ini, {known} di permainanmu. Tanyakan kepada temanmu langkah mana yang benar."
        }
        PlayedForYou => {
            "Langkah ke-{move} di tautan ini milikmu, tetapi kamu tidak melakukannya di sini."
        }

        NowSend => "Sekarang kirim tautannya",
        SentAndWaiting => "Terkirim. Menunggu temanmu",
        WaitingForFriend => "Menunggu tautan temanmu",

        TheLink => "Tautan",
        TheMoves => "Langkah",
        TheBoard => "Papan",
        LinkIsASeat => {
            "Siapa pun yang punya tautan ini bisa melangkah menggantikan temanmu: kirim hanya kepada temanmu."
        }
        CopyLink => "Salin tautan",
        CopyMoves => "Salin langkah",
        CopyBoard => "Salin papan",
        Scan => "Pindai dengan ponsel lain",
        OpenGame => "Buka permainan",
        LinkMovesOrText => "Tautan, langkah, atau isi file",
        TheText => "Teks",
        ChooseFiles => "Pilih file",
        AboutFiles => {
            "File SGF, RenLib (.lib), .psq, .pos, dan .sav bisa dibuka di sini. Kamu juga bisa menyeretnya ke mana saja di halaman ini."
        }
        GamesInFiles => "Pilih permainan",
        Comment => "Komentar",
        JudgementOfMove => "Langkah ini",
        NoSign => "Tanpa tanda",
        VeryGoodMove => "langkah brilian",
        InterestingMove => "langkah menarik",
        DrawOnBoard => "Gambar di papan",
        Letter => "huruf",
        Analyses => "Analisis",
        WithVariations => "Dengan variasi dan catatan",
        VariationsTooLong => "Variasinya tidak muat di tautan. Simpan permainan sebagai file.",
        OpenAnyway => "Tetap buka",
        Library => "Koleksi",
        AboutLibrary => {
            "File permainan yang kamu tambahkan di sini tetap di perangkat ini. Cari permainan yang memuat suatu posisi, termasuk yang diputar atau dicerminkan, dan lihat kelanjutannya."
        }
        AddFiles => "Tambah file",
        AddToLibrary => "Tambahkan ke koleksi",
        SearchGames => "Pemain, turnamen, atau tanggal",
        WithThisPosition => "Hanya permainan dengan posisi ini",
        FoundGames => "{count} permainan ditemukan.",
        FirstListed => "Hanya {count} pertama yang ditampilkan.",
        NextMoves => "Langkah berikutnya",
        FilesNotKept => {
            "Browser ini tidak menyimpan filenya. File akan hilang setelah halaman dimuat ulang."
        }
        GameNumber => "Permainan {number}",
        UnknownFormat => "format ini tidak bisa dibuka di sini",
        NoGameInside => "tidak ada permainan di dalamnya",
        FileTooLong => "ukurannya terlalu besar",
        FileGoesOn => "masih ada isi lain setelah bagian akhir",
        FileNotUnderstood => "bagian ini tidak bisa dipahami",
        AnotherKindOfGame => "ini catatan jenis permainan lain",
        CellOutside => "kotak itu tidak ada di papan",
        SaveAsFile => "Simpan sebagai file",
        NotInFormat => "Jenis file ini tidak bisa memuat papan atau posisi ini.",
        GameSaved => "Tersimpan.",
        PasteHere => "Tempel di sini",
        Open => "Buka",
        SharePicture => "Bagikan gambar",
        SavePicture => "Simpan gambar",
        SaveReplay => "Simpan animasi",
        SaveGif => "Simpan GIF",
        PageName => "In a Row",
        FinalBoard => "Papan di akhir permainan. {result}. {game}.",
        GameOfMoves => "{game}, {moves}",
        Message => "{game}: {what}",
        YourMoveYouAre => {
            "giliranmu, kamu memegang {piece}|giliranmu, kamu memegang Hitam|giliranmu, kamu memegang Putih"
        }
        Shared => "Sudah dibagikan.",
        Copied => "Tersalin. Tempelkan di tempat temanmu bisa membacanya.",
        NotSent => "Tidak terkirim.",
        CopyYourself => {
            "Browser ini tidak mengizinkan halaman mengirim atau menyalin. Teksnya sudah dipilih: salin sendiri."
        }
        Saved => "Tersimpan. Cari di folder unduhanmu.",
        PictureNotTaken => "Gambar tidak bisa dibagikan. Simpan saja gambarnya.",
        PictureNotDrawn => "Browser ini tidak bisa membuat gambarnya. Ambil tangkapan layar saja.",

        YourGames => "Permainan kamu",
        NoGames => {
            "Belum ada permainan. Permainan yang kamu tinggalkan untuk permainan lain disimpan di sini."
        }
        FinishedGames => "Selesai",
        GoOn => "Lanjutkan",
        Remove => "Hapus",
        Choose => "Pilih",
        ChooseAllOver => "Pilih semua yang selesai",
        RemoveChosen => "Hapus yang dipilih",
        ListedGame => {
            "{board}, {run} sejajar, kamu {piece}, {moves}|{board}, {run} sejajar, kamu Hitam, {moves}|{board}, {run} sejajar, kamu Putih, {moves}"
        }
        ListedOwn => "{board}, {run} sejajar, {opponent}, {moves}",
        ListedPosition => "{board}, {run} sejajar, {marks}",
        MarksCount => "{count} bidak",
        WaitingToJoin => "Menunggu pemain bergabung",
        YouWon => "Kamu menang",
        FriendWon => "Temanmu menang",
        Arranging => "Posisi yang sedang kamu susun",
        HowManyGames => "{count} dari maksimal {most} permainan via tautan.",
        PastGamesKept => "{most} permainan terakhir yang selesai tetap disimpan.",
        OldGamesDropped => {
            "“Permainan kamu” menyimpan {most} permainan terakhir. Yang paling lama sudah dihapus."
        }
        GamesFull => {
            "Kamu sudah punya {most} permainan via tautan, dan itu jumlah maksimalnya. Untuk memulai atau mengikuti yang lain, hapus beberapa di “Bagikan › Permainan kamu”."
        }
        GamesRemoved => "{count} permainan dihapus.",

        WhatsNew => "Yang baru",
        Install => "Instal",
        InstallByHand => {
            "Agar permainan ini ada di layar utama, buka menu browsermu, atau “Bagikan” di iPhone atau iPad, lalu pilih “Tambahkan ke Layar Utama”."
        }
        YourData => "Data kamu",
        Statistics => "Statistik",
        StatisticsCleared => "Statistik dihapus.",
        Send => "Kirim",
        Scanned => "Sudah dipindai",
        MoveFirst => "Aku melangkah dulu",
        InviteOrMove => "Kirim tautan ini kepada temanmu, atau melangkah dulu, baru kirim.",
        InviteToStart => "Kirim tautan ini kepada temanmu. Temanmu yang melangkah pertama.",
        SendYourMove => {
            "Kirim tautan ini kepada temanmu. Temanmu akan melihat langkahmu dan membalas dengan tautan."
        }
        SendResult => "Kirim tautan ini kepada temanmu untuk menunjukkan hasil akhirnya.",
        NowMove => {
            "Temanmu sekarang bisa membuka tautannya. Silakan melangkah, lalu kirim tautannya lagi."
        }
        LinkIsSent => "Tautan ini sudah dikirim. Kirim lagi hanya jika hilang.",

        Strength => "Kekuatan lawan",
        StrengthIsProved => {
            "Baru saja dibuktikan dengan memainkan semua kemungkinan permainan melawan setiap lawan. Peluang ini berlaku jika kamu bermain sebaik mungkin."
        }
        StrengthIsMeasured => {
            "Diukur: {board}. Setiap lawan bermain melawan yang setingkat lebih lemah, dan masing-masing memulai separuh permainan. Level 6 punya {seconds} detik untuk setiap langkah."
        }
        StrengthIsNotMeasured => {
            "Tidak diukur: {board}. Ini hasil dari papan terukur yang paling mirip."
        }
        ForProgrammers => "Untuk pemrogram",
        ProgramsFindOut => "Program di kode sumber halaman ini menghitung semuanya:",
        IfYouStart => "Jika kamu mulai, {chance}.",
        IfItStarts => "Jika komputer mulai, {chance}.",
        Exactly => "{chance} (tepatnya {exactly})",
        GamesBeatIt => "Ada {count} cara untuk mengalahkannya.",
        ShowAWin => "Cara menang",
        AgainstIfYouStart => "melawan {opponent} jika kamu mulai",
        AgainstIfItStarts => "melawan {opponent} jika komputer mulai",
        StrategistsClaim => {
            "Pembuatnya yakin program ini tidak terkalahkan dan minta dibuktikan: jika kamu mulai, {first}; jika komputer mulai, {second}."
        }
        AlwaysBeaten => "selalu bisa dikalahkan",
        BeatenWithLuck => "bisa dikalahkan kalau beruntung",
        NotBeaten => "tidak bisa dikalahkan",

        LinkFailed => "Tautan tidak bisa dibuka: {why}. Permainanmu sendiri tidak berubah.",
        NoLink => "tidak ada permainan di dalamnya",
        TooLong => "lebih panjang dari permainan mana pun",
        CutOff => "tautannya terpotong. Minta kirim ulang",
        CutOffAfter => "tautannya terpotong setelah langkah ke-{move}. Minta kirim ulang",
        Changed => "isinya berubah saat dikirim. Salin ulang, atau minta kirim ulang",
        TooLarge => "papannya, atau salah satu kotaknya, terlalu besar",
        TooFar => "ada kotak yang jauhnya lebih dari {cells} kotak dari bidak pertama",
        Character => "karakter ke-{number}, “{character}”, tidak seharusnya ada di situ",
        NoDraw => "seri tidak bisa ditawarkan atau diterima di permainan ini",
        MoveTaken => "langkah ke-{move}, {cell}, jatuh di kotak yang sudah terisi",
        MoveOutside => "langkah ke-{move}, {cell}, di luar papan",
        MoveNotFirst => "langkah ke-{move}, {cell}, bukan r0u0, tempat bidak pertama selalu berada",
        MoveAfterEnd => "langkah ke-{move}, {cell}, ada setelah permainan berakhir",
        WrongColumns => "ada {count} kolom, padahal papan harus punya {least} sampai {most}",
        WrongRows => "ada {count} baris, padahal papan harus punya {least} sampai {most}",
        WrongCube => "papan 3D harus punya tiga sisi sama panjang, {least} sampai {most}",
        WrongRun => "isinya {run} sejajar, padahal papan ini butuh {number}",
        WrongRunFromTo => "isinya {run} sejajar, padahal papan ini butuh {least} sampai {most}",
        MarkOutside => "ada bidak di luar papan",
        TwoMarks => "ada dua bidak di satu kotak",
        NobodysTurnInIt => "tidak jelas giliran siapa",
        BeginsAfterEnd => "permainan sudah berakhir di posisi awal",

        ChangesMissing => "Daftar perubahan gagal dimuat. Periksa koneksimu.",
        AboutData => {
            "Permainan, skor, statistik, dan setelanmu hanya disimpan di perangkat ini. Ekspor ke file agar aman, atau untuk membawanya ke perangkat lain. Mengimpor file hanya menambah yang sudah ada: skor dihitung sekali, dan tidak ada yang ditimpa."
        }
        ExportData => "Ekspor ke file",
        ImportData => "Impor dari file",
        NotExported => "Browser ini tidak bisa menyimpan file.",
        TakeTheirs => "Pakai permainan dan setelan dari file",
        TookTheirs => "Beres. Permainan dan setelan dari file sudah dipakai.",
        FileNotRead => "File tidak bisa dibaca. Tidak ada yang berubah.",
        FileForeign => "Ini bukan file dari In a Row. Tidak ada yang berubah.",
        FileNewer => {
            "File ini dari versi In a Row yang lebih baru. Muat ulang halaman untuk mendapatkan versi itu, lalu coba lagi. Tidak ada yang berubah."
        }
        FileDamaged => "File ini rusak. Tidak ada yang berubah.",
        FileTooLarge => "File ini terlalu besar. Tidak ada yang berubah.",
        NothingNew => "Tidak ada yang baru di file ini.",
        BroughtIn => "Diimpor: {parts}.",
        Scores => "{count} skor",
        OtherGames => "{count} permainan",
        GamesByLink => "{count} permainan via tautan",
        ArrangedPositions => "{count} posisi susunan",
        SettingsChanged => "{count} setelan",
        PuzzlesBroughtIn => "latihan yang sudah kamu selesaikan",
        CurrentGame => "permainan saat ini",
        StayedAsTheyWere => "Permainan saat ini dan setelanmu tidak berubah.",

        NoStatistics => {
            "Belum ada permainan yang selesai. Mainkan satu sampai akhir, dan hasilnya muncul di sini."
        }
        Won => "Menang",
        Drawn => "Seri",
        Lost => "Kalah",
        Points => "Poin",
        Streak => "Beruntun",
        LongestStreak => "Rekor beruntun",
        StreakWon => "{count} menang",
        StreakDrawn => "{count} seri",
        StreakLost => "{count} kalah",
        LastGame => "Permainan terakhir: {results}",
        LastGames => "{count} permainan terakhir, dari yang terlama: {results}",
        ExactlyGame => "Tepat {game}",
        ResultsOf => "{game}, untuk {name}",
        AboutStatistics => {
            "Batang ke atas berarti menang, batang ke bawah berarti kalah, dan garis pendek berarti seri. Grafiknya naik setiap kali menang dan turun setiap kali kalah. “Reset skor” tidak mengubah apa pun di sini. Permainan via tautan dan dari posisi susunan tidak dihitung."
        }
        ClearStatistics => "Hapus statistik",
        LessonsFinished => "Pelajaran selesai: {done} dari {count}",
        PuzzleOfTheDay => "Teka-teki hari ini",
        SolvePuzzles => "Pecahkan teka-teki",
        DailySolved => {
            "Sudah terpecahkan hari ini. Yang berikutnya muncul tengah malam ({time} UTC)."
        }
        DailyStreak => "Hari berturut-turut: {count}",
        PuzzleRating => "Ratingmu: {rating}",
        PuzzleRatingChange => "Ratingmu: {rating} ({change})",
        PuzzlesTried => "Terpecahkan tanpa kesalahan atau petunjuk: {solved} dari {tried}",
        PuzzlesDue => "Perlu diulang hari ini: {count}",
        WhichPuzzles => "Jenis",
        AllPuzzles => "Semua",
        SmallBoards => "3×3 sampai 7×7",
        BoardsInSpace => "3D",
        WinWithFours => "Rangkaian empat",
        WinWithThreats => "Rangkaian ancaman",
        Defence => "Bertahan",
        QuietMove => "Langkah tenang",
        TwoFours => "Empat ganda",
        TwoThrees => "Tiga ganda",
        TooLongRow => "Deret panjang",
        FourThree => "Empat-tiga",
        AtTheEdge => "Di tepi",
        Fork => "Garpu",
        SpaceDiagonal => "Diagonal ruang",
        ForbiddenReply => "Balasan terlarang",
        FindWin => "Temukan langkah untuk menang.",
        FindOnlyMove => "Temukan satu-satunya langkah agar tidak kalah.",
        RightGoOn => "Benar. Temukan langkah berikutnya.",
        RightMove => "Benar.",
        DoesNotWin => "{cell} tidak membawa kemenangan: {reply} menghentikannya.",
        LosesTo => "{cell} kalah oleh balasan {reply}.",
        IsNoWin => "{cell} tidak membawa kemenangan.",
        WinIsCertain => "Sekarang tidak ada lagi balasan yang bisa mencegah kemenanganmu.",
        OtherMovesLose => "Semua langkah lain berujung kalah.",
        HintTheme => "Tema: {theme}.",
        HintColumn => "Langkahnya di kolom {column}.",
        HintLayer => "Langkahnya di lapis {layer}.",
        HintMove => "Langkahnya {cell}.",
        NextPuzzle => "Teka-teki berikutnya",
        ShareResult => "Bagikan hasil",
        SharedPuzzle => "In a Row, teka-teki {date}: {result}",
        SharedSolved => "terpecahkan dalam sekali coba",
        SharedTries => "langkah salah: {count}",
        SharedHints => "petunjuk: {count}",
        CopiedResult => "Tersalin.",
        PuzzlesMissing => "Teka-teki gagal dimuat. Periksa koneksimu, lalu buka lagi.",
        FromYourGames => "Dari permainanmu",
        SearchingGames => "Memeriksa permainanmu…",
        NoMissedWin => {
            "Di permainanmu yang sudah selesai melawan komputer, tidak ada lagi kemenangan yang terlewat."
        }
        Learn => "Belajar",
        LearnAbout => "Pelajaran singkat dengan latihan di papan.",
        LessonFinished => "Selesai",
        NextStep => "Lanjut",
        NextLesson => "Pelajaran berikutnya",
        LessonOver => "Itu tahap terakhir pelajaran ini.",
        LookElsewhere => "{cell} boleh juga, tetapi di sini coba cari langkah lain.",
        NotThere => "Bukan {cell}. Coba lihat lagi.",
        NotThatAnswer => "Bukan. Coba perhatikan lagi batu-batunya.",
        TryCell => "Coba {cell}.",
        TakeBlack => "Hitam",
        TakeWhite => "Putih",
        LessonFours => "Empat dan tiga",
        LessonForks => "Garpu",
        LessonFouls => "Kotak terlarang dalam renju",
        LessonSpace => "Berpikir 3D",
        NoughtsRow => "Kamu X. Buat tiga sejajar untuk menang. Lengkapi deretmu.",
        NoughtsBlock => "O tinggal butuh satu tanda lagi. Ambil kotak itu lebih dulu.",
        NoughtsFork => {
            "Langkah yang membuat dua ancaman disebut garpu. O hanya bisa menghentikan salah satunya. Buat garpu, lalu raih kemenangan."
        }
        NoughtsCorner => "Sekarang kamu O. X sudah di tengah. Hanya sudut yang aman: ambil satu.",
        NoughtsCentre => "X sudah di sudut. Hanya kotak tengah yang aman: ambil kotak itu.",
        NoughtsEdge => {
            "X punya dua sudut dan ingin membuat garpu. Ambil kotak di tengah salah satu sisi: X terpaksa menghentikan deretmu."
        }
        NoughtsGame => {
            "Sekarang mainkan satu permainan penuh melawan komputer. Jangan sampai kalah!"
        }
        FoursComplete => "Buat lima sejajar untuk menang. Lengkapi deret limamu.",
        FoursStop => "Lawanmu punya deret empat: satu lagi jadi lima. Hentikan.",
        FoursGap => {
            "Deret empat bisa punya celah. Cari kotak tempat lawanmu akan membuat lima, lalu ambil kotak itu."
        }
        FoursOpen => {
            "Deret empat yang kedua ujungnya kosong disebut empat terbuka. Tidak ada yang bisa menghentikannya. Buat satu, lalu raih kemenangan."
        }
        ThreesOpen => {
            "Tiga terbuka bisa menjadi empat terbuka, jadi lawanmu harus menjawabnya. Buat satu."
        }
        ThreesStop => "Lawanmu punya tiga terbuka. Hentikan di salah satu ujungnya.",
        ForksFourThree => {
            "Satu langkah membuat deret empat dan tiga terbuka sekaligus. Lawanmu hanya bisa menghentikan salah satunya. Temukan langkahnya, lalu raih kemenangan."
        }
        ForksFours => {
            "Satu langkah membuat dua deret empat sekaligus. Temukan, lalu raih kemenangan."
        }
        ForksThrees => {
            "Satu langkah membuat dua deret tiga terbuka sekaligus. Temukan, lalu raih kemenangan."
        }
        ForksStop => {
            "Sekarang lawanmu yang ingin membuat garpu. Ambil kotak tempat kedua deretnya bertemu."
        }
        ForksPrepare => {
            "Di sini belum ada garpu yang siap. Cari ancaman yang menyiapkannya, lalu raih kemenangan."
        }
        ChainForce => {
            "Lawanmu harus menjawab setiap deret empat, jadi kamulah yang menentukan arahnya. Raih kemenangan dengan rangkaian deret empat."
        }
        ChainOrder => "Cari garpunya dulu, baru deret empat yang menyiapkannya.",
        ChainLonger => {
            "Sekarang perlu lebih banyak deret empat. Masing-masing sebaiknya ikut memperpanjang deret lain."
        }
        ChainKeep => {
            "Deret empat yang tidak menyiapkan apa-apa itu sia-sia. Simpan sampai kamu memerlukannya, lalu raih kemenangan."
        }
        ChainLast => "Ini yang terpanjang. Tidak usah buru-buru.",
        DefenceFirst => {
            "Sebelum bertahan, lihat dulu apakah kamu bisa langsung menang. Ternyata bisa: di mana?"
        }
        DefenceAttack => {
            "Kalian sama-sama punya tiga terbuka, tetapi sekarang giliranmu. Serang, lalu raih kemenangan."
        }
        DefenceEnd => {
            "Deret tiga ini bisa dihentikan di kedua ujungnya, tetapi salah satu ujung sekaligus menghentikan deret lain. Ambil ujung itu."
        }
        DefenceCounter => {
            "Di sini bertahan saja tidak cukup. Buat deret empatmu sendiri: lawanmu harus menjawab, dan kamu menang."
        }
        DefenceOnly => {
            "Lawanmu mengancam akan menang, dan hanya satu langkah yang bisa mencegahnya. Temukan."
        }
        SwapWhy => {
            "Dalam gomoku, pemain yang mulai lebih diuntungkan. Swap2 membuatnya adil: satu pemain meletakkan tiga batu, yang lain memilih warna."
        }
        SwapBlack => {
            "Batu-batu hitam saling membantu, dan batu putih letaknya jauh. Giliran Putih. Kamu pilih apa?"
        }
        SwapWhite => {
            "Batu-batu hitam terlalu berjauhan untuk saling membantu. Giliran Putih. Kamu pilih apa?"
        }
        SwapEven => {
            "Ragu warna mana yang lebih bagus? Tekan “Tambah dua batu”: lawan yang harus memilih."
        }
        SwapFive => {
            "Lawan sudah menambah dua batu. Giliran Putih, tetapi Hitam sudah punya tiga terbuka. Kamu pilih apa?"
        }
        FoulsThrees => {
            "Dalam renju, Hitam tidak boleh membuat dua deret tiga terbuka dengan satu langkah. Kamu Hitam: ketuk kotak terlarangnya."
        }
        FoulsFours => {
            "Dua deret empat dengan satu langkah juga terlarang. Ketuk kotak terlarangnya."
        }
        FoulsOverline => "Enam sejajar atau lebih juga terlarang. Ketuk kotak terlarangnya.",
        FoulsFive => {
            "Bagi Hitam, tepat lima sejajar selalu menang, bahkan di kotak seperti itu. Lengkapi deret limamu."
        }
        FoulsTrap => {
            "Sekarang kamu Putih. Buat deret empat yang hanya bisa dihentikan Hitam di kotak terlarang, lalu raih kemenangan."
        }
        SpaceLayer => {
            "Papan ini punya empat lapis yang bertumpuk. Buat empat sejajar untuk menang. Lengkapi deretmu di lapis ini."
        }
        SpaceUp => "Deret bisa lurus ke atas menembus semua lapis. Lengkapi deretmu.",
        SpaceSlant => {
            "Deret juga bisa bergeser satu kotak ke samping di setiap lapis. Lengkapi deretmu."
        }
        SpaceCorners => {
            "Deret bahkan bisa membentang dari satu sudut kubus ke sudut seberangnya. Lengkapi deretmu."
        }
        SpaceStop => "Lawanmu tinggal butuh satu bidak lagi. Temukan kotaknya, lalu ambil.",
        SpaceFork => "Di papan 3D, garpu juga ampuh. Temukan, lalu raih kemenangan.",
        EndlessFive => {
            "Papan ini tidak punya tepi: makin kamu main, makin luas. Lengkapi deret limamu."
        }
        EndlessStop => {
            "Di sini tidak ada tepi yang menghentikan deret. Lawanmu punya tiga terbuka: hentikan sendiri di salah satu ujungnya."
        }
        EndlessThree => "Deret tigamu terbuka di kedua ujung. Teruskan sampai menang.",
        EndlessFork => "Dua deret bertemu di satu kotak. Temukan, lalu raih kemenangan.",
        EndlessGame => "Kali ini jalan menangnya lebih panjang: manfaatkan yang sudah kamu punya.",

        HowToWin => {
            "Letakkan bidak secara bergantian di kotak kosong. Pemenangnya adalah yang lebih dulu membuat {run} sejajar: mendatar, menurun, atau diagonal."
        }
        LongerRowCountsNothing => "Deret yang lebih panjang tidak dihitung.",
        HowToWinInSpace => {
            "Letakkan bidak secara bergantian di kotak kosong. Pemenangnya adalah yang lebih dulu membuat {run} sejajar: di satu lapis, atau menembus semua lapis."
        }
        WhenDrawn => "Jika kedua pihak tidak bisa lagi melengkapi deret, permainan berakhir seri.",
        NoDrawInSpace => {
            "Di sini tidak ada permainan yang berakhir seri: yang mulai di tengah bisa menang dalam empat langkah. Halaman ini menghitungnya selagi kamu bermain."
        }
        FirstCanWin => "Yang mulai selalu bisa menang.",
        RulesWithoutEnd => {
            "Kotak dihitung dari bidak pertama: r3u4 berarti tiga ke kanan dan empat ke atas, l1d2 satu ke kiri dan dua ke bawah. Geser papan untuk melihat bagian lainnya, atau terus bergerak dengan tombol panah; ketik nama kotak untuk menuju ke sana, lalu Enter untuk melangkah. Perbesar dan perkecil dengan dua jari, dengan Ctrl dan roda mouse, atau dengan + dan −. Tidak ada permainan yang otomatis seri: tawarkan seri jika kedua pihak sama-sama buntu."
        }
        LineAlong => "Sepanjang baris atau kolom di satu lapis",
        LineDiagonal => "Sepanjang diagonal di satu lapis",
        LineStraightUp => "Lurus ke atas menembus semua lapis",
        LineUpAndAlong => "Naik sambil menyusuri baris atau kolom",
        LineCornerToCorner => "Dari sudut ke sudut kubus",
        HowRenju => {
            "Hitam mulai dan menang dengan tepat lima sejajar; Putih menang dengan lima atau lebih. Dengan satu langkah, Hitam tidak boleh membuat dua deret tiga, dua deret empat, atau enam sejajar atau lebih, kecuali langkah itu sekaligus membuat deret lima. Deret tiga adalah deret yang bisa menjadi empat terbuka dengan satu batu lagi, dan hanya dihitung jika Hitam boleh melangkah di sana. Putih juga menang jika satu-satunya jawaban Hitam adalah kotak terlarang."
        }
        HowCaro => {
            "Menang dengan tepat lima sejajar, kecuali kedua ujungnya diblokir bidak lawan. Tepi papan tidak dianggap memblokir."
        }
        HowCaroWithOverlines => {
            "Menang dengan lima sejajar, kecuali kedua ujungnya diblokir bidak lawan; tepi papan tidak dianggap memblokir. Enam sejajar atau lebih selalu menang."
        }
        ThreeIs => "Deret tiga: satu batu lagi menjadi empat terbuka",
        FourIs => "Deret empat: satu batu lagi menjadi lima",
        OverlineIs => "Deret panjang, enam atau lebih: terlarang",
        DoubleFourIs => "Empat ganda: terlarang",
        DoubleFourInLineIs => "Dua deret empat dalam satu garis: terlarang",
        DoubleThreeIs => "Tiga ganda: terlarang",
        NoDoubleThreeIs => "Bukan tiga ganda: salah satu deret hanya bisa menjadi deret panjang",
        BlockedFiveIs => "Kedua ujung diblokir: tidak menang",
        OpenFiveIs => "Satu ujung terbuka: menang",
        MoveForbidden => "langkah ke-{move}, {cell}, terlarang: {foul}",
        RuleNotHere => "aturan ini tidak berlaku di papan itu",
        OpeningNotHere => "pembukaan ini tidak berlaku di papan itu",
        WrongChoice => "pilihan warna tidak ada, atau salah tempat",
        HowToPlay => {
            "Ketuk kotak untuk melangkah. Dengan keyboard, gunakan tombol panah untuk bergerak di papan, Enter atau Spasi untuk melangkah, Home dan End untuk menuju ujung baris, serta Page Up dan Page Down untuk pindah lapis di papan 3D. Di papan tanpa batas, tombol-tombol itu bergerak lebih jauh."
        }
        HowToArrange => {
            "Saat menyusun posisi, seret bidak ke kotak lain. Dengan keyboard, Spasi mengangkat dan meletakkan bidak, Esc mengembalikannya ke tempat semula, dan Delete menghapusnya."
        }
        HowScoreIsKept => {
            "Skor disimpan di browser ini, terpisah untuk setiap papan dan lawan; permainan dari posisi susunan atau via tautan tidak dihitung. Tidak ada yang keluar dari perangkatmu selain tautan yang kamu kirim, dan setelah kunjungan pertama halaman ini tidak perlu internet."
        }

        HowMinimaxThinks => "Cara Minimax berpikir",
        Calls => "Pohon panggilan",
        CallsAsText => "Panggilan sebagai teks",
        Step => "Tahap",
        ToFirstStep => "Ke tahap pertama",
        OneStepBack => "Mundur satu tahap",
        OneStepOn => "Maju satu tahap",
        ToAnswer => "Ke jawaban",
        Position => "Posisi",
        OnTheBoard => "Di papan",
        Example => "Contoh",
        OnlyFewFreeCells => {
            "Jika kotak kosong di papanmu paling banyak 5, kamu bisa menontonnya di sini."
        }
        AlphaBeta => "Alfa-beta",
        Scheme => {
            "{mark} sebaiknya melangkah ke mana? Minimax mencoba setiap langkah, setiap jawaban, dan seterusnya sampai akhir. Kemenangan {mark} bernilai +10, kekalahan −10, seri 0. {mark} menyimpan nilai tertinggi, {other} nilai terendah."
        }
        MarkToMove => "Giliran {mark}",
        CallAhead => "{call}: belum diperiksa",
        CallOpen => "{call}: belum ada nilai",
        CallSoFar => "{call}: sejauh ini {score}",
        CallScore => "{call}: {score}",
        CallScoreKept => "{call}: {score}, disimpan",
        Call => "Panggilan {number}",
        CallOf => "Panggilan {number}: {move}",
        KeepsHighest => "{call}. Giliran {mark}, yang menyimpan nilai tertinggi.",
        KeepsLowest => "{call}. Giliran {mark}, yang menyimpan nilai terendah.",
        FillsBoard => "{call} memenuhi papan: 0.",
        CompletesLine => "{call} melengkapi deret: {score}.",
        Answer => "Jawabannya {move}, dengan nilai {score}.",
        AlreadyHas => "{move} menghasilkan {score}: {mark} sudah punya {best}.",
        HighestSoFar => "{move} menghasilkan {score}: tertinggi sejauh ini, {mark} menyimpannya.",
        LowestSoFar => "{move} menghasilkan {score}: terendah sejauh ini, {mark} menyimpannya.",
        SettlesIt => {
            "{step} {mark} punya jalan lain yang tidak lebih buruk, jadi sudah cukup: {moves} tidak perlu diperiksa."
        }
        LookedAt => "Posisi yang diperiksa: {plain}; dengan alfa-beta {pruned}.",
        LookedAtFromEmpty => "Dari papan {board} kosong: {plain}; dengan alfa-beta {pruned}.",

        InstalledDescription => {
            "Tic-tac-toe, gomoku, dan papan lainnya, melawan komputer atau teman. Bisa dimainkan tanpa internet."
        }
        Continue => "Lanjutkan",
        PlayGomoku => "Gomoku",
        OnAPhone => "Gomoku di ponsel",
        OnAComputer => "Gomoku di komputer",
    }
}
