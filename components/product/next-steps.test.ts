import { sample } from '@/lib/demo/dataset';
import { testDataset, testLine } from '@/lib/demo/fixture';
import { nextSteps } from './next-steps';

test('the sample brand gets one action of each kind, the most profitable first', () => {
  const steps = nextSteps(sample);
  expect(steps.map(({ kind }) => kind).sort()).toEqual(['move', 'restock', 'stop']);
  const profits = steps.map(({ profit }) => profit);
  expect(profits).toEqual([...profits].sort((a, b) => b - a));
});

test('a brand with full shelves and no promotion gets none', () => {
  expect(nextSteps(testDataset({ lines: [testLine({ sales: [10, 10, 10, 10] })] }))).toEqual([]);
});

test('an empty shelf costs the margin of what it would have sold', () => {
  const lines = [
    testLine({ sales: [10, 10, 10, 10, 10, 10, 10, 4], stock: [9, 9, 9, 9, 9, 9, 9, 0] }),
  ];
  // Six fewer than the usual ten, at a margin of 0.5.
  expect(nextSteps(testDataset({ lines }))).toEqual([
    {
      kind: 'restock',
      text: 'Restock tea, North',
      reason: '1 week without stock cost Rs\u00a00.1\u00a0lakh of sales.',
      profit: 3,
    },
  ]);
});

test('a promotion that pays for itself is not stopped', () => {
  const promotion = {
    name: 'Fair',
    channel: 'Shops',
    products: ['Tea'],
    firstWeek: 3,
    lastWeek: 3,
  };
  const line = (extra: number) =>
    testLine({ sales: [10, 10, 10 + extra, 10, 10, 10], spend: [0, 0, 10, 0, 0, 0] });
  const kinds = (extra: number) =>
    nextSteps(testDataset({ lines: [line(extra)], promotions: [promotion] })).map(
      ({ kind }) => kind,
    );
  expect(kinds(30)).not.toContain('stop');
  expect(kinds(10)).toContain('stop');
});
