/**
 * Writes the icons and logo files of `public/` from the one mark in lib/brand/mark.ts. Run it when
 * the mark or a colour changes, and commit what it writes: `npx tsx tools/icons.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconFiles } from '@/lib/brand/icons';

for (const [path, content] of await iconFiles()) {
  const file = join('public', path);
  writeFileSync(file, content);
  console.log(`${file}: ${content.length} bytes`);
}
