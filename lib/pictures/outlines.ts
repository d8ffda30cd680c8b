import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { DomUtils, parseDocument } from 'htmlparser2';
import { optimize } from 'svgo';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

const fontFile = (name: string, style: string) =>
  resolve(
    `@expo-google-fonts/${name.toLowerCase().replaceAll(' ', '-')}/${style}/${name.replaceAll(' ', '')}_${style}.ttf`,
  );

/**
 * The files of the site's text face, then of those for what it lacks: other scripts, and signs. A text
 * is set whole in the first that has all of its letters.
 */
const faces = {
  'Instrument Sans': ['400Regular', '500Medium', '600SemiBold', '700Bold'].flatMap((style) => [
    fontFile('Instrument Sans', style),
    fontFile('Instrument Sans', `${style}_Italic`),
  ]),
  'Noto Sans Devanagari': ['400Regular', '700Bold'].map((style) =>
    fontFile('Noto Sans Devanagari', style),
  ),
  'DejaVu Sans': ['', '-Bold', '-Oblique', '-BoldOblique'].map((style) =>
    resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`),
  ),
};

/**
 * What only browsers draw: a drawing with some of it keeps its text, as one does that brings its own
 * faces.
 * @see https://github.com/linebender/resvg/blob/main/docs/unsupported.md
 */
const onlyBrowsersDraw =
  /@(font-face|import|keyframes|media)|\b(calc|light-dark|var)\(|\bfont\s*:|small-caps|text-transform\W+(upper|lower|capital)|:(has|is|last|not|nth|where)\b|\d(rem|vh|vw)\b|<(!ENTITY|animate|foreignObject|set|switch)\b/;

/**
 * A drawing with its text as outlines of the site's text face: an image in a page has no fonts but
 * the machine's own, so that labels would be set in Arial, or Times, beside the site's headlines.
 * @param svg the file of any drawing program
 * @returns the drawing as resvg writes it; the file itself where it has no text, or keeps it
 * @throws an Error when a letter is in none of the faces, or it is no sound XML
 * @see https://www.w3.org/TR/SVG2/embedded.html#ImageElement and "secure static mode" there
 */
export function outlineTexts(svg: string): string {
  const tree = parseDocument(svg, { xmlMode: true });
  const texts = DomUtils.getElementsByTagName('text', tree.children);
  if (texts.length === 0 || onlyBrowsersDraw.test(svg)) return svg;
  // Says where the file is no sound XML.
  toPaths(svg);
  const letters = [...new Set(texts.map((text) => DomUtils.textContent(text)).join(''))];
  const lettersByFace = Object.entries(faces).map(
    ([face, files]) => [face, lettersIn(files, letters)] as const,
  );
  const unknown = letters.filter((letter) => lettersByFace.every(([, has]) => !has.has(letter)));
  if (unknown.length > 0) {
    const names = unknown.map((letter) => `“${letter}”`).join(', ');
    const fix = 'Let the drawing program turn that text into paths, or write it otherwise';
    throw new Error(`none of the site’s faces has ${names}\n${fix}`);
  }
  for (const text of texts) {
    const own = [...DomUtils.textContent(text)];
    const face = lettersByFace.find(([, has]) => own.every((letter) => has.has(letter)))?.[0];
    if (face === undefined) return svg;
    for (const { attribs } of [text, ...DomUtils.findAll(() => true, text.children)]) {
      attribs['style'] = `${attribs['style'] ?? ''};font-family:${face}`;
    }
  }
  const drawing = toPaths(DomUtils.getOuterHTML(tree, { xmlMode: true }));
  // A gradient that paints a text is not taken along.
  return drawing.includes('url(#)') ? svg : optimize(drawing, { floatPrecision: 2 }).data;
}

/** A drawing with every text as paths, in a group that has its id. */
const toPaths = (svg: string, fontFiles = Object.values(faces).flat()) =>
  new Resvg(svg, { font: { loadSystemFonts: false, fontFiles, defaultFontSize: 16 } }).toString();

/** Those of some letters that a face has: the others are all drawn as it draws one that nobody has. */
function lettersIn(files: string[], letters: readonly string[]): ReadonlySet<string> {
  const texts = ['\u{10fffe}', ...letters].map(
    (letter, index) => `<text id="a${index}" y="99">&#${letter.codePointAt(0)};</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">${texts.join('')}</svg>`;
  const { children } = parseDocument(toPaths(svg, files), { xmlMode: true });
  const shapeOf = (index: number) =>
    DomUtils.getElements({ id: `a${index}` }, children, true)
      .map((group) => DomUtils.getInnerHTML(group))
      .join('');
  const unknownShape = shapeOf(0);
  return new Set(letters.filter((_, index) => shapeOf(index + 1) !== unknownShape));
}
