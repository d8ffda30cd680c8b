import { readFile } from 'node:fs/promises';
import { parseDocument } from 'htmlparser2';
import subsetFont from 'subset-font';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** One weight of the site's text face. */
type Typesetter = (text: string) => {
  /** In units of the font. */
  readonly width: number;
  readonly glyphs: readonly {
    readonly id: string;
    /** Path data, y upwards. */
    readonly d: string;
    /** From the line's start, in units of the font. */
    readonly x: number;
  }[];
};

/** Units of the font to an em, as harfbuzz scales it below. */
const unitsPerEm = 1000;

const typesetters = new Map<number, Promise<Typesetter>>();

/** What text inherits from the elements around it, as SVG names it. */
const inherited = ['font-size', 'font-weight', 'text-anchor'] as const;

/**
 * A drawing with its text as outlines of the site's text face: an image in a page has no fonts but
 * the machine's own, so that labels would be set in Arial beside the site's headlines.
 * @param svg one whose text stands in plain `<text>` elements, at one place each
 * @see https://www.w3.org/TR/SVG2/embedded.html#ImageElement and "secure static mode" there
 */
export async function outlineTexts(svg: string): Promise<string> {
  const document = parseDocument(svg, {
    xmlMode: true,
    withStartIndices: true,
    withEndIndices: true,
  });
  const labels = textElements(document.children as Element[]);
  if (labels.length === 0) return svg;
  const glyphs = new Map<string, string>();
  let drawing = svg;
  for (const label of labels.reverse()) {
    const line = await outlineText(label, glyphs);
    const { startIndex, endIndex } = label;
    drawing = drawing.slice(0, startIndex ?? 0) + line + drawing.slice((endIndex ?? 0) + 1);
  }
  const shapes = [...glyphs].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('');
  return drawing.replace(/<\/svg>\s*$/, `<defs>${shapes}</defs></svg>\n`);
}

function textElements(nodes: readonly Element[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.name === 'text') return [node];
    return textElements((node.children ?? []) as Element[]);
  });
}

/**
 * A `<text>` element as the glyphs it is set in, in its colour.
 * @param glyphs takes up the shape of each glyph that is used
 */
async function outlineText(label: Element, glyphs: Map<string, string>): Promise<string> {
  const attribute = (name: string) => inheritedAttribute(label, name);
  const size = Number(attribute('font-size') ?? 16);
  const setLine = await typesetter(Number(attribute('font-weight') ?? 400));
  const line = setLine(label.children.map((child) => ('data' in child ? child.data : '')).join(''));
  const scale = size / unitsPerEm;
  const share = { middle: 0.5, end: 1 }[attribute('text-anchor') ?? ''] ?? 0;
  const startX = Number(label.attribs['x'] ?? 0) - share * line.width * scale;
  const glyphElements = line.glyphs.map(({ id, d, x }) => {
    if (d === '') return '';
    glyphs.set(id, d);
    return `<use href="#${id}" x="${x}"/>`;
  });
  const attributes = Object.entries(label.attribs)
    .filter(([name]) => !['x', 'y', ...inherited].includes(name))
    .map(([name, value]) => ` ${name}="${value}"`);
  const fill = attribute('fill') === 'none' ? ' fill="#0b1d2e"' : '';
  const place = `translate(${round(startX)} ${label.attribs['y'] ?? 0}) scale(${scale} ${-scale})`;
  return `<g${attributes.join('')}${fill} stroke="none" transform="${place}">${glyphElements.join('')}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The attribute of the element or of the nearest one around it that has it. */
function inheritedAttribute(element: Element, name: string): string | undefined {
  const value = element.attribs[name];
  if (value !== undefined || element.parent?.type !== 'tag') return value;
  return inheritedAttribute(element.parent as Element, name);
}

async function typesetter(weight: number): Promise<Typesetter> {
  const cached = typesetters.get(weight) ?? makeTypesetter(weight);
  typesetters.set(weight, cached);
  return cached;
}

async function makeTypesetter(weight: number): Promise<Typesetter> {
  // Loaded when it is needed: the module waits for its WebAssembly, which Jest's loader cannot.
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  const folder = 'node_modules/@fontsource-variable/instrument-sans/files';
  const source = await readFile(`${folder}/instrument-sans-latin-wght-normal.woff2`);
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  const font = new Font(new Face(new Blob(await subsetFont(source, printable, options))));
  font.setScale(unitsPerEm, unitsPerEm);
  return (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    let width = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance, xOffset }) => {
      const id = `g${weight}-${codepoint}`;
      const glyph = { id, d: font.glyphToPath(codepoint), x: width + (xOffset ?? 0) };
      width += xAdvance ?? 0;
      return glyph;
    });
    return { width, glyphs };
  };
}

/** The characters of Latin text with its typographic signs. */
const printable = String.fromCodePoint(
  ...Array.from({ length: 0x2300 - 0x20 }, (_, index) => 0x20 + index),
);
