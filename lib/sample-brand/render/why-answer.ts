import { figures } from '../texts/figures';
import { fill } from '@/lib/fill';
import type { Dataset } from '../dataset';
import { type Contribution, explain, promotionBehind } from '../engine/explain';
import { measures } from '../engine/measures';
import { type Query, places, weeksBefore } from '../engine/query';
import { valueOf } from '../engine/run';
import { amount, counted, inSentence, percent } from '../format';
import { dimensionName, periodName, scopeOf } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import type { Found } from './query-answer';
import {
  capital,
  changeText,
  differenceText,
  distanceText,
  joined,
  scaleOf,
  valueText,
} from './values';

const { headlines, details, charts, columns, rows: rowNames } = answerTexts;

/** The most bars that are shown, and rows of each dimension. */
const MOST_BARS = 8;
const MOST_ROWS = 2;

/** A product in a place as a sentence names it: 'lemon soda in general trade'. */
export function itemName(data: Dataset, { where }: Contribution, fixed: Query['where']): string {
  const open = Object.fromEntries(
    places.flatMap((place) =>
      where[place] && fixed[place]?.length !== 1 ? [[place, where[place]] as const] : [],
    ),
  );
  return inSentence(scopeOf(data, open, ['channel']).replace(/^ (?:of|in the|in) /, ''));
}

const shareText = (value: number, total: number) => percent(total === 0 ? 0 : value / total, 0);

/** What one item adds to a change of `total`, and what its empty shelf cost. */
export function itemSentence(
  data: Dataset,
  item: Contribution,
  query: Query,
  total: number,
): string {
  const weeksOut = valueOf(data, 'weeksOut', item.where, query.weeks);
  return fill(weeksOut ? details.whyItemOut : details.whyItem, {
    item: itemName(data, item, query.where),
    value: differenceText(query.measure, item.value),
    share: shareText(item.value, total),
    weeks: counted(weeksOut, figures.weeks),
    lost: amount(valueOf(data, 'lost', item.where, query.weeks)),
  });
}

/** Why a measure changed, or lies off its plan. */
export function whyAnswer(data: Dataset, query: Query): Found {
  const { measure, weeks, versus } = query;
  const { where, value, base, total, dimensions, item, drivers } = explain(data, query);
  const pinned: Query = { ...query, where, by: [] };
  const scope = scopeOf(data, where);
  const names = { measure: measures[measure].name, scope };
  const isPlan = versus === 'plan';
  const change = isPlan
    ? fill(headlines.against, {
        ...names,
        value: valueText(measure, value),
        distance: distanceText(pinned, total),
        base: '',
      }).replace(/ \.$/, '.')
    : fill(total === 0 ? headlines.same : total > 0 ? headlines.rose : headlines.fell, {
        ...names,
        change: changeText(measure, value, base).replace(/^[+−]/, ''),
        value: valueText(measure, value),
      });
  const [lead, ...others] = dimensions;
  const [top] = lead?.parts ?? [];
  const promotion = promotionBehind(data, pinned, where, total);
  const past = weeksBefore(weeks);
  const compared = !isPlan && past ? fill(details.compared, { past: periodName(data, past) }) : '';
  const lost = measures[measure].drivers && total < 0 ? valueOf(data, 'lost', where, weeks) : 0;
  const { good } = measures[measure];
  const bars = (lead?.parts ?? []).slice(0, MOST_BARS);
  const scale = scaleOf(
    measure,
    bars.map((part) => part.value),
  );
  const row = (name: string, part: number) => [name, scale.signed(part), shareText(part, total)];
  const promotionSentence = () => {
    if (!promotion) return undefined;
    const { name, lastWeek } = promotion.promotion;
    const ended = lastWeek <= weeks.from;
    return fill(ended ? details.whyEnded : details.whyPromotion, {
      promotion: name,
      week: lastWeek,
      value: differenceText(measure, promotion.value),
    });
  };
  return {
    headline: joined(
      capital(change),
      top && total !== 0
        ? fill('{leader} accounts for {part}.', {
            leader: top.name,
            part: differenceText(measure, top.value),
          })
        : undefined,
    ),
    detail: joined(
      capital(fill(details.period, { ...names, period: periodName(data, weeks) + compared })),
      ...others.map(
        ({ by, parts: [first] }) =>
          first &&
          fill(details.whyBy, {
            dimension: dimensionName(by),
            leader: by === 'region' ? first.name : inSentence(first.name),
            value: differenceText(measure, first.value),
          }),
      ),
      item && itemSentence(data, item, pinned, total),
      lost > 0 && fill(details.whyShelves, { value: amount(lost) }),
      promotionSentence(),
    ),
    chart: {
      kind: 'bars',
      title: fill(charts.why, {
        dimension: dimensionName(lead?.by ?? 'channel'),
        unit: scale.name,
      }),
      bars: bars.map((part) => ({
        label: part.name,
        text: scale.signed(part.value),
        value: part.value,
        look: part.value * good < 0 ? 'accent' : 'plain',
      })),
    },
    table: {
      title: capital(fill(charts.list, { ...names, unit: scale.name })),
      columns: [columns.part, columns.effect, columns.ofAll],
      rows: dimensions
        .flatMap(({ parts }) => parts.slice(0, MOST_ROWS).map((part) => row(part.name, part.value)))
        .concat(item ? [row(capital(itemName(data, item, where)), item.value)] : [])
        .concat(drivers.map((driver) => row(driver.name, driver.value)))
        .concat([row(rowNames.total, total)]),
    },
  };
}
