//! The server's responses to a browser.

use std::fs;
use std::path::PathBuf;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use tower::ServiceExt;

/// A folder with one file of each type that the page has; deleted on drop.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let dir = std::env::temp_dir().join(format!("serve-{name}-{}", std::process::id()));
        fs::create_dir_all(&dir).expect("a folder for the test");
        for file in [
            "index.html",
            "app.js",
            "app.wasm",
            "style.css",
            "icon.svg",
            "app.webmanifest",
            "service-worker.js",
        ] {
            fs::write(dir.join(file), "some text ".repeat(100)).expect("a file for the test");
        }
        Self(dir)
    }

    fn get(&self, path: &str, header: Option<(&str, &str)>) -> Response<Body> {
        Self::get_from(serve::router(&self.0), path, header)
    }

    fn get_from(router: Router, path: &str, header: Option<(&str, &str)>) -> Response<Body> {
        let mut request = Request::get(path);
        if let Some((name, value)) = header {
            request = request.header(name, value);
        }
        let request = request.body(Body::empty()).expect("a request");
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let answer = router.oneshot(request);
        runtime.expect("a runtime").block_on(answer).expect("an answer")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn header(response: &Response<Body>, name: header::HeaderName) -> &str {
    let value = response.headers().get(name);
    value.map_or("", |value| value.to_str().expect("plain text"))
}

#[test]
fn each_file_has_its_content_type() {
    let folder = Folder::new("types");
    for (path, content_type) in [
        ("/", "text/html"),
        ("/app.js", "text/javascript"),
        ("/app.wasm", "application/wasm"),
        ("/style.css", "text/css"),
        ("/icon.svg", "image/svg+xml"),
        ("/app.webmanifest", "application/manifest+json"),
    ] {
        let response = folder.get(path, None);
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&response, header::CONTENT_TYPE), content_type, "{path}");
    }
}

#[test]
fn text_and_wasm_are_gzipped_if_the_browser_accepts_it() {
    let folder = Folder::new("gzip");
    for path in ["/", "/app.js", "/app.wasm", "/icon.svg"] {
        let response = folder.get(path, Some(("accept-encoding", "gzip, br")));
        assert_eq!(header(&response, header::CONTENT_ENCODING), "gzip", "{path}");
        let response = folder.get(path, None);
        assert_eq!(header(&response, header::CONTENT_ENCODING), "", "{path}");
    }
}

#[test]
fn missing_files_and_paths_outside_the_folder_are_not_found() {
    let folder = Folder::new("missing");
    for path in ["/missing.js", "/some/page", "/../Cargo.toml", "/%2e%2e/etc/passwd"] {
        let response = folder.get(path, None);
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[test]
fn browsers_revalidate_each_time_and_get_304_if_nothing_changed() {
    let folder = Folder::new("cache");
    let response = folder.get("/app.wasm", None);
    assert_eq!(header(&response, header::CACHE_CONTROL), "no-cache");
    let modified = header(&response, header::LAST_MODIFIED).to_owned();
    let response = folder.get("/app.wasm", Some(("if-modified-since", &modified)));
    assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
}

#[test]
fn the_service_worker_can_be_replaced_by_one_that_removes_itself() {
    const SCRIPT: &str = "/service-worker.js";
    let folder = Folder::new("service-worker");
    let router = || serve::without_service_worker(serve::router(&folder.0));
    let response = Folder::get_from(router(), SCRIPT, None);
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, header::CONTENT_TYPE), "text/javascript");
    let script = text(response);
    assert!(script.contains("registration.unregister()"));
    assert_ne!(
        text(Folder::get_from(router(), SCRIPT, None)),
        script,
        "the browser takes it for a new version"
    );
    assert!(!text(folder.get(SCRIPT, None)).contains("unregister"));
    assert_eq!(Folder::get_from(router(), "/app.js", None).status(), StatusCode::OK);
}

fn text(response: Response<Body>) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let body = axum::body::to_bytes(response.into_body(), usize::MAX);
    let bytes = runtime.expect("a runtime").block_on(body).expect("a whole answer");
    String::from_utf8(bytes.to_vec()).expect("text")
}
