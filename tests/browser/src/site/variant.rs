//! The page as a troubled browser, or a watching one, gets it.

/// How long the game's pauses are: before the computer answers, after an end, before the address is
/// written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Time {
    /// They end as soon as they can.
    #[default]
    AtOnce,
    /// As long as for those who play.
    Real,
}

/// What is different about the browser, or the page, that a scenario opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// Nothing.
    Plain,
    /// The browser denies localStorage.
    Blocked,
    /// Nothing more fits into localStorage.
    Full,
    /// What is to happen in about a second, such as the computer's answer, waits until the scenario
    /// lets time go on.
    Held,
    /// What points is a finger, not a mouse.
    Coarse,
    /// What points is a mouse, not a finger.
    Fine,
    /// The page before its program has arrived: no script runs.
    Shell,
    /// The page before its program has arrived, with the scripts that run before anything is painted.
    Early,
    /// The page's program comes only once the scenario lets it come.
    Late,
    /// The moment is written down at which a board that can be played was first painted.
    Timed,
    /// The device takes messages over, and what it is given is written down.
    Shares,
    /// The device takes no messages over; what is put into the clipboard is written down.
    Copies,
    /// The browser neither shares nor copies.
    Mute,
    /// Workers are counted, and the last one can be made to break or to hear nothing more; what workers
    /// answer can be replaced.
    Workers,
    /// What the page writes to localStorage is counted, and it can be kept from hearing what others write.
    Counted,
    /// The browser keeps the page on the device, as it does for those who play.
    Kept,
    /// The browser knows no service workers.
    Private,
    /// The browser prefers the languages that the address asks for, as in `?prefers=ru,en`.
    Foreign,
    /// Chance repeats itself from the moment on at which nothing is stored, and what the page writes is
    /// counted.
    Walked,
    /// A tap right after a dialog has closed is meant for the dialog, as it is for people.
    Guarded,
}

impl Variant {
    pub(super) const ALL: [Self; 20] = [
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
        Self::Guarded,
    ];

    /// The address of the page in this variant.
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
            Self::Guarded => "guarded",
        }
    }

    /// The page of this variant, made of the page as it was built.
    pub(super) fn of(self, page: &str, time: Time) -> String {
        let page = match self {
            Self::Shell => return without(page, "<script", "</script>", |_| true),
            Self::Early => &without_program(page),
            _ => page,
        };
        // Where time is held, it is for the scenario to say when it goes on.
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
            Some(self.id()),
        ];
        let scripts = scripts.into_iter().flatten().filter(|name| script(name).is_some());
        let tags = scripts.map(|name| format!("<script src=\"/harness/{name}.js\"></script>"));
        let (before, after) = page.split_at(start_of_head(page));
        format!("{before}{}{after}", tags.collect::<String>())
    }
}

/// Scripts that variants put into the page. They are files because the page's security policy
/// allows no others.
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
        _ => return None,
    })
}

/// Where a page's head begins. Its tag may be left out, and minifiers do leave it out.
fn start_of_head(page: &str) -> usize {
    let head = page.find("<head>").map(|start| start + "<head>".len());
    head.or_else(|| {
        let start = page.find("<html")?;
        Some(start + page[start..].find('>')? + 1)
    })
    .unwrap_or_default()
}

/// The page without what loads its program.
fn without_program(page: &str) -> String {
    without(page, "<script", "</script>", |tag| tag.contains("module"))
}

/// The page without the elements from `start` to `end` whose first tag is one of those.
fn without(page: &str, start: &str, end: &str, are_those: fn(&str) -> bool) -> String {
    let mut rest = page;
    let mut kept = String::new();
    while let Some(begin) = rest.find(start) {
        let beyond = rest[begin..].find(end).map_or(rest.len(), |at| begin + at + end.len());
        let tag = rest[begin..beyond].split('>').next().unwrap_or_default();
        kept += &rest[..if are_those(tag) { begin } else { beyond }];
        rest = &rest[beyond..];
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::{Time, Variant};

    /// As minifiers leave it: without the tag of the head, and with a `<header>` further on.
    const MINIFIED: &str = "<!doctype html><html lang=en><meta charset=utf-8><script src=boot.js \
        type=module></script><body><header>In a Row</header>";

    #[test]
    fn scripts_of_a_variant_come_first() {
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
    fn pauses_are_short_where_time_is_neither_real_nor_held() {
        let has_short_pauses =
            |variant: Variant, time| variant.of(MINIFIED, time).contains("/harness/at-once.js");
        assert!(has_short_pauses(Variant::Plain, Time::AtOnce));
        assert!(!has_short_pauses(Variant::Plain, Time::Real));
        assert!(!has_short_pauses(Variant::Held, Time::AtOnce));
    }

    #[test]
    fn the_shell_has_no_scripts() {
        let shell = "<!doctype html><html lang=en><meta charset=utf-8><body>\
            <header>In a Row</header>";
        assert_eq!(Variant::Shell.of(MINIFIED, Time::AtOnce), shell);
    }

    #[test]
    fn the_program_never_arrives_early() {
        let page = Variant::Early.of(
            "<head><script src=a.js></script><link rel=stylesheet href=c>\
            <script src=b.js type=module></script><body>",
            Time::Real,
        );
        let kept = "<script src=a.js></script><link rel=stylesheet href=c><body>";
        assert!(page.ends_with(kept), "{page}");
    }
}
