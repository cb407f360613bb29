//! The page on a web server of its own, with every request written down.
//!
//! `/` is the page as any static host would serve it. `/at/VARIANT/` is the same page under a
//! sub-path, with scripts put first into its head: the recorder of everything that is said on the
//! console, what makes pauses short, and what makes the browser a troubled one.

mod variant;

use std::net::Ipv4Addr;
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::{Query, Request, State};
use axum::http::{StatusCode, Uri, header::CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Redirect, Response};
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
    server: JoinHandle<()>,
}

type Log = Mutex<Vec<Answered>>;

/// A part of the paths that are not found.
type Refused = Mutex<Option<&'static str>>;

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
        let router = Router::new().fallback(answer_and_log).with_state(Served {
            folder: folder.to_owned(),
            time,
            files: serve::router(folder),
            log: Arc::clone(&log),
            refused: Arc::clone(&refused),
            slash: Arc::clone(&slash),
            held: held.clone(),
            is_gone: Arc::clone(&is_gone),
        });
        let server = tokio::spawn(async move {
            // It ends with an error only when the listener breaks; then the scenario fails by itself.
            let _ = axum::serve(listener, router).await;
        });
        let folder = folder.to_owned();
        Ok(Self { folder, origin, log, refused, slash, held, is_gone, server })
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
        |page| Html(variant.of(&page, served.time)).into_response(),
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
                Some(_) => file_of(served.files, request, &format!("/{file}")).await,
            }
        }
        None => file_of(served.files, request, &path).await,
    }
}

async fn file_of(files: Router, mut request: Request, path: &str) -> Response {
    match path.parse::<Uri>() {
        Ok(uri) => *request.uri_mut() = uri,
        Err(_) => return StatusCode::BAD_REQUEST.into_response(),
    }
    files.oneshot(request).await.into_response()
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
         <iframe title=\"Screen\" src=\"{src}\" width=\"{w}\" height=\"{h}\" style=\"border:0\">\
         </iframe>"
    ))
    .into_response()
}
