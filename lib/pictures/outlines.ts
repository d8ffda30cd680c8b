import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { DomUtils, parseDocument } from 'htmlparser2';
import { optimize } from 'svgo';
import type { ErrorText } from '../content/error';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A text of a drawing, where it stands in the file, and by which id it is found again. */
type Label = {
  readonly id: string;
  /** From the start of its tag to the end of the closing one, in characters of the file. */
  readonly start: number;
  readonly end: number;
  readonly startTag: string;
  readonly element: Element;
};

const isText = ({ type }: { readonly type: string }) => type === 'text' || type === 'cdata';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

const fontFile = (folder: string, style: string) =>
  resolve(
    `@expo-google-fonts/${spinalCase(folder)}/${style}/${folder.replaceAll(' ', '')}_${style}.ttf`,
  );
const spinalCase = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/**
 * The site's text face, then those for what it lacks: other scripts, and signs. A text is set whole
 * in the first that has all of its letters.
 */
const faces = [
  {
    name: 'Instrument Sans',
    files: ['400Regular', '500Medium', '600SemiBold', '700Bold'].flatMap((style) => [
      fontFile('Instrument Sans', style),
      fontFile('Instrument Sans', `${style}_Italic`),
    ]),
  },
  {
    name: 'Noto Sans Devanagari',
    files: ['400Regular', '700Bold'].map((style) => fontFile('Noto Sans Devanagari', style)),
  },
  {
    name: 'DejaVu Sans',
    files: ['', '-Bold', '-Oblique', '-BoldOblique'].map((style) =>
      resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`),
    ),
  },
] as const;

type Face = (typeof faces)[number];

/**
 * Styles that only browsers know: a drawing with one of them keeps its text, as one does that brings
 * its own faces.
 * @see https://github.com/linebender/resvg/blob/main/docs/unsupported.md
 */
const onlyBrowsersKnow =
  /@(font-face|import|keyframes|media)|\b(calc|light-dark|var)\(|\bfont\s*:|small-caps|text-transform\W+(upper|lower|capital)|:(has|is|last|not|nth|where)\b|\d(rem|vh|vw)\b/;

/**
 * A drawing with its text as outlines of the site's text face: an image in a page has no fonts but
 * the machine's own, so that labels would be set in Arial, or Times, beside the site's headlines.
 * What cannot be outlined whole stays text, which browsers set as they can.
 * @param svg the file of any drawing program
 * @throws an Error when a letter is in none of the faces, or it is no sound XML
 * @see https://www.w3.org/TR/SVG2/embedded.html#ImageElement and "secure static mode" there
 */
export function outlineTexts(svg: string): string {
  const labels = onlyBrowsersKnow.test(svg) ? [] : findLabels(svg);
  if (labels.length === 0) return svg;
  const marked = replaceLabels(svg, labels, ({ id, startTag, start, end }) => {
    const tag = startTag.replace(/\sid\s*=\s*(?:"[^"]*"|'[^']*')/, '');
    const rest = svg.slice(start + startTag.length, end);
    return `${tag.replace('<text', () => `<text id="${id}"`)}${rest}`;
  });
  const outlined = faceOfLabels(svg, labels).flatMap(([face, labelsOfFace]) => {
    const drawn = labelsOfFace.length === 0 ? [] : draw(marked, face);
    return labelsOfFace.flatMap((label) => {
      const paths = pathsOf(groupsNamed(label.id, drawn), DomUtils.textContent(label.element));
      return paths === undefined ? [] : [{ ...label, paths }];
    });
  });
  outlined.sort((a, b) => a.start - b.start);
  return replaceLabels(
    svg,
    outlined,
    ({ startTag, paths }) => `<g${startTag.slice('<text'.length)}${paths}</g>`,
  );
}

/** The texts that are drawn where they stand, and not as the edge of something else. */
function findLabels(svg: string): readonly Label[] {
  const options = { xmlMode: true, withStartIndices: true, withEndIndices: true };
  const elements = DomUtils.getElementsByTagName('text', parseDocument(svg, options).children);
  const ids = elements.map(({ attribs }) => attribs['id']);
  return elements.flatMap((element, index) => {
    const [child] = element.children;
    if (!child || hasAncestor(element, 'clipPath')) return [];
    const start = element.startIndex ?? 0;
    const ownId = ids.filter((id) => id === ids[index]).length === 1 ? ids[index] : undefined;
    return {
      // Styles may mean it by its own.
      id: ownId ?? `outlined-text-${index}`,
      start,
      end: (element.endIndex ?? 0) + 1,
      startTag: svg.slice(start, child.startIndex ?? 0),
      element,
    };
  });
}

const hasAncestor = ({ parent }: Element, name: string): boolean =>
  parent?.type === 'tag' && (parent.name === name || hasAncestor(parent, name));

function replaceLabels<Kind extends Label>(
  svg: string,
  labels: readonly Kind[],
  replacementOf: (label: Kind) => string,
): string {
  return labels.reduceRight(
    (drawing, label) =>
      drawing.slice(0, label.start) + replacementOf(label) + drawing.slice(label.end),
    svg,
  );
}

/** A drawing with every text as paths, in a group that has its id. */
function draw(svg: string, { name, files }: Face) {
  const font = {
    loadSystemFonts: false,
    fontFiles: [...files],
    defaultFontFamily: name,
    serifFamily: name,
    sansSerifFamily: name,
    cursiveFamily: name,
    fantasyFamily: name,
    monospaceFamily: name,
    defaultFontSize: 16,
  };
  return parseDocument(new Resvg(svg, { font }).toString(), { xmlMode: true }).children;
}

const groupsNamed = (id: string, drawing: ReturnType<typeof draw>) =>
  DomUtils.getElements({ id }, drawing, true) as Element[];

/**
 * The outlines of a text, which stand within its own element and so have its place and effects.
 * @returns nothing where they are not the whole of it
 */
function pathsOf([group, ...others]: readonly Element[], text: string): string | undefined {
  if (group === undefined || others.length > 0) return undefined;
  const paths = DomUtils.getElementsByTagName('path', group.children);
  const values = paths.flatMap(({ attribs }) => Object.values(attribs)).join();
  const contours = values.match(/Z/g) ?? [];
  const isWhole = contours.length >= segmentsOf(text).length;
  // What paints a text, such as a gradient, is not taken along.
  return isWhole && !/url\(|NaN/.test(values) ? paths.map(shortPath).join('') : undefined;
}

/** What a reader sees as letters: a sign with its accents is one. */
const segmentsOf = (text: string) =>
  [...new Intl.Segmenter('en').segment(text)].filter(({ segment }) => /[^\s\p{C}]/u.test(segment));

/** A path in few bytes, its colours where rules for the drawing's other paths do not reach them. */
function shortPath({ attribs: { d = '', ...paint } }: Element): string {
  const style = Object.entries({ 'shape-rendering': 'auto', ...paint }).map(
    ([name, value]) => `${name}:${value}`,
  );
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const span = Math.max(...numbers) - Math.min(...numbers);
  const floatPrecision = Math.max(2, Math.round(4 - Math.log10(span)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path style="${style.join(';')}" d="${d}"/></svg>`;
  const plugins = [{ name: 'convertPathData', params: { floatPrecision } } as const];
  return optimize(svg, { plugins }).data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/**
 * Which texts each face sets: the first that has all their letters. One that no face has whole is in
 * none of them, and stays text.
 * @throws an Error when a letter is in no face, and would be drawn as an empty box
 */
function faceOfLabels(
  svg: string,
  labels: readonly Label[],
): readonly (readonly [Face, readonly Label[]])[] {
  const lettersOf = ({ element }: Label) => [...new Set(DomUtils.textContent(element))];
  const letters = [...new Set(labels.flatMap(lettersOf))];
  const lettersByFace = faces.map((face) => [face, lettersIn(face, letters)] as const);
  const unknown = letters.filter((letter) => lettersByFace.every(([, has]) => !has.has(letter)));
  if (unknown.length > 0) throw new Error(tellLetters(svg, labels, unknown));
  const faceOf = (label: Label) =>
    lettersByFace.find(([, has]) => lettersOf(label).every((letter) => has.has(letter)))?.[0];
  return faces.map((face) => [face, labels.filter((label) => faceOf(label) === face)]);
}

/** Those of some letters that a face has: the others are all drawn as it draws one that nobody has. */
function lettersIn(face: Face, letters: readonly string[]): ReadonlySet<string> {
  const texts = ['\u{10fffe}', ...letters].map(
    (letter, index) => `<text id="a${index}" y="99">&#${letter.codePointAt(0)};</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">${texts.join('')}</svg>`;
  const drawn = draw(svg, face);
  const shapeOf = (index: number) =>
    groupsNamed(`a${index}`, drawn)
      .map((group) => DomUtils.getInnerHTML(group))
      .join('');
  const unknownShape = shapeOf(0);
  return new Set(letters.filter((_, index) => shapeOf(index + 1) !== unknownShape));
}

/** What is wrong with letters, each with its line, and what to do. */
function tellLetters(svg: string, labels: readonly Label[], unknown: readonly string[]): ErrorText {
  const texts = labels.flatMap(({ element }) => DomUtils.find(isText, [element], true, Infinity));
  const places = texts.flatMap((text) =>
    segmentsOf(DomUtils.textContent(text))
      .filter(({ segment }) => unknown.some((letter) => segment.includes(letter)))
      .map(({ segment, index, input }) => {
        const before = svg.slice(0, text.startIndex ?? 0) + input.slice(0, index);
        return `“${segment}” in line ${before.split('\n').length}`;
      }),
  );
  const fix = 'Let the drawing program turn that text into paths, or write it otherwise';
  return `none of the site’s faces has ${[...new Set(places)].join(', ')}\n${fix}`;
}
