//! Serves a folder like an ordinary static host: compressed, with the right types, and with a real 404 for missing
//! files.
//!
//! `script/play` runs the program, which combines [`router`] and [`serve()`]; the browser tests use [`router`]
//! directly.

use std::convert::Infallible;
use std::path::Path;
use std::time::Duration;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName, HeaderValue};
use axum::routing::get;
use axum::serve::Listener;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// Returns a router that serves the files in `dir`, gzipped if the browser accepts that.
///
/// It serves nothing outside `dir`, and no other page instead of a missing file. Browsers may cache files, but ask each
/// time whether they have changed, so that a rebuilt page is visible at once.
pub fn router(dir: impl AsRef<Path>) -> Router {
    Router::new().fallback_service(ServeDir::new(dir)).layer(CompressionLayer::new()).layer(
        SetResponseHeaderLayer::overriding(CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    )
}

/// Returns the router with another service worker, which removes itself and earlier ones. With the page's own, a
/// browser would show a rebuilt page only after a second load; without any, it would report a missing file.
pub fn without_service_worker(router: Router) -> Router {
    const HEADERS: [(HeaderName, &str); 2] =
        [(CONTENT_TYPE, "text/javascript"), (CACHE_CONTROL, "no-cache")];
    router.route("/service-worker.js", get((HEADERS, include_str!("../service-worker.js"))))
}

/// Serves all connections until the future is dropped.
///
/// A connection is closed if the head of the next request doesn't arrive within `patience`, so that nobody can keep
/// many idle connections open. Browsers connect again when they need to. Requires a Tokio runtime with IO and time
/// enabled.
pub async fn serve(mut listener: TcpListener, router: Router, patience: Duration) -> Infallible {
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(patience);
    loop {
        let (stream, _) = Listener::accept(&mut listener).await;
        let service = TowerToHyperService::new(router.clone());
        let connection = server.serve_connection(TokioIo::new(stream), service);
        tokio::spawn(async move {
            // It fails if the other side disconnects or is too slow.
            let _ = connection.await;
        });
    }
}
