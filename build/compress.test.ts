import { listFiles } from '@/lib/base/files';
import { makeFolder } from '@/lib/testing/folder';
import { compressFolder } from './compress';

test('servers find each file compressed that gets smaller by it', async () => {
  const folder = makeFolder({ 'a.html': '<p>', 'rows.csv': 'a,b', 'og/a.jpg': '', 'a.woff2': '' });
  await compressFolder(folder);
  const compressed = ['a.html', 'rows.csv'].flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(listFiles(folder)).toEqual(expect.arrayContaining(compressed));
  expect(listFiles(folder)).toHaveLength(8);
});
