import { fill } from '@/lib/site/fill';
import type { Answer } from './answer';
import type { Dataset } from '../data/dataset';
import { measureIds, measures } from '../engine/measures';
import { type MemberDimension, membersOf } from '../engine/members';
import { joinAsList } from '../engine/format';
import type { InventoryTopic } from '../ask/request';
import { answerTexts } from './answer-texts';

const texts = answerTexts.inventory;

type InventoryAnswer = Pick<Answer, 'headline' | 'detail'>;

/** What there is to ask about: read off the dataset, without a figure of it. */
export const inventoryAnswers: Readonly<
  Record<InventoryTopic, (data: Dataset) => InventoryAnswer>
> = {
  data(data) {
    const { weeks, channels, products, regions } = data;
    const counts = { products: products.length, channels: channels.length };
    const named = (dimension: MemberDimension) => joinAsList(membersOf(data, dimension));
    return {
      headline: fill(texts.data, { ...counts, regions: regions.length, weeks }),
      detail: fill(texts.dataDetail, {
        measures: joinAsList(measureIds.map((id) => measures[id].name)),
        channels: named('channel'),
        regions: named('region'),
        products: named('product'),
        promotions: named('promotion'),
      }),
    };
  },
  freshness: ({ weeks, channels }) => ({
    headline: fill(texts.freshness, { weeks }),
    detail: fill(texts.freshnessDetail, {
      times: joinAsList(channels.map(({ name, loaded }) => `${name} ${loaded}`)),
    }),
  }),
  units: () => ({ headline: texts.units, detail: texts.unitsDetail }),
};
