import { compileContent } from '@/lib/content/write-content';
import { runCommand } from './run-command';

/** `npm run content`: reads, checks and compiles content/ for everything else; also `check:content`. */
await runCommand(async () => {
  const { heldBack } = await compileContent();
  for (const { file, day } of heldBack) console.log(`${file} waits for its day, ${day}.`);
  console.log('The content is in order.');
});
