import { readFileSync } from 'node:fs';
import { furtherCharacters } from '@/lib/pictures/brand/characters';
import { sample } from '@/lib/sample-brand/data/dataset';
import { sampleFacts } from '@/lib/sample-brand/features/sample-facts';

test('the ranges of the further fonts are the characters that they are cut to', () => {
  const ranges = readFileSync('app/fonts/faces.ts', 'utf8').match(/U\+[^']+/g) ?? [];
  expect(ranges).toHaveLength(2);
  const expected = [...furtherCharacters].sort();
  for (const range of ranges) {
    const characters = range.split(', ').flatMap((part) => {
      const [first = '', last = first] = part.slice(2).split('-');
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    });
    expect(characters.sort()).toEqual(expected);
  }
});

test('what is said of the sample brand needs no further font', () => {
  const words = sampleFacts(sample).map(({ text }) => text);
  expect([...words.join('')].filter((character) => furtherCharacters.includes(character))).toEqual(
    [],
  );
});
