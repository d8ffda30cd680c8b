import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageVersion, SiteChange } from './compare-sites';
import type { PageReport } from './look-at-pages';
import type { View } from './look';
import type { ChangedPassages, Stretch } from './words';

/** What changed, and how it looks. */
export type Report = Omit<SiteChange, 'pages'> & { readonly pages: readonly PageReport[] };

/** The report in short, in Markdown. */
export function summaryOf(report: Report): string {
  const { seen, lists } = partsOf(report);
  const lines = [
    ...(seen.length > 0 ? [seen.map((page) => `- ${page.after.path}: ${told(page)}`)] : []),
    ...lists.map(([title, paths]) => [`**${title}:** ${paths.join(', ')}`]),
  ];
  return [headline(report), ...lines.map((group) => group.join('\n'))].join('\n\n');
}

/** The report as one HTML file that needs nothing beside it. */
export function reportPage(report: Report): string {
  return `<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${styles}</style>
${renderToStaticMarkup(<ReportPage report={report} />)}</html>`;
}

function partsOf({ pages, gone, come, redirected, files }: Report) {
  const isSeen = (page: PageReport) =>
    shareOf(page) > 0 || page.words > 0 || page.hasNewResult || page.hasNewSocialPicture;
  const paths = (some: readonly PageReport[]) => some.map(({ after }) => after.path);
  const lists = [
    ['Addresses gone, so that whoever has such a link is told that there is no page', gone],
    ['New addresses', come],
    ['Redirected', redirected],
    ['Other files', files],
    ['Changed, but no pictures were taken', paths(pages.filter(({ looks }) => !looks))],
    [
      'Changed only where nobody looks (dates, structured data, code)',
      paths(pages.filter((page) => page.looks && !isSeen(page))),
    ],
  ] as const;
  return {
    /** Pages on which somebody sees a change, most changed first. */
    seen: pages
      .filter(isSeen)
      .sort((one, other) => shareOf(other) - shareOf(one) || other.words - one.words),
    lists: lists.filter(([, list]) => list.length > 0),
  };
}

/** The part of a page that looks otherwise, at the width where it is largest. */
const shareOf = ({ looks }: PageReport) => Math.max(0, ...(looks ?? []).map(({ share }) => share));

