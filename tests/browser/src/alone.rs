//! Opens the built page in Chromium, for programs that are not tests.

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use tempfile::TempDir;

use crate::browser::{Browser, Motion};
use crate::driver::Session;
use crate::environment::Environment;
use crate::page::Page;
use crate::site::{Site, Time};

/// Runs `work` on the page and returns its result. Closes the browser in any case.
///
/// # Errors
/// Fails if no page is built, Chromium does not start, or `work` fails.
pub async fn in_chromium<T>(
    motion: Motion,
    work: impl AsyncFnOnce(&Page) -> Result<T>,
) -> Result<T> {
    let environment = Environment::of_repository();
    of_folder_in_chromium(&environment, &environment.page, motion, work).await
}

/// Like [`in_chromium`], with the page built into this folder.
///
/// # Errors
/// Fails if the folder has no page, Chromium does not start, or `work` fails.
pub async fn of_folder_in_chromium<T>(
    environment: &Environment,
    folder: &Path,
    motion: Motion,
    work: impl AsyncFnOnce(&Page) -> Result<T>,
) -> Result<T> {
    let homes = TempDir::with_prefix("in-a-row-")?;
    let site = Arc::new(Site::open(folder, Time::Real).await?);
    let session =
        Session::start(environment, Browser::Chromium, motion, None, homes.path()).await?;
    session.open_window().await?;
    let page = Page::new(session.client.clone(), site, Browser::Chromium, "".into());
    let result = work(&page).await;
    session.end().await;
    result
}
