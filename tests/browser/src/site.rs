//! Serves the page on a web server of its own, and logs every request.
//!
//! `/` is the page as any static host would serve it. `/at/VARIANT/` is the same page under a sub-path, with scripts
//! inserted at the start of its head: one records all console messages, one shortens pauses, and one simulates the
//! variant's browser.

mod slow_link;
mod variant;

use std::io;
use std::net::Ipv4Addr;
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use axum::Router;
use axum::body::Body;
use axum::extract::{Query, Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, IF_MODIFIED_SINCE, IF_NONE_MATCH,
};
use axum::http::{HeaderValue, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::ServiceExt;

use self::slow_link::SlowLink;
use self::variant::script;
pub use self::variant::{Time, Variant};

/// An answered request.
#[derive(Clone, Debug)]
pub struct Answered {
    /// The requested path.
    pub path: String,
    /// The status of the response.
    pub status: u16,
}

/// The server. It stops on drop.
#[derive(Debug)]
pub struct Site {
    folder: PathBuf,
    origin: String,
    log: Arc<Log>,
    refused: Arc<Refused>,
    slash: Arc<Mutex<Slash>>,
    missing: Arc<Mutex<Missing>>,
    held: watch::Sender<Held>,
    is_gone: Arc<AtomicBool>,
    is_compressed: Arc<AtomicBool>,
    version: Arc<Mutex<Version>>,
    link: Arc<SlowLink>,
    server: JoinHandle<()>,
}

type Log = Mutex<Vec<Answered>>;

/// Paths that contain this part are not found.
type Refused = Mutex<Option<String>>;

/// The served version of the page, and its faults.
#[derive(Clone, Debug)]
struct Version {
    /// The name of the folder as it was built.
    built: String,
    /// How many new versions have been published; each has another name for the folder.
    renewals: u32,
    has_older_page: bool,
    spoiled: Option<(&'static str, Fault)>,
    finds_no_room: bool,
    service_worker: ServiceWorker,
}

/// The fault of a served file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The connection breaks in the middle of it.
    BrokenOff,
    /// Only its first half is sent.
    Halved,
    /// Its content type is `application/octet-stream`.
    Untyped,
}

/// What a host sends for a missing file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Missing {
    /// The status 404.
    #[default]
    NotFound,
    /// The page, with status 200. For a file that never changes, browsers may cache it for a year.
    Page,
    /// A login page, with status 200, for every request, as in a network that asks for a login.
    Login,
}

/// The service worker that is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ServiceWorker {
    OfPage,
    /// That of `script/play`, which removes itself.
    Remover,
}

impl Version {
    /// Reads the version of the page that was built into this folder.
    fn of(folder: &Path) -> Result<Self> {
        let is_folder = |entry: &std::fs::DirEntry| entry.path().is_dir();
        let built = std::fs::read_dir(folder)?.filter_map(Result::ok).find(is_folder);
        let built = built.context("the page has no folder of its files")?.file_name();
        let built = built.to_string_lossy().into_owned();
        Ok(Self {
            built,
            renewals: 0,
            has_older_page: false,
            spoiled: None,
            finds_no_room: false,
            service_worker: ServiceWorker::OfPage,
        })
    }

    fn name(&self) -> String {
        self.name_after(self.renewals)
    }

    /// Returns the folder's name after so many new versions, as long as the built one but different.
    fn name_after(&self, renewals: u32) -> String {
        if renewals == 0 { self.built.clone() } else { format!("{renewals:016x}") }
    }

    /// Changes the built page to this version.
    fn page(&self, page: &str) -> String {
        let renewals = self.renewals.saturating_sub(u32::from(self.has_older_page));
        page.replace(&self.built, &self.name_after(renewals))
    }

    /// Changes a built text to this version.
    fn text(&self, text: &str) -> String {
        text.replace(&self.built, &self.name())
    }

