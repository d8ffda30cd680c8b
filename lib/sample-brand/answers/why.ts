import { answers, figures, vocabulary } from '@/words';
import { fill } from '@/lib/fill';
import { type Dataset, recent } from '../dataset';
import { amount, counted, inSentence, percent } from '../format';
import { type MeasureId, measures } from '../query/measures';
import { type Query, type Where, rowsOf, valueOf } from '../query/query';
import { type Part, reasonsOf } from '../query/why';
import type { Found } from './answer';
import {
  capital,
  changeOf,
  difference,
  measureName,
  periodName,
  scaleOf,
  scopeOf,
  sentences,
  written,
} from './in-words';

const { headlines, details, charts, columns, rows: rowNames } = answers;

/** The most bars that are shown, and rows of each dimension. */
const MOST_BARS = 8;
const MOST_ROWS = 2;

/** A product in a place as a sentence names it: 'lemon soda in general trade'. */
export const itemName = ({ where }: Part, fixed: Where): string =>
  inSentence(
    scopeOf(where, Object.keys(fixed) as ('channel' | 'region')[]).replace(/^ (?:of|in) /, ''),
  );

/** What one item adds to a change of `total`, and what its empty shelf cost. */
export function itemSentence(
  data: Dataset,
  item: Part,
  { where, measure, weeks }: Query,
  total: number,
) {
  const of = (id: MeasureId) => valueOf(data, { measure: id }, item.where, weeks);
  const out = of('weeksOut');
  return fill(out ? details.whyItemOut : details.whyItem, {
    item: itemName(item, where),
    value: difference(measure, item.value),
    share: shareOf(item.value, total),
    weeks: counted(out, figures.weeks),
    lost: amount(of('lost')),
  });
}

const shareOf = (value: number, total: number) => percent(total === 0 ? 0 : value / total, 0);

/** A query that asks why about the one member that its list puts first. */
function pinned(data: Dataset, query: Query): Query {
  const [by] = query.by;
  if (!query.order || !by || by === 'week') return query;
  const isPlan = query.measure === 'gap';
  const { all } = rowsOf(data, { ...query, show: isPlan ? 'level' : 'change' });
  const [first] = all;
  return first ? { ...query, by: [], where: first.where } : query;
}

/** Why a measure changed, or lies off its plan. */
export function whyAnswer(data: Dataset, asked: Query): Found {
  const query = pinned(data, asked);
  const { measure, where, weeks, premise } = query;
  const isGap = measure === 'gap';
  const reasons = reasonsOf(data, query);
  const { past, total, now, before, dimensions, item, shelves, promotions, promotion } = reasons;
  const names = { measure: measureName(measure), scope: scopeOf(where) };
  const write = (value: number) => difference(measure, value);
  const share = (value: number) => shareOf(value, total);
  const change = isGap
    ? fill(headlines.level, {
        ...names,
        value: `${written('gap', total)}, ${percent(Math.abs(total / valueOf(data, { measure: 'plan' }, where, weeks)))}`,
      })
    : fill(total === 0 ? headlines.same : total > 0 ? headlines.rose : headlines.fell, {
        ...names,
        change: changeOf(measure, { now, before }).replace(/^[+−]/, ''),
        value: written(measure, now),
      });
  const [lead, ...others] = dimensions;
  const top = lead?.parts[0];
  const isWrong = premise !== undefined && Math.sign(total) === -premise;
  const isOfSales = shelves !== 0 || promotions !== 0;
  const lost = valueOf(data, { measure: 'lost' }, where, weeks);
  const ended = data.promotions.find(({ name }) => promotion?.name === name);
  const compared = isGap ? '' : `, ${fill(details.compared, { past: periodName(data, past) })}`;
  const detail = sentences(
    capital(fill(details.period, { ...names, period: periodName(data, weeks) + compared })),
    ...others.map(
      ({ by, parts: [first] }) =>
        first &&
        fill(details.whyBy, {
          dimension: vocabulary.dimensions[by].one,
          leader: by === 'region' ? first.name : inSentence(first.name),
          value: write(first.value),
        }),
    ),
    item && itemSentence(data, item, query, total),
    isOfSales &&
      lost > 0 &&
      total < 0 &&
      fill(details.whyShelves, {
        value: amount(lost),
        more: isGap ? '' : fill(details.whyShelvesMore, { change: difference('lost', -shelves) }),
      }),
    promotion &&
      ended &&
      fill(
        ended.lastWeek < Math.min(recent(data).to, weeks.to)
          ? details.whyEnded
          : details.whyPromotion,
        { promotion: promotion.name, week: ended.lastWeek, value: write(promotion.value) },
      ),
  );
  const shown = lead?.parts.slice(0, MOST_BARS) ?? [];
  const scale = scaleOf(measure, [total, ...shown.map(({ value }) => value)]);
  const row = (name: string, value: number) => [name, scale.signed(value), share(value)];
  const { good } = measures[measure];
  return {
    headline: sentences(
      isWrong && headlines.wrong,
      lead && top
        ? fill(headlines.why, {
            change: capital(change),
            leader: lead.by === 'region' ? `The ${top.name}` : top.name,
            part: `${write(top.value)}, ${share(top.value)}`,
          })
        : capital(change),
    ),
    detail,
    chart: {
      kind: 'bars',
      title: fill(charts.why, {
        dimension: vocabulary.dimensions[lead?.by ?? 'channel'].one,
        unit: scale.name,
      }),
      bars: shown.map(({ name, value }) => ({
        label: name,
        text: scale.signed(value),
        value,
        look: value * good < 0 ? 'accent' : 'plain',
      })),
    },
    table: {
      title: capital(fill(charts.list, { ...names, unit: scale.name })),
      columns: [columns.part, columns.effect, columns.ofAll],
      rows: [
        ...dimensions.flatMap(({ parts }) =>
          parts.slice(0, MOST_ROWS).map(({ name, value }) => row(name, value)),
        ),
        ...(item ? [row(capital(itemName(item, where)), item.value)] : []),
        ...(isOfSales
          ? [row(rowNames.shelves, shelves), row(rowNames.promotions, promotions)]
          : []),
        row(rowNames.total, total),
      ],
      hasTotal: true,
    },
  };
}
