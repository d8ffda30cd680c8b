import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { htmlOf, parseHtml } from './html';
import { shortenClasses, shortenInScripts, shortenRules, shortNamesOf } from './short-names';

const style =
  '.prose{--color-ink:#000;--set:1}.menu-link,.on-ink{color:#fff}@layer utilities{.mt-1\\.5{margin-top:6px}.flex{display:flex}.lg\\:flex{color:var(--color-ink)}.sr-only{width:1px}}@media print{.menu-link,.on-ink{color:#000}}';

function exported() {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  writeFileSync(join(folder, 'a.css'), style);
  return shortNamesOf(folder);
}

test('utilities have short names in HTML and rules; components, words and what scripts set do not', () => {
  const names = exported();
  const page = parseHtml('<p class="prose flex mt-1.5 lg:flex sr-only">mt-1.5</p>');
  shortenClasses(page, names);
  expect(htmlOf(page)).toBe('<p class="prose flex a b sr-only">mt-1.5</p>');
  expect(shortenRules(style, names, (name) => name === '--set')).toBe(
    '.prose{--a:#000;--set:1}.menu-link,.on-ink{color:#fff}@layer utilities{.a{margin-top:6px}.flex{display:flex}.b{color:var(--a)}.sr-only{width:1px}}@media print{.menu-link,.on-ink{color:#000}}',
  );
});

test('components that run in the browser have the same names', async () => {
  const used: string[] = [];
  const { outputFiles } = await build({
    entryPoints: ['components/ui/button-looks.ts'],
    write: false,
    plugins: [
      shortenInScripts(new Map([['min-h-12', 'a']]), (file, names) => used.push(file, ...names)),
    ],
  });
  expect(used).toEqual(['components/ui/button-looks.ts', 'min-h-12']);
  expect(outputFiles[0]?.text).toContain('inline-flex a items-center');
});
