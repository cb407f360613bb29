//! Loads the seldom code, which is most dialogs: few games need it.
//!
//! In the released page it is in the seldom chunk, which is fetched with the first [`SeldomTask`]. It contains the code
//! that only [`use_seldom_code`](crate::app::use_seldom_code) reaches.

use crate::{
    app::game::{
        Page,
        language::load_words,
        late::{NOTICE_DELAY, begin_loading, end_loading, load_chunk},
        notices::Notice,
        page::Chunk,
        task::SeldomTask,
    },
    platform::timer,
    words::{self, Part},
};

use futures::future::join;
use leptos::{prelude::*, task::spawn_local};

/// Carries out a task, after the seldom code and its words are loaded. If they fail to load, shows a notice, with which
/// the person can try again. Only the last task waits.
pub(crate) fn run(page: Page, task: SeldomTask) {
    let run = page.core.with_value(|core| core.late.run_seldom);
    if let Some(run) = run.filter(|_| words::spoken().has(Part::Seldom)) {
        run(page, task);
    } else {
        page.core.update_value(|core| core.late.seldom_task = Some(task));
        load(page);
    }
}

/// Tries to load the seldom code again if a task waits for it.
pub(crate) fn try_again(page: Page) {
    if page.core.with_value(|core| core.late.seldom_task.is_some()) {
        load(page);
    }
}

/// Loads the seldom code and its words, and carries out the task that waits for them.
fn load(page: Page) {
    if !begin_loading(page, Chunk::Seldom) {
        return;
    }
    let chunks = page.core.with_value(|core| core.late.chunks);
    let loading_timer = timer::after(NOTICE_DELAY, move || page.notify(Notice::Loading));
    spawn_local(async move {
        let (program, words) =
            join(load_chunk(page, chunks.seldom), load_words(Part::Seldom)).await;
        let is_loaded = program.and(words).is_ok();
        let task = page.core.try_update_value(|core| core.late.seldom_task.take_if(|_| is_loaded));
        drop(loading_timer);
        end_loading(page, Chunk::Seldom);
        if !is_loaded {
            page.notify(Notice::NoLateCode);
        } else if let Some(task) = task.flatten() {
            run(page, task);
        }
    });
}
