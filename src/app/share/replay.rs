//! Drawing replays: pictures that show the moves of a game one after the other.

use crate::{
    app::{
        game::{Page, steps::in_steps},
        share::{
            drawing::{SIZE, WHOLE, linked},
            model::{Drawing, NoReplay, Replayed},
        },
    },
    platform::picture::{self as png, Image},
    session::picture::animation::{Frame, animated},
};

use leptos::prelude::*;

/// The time that a replay shows each move, in milliseconds.
const MOVE_DURATION: u16 = 600;

/// The time that a replay shows its end, in milliseconds.
const END_DURATION: u16 = 3000;

/// What a replay is drawn from.
pub(super) struct Source {
    /// The left, top, width and height of each move in the picture, in pixels.
    cells: Vec<[i32; 4]>,
    start: Image,
    played: Image,
    end: Image,
}

/// A frame of a replay before it is drawn.
pub(super) struct Part<'a> {
    /// The picture.
    pub image: &'a Image,
    /// The left, top, width and height of the part that is drawn.
    pub window: [i32; 4],
    /// How long it is shown, in milliseconds.
    pub delay: u16,
}

impl Source {
    /// Loads the pictures of this game.
    ///
    /// # Errors
    /// One can't be loaded.
    pub(super) async fn load(game: &Replayed) -> Result<Self, NoReplay> {
        Self::loaded(game).await.ok_or(NoReplay::NotDrawn)
    }

    async fn loaded(Replayed { moves, end, .. }: &Replayed) -> Option<Self> {
        let [start, played] = &moves.sources;
        Some(Self {
            cells: moves.cells.clone(),
            start: Image::load(start).await?,
            played: Image::load(played).await?,
            end: Image::load(end).await?,
        })
    }

    /// Returns the frames: the board of the start, the moves one after the other, and the picture of the end.
    pub(super) fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let part = |image, window, delay| Part { image, window, delay };
        let moves = self.cells.iter().map(move |&cell| part(&self.played, cell, MOVE_DURATION));
        let first = part(&self.start, WHOLE, MOVE_DURATION);
        let last = part(&self.end, WHOLE, END_DURATION);
        [first].into_iter().chain(moves).chain([last])
    }
}

/// Draws the replay of this game by calling `next`, which does a little more and returns how far it is in moves, or `None` at
/// the end.
///
/// # Errors
/// The person has stopped it, or saves another replay.
pub(super) async fn draw(
    page: Page,
    game: &Replayed,
    next: impl FnMut() -> Option<usize>,
) -> Result<(), NoReplay> {
    let drawing = page.ui.of::<Drawing>();
    drawing.update(|drawing| drawing.all = game.moves.cells.len());
    let is_wanted = in_steps(drawing, |drawing| &mut drawing.work, next).await
        && !drawing.with_untracked(|drawing| drawing.work.is_stopped());
    if is_wanted { Ok(()) } else { Err(NoReplay::Stopped) }
}

/// Returns the address of a replay as an animated PNG, which contains the link of the game.
///
/// # Errors
/// It can't be drawn, or the person has stopped it.
pub(super) async fn animated_png(page: Page, game: &Replayed) -> Result<String, NoReplay> {
    let source = Source::load(game).await?;
    let mut parts = source.parts();
    let mut frames = Vec::new();
    let next = || {
        let part = parts.next()?;
        frames.push(frame(&part));
        Some(frames.len())
    };
    draw(page, game, next).await?;
    let frames: Option<Vec<_>> = frames.into_iter().collect();
    let whole = frames.and_then(|frames| animated(&frames.last()?.png, &frames).ok());
    let png = whole.and_then(|png| png::address_of(&linked(png, &game.link)));
    png.ok_or(NoReplay::NotDrawn)
}

/// Draws a frame.
fn frame(Part { image, window, delay }: &Part<'_>) -> Option<Frame> {
    let png = png::bytes_at(&image.draw(SIZE, *window)?)?;
    let at = [window[0], window[1]].map(i32::unsigned_abs);
    Some(Frame { png, at, delay: *delay })
}
