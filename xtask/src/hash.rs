//! Hashes in the form that browsers use, in security policies and to verify loaded files.

use base64::{Engine as _, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

/// Returns the SHA-256 hash of this content, like `sha256-47DEQ…`.
#[must_use]
pub fn of(content: impl AsRef<[u8]>) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

#[cfg(test)]
mod tests {
    use super::of;

    /// The expected values come from sha256sum and openssl.
    #[test]
    fn hashes_equal_those_of_other_programs() {
        assert_eq!(of(""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        assert_eq!(of("abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
