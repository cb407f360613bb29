//! Saving a replay as a GIF. This is records code.

use crate::{
    app::{
        game::Page,
        share::{
            actions::report_replay,
            drawing::SIZE,
            model::{NoReplay, Replayed},
            replay::{Part, Source, draw},
        },
    },
    platform::files,
    session::picture::{
        self,
        gif::{GifFrame, GifFrames, GifWriter},
    },
};

use leptos::task::spawn_local;
use std::mem;

/// The name of the file.
const FILE: &str = "in-a-row.gif";

/// Saves this game as a GIF of its moves, and reports the result.
pub(crate) fn save(page: Page, game: Replayed) {
    spawn_local(async move {
        let gif = gif(page, &game).await;
        let save = |gif: Vec<u8>| files::save(&files::address_of_bytes(&gif), FILE);
        report_replay(page, gif.map(save));
    });
}

/// A GIF that is being made. All frames are drawn before the first is written, because they share the palette.
enum Gif {
    Drawing(GifFrames),
    Writing(GifWriter),
}

/// Returns a GIF of the moves, which contains the link of the game.
async fn gif(page: Page, game: &Replayed) -> Result<Vec<u8>, NoReplay> {
    let source = Source::load(game).await?;
    let mut parts = source.parts();
    let frames = GifFrames::new([length(picture::WIDTH)?, length(picture::HEIGHT)?]);
    let mut gif = Gif::Drawing(frames);
    let mut steps = 0;
    let mut next = || {
        let has_more = match &mut gif {
            Gif::Drawing(frames) => {
                if let Some(part) = parts.next() {
                    frames.add(frame(&part)?).map_err(|_| NoReplay::NotDrawn)?;
                } else {
                    let frames = mem::take(frames);
                    let writer = frames.write(&game.link).map_err(|_| NoReplay::NotDrawn)?;
                    gif = Gif::Writing(writer);
                }
                true
            }
            Gif::Writing(writer) => writer.write_next().map_err(|_| NoReplay::NotDrawn)?,
        };
        steps += 1;
        Ok(has_more.then_some(steps / 2))
    };
    let mut result = Ok(());
    draw(page, game, || {
        next().unwrap_or_else(|error| {
            result = Err(error);
            None
        })
    })
    .await?;
    result?;
    match gif {
        Gif::Drawing(_) => Err(NoReplay::NotDrawn),
        Gif::Writing(writer) => writer.finish().map_err(|_| NoReplay::NotDrawn),
    }
}

/// Draws a frame.
fn frame(Part { image, window, delay }: &Part<'_>) -> Result<GifFrame, NoReplay> {
    let [left, top, width, height] = *window;
    Ok(GifFrame {
        pixels: image.pixels(SIZE, *window).ok_or(NoReplay::NotDrawn)?,
        at: [length(left)?, length(top)?],
        size: [length(width)?, length(height)?],
        delay: *delay,
    })
}

fn length(pixels: i32) -> Result<u16, NoReplay> {
    u16::try_from(pixels).map_err(|_| NoReplay::NotDrawn)
}
