import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { tidyFile } from './tidy';

const dir = mkdtempSync(join(tmpdir(), 'tidy-'));
afterAll(() => rmSync(dir, { recursive: true }));

const schema = z.strictObject({ title: z.string(), to: z.string(), tags: z.array(z.string()) });

it.each([
  [
    'page.yaml',
    '# A comment\ntags: [one, two]\nto: "#demo"\ntitle: "A title"\n',
    "title: A title\nto: '#demo'\ntags:\n  - one\n  - two\n",
  ],
  ['entry.md', '---\nto: /\ntitle: A\n---\nText.\n\n', '---\ntitle: A\nto: /\n---\n\nText.\n'],
  ['card.md', '---\ntitle: A\n---\n\n', '---\ntitle: A\n---\n'],
])('writes %s as the editor would', (name, source, tidy) => {
  const file = join(dir, name);
  writeFileSync(file, source);
  expect(tidyFile(file, schema)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(tidy);
  expect(tidyFile(file, schema)).toBe(false);
});
