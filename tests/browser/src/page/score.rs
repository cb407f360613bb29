use anyhow::{Context, Result, ensure};

use super::{Page, strings};

impl Page {
    /// Returns the first line of the status.
    ///
    /// # Errors
    /// Fails unless there is exactly one status.
    pub async fn status(&self) -> Result<String> {
        let texts = self.texts("status").await?;
        ensure!(texts.len() == 1, "one status was expected, not {texts:?}");
        Ok(texts[0].lines().next().unwrap_or_default().to_owned())
    }

    /// Waits until the status begins with these words.
    ///
    /// # Errors
    /// Fails if it begins with something else.
    pub async fn status_begins(&self, words: &str) -> Result<()> {
        self.until(&format!("the status {words:?}"), async || {
            let status = self.status().await?;
            Ok(if status.starts_with(words) { Ok(()) } else { Err(format!("{status:?}")) })
        })
        .await
    }

    /// Waits until the status contains these words.
    ///
    /// # Errors
    /// Fails if it does not.
    pub async fn says(&self, words: &str) -> Result<()> {
        self.reads("status", words).await
    }

    /// Returns the score: games won by the first seat, drawn, won by the second.
    ///
    /// # Errors
    /// Fails unless the score has three numbers.
    pub async fn score(&self) -> Result<[u32; 3]> {
        const TEXT: &str = "return find(...arguments)[0]?.innerText ?? ''";
        let text: String = self.run(TEXT, strings(&["group", "Score"])).await?;
        let numbers: Vec<u32> = text.lines().filter_map(|line| line.trim().parse().ok()).collect();
        numbers.try_into().ok().with_context(|| format!("three numbers were expected in {text:?}"))
    }

    /// Waits until the score is this: games won by the first seat, drawn, won by the second.
    ///
    /// # Errors
    /// Fails if the score differs.
    pub async fn score_is(&self, wanted: [u32; 3]) -> Result<()> {
        self.until(&format!("the score {wanted:?}"), async || {
            let score = self.score().await?;
            Ok(if score == wanted { Ok(()) } else { Err(format!("{score:?}")) })
        })
        .await
    }

    /// Waits for a notice that contains these words.
    ///
    /// # Errors
    /// Fails if there is none in time.
    pub async fn shows_notice(&self, words: &str) -> Result<()> {
        self.until(&format!("a notice with {words:?}"), async || {
            let notices = self.texts("alert").await?;
            let is_there = notices.iter().any(|notice| notice.contains(words));
            Ok(if is_there { Ok(()) } else { Err(format!("the notices {notices:?}")) })
        })
        .await
    }

    /// Waits until no notice is shown. While a part is being loaded, one says so.
    ///
    /// # Errors
    /// Fails if a notice stays.
    pub async fn shows_no_notice(&self) -> Result<()> {
        self.until("no notice", async || {
            let notices = self.texts("alert").await?;
            Ok(if notices.is_empty() { Ok(()) } else { Err(format!("the notices {notices:?}")) })
        })
        .await
    }
}
