import { htmlOf, parseHtml } from './html';
import { separateText } from './separate-text';

function separated(html: string): string {
  const page = parseHtml(html);
  separateText(page);
  return htmlOf(page);
}

test.each([
  [
    'figures',
    '<span>Quick commerce</span><span>112</span>',
    '<span>Quick commerce</span> <span>112</span>',
  ],
  ['cells', '<tr><td>Octomine</td><td>Yes</td></tr>', '<tr><td>Octomine</td> <td>Yes</td></tr>'],
  ['rows', '<tr><td>1</td></tr><tr><td>2</td></tr>', '<tr><td>1</td></tr> <tr><td>2</td></tr>'],
  ['terms', '<dl><dt>Price</dt><dd>0%</dd></dl>', '<dl><dt>Price</dt> <dd>0%</dd></dl>'],
  ['marks on an axis', '<text>3.5</text><text>3.0</text>', '<text>3.5</text> <text>3.0</text>'],
  ['links', '<a>Privacy policy</a><a>Terms</a>', '<a>Privacy policy</a> <a>Terms</a>'],
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
