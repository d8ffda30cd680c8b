import display from './glyphs/display.json';
import label from './glyphs/label.json';

/** The letters of a face as outlines, in units of which `unitsPerEm` make the font size. */
export type GlyphSet = {
  readonly unitsPerEm: number;
  /** Each character's width, and its outline with y growing upwards. */
  readonly glyphs: Readonly<Record<string, { readonly width: number; readonly outline: string }>>;
  /** How much closer (negative) or wider a pair of characters is set than their widths say. */
  readonly kerning: Readonly<Record<string, number>>;
};

/** How a text is set. */
export type TextStyle = {
  readonly face: keyof typeof faces;
  /** Font size in pixels. */
  readonly size: number;
  /** Space added between characters, as a part of the font size. */
  readonly tracking: number;
};

const faces: Readonly<Record<'display' | 'label', GlyphSet>> = { display, label };

/** The characters of a text that social pictures cannot show. */
export function unknownCharacters(text: string, face: TextStyle['face']): readonly string[] {
  return [...text].filter((character) => faces[face].glyphs[character] === undefined);
}

/** The width of a line in pixels. */
export function widthOf(text: string, style: TextStyle): number {
  return placed(text, style).width;
}

/**
 * A line of text as SVG paths.
 * @param x its left end in pixels
 * @param y its base line in pixels
 */
export function textElements(
  text: string,
  style: TextStyle,
  { x, y, colour }: { readonly x: number; readonly y: number; readonly colour: string },
): string {
  const { unitsPerEm } = faces[style.face];
  const scale = (style.size / unitsPerEm).toFixed(5);
  const letters = placed(text, style)
    .letters.filter(({ outline }) => outline !== '')
    .map(({ outline, at }) => `<path transform="translate(${at})" d="${outline}"/>`)
    .join('');
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} -${scale})">${letters}</g>`;
}

/** Each letter with its outline and where it starts, in the face's units; the line's width in pixels. */
function placed(text: string, { face, size, tracking }: TextStyle) {
  const { unitsPerEm, glyphs, kerning } = faces[face];
  const letters: { outline: string; at: number }[] = [];
  let at = 0;
  let before = '';
  for (const character of text) {
    const glyph = glyphs[character];
    if (glyph === undefined)
      throw new Error(`“${text}” holds “${character}”, which has no outline`);
    at += kerning[before + character] ?? 0;
    letters.push({ outline: glyph.outline, at: Math.round(at) });
    at += glyph.width + tracking * unitsPerEm;
    before = character;
  }
  return { letters, width: (Math.max(0, at - tracking * unitsPerEm) / unitsPerEm) * size };
}

/**
 * A text in lines: as few as fit into `width` pixels, broken so that they are even and so
 * that a line ends where a clause does. A word wider than that stands alone, unbroken.
 */
export function linesOf(text: string, style: TextStyle, width: number): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const filled: string[] = [];
  for (const word of words) {
    const longer = filled.length === 0 ? word : `${filled.at(-1)} ${word}`;
    if (filled.length > 0 && widthOf(longer, style) <= width) filled[filled.length - 1] = longer;
    else filled.push(word);
  }
  const [best = filled] = breakings(words, filled.length)
    .map((lines) => ({ lines, cost: costOf(lines, style, width) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ lines }) => lines);
  return best;
}

/** Every way to break words into so many lines. Titles are short, so there are few. */
function breakings(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count <= 1) return [[words.join(' ')]];
  const ways: (readonly string[])[] = [];
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    for (const rest of breakings(words.slice(first), count - 1)) {
      ways.push([words.slice(0, first).join(' '), ...rest]);
    }
  }
  return ways;
}

/** How bad a breaking is: unevenness, lines that are too wide, and clauses run together. */
function costOf(lines: readonly string[], style: TextStyle, width: number): number {
  const widths = lines.map((text) => widthOf(text, style));
  const longest = Math.max(...widths);
  return widths.reduce((cost, own, index) => {
    const text = lines[index] ?? '';
    const tooWide = Math.max(0, own - width) * 100;
    const uneven = ((longest - own) / width) ** 2;
    const endsAClause = /[:,;?!.–]$/.test(text);
    const runsOn = /[:;?!.] /.test(text) ? 0.35 : /, /.test(text) ? 0.2 : 0;
    return cost + tooWide + (endsAClause ? uneven * 0.4 : uneven) + runsOn;
  }, 0);
}
