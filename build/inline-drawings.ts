import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { FIRST_FLIGHT } from './compress';
import { elementsOf, htmlOf, parseHtml } from './html';

/** What reaches beyond a drawing, or needs a policy of its own, once it is part of a page. */
const reachesOut =
  /<(?:style|script|use|image|a|text|foreignObject)\b|\s(?:id|class|style|[\w:]*href|on\w+)=|url\(/i;

/**
 * Makes the drawings of the first view part of their page, as long as it fits the first flight with
 * them: files of their own would arrive a round trip later. One that might touch the rest of the page
 * stays a file, shut in by its `<img>`.
 * @param html the page, where such drawings have `loading="eager"`
 * @param outDir the folder in which their addresses are files
 */
export function inlineDrawings(html: string, outDir: string): string {
  const page = parseHtml(html);
  const pictures = elementsOf(
    page,
    ({ name, attribs: { loading, src } }) =>
      name === 'img' && loading === 'eager' && src?.endsWith('.svg') === true,
  );
  if (pictures.length === 0) return html;
  for (const picture of pictures) {
    const { src = '', alt, class: shape = '' } = picture.attribs;
    const drawing = readFileSync(join(outDir, src), 'utf8');
    const [svg] = elementsOf(parseDocument(drawing, { xmlMode: true }), 'svg');
    if (svg === undefined || reachesOut.test(drawing)) continue;
    for (const title of elementsOf(svg, 'title')) DomUtils.removeElement(title);
    const { xmlns, width, height, ...attributes } = svg.attribs;
    svg.attribs = {
      ...attributes,
      viewBox: attributes['viewBox'] ?? `0 0 ${width} ${height}`,
      // As `object-fit: cover`, which it has no need of as a file.
      ...(/\bobject-cover\b/.test(shape) && { preserveAspectRatio: 'xMidYMid slice' }),
      class: `drawing ${shape}`,
      ...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': 'true' }),
    };
    DomUtils.replaceElement(picture, svg);
  }
  const changed = htmlOf(page);
  return brotliCompressSync(changed).length < FIRST_FLIGHT ? changed : html;
}
