//! The texts that people read, in every language and before the program runs.

use in_a_row::{
    engine::{
        Board, Foul, Rules, Side,
        advice::{
            Adviser, Evaluation, Hint, JudgedMove, Reason, Threat, ThreatKind, Verdict, threats,
        },
        bots::Opponent,
        exact::Value,
        foul_lines,
        measured::{Match, MatchResults},
        notation::link_in,
        search::Level,
    },
    session::{CellView, Locale, Mark, Pieces, Players, Seat, Setting, Status},
    words::{Changes, Language, Part, Piece, Text, Words, languages, phrases, speak, spoken, text},
};

use crate::common::{at, cells, played, rules};

fn in_language<T>(language: Language, say: impl Fn() -> T) -> T {
    let before = spoken();
    speak(languages::words(language));
    let text = say();
    speak(before);
    text
}

/// The static page is painted before the program is loaded.
#[test]
fn the_static_page_has_the_texts_of_the_program() {
    let page = include_str!("../../index.html");
    let static_texts = [
        format!("<title>{}</title>", text(Text::PageTitle)),
        format!("name=\"description\" content=\"{}\"", text(Text::PageDescription)),
        format!("property=\"og:title\" content=\"{}\"", text(Text::PageTitle)),
        format!(">{}</p>", text(Text::FailedToStart)),
        format!(">{}</button>", text(Text::TryAgain)),
        format!(">{}</p>", text(Text::TapASquare)),
        format!(">{}</p>", text(Text::Framed)),
        format!(">{}</a>", text(Text::OpenInOwnTab)),
    ];
    for text in static_texts {
        assert_eq!(page.matches(&text).count(), 1, "{text}");
    }
}

/// The early script runs before anything is painted.
#[test]
fn the_early_script_has_the_text_of_each_language() {
    let script = include_str!("../../web/early.js");
    for &language in Language::ALL {
        let tag = language.tag();
        let quoted = if tag.contains('-') { format!("\"{tag}\"") } else { tag.to_owned() };
        let tap = languages::text(language, Text::TapASquare);
        let entry = format!("\n  {quoted}: \"{tap}\",\n");
        assert!(script.contains(&entry), "{entry}");
    }
}

#[test]
fn every_language_can_be_chosen() {
    let tags = Language::ALL.iter().map(|language| language.tag());
    let choices: Vec<_> = Setting::Locale.choices().iter().map(|choice| choice.name()).collect();
    let expected: Vec<_> = [Locale::Browser.name()].into_iter().chain(tags).collect();
    assert_eq!(choices, expected);
}

/// Checks Unicode's plural rules for whole numbers with its own examples.
#[test]
fn numbers_take_the_plurals_of_their_language() {
    let counts = [0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 15, 20, 21, 22, 25, 101, 111, 112, 121];
    let plurals = |language: Language| counts.map(|count| language.plural(count));
    let east_slavic = [2, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 0, 1, 2, 0, 2, 2, 0];
    assert_eq!(plurals(Language::Russian), east_slavic);
    assert_eq!(plurals(Language::Ukrainian), east_slavic);
    let polish = [2, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2];
    assert_eq!(plurals(Language::Polish), polish);
    let czech = [2, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2];
    assert_eq!(plurals(Language::Czech), czech);
    let arabic = [0, 1, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 4, 4, 4];
    assert_eq!(plurals(Language::Arabic), arabic);
    for language in [
        Language::English,
        Language::German,
        Language::Spanish,
        Language::Italian,
        Language::Turkish,
        Language::Estonian,
    ] {
        assert_eq!(plurals(language), counts.map(|count| usize::from(count != 1)));
    }
    for language in [Language::French, Language::Portuguese] {
        assert_eq!(plurals(language), counts.map(|count| usize::from(count > 1)));
    }
    for language in [
        Language::TraditionalChinese,
        Language::SimplifiedChinese,
        Language::Japanese,
        Language::Korean,
        Language::Vietnamese,
        Language::Indonesian,
    ] {
        assert_eq!(plurals(language), counts.map(|_| 0));
    }
}

#[test]
fn the_number_of_moves_is_inflected_in_russian() {
    let game = |count| phrases::game_of_moves(Rules::NOUGHTS_AND_CROSSES, count);
    let counted = in_language(Language::Russian, || [1, 2, 5, 11, 21, 22].map(game));
    let expected = ["1 ход", "2 хода", "5 ходов", "11 ходов", "21 ход", "22 хода"];
    for (text, expected) in counted.iter().zip(expected) {
        assert_eq!(text, &format!("Крестики-нолики, {expected}"));
    }
}

