import { Problem } from '@/lib/problem';
import { checkContent } from './check/content/check-content';

/** `npm run check:content`: every mistake in the content and the settings of the build, at once. */
try {
  await checkContent();
  console.log('The content is in order.');
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
