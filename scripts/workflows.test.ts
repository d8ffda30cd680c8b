import { readdirSync, readFileSync } from 'node:fs';

const folder = '.github/workflows';

// For operators: what runs with the deployment's rights is what somebody has read.
test.each(readdirSync(folder))('%s pins the actions of others by commit', (file) => {
  const uses = readFileSync(`${folder}/${file}`, 'utf8').match(/^.*\buses:.*$/gm) ?? [];
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
