import { sample } from '../data/dataset';
import { tokenize } from './tokenize';

const kindsOf = (sentence: string) => tokenize(sentence, sample).map(({ meaning }) => meaning.kind);

test.each(['easter', 'crisis', 'charges', 'sure', 'experts', 'constructor', 'valueOf'])(
  'takes a word of English for no slip of one of ours: %s',
  (word) => {
    expect(kindsOf(word)).toEqual(['unknown']);
  },
);

test.each([
  ['chanels', 'dimension'],
  ['revenu', 'measure'],
  ['lemmon soda', 'member'],
  ['markteplaces', 'member'],
])('puts right what is no word: %s', (typed, kind) => {
  expect(kindsOf(typed)).toEqual([kind]);
});
