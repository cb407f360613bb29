//! A small synthesiser: each tone is an oscillator and a gain. Sound is never essential, so failures are ignored.

use std::{cell::RefCell, slice};

use leptos::prelude::window;
use web_sys::wasm_bindgen::JsValue;

use super::by_name::{call, construct, get, set};

/// A tone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// Its frequency.
    pub hertz: f64,
    /// When it begins, in seconds from now.
    pub start: f64,
    /// How many seconds it takes to fade away.
    pub length: f64,
    /// Its loudness, from 0 to 1.
    pub loudness: f64,
}

/// How many seconds a tone takes to reach its loudness. Without this, it would click.
const ATTACK: f64 = 0.006;

thread_local! {
    /// The browser's audio context. It is created with the first tone.
    static CONTEXT: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Plays these tones.
pub fn play(tones: impl Iterator<Item = Tone>) {
    // Browsers allow no sound before the first touch or key. They would delay it until the next sound.
    let activation = get(&window().navigator(), "userActivation");
    if activation.is_some_and(|it| get(&it, "hasBeenActive") == Some(JsValue::FALSE)) {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = open();
        }
        if let Some(context) = context {
            resume(context);
            for tone in tones {
                let _ = sound(context, tone);
            }
        }
    });
}

/// Resumes sound after the browser has stopped it, for instance for a phone call. Call this while a click or tap is
/// being handled; Safari allows it only then.
pub fn wake() {
    CONTEXT.with_borrow(|context| context.as_ref().map(resume));
}

fn open() -> Option<JsValue> {
    // With this, the mute switch of an iPhone silences the page too.
    if let Some(session) = get(&window().navigator(), "audioSession") {
        set(&session, "type", "ambient");
    }
    construct("AudioContext", &[])
}

fn resume(context: &JsValue) {
    if get(context, "state").is_some_and(|state| state != "running") {
        call(context, "resume", &[]);
    }
}

fn sound(context: &JsValue, tone: Tone) -> Option<()> {
    let Tone { hertz, start, length, loudness } = tone;
    let start = get(context, "currentTime")?.as_f64()? + start;
    let oscillator = call(context, "createOscillator", &[])?;
    let gain = call(context, "createGain", &[])?;
    set(&oscillator, "type", "triangle");
    set(&get(&oscillator, "frequency")?, "value", hertz);
    let level = get(&gain, "gain")?;
    // It fades fast at first, like the sound of a struck object.
    let envelope =
        [(start, 0.0), (start + ATTACK, 1.0), (start + length / 3.0, 0.3), (start + length, 0.0)];
    for (time, level_then) in envelope {
        let method = if time > start { "linearRampToValueAtTime" } else { "setValueAtTime" };
        call(&level, method, &[(level_then * loudness).into(), time.into()])?;
    }
    call(&oscillator, "connect", slice::from_ref(&gain))?;
    call(&gain, "connect", &[get(context, "destination")?])?;
    call(&oscillator, "start", &[start.into()])?;
    call(&oscillator, "stop", &[(start + length).into()])?;
    Some(())
}
