//! The Gomocup program; see `in_a_row::gomocup`. Its argument is a file with the weights of another network, or `--no-net`.

#[cfg(not(target_arch = "wasm32"))]
use std::{error::Error, ffi::OsString, io, path::Path, process::ExitCode, sync::Arc};

#[cfg(not(target_arch = "wasm32"))]
use in_a_row::{
    engine::{
        Rules,
        search::net::{Net, NetFile},
    },
    gomocup,
};

/// Returns the network for a game with these rules.
#[cfg(not(target_arch = "wasm32"))]
type NetFor = Box<dyn Fn(Rules) -> Option<Arc<Net>>>;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    let net_for = match networks(std::env::args_os().nth(1)) {
        Ok(net_for) => net_for,
        Err(error) => {
            eprintln!(
                "{error}\npbrain-in-a-row [WEIGHTS | --no-net]: play five in a row for a tournament manager"
            );
            return ExitCode::from(2);
        }
    };
    let input = io::BufReader::new(io::stdin());
    match gomocup::serve(input, io::stdout().lock(), net_for) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Computes the tables of networks now, while no clock runs.
#[cfg(not(target_arch = "wasm32"))]
fn networks(argument: Option<OsString>) -> Result<NetFor, Box<dyn Error>> {
    let Some(argument) = argument else {
        let mut networks = Vec::new();
        for file in NetFile::ALL {
            networks.push(Net::from_bytes(file.bytes())?);
        }
        return Ok(Box::new(move |rules| {
            NetFile::for_rules(rules).map(|file| Arc::clone(&networks[file as usize]))
        }));
    };
    if argument == "--no-net" {
        return Ok(Box::new(|_| None));
    }
    let net = read_net(argument.as_ref())?;
    Ok(Box::new(move |_| Some(Arc::clone(&net))))
}

#[cfg(not(target_arch = "wasm32"))]
fn read_net(file: &Path) -> Result<Arc<Net>, Box<dyn Error>> {
    let net = std::fs::read(file).map_err(Box::from).and_then(|bytes| Ok(Net::from_bytes(&bytes)?));
    net.map_err(|error: Box<dyn Error>| format!("{}: {error}", file.display()).into())
}

/// It has nobody to talk to in a browser.
#[cfg(target_arch = "wasm32")]
fn main() {}
