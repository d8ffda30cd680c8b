import { existsSync } from 'node:fs';

// A module that imports the compiled content cannot say itself that there is none.
if (!existsSync('.content/index.js')) {
  console.error('The content is not compiled yet: run npm run content.');
  process.exit(1);
}
