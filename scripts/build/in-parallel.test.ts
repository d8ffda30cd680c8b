import { inParallel } from './in-parallel';

describe('inParallel', () => {
  it('gives results in the order of the items, with so many at work at a time', async () => {
    let running = 0;
    let most = 0;
    const results = await inParallel([30, 10, 20, 1], 2, async (delay) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, delay));
      running -= 1;
      return delay * 2;
    });
    expect(results).toEqual([60, 20, 40, 2]);
    expect(most).toBe(2);
  });

  it('stops at the first failure', async () => {
    const done: number[] = [];
    const work = inParallel([1, 2, 3, 4], 1, async (item) => {
      if (item === 2) throw new Error('two');
      done.push(item);
    });
    await expect(work).rejects.toThrow('two');
    expect(done).toEqual([1]);
  });
});
