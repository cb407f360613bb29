//! The dialog for what the user can set.

use crate::{
    app::{
        data::view::YOUR_DATA,
        game::{Controller, action::LazyAction, dialog::Dialog},
        ui::{
            button::{Button, ButtonSpec},
            choice::Pill,
            dialog::DialogTop,
            shown::{Shown, classes, following, shown_text},
        },
    },
    platform::{device::Install, vibration},
    session::{Choice, Locale, Setting},
    words::{Text, phrases},
};
use leptos::prelude::*;

const INSTALL: ButtonSpec = ButtonSpec::lazy(Text::Install, LazyAction::Install);

/// All that can be set, as the table of settings says.
#[component]
pub(crate) fn SettingsDialog(controller: Controller) -> impl IntoView {
    view! {
        <dialog id=Dialog::Settings.id() class="dialog" aria-label=shown_text(Text::Settings)>
            <DialogTop controller dialog=Dialog::Settings />
            {Setting::ALL
                .iter()
                .filter(|setting| **setting != Setting::Vibration || vibration::is_there())
                .map(|&setting| view! { <SettingChoice controller setting /> })
                .collect::<Vec<_>>()}
            <OnDevice controller />
        </dialog>
    }
}

/// How the page gets onto the device, and what it has stored there.
#[component]
fn OnDevice(controller: Controller) -> impl IntoView {
    let device = controller.device();
    let install = move |which| device.read().install == which;
    let class = move |which| following(move || classes(&[("hidden", !install(which))]));
    view! {
        <div class=class(Install::Offered)>
            <Button controller spec=INSTALL />
        </div>
        <p class=class(Install::ByHand)>{shown_text(Text::InstallByHand)}</p>
        <Button controller spec=YOUR_DATA />
    }
}

/// In which language a choice is named, where that is not the one that is spoken.
fn language_of(choice: Choice) -> Option<&'static str> {
    match choice {
        Choice::Locale(locale) if locale != Locale::Browser => Some(locale.name()),
        _ => None,
    }
}

/// One setting, as a group of radio buttons.
#[component]
fn SettingChoice(
    controller: Controller,
    /// What is set.
    setting: Setting,
) -> impl IntoView {
    let answers: Vec<_> = setting
        .names()
        .choices
        .iter()
        .map(|&(choice, _)| {
            // As a property, text is true unless it is empty.
            let checked: Shown = following(move || {
                let holds = controller.ui.settings.read().has(choice);
                if holds { "checked" } else { "" }.to_owned()
            });
            let name: Shown = following(move || phrases::choice(choice).to_owned());
            let note: Shown = following(String::new);
            view! {
                <label class="option" lang=language_of(choice)>
                    <input
                        type="radio"
                        name=setting.key()
                        prop:checked=checked
                        on:change:capture=move |_| controller.choose(choice)
                    />
                    <Pill name note />
                </label>
            }
        })
        .collect();
    view! {
        <fieldset class="choice">
            <legend>{following(move || phrases::setting(setting).to_owned())}</legend>
            <div class="options">{answers}</div>
        </fieldset>
    }
}
