//! The page's entry point. Natively there is nothing to start: `script/play` builds and serves the
//! page.

#[cfg(target_arch = "wasm32")]
fn main() {
    in_a_row::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("In a Row is played in a browser: run script/play.");
}
