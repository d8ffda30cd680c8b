/**
 * Writes the icons and logo files of `public/` from the one logo in lib/pictures/brand/logo.ts. Run it when
 * the logo or a colour changes, and commit what it writes: `npx tsx tools/icons.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconFiles } from '@/lib/pictures/brand/icons';

for (const [path, content] of await iconFiles()) {
  const file = join('public', path);
  writeFileSync(file, content);
  console.log(`${file}: ${content.length} bytes`);
}