#[test]
fn names_of_sides_are_inflected_in_each_language() {
    let says = |language, mark, pieces| {
        in_language(language, || {
            let worn = Some(Piece::new(mark, pieces));
            let status = |it| phrases::status(it, Players::Friends, worn);
            [status(Status::ToMove(Seat::One)), status(Status::Won(Seat::One))]
        })
    };
    let cases = [
        (Language::Russian, Mark::X, Pieces::Stones, ["Ходят чёрные", "Победа чёрных"]),
        (Language::Russian, Mark::O, Pieces::Marks, ["Ходят нолики", "Победа ноликов"]),
        (Language::TraditionalChinese, Mark::O, Pieces::Stones, ["輪到白棋", "白棋贏了"]),
        (Language::SimplifiedChinese, Mark::X, Pieces::Stones, ["轮到黑棋", "黑棋胜"]),
        (Language::German, Mark::O, Pieces::Stones, ["Weiß am Zug", "Weiß gewinnt"]),
    ];
    for (language, mark, pieces, expected) in cases {
        assert_eq!(says(language, mark, pieces), expected);
    }
}

/// A file of another version has a different number of lines.
#[test]
fn a_language_file_of_another_version_is_refused() {
    let first = languages::file(Language::French, Part::First);
    let words = Words::new(Language::French);
    assert!(words.with(Part::First, format!("{first}\n")).is_err());
    assert!(words.with(Part::First, String::new()).is_err());
    assert!(words.with(Part::Lazy, languages::file(Language::French, Part::Lazy)).is_err());
    assert!(words.with(Part::First, first).is_ok());
}

/// English words that are allowed in other languages: names, keys, and words that are the same there.
const SAME_WORDS: &[&str] = &[
    // Names, including that of the page.
    "in",
    "row",
    "minimax",
    "gomoku",
    "android",
    "ios",
    "iphone",
    "ipad",
    "webassembly",
    "javascript",
    "utc",
    // Formats of files.
    "gif",
    "qr",
    "sgf",
    "renlib",
    "lib",
    "psq",
    "pos",
    "sav",
    // Keys and signs.
    "ctrl",
    "enter",
    "esc",
    "shift",
    "home",
    "end",
    "page",
    "up",
    "down",
    "delete",
    "space",
    // Words that players of other languages use too.
    "alpha",
    "beta",
    "caro",
    "cpu",
    "long",
    "pro",
    "swap",
];

/// Words that are common in English and in few other languages.
const ENGLISH_WORDS: &[&str] = &[
    "the", "and", "of", "this", "that", "is", "are", "with", "for", "your", "you", "it", "game",
    "move", "moves", "wins", "played", "board", "friend", "level", "black", "white", "cell",
    "from", "here", "not", "can", "has", "have", "which", "these", "file", "storage",
];

/// Words of a language that English has too.
const SHARED_WITH_ENGLISH: &[(Language, &str)] = &[
    (Language::Portuguese, "for"),
    (Language::Italian, "file"),
    (Language::Indonesian, "game"),
    (Language::Indonesian, "level"),
    (Language::Indonesian, "file"),
    // A suffix, as in “iPhone’is”.
    (Language::Estonian, "is"),
];

#[test]
fn no_english_is_left_in_a_translation() {
    let is_english = |language| matches!(language, Language::English | Language::British);
    for &language in Language::ALL.iter().filter(|language| !is_english(**language)) {
        let is_latin = matches!(
            language,
            Language::Vietnamese
                | Language::German
                | Language::French
                | Language::Spanish
                | Language::Portuguese
                | Language::Italian
                | Language::Polish
                | Language::Czech
                | Language::Turkish
                | Language::Indonesian
                | Language::Estonian
        );
        for &it in Text::ALL {
            let (translated, english) =
                (languages::text(language, it), languages::text(Language::English, it));
            let words: Vec<_> = words_of(translated);
            let left: Vec<_> = words
                .iter()
                .filter(|word| !SAME_WORDS.contains(&word.as_str()))
                .filter(|word| !is_latin || ENGLISH_WORDS.contains(&word.as_str()))
                .filter(|word| !SHARED_WITH_ENGLISH.contains(&(language, word.as_str())))
                .collect();
            assert!(left.is_empty(), "{left:?} in {it:?} in {}: {translated}", language.tag());
            // Tic-tac-toe is the name of the game in other languages, too.
            let may_be_same = words_of(english).len() <= 2 || it == Text::NoughtsAndCrosses;
            assert!(may_be_same || translated != english, "{it:?} in {}", language.tag());
        }
    }
}

