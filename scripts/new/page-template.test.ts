import { spawnSync } from 'node:child_process';
import { pictures } from '@/.content';
import { composePageFiles, deriveAddress } from './page-template';

it.each([
  ['Jobs', 'jobs'],
  ['Über uns & Grüße', 'ueber-uns-gruesse'],
  ['Nestlé’s café', 'nestles-cafe'],
  ['24 hour setup', '24-hour-setup'],
  ['हमारे', ''],
])('makes an address of %s', (title, address) => expect(deriveAddress(title)).toBe(address));

it.each([
  ['24 hour setup', 'Page24HourSetup'],
  ['Founder’s letter: what we sell, and what we never will sell', 'FoundersLetter'],
])('the page “%s” has a component that code can name, and a picture', (title, component) => {
  const files = JSON.stringify(composePageFiles(title, deriveAddress(title)));
  expect(files).toContain(`function ${component}`);
  expect(Object.keys(pictures)).toContain(/picture: ([a-z-]+)/.exec(files)?.[1]);
});

it.each([
  [[], /^npm run new -- article\|case-study\|page/],
  [['page'], /^Say the title: npm run new/],
  [['page', 'हमारे'], /--address/],
  [['page', 'About'], /about\.yaml is there already/],
])('without a terminal, %j says what it needs', (words, message) => {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new.ts', ...words], {
    encoding: 'utf8',
    input: '',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(message);
});
