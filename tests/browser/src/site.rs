//! The page on a web server of its own, with every request written down.
//!
//! `/` is the page as any static host would serve it. `/at/VARIANT/` is the same page under a
//! sub-path, with scripts put first into its head: the recorder of everything that is said on the
//! console, what makes pauses short, and what makes the browser a troubled one.

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
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::ServiceExt;

use self::variant::script;
pub use self::variant::{Time, Variant};

/// An answered request.
#[derive(Clone, Debug)]
pub struct Answered {
    /// What was asked for.
    pub path: String,
    /// How it was answered.
    pub status: u16,
}

/// The server. It ends when this is dropped.
#[derive(Debug)]
pub struct Site {
    folder: PathBuf,
    origin: String,
    log: Arc<Log>,
    refused: Arc<Refused>,
    slash: Arc<Mutex<Slash>>,
    held: watch::Sender<Held>,
    is_gone: Arc<AtomicBool>,
    version: Arc<Mutex<Version>>,
    server: JoinHandle<()>,
}

type Log = Mutex<Vec<Answered>>;

/// A part of the paths that are not found.
type Refused = Mutex<Option<&'static str>>;

/// Which version of the page is served, and what is wrong with it.
#[derive(Clone, Debug)]
struct Version {
    /// The folder as it was built.
    built: String,
    renewals: u32,
    broken: Option<&'static str>,
    finds_no_room: bool,
}

impl Version {
    /// The version of the page that was built into this folder.
    fn of(folder: &Path) -> Result<Self> {
        let is_folder = |entry: &std::fs::DirEntry| entry.path().is_dir();
        let built = std::fs::read_dir(folder)?.filter_map(Result::ok).find(is_folder);
        let built = built.context("the page has no folder of its files")?.file_name();
        let built = built.to_string_lossy().into_owned();
        Ok(Self { built, renewals: 0, broken: None, finds_no_room: false })
    }

    /// As long as the name of a folder that was built, and different from it.
    fn name(&self) -> String {
        if self.renewals == 0 { self.built.clone() } else { format!("{:016x}", self.renewals) }
    }

    /// This text of the page as this version has it.
    fn text(&self, text: &str) -> String {
        text.replace(&self.built, &self.name())
    }

    /// The path of the file as it was built; `None` if this version has no such folder.
    fn built_path(&self, path: &str) -> Option<String> {
        let is_older = self.renewals > 0 && path.starts_with(&format!("/{}/", self.built));
        (!is_older).then(|| path.replace(&self.name(), &self.built))
    }
}

/// Who is kept waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    Nothing,
    /// Whoever asks for the page.
    Page,
    /// Whoever asks for what has this in its path.
    Part(&'static str),
}

/// What a host makes of the slash at the end of a folder's address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Slash {
    /// It has to be there.
    #[default]
    Needed,
    /// The page is there with it and without it.
    Optional,
    /// It is taken away: the page is there without it.
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
    held: watch::Sender<Held>,
    is_gone: Arc<AtomicBool>,
    version: Arc<Mutex<Version>>,
}

impl Site {
    /// Serves the page built into this folder on a free port of this machine.
    ///
    /// # Errors
    /// No page is there, or no port is free.
    pub async fn open(folder: &Path, time: Time) -> Result<Self> {
        let index = folder.join("index.html");
        anyhow::ensure!(index.is_file(), "no page is built: {} is not there", index.display());
        let listener =
            TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.context("no port is free")?;
        let origin = format!("http://127.0.0.1:{}", listener.local_addr()?.port());
        let (log, refused) = (Arc::<Log>::default(), Arc::<Refused>::default());
        let slash = Arc::<Mutex<Slash>>::default();
        let (held, _) = watch::channel(Held::Nothing);
        let is_gone = Arc::<AtomicBool>::default();
        let version = Arc::new(Mutex::new(Version::of(folder)?));
        let router = Router::new().fallback(answer_and_log).with_state(Served {
            folder: folder.to_owned(),
            time,
            files: serve::router(folder),
            log: Arc::clone(&log),
            refused: Arc::clone(&refused),
            slash: Arc::clone(&slash),
            held: held.clone(),
            is_gone: Arc::clone(&is_gone),
            version: Arc::clone(&version),
        });
        let server = tokio::spawn(async move {
            // It ends with an error only when the listener breaks; then the scenario fails by itself.
            let _ = axum::serve(listener, router).await;
        });
        let folder = folder.to_owned();
        Ok(Self { folder, origin, log, refused, slash, held, is_gone, version, server })
    }

