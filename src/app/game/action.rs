//! The actions of buttons.

use crate::app::game::{Page, dialog::Dialog, notices::Notice, page::code::LateCode};

/// The action of a button.
#[derive(Clone, Copy)]
pub(crate) enum Action {
    /// Calls this function.
    Call(fn(Page)),
    /// Calls this function of the late code, as soon as that is loaded.
    CallLate(fn(&LateCode) -> fn(Page)),
    /// Opens this dialog, as soon as its code is loaded.
    Open(Dialog),
    Close(Dialog),
    Dismiss(Notice),
}
