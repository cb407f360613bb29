use crate::{
    app::{
        game::{Page, action::Action, dialog::Dialog},
        ui::{
            button::{Button, ButtonSpec},
            icon,
            shown::shown_text,
            text_content::text_content,
        },
    },
    words::Text,
};
use leptos::prelude::*;

const fn title(dialog: Dialog) -> Text {
    match dialog {
        Dialog::NewGame => Text::NewGame,
        Dialog::Rules => Text::Rules,
        Dialog::Settings => Text::Settings,
        Dialog::Strength => Text::Strength,
        Dialog::Minimax => Text::HowMinimaxThinks,
        Dialog::Share => Text::Share,
        Dialog::Games => Text::YourGames,
        Dialog::Opponent => Text::ChooseOpponent,
        Dialog::Statistics => Text::Statistics,
        Dialog::Changes => Text::WhatsNew,
        Dialog::Data => Text::YourData,
    }
}

/// The top of a dialog: its title, and how to close it.
#[component]
pub(crate) fn DialogTop(
    page: Page,
    /// Which dialog's.
    dialog: Dialog,
) -> impl IntoView {
    let spec = ButtonSpec {
        icon: icon::CLOSE,
        class: "bare",
        ..ButtonSpec::new(Text::Close, Action::Close(dialog))
    };
    view! {
        <div class="dialog-top">
            <h2 prop:textContent=text_content(shown_text(title(dialog)))></h2>
            <Button page spec />
        </div>
    }
}
