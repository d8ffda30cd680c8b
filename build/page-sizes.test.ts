import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagesAboveFirstFlight } from './page-sizes';

const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('names the pages that do not fit the first flight of a connection, and nothing else', () => {
  mkdirSync(join(folder, 'solutions'));
  const write = (file: string, bytes: number) =>
    writeFileSync(join(folder, file), 'x'.repeat(bytes));
  write('index.html.br', 13_600);
  write('solutions/octomine.html.br', 13_722);
  write('licences.txt.br', 40_000);
  expect(pagesAboveFirstFlight(folder)).toEqual([
    '/solutions/octomine: 13.4 KiB; above 13.3 a slow phone waits one round trip more',
  ]);
});

test('names the heaviest of many, and says how many there are besides', () => {
  const many = mkdtempSync(join(tmpdir(), 'sizes-'));
  for (let page = 10; page < 22; page += 1) {
    writeFileSync(join(many, `${page}.html.br`), 'x'.repeat(page * 1500));
  }
  const notes = pagesAboveFirstFlight(many);
  rmSync(many, { recursive: true });
  expect(notes[0]).toMatch(/^\/21: /);
  expect(notes.slice(10)).toEqual(['The same is true of 2 more.']);
});
