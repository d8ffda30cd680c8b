import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '@/lib/testing/folder';
import { watchFolder } from './watch-folder';

const folder = realpathSync(makeFolder({ 'content/about.yaml': '' }));
const file = join(folder, 'content', 'about.yaml');

let turn = 0;
const replace = () => {
  writeFileSync(join(folder, 'saved'), `turn: ${(turn += 1)}\n`);
  renameSync(join(folder, 'saved'), file);
};

// A program that watches the file itself hears of the first of them, and of nothing after it.
test('a file is heard of however it is saved, again and again', async () => {
  const changes = new EventEmitter();
  const watcher = await watchFolder(join(folder, 'content'), (path) => changes.emit('save', path));
  const ways = {
    'replaced by an editor': replace,
    'replaced once more': replace,
    'changed by sed -i': () => execFileSync('sed', ['-i.bak', 's/turn/round/', file]),
    'written in place': () => writeFileSync(file, 'turn: 0\n'),
    'replaced at last': replace,
  };
  const heardOf: string[] = [];
  for (const [way, save] of Object.entries(ways)) {
    const heard = (async () => {
      while ((await once(changes, 'save'))[0] !== file.replaceAll('\\', '/'));
    })();
    save();
    await heard;
    heardOf.push(way);
    // Steps of one save are told as one; this is another.
    await wait(300);
  }
  await watcher.close();
  expect(heardOf).toEqual(Object.keys(ways));
});
