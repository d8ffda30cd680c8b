import { company } from '@/content/company';
import { llmsTxt } from './llms-txt';
import { pageRecords } from './pages';
import { exampleArticle, exampleMeta, exampleMetaOf } from './testing/examples';

const records = pageRecords(exampleMetaOf, [exampleArticle()]);
const text = llmsTxt(records);

test('it starts with the name and a summary', () => {
  expect(text.split('\n').slice(0, 3)).toEqual([
    `# ${company.name}`,
    '',
    `> ${exampleMeta.description}`,
  ]);
});

test('every page but home has one line with its address and description', () => {
  for (const { path, meta } of records.filter((record) => record.path !== '/')) {
    expect(text.split(`](${company.origin}${path}): ${meta.description}`)).toHaveLength(2);
  }
});

test('parts of the site have headings of their own', () => {
  expect(text.match(/^## .+$/gm)).toEqual([
    '## Solutions',
    '## Services',
    '## Blog',
    '## Company',
    '## Optional',
  ]);
});
