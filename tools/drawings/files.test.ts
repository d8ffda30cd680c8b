import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingFiles } from './files';

it.each(drawingFiles())('public/%s is what its component draws', (path, svg) => {
  expect(readFileSync(join('public', path), 'utf8')).toBe(svg);
});

it.each(drawingFiles())('%s is small, and has no broken numbers', (_, svg) => {
  expect(svg.length).toBeLessThan(12_000);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|style=/);
});
