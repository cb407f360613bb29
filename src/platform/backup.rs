//! All stored texts as a file: a JSON object with the name of this page, the format, and the texts by their keys. The
//! browser reads and writes the JSON.

use js_sys::{JSON, Object, Reflect};
use web_sys::wasm_bindgen::{JsCast, JsValue};

use super::by_name::{get, set};
use crate::storage_keys::FORMAT;

/// The name of this page in the file.
const OURS: &str = "in-a-row";

const PAGE: &str = "page";
const FORMAT_KEY: &str = "format";
const STORED: &str = "stored";

/// Why a file is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupError {
    /// It belongs to another program.
    Foreign,
    /// A newer version of this page wrote it.
    Newer,
    /// It is ours, but something is missing or not a text.
    Damaged,
}

/// Returns the content of a file with these texts; `None` if the browser can't write it.
#[must_use]
pub fn write(stored: impl Iterator<Item = (String, String)>) -> Option<String> {
    let texts = Object::new();
    for (key, text) in stored {
        set(&texts, &key, text);
    }
    let file = Object::new();
    set(&file, PAGE, OURS);
    set(&file, FORMAT_KEY, FORMAT);
    set(&file, STORED, texts);
    JSON::stringify_with_replacer_and_space(&file, &JsValue::NULL, &1.into()).ok()?.as_string()
}

/// Returns the keys and texts in a file.
///
/// # Errors
/// It is not a file of this page, or this version can't read it.
pub fn read(text: &str) -> Result<Vec<(String, String)>, BackupError> {
    let file = JSON::parse(text).map_err(|_| BackupError::Foreign)?;
    if get(&file, PAGE).is_none_or(|name| name != OURS) {
        return Err(BackupError::Foreign);
    }
    let format = get(&file, FORMAT_KEY).and_then(|format| format.as_f64());
    if format.ok_or(BackupError::Damaged)? > f64::from(FORMAT) {
        return Err(BackupError::Newer);
    }
    // If it is not an object, it has no keys, or none of ours.
    let stored: Object = get(&file, STORED).ok_or(BackupError::Damaged)?.unchecked_into();
    let entry = |key: JsValue| {
        let text = Reflect::get(&stored, &key).ok()?.as_string()?;
        Some((key.as_string()?, text))
    };
    Object::keys(&stored).iter().map(entry).collect::<Option<_>>().ok_or(BackupError::Damaged)
}
