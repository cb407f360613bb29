//! Replaces the crate of the same name.
//!
//! Leptos depends on that crate for talking to a server, and the page has none. The crate exports three classes to
//! JavaScript, which the linker must keep with everything they need: five kilobytes of the download that are never
//! used. This one has the names that Leptos uses and exports nothing.

#![cfg(target_arch = "wasm32")]

use std::{
    pin::Pin,
    task::{Context, Poll},
};

use futures_core::Stream;
use wasm_bindgen::JsValue;
use web_sys::ReadableStream as Raw;

type Chunk = Result<JsValue, JsValue>;

/// A stream to or from a server. There is no server, so this type has no values.
#[derive(Clone, Copy, Debug)]
pub enum ReadableStream {}

impl ReadableStream {
    /// Would read from a server.
    ///
    /// # Panics
    /// Always.
    #[must_use]
    pub fn from_raw(_: Raw) -> Self {
        unimplemented!()
    }

    /// Would send to a server.
    ///
    /// # Panics
    /// Always.
    #[must_use]
    pub fn from_stream(_: impl Stream<Item = Chunk> + 'static) -> Self {
        unimplemented!()
    }

    /// Would return the chunks that a server sends.
    #[must_use]
    pub const fn into_stream(self) -> Self {
        self
    }

    /// Would return the browser's stream.
    #[must_use]
    pub const fn into_raw(self) -> Raw {
        match self {}
    }
}

impl Stream for ReadableStream {
    type Item = Chunk;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Chunk>> {
        match *self {}
    }
}
