import { applyEdits } from './edits';
import { scanPage } from './scan-page';
import {
  clashingClasses,
  shortClassEdits,
  shortClassesByPage,
  shortClassesOf,
  withShortClasses,
  withShortNames,
} from './short-classes';

const kept = { words: new Set(['is-live', 'b']), classPrefixes: ['swiper'] };
const css =
  '.md\\:p-4{margin:0}.is-live .w-1\\/2:is(.md\\:p-4,.swiper-slide)>a{margin:0}@media print{.group:hover .x{color:red}}';

describe('short class names', () => {
  const short = shortClassesOf(css, kept);

  it('stand for every name but those that scripts use', () => {
    expect([...short.byName]).toEqual([
      ['md:p-4', 'a'],
      ['w-1/2', 'c'],
      ['group', 'd'],
      ['x', 'e'],
    ]);
  });

  it('replace names in the stylesheet, and nothing else', () => {
    expect(withShortClasses(css, short)).toBe(
      '.a{margin:0}.is-live .c:is(.a,.swiper-slide)>a{margin:0}@media print{.d:hover .e{color:red}}',
    );
  });

  it('replace names on the page outside islands, and nothing else', () => {
    const html =
      '<html><head></head><body class="md:p-4  is-live">w-1/2<p title="x" class=\'x hook\' id=x></p>' +
      '<div data-island="i" class="group"><b class="x"></b></div><i class=x></i></body></html>';
    const { classAttributes } = scanPage(html);
    expect(applyEdits(html, shortClassEdits(classAttributes, short))).toBe(
      '<html><head></head><body class="a is-live">w-1/2<p title="x" class="e hook" id=x></p>' +
        '<div data-island="i" class="d"><b class="x"></b></div><i class="e"></i></body></html>',
    );
  });

  it('are what the page’s styles are chosen by', () => {
    const page = { classes: new Set(['md:p-4', 'is-live']), tags: new Set(['p']) };
    expect(withShortNames(page, short)).toEqual({
      classes: new Set(['a', 'is-live']),
      tags: new Set(['p']),
    });
  });

  it('are added on pages without the script that needs the source’s', () => {
    const forPage = shortClassesByPage(css, short);
    const noScripts = { words: new Set<string>(), classPrefixes: [] };
    expect([...forPage(noScripts).byName]).toEqual([
      ...short.byName,
      ['is-live', 'b'],
      ['swiper-slide', 'f'],
    ]);
    expect([...forPage(kept).byName]).toEqual([...short.byName]);
    expect(forPage(kept)).toBe(forPage(kept));
  });

  it('never run out, and never equal a name that stays', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `.name-${index}{margin:0}`).join('');
    const names = [...shortClassesOf(many, kept).byName.values()];
    expect(new Set(names).size).toBe(1000);
    expect(names).not.toContain('b');
  });

  it('do not silently mean another class of a page', () => {
    const page = (name: string) => ({ classes: new Set([name]), tags: new Set<string>() });
    expect(clashingClasses(page('a'), short)).toEqual(['a']);
    expect(clashingClasses(page('hook'), short)).toEqual([]);
  });
});
