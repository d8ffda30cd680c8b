import { inWords, Problem, type Mistake } from './problem';

const file = 'content/pages/about.ts';

test.each<[Mistake, string]>([
  [{ file, reason: 'cannot be read' }, `${file}: cannot be read`],
  [{ file, place: 'meta.title', reason: 'is missing' }, `${file}: meta.title: is missing`],
  [
    { file, place: 'line 3', reason: '“colour” is no field', remedy: 'write color' },
    `${file}: line 3: “colour” is no field; write color`,
  ],
])('%j reads “%s”', (mistake, words) => {
  expect(inWords(mistake)).toBe(words);
});

test('a problem names every mistake, one in a line', () => {
  const mistakes = [
    { file, reason: 'is empty' },
    { file: 'SITE_URL', reason: 'has a path' },
  ];
  expect(new Problem('Two things are wrong.', mistakes).message).toBe(
    `Two things are wrong:\n  - ${file}: is empty\n  - SITE_URL: has a path`,
  );
  expect(new Problem('One thing is wrong.').message).toBe('One thing is wrong.');
});
