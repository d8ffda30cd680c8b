import { convert } from 'html-to-text';
import { DomUtils } from 'htmlparser2';
import { elementsOf, htmlOf, onlyElement, parseHtml, type HtmlTree } from '@/build/html';
import { markdownPath } from '@/lib/routes/urls';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';

// Readers that take text: assistants, reading modes. That no words touch: scripts/check/site.

function asText(page: HtmlTree): string {
  const selectors = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ];
  return convert(htmlOf(page), { wordwrap: false, selectors });
}

const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));

for (const path of sitePages) {
  test(`${path} has a Markdown version with all of its words, and no others`, async ({
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
    const inMarkdown = wordsOf(
      markdown
        .slice(markdown.indexOf(body))
        .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
        .replace(/\]\([^)]*\)/g, ' ')
        .replace(/<(?:mailto:)?([^>\s]*)>/g, ' $1 ')
        .replace(/^```\S*/gm, ' ')
        .replaceAll('\\', ''),
    );
    expect([...onPage].filter((word) => !inMarkdown.has(word))).toEqual([]);
    expect([...inMarkdown].filter((word) => !onPage.has(word) && !/^\d$/.test(word))).toEqual([]);
  });
}
