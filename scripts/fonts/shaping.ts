import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

/** A font to ask for glyphs and widths. `data` is an sfnt (TTF or OTF), not a WOFF2. */
export function openFont(data: Uint8Array): { readonly face: Face; readonly font: Font } {
  const face = new Face(new Blob(data));
  return { face, font: new Font(face) };
}

function shaped(font: Font, text: string): Buffer {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer;
}

/** How wide a text is set, in the font's units, kerning included. */
export function advanceOf(font: Font, text: string): number {
  return shaped(font, text)
    .getGlyphPositions()
    .reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

/** The number of a character's glyph; undefined when the font has none. */
export function glyphIdOf(font: Font, character: string): number | undefined {
  const [info] = shaped(font, character).getGlyphInfos();
  return info === undefined || info.codepoint === 0 ? undefined : info.codepoint;
}

/**
 * How much closer (below zero) or wider the two characters of each pair are set than they are
 * alone, in whole units of the font; pairs that it leaves alone are not listed.
 */
export function kerningOf(
  font: Font,
  pairs: Iterable<readonly [first: string, second: string]>,
): ReadonlyMap<string, number> {
  const kerning = new Map<string, number>();
  for (const [first, second] of pairs) {
    const alone = advanceOf(font, first) + advanceOf(font, second);
    const closer = Math.round(advanceOf(font, first + second) - alone);
    if (closer !== 0) kerning.set(first + second, closer);
  }
  return kerning;
}
