import type { Dataset } from '../data/dataset';
import { type MeasureId, measures } from '../engine/measures';
import { type Dimension, type Filters, canBreakDownBy, memberDimensions } from '../engine/members';
import {
  type Calculation,
  comparesWithBase,
  isAnswerable,
  queryWithDefaults,
} from '../engine/query';
import { leverRules } from '../engine/levers';
import type { DemoRequest, WhatIf } from './request';
import { countsMost } from './sentence';
import type { QueryFragment } from './vocabulary';

/** A request that has all parts that words stand for, and how much of it no word asks for. */
export type Completion = { readonly request: DemoRequest; readonly cost: number };

/** The measures to try where words name none: of promotions their return, else sales. */
function measuresFor({ breakdown = [], where = {} }: QueryFragment): readonly MeasureId[] {
  if (breakdown.includes('promotion') || where.promotion) {
    return ['payback', 'incrementalSales', 'promotionSpend', 'sales'];
  }
  return ['sales'];
}

/** Dimensions by which a list can be told apart, the likeliest first. */
const dimensionsFor = (measure: MeasureId, where: Filters): readonly Dimension[] =>
  (measures[measure].isOfPromotions
    ? (['promotion', 'channel'] as const)
    : (['product', 'channel', 'region'] as const)
  ).filter((dimension) => canBreakDownBy(where, dimension));

/** The dimensions of which several members are named: they are told apart, unless words say by what. */
const comparedDimensions = (data: Dataset, { where = {} }: QueryFragment) =>
  memberDimensions.filter(
    (dimension) => (where[dimension]?.length ?? 0) > 1 && !countsMost(data, where, dimension),
  );

function orderOf(
  measure: MeasureId,
  calculation: Calculation,
  { order, isBest, sign }: QueryFragment,
) {
  const { polarity = 1 } = measures[measure];
  if (order) return order;
  if (isBest !== undefined) return isBest === polarity > 0 ? 'most' : 'least';
  return sign === undefined || calculation !== 'change' ? undefined : sign > 0 ? 'most' : 'least';
}

/** Parts to add to a query that words leave open: one each, the likeliest first. */
function additionsTo(
  measure: MeasureId,
  calculation: Calculation,
  parts: QueryFragment,
): readonly QueryFragment[] {
  const {
    breakdown = [],
    where = {},
    calculation: requestedCalculation,
    order,
    isBest,
    sign,
  } = parts;
  const [first, ...others] = dimensionsFor(measure, where).map((dimension): QueryFragment => ({
    breakdown: [dimension],
  }));
  const isCalculationOpen = requestedCalculation === undefined;
  const isList = breakdown.length > 0;
  const isOrdered = (order ?? isBest ?? sign) !== undefined;
  const additions: readonly (QueryFragment | false | undefined)[] = [
    isCalculationOpen && { calculation: 'change' },
    !isList && first,
    isList && !isOrdered && { order: 'most' },
    isCalculationOpen && { calculation: 'why' },
    ...(isList ? [] : others),
    !isList && { breakdown: ['week'] },
    isCalculationOpen && { calculation: 'change', versus: 'plan' },
    isCalculationOpen && { calculation: 'forecast' },
    requestedCalculation === 'change' && { calculation: 'why' },
    isCalculationOpen && { calculation: 'definition' },
    calculation === 'change' && !parts.versus && { versus: 'plan' },
  ];
  return additions.filter((addition) => addition !== false && addition !== undefined);
}

function queriesOf(data: Dataset, parts: QueryFragment): Completion[] {
  const { measure: namedMeasure, calculation: namedCalculation, versus, sign } = parts;
  const calculation = namedCalculation ?? (versus ? 'change' : 'value');
  if (calculation === 'definition' && !namedMeasure) return [];
  const compared = calculation === 'why' || parts.breakdown ? [] : comparedDimensions(data, parts);
  const completions: Completion[] = [];
  const add = (measure: MeasureId, more: QueryFragment, cost: number) => {
    const all = { ...parts, ...more };
    const { breakdown = [], order, ...rest } = { calculation, ...all };
    const query = queryWithDefaults(data, {
      ...rest,
      measure,
      breakdown,
      order: breakdown.length > 0 ? orderOf(measure, rest.calculation, all) : undefined,
    });
    // An order, or which way something moved, is said of a list, or of a change.
    const isOrderIdle = (all.order ?? all.isBest) !== undefined && !query.order;
    const isSignIdle = sign !== undefined && !query.order && !comparesWithBase(query.calculation);
    if (isOrderIdle || isSignIdle || !isAnswerable(data, query)) return;
    completions.push({ request: { kind: 'query', query }, cost });
  };
  const candidates = namedMeasure ? [namedMeasure] : measuresFor(parts);
  candidates.forEach((measure, place) => {
    const base = place * 0.35;
    if (compared.length > 0) add(measure, { breakdown: compared }, base);
    add(measure, {}, base + (compared.length > 0 ? 0.8 : 0));
    // A list, or a share, is of something: where no word says of what, of all that it may be.
    const isOfList =
      parts.breakdown === undefined &&
      (calculation === 'share' || (parts.order ?? parts.isBest) !== undefined);
    const filteredDimensions = memberDimensions.filter((dimension) => parts.where?.[dimension]);
    for (const dimension of calculation === 'share' ? filteredDimensions : []) {
      add(measure, { breakdown: [dimension] }, base + 0.1);
    }
    additionsTo(measure, calculation, parts).forEach((more, index) =>
      add(measure, more, base + (isOfList && more.breakdown ? 0.5 : 1) + index * 0.02),
    );
  });
  return completions;
}

/** What-ifs for a lever that words name: moved as far as they say, or by its default. */
function whatIfsOf({
  lever,
  percent,
  where = {},
  breakdown,
  sign,
  direction = sign,
}: QueryFragment): Completion[] {
  const { channel: [channel, ...channels] = [], product: [product, ...products] = [] } = where;
  if (!lever || channels.length + products.length > 0) return [];
  const { min, max, defaultChange } = leverRules[lever];
  return (direction ? [direction] : [1, -1]).flatMap((way, index): Completion[] => {
    const change = way * (percent ?? defaultChange);
    // Which products could bear it is told of a price rise everywhere.
    const isPriceRise = lever === 'price' && change > 0 && !channel && !product;
    if (change < min || change > max || change === 0 || (breakdown && !isPriceRise)) return [];
    const request: WhatIf = {
      kind: 'what-if',
      levers: [{ name: lever, change }],
      ...(channel && { channel }),
      ...(product && { product }),
      ...(breakdown && { breakdown: 'product' }),
    };
    return [{ request, cost: index * 0.5 + (percent === undefined ? 0.5 : 0) }];
  });
}

/** The requests that parts can be completed to, and how much of each no word asks for. */
export function completionsOf(data: Dataset, parts: QueryFragment): readonly Completion[] {
  const { topic, stop, lever, percent, direction, except } = parts;
  if (except) return [];
  if (topic) return [{ request: { kind: 'data', topic }, cost: 0 }];
  if (stop) return [{ request: { kind: 'stop' }, cost: 0 }];
  if (lever) return whatIfsOf(parts);
  const isNothing = Object.keys(parts).length === 0;
  if (percent !== undefined || direction !== undefined || isNothing) return [];
  return queriesOf(data, parts);
}
