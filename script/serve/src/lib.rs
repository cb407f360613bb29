//! Serves a folder like an ordinary static host: compressed, with the right content types, and with a real 404 for
//! missing files.
//!
//! `script/play` runs the program, which combines [`router`] and [`serve()`]; the browser tests use [`router`]
//! directly.

use std::convert::Infallible;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

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

/// Returns a router that serves the files under `dir`, gzipped if the browser accepts that.
///
/// It serves nothing outside `dir`, and no fallback page for missing files. Browsers may cache files but must
/// revalidate them each time, so that a rebuilt page shows at once.
pub fn router(dir: impl AsRef<Path>) -> Router {
    Router::new().fallback_service(ServeDir::new(dir)).layer(CompressionLayer::new()).layer(
        SetResponseHeaderLayer::overriding(CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    )
}

/// Replaces the router's service worker with one that removes itself and earlier ones.
///
/// With the page's own, a browser would show a rebuilt page only on the load after next; with none, it would report a
/// missing file.
pub fn without_service_worker(router: Router) -> Router {
    const HEADERS: [(HeaderName, &str); 2] =
        [(CONTENT_TYPE, "text/javascript"), (CACHE_CONTROL, "no-cache")];
    router.route("/service-worker.js", get(async || (HEADERS, remover())))
}

/// Returns the script of a service worker that removes itself and earlier ones.
///
/// It is never the same twice. A page that registers its service worker while this one is being removed keeps it instead;
/// then the browser takes the next script for a new version, which removes itself again.
pub fn remover() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    format!("{}// {}\n", include_str!("../service-worker.js"), now.as_nanos())
}

/// Serves all connections until the future is dropped.
///
/// Closes a connection when it has not sent a complete request head within `patience`, so that nobody can keep many
/// idle connections open; browsers reconnect as needed. Requires a Tokio runtime with I/O and time enabled.
pub async fn serve(mut listener: TcpListener, router: Router, patience: Duration) -> Infallible {
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(patience);
    loop {
        let (stream, _) = Listener::accept(&mut listener).await;
        let service = TowerToHyperService::new(router.clone());
        let connection = server.serve_connection(TokioIo::new(stream), service);
        tokio::spawn(async move {
            // This fails when the client disconnects or exceeds `patience`.
            let _ = connection.await;
        });
    }
}
