import { islands } from '@/components/islands/registry';
import { htmlOf, parseHtml } from './html';
import { islandRenderer } from './render-islands';
import { separateText } from './separate-text';

// React must find the HTML that it wrote, so separateText passes islands over: where words of one
// touch, its component needs a {' '}.
test.each(Object.keys(islands))('the words of %s do not touch', (name) => {
  const html = islandRenderer(islands)(name);
  const page = parseHtml(html);
  separateText(page);
  expect(htmlOf(page)).toBe(htmlOf(parseHtml(html)));
});