/// Returns the words with two or more Latin letters, in lower case, without placeholders and coordinates.
fn words_of(text: &str) -> Vec<String> {
    let mut plain = String::new();
    for (number, part) in text.split(['{', '}']).enumerate() {
        if number % 2 == 0 {
            plain.push_str(part);
            plain.push(' ');
        }
    }
    plain
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic()))
        .map(str::to_lowercase)
        .collect()
}

/// The texts that are much longer than in English, but fit. Each line has the tag of a language and the name of a text.
const LONG_TEXTS: &str = include_str!("long_texts.txt");

/// A text that is longer than 1.6 times English may not fit where English does. If you write one, look at a picture of it at
/// 320x568 (see `tests/browser/examples/languages.rs`), and then add it to the list.
#[test]
fn texts_much_longer_than_english_were_looked_at() {
    let length = |language, it| languages::text(language, it).chars().count();
    let is_long = |language, it| 5 * length(language, it) > 8 * length(Language::English, it);
    let mut long = Vec::new();
    for &language in Language::ALL {
        let texts = Text::ALL.iter().filter(|&&it| is_long(language, it));
        long.extend(texts.map(|it| format!("{} {it:?}", language.tag())));
    }
    let listed: Vec<_> = LONG_TEXTS.lines().collect();
    let new: Vec<_> = long.iter().filter(|it| !listed.contains(&it.as_str())).collect();
    assert!(new.is_empty(), "look at pictures of {new:#?}");
    let no_longer: Vec<_> =
        listed.iter().filter(|&&it| long.iter().all(|long| long != it)).collect();
    assert!(no_longer.is_empty(), "these are not long any more: {no_longer:#?}");
}

#[test]
fn texts_refer_to_buttons_by_their_names() {
    let named = [
        (Text::TapAgain, Text::Place),
        (Text::PressPlace, Text::Place),
        (Text::SelectThenPlace, Text::Place),
        (Text::OldGamesDropped, Text::YourGames),
        (Text::StorageFull, Text::Share),
        (Text::StorageFull, Text::YourGames),
        (Text::GamesFull, Text::YourGames),
        (Text::AboutStatistics, Text::ResetScore),
    ];
    for &language in Language::ALL {
        for (it, button) in named {
            let plain = |text| languages::text(language, text).replace('\u{a0}', " ");
            let (text, name) = (plain(it).to_lowercase(), plain(button).to_lowercase());
            assert!(text.contains(&name), "{name} in {it:?} in {}: {text}", language.tag());
        }
    }
}

#[test]
fn names_of_opponents_are_different() {
    for &language in Language::ALL {
        let names = in_language(language, || Opponent::ALL.map(phrases::opponent));
        for (place, name) in names.iter().enumerate() {
            assert!(!names[..place].contains(name), "{name} in {}", language.tag());
        }
        let level = in_language(language, || phrases::opponent(Opponent::Level(Level::Four)));
        assert!(level.contains('4'), "{level}");
    }
}

/// A board has no such text if no program of this repository proves its value.
#[test]
fn proved_values_of_boards_have_a_text() {
    let text = |board: &str| phrases::proved_value(rules(board));
    for board in ["3x3k3", "4x4k4", "5x5k4", "5x5k5"] {
        assert_eq!(text(board), Some("Proved: a draw with best play"), "{board}");
    }
    for board in ["4x4k3", "5x6k4", "6x5k4", "7x7k4", "10x10k4", "4x4x4k4"] {
        assert_eq!(text(board), Some("Proved: the first player wins"), "{board}");
    }
    for board in ["15x15k5", "7x7k4e", "11x11k4", "3x3x3k3", "5x5x5k5", "endless5"] {
        assert_eq!(text(board), None, "{board}");
    }
}

/// Commands are for programmers. Only *How strong are they?* shows them, and they are not part of its texts.
#[test]
fn no_text_mentions_a_command() {
    for &language in Language::ALL {
        for &it in Text::ALL {
            let text = languages::text(language, it);
            let has_command = ["cargo", "--release", "{command}", "script/"];
            let has_command = has_command.iter().any(|word| text.contains(word));
            assert!(!has_command, "{it:?} in {}: {text}", language.tag());
        }
    }
    for board in ["3x3k3", "5x5k4", "7x7k4", "4x4x4k4", "15x15k5", "endless5"] {
        let rules = rules(board);
        let texts = [
            phrases::how_to_win(rules),
            phrases::proved_value(rules).unwrap_or_default().to_owned(),
            phrases::opponent_note(Opponent::Level(Level::Two), rules, None),
        ];
        assert!(texts.iter().all(|it| !it.contains("cargo")), "{texts:?}");
    }
}

