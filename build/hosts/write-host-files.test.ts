import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/base/files';
import { makeFolder } from '@/lib/testing/folder';
import { writeHostFiles } from './write-host-files';

test.each([
  ['nothing', '1', ['.nojekyll', '_headers', '_redirects'], ' 308\n'],
  ['CF_PAGES', '1', ['.nojekyll', '_headers', '_redirects'], ' 308\n'],
  ['NETLIFY', 'true', ['.nojekyll', '_headers', '_redirects'], ' 301!\n'],
  // They would be pages there.
  ['VERCEL', '1', ['.nojekyll'], ''],
])('where %s is set the export holds that host’s files', (name, value, files, redirect) => {
  const folder = makeFolder();
  process.env[name] = value;
  writeHostFiles(`${folder}/out`, `${folder}/hosts`);
  delete process.env[name];
  expect(listFiles(`${folder}/out`)).toEqual(files);
  if (redirect) expect(readFileSync(`${folder}/out/_redirects`, 'utf8')).toContain(redirect);
});
