import { convert } from 'html-to-text';
import { DomUtils } from 'htmlparser2';
import { elementsOf, htmlOf, onlyElement, parseHtml, type HtmlTree } from '@/build/html';
import { markdownPath } from '@/lib/routes/urls';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';

// Readers that take text: assistants, reading modes, and whoever converts a page.

/** An invisible separator (U+2063), which converters keep: where one piece of text ends. */
const mark = '\u2063';

function asText(page: HtmlTree): string {
  const selectors = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ];
  return convert(htmlOf(page), { wordwrap: false, selectors });
}

const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));

for (const { path, name } of sitePages) {
  test(`${name} as text: no word or figure touches its neighbour`, async ({ request }) => {
    const page = parseHtml(await (await request.get(path)).text());
    for (const node of DomUtils.find(DomUtils.isText, page.children, true, Infinity)) {
      const isData =
        node.parent && /^(?:script|style)$/.test(DomUtils.getName(node.parent as never));
      if (DomUtils.isText(node) && !isData) node.data = `${mark}${node.data}${mark}`;
    }
    const touching = asText(page).match(/\S*[\p{L}\p{N}%]\u2063+[\p{L}\p{N}]\S*/gu) ?? [];
    expect(touching.map((words) => words.replace(/\u2063+/g, '|'))).toEqual([]);
  });

  test(`${name} has a Markdown version with all of its words, and no others`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const place = markdownPath(path);
    const response = await request.get(place);
    const markdown = await response.text();
    const page = parseHtml(html);
    const [canonical] = elementsOf(page, ({ attribs }) => attribs['rel'] === 'canonical');
    const address = canonical?.attribs['href'] ?? '';

    expect(response.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: `<${address}>; rel="canonical"`,
    });
    const [alternate] = elementsOf(page, ({ attribs }) => attribs['type'] === 'text/markdown');
    expect(new URL(alternate?.attribs['href'] ?? '').pathname).toBe(place);

    const [, head = '', body = ''] = markdown.split(/^---$/m, 3);
    expect(head).toContain(`canonical: ${address}\n`);
    expect(head).toMatch(/^title: ./m);
    expect(head).toMatch(/^description: ./m);
    expect(body).not.toMatch(/\]\((?!https?:|mailto:|tel:)/);

    const main = parseHtml(htmlOf(onlyElement(page, 'main')));
    const unseen = elementsOf(
      main,
      ({ name: tag, attribs }) =>
        /^(?:svg|script|template|textarea|select)$/.test(tag) ||
        'hidden' in attribs ||
        attribs['aria-hidden'] === 'true',
    );
    for (const element of unseen) DomUtils.removeElement(element);
    const onPage = wordsOf(asText(main));
    const inTwin = wordsOf(
      markdown
        .slice(markdown.indexOf(body))
        .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
        .replace(/\]\([^)]*\)/g, ' ')
        .replace(/<(?:mailto:)?([^>\s]*)>/g, ' $1 ')
        .replace(/^```\S*/gm, ' ')
        .replaceAll('\\', ''),
    );
    expect([...onPage].filter((word) => !inTwin.has(word))).toEqual([]);
    expect([...inTwin].filter((word) => !onPage.has(word) && !/^\d$/.test(word))).toEqual([]);
  });
}
