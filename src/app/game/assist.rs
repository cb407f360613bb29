//! Hints, the values of cells, and replies to presses that change nothing on the board.

use crate::{
    app::game::{
        Page,
        aids::{Aids, Reply},
        late,
        page::Core,
        render,
    },
    engine::advice::Hint,
    protocol::Request,
    session::{Assist, ForbiddenPoints, forbidden},
};

use leptos::prelude::*;

/// Replies to a press that changes nothing on the board. A repeated reply is announced again.
pub(crate) fn reply(page: Page, reply: Reply) {
    change_aids(page, |aids| aids.reply.say(reply));
}

/// Shows a hint with this reply.
pub(crate) fn show_hint(page: Page, hint: Hint, reply: Reply) {
    change_aids(page, |aids| {
        aids.hint = Some(hint);
        aids.reply.say(reply);
    });
}

/// Changes the help for the next move, and shows it.
pub(crate) fn change_aids(page: Page, change: impl FnOnce(&mut Aids)) {
    let mut cells = page.ui.aids.with_untracked(Aids::cells);
    page.ui.aids.update(change);
    cells.extend(page.ui.aids.with_untracked(Aids::cells));
    for cell in cells {
        render::show_cell(page, cell);
    }
}

/// Shows on which cells of the game on the screen the side to move would commit a foul, if the person wants to see that.
pub(crate) fn show_forbidden(page: Page) {
    let are_shown =
        page.ui.settings.with_untracked(|it| it.board.forbidden_points == ForbiddenPoints::On);
    let cells =
        if are_shown { page.with_shown(|session| forbidden(session.game())) } else { Vec::new() };
    change_assist(page, |assist| assist.set_forbidden(cells));
}

/// Clears what cells show about moves there, and asks for their values again if they are wanted.
pub(crate) fn refresh_assist(page: Page) {
    change_assist(page, Assist::forget);
    let game = page.core.with_value(|core| {
        let wants = core.assist.wants_values(&core.session);
        wants.then(|| core.session.game().clone())
    });
    if let Some(game) = game {
        late::call(page, move |late, page| (late.ask)(page, Request::Values(game)));
    }
}

/// Changes what cells show about moves there, and shows it.
pub(crate) fn change_assist(page: Page, change: impl FnOnce(&mut Assist)) {
    let assisted_cells = |core: &Core| core.assist.noted().collect::<Vec<_>>();
    let mut cells = page.core.with_value(assisted_cells);
    page.core.update_value(|core| change(&mut core.assist));
    cells.extend(page.core.with_value(assisted_cells));
    for cell in cells {
        render::show_cell(page, cell);
    }
}
