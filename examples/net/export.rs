//! Writes weights in fewer bytes.

/// Rounds little-endian 32-bit floats, as a file of weights has them, to their upper halves (`bfloat16`): of two that are
/// equally near, to the even one.
pub fn upper_halves(weights: &[u8]) -> Vec<u8> {
    let (numbers, _) = weights.as_chunks();
    let halves = numbers.iter().map(|&number| {
        let bits = u32::from_le_bytes(number);
        let upper = bits >> 16;
        let rounded = bits.saturating_add(0x7fff + (upper & 1)) >> 16;
        u16::try_from(rounded).unwrap_or(u16::MAX)
    });
    halves.flat_map(u16::to_le_bytes).collect()
}
