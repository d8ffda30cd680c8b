import { demo } from '@/content/demo';
import { type Ask, ask, questionIds } from '@/lib/demo/answers';
import { sample } from '@/lib/demo/dataset';
import { fill } from '@/lib/fill';
import { read } from '@/lib/demo/wording/read';

/** Why a sentence is not answered, in words, and what can be asked in its place. */
export type DoubtInWords = {
  readonly title: string;
  readonly text: string;
  readonly offers: readonly Ask[];
};

const sampleHolds = fill(demo.sampleHolds, {
  products: sample.products.length,
  channels: sample.channels.length,
  regions: sample.regions.length,
  weeks: sample.weeks,
});

/** The visitor's own words, in quotation marks. */
const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** The doubt about words that are not answered; nothing about what is. */
export function doubtOf(asked: Ask): DoubtInWords | undefined {
  if (asked.kind !== 'unknown') return undefined;
  const { doubt = 'words', leftOut, offers } = read(asked.text, sample);
  const { title, text } = demo.doubts[doubt];
  const reason =
    leftOut.length === 0 && text.includes('{') ? '' : fill(text, { words: quoted(leftOut) });
  return {
    title,
    text: doubt === 'outside' || doubt === 'words' ? `${reason} ${sampleHolds}`.trim() : reason,
    offers: offers.length > 0 ? offers : questionIds.map(ask),
  };
}

/** The words of a question that its answer passes over, said so; nothing when there are none. */
export function leftOutOf(asked: Ask): string | undefined {
  if (asked.kind !== 'question' || asked.words === undefined) return undefined;
  const { leftOut } = read(asked.words, sample);
  return leftOut.length > 0 ? fill(demo.leftOut, { words: quoted(leftOut) }) : undefined;
}
