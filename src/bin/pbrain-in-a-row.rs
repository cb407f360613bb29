//! The Gomocup program; see `in_a_row::gomocup`. Its argument is `--no-net`, or a file with the weights of a network, which then
//! evaluates positions with all rules that networks support.

#[cfg(not(target_arch = "wasm32"))]
use std::{error::Error, ffi::OsString, io, path::Path, process::ExitCode, sync::Arc};

#[cfg(not(target_arch = "wasm32"))]
use in_a_row::{
    engine::search::net::{Net, NetFile, Nets},
    gomocup,
};

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    let nets = match nets(std::env::args_os().nth(1)) {
        Ok(nets) => nets,
        Err(error) => {
            eprintln!(
                "{error}\npbrain-in-a-row [WEIGHTS | --no-net]: play five in a row for a tournament manager"
            );
            return ExitCode::from(2);
        }
    };
    let input = io::BufReader::new(io::stdin());
    match gomocup::serve(input, io::stdout().lock(), nets) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the networks that the argument asks for. Computes their tables now, while no clock runs.
#[cfg(not(target_arch = "wasm32"))]
fn nets(argument: Option<OsString>) -> Result<Nets, Box<dyn Error>> {
    let mut nets = Nets::default();
    match argument {
        None => {
            for file in NetFile::ALL {
                nets[file as usize] = Some(Net::from_bytes(file.bytes())?);
            }
        }
        Some(argument) if argument == "--no-net" => {}
        Some(file) => nets.fill(Some(read_net(file.as_ref())?)),
    }
    Ok(nets)
}

#[cfg(not(target_arch = "wasm32"))]
fn read_net(file: &Path) -> Result<Arc<Net>, Box<dyn Error>> {
    let net = std::fs::read(file).map_err(Box::from).and_then(|bytes| Ok(Net::from_bytes(&bytes)?));
    net.map_err(|error: Box<dyn Error>| format!("{}: {error}", file.display()).into())
}

/// It has nobody to talk to in a browser.
#[cfg(target_arch = "wasm32")]
fn main() {}
