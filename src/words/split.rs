/// Splits a text at this separator. All of [`words`](super) shares this function, so that it is compiled only once.
pub(super) fn split(text: &str, separator: char) -> Vec<&str> {
    text.split(separator).collect()
}
