import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A word, or some, that came or went, as git writes it: `[-gone-]`, `{+new+}`. */
export const changedWords = /(\[-.*?-\]|\{\+.*?\+\})/g;

/**
 * What git finds changed between two texts, word by word.
 * @returns each place with the line above and below
 * @throws an Error where git is missing
 */
export function findChangedPassages(before: string, after: string): string[] {
  if (before === after) return [];
  const dir = mkdtempSync(join(tmpdir(), 'words-'));
  const texts = [before, after].map((text, side) => {
    writeFileSync(join(dir, String(side)), `${text}\n`);
    return join(dir, String(side));
  });
  const options = ['--no-index', '--no-color', '--unified=1', '--word-diff=plain'];
  const { stdout, error } = spawnSync('git', ['diff', ...options, ...texts], { encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  if (error) throw error;
  const [, ...passages] = stdout.split(/^@@ .* @@.*\n/m);
  return passages;
}

/** How many words came or went. */
export const countWords = (passages: readonly string[]): number =>
  passages
    .flatMap((passage) => passage.match(changedWords) ?? [])
    .reduce((sum, words) => sum + words.split(/\s+/).length, 0);
