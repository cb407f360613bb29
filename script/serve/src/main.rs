//! `serve DIR [--port N] [--lan] [--offline]`: serves the built page until Ctrl-C.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use lexopt::{Arg, Parser, ValueExt};
use tokio::net::TcpListener;

const USAGE: &str = "usage: serve DIR [--port N] [--lan] [--offline]";

/// How long a request may take to arrive, and how long a browser may stay connected without one.
const PATIENCE: Duration = Duration::from_secs(10);

/// The command line's options.
struct Options {
    dir: PathBuf,
    port: u16,
    lan: bool,
    offline: bool,
}

impl Options {
    /// Parses the arguments.
    fn parse(mut parser: Parser) -> Result<Self, lexopt::Error> {
        let (mut dir, mut port, mut lan, mut offline) = (None, 8080, false, false);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("port") => port = parser.value()?.parse()?,
                Arg::Long("lan") => lan = true,
                Arg::Long("offline") => offline = true,
                Arg::Value(folder) if dir.is_none() => dir = Some(PathBuf::from(folder)),
                other => return Err(other.unexpected()),
            }
        }
        let dir = dir.ok_or("which folder?")?;
        Ok(Self { dir, port, lan, offline })
    }
}

fn main() -> ExitCode {
    let options = Options::parse(Parser::from_env()).map_err(|error| format!("{error}; {USAGE}"));
    let served = options.and_then(|options| {
        tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| format!("cannot start: {error}"))?
            .block_on(serve(options))
    });
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("serve: {message}");
            ExitCode::FAILURE
        }
    }
}

async fn serve(options: Options) -> Result<(), String> {
    let Options { dir, port, lan, offline } = options;
    if !dir.join("index.html").is_file() {
        return Err(format!("no index.html in {}", dir.display()));
    }
    let address = if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let listener =
        TcpListener::bind((address, port)).await.map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => format!("port {port} is in use; choose another with --port"),
            ErrorKind::PermissionDenied => {
                format!("no permission to use port {port}; choose one above 1023 with --port")
            }
            _ => format!("cannot listen on port {port}: {error}"),
        })?;
    let port = listener.local_addr().map_or(port, |bound| bound.port());

    println!("In a Row is on http://127.0.0.1:{port}/");
    if lan {
        match lan_address() {
            Some(ip) => println!("On a phone in the same network: http://{ip}:{port}/"),
            None => println!("No local network found, so a phone cannot reach this computer."),
        }
    }
    println!("Press Ctrl-C to stop.");
    let router = serve::router(dir);
    let router = if offline { router } else { serve::without_service_worker(router) };

    tokio::select! {
        never = serve::serve(listener, router, PATIENCE) => match never {},
        interrupted = tokio::signal::ctrl_c() => {
            interrupted.map_err(|error| format!("cannot wait for Ctrl-C: {error}"))
        }
    }
}

/// Returns this computer's address in its local network.
///
/// Connecting a datagram socket sends nothing; it only selects the outgoing interface, and with it the local address.
/// 192.0.2.1 is reserved for documentation and belongs to nobody.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}
