//! Serves a folder the way an ordinary static host does: compressed, with the right types, and
//! with a real 404 for what is not there.
//!
//! `script/play` runs it as a program; the browser tests use [`router`] directly.

use std::path::Path;

use axum::Router;
use axum::http::{HeaderValue, header::CACHE_CONTROL};
use tower_http::compression::CompressionLayer;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// Answers requests with the files under `dir`, gzipped where the browser asks for it.
///
/// Nothing outside `dir` is served, and no other page stands in for a missing file. Browsers may
/// keep files but ask each time whether they changed, so that a rebuilt page is seen at once.
pub fn router(dir: impl AsRef<Path>) -> Router {
    Router::new().fallback_service(ServeDir::new(dir)).layer(CompressionLayer::new()).layer(
        SetResponseHeaderLayer::overriding(CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    )
}
