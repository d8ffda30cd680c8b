import { fillTemplate } from '@/lib/base/fill';
import type { AnswerParts } from './answer';
import type { Dataset } from '../data/dataset';
import { measureIds, measures } from '../engine/measures';
import { type MemberDimension, membersOf } from '../engine/members';
import { joinAsList } from '../engine/format';
import type { DataTopic } from '../ask/request';
import { answerTexts } from './answer-texts';

/** The answer to a question about the data itself: its channels, products, weeks and measures, without figures. */
export function dataAnswer(data: Dataset, topic: DataTopic): AnswerParts {
  const listMembers = (dimension: MemberDimension) => joinAsList(membersOf(data, dimension));
  const values = {
    weeks: data.weeks,
    channelCount: data.channels.length,
    regionCount: data.regions.length,
    productCount: data.products.length,
    channels: listMembers('channel'),
    regions: listMembers('region'),
    products: listMembers('product'),
    promotions: listMembers('promotion'),
    measures: joinAsList(measureIds.map((id) => measures[id].name)),
    times: joinAsList(data.channels.map(({ name, loaded }) => `${name} ${loaded}`)),
  };
  const { headline, detail } = answerTexts.data[topic];
  return { headline: fillTemplate(headline, values), detail: fillTemplate(detail, values) };
}
