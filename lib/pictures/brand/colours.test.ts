import { readFileSync } from 'node:fs';
import { colours } from './colours';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');

test.each(Object.entries(colours))('%s is the token of the style sheet', (name, value) => {
  expect(tokens).toContain(`--color-${name}: ${value};`);
});
