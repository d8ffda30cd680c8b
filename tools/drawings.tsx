/**
 * Writes the drawings of stories and articles, which pages load as files below the fold, from the
 * components that draw them. Run it when a drawing or a colour changes, and commit what it writes:
 *
 *   npx tsx tools/drawings.tsx
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawingFiles } from './drawings/files';

for (const [path, svg] of drawingFiles()) {
  const file = join('public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  console.log(`${file}: ${svg.length} bytes`);
}
