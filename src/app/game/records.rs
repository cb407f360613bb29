//! Calls the records code, which reads and writes the files of other programs.

use crate::{
    app::game::{
        Page,
        extra::{self, Extra},
        page::code::RecordCode,
    },
    platform::style::Styles,
    words::Part,
};

/// The records code. Only the seldom code calls it, which has the same words and styles.
pub(crate) const RECORDS: &Extra<RecordCode> = &Extra {
    loader: |chunks| chunks.records,
    words: Part::Seldom,
    styles: Styles::Seldom,
    start: |_, _| {},
};

/// Makes this call, as soon as the records code is loaded.
pub(crate) fn call(page: Page, call: impl FnOnce(&'static RecordCode, Page) + 'static) {
    extra::call(page, RECORDS, call);
}
