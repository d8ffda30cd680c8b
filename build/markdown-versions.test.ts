import { onlyElement, parseHtml } from './html';
import { markdownOf } from './markdown-versions';

test.each([
  [
    'a comment, by which React parts texts',
    '<p>Cover: <!-- -->7<!-- --> days</p>',
    'Cover: 7 days',
  ],
  ['the language of code', '<pre><code class="language-sql">x</code></pre>', '```sql\nx\n```'],
  ['a table', '<table><tr><th>A</th></tr><tr><td>1</td></tr></table>', '| A |\n| - |\n| 1 |'],
])('%s becomes Markdown', (_, html, expected) => {
  const body = onlyElement(parseHtml(`<body>${html}</body>`), 'body');
  expect(markdownOf(body).trim()).toBe(expected);
});
