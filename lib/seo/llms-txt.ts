import { pages, site } from '@/.content';
import type { RouteId } from '@/content/routes';
import { feedPath } from '@/lib/base/root-files';
import { childrenOf, type PageRecord } from '@/lib/site/pages';
import { absoluteUrl, markdownPath } from '@/lib/site/urls';

/** Pages that a reader with little room may leave out (https://llmstxt.org, “Optional”). */
const optional: ReadonlySet<RouteId> = new Set(['privacy', 'terms']);

/**
 * A guide to the site for language models, in the form of https://llmstxt.org: name, summary,
 * and every page as Markdown, with its description. Parts of the site with pages below them
 * have a heading of their own.
 */
export function llmsTxt(records: readonly PageRecord[]): string {
  const home = records.find((record) => record.path === '/');
  const parts = childrenOf('home').map((route) => {
    const isOfPart = (record: PageRecord) =>
      record.parent === route || (record.kind === 'page' && record.route === route);
    return { route, records: records.filter(isOfPart) };
  });
  const singlePages = parts.filter((part) => part.records.length === 1);
  const sections = [
    ...parts
      .filter((part) => !singlePages.includes(part))
      .map((part) => section(pages[part.route].label, part.records)),
    section('Company', singlePages.filter(({ route }) => !optional.has(route)).flatMap(recordsOf)),
    section('Optional', singlePages.filter(({ route }) => optional.has(route)).flatMap(recordsOf)),
  ];
  return [
    `# ${site.name}`,
    ...(home === undefined ? [] : [`> ${home.meta.description}`]),
    `- Contact: ${site.email}\n- Articles as a feed: ${absoluteUrl(feedPath)}`,
    ...sections,
    '',
  ].join('\n\n');
}

const recordsOf = (part: { readonly records: readonly PageRecord[] }) => part.records;

function section(title: string, records: readonly PageRecord[]): string {
  const lines = records.map(
    ({ label, path, meta }) =>
      `- [${label}](${absoluteUrl(markdownPath(path))}): ${meta.description}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}
