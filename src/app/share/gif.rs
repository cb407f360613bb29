//! Writing a replay as a GIF. This is records code.

use crate::session::picture::{
    self,
    gif::{GifFrame, animated_gif},
};

/// Writes these frames as a GIF that contains the link. Returns `None` if they can't be one.
pub(crate) fn write(frames: &[GifFrame], link: &str) -> Option<Vec<u8>> {
    let size = [u16::try_from(picture::WIDTH).ok()?, u16::try_from(picture::HEIGHT).ok()?];
    animated_gif(size, frames, link).ok()
}