    /// Returns the path of the built file; `None` if this version has no such folder.
    fn built_path(&self, path: &str) -> Option<String> {
        let is_older = self.renewals > 0 && path.starts_with(&format!("/{}/", self.built));
        (!is_older).then(|| path.replace(&self.name(), &self.built))
    }
}

/// The requests that are not answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    Nothing,
    /// Requests for the page.
    Page,
    /// Requests whose path contains this.
    Part(&'static str),
}

/// How a host treats the slash at the end of a folder's URL.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Slash {
    /// It is required.
    #[default]
    Needed,
    /// The page is served with it and without it.
    Optional,
    /// The host redirects to the URL without it, and serves the page there.
    TakenAway,
}

#[derive(Clone)]
struct Served {
    folder: PathBuf,
    time: Time,
    files: Router,
    log: Arc<Log>,
    refused: Arc<Refused>,
    slash: Arc<Mutex<Slash>>,
    missing: Arc<Mutex<Missing>>,
    held: watch::Sender<Held>,
    is_gone: Arc<AtomicBool>,
    is_compressed: Arc<AtomicBool>,
    version: Arc<Mutex<Version>>,
    link: Arc<SlowLink>,
}

impl Site {
    /// Serves the page built into this folder on a free port of this machine.
    ///
    /// # Errors
    /// Fails if the folder has no page or no port is free.
    pub async fn open(folder: &Path, time: Time) -> Result<Self> {
        let index = folder.join("index.html");
        anyhow::ensure!(index.is_file(), "no page is built: {} is missing", index.display());
        let listener =
            TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.context("no port is free")?;
        let origin = format!("http://127.0.0.1:{}", listener.local_addr()?.port());
        let (log, refused) = (Arc::<Log>::default(), Arc::<Refused>::default());
        let slash = Arc::<Mutex<Slash>>::default();
        let missing = Arc::<Mutex<Missing>>::default();
        let (held, _) = watch::channel(Held::Nothing);
        let is_gone = Arc::<AtomicBool>::default();
        let is_compressed = Arc::new(AtomicBool::new(true));
        let version = Arc::new(Mutex::new(Version::of(folder)?));
        let link = Arc::new(SlowLink::new());
        let router = Router::new().fallback(answer_and_log).with_state(Served {
            folder: folder.to_owned(),
            time,
            files: serve::router(folder),
            log: Arc::clone(&log),
            refused: Arc::clone(&refused),
            slash: Arc::clone(&slash),
            missing: Arc::clone(&missing),
            held: held.clone(),
            is_gone: Arc::clone(&is_gone),
            is_compressed: Arc::clone(&is_compressed),
            version: Arc::clone(&version),
            link: Arc::clone(&link),
        });
        let server = tokio::spawn(async move {
            // This fails only if the listener breaks; then the scenario fails anyway.
            let _ = axum::serve(listener, router).await;
        });
        let folder = folder.to_owned();
        Ok(Self {
            folder,
            origin,
            log,
            refused,
            slash,
            missing,
            held,
            is_gone,
            is_compressed,
            version,
            link,
            server,
        })
    }

