/// A day of the calendar, wherever a person is.
///
/// # Examples
/// ```
/// use in_a_row::session::puzzles::Day;
///
/// assert_eq!(Day::of_date(1970, 1, 1), Day(0));
/// assert_eq!(Day::of_date(2028, 3, 1).0 - Day::of_date(2028, 2, 28).0, 2, "a leap year");
/// assert_eq!(Day::of_date(2026, 11, 29).weekday(), 6, "a Sunday");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(
    /// The number of days since 1970-01-01 in the Gregorian calendar.
    pub i32,
);

impl Day {
    /// Returns the day with this date. Months and days are counted from 1.
    ///
    /// The formula is `days_from_civil` by Howard Hinnant, in which a year begins in March.
    #[must_use]
    pub const fn of_date(year: i32, month: u8, day: u8) -> Self {
        let (month, day) = (month as i32, day as i32);
        let year = if month <= 2 { year - 1 } else { year };
        let era = year.div_euclid(400);
        let year_of_era = year.rem_euclid(400);
        let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        Self(era * 146_097 + day_of_era - 719_468)
    }

    /// Returns the day of the week: 0 is Monday, 6 is Sunday.
    #[must_use]
    pub const fn weekday(self) -> usize {
        // 1970-01-01 was a Thursday.
        (self.0 + 3).rem_euclid(7) as usize
    }

    /// Returns the number of the week, which begins on Monday.
    pub(super) const fn week(self) -> i32 {
        (self.0 + 3).div_euclid(7)
    }

    /// Returns the day that comes this many days later.
    #[must_use]
    pub const fn plus(self, days: i32) -> Self {
        Self(self.0 + days)
    }
}
