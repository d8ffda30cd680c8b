import { spawnSync } from 'node:child_process';
import { transpileModule } from 'typescript';
import { page } from '@/content/schema/parts';
import { hero } from '@/content/schema/sections';
import { ContentErrors } from '@/lib/content/error';
import { isMissing, readPlaceholders } from '@/lib/content/placeholders';
import { readFields } from '@/lib/content/yaml';
import { deriveAddress, composePageFiles } from './page-template';

it.each([
  ['Jobs', 'jobs'],
  ['Über uns & Grüße', 'ueber-uns-gruesse'],
  ['Nestlé’s café', 'nestles-cafe'],
  ['24 hour setup', '24-hour-setup'],
  ['हमारे', ''],
])('makes an address of %s', (title, address) => expect(deriveAddress(title)).toBe(address));

describe.each([
  ['Jobs', 'JobsPage'],
  ['24 hour setup', 'Page24HourSetup'],
  ['Founder’s letter: what we sell, and what we never will sell', 'FoundersLetter'],
])('the page “%s”', (title, component) => {
  const [words, source, ...lines] = composePageFiles(title, deriveAddress(title));
  const textOf = (file: typeof words) => (file && 'text' in file ? file.text : '');

  it('is in order, with what is to be written marked', () => {
    const errors = new ContentErrors();
    const fields = readFields(words?.file ?? '', textOf(words), page({ hero }), errors);
    expect(errors.list()).toEqual([]);
    expect(readPlaceholders(fields.data).filter((name) => isMissing(fields.data, name))).toEqual(
      [],
    );
    expect(fields.data?.hero.title).toBe(title);
    expect(fields.data?.placeholders).toEqual(
      expect.arrayContaining(['meta.title', 'meta.description', 'hero.lede']),
    );
  });

  it('has a component that is JavaScript, and a place in both lists', () => {
    expect(textOf(source)).toContain(`function ${component}`);
    const { diagnostics } = transpileModule(textOf(source), {
      fileName: 'page.tsx',
      reportDiagnostics: true,
    });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
    expect(lines.map(({ file }) => file)).toEqual(['content/routes.ts', 'content/schema/pages.ts']);
  });
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
