/**
 * Writes every icon and logo file of `public/` from the one mark in lib/brand/mark.ts. Run it
 * when the mark or a colour changes, and commit what it writes: `npx tsx tools/icons.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { iconFiles } from '@/lib/brand/icons';

for (const [path, bytes] of await iconFiles()) {
  const file = join('public', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
