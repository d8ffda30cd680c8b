import { llmsTxt } from './llms-txt';
import { pageRecords } from '../routes/pages';
import { exampleArticle, exampleMetaOf } from '../testing/examples';

const records = pageRecords(exampleMetaOf, [exampleArticle()]);
const text = llmsTxt(records);

test('parts of the site have headings of their own', () => {
  expect(text.match(/^## .+$/gm)).toEqual([
    '## Solutions',
    '## Services',
    '## Blog',
    '## Company',
    '## Optional',
  ]);
});
