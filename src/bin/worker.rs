//! The worker beside the page that knows every rule, and evaluates with networks; see [`in_a_row::worker`].

#[cfg(target_arch = "wasm32")]
fn main() {
    in_a_row::worker::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The worker runs beside the page in a browser: run script/play.");
}
