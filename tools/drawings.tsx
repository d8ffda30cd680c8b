/**
 * Writes the pictures of `public/` that code draws: icons and logo files from the one mark in
 * lib/brand/mark.ts, and the drawings that pages load as files. Run it when the mark, a drawing or
 * a colour changes, and commit what it writes:
 *
 *   npx tsx tools/drawings.tsx
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { iconFiles } from '@/lib/brand/icons';
import { drawingFiles } from './drawings/files';

for (const [path, content] of [...drawingFiles(), ...(await iconFiles())]) {
  const file = join('public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${file}: ${content.length} bytes`);
}
