//! Pictures with few colours, which so are small.

use std::collections::{BTreeMap, HashMap};

use anyhow::Result;
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Filter, Transformations};

type Colour = [u8; 4];

/// The same picture, a PNG as well, with this many of its colours; others become the nearest of these. A
/// byte tells no more than 256 apart.
///
/// # Errors
/// It is no PNG.
pub fn with_colours(picture: &[u8], count: usize) -> Result<Vec<u8>> {
    let mut decoder = Decoder::new(std::io::Cursor::new(picture));
    decoder.set_transformations(Transformations::EXPAND | Transformations::ALPHA);
    let mut reader = decoder.read_info()?;
    let mut pixels = vec![0; reader.output_buffer_size().unwrap_or_default()];
    let frame = reader.next_frame(&mut pixels)?;
    let (pixels, _) = pixels.as_chunks::<4>();

    let palette = chosen(pixels, count);
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
    // Colours without an alpha of their own are opaque.
    let seen_through = palette.partition_point(|&[.., alpha]| alpha < u8::MAX);
    if seen_through > 0 {
        encoder.set_trns(palette[..seen_through].iter().map(|it| it[3]).collect::<Vec<_>>());
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(small)
}

/// Colours that stand well for all: after the most frequent always the one that has gone worst so far, as
/// often as it is there. So what lies between two colours, at the edge of a mark, keeps its steps. Those
/// that are seen through come first.
fn chosen(pixels: &[Colour], count: usize) -> Vec<Colour> {
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
