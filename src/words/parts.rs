/// The parts of a text between these signs. All that is split here is split in this one place, which is so compiled once.
pub(super) fn parts(text: &str, sign: char) -> Vec<&str> {
    text.split(sign).collect()
}
