import { fillTemplate } from '@/lib/base/fill';
import type { Dataset, Period } from '../data/dataset';
import { measures } from '../engine/measures';
import { type Order, type Query, hasDefaultWeeks } from '../engine/query';
import {
  type Dimension,
  type MemberDimension,
  type Filters,
  otherMembers,
} from '../engine/members';
import { filtersOfWhole } from '../engine/run';
import type { Lever } from '../engine/levers';
import { inSentence, joinAsList, formatPercentChange } from '../engine/format';
import type { DemoRequest } from './request';
import { periods, sentences } from './sentence-texts';

/** A dimension's name: 'channel', or of several 'channels'. */
export const dimensionName = (dimension: Dimension, count = 1): string =>
  sentences.dimensions[dimension][count === 1 ? 'one' : 'many'];

/** Several dimensions, as what rows tell apart: 'channel and region'. */
export const dimensionNames = (by: readonly Dimension[]): string =>
  joinAsList(by.map((dimension) => dimensionName(dimension)));

/** The end of an order, as sentences name it: 'highest'. */
export const superlativeOf = (order: Order | undefined): string =>
  order === 'least' ? sentences.lowest : sentences.highest;

/** Weeks as a sentence names them: 'the last 13 weeks'. */
export function periodName({ weeks: all }: Dataset, { from, to }: Period): string {
  const weeks = to - from;
  if (from >= all) return weeks === 1 ? periods.nextOne : fillTemplate(periods.next, { weeks });
  if (weeks === all) return fillTemplate(periods.all, { weeks });
  if (weeks === 1) return fillTemplate(periods.one, { from: to });
  if (to === all) return fillTemplate(periods.last, { weeks });
  return fillTemplate(from === 0 ? periods.first : periods.some, { weeks, from: from + 1, to });
}

export const nameIn = (dimension: MemberDimension, name: string): string => {
  if (dimension === 'promotion') return `“${name}”`;
  return dimension === 'region' ? name : inSentence(name);
};

/** Members of a dimension as a sentence lists them. */
export const namesIn = (dimension: MemberDimension, names: readonly string[] = []): string =>
  joinAsList(names.map((name) => nameIn(dimension, name)));

export const scopeOrder = Object.keys(sentences.scope) as readonly MemberDimension[];

/** Whether so many members count that those that do not are named: 'without D2C'. */
export const countsMost = (data: Dataset, where: Filters, dimension: MemberDimension): boolean =>
  otherMembers(data, where, dimension).length < (where[dimension]?.length ?? 0);

/**
 * The members that a query is kept to: ' of lemon soda in general trade in the East'. Where most of
 * a dimension count, those that do not are named: ' without D2C'.
 */
export function scopeOf(data: Dataset, where: Filters, by: readonly Dimension[] = []): string {
  // 'The North and South' alone would be told apart.
  const isSum =
    by.length === 0 &&
    scopeOrder.some(
      (dimension) => (where[dimension]?.length ?? 0) > 1 && !countsMost(data, where, dimension),
    );
  const phrases = scopeOrder.map((dimension) => {
    const { [dimension]: members } = where;
    if (!members) return '';
    const isMost = countsMost(data, where, dimension);
    const names = isMost ? otherMembers(data, where, dimension) : members;
    const without = dimension === 'region' ? sentences.withoutRegions : sentences.without;
    return fillTemplate(isMost ? without : sentences.scope[dimension], {
      names: namesIn(dimension, names),
    });
  });
  return `${phrases.join('')}${isSum ? sentences.together : ''}`;
}

/** The template of a query's sentence: of its order, or of what it shows. */
function templateOf(query: Query): string {
  const { calculation, order, versus } = query;
  if (order) return calculation === 'why' ? sentences.rankedWhy : sentences.ranked;
  if (versus === 'plan') return calculation === 'why' ? sentences.whyAgainst : sentences.against;
  return sentences.calculations[calculation];
}

/** What a query shows of its measure: 'growth of net sales'. */
export const figureName = ({ measure, calculation, versus }: Query): string =>
  fillTemplate(sentences.figures[versus === 'plan' ? versus : calculation], {
    measure: measures[measure].name,
  });

function querySentence(data: Dataset, query: Query): string {
  const { measure, calculation, breakdown, where, weeks, order } = query;
  const dimensions = dimensionNames(breakdown);
  const [first] = breakdown;
  const parts = first && first !== 'week' && namesIn(first, where[first]);
  return fillTemplate(templateOf(query), {
    measure: measures[measure].name,
    figure: figureName(query),
    by: breakdown.length > 0 ? fillTemplate(sentences.by, { dimensions }) : '',
    parts: parts || fillTemplate(sentences.each, { dimension: dimensions }),
    members: dimensions,
    has: breakdown.length > 1 ? sentences.have : sentences.has,
    end: superlativeOf(order),
    scope: scopeOf(data, calculation === 'share' ? filtersOfWhole(query) : where, breakdown),
    // The usual weeks are understood.
    period: hasDefaultWeeks(data, query)
      ? ''
      : fillTemplate(sentences.period, { period: periodName(data, weeks) }),
  });
}

/** A lever as a phrase: 'price +5%'. */
export const leverText = ({ name, change }: Lever, template: string = sentences.lever): string =>
  fillTemplate(template, {
    lever: sentences.levers[name],
    change: formatPercentChange(Math.round(change * 10) / 10),
  });

export function sentenceOf(data: Dataset, request: DemoRequest): string {
  if (request.kind === 'data') return sentences.data[request.topic];
  if (request.kind === 'stop') return sentences.stop;
  if (request.kind === 'query') return querySentence(data, request.query);
  const { levers, channel, product, breakdown } = request;
  const [first] = levers;
  if (first && breakdown) return fillTemplate(sentences.priceByProduct, { change: first.change });
  const changes = levers.map((lever) => leverText(lever, sentences.leverBy));
  return fillTemplate(sentences.whatIf, {
    changes: joinAsList(changes) || sentences.something,
    channel: channel ? fillTemplate(sentences.scope.channel, { names: inSentence(channel) }) : '',
    product: product ? fillTemplate(sentences.forProduct, { product: inSentence(product) }) : '',
  });
}