    /// Returns the folder of the built page.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the server's origin: `http://127.0.0.1:12345`.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// From now on, treats paths that contain this as missing; with `None`, finds everything again. Refused requests
    /// are not logged.
    pub fn refuse(&self, part: Option<&str>) {
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner) = part.map(str::to_owned);
    }

    /// From now on, sends this for missing files.
    pub fn send_for_missing(&self, missing: Missing) {
        *self.missing.lock().unwrap_or_else(PoisonError::into_inner) = missing;
    }

    /// From now on, treats the slash at the end of a variant's URL like this. Unless it is needed, files that a page
    /// without the slash requests beside its folder count as refused.
    pub fn treat_slash(&self, slash: Slash) {
        *self.slash.lock().unwrap_or_else(PoisonError::into_inner) = slash;
    }

    /// From now on, serves a new version of the page, and no longer the old one. The files are the same, in a folder
    /// with another name.
    pub fn publish_new_version(&self) {
        self.change(|version| version.renewals += 1);
    }

    /// Sets whether `index.html` is still that of the previous version, as if it is uploaded last.
    pub fn hold_back_page(&self, is_older: bool) {
        self.change(|version| version.has_older_page = is_older);
    }

    /// From now on, serves the service worker of `script/play`, which removes itself.
    pub fn remove_service_worker(&self) {
        self.change(|version| version.service_worker = ServiceWorker::Remover);
    }

    fn change(&self, change: impl FnOnce(&mut Version)) {
        change(&mut self.version.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Returns the served version of the page, which is the name of the folder with its files.
    #[must_use]
    pub fn version(&self) -> String {
        self.version.lock().unwrap_or_else(PoisonError::into_inner).name()
    }

    /// From now on, files whose path contains this have this fault; with `None`, none has.
    pub fn set_fault(&self, spoiled: Option<(&'static str, Fault)>) {
        self.change(|version| version.spoiled = spoiled);
    }

    /// From now on, serves a service worker that finds no room on the device.
    pub fn fill_disks(&self) {
        self.change(|version| version.finds_no_room = true);
    }

    /// From now on, closes every connection without an answer, as if the network was gone.
    pub fn disconnect(&self) {
        self.is_gone.store(true, Ordering::Relaxed);
    }

    /// From now on sends files as they are. Compressing them again and again would take a tenth of the processor's time
    /// in a run of all scenarios.
    pub fn send_uncompressed(&self) {
        self.is_compressed.store(false, Ordering::Relaxed);
    }

    /// From now on, sends files as slowly as over slow 4G.
    pub fn slow_down(&self) {
        self.link.slow_down();
    }

    /// Answers requests again.
    pub fn connect(&self) {
        self.is_gone.store(false, Ordering::Relaxed);
    }

    /// From now on, holds requests for the page, until a script requests `/harness/go-on`.
    pub fn hold_page(&self) {
        self.held.send_replace(Held::Page);
    }

    /// From now on, holds requests whose path contains this, until [`Self::release`].
    pub fn hold(&self, part: &'static str) {
        self.held.send_replace(Held::Part(part));
    }

    /// Answers the held requests.
    pub fn release(&self) {
        self.held.send_replace(Held::Nothing);
    }

    /// Returns all answered requests so far, except for refused ones.
    #[must_use]
    pub fn answered_requests(&self) -> Vec<Answered> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.server.abort();
    }
}

async fn answer_and_log(State(served): State<Served>, request: Request) -> Response {
    if served.is_gone.load(Ordering::Relaxed) {
        // Unwinding ends the connection's own task, without printing anything.
        panic::resume_unwind(Box::new("no answer"));
    }
    let path = request.uri().path().to_owned();
    let refused = served.refused.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let missing = *served.missing.lock().unwrap_or_else(PoisonError::into_inner);
    let slash = *served.slash.lock().unwrap_or_else(PoisonError::into_inner);
    let is_beside = slash != Slash::Needed && is_beside_all_variants(&path);
    let is_refused = is_beside || refused.is_some_and(|part| path.contains(&part));
    if is_refused && missing == Missing::NotFound {
        return StatusCode::NOT_FOUND.into_response();
    }
    let is_of_harness = path.starts_with("/harness/") || matches!(&*path, "/blank" | "/frame");
    if missing == Missing::Login && !is_of_harness {
        return Html("<!doctype html><title>Log in</title><p>Log in to this network.")
            .into_response();
    }
    let is_free = |held: &Held| !matches!(held, Held::Part(part) if path.contains(part));
    let _ = served.held.subscribe().wait_for(is_free).await;
    let (log, link) = (Arc::clone(&served.log), Arc::clone(&served.link));
    let response = match variant_without_slash(&path).filter(|_| slash != Slash::Needed) {
        Some(variant) => page_of(&served, variant).await,
        None if slash == Slash::TakenAway
            && variant_without_slash(without_slash(&path)).is_some() =>
        {
            Redirect::permanent(without_slash(&path)).into_response()
        }
        None if is_refused => page_for_missing(&served, &path).await,
        None => {
            let response = answer(served.clone(), request).await;
            if missing == Missing::Page && response.status() == StatusCode::NOT_FOUND {
                page_for_missing(&served, &path).await
            } else {
                response
            }
        }
    };
    let status = response.status().as_u16();
    log.lock().unwrap_or_else(PoisonError::into_inner).push(Answered { path, status });
    if is_of_harness { response } else { link.pass(response).await }
}

/// Returns the page, as the response for a missing file.
async fn page_for_missing(served: &Served, path: &str) -> Response {
    let version = served.version.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let id = path.strip_prefix("/at/").and_then(|rest| rest.split('/').next());
    let variant = Variant::ALL.into_iter().find(|variant| Some(variant.id()) == id);
    let page = page_of(served, variant.unwrap_or(Variant::Plain)).await;
    let is_immutable = [version.built.clone(), version.name()].iter().any(|it| path.contains(it));
    let cached = if is_immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CACHE_CONTROL, cached)], page).into_response()
}

