//! Work that takes long, and is done in steps.

/// The progress of work that takes long. If it begins again, the earlier run ends.
///
/// # Examples
/// ```
/// use in_a_row::app::game::long_work::LongWork;
///
/// let mut reading = LongWork::default();
/// let first = reading.begin();
/// assert!(reading.go_on(first, 120));
/// assert_eq!(reading.done(), Some(120));
///
/// let second = reading.begin();
/// assert!(!reading.go_on(first, 130), "the first run is over");
/// assert!(!reading.end(first), "nobody waits for its result");
/// reading.stop();
/// assert!(!reading.go_on(second, 10), "the person has stopped it");
/// assert!(reading.end(second), "what it has done is shown");
/// assert_eq!(reading.done(), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LongWork {
    run: u32,
    done: Option<usize>,
    is_stopped: bool,
}

impl LongWork {
    /// Begins the work. Returns the number of this run.
    pub const fn begin(&mut self) -> u32 {
        *self = Self { run: self.run.wrapping_add(1), done: None, is_stopped: false };
        self.run
    }

    /// Notes how much this run has done so far. Returns whether it goes on.
    pub const fn go_on(&mut self, run: u32, done: usize) -> bool {
        let goes_on = run == self.run && !self.is_stopped;
        if goes_on {
            self.done = Some(done);
        }
        goes_on
    }

    /// Ends this run. Returns whether its result is wanted.
    pub const fn end(&mut self, run: u32) -> bool {
        let is_wanted = run == self.run;
        if is_wanted {
            self.done = None;
        }
        is_wanted
    }

    /// Makes the current run end early.
    pub const fn stop(&mut self) {
        self.is_stopped = true;
    }

    /// Returns whether the current run was stopped.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Returns how much the current run has done, if it takes long enough to tell.
    #[must_use]
    pub const fn done(&self) -> Option<usize> {
        self.done
    }
}
