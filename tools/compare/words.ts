import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place in a text that changed, with the line above and below: `del` is gone, `ins` is new. */
export type Passage = readonly { readonly text: string; readonly kind: 'span' | 'del' | 'ins' }[];

const kinds: Readonly<Record<string, Passage[number]['kind']>> = {
  ' ': 'span',
  '-': 'del',
  '+': 'ins',
};

/**
 * What git finds changed between two texts, word by word.
 * @throws an Error where git is missing
 */
export function findChangedPassages(before: string, after: string): Passage[] {
  if (before === after) return [];
  const dir = mkdtempSync(join(tmpdir(), 'words-'));
  const texts = [before, after].map((text, side) => {
    writeFileSync(join(dir, String(side)), `${text}\n`);
    return join(dir, String(side));
  });
  const options = ['--no-index', '--no-color', '--unified=1', '--word-diff=porcelain'];
  const { stdout, error } = spawnSync('git', ['diff', ...options, ...texts], { encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  if (error) throw error;
  const [, ...places] = stdout.split(/^@@ .* @@.*\n/m);
  return places.map((place) =>
    place.split('\n').flatMap((line) => {
      const kind = line === '~' ? 'span' : kinds[line.charAt(0)];
      return kind === undefined ? [] : [{ text: line === '~' ? '\n' : line.slice(1), kind }];
    }),
  );
}

/** How many words came or went. */
export const countWords = (passages: readonly Passage[]): number =>
  passages
    .flat()
    .filter(({ kind }) => kind !== 'span')
    .reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
