import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pictures from '@/content/pictures';
import type { Picture } from '@/content/schema';

const drawings = Object.values<Picture | Readonly<Record<string, Picture>>>(pictures)
  .flatMap((one) => ('src' in one ? [one as Picture] : Object.values(one)))
  .filter(({ src }) => src.endsWith('.svg'));

test.each(drawings)('$src has the size that pages keep room for, and stands alone', (drawing) => {
  const svg = readFileSync(join('public', drawing.src), 'utf8');
  expect(svg).toContain(`width="${drawing.width}" height="${drawing.height}" viewBox="`);
  expect(svg).not.toMatch(/<(script|style|image|use|foreignObject)\b|\s(style|on\w+|href)=|url\(/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});
