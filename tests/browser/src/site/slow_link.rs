//! A slow link between a browser and the server, which all its requests share.
//!
//! Chromium can simulate a slow network, too, but not for workers and service workers. Their requests would then take nothing
//! away from those of the page.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::body::{self, Body};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, sleep_until};

/// The time between a request and the beginning of its response: that of slow 4G.
const LATENCY: Duration = Duration::from_millis(150);
/// The throughput of slow 4G, in bytes a second: 1.6 Mbit/s.
const BYTES_PER_SECOND: f64 = 200_000.0;
/// The size of a packet, in bytes. Responses at the same time take turns by packets.
const PACKET: usize = 1_400;

/// How late a timer may be.
const LATENESS: Duration = Duration::from_millis(10);

/// The link. It is fast until [`SlowLink::slow_down`].
#[derive(Debug)]
pub(super) struct SlowLink {
    is_slow: AtomicBool,
    /// When the packets that were sent so far have passed.
    free_at: Mutex<Instant>,
}

impl SlowLink {
    /// Returns a link that is still fast.
    pub(super) fn new() -> Self {
        Self { is_slow: AtomicBool::new(false), free_at: Mutex::new(Instant::now()) }
    }

    /// From now on, responses take as long as over slow 4G.
    pub(super) fn slow_down(&self) {
        self.is_slow.store(true, Ordering::Relaxed);
    }

    /// Returns this response, whose body passes the link packet by packet.
    pub(super) async fn pass(self: Arc<Self>, response: Response) -> Response {
        if !self.is_slow.load(Ordering::Relaxed) {
            return response;
        }
        sleep(LATENCY).await;
        let (parts, body) = response.into_parts();
        let Ok(bytes) = body::to_bytes(body, usize::MAX).await else {
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        };
        let packets = stream::unfold((self, bytes), |(link, mut rest)| async move {
            let packet = rest.split_to(PACKET.min(rest.len()));
            link.carry(packet.len()).await;
            (!packet.is_empty()).then_some((Ok::<_, Infallible>(packet), (link, rest)))
        });
        Response::from_parts(parts, Body::from_stream(packets))
    }

    /// Waits until so many bytes have passed. Callers take turns.
    async fn carry(&self, bytes: usize) {
        let mut free_at = self.free_at.lock().await;
        #[expect(clippy::cast_precision_loss, reason = "a packet is small")]
        let time = Duration::from_secs_f64(bytes as f64 / BYTES_PER_SECOND);
        // A timer may be late, which the next packets make up for.
        let idle_since = Instant::now().checked_sub(LATENESS).unwrap_or(*free_at);
        *free_at = (*free_at).max(idle_since) + time;
        sleep_until(*free_at).await;
    }
}
