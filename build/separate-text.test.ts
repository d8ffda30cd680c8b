import { htmlOf, parseHtml } from './html';
import { separateText } from './separate-text';

function separated(html: string): string {
  const page = parseHtml(html);
  separateText(page);
  return htmlOf(page);
}

test.each([
  ['cells', '<tr><td>Octomine</td><td>Yes</td></tr>', '<tr><td>Octomine</td> <td>Yes</td></tr>'],
  ['a number', '<li class="flex"><b>1</b>Sold out</li>', '<li class="flex"><b>1</b> Sold out</li>'],
  [
    'a label',
    '<p>Sales<span class="block">112</span></p>',
    '<p>Sales <span class="block">112</span></p>',
  ],
  [
    'words of an island',
    '<div data-island="form"><b>One</b><b>two</b></div>',
    '<div data-island="form"><b>One</b><!--space--> <b>two</b></div>',
  ],
])('%s that only styles keep apart get a space', (_, html, expected) => {
  expect(separated(html)).toBe(expected);
});

test.each([
  '<p>One</p><p>Two</p>',
  '<li><span>One</span></li><li>Two</li>',
  '<b>Octo</b>mine',
  '<span>One</span> <span>two</span>',
  '<span>(</span><a>one</a><span>)</span>',
  '<em>word</em><sup>1</sup>',
  '<script>a</script><script>b</script>',
])('%s stays as it is', (html) => {
  expect(separated(html)).toBe(html);
});
