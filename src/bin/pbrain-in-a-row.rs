//! The Gomocup program; see `in_a_row::gomocup`.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::io::Result<()> {
    let input = std::io::BufReader::new(std::io::stdin());
    in_a_row::gomocup::serve(input, std::io::stdout().lock())
}

/// It has nobody to talk to in a browser.
#[cfg(target_arch = "wasm32")]
fn main() {}
