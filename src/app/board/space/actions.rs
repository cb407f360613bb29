//! Choosing how a 3D board is drawn: stacked or side by side, and from which side.

use crate::{
    app::{
        board::space::model::{Space, Turn},
        game::Page,
        settings,
    },
    engine::Form,
    platform::screen,
    session::{Choice, SpaceView},
};

use leptos::prelude::*;

/// The smallest side of a cell in a stack, in CSS pixels. If cells would be smaller, layers are side by side unless the
/// person has chosen a stack.
const SMALLEST: f64 = 36.0;

/// The width and height of a layer in a stack, and the distance to the next layer, all in sides of a layer. The style
/// sheet defines how layers are tilted and turned.
const WIDTH: f64 = 1.35;

const HEIGHT: f64 = 0.8;

const APART: f64 = 0.65;

/// The room for the names of layers and the buttons beside the stack, in CSS pixels.
const BESIDE: f64 = 112.0;

/// The height of a cell in a stack on the screen, in sides of the cell.
const FORESHORTENED: f64 = 0.59;

/// Stacks the layers of a 3D board or puts them side by side, as chosen or as fits.
pub(crate) fn fit_space(page: Page) {
    let form = page.board.layout.with_untracked(|layout| layout.rules.shape().form());
    let Form::Cube { side } = form else { return };
    let is_stacked = match page.ui.settings.with_untracked(|settings| settings.board.space_view) {
        SpaceView::Stacked => true,
        SpaceView::SideBySide => false,
        SpaceView::AsFits => !screen::reduces_motion() && stacked_cell_height(side) >= SMALLEST,
    };
    if page.ui.of::<Space>().with_untracked(|space| space.is_stacked) != is_stacked {
        page.ui.of::<Space>().update(|space| space.is_stacked = is_stacked);
    }
}

/// Switches between stacked and side by side, and stores the choice.
pub(crate) fn switch_space_view(page: Page) {
    let is_stacked = page.ui.of::<Space>().with_untracked(|space| space.is_stacked);
    let other = if is_stacked { SpaceView::SideBySide } else { SpaceView::Stacked };
    settings::choose(page, Choice::SpaceView(other));
}

/// Turns a stack of layers.
pub(crate) fn turn_space(page: Page, turn: Turn) {
    page.ui.of::<Space>().update(|Space { turns, .. }| match turn {
        Turn::Clockwise => *turns += 1,
        Turn::Anticlockwise => *turns -= 1,
        Turn::ToFront => *turns = 0,
    });
}

/// Returns the height of a cell on the screen in a stack of `side` layers, in CSS pixels.
fn stacked_cell_height(side: u8) -> f64 {
    let (width, height) = screen::size_of(".board-area").unwrap_or_default();
    let side = f64::from(side);
    let layer = ((width - BESIDE) / WIDTH).min(height / (HEIGHT + APART * (side - 1.0)));
    layer / side * FORESHORTENED
}
