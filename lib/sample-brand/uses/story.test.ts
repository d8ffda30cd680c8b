import { sample } from '../data/dataset';
import { finderOf } from '../ask/find';
import { recommendationsOf } from './recommendations';
import { renderAnswer } from '../answers/render';
import { storyOf } from './story';

describe('the story of home', () => {
  const { product, alert, answer } = storyOf(sample);
  const { channel = '', region = '' } = alert;

  it('is about one item: its alert, the largest part of its region’s gap, the one to restock', () => {
    expect(answer.detail.toLowerCase()).toContain(`${product} in ${channel}`.toLowerCase());
    expect(answer.chart.bars[1]?.label).toBe(`${product} in ${channel.toLowerCase()}`);
    expect(recommendationsOf(sample).find(({ kind }) => kind === 'restock')).toMatchObject({
      where: { product: [product], channel: [channel], region: [region] },
    });
  });

  it('says what the demo says to the same question', () => {
    const [first] = finderOf(sample)(answer.question).questions;
    const figure = first && renderAnswer(sample, first.request);
    expect(figure?.detail).toContain(answer.detail);
    expect(figure?.basis).toBe(answer.basis);
  });
});
