import { changedPassages, changedWords, countChangedWords } from './words';

const marked = (stretches: readonly { kind: string; text: string }[]) =>
  stretches.map(({ kind, text }) => (kind === 'kept' ? text : `[${text}]`)).join('');

describe('changedWords', () => {
  it.each([
    [
      'a word',
      'the old name here',
      'the new name here',
      'the [old] name here',
      'the [new] name here',
    ],
    ['a word more', 'one two', 'one more two', 'one two', 'one [more ]two'],
    ['nothing alike', 'one', 'two', '[one]', '[two]'],
  ])('marks %s', (_, before, after, left, right) => {
    const words = changedWords(before, after);
    expect(marked(words.before)).toBe(left);
    expect(marked(words.after)).toBe(right);
  });
});

describe('changedPassages', () => {
  const before = [
    '# Title',
    'First passage of the page.',
    '## Part',
    'A text of some words.',
    'Last.',
  ];

  it('finds nothing in two equal pages', () => {
    expect(changedPassages(before, [...before])).toEqual([]);
  });

  it('puts two versions of a passage side by side, and says where', () => {
    const after = before.with(3, 'A text of other words.');
    const [passage, ...rest] = changedPassages(before, after);
    expect(rest).toEqual([]);
    expect(passage?.under).toBe('Part');
    expect(marked(passage?.before ?? [])).toBe('A text of [some] words.');
    expect(marked(passage?.after ?? [])).toBe('A text of [other] words.');
  });

  it('tells a new passage, a lost one and a changed one between them apart, in order', () => {
    const after = ['# Title', 'Wholly new.', 'First passage of this page.', '## Part', 'Last.'];
    const found = changedPassages(before, after);
    expect(found.map((passage) => [marked(passage.before), marked(passage.after)])).toEqual([
      ['', '[Wholly new.]'],
      ['First passage of [the] page.', 'First passage of [this] page.'],
      ['[A text of some words.]', ''],
    ]);
    expect(countChangedWords(found)).toBe(9);
  });
});
