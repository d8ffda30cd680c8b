import { htmlOf, parseHtml } from './html';
import { shortenNames } from './short-names';

const style =
  '.prose{--color-ink:#000}@layer utilities{.mt-1\\.5{margin-top:6px}.flex{display:flex}.lg\\:flex{color:var(--color-ink)}.sr-only{width:1px}}';

test('utilities have short names in HTML and rules, components and what scripts use their own', () => {
  const page = parseHtml(
    '<p class="prose flex mt-1.5 lg:flex sr-only">a</p><p class="mt-1.5">b</p>',
  );
  const rules = shortenNames(page, style, (name) => name === 'flex');
  expect(htmlOf(page)).toBe('<p class="prose flex a b sr-only">a</p><p class="a">b</p>');
  expect(rules).toBe(
    '.prose{--a:#000}@layer utilities{.a{margin-top:6px}.flex{display:flex}.b{color:var(--a)}.sr-only{width:1px}}',
  );
});
