import { fill } from '@/lib/site/fill';
import type { Answer } from './answer';
import { type Dataset, recentWeeks } from '../data/dataset';
import { measureIds, measures } from '../engine/measures';
import { type Dimension, membersOf } from '../engine/members';
import { joinAsList } from '../engine/format';
import { dimensionName } from '../ask/sentence';
import type { InventoryTopic } from '../ask/request';
import { answerTexts } from './answer-texts';

const texts = answerTexts.inventory;

/** What there is to ask about: read off the dataset, without a figure of it. */
export function inventoryAnswer(
  data: Dataset,
  topic: InventoryTopic,
): Pick<Answer, 'headline' | 'detail'> {
  const { weeks, channels, products, regions, promotions } = data;
  switch (topic) {
    case 'week':
      return { headline: fill(texts.weeks, { weeks, recent: recentWeeks(data).from }), detail: '' };
    case 'measure': {
      const names = measureIds.map((id) => measures[id].name);
      const values = { count: names.length, list: joinAsList(names) };
      return { headline: fill(texts.measures, values), detail: '' };
    }
    case 'data': {
      const counts = { products: products.length, channels: channels.length };
      const headline = fill(texts.data, { ...counts, regions: regions.length, weeks });
      const named = (dimension: Dimension) => joinAsList(membersOf(data, dimension));
      const detail = fill(texts.dataDetail, {
        measures: joinAsList(measureIds.map((id) => measures[id].name)),
        channels: named('channel'),
        regions: named('region'),
        products: named('product'),
        promotions: named('promotion'),
      });
      return { headline, detail };
    }
    case 'units':
      return { headline: texts.units, detail: texts.unitsDetail };
    case 'freshness': {
      const times = joinAsList(channels.map(({ name, loaded }) => `${name} ${loaded}`));
      const detail = fill(texts.freshnessDetail, { times });
      return { headline: fill(texts.freshness, { weeks }), detail };
    }
    default: {
      const names = membersOf(data, topic);
      const many = dimensionName(topic, names.length);
      const runs = promotions.map(({ name, channel, firstWeek, lastWeek }) =>
        fill(texts.promotions, { name, channel, from: firstWeek, to: Math.min(lastWeek, weeks) }),
      );
      return {
        headline: fill(texts.members, { count: names.length, many, list: joinAsList(names) }),
        detail: topic === 'promotion' ? `${runs.join('; ')}.` : '',
      };
    }
  }
}
