import { sample } from '../data/dataset';
import { recommendationsOf } from './recommendations';
import { storyOf } from './story';

describe('the story of home', () => {
  const { alert, gap } = storyOf(sample);
  const { product = '', channel = '', region = '' } = alert;

  it('is about one item: its alert, the largest part of its region’s gap, the one to restock', () => {
    expect(gap.chart.bars[1]?.label).toBe(`${product} in ${channel.toLowerCase()}`);
    expect(recommendationsOf(sample).find(({ kind }) => kind === 'restock')).toMatchObject({
      where: { product: [product], channel: [channel], region: [region] },
    });
  });
});
