//! The message that the worker does not answer.

use crate::{
    app::{
        game::{Page, signals::UiState, worker},
        strength::model::Analysis,
        ui::{
            button::{Button, ButtonSpec},
            live::{classes, live},
        },
    },
    platform::worker::WorkerFault,
    words::{Text, text},
};

use leptos::prelude::*;

/// Says why the worker does not answer; hidden if it does.
#[component]
pub(crate) fn NoAnalysis(page: Page) -> impl IntoView {
    let class = |ui: UiState, _| {
        classes(&[("figure", true), ("hidden", ui.of::<Analysis>().read().fault.is_none())])
    };
    view! {
        <div class=live(page.ui, 0, class)>
            <p role="alert">{live(page.ui, 0, |ui, _| why_no_analysis(ui).to_owned())}</p>
            <Button page spec=ButtonSpec::new(Text::TryAgain, worker::try_analysis_again) />
        </div>
    }
}

/// Returns the reason why the worker does not answer, in words.
pub(crate) fn why_no_analysis(ui: UiState) -> &'static str {
    match ui.of::<Analysis>().read().fault {
        Some(WorkerFault::Unreadable) => text(Text::AnalysisUnusable),
        Some(WorkerFault::Broken) | None => text(Text::AnalysisMissing),
    }
}
