use std::fmt;

use anyhow::Result;
use serde::Deserialize;

use super::{Page, strings};
use crate::screen::Screen;

/// The bounding box of an element on the screen, in CSS pixels.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Rect {
    /// The element's name.
    pub name: String,
    /// The distance from the left edge.
    pub x: f64,
    /// The distance from the top edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Rect {
    /// Returns whether both boxes are equal, up to half a pixel.
    #[must_use]
    pub fn is_at(&self, other: &Self) -> bool {
        let pairs = [
            (self.x, other.x),
            (self.y, other.y),
            (self.width, other.width),
            (self.height, other.height),
        ];
        pairs.iter().all(|(here, there)| (here - there).abs() <= 0.5)
    }

    /// Returns the box among these that differs least from it.
    #[must_use]
    pub fn nearest<'a>(&self, others: &'a [Self]) -> Option<&'a Self> {
        let distance = |other: &Self| {
            (self.x - other.x).abs()
                + (self.y - other.y).abs()
                + (self.width - other.width).abs()
                + (self.height - other.height).abs()
        };
        others.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)))
    }

    /// Returns whether the boxes share more than an edge.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        let across = (self.x + self.width).min(other.x + other.width) - self.x.max(other.x);
        let down = (self.y + self.height).min(other.y + other.height) - self.y.max(other.y);
        across > 0.5 && down > 0.5
    }

    /// Returns whether all of it is on the screen.
    #[must_use]
    pub fn is_within(&self, screen: Screen) -> bool {
        let (width, height) = (f64::from(screen.width), f64::from(screen.height));
        self.x >= -0.5
            && self.y >= -0.5
            && self.x + self.width <= width + 0.5
            && self.y + self.height <= height + 0.5
    }
}

impl fmt::Display for Rect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, x, y, width, height } = self;
        write!(f, "{name:?} at {x:.1},{y:.1} of {width:.1}x{height:.1}")
    }
}

/// How far the page extends beyond the screen, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct View {
    /// How far the page can be scrolled to the right.
    pub beyond_right: f64,
    /// How far the page can be scrolled down.
    pub beyond_bottom: f64,
}

impl Page {
    /// Returns the boxes of all elements with this role.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn rects(&self, role: &str) -> Result<Vec<Rect>> {
        const RECTS: &str = "return allOf(...arguments).map((it) => {
            const { x, y, width, height } = it.getBoundingClientRect();
            return { name: nameOf(it), x, y, width, height };
          })";
        self.run(RECTS, strings(&[role])).await
    }

    /// Returns the box that is available for the board.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn room_for_board(&self) -> Result<Rect> {
        const ROOM: &str = "
            const { x, y, width, height } =
              document.querySelector('main[data-ready] .board-area').getBoundingClientRect();
            return { name: 'room for the board', x, y, width, height };";
        self.run(ROOM, []).await
    }

    /// Returns the name of the game in the bar.
    ///
    /// # Errors
    /// Fails if the bar does not show it.
    pub async fn name_in_bar(&self) -> Result<String> {
        self.run("return tidy(document.querySelector('main header .game').innerText)", []).await
    }

    /// Returns the boxes of all elements.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn boxes(&self) -> Result<Vec<Rect>> {
        const BOXES: &str = "return [...document.body.querySelectorAll('*')].map((it) => {
            const { x, y, width, height } = it.getBoundingClientRect();
            return { name: it.localName, x, y, width, height };
          })";
        self.run(BOXES, []).await
    }

    /// Returns the names of the elements with this role whose text is clipped.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn clipped(&self, role: &str) -> Result<Vec<String>> {
        const CLIPPED: &str = include_str!("clipped.js");
        self.run(CLIPPED, strings(&[role])).await
    }

    /// Returns the words on buttons and answers that are broken across two lines.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn broken_words(&self) -> Result<Vec<String>> {
        const BROKEN: &str = include_str!("broken.js");
        self.run(BROKEN, []).await
    }

    /// Describes texts that overlap each other or stick out of the screen at a side.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn colliding_words(&self) -> Result<Vec<String>> {
        const COLLIDING: &str = include_str!("colliding.js");
        self.run(COLLIDING, []).await
    }

    /// Returns how far the page can be scrolled.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn view(&self) -> Result<View> {
        const VIEW: &str = "const it = document.scrollingElement;
            return { beyond_right: Math.max(0, it.scrollWidth - it.clientWidth),
                     beyond_bottom: Math.max(0, it.scrollHeight - it.clientHeight) }";
        self.run(VIEW, []).await
    }
}
