import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { UserError } from '@/lib/content/error';
import { describeError } from './describe-error';

/** What a task throws. */
const errorOf = (task: () => unknown) =>
  Promise.resolve()
    .then(task)
    .then(
      () => undefined,
      (error: unknown) => error,
    );

test.each<[string, () => unknown, string | undefined]>([
  ['a problem of the content', () => Promise.reject(new UserError('So it is.')), 'So it is.'],
  ['an option that there is not', () => parseArgs({ args: ['--no'] }), "Unknown option '--no'"],
  ['no port', () => createServer().listen(NaN), 'PORT must be a whole number from 0 to 65535.'],
  ['a defect', () => Promise.reject(new TypeError('x is undefined')), undefined],
])('%s is told as it must be', async (_, task, sentence) => {
  expect(describeError(await errorOf(task))).toEqual(sentence && expect.stringContaining(sentence));
});
