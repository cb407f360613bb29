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
