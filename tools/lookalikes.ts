import { readFileSync } from 'node:fs';
import { sample } from '@/lib/sample-brand/data/dataset';
import { stemsOf } from '@/lib/sample-brand/reading/lexicon';
import { tokenize } from '@/lib/sample-brand/reading/tokenize';
import { spellings } from '@/lib/sample-brand/vocabulary/words';

/*
 * `npx tsx tools/lookalikes.ts /usr/share/dict/british-english` prints the words of a list, one a
 * line, that ASK Octopus would take for slips of its own words. Add those that are no slip to
 * lib/sample-brand/vocabulary/lookalikes.ts.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error(
    'Name a list of words: npx tsx tools/lookalikes.ts /usr/share/dict/british-english',
  );
  process.exit(1);
}

const words = files
  .flatMap((file) => readFileSync(file, 'utf8').split(/\s+/))
  .filter((word) => /^[a-z]+$/.test(word) && !spellings.has(word));

/** What a word is put right to; a number in words is none. */
function isCorrected(word: string): boolean {
  const [token] = tokenize(word, sample);
  return token !== undefined && token.text !== word && !/\d/.test(token.text);
}

const found = new Set(words.filter(isCorrected));
const lemmas = [...found].filter((word) => !stemsOf(word).some((stem) => found.has(stem)));
console.log(lemmas.sort().join(' '));
