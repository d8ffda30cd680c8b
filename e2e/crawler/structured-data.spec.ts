import type { Page } from '@playwright/test';
import { dayInWords } from '@/lib/dates';
import { nodesOf, readVocabulary, vocabularyFaults } from '@/lib/testing/vocabulary';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';

const vocabulary = readVocabulary();

/** The page's one JSON-LD document. */
async function documentOf(page: Page): Promise<unknown> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(scripts).toHaveLength(1);
  const [script = ''] = scripts;
  expect(script).not.toContain('<');
  return JSON.parse(script);
}

/** All words that a visitor can read, also those that open at a click, as one line. */
async function wordsOf(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Of those that share a name the browser keeps only one open.
      details.removeAttribute('name');
      details.open = true;
    }
    return document.body.innerText;
  });
  return text.replace(/\s+/g, ' ');
}

for (const { path, name } of sitePages) {
  test(`${name}: the structured data is in the vocabulary, and what it says stands visibly on the page`, async ({
    scriptedPage: page,
  }) => {
    await page.goto(path);
    const document = await documentOf(page);
    expect(vocabularyFaults(document, vocabulary)).toEqual([]);
    const words = await wordsOf(page);
    expect(claimsIn(document, path).filter((text) => !words.includes(text))).toEqual([]);

    const crumbs = nodesOf(document)
      .filter(([, node]) => node['@type'] === 'ListItem')
      .map(([, node]) => node['name']);
    const visible = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    expect(crumbs).toEqual(crumbs.length === 0 ? [] : await visible.allInnerTexts());
    expect(crumbs.length > 0).toBe(path !== '/');
  });
}

/** The texts in a page's structured data that a visitor must be able to read on it. */
function claimsIn(document: unknown, path: string): readonly string[] {
  return nodesOf(document).flatMap(([, node]) => {
    const own = (name: string) => (typeof node[name] === 'string' ? [node[name]] : []);
    const days = (name: string) => own(name).map((time) => dayInWords(time.slice(0, 10)));
    switch (node['@type']) {
      case 'Article':
        return path === '/blog'
          ? [...own('headline'), ...days('datePublished')]
          : [
              ...own('headline'),
              ...days('datePublished'),
              ...days('dateModified'),
              ...authorOf(node),
            ];
      case 'Question':
        return own('name');
      case 'Answer':
        return own('text');
      case 'SoftwareApplication':
      case 'Service':
        return own('name');
      case 'Offer':
        // The price of 0 in words: what is free, and for how long.
        return own('name');
      case 'PostalAddress':
        return path === '/contact'
          ? [...own('streetAddress'), ...own('addressLocality'), ...own('postalCode')]
          : [];
      default:
        return [];
    }
  });
}

function authorOf(article: Readonly<Record<string, unknown>>): readonly string[] {
  const { author } = article;
  return typeof author === 'object' && author !== null && 'name' in author
    ? [String(author.name)]
    : [];
}
