/// The exponential function, up to a relative error of 1e-7, for numbers between -700 and 700. Unlike
/// [`f32::exp`], it is the same on every machine.
fn exp(x: f32) -> f64 {
    // exp(x) is exp(x / 1024) squared ten times.
    let small = f64::from(x) / 1_024.0;
    let mut result = 1.0
        + small
            * (1.0 + small / 2.0 * (1.0 + small / 3.0 * (1.0 + small / 4.0 * (1.0 + small / 5.0))));
    for _ in 0..10 {
        result *= result;
    }
    result
}

/// The activation function x / (1 + exp(-x)).
pub(super) fn silu(x: f32) -> f32 {
    if x < -80.0 {
        return 0.0;
    }
    #[allow(clippy::cast_possible_truncation, reason = "the result is an f32")]
    let factor = (1.0 / (1.0 + exp(-x.min(80.0)))) as f32;
    x * factor
}