#[test]
fn the_rules_mention_longer_rows_only_where_they_do_not_count() {
    let exactly = "have 5 in a row wins: across, down or diagonally. A longer row does not count. ";
    assert!(phrases::how_to_win(rules("15x15k5e")).contains(exactly));
    for board in ["15x15k5", "3x3k3", "4x4x4k4", "endless5"] {
        assert!(!phrases::how_to_win(rules(board)).contains("longer"), "{board}");
    }
}

#[test]
fn the_rules_explain_variants_and_openings() {
    let how = |board: &str| phrases::how_to_win(rules(board));
    let begins = |board: &str| phrases::how_game_begins(rules(board));
    let drawn = text(Text::WhenDrawn);
    assert_eq!(how("15x15k5r"), format!("{} {drawn}", text(Text::HowRenju)));
    assert_eq!(how("15x15k5cs2"), format!("{} {drawn}", text(Text::HowCaro)));
    let endless = text(Text::RulesWithoutEnd);
    assert_eq!(how("endless5o"), format!("{} {endless}", text(Text::HowCaroWithOverlines)));
    assert_eq!(begins("15x15k5r"), "");
    assert_eq!(begins("15x15k5s1"), "Swap: One player places a stone; the other chooses a color.");
    assert_eq!(
        begins("15x15k5rs2"),
        "Swap2: One player places three stones; the other chooses a color, or adds two stones and lets the first choose."
    );
    let pro = "Black’s first stone is in the center, its second outside the middle";
    assert_eq!(begins("9x9k5p1"), format!("Pro: {pro} 5×5."));
    assert_eq!(begins("9x9k5p2"), format!("Long pro: {pro} 7×7."));
}

/// Those about cells where no side may ever play have other texts.
#[test]
fn fouls_are_named_with_their_rows() {
    let marks = cells("f8g8h6h7").into_iter().map(|cell| (cell, Side::First));
    let board = Board::with_marks(rules("15x15k5r"), marks);
    let lines = foul_lines(&board, at("h8"));
    assert_eq!(phrases::foul(Foul::DoubleThree), "double three");
    let double_three = phrases::foul_of_rows(Foul::DoubleThree, &lines);
    assert_eq!(double_three, "double three (f8–h8 and h8–h6)");
    assert_eq!(phrases::foul_of_rows(Foul::NearCentre, &[]), "too near the center");
    for foul in [Foul::Outside, Foul::Taken(Side::First), Foul::NotFirst] {
        assert_eq!(phrases::foul(foul), "");
    }
}

/// The reason, as the page says it.
#[test]
fn links_that_break_the_rules_are_refused_with_the_rule() {
    let why = |link: &str| {
        let error = link_in(link, Rules::NOUGHTS_AND_CROSSES).expect_err(link);
        phrases::link_error(&error)
    };
    for (link, reason) in [
        // Black makes two threes.
        ("15x15k5r/f8a1g8c1h6e1h7g1h8", "move 9, h8, is forbidden: double three"),
        ("15x15k5r/e8a1f8c1g8e1i8g1j8a3h8", "move 11, h8, is forbidden: overline"),
        ("15x15k5p1/h8h9i9", "move 3, i9, is forbidden: too near the center"),
        ("15x15k5p1/a1", "move 1, a1, is forbidden: the first stone must be in the center"),
        ("9x9k5r", "this rule is not played on that board"),
        ("9x9k4s2", "this opening is not played on that board"),
        ("15x15k5s2/h8b0", "the choice of a color is missing, or in the wrong place"),
        ("15x15k5/h8i9h8", "move 3, h8, is taken"),
    ] {
        let expected =
            format!("The link could not be opened: {reason}. Your own game has not changed.");
        assert_eq!(why(link), expected, "{link}");
    }
}

