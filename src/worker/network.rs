use std::sync::Arc;

use crate::engine::search::{
    Control,
    net::{Net, NetError, NetFile, UnfinishedNet},
};

/// The networks that the search evaluates with.
#[derive(Default)]
pub(super) struct Networks([Network; NetFile::ALL.len()]);

/// A network, on its way from its file to its tables.
#[derive(Default)]
enum Network {
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

impl Networks {
    /// Notes that a request needs the network of this file.
    pub fn want(&mut self, file: NetFile) {
        let network = &mut self.0[file as usize];
        if matches!(network, Network::Unused) {
            *network = Network::Wanted;
        }
    }

    /// Returns a file whose network a request needs, each file once.
    pub fn file_to_load(&mut self) -> Option<NetFile> {
        let is_wanted = |file: &NetFile| matches!(self.0[*file as usize], Network::Wanted);
        let file = NetFile::ALL.into_iter().find(is_wanted)?;
        self.0[file as usize] = Network::Loading;
        Some(file)
    }

    /// Takes the content of a file.
    ///
    /// # Errors
    /// These are not the weights of a network.
    pub fn take(&mut self, file: NetFile, content: &[u8]) -> Result<(), NetError> {
        let unfinished = UnfinishedNet::from_bytes(content)?;
        self.0[file as usize] = Network::Unfinished(Box::new(unfinished));
        Ok(())
    }

    /// Returns whether tables of a network are being computed.
    pub fn are_unfinished(&self) -> bool {
        Net::ARE_USED && self.0.iter().any(|network| matches!(network, Network::Unfinished(_)))
    }

    /// Computes the tables of networks, if there is something to compute, until they are complete or `control` stops it.
    pub fn go_on(&mut self, control: &mut dyn Control) {
        if !Net::ARE_USED {
            return;
        }
        for network in &mut self.0 {
            while let Network::Unfinished(unfinished) = network
                && !control.is_stopped()
            {
                if let Some(net) = unfinished.go_on() {
                    *network = Network::Ready(net);
                }
            }
        }
    }

    /// Returns the network of this file, if it is ready.
    pub fn ready(&self, file: NetFile) -> Option<&Arc<Net>> {
        match &self.0[file as usize] {
            Network::Ready(net) if Net::ARE_USED => Some(net),
            _ => None,
        }
    }
}
