//! Dates and times in the format of a language.

use js_sys::{Date, Object};

use super::by_name::set;

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