/// Returns the variant whose URL this is, without the slash at its end.
fn variant_without_slash(path: &str) -> Option<Variant> {
    let id = path.strip_prefix("/at/")?;
    Variant::ALL.into_iter().find(|variant| variant.id() == id)
}

fn without_slash(path: &str) -> &str {
    path.strip_suffix('/').unwrap_or(path)
}

/// Returns whether a page at a variant's URL without the slash would look for its files here.
fn is_beside_all_variants(path: &str) -> bool {
    path.strip_prefix("/at/").is_some_and(|rest| {
        let first = rest.split('/').next().unwrap_or_default();
        Variant::ALL.into_iter().all(|variant| variant.id() != first)
    })
}

/// Returns the page of this variant, once it is not held.
async fn page_of(served: &Served, variant: Variant) -> Response {
    let _ = served.held.subscribe().wait_for(|held| *held != Held::Page).await;
    let page = tokio::fs::read_to_string(served.folder.join("index.html")).await;
    page.map_or_else(
        |error| (StatusCode::NOT_FOUND, error.to_string()).into_response(),
        |page| {
            let version = served.version.lock().unwrap_or_else(PoisonError::into_inner).clone();
            Html(variant.of(&version.page(&page), served.time)).into_response()
        },
    )
}

async fn answer(served: Served, request: Request) -> Response {
    let path = request.uri().path().to_owned();
    if path == "/blank" {
        return Html(
            "<!doctype html><html lang=\"en\"><title>Blank</title>\
                <link rel=\"icon\" href=\"data:,\">",
        )
        .into_response();
    }
    if path == "/harness/go-on" {
        served.held.send_replace(Held::Nothing);
        return StatusCode::NO_CONTENT.into_response();
    }
    if path == "/frame" {
        return framed(request.uri());
    }
    if let Some(script) =
        path.strip_prefix("/harness/").and_then(|name| script(name.strip_suffix(".js")?))
    {
        return ([(CONTENT_TYPE, "text/javascript")], script).into_response();
    }
    let at = path.strip_prefix("/at/").and_then(|rest| rest.split_once('/'));
    match at {
        Some((id, file)) => {
            let variant = Variant::ALL.into_iter().find(|variant| variant.id() == id);
            match variant {
                None => StatusCode::NOT_FOUND.into_response(),
                Some(variant) if file.is_empty() || file == "index.html" => {
                    page_of(&served, variant).await
                }
                Some(Variant::Weighed) if file.ends_with("worker.js") => {
                    weighed(served, request, &format!("/{file}")).await
                }
                Some(_) => file_of(served, request, &format!("/{file}")).await,
            }
        }
        None => file_of(served, request, &path).await,
    }
}

