import { renderToStaticMarkup } from 'react-dom/server';
import {
  isUnchanged,
  shareOf,
  type Look,
  type PageReport,
  type SiteReport,
  type View,
} from './compare-sites';
import type { ExportedPage, ExportedSite } from './exported-site';
import { reportStyles } from './report-styles';
import { headline, percent, signed } from './summary';
import type { ChangedPassage, Stretch } from './words';

/** The report as one HTML file that needs nothing beside it. */
export function reportPage(report: SiteReport): string {
  const title = `What changed on ${report.after.name}`;
  const body = renderToStaticMarkup(<Report report={report} title={title} />);
  return `<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<style>${reportStyles}</style>
${body}</html>`;
}

function Report({ report, title }: { report: SiteReport; title: string }) {
  const { after, pages, frame, notPictured, unseen } = report;
  if (isUnchanged(report)) {
    return (
      <>
        <h1>{title}</h1>
        <p className="lead">Nothing changed.</p>
      </>
    );
  }
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{headline(report)}</p>
      <Contents pages={pages} />
      <Addresses report={report} />
      {frame.length > 0 && (
        <section>
          <h2>Header and footer, on every page</h2>
          <Passages passages={frame} />
        </section>
      )}
      {pages.map((page) => (
        <Page key={page.after.path} page={page} site={after} />
      ))}
      <PathList title="Changed, but no pictures were taken" paths={notPictured} />
      <PathList
        title="Changed only where nobody looks (dates, structured data, code)"
        paths={unseen.map((page) => page.after.path)}
      />
    </>
  );
}

const anchor = (path: string) => `page${path.replaceAll('/', '-')}`;

function Contents({ pages }: { pages: readonly PageReport[] }) {
  if (pages.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          {['Page', 'Looks different', 'Words changed', 'Also', 'Size'].map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.after.path}>
            <td>
              <a href={`#${anchor(page.after.path)}`}>{page.after.path}</a>
            </td>
            <td>{page.before ? percent(shareOf(page)) : 'new page'}</td>
            <td>{page.words}</td>
            <td>{alsoChanged(page).join(', ')}</td>
            <td>{bytesOf(page)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const alsoChanged = (page: PageReport) =>
  [
    page.before && page.hasNewResult && 'search result',
    page.before && page.hasNewSocialPicture && 'social picture',
  ].filter(Boolean);

function bytesOf({ before, after }: PageReport): string {
  const size = `${(after.bytes / 1024).toFixed(1)} KB`;
  const more = after.bytes - (before?.bytes ?? after.bytes);
  return more === 0 ? size : `${size} (${signed(more)} bytes)`;
}

function Addresses({ report }: { report: SiteReport }) {
  const { gone, come, redirected } = report.addresses;
  const { files } = report;
  return (
    <section>
      <h2>Addresses</h2>
      {gone.length + come.length + redirected.length === 0 && (
        <p>Every address answers as before.</p>
      )}
      {gone.length > 0 && (
        <div className="warning">
          <p>
            <strong>Gone.</strong> Whoever has one of these links is told that there is no such
            page:
          </p>
          <ul>
            {gone.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </div>
      )}
      <PathList title="New" paths={come} />
      <PathList
        title="Redirected"
        paths={redirected.map(({ from, to }) => `${from} now leads to ${to}`)}
      />
      <details hidden={Object.values(files).every((list) => list.length === 0)}>
        <summary>Other files</summary>
        <PathList title="Gone" paths={files.gone} />
        <PathList title="New" paths={files.come} />
        <PathList title="Changed" paths={files.changed} />
      </details>
    </section>
  );
}

function PathList({ title, paths }: { title: string; paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </>
  );
}

function Page({ page, site }: { page: PageReport; site: ExportedSite }) {
  const { before, after, passages, looks, socialPictures } = page;
  const moved = before && before.path !== after.path && `, before at ${before.path}`;
  return (
    <section id={anchor(after.path)}>
      <h2>
        {after.path === '/404' ? 'The page for addresses that do not exist' : after.title}{' '}
        <small>
          {after.path}
          {moved}
        </small>
      </h2>
      <p>
        {before ? '' : 'New page. '}
        {bytesOf(page)}
      </p>
      {page.hasNewResult && (
        <>
          <h3>As a search result</h3>
          <div className="two">
            {before && <SearchResult label="Before" page={before} site={site} />}
            <SearchResult label="After" page={after} site={site} />
          </div>
        </>
      )}
      {passages.length > 0 && (
        <details open={before !== undefined}>
          <summary>Words</summary>
          <Passages passages={passages} />
        </details>
      )}
      {socialPictures && (
        <>
          <h3>When shared</h3>
          <Views view={socialPictures} name="the social picture" />
        </>
      )}
      {looks.map((look) => (
        <LookAt key={look.width} look={look} isNew={before === undefined} />
      ))}
    </section>
  );
}

function SearchResult({
  label,
  page,
  site,
}: {
  label: string;
  page: ExportedPage;
  site: ExportedSite;
}) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <div className="result">
        <p className="result-site">
          {site.name}
          <br />
          <small>{[site.origin, ...page.path.split('/').filter(Boolean)].join(' › ')}</small>
        </p>
        <p className="result-title">{page.title}</p>
        <p>{page.description}</p>
      </div>
    </figure>
  );
}

function Passages({ passages }: { passages: readonly ChangedPassage[] }) {
  return (
    <table className="words">
      <thead>
        <tr>
          <th>Before</th>
          <th>After</th>
        </tr>
      </thead>
      <tbody>
        {passages.map((passage, index) => (
          <tr key={index}>
            <td>
              {passage.under && <small>Under “{passage.under}”</small>}
              <Text stretches={passage.before} />
            </td>
            <td>
              {passage.under && <small>&nbsp;</small>}
              <Text stretches={passage.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Text({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <div className="passage">
      {stretches.map(({ kind, text }, index) => {
        const words = index === 0 ? text.replace(/^#+\s*/, '') : text;
        if (kind === 'gone') return <del key={index}>{words}</del>;
        return kind === 'new' ? <ins key={index}>{words}</ins> : words;
      })}
    </div>
  );
}

function LookAt({ look, isNew }: { look: Look; isNew: boolean }) {
  const { width, share, places, whole } = look;
  const device = width < 600 ? 'On a telephone' : 'On a large screen';
  return (
    <>
      <h3>
        {device} ({width} pixels wide){isNew ? '' : `: ${percent(share)} of it looks different`}
      </h3>
      {places.map((view, index) => (
        <Views key={index} view={view} name={`place ${index + 1}`} />
      ))}
      <details open={isNew}>
        <summary>The whole page</summary>
        <Views view={whole} name="the whole page" />
      </details>
    </>
  );
}

function Views({ view, name }: { view: View; name: string }) {
  const pictures = [
    ['Before', view.before],
    ['Difference', view.difference],
    ['After', view.after],
  ] as const;
  return (
    <div className="views">
      {pictures.map(
        ([label, source]) =>
          source && (
            <figure key={label}>
              <figcaption>{label}</figcaption>
              <img src={source} alt={`${label}: ${name}`} />
            </figure>
          ),
      )}
    </div>
  );
}
