import { outlineTexts } from './outlines';

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="100" viewBox="0 0 300 100">\n${inner}\n</svg>\n`;

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
