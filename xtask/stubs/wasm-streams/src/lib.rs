//! Takes the place of the crate of this name.
//!
//! Leptos brings that crate along to talk to a server, and the page has none. It exports three
//! classes to JavaScript, which the linker must keep with all that they need: five kilobytes of the
//! download, for nothing. This one has the names that Leptos asks for and exports nothing.

#![cfg(target_arch = "wasm32")]

use std::{
    pin::Pin,
    task::{Context, Poll},
};

use futures_core::Stream;
use wasm_bindgen::JsValue;
use web_sys::ReadableStream as Raw;

type Chunk = Result<JsValue, JsValue>;

/// A stream to or from a server. There is no server, and so no value of this type.
#[derive(Clone, Copy, Debug)]
pub enum ReadableStream {}

impl ReadableStream {
    /// Reading what a server sends.
    ///
    /// # Panics
    /// Always.
    #[must_use]
    pub fn from_raw(_: Raw) -> Self {
        unimplemented!()
    }

    /// Sending to a server.
    ///
    /// # Panics
    /// Always.
    #[must_use]
    pub fn from_stream(_: impl Stream<Item = Chunk> + 'static) -> Self {
        unimplemented!()
    }

    /// The chunks that a server sends.
    #[must_use]
    pub const fn into_stream(self) -> Self {
        self
    }

    /// The stream as the browser knows it.
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
