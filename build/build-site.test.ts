import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@/lib/testing/folder';
import { buildSite } from './build-site';

jest.mock('./run-tool', () => ({ runTool: () => Promise.resolve(1) }));

test('a build that fails leaves the site of the one before', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const out = makeFolder({ 'index.html': 'old' });
  await expect(buildSite(out)).rejects.toThrow('next build failed with code 1.');
  expect(existsSync(join(out, 'index.html'))).toBe(true);
});
