import { styleExtractor, wordsIn, type LaterNames } from './styles';

const none: LaterNames = { words: new Set(), classPrefixes: [] };

/** The part of a stylesheet for a page with these classes and elements. */
const extract = (css: string, classes: string[], tags: string[] = [], later = none) =>
  styleExtractor(css)(
    { classes: new Set(classes), tags: new Set(['html', 'body', ...tags]) },
    later,
  );

describe('styleExtractor', () => {
  it.each([
    ['rules of classes on the page', '.a{color:red}.b{color:blue}', '.a{color:red}'],
    ['the selectors of a list that can match', '.a,.b,p{margin:0}', '.a{margin:0}'],
    [
      'selectors that need two classes',
      '.a.b{margin:0}.a .b{margin:0}.a{margin:0}',
      '.a{margin:0}',
    ],
    ['elements', 'body{margin:0}table{margin:0}', 'body{margin:0}'],
    ['anything without a name', '*,:root,[hidden]{margin:0}', '*,:root,[hidden]{margin:0}'],
    ['ids, which scripts and hashes use', '#x{margin:0}', '#x{margin:0}'],
    [
      ':is and :where when one of them can match',
      ':is(.b,.a) p,:where(.a,.b){margin:0}',
      ':where(.a,.b){margin:0}',
    ],
    [':not of what is absent', '.a:not(.b){margin:0}', '.a:not(.b){margin:0}'],
    [':has only when it can', '.a:has(.b){margin:0}.a:has(>.a){margin:0}', '.a:has(>.a){margin:0}'],
    ['escaped names', '.md\\:w-1\\/2{margin:0}.md\\:x{margin:0}', '.md\\:w-1\\/2{margin:0}'],
    [
      'no styles of absent form fields',
      '.a::placeholder,::file-selector-button{margin:0}.a::before{margin:0}',
      '.a::before{margin:0}',
    ],
    [
      'groups that have something left',
      '@media print{.a{margin:0}.b{margin:0}}@media screen{.b{margin:0}}',
      '@media print{.a{margin:0}}',
    ],
    [
      'nested groups and rules',
      '.a{color:red;&:hover{color:blue}@media print{& .b{margin:0}color:tan}}',
      '.a{color:red;&:hover{color:blue}@media print{color:tan}}',
    ],
    [
      'the order of layers',
      '@layer base,utilities;@layer utilities{.b{margin:0}}',
      '@layer base,utilities;',
    ],
    [
      'at-rules without a name',
      '@view-transition{navigation:auto}',
      '@view-transition{navigation:auto}',
    ],
    [
      'custom properties in use, also through others',
      ':root{--x:var(--y);--y:1;--z:2}.a{margin:var(--x)}',
      ':root{--x:var(--y);--y:1}.a{margin:var(--x)}',
    ],
    [
      'no property because another’s name starts like it',
      ':root{--x:1;--x-y:2}.a{margin:var(--x-y)}',
      ':root{--x-y:2}.a{margin:var(--x-y)}',
    ],
    ['properties that only absent rules use: none', ':root{--x:1}.b{margin:var(--x)}', ''],
    [
      '@property in use',
      '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}.a{margin:var(--x)}',
      '@property --x{syntax:"*";inherits:false}.a{margin:var(--x)}',
    ],
    [
      'keyframes in use, and what they use',
      '@keyframes k{to{margin:var(--x)}}@keyframes l{to{margin:0}}:root{--x:1}.a{animation:k 1s}',
      '@keyframes k{to{margin:var(--x)}}:root{--x:1}.a{animation:k 1s}',
    ],
    [
      'keyframes in use through a property',
      '@keyframes k{to{margin:0}}:root{--animate-k:k 1s}.a{animation:var(--animate-k)}',
      '@keyframes k{to{margin:0}}:root{--animate-k:k 1s}.a{animation:var(--animate-k)}',
    ],
    [
      'fonts in use',
      '@font-face{font-family:Baz;src:url(a)}@font-face{font-family:"Foo Bar";src:url(b)}.a{font-family:"Foo Bar",serif}',
      '@font-face{font-family:"Foo Bar";src:url(b)}.a{font-family:"Foo Bar",serif}',
    ],
    [
      'unquoted words as they are written',
      '.a{background:url(data:image/svg+xml;base64,AA==)!important}',
      '.a{background:url(data:image/svg+xml;base64,AA==)!important}',
    ],
  ])('keeps %s', (_, css, kept) => {
    expect(extract(css, ['a', 'md:w-1/2'])).toBe(kept);
  });

  it('keeps what scripts may add: classes, elements, properties, prefixes', () => {
    const css =
      '.live{margin:0}dialog{margin:0}.swiper-x{margin:0}.y{margin:0}:root{--depth:1;--other:1}';
    const later = { words: new Set(['live', 'dialog', '--depth']), classPrefixes: ['swiper-'] };
    expect(extract(css, [], [], later)).toBe(
      '.live{margin:0}dialog{margin:0}.swiper-x{margin:0}:root{--depth:1}',
    );
  });

  it('gives pages with other names of their own the same styles', () => {
    const extractor = styleExtractor('.a{margin:0}');
    const page = (name: string) => ({ classes: new Set(['a', name]), tags: new Set<string>() });
    expect(extractor(page('x'), none)).toBe(extractor(page('y'), none));
  });

  it('stops at a stylesheet that cannot be parsed', () => {
    expect(() => styleExtractor('.a{margin:0}}.b{')).toThrow('cannot be parsed');
  });
});

describe('wordsIn', () => {
  it('finds class names of every form in a source', () => {
    const words = wordsIn(
      `const look = 'md:p-4 w-(--gap) [&>svg]:m-0'; el.classList.add("is-live")`,
    );
    for (const word of ['md:p-4', 'w-(--gap)', '[&>svg]:m-0', 'is-live', '--gap', 'classList']) {
      expect(words).toContain(word);
    }
  });
});
