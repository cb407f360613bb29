//! The signals that views read.

use crate::{
    app::{
        board::{endless::model::Viewport, space::model::Space},
        game::{
            aids::Aids,
            controls::Controls,
            notices::Notices,
            state::GameState,
            tap::{self, Press, Tap},
        },
        minimax::model::Minimax,
        review::model::Pace,
        share::model::ShareState,
        strength::model::Analysis,
        threats::model::Threats,
    },
    protocol::Progress,
    session::{Draft, Session, Settings, StoredGame},
};

use leptos::prelude::*;

/// Everything that is shown beside the cells. Each part has its own signal, so that a change runs only the views that
/// show that part. Copies share the signals.
#[derive(Clone, Copy)]
pub(crate) struct UiState {
    /// The game on the screen: whose turn it is, its moves, and the mode of the page.
    pub game: RwSignal<GameState>,
    /// The controls beside the board: the score, and what the players can do besides making a move.
    pub controls: RwSignal<Controls>,
    /// Help for the next move.
    pub aids: RwSignal<Aids>,
    /// The pace at which a review plays by itself.
    pub pace: RwSignal<Pace>,
    /// The settings.
    pub settings: RwSignal<Settings>,
    /// The notices that are shown until they are dismissed.
    pub notices: RwSignal<Notices>,
    /// The worker's progress; `None` for requests that are answered quickly. It changes ten times a second.
    pub progress: RwSignal<Option<Progress>>,
    /// The proved strengths of opponents, or why the worker does not run.
    pub analysis: RwSignal<Analysis>,
    /// The view of a 3D board.
    pub space: RwSignal<Space>,
    /// The visible part of an endless board.
    pub viewport: RwSignal<Viewport>,
    /// The threats of both sides.
    pub threats: RwSignal<Threats>,
    /// The choices in *New game*.
    pub draft: RwSignal<Draft>,
    /// The content of the dialog about minimax.
    pub minimax: RwSignal<Minimax>,
    /// The content of *Share*.
    pub share: RwSignal<ShareState>,
    /// The games that *Your games* lists.
    pub stored_games: RwSignal<Vec<StoredGame>>,
    /// The game that *New game* offers to continue.
    pub newest: RwSignal<Option<StoredGame>>,
}

impl UiState {
    /// Creates the signals for this session, before the worker is asked anything and before a dialog is open.
    pub fn new(session: &Session, settings: Settings, notices: Notices) -> Self {
        Self {
            game: RwSignal::new(GameState::new(session)),
            controls: RwSignal::new(Controls::new(session)),
            aids: RwSignal::new(Aids::default()),
            pace: RwSignal::new(Pace::default()),
            settings: RwSignal::new(settings),
            notices: RwSignal::new(notices),
            progress: RwSignal::new(None),
            analysis: RwSignal::new(Analysis::default()),
            space: RwSignal::new(Space::default()),
            viewport: RwSignal::new(Viewport::default()),
            threats: RwSignal::new(Threats::default()),
            draft: RwSignal::new(Draft::default()),
            minimax: RwSignal::new(Minimax::default()),
            share: RwSignal::new(ShareState::default()),
            stored_games: RwSignal::new(Vec::new()),
            newest: RwSignal::new(None),
        }
    }

    /// Returns whether the late code shows an annotation in place of the last move.
    pub fn has_annotation(self) -> bool {
        self.game.read().has_annotation(&self.controls.read(), &self.aids.read())
    }

    /// Returns what this press does now; `None` if it does nothing.
    pub fn meaning_of(self, press: Press) -> Option<Tap> {
        self.game.with_untracked(|game| {
            self.controls.with_untracked(|controls| {
                self.aids.with_untracked(|aids| tap::meaning(game, controls, aids, press))
            })
        })
    }
}
