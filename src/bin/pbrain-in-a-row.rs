//! The Gomocup program; see `in_a_row::gomocup`. Its argument is a file with the weights of another network, or `--no-net`.

#[cfg(not(target_arch = "wasm32"))]
use std::{error::Error, io, path::Path, process::ExitCode, sync::Arc};

#[cfg(not(target_arch = "wasm32"))]
use in_a_row::{engine::search::net::Net, gomocup};

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    let net = match std::env::args_os().nth(1) {
        None => Net::from_bytes(Net::FREESTYLE).map(Some).map_err(Box::from),
        Some(argument) if argument == "--no-net" => Ok(None),
        Some(file) => read_net(file.as_ref()).map(Some),
    };
    let net = match net {
        Ok(net) => net,
        Err(error) => {
            eprintln!(
                "{error}\npbrain-in-a-row [WEIGHTS | --no-net]: play five in a row for a tournament manager"
            );
            return ExitCode::from(2);
        }
    };
    let input = io::BufReader::new(io::stdin());
    match gomocup::serve(input, io::stdout().lock(), net) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn read_net(file: &Path) -> Result<Arc<Net>, Box<dyn Error>> {
    let net = std::fs::read(file).map_err(Box::from).and_then(|bytes| Ok(Net::from_bytes(&bytes)?));
    net.map_err(|error: Box<dyn Error>| format!("{}: {error}", file.display()).into())
}

/// It has nobody to talk to in a browser.
#[cfg(target_arch = "wasm32")]
fn main() {}
