//! Values of attributes.

/// Returns the names of the classes whose condition holds, for a `class` attribute.
#[must_use]
pub fn classes(all: &[(&str, bool)]) -> String {
    let mut names = String::new();
    for (name, _) in all.iter().filter(|(_, holds)| *holds) {
        names.push_str(name);
        names.push(' ');
    }
    names
}

/// Returns the value of an ARIA state.
#[must_use]
pub fn aria(state: bool) -> String {
    if state { "true" } else { "false" }.to_owned()
}
