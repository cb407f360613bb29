//! The variants of the page, with scripts that simulate unusual browsers or record what the page does.

/// How long the game's pauses are: before the computer answers, after the end of a game, and before the address is
/// updated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Time {
    /// Pauses are skipped.
    #[default]
    AtOnce,
    /// Pauses are as long as for players.
    Real,
}

/// How the browser, or the page, differs from the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// There is no difference.
    Plain,
    /// The browser denies access to localStorage.
    Blocked,
    /// localStorage is full.
    Full,
    /// Timers of about a second, such as that of the computer's answer, wait until the scenario lets time go on.
    Held,
    /// The pointer is a finger, not a mouse.
    Coarse,
    /// The pointer is a mouse, not a finger.
    Fine,
    /// The page before its program has loaded, and without any scripts.
    Shell,
    /// The page before its program has loaded, with the scripts that run before the first paint.
    Early,
    /// The page's program loads only once the scenario lets it.
    Late,
    /// Records when a playable board was first painted.
    Timed,
    /// The device can share messages, which are recorded.
    Shares,
    /// The device cannot share messages; copied texts are recorded.
    Copies,
    /// The browser neither shares nor copies.
    Mute,
    /// Counts workers. The last one can be made to break or to ignore messages, and the answers of workers can be
    /// replaced. Minutes in which the page is hidden can pass at once.
    Workers,
    /// Counts the page's writes to localStorage, and can hide from it what other tabs write.
    Counted,
    /// The browser keeps the page on the device, as it does for players.
    Kept,
    /// The browser has no service workers.
    Private,
    /// The browser prefers the languages that the URL names, as in `?prefers=ru,en`.
    Foreign,
    /// Random numbers repeat themselves once the storage has been cleared, and the page's writes are counted.
    Walked,
    /// Each kind of fault is on the console.
    Faulty,
    /// The page ignores a tap right after a dialog has closed, as it does for people.
    Guarded,
    /// Counts the callbacks of timers and animation frames.
    Idle,
    /// Presses at the earliest moment what the URL names, as in `?presses=hint`, and records when that has its effect.
    Hurried,
    /// Tells how much memory the programs of the page and of its workers have. The pointer is a mouse.
    Weighed,
}

impl Variant {
    pub(super) const ALL: [Self; 24] = [
        Self::Plain,
        Self::Blocked,
        Self::Full,
        Self::Held,
        Self::Coarse,
        Self::Fine,
        Self::Shell,
        Self::Early,
        Self::Late,
        Self::Timed,
        Self::Shares,
        Self::Copies,
        Self::Mute,
        Self::Workers,
        Self::Counted,
        Self::Kept,
        Self::Private,
        Self::Foreign,
        Self::Walked,
        Self::Faulty,
        Self::Guarded,
        Self::Idle,
        Self::Hurried,
        Self::Weighed,
    ];

    /// Returns the path of the page in this variant.
    #[must_use]
    pub fn path(self) -> String {
        format!("/at/{}/", self.id())
    }

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Blocked => "blocked",
            Self::Full => "full",
            Self::Held => "held",
            Self::Coarse => "coarse",
            Self::Fine => "fine",
            Self::Shell => "shell",
            Self::Early => "early",
            Self::Late => "late",
            Self::Timed => "timed",
            Self::Shares => "shares",
            Self::Copies => "copies",
            Self::Mute => "mute",
            Self::Workers => "workers",
            Self::Counted => "counted",
            Self::Kept => "kept",
            Self::Private => "private",
            Self::Foreign => "foreign",
            Self::Walked => "walked",
            Self::Faulty => "faulty",
            Self::Guarded => "guarded",
            Self::Idle => "idle",
            Self::Hurried => "hurried",
            Self::Weighed => "weighed",
        }
    }

    /// Changes the built page to this variant.
    pub(super) fn of(self, page: &str, time: Time) -> String {
        let page = match self {
            Self::Shell => return without(page, "<script", "</script>", |_| true),
            Self::Early => &without_program(page),
            _ => page,
        };
        // Where time is held, the scenario decides when pauses end.
        let is_at_once = time == Time::AtOnce && self != Self::Held;
        let is_counted = self == Self::Walked;
        let is_kept = matches!(self, Self::Kept | Self::Private);
        let scripts = [
            Some("recorder"),
            Some("not-offered"),
            (!is_kept).then_some("not-kept"),
            is_at_once.then_some("at-once"),
            (self != Self::Guarded).then_some("closed-earlier"),
            is_counted.then_some(Self::Counted.id()),
            (self == Self::Weighed).then_some(Self::Fine.id()),
            Some(self.id()),
        ];
        let scripts = scripts.into_iter().flatten().filter(|name| script(name).is_some());
        let tags = scripts.map(|name| format!("<script src=\"/harness/{name}.js\"></script>"));
        let (before, after) = page.split_at(start_of_head(page));
        format!("{before}{}{after}", tags.collect::<String>())
    }
}

