//! How a run spent its time.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::browser::Browser;

/// A phase in the life of a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// Starting the browser.
    Start,
    /// Playing scenarios, their windows included.
    Play,
    /// Ending the browser.
    End,
}

/// How many of the slowest scenarios are listed.
const SLOWEST: usize = 10;

/// The time that a run has taken so far, summed over its threads.
#[derive(Debug, Default)]
pub struct Times(Mutex<Sums>);

#[derive(Debug, Default)]
struct Sums {
    phases: BTreeMap<(&'static str, Phase), (u32, Duration)>,
    scenarios: Vec<(String, Duration)>,
}

impl Times {
    /// Adds the time of a phase in this browser.
    pub fn add(&self, browser: Browser, phase: Phase, time: Duration) {
        let mut sums = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, sum) = sums.phases.entry((browser.id(), phase)).or_default();
        *count += 1;
        *sum += time;
    }

    /// Adds the time of a scenario in this browser, with its full name.
    pub fn add_scenario(&self, browser: Browser, name: String, time: Duration) {
        self.add(browser, Phase::Play, time);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).scenarios.push((name, time));
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sums = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(f, "{:<14} {:>13} {:>13} {:>13}", "seconds", "to start", "to play", "to end")?;
        for browser in Browser::ALL.map(Browser::id) {
            write!(f, "{browser:<14}")?;
            for phase in [Phase::Start, Phase::Play, Phase::End] {
                let (count, sum) = sums.phases.get(&(browser, phase)).copied().unwrap_or_default();
                write!(f, " {:>7.1} ({count:>3})", sum.as_secs_f64())?;
            }
            writeln!(f)?;
        }
        let mut slowest: Vec<_> = sums.scenarios.iter().collect();
        slowest.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
        write!(f, "the slowest scenarios")?;
        for (name, time) in slowest.iter().take(SLOWEST) {
            write!(f, "\n{:>7.1} {name}", time.as_secs_f64())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Phase, Times};
    use crate::browser::Browser;

    #[test]
    fn the_table_shows_sums_and_the_slowest_scenario_first() {
        let times = Times::default();
        times.add(Browser::Firefox, Phase::Start, Duration::from_millis(2500));
        for (name, seconds) in [("firefox::quick", 1), ("firefox::slow", 3)] {
            times.add_scenario(Browser::Firefox, name.into(), Duration::from_secs(seconds));
        }
        let table = times.to_string();
        let firefox = table.lines().find(|line| line.starts_with("firefox ")).unwrap();
        let words: Vec<_> = firefox.split_whitespace().collect();
        assert_eq!(words, ["firefox", "2.5", "(", "1)", "4.0", "(", "2)", "0.0", "(", "0)"]);
        assert!(table.find("firefox::slow").unwrap() < table.find("firefox::quick").unwrap());
    }
}
