//! The dialog *Settings*.

use crate::{
    app::{
        data::view::YOUR_DATA,
        device,
        game::Page,
        settings::{DIALOG, actions},
        ui::{
            button::{Button, ButtonSpec},
            choice::Pill,
            dialog::DialogTop,
            live::{LiveText, classes, live_text, translated},
        },
    },
    platform::{device::Install, vibration},
    session::{Choice, Locale, Setting},
    words::{Text, phrases},
};

use leptos::prelude::*;

/// The button that installs the page.
const INSTALL: ButtonSpec = ButtonSpec::new(Text::Install, device::install);

/// All settings, in the order of [`Setting::ALL`].
#[component]
pub(crate) fn SettingsDialog(page: Page) -> impl IntoView {
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            {Setting::ALL
                .iter()
                .filter(|setting| **setting != Setting::Vibration || vibration::is_there())
                .map(|&setting| view! { <SettingChoice page setting /> })
                .collect::<Vec<_>>()}
            <OnDevice page />
        </dialog>
    }
}

/// Installing the page, and the data that it has stored.
#[component]
fn OnDevice(page: Page) -> impl IntoView {
    let device = device::device(page);
    let install = move |which| device.read().install == which;
    let class = move |which| live_text(move || classes(&[("hidden", !install(which))]));
    view! {
        <div class=class(Install::Offered)>
            <Button page spec=INSTALL />
        </div>
        <p class=class(Install::ByHand)>{translated(Text::InstallByHand)}</p>
        <Button page spec=YOUR_DATA />
    }
}

/// Returns the language of a choice's name, if it is not the language of the page.
fn language_of(choice: Choice) -> Option<&'static str> {
    match choice {
        Choice::Locale(locale) if locale != Locale::Browser => Some(locale.name()),
        _ => None,
    }
}

/// One setting, as a group of radio buttons.
#[component]
fn SettingChoice(
    page: Page,
    /// The setting.
    setting: Setting,
) -> impl IntoView {
    let answers: Vec<_> = setting
        .names()
        .choices
        .iter()
        .map(|&(choice, _)| {
            // As the value of a property, a text is true unless it is empty.
            let checked: LiveText = live_text(move || {
                let holds = page.ui.settings.read().has(choice);
                if holds { "checked" } else { "" }.to_owned()
            });
            let name: LiveText = live_text(move || phrases::choice(choice).to_owned());
            let note: LiveText = live_text(String::new);
            view! {
                <label class="option" lang=language_of(choice)>
                    <input
                        type="radio"
                        name=setting.key()
                        prop:checked=checked
                        on:change:capture=move |_| actions::choose(page, choice)
                    />
                    <Pill name note />
                </label>
            }
        })
        .collect();
    view! {
        <fieldset class="choice">
            <legend>{live_text(move || phrases::setting(setting).to_owned())}</legend>
            <div class="options">{answers}</div>
            {phrases::about_setting(setting)
                .map(|_| {
                    let about = move || phrases::about_setting(setting).unwrap_or_default().to_owned();
                    view! { <p class="quiet">{live_text(about)}</p> }
                })}
        </fieldset>
    }
}
