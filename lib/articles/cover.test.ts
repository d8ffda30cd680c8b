import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { covers } from '@/content/pictures';
import { exampleArticle } from '@/lib/testing/examples';
import { coverOf } from './cover';

const withCover = (fields: { readonly cover?: string; readonly coverAlt?: string }, file = '') =>
  coverOf({ ...exampleArticle('a-story', fields), file });

test('a cover is the drawing that the article names, or the one all others share', () => {
  expect(withCover({ cover: 'uplift' })).toBe(covers.uplift);
  expect(withCover({})).toBe(covers.arms);
});

test('a cover is the picture beside the file, with the words for it', () => {
  const directory = mkdtempSync(join(tmpdir(), 'cover-'));
  writeFileSync(join(directory, 'shelf.jpg'), '');
  const cover = withCover({ cover: 'shelf.jpg', coverAlt: 'A shelf' }, join(directory, 'a.mdx'));
  rmSync(directory, { recursive: true });
  expect(cover).toEqual({ file: join(directory, 'shelf.jpg'), alt: 'A shelf' });
});
