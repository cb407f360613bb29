//! How long the server waits for requests.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;

/// How long the server waits for a request.
const PATIENCE: Duration = Duration::from_millis(50);

/// Starts a server that answers every request with `served`, on a thread that lasts as long as the test.
fn start() -> SocketAddr {
    let (sender, address) = mpsc::channel();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(async {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
            sender.send(listener.local_addr().expect("its address")).expect("the test to listen");
            let router = Router::new().fallback(|| async { "served" });
            serve::serve(listener, router, PATIENCE).await
        })
    });
    address.recv().expect("the server to start")
}

/// Sends the request and returns everything that the server sends until it closes the connection. Fails if it never
/// does.
fn response_until_closed(server: SocketAddr, request: &str) -> io::Result<String> {
    let mut stream = TcpStream::connect(server)?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    stream.write_all(request.as_bytes())?;
    let mut response = String::new();
    stream.read_to_string(&mut response)?;
    Ok(response)
}

#[test]
fn an_incomplete_request_is_dropped() {
    let server = start();
    for half in ["", "G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: example.org\r\n"] {
        let response = response_until_closed(server, half).expect("the connection to be closed");
        assert!(!response.contains("200 OK"), "{half:?} is answered with {response}");
    }
}

/// Static files need no request body.
#[test]
fn the_server_does_not_wait_for_a_body_that_never_ends() {
    let server = start();
    for length in ["Content-Length: 1000", "Transfer-Encoding: chunked"] {
        let request = format!("GET / HTTP/1.1\r\nHost: example.org\r\n{length}\r\n\r\n3\r\nhal");
        let response =
            response_until_closed(server, &request).expect("the connection to be closed");
        assert!(response.starts_with("HTTP/1.1 200 OK"), "{length}: {response}");
    }
}

#[test]
fn a_connection_serves_several_requests_before_it_is_closed() {
    let request = "GET / HTTP/1.1\r\nHost: example.org\r\n\r\n";
    let response = response_until_closed(start(), &request.repeat(3));
    let response = response.expect("the connection to be closed");
    assert_eq!(response.matches("served").count(), 3, "{response}");
}