/// Returns the script with this name. Variants load scripts as files because the page's security policy allows no
/// inline ones.
pub(super) fn script(name: &str) -> Option<&'static str> {
    Some(match name {
        "recorder" => include_str!("recorder.js"),
        "not-offered" => include_str!("not-offered.js"),
        "faulty" => include_str!("faulty.js"),
        "not-kept" => include_str!("not-kept.js"),
        "private" => include_str!("private.js"),
        "at-once" => include_str!("at-once.js"),
        "closed-earlier" => include_str!("closed-earlier.js"),
        "blocked" => include_str!("blocked.js"),
        "full" => include_str!("full.js"),
        "held" => include_str!("held.js"),
        "hurried" => include_str!("hurried.js"),
        "idle" => include_str!("idle.js"),
        "coarse" => include_str!("coarse.js"),
        "fine" => include_str!("fine.js"),
        "early" => include_str!("early.js"),
        "late" => include_str!("late.js"),
        "timed" => include_str!("timed.js"),
        "shares" => include_str!("shares.js"),
        "copies" => include_str!("copies.js"),
        "mute" => include_str!("mute.js"),
        "workers" => include_str!("workers.js"),
        "counted" => include_str!("counted.js"),
        "foreign" => include_str!("foreign.js"),
        "walked" => include_str!("walked.js"),
        "weighed" => include_str!("weighed.js"),
        _ => return None,
    })
}

/// Returns the position at which a page's head begins. Minifiers leave out its tag.
fn start_of_head(page: &str) -> usize {
    let head = page.find("<head>").map(|start| start + "<head>".len());
    head.or_else(|| {
        let start = page.find("<html")?;
        Some(start + page[start..].find('>')? + 1)
    })
    .unwrap_or_default()
}

/// Removes the scripts that load the program.
fn without_program(page: &str) -> String {
    without(page, "<script", "</script>", |tag| tag.contains("module"))
}

/// Removes the elements from `start` to `end` whose opening tag matches.
fn without(page: &str, start: &str, end: &str, matches: fn(&str) -> bool) -> String {
    let mut rest = page;
    let mut kept = String::new();
    while let Some(begin) = rest.find(start) {
        let beyond = rest[begin..].find(end).map_or(rest.len(), |at| begin + at + end.len());
        let tag = rest[begin..beyond].split('>').next().unwrap_or_default();
        kept += &rest[..if matches(tag) { begin } else { beyond }];
        rest = &rest[beyond..];
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::{Time, Variant};

    /// A minified page, without the tag of its head, but with a `<header>` further on.
    const MINIFIED: &str = "<!doctype html><html lang=en><meta charset=utf-8><script src=boot.js \
        type=module></script><body><header>In a Row</header>";

    #[test]
    fn the_scripts_of_a_variant_come_first_in_the_head() {
        let scripts = "<script src=\"/harness/recorder.js\"></script>\
            <script src=\"/harness/not-offered.js\"></script>\
            <script src=\"/harness/not-kept.js\"></script>\
            <script src=\"/harness/closed-earlier.js\"></script>\
            <script src=\"/harness/full.js\"></script>";
        let page = Variant::Full.of(MINIFIED, Time::Real);
        assert!(page.starts_with(&format!("<!doctype html><html lang=en>{scripts}<meta ")));
        let page = Variant::Full.of("<html><head><title>In a Row</title>", Time::Real);
        assert_eq!(page, format!("<html><head>{scripts}<title>In a Row</title>"));
    }

    #[test]
    fn pauses_are_skipped_unless_time_is_real_or_held() {
        let skips_pauses =
            |variant: Variant, time| variant.of(MINIFIED, time).contains("/harness/at-once.js");
        assert!(skips_pauses(Variant::Plain, Time::AtOnce));
        assert!(!skips_pauses(Variant::Plain, Time::Real));
        assert!(!skips_pauses(Variant::Held, Time::AtOnce));
    }

    #[test]
    fn the_shell_has_no_scripts() {
        let shell = "<!doctype html><html lang=en><meta charset=utf-8><body>\
            <header>In a Row</header>";
        assert_eq!(Variant::Shell.of(MINIFIED, Time::AtOnce), shell);
    }

    #[test]
    fn the_early_variant_never_loads_the_program() {
        let page = Variant::Early.of(
            "<head><script src=a.js></script><link rel=stylesheet href=c>\
            <script src=b.js type=module></script><body>",
            Time::Real,
        );
        let kept = "<script src=a.js></script><link rel=stylesheet href=c><body>";
        assert!(page.ends_with(kept), "{page}");
    }
}