    /// The folder of the built page.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The address without a path: `http://127.0.0.1:12345`.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// From now on does not find what has this in its path; with `None`, finds everything again.
    pub fn refuse(&self, part: Option<&'static str>) {
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner) = part;
    }

    /// From now on treats the slash at the end of a variant's address like this. Unless it is needed, what
    /// a page without it looks for beside its folder is not found, and counts as refused.
    pub fn treat_slash(&self, slash: Slash) {
        *self.slash.lock().unwrap_or_else(PoisonError::into_inner) = slash;
    }

    /// From now on serves another version of the page, and nothing of the one before. The files are the same under
    /// another name.
    pub fn renew(&self) {
        let mut version = self.version.lock().unwrap_or_else(PoisonError::into_inner);
        version.renewals += 1;
    }

    /// The version of the page that is served: the name of the folder with its files.
    #[must_use]
    pub fn version(&self) -> String {
        self.version.lock().unwrap_or_else(PoisonError::into_inner).name()
    }

    /// From now on breaks off in the middle of what has this in its path; with `None`, no more.
    pub fn break_off(&self, part: Option<&'static str>) {
        self.version.lock().unwrap_or_else(PoisonError::into_inner).broken = part;
    }

    /// From now on devices have no room to keep the page.
    pub fn fill_disks(&self) {
        self.version.lock().unwrap_or_else(PoisonError::into_inner).finds_no_room = true;
    }

    /// From now on ends every connection without an answer, as where the network is gone.
    pub fn disconnect(&self) {
        self.is_gone.store(true, Ordering::Relaxed);
    }

    /// Answers again.
    pub fn connect(&self) {
        self.is_gone.store(false, Ordering::Relaxed);
    }

    /// From now on keeps whoever asks for the page waiting, until a script asks for `/harness/go-on`.
    pub fn hold_page(&self) {
        self.held.send_replace(Held::Page);
    }

    /// From now on keeps whoever asks for what has this in its path waiting, until [`Self::let_go`].
    pub fn hold(&self, part: &'static str) {
        self.held.send_replace(Held::Part(part));
    }

    /// Answers those who were kept waiting.
    pub fn let_go(&self) {
        self.held.send_replace(Held::Nothing);
    }

    /// All requests so far, but for those that were to be refused.
    #[must_use]
    pub fn answered(&self) -> Vec<Answered> {
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
        // What unwinds is the connection's own task, and nothing is printed.
        panic::resume_unwind(Box::new("no answer"));
    }
    let path = request.uri().path().to_owned();
    let refused = *served.refused.lock().unwrap_or_else(PoisonError::into_inner);
    let slash = *served.slash.lock().unwrap_or_else(PoisonError::into_inner);
    let is_beside = slash != Slash::Needed && is_beside_all_variants(&path);
    if is_beside || refused.is_some_and(|part| path.contains(part)) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let is_free = |held: &Held| !matches!(held, Held::Part(part) if path.contains(part));
    let _ = served.held.subscribe().wait_for(is_free).await;
    let log = Arc::clone(&served.log);
    let response = match variant_without_slash(&path).filter(|_| slash != Slash::Needed) {
        Some(variant) => page_of(&served, variant).await,
        None if slash == Slash::TakenAway
            && variant_without_slash(without_slash(&path)).is_some() =>
        {
            Redirect::permanent(without_slash(&path)).into_response()
        }
        None => answer(served, request).await,
    };
    let status = response.status().as_u16();
    log.lock().unwrap_or_else(PoisonError::into_inner).push(Answered { path, status });
    response
}

/// The variant whose address this is, but for the slash at its end.
fn variant_without_slash(path: &str) -> Option<Variant> {
    let id = path.strip_prefix("/at/")?;
    Variant::ALL.into_iter().find(|variant| variant.id() == id)
}

fn without_slash(path: &str) -> &str {
    path.strip_suffix('/').unwrap_or(path)
}

/// Whether this is where a page at the address of a variant without its slash looks for its files.
fn is_beside_all_variants(path: &str) -> bool {
    path.strip_prefix("/at/").is_some_and(|rest| {
        let first = rest.split('/').next().unwrap_or_default();
        Variant::ALL.into_iter().all(|variant| variant.id() != first)
    })
}

/// The page of this variant, once it is not held.
async fn page_of(served: &Served, variant: Variant) -> Response {
    let _ = served.held.subscribe().wait_for(|held| *held != Held::Page).await;
    let page = tokio::fs::read_to_string(served.folder.join("index.html")).await;
    page.map_or_else(
        |error| (StatusCode::NOT_FOUND, error.to_string()).into_response(),
        |page| {
            let version = served.version.lock().unwrap_or_else(PoisonError::into_inner).clone();
            Html(variant.of(&version.text(&page), served.time)).into_response()
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
    if version.broken.is_some_and(|part| path.contains(part)) {
        // Compressed, it would have no length that tells the browser what is missing.
        request.headers_mut().remove(ACCEPT_ENCODING);
        return broken_off(served.files.oneshot(request).await.into_response()).await;
    }
    served.files.oneshot(request).await.into_response()
}

async fn service_worker(folder: &Path, version: &Version) -> Response {
    const FULL_DISK: &str = include_str!("site/full-disk.js");
    let script = tokio::fs::read_to_string(folder.join("service-worker.js")).await;
    let Ok(script) = script else { return StatusCode::NOT_FOUND.into_response() };
    let before = if version.finds_no_room { FULL_DISK } else { "" };
    let script = format!("{before}{}", version.text(&script));
    ([(CONTENT_TYPE, "text/javascript"), (CACHE_CONTROL, "no-cache")], script).into_response()
}

/// The first half of an answer, which says that it is longer.
async fn broken_off(response: Response) -> Response {
    let (parts, body) = response.into_parts();
    let Ok(bytes) = axum::body::to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let half = bytes.slice(..bytes.len() / 2);
    let broken = io::Error::from(io::ErrorKind::ConnectionAborted);
    Response::from_parts(parts, Body::from_stream(stream::iter([Ok(half), Err(broken)])))
}

/// A page that shows another one as a screen of this size would.
fn framed(uri: &Uri) -> Response {
    #[derive(Deserialize)]
    struct Screen {
        w: u32,
        h: u32,
        src: String,
    }
    let Ok(Query(Screen { w, h, src })) = Query::try_from_uri(uri) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    Html(format!(
        "<!doctype html><html lang=\"en\"><title>Frame</title>\
         <link rel=\"icon\" href=\"data:,\"><body style=\"margin:0\">\
         <iframe title=\"Screen\" src=\"{src}\" width=\"{w}\" height=\"{h}\" style=\"border:0;display:block\">\
         </iframe>"
    ))
    .into_response()
}
