import { Resvg } from '@resvg/resvg-js';
import { outlineTexts } from './outlines';

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="100" viewBox="0 0 300 100">\n${inner}\n</svg>\n`;

/** Where a drawing that has no text any more puts its ink, in whole units. */
function inkOf(svg: string) {
  expect(svg).not.toMatch(/<text|NaN/);
  const { x, y, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox()!;
  return [x, y, x + width, y + height].map(Math.round);
}

// As drawing programs write the same word; each is as wide and as high as the plainest.
test.each([
  ['a drawing within', '<svg x="40" y="40"><text y="20" font-size="20">Orders</text></svg>'],
  [
    'two of one id',
    '<text id="a" x="60" y="55" font-size="1">.</text><text id="a" x="40" y="60" font-size="20">Orders</text>',
  ],
  ['character data', '<text x="40" y="60" font-size="20"><![CDATA[Orders]]></text>'],
])('a word given by %s is drawn where and as large as it was', (_, inner) => {
  const plain = outlineTexts(drawing('<text x="40" y="60" font-size="20">Orders</text>'));
  expect(inkOf(outlineTexts(drawing(inner)))).toEqual(inkOf(plain));
});

test('a turned text stays turned, and a long one keeps to its anchor', () => {
  const turned = '<text transform="translate(40 90) rotate(-90)" font-size="20">Orders</text>';
  const [left, top, right, bottom] = inkOf(outlineTexts(drawing(turned)));
  expect(bottom! - top!).toBeGreaterThan(2 * (right! - left!));
  const ending = '<text x="250" y="50" text-anchor="end">Orders a week</text>';
  expect(inkOf(outlineTexts(drawing(ending)))[2]).toBeCloseTo(250, -1);
});

test('other scripts and signs are drawn in their colours, and edges cut out as they did', () => {
  const rest =
    '<style>path{fill:none}</style><clipPath id="c"><text y="9">A</text></clipPath><rect width="9" height="9" clip-path="url(#c)"/>';
  const text =
    '<text y="50" font-size="9" fill="red">₹ 40 → 60 ✓ office Łódź مرحبا שלום Ж Ω</text><text>क्षेत्र में ₹</text>';
  const svg = outlineTexts(drawing(`${rest}${text}`));
  expect(svg).not.toContain('<text');
  expect(svg).toMatch(/<clipPath id="\w+"><path d="M.*<path fill="red" d="M/);
});

test.each([
  ['a face of its own', '<style>@font-face{font-family:A;src:url(data:,)}</style><text>🚀</text>'],
  ['styles that only browsers know', '<text style="font:bold 12px A">A</text>'],
  [
    'a gradient',
    '<linearGradient id="g"><stop/><stop offset="1" stop-color="red"/></linearGradient><text y="9" fill="url(#g)">A</text>',
  ],
  ['motion', '<text y="9">A<animate attributeName="x" to="9" dur="1s"/></text>'],
  ['two faces', '<text y="9">✓ क्षेत्र</text>'],
  ['an unknown language', '<switch><text systemLanguage="de">A</text><g/></switch>'],
  ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>'],
])('a text that needs %s stays as it is', (_, inner) => {
  expect(outlineTexts(drawing(inner))).toBe(drawing(inner));
});

test('letters that no face has are named', () => {
  const text = '<text y="9">Fine</text>\n<text y="9"><tspan>Up\n🚀</tspan> த</text>';
  expect(() => outlineTexts(drawing(text))).toThrow('none of the site’s faces has “🚀”, “த”\n');
});

test('a file that is no sound XML is told with its line', () => {
  expect(() => outlineTexts(drawing('<text y="9">A&nbsp;B</text>'))).toThrow(/'nbsp' at 2:/);
});
