import { answers, demo, vocabulary } from '@/words';
import { fill } from '@/lib/fill';
import { type Dataset, type Period, recent } from '../dataset';
import { type Levers, levers } from '../figures/scenario';
import { inSentence, listed, signedPercentText } from '../format';
import type { Query } from '../query/query';
import type { Asked } from '../reading/asked';
import { measureName, periodName, scopeOf, written } from './in-words';

const { questions: words, query: parts, whatIf } = answers;

const placeOf = ({ channel }: Levers) =>
  channel === undefined ? whatIf.everywhere : inSentence(channel);

/** A what-if as a question: 'What if we set price +5% in D2C?' */
function whatIfQuestion(set: Levers): string {
  const moved = levers.filter((lever) => set[lever] !== 0);
  if (moved.length === 0) return fill(whatIf.idleQuestion, { place: placeOf(set) });
  const changes = moved.map(
    (lever) => `${demo.whatIf.levers[lever].toLowerCase()} ${signedPercentText(set[lever])}`,
  );
  return fill(whatIf.question, { changes: listed(changes), place: placeOf(set) });
}

const isSame = (a: Period, b: Period) => a.from === b.from && a.to === b.to;

/** What is asked, in words that are read as the same again. */
export function questionOf(data: Dataset, asked: Asked): string {
  if (asked.kind === 'what-if') return whatIfQuestion(asked.levers);
  if (asked.kind === 'price') return fill(words.price, { change: asked.change });
  if (asked.kind === 'move') return words.move;
  const { measure, show, by, where, weeks, order, perWeek, ahead } = asked;
  const [first] = by;
  const dimensions = by.map((one) => vocabulary.dimensions[one].one);
  const template = ((): string => {
    if (show === 'why') return measure === 'gap' ? words.whyGap : words.why;
    if (perWeek) return words.perWeek;
    if (!order || !first || (show !== 'level' && show !== 'change')) return words[show];
    if (show === 'change') return order === 'most' ? words.grew : words.fell;
    return measure === 'gap' ? words[`${order}Plan`] : words[order];
  })();
  return fill(template, {
    measure: measureName(measure),
    by: by.length > 0 ? ` ${fill(words.by, { dimensions: listed(dimensions) })}` : '',
    one: dimensions[0] ?? '',
    scope: scopeOf(where, show === 'share' ? by : []),
    weeks: ahead ?? 0,
    period:
      isSame(weeks, recent(data)) || where.promotion
        ? ''
        : fill(words.period, { period: periodName(data, weeks) }),
  });
}

/** The query behind an answer, part by part, as a person reads it. */
export function queryInWords(data: Dataset, asked: Asked): (readonly [string, string])[] {
  const span = ({ from, to }: Period) => fill(parts.fromTo, { from: from + 1, to });
  if (asked.kind !== 'query') {
    return [
      [parts.whatIf, questionOf(data, asked)],
      [parts.weeks, `${span(recent(data))}; ${parts.range}`],
    ];
  }
  const { measure, show, by, where, weeks, before, order, count, keep, perWeek, ahead, whole } =
    asked as Query;
  const members = (some: Query['where']) =>
    Object.entries(some).map(([dimension, names]) =>
      fill(parts.is, {
        dimension: vocabulary.dimensions[dimension as 'channel'].one,
        names: listed(names),
      }),
    );
  const shows = [
    parts.shows[show],
    perWeek && parts.perWeek,
    ahead && fill(parts.ahead, { weeks: ahead }),
  ];
  const ordered = order && [parts[order], count && fill(parts.first, { count })];
  const isRate = show === 'change' || show === 'share';
  const limit = keep && (isRate ? `${keep.value * 100}%` : written(measure, keep.value));
  const compares = before && (show === 'change' || (show === 'why' && measure !== 'gap'));
  const listing = (some: readonly (string | number | undefined)[] = []) =>
    some.filter(Boolean).join(', ');
  const all: readonly (readonly [part: string, value: string | undefined])[] = [
    [parts.measure, measureName(measure)],
    [parts.show, listing(shows)],
    [parts.by, by.map((one) => vocabulary.dimensions[one].one).join(' × ')],
    [parts.where, listing(members(where)) || parts.everything],
    [parts.whole, whole && listing(members(whole))],
    [parts.weeks, span(weeks)],
    [parts.before, compares ? span(before) : undefined],
    [parts.order, listing(ordered)],
    [parts.keep, keep && fill(parts[keep.side], { value: limit ?? '' })],
  ];
  return all.flatMap(([part, value]) => (value ? [[part, value] as const] : []));
}
