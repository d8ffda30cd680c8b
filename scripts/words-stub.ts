import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as schemas from '../content/schema/sample-brand';

/* Until the content compile step takes over: reads five files of words into `.content/words.ts`. */
const files = {
  vocabulary: 'vocabulary',
  answers: 'answers',
  demo: 'demo',
  figures: 'figures',
  sampleData: 'sample-data',
} as const;

const parts = Object.entries(files).map(([name, file]) => {
  const source = parse(readFileSync(`content/ui/${file}.yaml`, 'utf8')) as unknown;
  const found = schemas[name as keyof typeof files].safeParse(source);
  if (!found.success) {
    const faults = found.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`content/ui/${file}.yaml\n${faults.join('\n')}`);
  }
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `export const ${name}: ${type} = ${JSON.stringify(found.data)};`;
});
const types = Object.keys(files).map((name) => name.charAt(0).toUpperCase() + name.slice(1));
mkdirSync('.content', { recursive: true });
writeFileSync(
  '.content/words.ts',
  [`import type { ${types.join(', ')} } from '@/content/schema/sample-brand';`, ...parts, ''].join('\n'),
);
