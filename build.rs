//! Sets `cfg(page)` where the page itself is built.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The page is built for a browser with the Cargo feature `page`.
    println!("cargo::rustc-check-cfg=cfg(page)");
    let is_wasm = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if is_wasm && env::var_os("CARGO_FEATURE_PAGE").is_some() {
        println!("cargo::rustc-cfg=page");
    }
}
