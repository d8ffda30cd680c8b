import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWords } from '@/lib/problem';
import { syntaxMistakes } from './syntax';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'syntax-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every file that cannot be read is told with its line', async () => {
  writeFileSync(join(folder, 'good.ts'), 'export const a = { b: 1 } as const;');
  writeFileSync(join(folder, 'one.ts'), "export const a = {\n  b: 'Don't',\n};");
  writeFileSync(join(folder, 'two.ts'), "export const a = {\n  b: 'x'\n  c: 'y',\n};");
  writeFileSync(join(folder, 'utf-16.ts'), Buffer.from('export const a = 1;', 'utf16le'));
  writeFileSync(join(folder, 'windows.ts'), Buffer.from("\nexport const a = 'Café';", 'latin1'));
  writeFileSync(join(folder, 'twice.mdx'), '---\ntitle: One\n---\n\nItâ€™s');
  expect((await syntaxMistakes(folder)).map(inWords)).toEqual([
    expect.stringMatching(/one\.ts: line 2: cannot be read \(.*\): b: 'Don't',; look for a quota/),
    expect.stringMatching(
      /twice\.mdx: line 5: holds broken letters: “Itâ€™s”; save the file as UTF/,
    ),
    expect.stringMatching(/two\.ts: line 3: cannot be read \(.*\): c: 'y',; look for a quotation/),
    expect.stringMatching(/utf-16\.ts: line 1: holds broken letters: “e\uFFFDx/),
    expect.stringMatching(
      /windows\.ts: line 2: holds broken letters: “export const a = 'Caf\uFFFD'/,
    ),
  ]);
});
