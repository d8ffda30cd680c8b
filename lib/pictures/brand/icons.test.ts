import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconFiles } from './icons';

const publicFile = (path: string) => readFileSync(join('public', path));

test.each(['icon.svg', 'images/logo.svg', 'images/logo-fallback.svg'])(
  'public/%s is drawn from the logo',
  async (path) => {
    const drawn = new Map(await iconFiles()).get(path);
    expect(publicFile(path).toString()).toBe(drawn?.toString());
  },
);
