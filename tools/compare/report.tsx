import { renderToStaticMarkup } from 'react-dom/server';
import type { PageChange, SiteChange } from './compare-sites';
import { changedWords, countWords } from './words';

/** The report in short, in Markdown. */
export function summarise(change: SiteChange): string {
  const lists = change.lists.map(([title, lines]) => `**${title}:** ${lines.join(', ')}\n`);
  const pages = change.pages.map((page) => `- ${namePages(page)}: ${describeChange(page)}`);
  if (lists.length + pages.length === 0) return 'Nothing changed.';
  return [`Pages that changed: ${pages.length}.\n`, ...lists, ...pages].join('\n');
}

/** The report as one HTML file that needs nothing beside it. */
export function reportPage(change: SiteChange): string {
  const title = `What changed on ${change.origin}`;
  const body = (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      {change.lists.map(([name, lines]) => (
        <section key={name}>
          <h2>{name}</h2>
          <blockquote>{lines.join('\n')}</blockquote>
        </section>
      ))}
      {change.pages.map((page) => (
        <PageSection key={page.paths[0]} page={page} />
      ))}
    </>
  );
  return `<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${styles}</style>${renderToStaticMarkup(body)}</html>`;
}

/** Its address, and of how many pages the same is true. */
const namePages = ({ paths }: PageChange) =>
  paths.length > 1 ? `${paths.join(', ')} (${paths.length} pages alike)` : paths.join();

/** What changed on a page, in a few words. */
function describeChange({ versions, passages, screenshotPairs }: PageChange): string {
  const [old, current] = versions;
  return [
    !current && 'gone',
    !old && 'new',
    old && current && old.path !== current.path && `before ${old.path}`,
    `words changed: ${countWords(passages)}`,
    screenshotPairs === undefined
      ? 'no pictures taken'
      : `parts that look otherwise: ${screenshotPairs.length}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function PageSection({ page }: { page: PageChange }) {
  return (
    <section>
      <h2>
        {(page.versions[1] ?? page.versions[0])?.title} <small>{namePages(page)}</small>
      </h2>
      <p>{describeChange(page)}</p>
      <Words passages={page.passages} />
      {page.screenshotPairs?.map(({ name, screenshots }) => {
        const [before, after] = screenshots.map(
          (screenshot) => screenshot && <img key={screenshot} src={screenshot} alt="" />,
        );
        return (
          <div key={name} className="sides">
            <p>{name}: before</p>
            <p>Difference</p>
            <p>After</p>
            <figure>{before}</figure>
            <figure>
              {before}
              {after}
            </figure>
            <figure>{after}</figure>
          </div>
        );
      })}
    </section>
  );
}

function Words({ passages }: Pick<PageChange, 'passages'>) {
  return passages.map((passage, index) => (
    <blockquote key={index}>
      {passage.split(changedWords).map((text, place) => {
        const Kind = place % 2 === 0 ? 'span' : text.startsWith('[') ? 'del' : 'ins';
        return <Kind key={place}>{Kind === 'span' ? text : text.slice(2, -2)}</Kind>;
      })}
    </blockquote>
  ));
}

/** The report's own look: it stands alone, so it shares none with the site. */
const styles = `
body { margin: 0 auto; max-width: 90rem; padding: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
small { color: #55606c; font-weight: 400; }
section { margin-top: 2.5rem; border-top: 2px solid #d5d9de; }
blockquote { margin: 0 0 1rem; max-width: 70ch; white-space: pre-line; overflow-wrap: anywhere; }
ins { background: #d4f3da; text-decoration: none; }
del { background: #fbdcdc; }
.sides { display: grid; grid-template-columns: repeat(3, 1fr); gap: .5rem 1rem; }
.sides p { margin: 0; }
figure { display: grid; isolation: isolate; margin: 0; align-items: start; }
figure img { grid-area: 1 / 1; }
img + img { mix-blend-mode: difference; }
img { width: 100%; border: 1px solid #d5d9de; }
`;
