import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('content', 'pictures');
const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));

// A size, since pages keep room for it; nothing that our policy or a shrinking tool would drop.
test.each(drawings)('%s has a size and stands alone', (file) => {
  const svg = readFileSync(join(folder, file), 'utf8');
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="/);
  expect(svg).not.toMatch(/<(script|style|image|use|foreignObject)\b|\s(style|on\w+|href)=|url\(/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});
