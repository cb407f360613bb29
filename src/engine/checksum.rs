/// Computes the CRC-32 of ISO 3309, as used in links, PNG and zip. It detects every change within four consecutive
/// bytes, and misses one in four billion of all other changes.
///
/// # Examples
/// ```
/// use in_a_row::engine::crc32;
///
/// assert_eq!(crc32(b"123456789".iter().copied()), 0xCBF4_3926);
/// ```
pub fn crc32(bytes: impl IntoIterator<Item = u8>) -> u32 {
    const POLYNOMIAL: u32 = 0xEDB8_8320;
    // A table would be faster but would make the first load larger.
    !bytes.into_iter().fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            (crc >> 1) ^ (POLYNOMIAL & (crc & 1).wrapping_neg())
        })
    })
}
