//! The Gomocup program; see `in_a_row::gomocup`. Its argument is `--no-net`, or a file with the weights of a network, which then
//! evaluates positions with all rules that networks support.

#[cfg(not(target_arch = "wasm32"))]
use std::{
    error::Error,
    io,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

#[cfg(not(target_arch = "wasm32"))]
use in_a_row::{
    engine::search::net::{Net, NetFile, Nets},
    gomocup,
};
#[cfg(not(target_arch = "wasm32"))]
use lexopt::{Arg, Parser};

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    let nets = match Evaluation::parse(Parser::from_env()).and_then(Evaluation::load) {
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

/// How positions are evaluated.
#[cfg(not(target_arch = "wasm32"))]
enum Evaluation {
    /// With the networks of the program.
    Networks,
    /// With the network in this file.
    Network(PathBuf),
    /// Without a network.
    NoNetwork,
}

#[cfg(not(target_arch = "wasm32"))]
impl Evaluation {
    /// Reads the arguments.
    fn parse(mut parser: Parser) -> Result<Self, Box<dyn Error>> {
        let mut evaluation = Self::Networks;
        while let Some(argument) = parser.next()? {
            evaluation = match argument {
                Arg::Long("no-net") => Self::NoNetwork,
                Arg::Value(file) => Self::Network(file.into()),
                _ => return Err(argument.unexpected().into()),
            };
        }
        Ok(evaluation)
    }

    /// Returns the networks. Computes their tables now, while no clock runs.
    fn load(self) -> Result<Nets, Box<dyn Error>> {
        let mut nets = Nets::default();
        match self {
            Self::Networks => {
                for file in NetFile::ALL {
                    nets[file as usize] = Some(Net::from_bytes(file.bytes())?);
                }
            }
            Self::Network(file) => nets.fill(Some(read_net(&file)?)),
            Self::NoNetwork => {}
        }
        Ok(nets)
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
