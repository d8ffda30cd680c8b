import { inWords, Problem } from '@/lib/problem';
import { advice } from './check/content/advice';
import { checkContent } from './check/content/check-content';

/** `npm run check:content`: every mistake at once; then advice, which stops nothing. */
try {
  const hints = advice(await checkContent());
  if (hints.length > 0) {
    console.log(
      `Advice on the words:\n${hints.map((hint) => `  - ${inWords(hint)}`).join('\n')}\n`,
    );
  }
  console.log('The content is in order.');
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
