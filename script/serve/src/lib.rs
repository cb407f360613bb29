//! Serves a folder the way an ordinary static host does: compressed, with the right types, and
//! with a real 404 for what is not there.
//!
//! `script/play` runs it as a program, which is [`router`] and [`serve()`]; the browser tests use [`router`]
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

/// Answers requests with the files under `dir`, gzipped where the browser asks for it.
///
/// Nothing outside `dir` is served, and no other page stands in for a missing file. Browsers may
/// keep files but ask each time whether they changed, so that a rebuilt page is seen at once.
pub fn router(dir: impl AsRef<Path>) -> Router {
    Router::new().fallback_service(ServeDir::new(dir)).layer(CompressionLayer::new()).layer(
        SetResponseHeaderLayer::overriding(CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    )
}

/// Answers the same, but with a service worker that removes itself and earlier ones: a browser that keeps the page
/// would show a rebuilt one only after the next load. Without any, the browser would report a missing file.
pub fn without_service_worker(router: Router) -> Router {
    const HEADERS: [(HeaderName, &str); 2] =
        [(CONTENT_TYPE, "text/javascript"), (CACHE_CONTROL, "no-cache")];
    router.route("/service-worker.js", get((HEADERS, include_str!("../service-worker.js"))))
}

/// Answers everyone who connects, until the future is dropped.
///
/// A connection is closed when no whole head of a request has come for as long as `patience`, so that
/// nobody can hold many of them for nothing. Browsers connect anew when they need to. Needs a Tokio
/// runtime with input, output and time.
pub async fn serve(mut listener: TcpListener, router: Router, patience: Duration) -> Infallible {
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(patience);
    loop {
        let (stream, _) = Listener::accept(&mut listener).await;
        let service = TowerToHyperService::new(router.clone());
        let connection = server.serve_connection(TokioIo::new(stream), service);
        tokio::spawn(async move {
            // It fails when the other side goes away, or is not waited for any longer.
            let _ = connection.await;
        });
    }
}
