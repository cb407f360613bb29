//! What is written as markup, on the page and in the worker.

/// The names of the classes that hold, for a `class` attribute.
pub(crate) fn classes(all: &[(&str, bool)]) -> String {
    let mut names = String::new();
    for (name, _) in all.iter().filter(|(_, holds)| *holds) {
        names.push_str(name);
        names.push(' ');
    }
    names
}
