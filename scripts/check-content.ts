import { checkContent } from './build/check-content';
import { Problem } from './build/problem';

try {
  await checkContent();
  console.log('The content is in order.');
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
