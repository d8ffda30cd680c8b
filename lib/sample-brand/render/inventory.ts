import type { AnswerParts } from '../answer';
import { fill } from '@/lib/fill';
import { type Dataset, recent } from '../dataset';
import { measureIds, measures } from '../engine/measures';
import { membersOf } from '../engine/query';
import { joinAsList } from '../format';
import { dimensionName } from '../reading/sentence';
import type { InventoryTopic } from '../request';
import { answerTexts } from '../texts/answers';

const texts = answerTexts.inventory;

/** What there is to ask about: read off the dataset, without a figure of it. */
export function inventoryAnswer(data: Dataset, topic: InventoryTopic): AnswerParts {
  const { weeks, channels, products, regions } = data;
  if (topic === 'week') {
    return { headline: fill(texts.weeks, { weeks, recent: recent(data).from }), detail: '' };
  }
  if (topic === 'measure') {
    const names = measureIds.map((id) => measures[id].name);
    return {
      headline: fill(texts.measures, { count: names.length, list: joinAsList(names) }),
      detail: '',
    };
  }
  if (topic === 'data') {
    const values = {
      products: products.length,
      channels: channels.length,
      regions: regions.length,
      weeks,
    };
    return { headline: fill(texts.data, values), detail: texts.dataDetail };
  }
  if (topic === 'freshness') {
    const times = joinAsList(channels.map(({ name, loaded }) => `${name} ${loaded}`));
    return {
      headline: fill(texts.freshness, { weeks }),
      detail: fill(texts.freshnessDetail, { times }),
    };
  }
  const names = membersOf(data, topic);
  const values = {
    count: names.length,
    many: dimensionName(topic, names.length),
    list: joinAsList(names),
  };
  const runs = data.promotions.map(({ name, channel, firstWeek, lastWeek }) =>
    fill(texts.promotions, { name, channel, from: firstWeek, to: Math.min(lastWeek, weeks) }),
  );
  return {
    headline: fill(texts.members, values),
    detail: topic === 'promotion' ? `${runs.join('; ')}.` : '',
  };
}
