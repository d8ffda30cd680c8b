import { randomBytes } from 'node:crypto';
import { makeFolder } from '@/lib/testing/folder';
import { inlineDrawings } from './inline-drawings';

const page = (picture: string) => `<body><p>a</p>${picture}</body>`;
const picture = (attributes: string) => page(`<img src="/pictures/a.svg" ${attributes}>`);

/** What becomes of a page whose picture is this file. */
const placed = (html: string, content: string) =>
  inlineDrawings(
    html,
    makeFolder({
      'pictures/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5">${content}</svg>`,
    }),
  );

test('a drawing of the first view becomes part of the page, with its words and its shape', () => {
  const html = picture('alt="A shelf" width="8" loading="eager" class="w-full object-cover"');
  expect(placed(html, '<title>x</title><path d="M0 0h8"/>')).toBe(
    page(
      '<svg viewBox="0 0 8 5" preserveAspectRatio="xMidYMid slice" class="drawing w-full object-cover" role="img" aria-label="A shelf"><path d="M0 0h8"/></svg>',
    ),
  );
  expect(placed(picture('alt="" loading="eager"'), '')).toContain('aria-hidden="true"');
});

test.each([
  ['below the first view', 'loading="lazy"', '<path/>'],
  ['whose parts have ids, which may stand in the page, too', 'loading="eager"', '<g id="main"/>'],
  ['with styles, which the policy refuses', 'loading="eager"', '<style>p{color:red}</style>'],
  ['with a script', 'loading="eager"', '<path onload="alert(1)"/>'],
  ['with text, which has no faces there', 'loading="eager"', '<text>a</text>'],
  [
    'with which the page exceeds the first flight',
    'loading="eager"',
    randomBytes(14e3).toString('hex'),
  ],
])('a drawing %s stays a file', (_, loading, content) => {
  expect(placed(picture(loading), content)).toBe(picture(loading));
});