#[test]
fn each_board_has_the_commands_that_reproduce_its_figures() {
    let commands = |board: &str| {
        let rules = rules(board);
        phrases::commands(rules, MatchResults::nearest_to(rules).as_ref())
    };
    let run = "cargo run --release --example";
    assert_eq!(commands("3x3k3"), [format!("{run} strength"), format!("{run} values")]);
    let gomoku = MatchResults::on(rules("15x15k5")).expect("gomoku is measured");
    let (games, time) = (gomoku.matches[0].games(), gomoku.matches[0].milliseconds);
    let ladder = format!("{run} ladder -- --record 15x15k5 {games} {time}");
    for board in ["15x15k5", "15x15k5e"] {
        assert_eq!(commands(board), [ladder.as_str()], "the board that was measured");
    }
    assert_eq!(commands("4x4x4k4").last(), Some(&format!("{run} prove")));
}

/// A note has figures only if a match was played on exactly this board; *How strong are they?* names the board that its
/// figures are from.
#[test]
fn measured_strengths_name_their_board_and_games() {
    let note =
        |board: &str| phrases::opponent_note(Opponent::Level(Level::Two), rules(board), None);
    let measured = MatchResults::on(rules("15x15k5")).expect("gomoku is measured");
    let result = measured.match_of(Opponent::Level(Level::Two)).expect("a match against level 1");
    let Match { won, drawn, lost, .. } = result;
    let figures =
        format!("{} games against Level 1: {won} won, {drawn} drawn, {lost} lost", result.games());
    assert_eq!(phrases::match_result(result), figures);
    assert_eq!(note("15x15k5"), format!("sees double threats; {figures}"));
    assert_eq!(note("15x15k5e"), "sees double threats", "another rule");
    assert_eq!(note("40x40k8"), "sees double threats");
    assert_eq!(phrases::how_known(rules("15x15k5")), "measured in matches");
    assert_eq!(phrases::how_known(rules("40x40k8")), "not measured on this board");
    assert_eq!(phrases::how_known(rules("3x3k3")), "proved by playing every game");

    let how = |board: &str| {
        let rules = rules(board);
        phrases::how_strengths_are_known(rules, MatchResults::nearest_to(rules).as_ref())
    };
    assert!(how("15x15k5").starts_with("Measured: 5 in a row on 15×15. "), "{}", how("15x15k5"));
    let elsewhere = how("40x40k8");
    assert!(elsewhere.starts_with("Not measured: 8 in a row on 40×40. "), "{elsewhere}");
    assert!(elsewhere.contains(" Measured: 5 in a row on 19×19. "), "{elsewhere}");
    assert!(how("15x15k5e").starts_with("Not measured: Exactly 5 in a row on 15×15. "));
    assert!(how("3x3k3").starts_with("Proved just now"));
}

/// *What's new* is for players: it doesn't mention commands or tools of developers, and doesn't call the latest
/// changes "Unreleased".
#[test]
fn the_changelog_is_written_for_players() {
    let changes = Changes::all(include_str!("../../CHANGELOG.md"));
    assert_eq!(changes[0].title, "Added");
    for change in &changes {
        assert!(!change.title.contains("Unreleased"), "{}", change.title);
        for item in &change.items {
            let text = item.to_lowercase();
            for word in ["cargo", "script/", "xtask", "crate", "trunk", "wasm", "hash"] {
                assert!(!text.contains(word), "{word} in: {item}");
            }
        }
    }
}

#[test]
fn changes_of_a_numbered_version_are_titled_with_it() {
    let changes = Changes::all(
        "# Changelog\n\n## [Unreleased]\n\n### Added\n- A board.\n\n## [0.2.0] - 2026-03-01\n\n### Fixed\n- A bug.\n",
    );
    let titles: Vec<_> = changes.iter().map(|it| it.title.as_str()).collect();
    assert_eq!(titles, ["Added", "0.2.0 - 2026-03-01: Fixed"]);
}

fn hint(reason: Reason, value: Option<Value>) -> String {
    phrases::hint(Hint { cell: at("a3"), reason, value })
}

