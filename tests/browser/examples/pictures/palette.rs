//! Reduces the colours of pictures, to make their files small.

use std::collections::{BTreeMap, HashMap};

use anyhow::Result;
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Filter, Transformations};

type Colour = [u8; 4];

/// Reduces a PNG to this many of its colours, at most 256. Replaces each other colour with the nearest of these.
///
/// # Errors
/// Fails if the picture is not a PNG.
pub fn with_colours(picture: &[u8], count: usize) -> Result<Vec<u8>> {
    let mut decoder = Decoder::new(std::io::Cursor::new(picture));
    decoder.set_transformations(Transformations::EXPAND | Transformations::ALPHA);
    let mut reader = decoder.read_info()?;
    let mut pixels = vec![0; reader.output_buffer_size().unwrap_or_default()];
    let frame = reader.next_frame(&mut pixels)?;
    let (pixels, _) = pixels.as_chunks::<4>();

    let palette = palette(pixels, count);
    let mut places: HashMap<Colour, u8> = HashMap::new();
    let indices: Vec<u8> = pixels
        .iter()
        .map(|&colour| *places.entry(colour).or_insert_with(|| nearest(&palette, colour)))
        .collect();

    let mut small = Vec::new();
    let mut encoder = Encoder::new(&mut small, frame.width, frame.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_palette(palette.iter().flat_map(|&[r, g, b, _]| [r, g, b]).collect::<Vec<_>>());
    // Colours without an alpha value are opaque.
    let transparent = palette.partition_point(|&[.., alpha]| alpha < u8::MAX);
    if transparent > 0 {
        encoder.set_trns(palette[..transparent].iter().map(|it| it[3]).collect::<Vec<_>>());
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(small)
}

/// Chooses colours that represent all pixels well. The first is the most frequent one; each further one is the colour
/// with the largest error so far, weighted by its frequency. Gradients at the edges of marks thus keep their steps.
/// Transparent colours come first.
fn palette(pixels: &[Colour], count: usize) -> Vec<Colour> {
    let mut counts: BTreeMap<Colour, u64> = BTreeMap::new();
    for &pixel in pixels {
        *counts.entry(pixel).or_default() += 1;
    }
    let mut errors: Vec<_> = counts.into_iter().map(|(it, count)| (it, count, 1)).collect();
    let mut palette = Vec::new();
    while palette.len() < count {
        let worst = errors.iter().max_by_key(|(_, count, error)| count * error);
        let Some(&(colour, ..)) = worst.filter(|(.., error)| *error > 0) else { break };
        for (other, _, error) in &mut errors {
            let new = distance(*other, colour);
            *error = if palette.is_empty() { new } else { new.min(*error) };
        }
        palette.push(colour);
    }
    palette.sort_unstable_by_key(|&[r, g, b, alpha]| [alpha, r, g, b]);
    palette
}

fn nearest(palette: &[Colour], colour: Colour) -> u8 {
    let places = (0_u8..=u8::MAX).zip(palette);
    places.min_by_key(|(_, other)| distance(**other, colour)).map_or(0, |(place, _)| place)
}

fn distance(one: Colour, other: Colour) -> u64 {
    one.iter().zip(other).map(|(one, other)| u64::from(one.abs_diff(other)).pow(2)).sum()
}
