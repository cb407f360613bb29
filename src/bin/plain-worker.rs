//! The worker that most games use: [`in_a_row::worker`] with only the rules that the feature `plain-rules` leaves.

#[cfg(target_arch = "wasm32")]
fn main() {
    in_a_row::worker::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The worker runs beside the page in a browser: run script/play.");
}
