import { withShortProperties } from './short-properties';

describe('withShortProperties', () => {
  it.each([
    [
      'declarations, uses and registrations alike',
      '@property --tw-x{syntax:"*"}:root{--tw-x:1;--y:var(--tw-x,var(--z))}',
      '@property --a{syntax:"*"}:root{--a:1;--b:var(--a,var(--c))}',
    ],
    [
      'names in preludes',
      '@container style(--x:1){p{margin:0}}',
      '@container style(--a:1){p{margin:0}}',
    ],
    ['no text in quotes', 'p{content:"--x";--x:1}', 'p{content:"--x";--a:1}'],
    [
      'no addresses',
      'p{background:url(/a--x.svg);mask:url("<!--x-->")}',
      'p{background:url(/a--x.svg);mask:url("<!--x-->")}',
    ],
    [
      'no class names',
      '.--x,.w-\\(--x\\),.a--x{margin:var(--x)}',
      '.--x,.w-\\(--x\\),.a--x{margin:var(--a)}',
    ],
    ['no names that scripts use', ':root{--depth:1;--x:2}', ':root{--depth:1;--a:2}'],
  ])('shortens %s', (_, css, short) => {
    expect(withShortProperties(css, new Set(['--depth']))).toBe(short);
  });
});
