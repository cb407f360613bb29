//! Has the linker keep, for the page that is cut in parts, what the cut has to know.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        println!("cargo::rustc-link-arg-bin=in-a-row=--emit-relocs");
    }
}
