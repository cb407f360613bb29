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

/// Everything that is shown beside the cells. Each part is a signal of its own, so that a change runs only the
/// views that show that part. A copy shows the same.
#[derive(Clone, Copy)]
pub(crate) struct UiState {
    /// The game that is shown: whose turn it is, its moves, and the mode of the page.
    pub game: RwSignal<GameState>,
    /// What stands beside the board: the score, and what the players can do besides making a move.
    pub controls: RwSignal<Controls>,
    /// Help for the move that is to be made.
    pub aids: RwSignal<Aids>,
    /// How fast a review plays by itself.
    pub pace: RwSignal<Pace>,
    /// What the person has set.
    pub settings: RwSignal<Settings>,
    /// What is told beside the game until it is dismissed.
    pub notices: RwSignal<Notices>,
    /// How far the worker has come with what is waited for; `None` where that is soon there. It changes ten times a
    /// second.
    pub progress: RwSignal<Option<Progress>>,
    /// What the worker has found out about opponents, or why it does not run.
    pub analysis: RwSignal<Analysis>,
    /// How a board in space is looked at.
    pub space: RwSignal<Space>,
    /// Which part of a board without end is seen.
    pub viewport: RwSignal<Viewport>,
    /// What both sides threaten.
    pub threats: RwSignal<Threats>,
    /// What *New game* would start.
    pub draft: RwSignal<Draft>,
    /// What the dialog about minimax shows.
    pub minimax: RwSignal<Minimax>,
    /// What *Share* shows.
    pub share: RwSignal<ShareState>,
    /// What *Your games* lists.
    pub stored_games: RwSignal<Vec<StoredGame>>,
    /// The game that *New game* offers to continue.
    pub newest: RwSignal<Option<StoredGame>>,
}

impl UiState {
    /// Shows this session, before anything is asked of the worker or any dialog is open.
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

    /// What this press means now; `None` if it does nothing.
    pub fn meaning_of(self, press: Press) -> Option<Tap> {
        self.game.with_untracked(|game| {
            self.controls.with_untracked(|controls| {
                self.aids.with_untracked(|aids| tap::meaning(game, controls, aids, press))
            })
        })
    }
}
