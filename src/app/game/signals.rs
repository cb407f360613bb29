//! The signals that views read.

use crate::{
    app::{
        game::{aids::Aids, controls::Controls, notices::Notices, state::GameState},
        threats::model::Threats,
    },
    session::{Session, Settings},
};

use leptos::prelude::*;
use std::{
    any::{Any, TypeId},
    sync::Arc,
};

/// The states of the features that were used so far.
struct Features {
    /// The owner of the page's signals, and of the views of the late code.
    owner: Owner,
    states: Vec<FeatureState>,
}

/// The signal of a feature's state, or a stored value.
type FeatureState = Arc<dyn Any + Send + Sync>;

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
    /// The settings.
    pub settings: RwSignal<Settings>,
    /// The notices that are shown until they are dismissed.
    pub notices: RwSignal<Notices>,
    /// The threats of both sides.
    pub threats: RwSignal<Threats>,
    /// The states of the features.
    features: StoredValue<Features>,
}

impl UiState {
    /// Creates the signals for this session, before the worker is asked anything and before a dialog is open. This
    /// owner owns what is created later, too.
    pub fn new(session: &Session, settings: Settings, notices: Notices, owner: Owner) -> Self {
        Self {
            game: RwSignal::new(GameState::new(session)),
            controls: RwSignal::new(Controls::new(session)),
            aids: RwSignal::new(Aids::default()),
            settings: RwSignal::new(settings),
            notices: RwSignal::new(notices),
            threats: RwSignal::new(Threats::default()),
            features: StoredValue::new(Features { owner, states: Vec::new() }),
        }
    }

    /// Returns the state of a feature: a signal for each type. It is created on the first call, because the first game
    /// needs few of them.
    pub fn of<T: Default + Send + Sync + 'static>(self) -> RwSignal<T> {
        let create = || -> FeatureState { Arc::new(RwSignal::new(T::default())) };
        let state = self.feature_state(TypeId::of::<RwSignal<T>>(), create);
        *state.downcast_ref().expect("it has the type that it was created for")
    }

    /// Returns a value of a feature that no view shows, in the same way.
    pub fn stored<T: Default + 'static>(self) -> StoredValue<T, LocalStorage> {
        let create = || -> FeatureState { Arc::new(StoredValue::new_local(T::default())) };
        let state = self.feature_state(TypeId::of::<StoredValue<T, LocalStorage>>(), create);
        *state.downcast_ref().expect("it has the type that it was created for")
    }

    /// Returns the state that has this type, or creates it. This is not generic, so that it is compiled only once.
    fn feature_state(self, id: TypeId, create: fn() -> FeatureState) -> FeatureState {
        let find = |features: &Features| {
            features.states.iter().find(|state| (***state).type_id() == id).cloned()
        };
        self.features.with_value(find).unwrap_or_else(|| {
            let state = self.owner().with(create);
            self.features.update_value(|features| features.states.push(state.clone()));
            state
        })
    }

    /// Returns the owner of the page's signals, and of the views of the late code.
    pub fn owner(self) -> Owner {
        self.features.with_value(|features| features.owner.clone())
    }

    /// Returns whether the late code shows an annotation in place of the last move.
    pub fn has_annotation(self) -> bool {
        self.game.read().has_annotation(&self.controls.read(), &self.aids.read())
    }
}