/// A hint gives the proved result of the position, even if its move blocks a line.
#[test]
fn a_hint_gives_its_reason_and_result() {
    for (reason, value, words) in [
        (Reason::Wins, Some(Value::Win(1)), "Hint: a3 wins"),
        (
            Reason::MakesTwoThreats,
            Some(Value::Win(3)),
            "Hint: a3 makes two threats, wins in 2 moves",
        ),
        (Reason::Blocks, None, "Hint: a3 blocks a line"),
        (Reason::Blocks, Some(Value::Win(5)), "Hint: a3 blocks a line, wins in 3 moves"),
        (Reason::Blocks, Some(Value::Draw), "Hint: a3 blocks a line, holds the draw"),
        (
            Reason::Blocks,
            Some(Value::Loss(6)),
            "Hint: a3 loses in 3 moves at best; this holds out longest",
        ),
        (Reason::IsOnly, Some(Value::Draw), "Hint: a3 is the only move that draws"),
        (Reason::IsBest, Some(Value::Win(3)), "Hint: a3 wins in 2 moves"),
        (Reason::IsBest, Some(Value::Draw), "Hint: a3 holds the draw"),
        (
            Reason::IsBest,
            Some(Value::Loss(2)),
            "Hint: a3 loses in 1 move at best; this holds out longest",
        ),
        (Reason::StopsAnAttack, None, "Hint: a3 stops an attack"),
        (Reason::IsBest, None, "Hint: a3 looks best"),
    ] {
        assert_eq!(hint(reason, value), words);
    }
    let at_sight = Hint { cell: at("a3"), reason: Reason::Wins, value: Some(Value::Win(1)) };
    assert_eq!(phrases::hint_at_sight(at_sight), "Hint: the glowing cell wins");
}

#[test]
fn verdicts_have_their_usual_signs() {
    let signs = [
        Verdict::Excellent,
        Verdict::Good,
        Verdict::Dubious,
        Verdict::Mistake,
        Verdict::Blunder,
        Verdict::Unknown,
    ]
    .map(phrases::verdict_sign);
    assert_eq!(signs, ["!", "", "?!", "?", "??", ""]);
}

#[test]
fn a_review_describes_each_bad_move() {
    let pieces = [Mark::X, Mark::O].map(|mark| Piece::new(mark, Pieces::Marks));
    let game = played("3x3k3", "a1a3b1b3c1");
    let review = Adviser::new(game.rules()).review(&game);
    let says = |ply: usize| {
        let evaluations = [ply, ply + 1].map(|ply| review.evaluation_before(ply));
        phrases::judged(&review.moves[ply], evaluations, pieces)
    };
    assert_eq!(says(1), "Lets X win in 3 moves. Better: b2");
    assert_eq!(says(4), "Good; X has won");
    let next = phrases::before_bad_move(None, &review.moves[1], (pieces[1], at("a3")));
    assert_eq!(next, "Next: O a3, a blunder. Better: b2");
    let shown =
        phrases::before_bad_move(Some("Misses a win"), &review.moves[1], (pieces[1], at("a3")));
    assert_eq!(shown, "Misses a win; next: O a3, a blunder. Better: b2");
    let missed = JudgedMove {
        verdict: Verdict::Blunder,
        evaluation: Evaluation::Drawn,
        better: vec![at("b2")],
        line: Vec::new(),
    };
    let before = Evaluation::Won(Side::Second, 3);
    let missed = phrases::judged(&missed, [before, Evaluation::Drawn], pieces);
    assert_eq!(missed, "Misses a win in 2 moves. Better: b2");
}

#[test]
fn threats_are_named_on_cells_and_in_a_summary() {
    let [x, o] = [Mark::X, Mark::O].map(|mark| Piece::new(mark, Pieces::Marks));
    let black = Piece::new(Mark::X, Pieces::Stones);
    assert_eq!(phrases::threat(ThreatKind::Win, x, 3), "X wins here");
    assert_eq!(phrases::threat(ThreatKind::Fork, o, 5), "fork for O");
    assert_eq!(phrases::threat(ThreatKind::Four, black, 5), "row of 4 for black");
    assert_eq!(phrases::threat(ThreatKind::OpenThree, o, 5), "open row of 3 for O");
    let view = CellView {
        threats: [Some(ThreatKind::Win), Some(ThreatKind::Fork)],
        ..CellView::default()
    };
    let name = phrases::cell(at("h8"), view, Pieces::Marks, 5);
    assert_eq!(name, "h8, empty, X wins here, fork for O");

    let game = played("3x3k3", "a1a2b2c1");
    let summary = phrases::threats(&threats(game.board()), [x, o], 3);
    assert!(summary.starts_with("X wins here: c3. "), "{summary}");
    let threat = |side, cell, kind| Threat { side, cell: at(cell), kind };
    let few = [
        threat(Side::First, "a1", ThreatKind::Four),
        threat(Side::First, "b1", ThreatKind::Four),
        threat(Side::Second, "c1", ThreatKind::Fork),
    ];
    assert_eq!(phrases::threats(&few, [x, o], 5), "Fork for O: c1. Row of 4 for X: a1, b1.");
    assert_eq!(phrases::threats(&[], [x, o], 5), "No threats.");
}
