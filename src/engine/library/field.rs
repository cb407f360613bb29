//! Arithmetic with the numbers below the prime 2^61 - 1.

/// The prime.
const PRIME: u64 = (1 << 61) - 1;

/// A number whose powers stand for a distance, and its inverse.
#[derive(Clone, Copy, Debug)]
pub(super) struct Base {
    number: u64,
    inverse: u64,
}

impl Base {
    pub(super) const fn new(number: u64) -> Self {
        let number = number % PRIME;
        Self { number, inverse: power(number, PRIME - 2) }
    }

    /// Returns the power with this exponent.
    pub(super) fn to(self, exponent: i16) -> u64 {
        let base = if exponent < 0 { self.inverse } else { self.number };
        power(base, exponent.unsigned_abs().into())
    }
}

pub(super) const fn add(a: u64, b: u64) -> u64 {
    let sum = a + b;
    if sum < PRIME { sum } else { sum - PRIME }
}

pub(super) const fn subtract(a: u64, b: u64) -> u64 {
    add(a, PRIME - b)
}

#[allow(clippy::cast_possible_truncation, reason = "both parts are below 2^61")]
pub(super) const fn multiply(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    add((product & PRIME as u128) as u64, (product >> 61) as u64)
}

const fn power(mut base: u64, mut exponent: u64) -> u64 {
    let mut power = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = multiply(power, base);
        }
        base = multiply(base, base);
        exponent >>= 1;
    }
    power
}
