use std::sync::Arc;

use crate::engine::search::{
    Control,
    net::{Net, NetError, UnfinishedNet},
};

/// The file with the weights of the network, beside the worker's script.
const FILE: &str = "freestyle.bin";

/// The network that the search evaluates with, on its way from the file to its tables.
#[derive(Default)]
pub(super) enum Network {
    /// No request has needed it yet.
    #[default]
    Unused,
    /// A request needs it.
    Wanted,
    /// Its file is being loaded, or can't be loaded.
    Loading,
    /// Its tables are being computed.
    Unfinished(Box<UnfinishedNet>),
    Ready(Arc<Net>),
}

impl Network {
    /// Notes that a request needs the network.
    pub fn want(&mut self) {
        if matches!(self, Self::Unused) {
            *self = Self::Wanted;
        }
    }

    /// Returns the name of its file, once, if a request needs the network.
    pub fn file_to_load(&mut self) -> Option<&'static str> {
        let is_wanted = matches!(self, Self::Wanted);
        if is_wanted {
            *self = Self::Loading;
        }
        is_wanted.then_some(FILE)
    }

    /// Takes the content of its file.
    ///
    /// # Errors
    /// These are not the weights of a network.
    pub fn take(&mut self, file: &[u8]) -> Result<(), NetError> {
        *self = Self::Unfinished(Box::new(UnfinishedNet::from_bytes(file)?));
        Ok(())
    }

    /// Returns whether its tables are being computed.
    pub const fn is_unfinished(&self) -> bool {
        Net::ARE_USED && matches!(self, Self::Unfinished(_))
    }

    /// Computes its tables, if there is something to compute, until they are complete or `control` stops it.
    pub fn go_on(&mut self, control: &mut dyn Control) {
        while Net::ARE_USED
            && let Self::Unfinished(unfinished) = self
            && !control.is_stopped()
        {
            if let Some(net) = unfinished.go_on() {
                *self = Self::Ready(net);
            }
        }
    }

    /// Returns the network, if it is ready.
    pub fn ready(&self) -> Option<&Arc<Net>> {
        match self {
            Self::Ready(net) if Net::ARE_USED => Some(net),
            _ => None,
        }
    }
}