async fn file_of(served: Served, mut request: Request, path: &str) -> Response {
    let version = served.version.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if path == "/service-worker.js" {
        return service_worker(&served.folder, &version).await;
    }
    let Some(built) = version.built_path(path) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    match built.parse::<Uri>() {
        Ok(uri) => *request.uri_mut() = uri,
        Err(_) => return StatusCode::BAD_REQUEST.into_response(),
    }
    let fault = version.spoiled.filter(|(part, _)| path.contains(part)).map(|(_, fault)| fault);
    // A compressed response has no length from which the browser could tell that something is missing.
    if fault.is_some() || !served.is_compressed.load(Ordering::Relaxed) {
        request.headers_mut().remove(ACCEPT_ENCODING);
    }
    if fault.is_some() {
        // Browsers that have the correct file must get the faulty one all the same.
        for condition in [IF_MODIFIED_SINCE, IF_NONE_MATCH] {
            request.headers_mut().remove(condition);
        }
    }
    let mut response = served.files.oneshot(request).await.into_response();
    match fault {
        Some(Fault::BrokenOff) => first_half(response, true).await,
        Some(Fault::Halved) => first_half(response, false).await,
        Some(Fault::Untyped) => {
            let plain = HeaderValue::from_static("application/octet-stream");
            response.headers_mut().insert(CONTENT_TYPE, plain);
            response
        }
        None => response,
    }
}

async fn service_worker(folder: &Path, version: &Version) -> Response {
    const FULL_DISK: &str = include_str!("site/full-disk.js");
    let script = tokio::fs::read_to_string(folder.join("service-worker.js")).await;
    let Ok(script) = script else { return StatusCode::NOT_FOUND.into_response() };
    let script =
        if version.service_worker == ServiceWorker::Remover { serve::remover() } else { script };
    let prefix = if version.finds_no_room { FULL_DISK } else { "" };
    let script = format!("{prefix}{}", version.text(&script));
    ([(CONTENT_TYPE, "text/javascript"), (CACHE_CONTROL, "no-cache")], script).into_response()
}

/// Returns this script of a worker, after the script that tells how much memory its program has.
async fn weighed(served: Served, mut request: Request, path: &str) -> Response {
    request.headers_mut().remove(ACCEPT_ENCODING);
    let (mut parts, body) = file_of(served, request, path).await.into_parts();
    let Ok(bytes) = axum::body::to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    parts.headers.remove(CONTENT_LENGTH);
    let before = script(Variant::Weighed.id()).unwrap_or_default();
    Response::from_parts(parts, Body::from([before.as_bytes(), &*bytes].concat()))
}

/// Returns the first half of a response. With `breaks_off`, it announces the whole length and breaks off.
async fn first_half(response: Response, breaks_off: bool) -> Response {
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = axum::body::to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let half = bytes.slice(..bytes.len() / 2);
    if !breaks_off {
        parts.headers.remove(CONTENT_LENGTH);
        return Response::from_parts(parts, Body::from(half));
    }
    let broken = io::Error::from(io::ErrorKind::ConnectionAborted);
    Response::from_parts(parts, Body::from_stream(stream::iter([Ok(half), Err(broken)])))
}

/// Returns a page that shows another one in a frame, which simulates a screen of a given size.
fn framed(uri: &Uri) -> Response {
    #[derive(Deserialize)]
    struct Screen {
        w: u32,
        h: u32,
        src: String,
        /// The permissions of the frame's sandbox; without them, there is no sandbox.
        allows: Option<String>,
    }
    let Ok(Query(Screen { w, h, src, allows })) = Query::try_from_uri(uri) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let sandbox = allows.map_or_else(String::new, |allows| format!(" sandbox=\"{allows}\""));
    Html(format!(
        "<!doctype html><html lang=\"en\"><title>Frame</title>\
         <link rel=\"icon\" href=\"data:,\"><body style=\"margin:0\">\
         <iframe title=\"Screen\" src=\"{src}\" width=\"{w}\" height=\"{h}\" style=\"border:0;display:block\"{sandbox}>\
         </iframe>"
    ))
    .into_response()
}
