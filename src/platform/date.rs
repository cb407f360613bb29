//! Dates and times in the format of a language.

use js_sys::{Date, Object};
use leptos::prelude::window;

use super::by_name::{call, construct_in, get, set};

/// Writes the date and time of `moment`, in milliseconds since 1970, in the language with this tag: only the time if it
/// is today.
#[must_use]
pub fn written(moment: f64, language: &str) -> String {
    let date = Date::new(&moment.into());
    let options = Object::new();
    if date.to_date_string() != Date::new_0().to_date_string() {
        set(&options, "dateStyle", "medium");
    }
    set(&options, "timeStyle", "short");
    date.to_locale_string(language, &options).into()
}

/// Returns today's year, month and day of the month, on the clock of this device. Months and days are counted from 1.
#[must_use]
pub fn today() -> (i32, u8, u8) {
    let now = Date::new_0();
    let small = |number: u32| u8::try_from(number).unwrap_or_default();
    let year = i32::try_from(now.get_full_year()).unwrap_or_default();
    (year, small(now.get_month() + 1), small(now.get_date()))
}

/// Returns the number of minutes by which the local time is ahead of UTC.
#[must_use]
pub fn ahead_of_utc() -> i32 {
    #[allow(clippy::cast_possible_truncation, reason = "whole minutes, at most a day")]
    {
        -Date::new_0().get_timezone_offset() as i32
    }
}

/// Writes today's date in the language with this tag.
#[must_use]
pub fn today_written(language: &str) -> String {
    let options = Object::new();
    set(&options, "dateStyle", "medium");
    Date::new_0().to_locale_date_string(language, &options).into()
}

/// Writes how many units of time ago something was, in the language with this tag, as in `12 minutes ago`. `unit` is one of
/// those of `Intl.RelativeTimeFormat`. Returns `None` if the browser does not have it.
#[must_use]
pub fn ago(count: u64, unit: &str, language: &str) -> Option<String> {
    let intl = get(&window(), "Intl")?;
    let format = construct_in(&intl, "RelativeTimeFormat", &[language.into()])?;
    #[allow(clippy::cast_precision_loss, reason = "far fewer than 2^53 units have passed")]
    let count = count as f64;
    call(&format, "format", &[(-count).into(), unit.into()])?.as_string()
}
