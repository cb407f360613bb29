//! The built page by itself in Chromium, for programs that are no tests.

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use tempfile::TempDir;

use crate::browser::{Browser, Motion};
use crate::driver::Session;
use crate::environment::Environment;
use crate::page::Page;
use crate::site::{Site, Time};

/// Gives `work` the page, and back what it returns. The browser is ended in any case.
///
/// # Errors
/// No page is built, Chromium does not start, or `work` fails.
pub async fn in_chromium<T>(
    motion: Motion,
    work: impl AsyncFnOnce(&Page) -> Result<T>,
) -> Result<T> {
    let environment = Environment::of_repository();
    of_folder_in_chromium(&environment, &environment.page, motion, work).await
}

/// As [`in_chromium`], with the page that was built into this folder.
///
/// # Errors
/// No page is there, Chromium does not start, or `work` fails.
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
    let done = work(&page).await;
    session.end().await;
    done
}
