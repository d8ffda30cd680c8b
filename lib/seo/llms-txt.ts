import { pages, site } from '@/words';
import type { RouteId } from '@/content/routes';
import { feedPath } from './metadata';
import { childrenOf, type PageRecord } from '../routes/pages';
import { absoluteUrl, markdownPath } from '../routes/urls';

/** Pages that a reader with little room may leave out (https://llmstxt.org, “Optional”). */
const optional: ReadonlySet<RouteId> = new Set(['privacy', 'terms']);

/**
 * A guide to the site for language models, in the form of https://llmstxt.org: name, summary,
 * and every page as Markdown, with its description. Parts of the site with pages below them
 * have a heading of their own.
 */
export function llmsTxt(records: readonly PageRecord[]): string {
  const home = records.find((record) => record.path === '/');
  const parts = childrenOf('home').filter((route) => isPart(route, records));
  const inPart = (part: RouteId) =>
    records.filter((record) => record.parent === part || isPage(record, part));
  const alone = records.filter(
    (record) => record.parent === 'home' && record.kind === 'page' && !parts.includes(record.route),
  );
  const isOptional = (record: PageRecord) => record.kind === 'page' && optional.has(record.route);
  const sections = [
    ...parts.map((part) => section(pages[part].label, inPart(part))),
    section(
      'Company',
      alone.filter((record) => !isOptional(record)),
    ),
    section('Optional', alone.filter(isOptional)),
  ];
  return [
    `# ${site.name}`,
    ...(home === undefined ? [] : [`> ${home.meta.description}`]),
    `- Contact: ${site.email}\n- Articles as a feed: ${absoluteUrl(feedPath)}`,
    ...sections,
    '',
  ].join('\n\n');
}

function isPage(record: PageRecord, route: RouteId): boolean {
  return record.kind === 'page' && record.route === route;
}

/** Whether a page has pages or articles below it. */
function isPart(route: RouteId, records: readonly PageRecord[]): boolean {
  return records.some(({ parent }) => parent === route);
}

function section(title: string, records: readonly PageRecord[]): string {
  const lines = records.map(
    ({ label, path, meta }) =>
      `- [${label}](${absoluteUrl(markdownPath(path))}): ${meta.description}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}