function headline(report: Report): string {
  const { seen, lists } = partsOf(report);
  if (seen.length + lists.length === 0) return 'Nothing changed.';
  const { gone, frame } = report;
  const parts = [
    seen.length === 0 ? 'Nobody sees a change on any page' : `Pages that changed: ${seen.length}`,
    frame.length > 0 && 'the header or the footer has other words',
    gone.length > 0 && `addresses gone: ${gone.length}`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

/** What changed on a page, in a few words. */
function told(page: PageReport): string {
  const { before, after, words, hasNewResult, hasNewSocialPicture } = page;
  const size = `${(after.bytes / 1024).toFixed(1)} KB`;
  if (before === undefined) return `new page, ${size}`;
  const [share, more] = [shareOf(page), after.bytes - before.bytes];
  const parts = [
    before.path !== after.path && `before at ${before.path}`,
    share > 0 && `${share < 0.001 ? 'below 0.1' : (share * 100).toFixed(1)}% looks different`,
    words > 0 && `words changed: ${words}`,
    hasNewResult && 'search result',
    hasNewSocialPicture && 'social picture',
    more === 0 ? size : `${size} (${more > 0 ? '+' : '−'}${Math.abs(more)} bytes)`,
  ];
  return parts.filter(Boolean).join(', ');
}

const anchor = (path: string) => `page${path.replaceAll('/', '-')}`;

function ReportPage({ report }: { report: Report }) {
  const { seen, lists } = partsOf(report);
  const title = `What changed on ${report.name}`;
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{headline(report)}</p>
      <ul>
        {seen.map((page) => (
          <li key={page.after.path}>
            <a href={`#${anchor(page.after.path)}`}>{page.after.path}</a>: {told(page)}
          </li>
        ))}
      </ul>
      {lists.map(([name, paths]) => (
        <section key={name} className={paths === report.gone ? 'warning' : undefined}>
          <h2>{name}</h2>
          <ul>
            {paths.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </section>
      ))}
      {report.removed.map(({ path, title, passages }) => (
        <section key={path}>
          <h2>
            {title} <small>{path}, gone</small>
          </h2>
          <h3>Its last words</h3>
          <div className="words">
            <figure>
              <del>{passages.join('\n')}</del>
            </figure>
          </div>
        </section>
      ))}
      {report.frame.length > 0 && (
        <section>
          <h2>Header and footer, on every page</h2>
          <Words passages={report.frame} />
        </section>
      )}
      {seen.map((page) => (
        <Page key={page.after.path} page={page} report={report} />
      ))}
    </>
  );
}

function Page({ page, report }: { page: PageReport; report: Report }) {
  const { before, after, passages, looks, socialPictures } = page;
  const asResult = ({ path, title, description }: PageVersion) => (
    <div className="result">
      {report.name}
      <small>{[report.origin, ...path.split('/').filter(Boolean)].join(' › ')}</small>
      <strong>{title}</strong>
      {description}
    </div>
  );
  return (
    <section id={anchor(after.path)}>
      <h2>
        {after.path === '/404' ? 'The page for addresses that do not exist' : after.title}{' '}
        <small>{after.path}</small>
      </h2>
      <p>{told(page)}</p>
      {page.hasNewResult && <h3>As a search result</h3>}
      {page.hasNewResult && <Sides before={before && asResult(before)} after={asResult(after)} />}
      {socialPictures && <h3>When shared</h3>}
      {socialPictures && <Pictures view={socialPictures} />}
      {passages.length > 0 && <h3>Words</h3>}
      <Words passages={passages} />
      {looks?.map(({ width, views }) => (
        <div key={width}>
          <h3>
            {width < 600 ? 'On a telephone' : 'On a large screen'} ({width} pixels wide)
          </h3>
          {views.map((view, index) => (
            <Pictures key={index} view={view} />
          ))}
        </div>
      ))}
    </section>
  );
}

function Words({ passages }: { passages: readonly ChangedPassages[] }) {
  return passages.map(({ below, before, after }, index) => (
    <div key={index} className="words">
      {below && <small>Below “{below}”</small>}
      <Sides before={before.map(textOf('del'))} after={after.map(textOf('ins'))} />
    </div>
  ));
}

const textOf = (Changed: 'del' | 'ins') =>
  function Text({ text, isChanged }: Stretch, index: number) {
    return isChanged ? <Changed key={index}>{text}</Changed> : text;
  };

function Pictures({ view: { before, difference, after } }: { view: View }) {
  const show = (source: string | undefined) => source && <img src={source} alt="" />;
  return <Sides before={show(before)} difference={show(difference)} after={show(after)} />;
}

/** What was there and what is there, beside each other where there is room. */
function Sides(sides: { before: ReactNode; difference?: ReactNode; after: ReactNode }) {
  const labels = { before: 'Before', difference: 'Difference', after: 'After' } as const;
  return (
    <div className="sides">
      {(['before', 'difference', 'after'] as const).map(
        (side) =>
          sides[side] && (
            <figure key={side}>
              <figcaption>{labels[side]}</figcaption>
              {sides[side]}
            </figure>
          ),
      )}
    </div>
  );
}

/** The report's own look: it stands alone, so it shares none with the site. */
const styles = `
:root { color-scheme: light; --line: #d5d9de; --quiet: #55606c; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 90rem; padding: 2rem 1.5rem 6rem; color: #1b232c; background: #fff;
  font: 1rem/1.5 system-ui, sans-serif; }
small, figcaption { color: var(--quiet); font-size: .85rem; font-weight: 400; }
section { margin-top: 2.5rem; padding-top: 1rem; border-top: 2px solid var(--line); }
.words figure { flex: 1 1 0; white-space: pre-line; overflow-wrap: anywhere; }
ins { background: #d4f3da; text-decoration: none; }
del { background: #fbdcdc; }
.warning { border-left: 4px solid #c5283d; background: #fdf1f2; padding-left: 1rem; }
.result { font: .875rem/1.5 arial, sans-serif; border: 1px solid var(--line); padding: 1rem; width: 40rem; }
.result > * { display: block; }
.result strong { color: #1a0dab; font-size: 1.25rem; font-weight: 400; }
.sides { display: flex; flex-wrap: wrap; gap: 1rem; margin-bottom: 1.5rem; }
figure { margin: 0; max-width: 100%; }
img { display: block; max-width: 100%; border: 1px solid var(--line); }
`;
