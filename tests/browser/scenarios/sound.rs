//! Sound and vibration.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page};
use in_a_row::session::Setting;
use in_a_row::storage_keys::key;
use serde::Deserialize;

/// Records the page's sounds and vibrations, also in browsers that cannot vibrate.
const LISTEN: &str = "
    const heard = { contexts: 0, tones: 0, vibrations: [] };
    const { AudioContext } = window;
    window.heard = heard;
    window.AudioContext = class extends AudioContext {
      constructor(...options) {
        super(...options);
        heard.contexts += 1;
      }
      createOscillator() {
        const oscillator = super.createOscillator();
        oscillator.start = (...when) => {
          heard.tones += 1;
          Object.getPrototypeOf(oscillator).start.apply(oscillator, when);
        };
        return oscillator;
      }
    };
    const vibrate = (pattern) => heard.vibrations.push(pattern) > 0;
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });";

const QUESTION: &str = "Would you like to hear the moves?";

/// The sounds and vibrations so far.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Heard {
    contexts: u32,
    tones: u32,
    vibrations: Vec<Vec<u32>>,
}

async fn heard(page: &Page) -> Result<Heard> {
    page.run("return window.heard", []).await
}

/// Waits until there are more sounds or vibrations than before.
async fn hears_more(page: &Page, before: &Heard) -> Result<Heard> {
    page.until("another sound or vibration", async || {
        let heard = heard(page).await?;
        Ok(if heard == *before { Err(format!("{heard:?}")) } else { Ok(heard) })
    })
    .await
}

/// The page makes no sound, and does not even create an audio context, until sound is chosen. Then the choice, each
/// move and each refused move make a sound.
pub(crate) async fn is_silent_until_sound_is_chosen(page: Page) -> Result<()> {
    page.open().await?;
    page.run::<()>(LISTEN, []).await?;
    page.new_game(&FRIENDS).await?;
    page.play("a1").await?;
    page.tap("a1").await?;
    page.change_setting("Theme", "Wood").await?;
    let silence = heard(&page).await?;
    let is_silent = silence.contexts == 0 && silence.tones == 0 && silence.vibrations.is_empty();
    ensure!(is_silent, "{silence:?}");

    page.change_setting("Sound", "Low").await?;
    let mut last = hears_more(&page, &silence).await?;
    for place in ["a3", "a3", "b1"] {
        page.tap(place).await?;
        last = hears_more(&page, &last).await?;
    }
    page.board_shows("Xa1 Oa3 Xb1").await?;
    ensure!(last.contexts == 1 && last.vibrations.is_empty(), "{last:?}");

    page.change_setting("Sound", "Off").await?;
    let before = heard(&page).await?;
    page.play("b3").await?;
    page.change_setting("Theme", "Paper").await?;
    ensure!(heard(&page).await? == before, "sounds go on: {:?}", heard(&page).await?);
    Ok(())
}

/// If the device can vibrate, vibration can be chosen without sound.
pub(crate) async fn vibrates_where_that_is_chosen(page: Page) -> Result<()> {
    page.open().await?;
    page.run::<()>(LISTEN, []).await?;
    page.new_game(&FRIENDS).await?;
    let nothing = heard(&page).await?;
    page.change_setting("Vibration", "On").await?;
    let sample = hears_more(&page, &nothing).await?;
    page.play("b2").await?;
    let moved = hears_more(&page, &sample).await?;
    ensure!(moved.vibrations.len() == 2 && moved.contexts == 0, "{moved:?}");
    Ok(())
}

/// After the first game, *New game* asks whether moves should be heard. It never asks again, whatever the answer was.
pub(crate) async fn asks_once_about_sound(page: Page) -> Result<()> {
    const GAME: &str = "a1 a3 b1 b3 c1";
    for (answer, sound) in [("Sound on", "Medium"), ("No, thanks", "Off")] {
        page.visit("/blank").await?;
        page.run::<()>("localStorage.clear()", []).await?;
        page.open().await?;
        page.open_dialog("New game").await?;
        ensure!(!page.has("button", answer).await?, "it asks before the first game");
        page.close_dialog("New game").await?;
        page.new_game(&FRIENDS).await?;
        page.play_all(GAME).await?;
        page.press("Play again").await?;
        page.board_shows("").await?;
        ensure!(!page.has("button", answer).await?, "it asks outside of New game");
        page.open_dialog("New game").await?;
        page.reads("dialog", QUESTION).await?;
        page.press(answer).await?;
        page.no_longer_shows("button", answer).await?;
        page.close_dialog("New game").await?;
        page.open_dialog("Settings").await?;
        let chosen = page.chosen_answer("Sound").await?;
        ensure!(chosen.as_deref() == Some(sound), "{answer}: {chosen:?}");
        page.close_dialog("Settings").await?;

        page.reload().await?;
        page.play_all(GAME).await?;
        page.press("Play again").await?;
        page.open_dialog("New game").await?;
        page.shows("button", "Start").await?;
        ensure!(!page.has("button", answer).await?, "it asks again");
    }
    Ok(())
}

/// If the sound setting has been chosen before, *New game* does not ask.
pub(crate) async fn does_not_ask_who_has_chosen(page: Page) -> Result<()> {
    page.open_with(&[(&key(Setting::Sound.key()), "'quiet'")]).await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 a3 b1 b3 c1").await?;
    page.press("Play again").await?;
    page.open_dialog("New game").await?;
    page.shows("button", "Start").await?;
    ensure!(!page.has("button", "No, thanks").await?, "it asks");
    Ok(())
}
