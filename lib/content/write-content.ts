import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Navigation, Pages, Redirect, Site, Ui } from '@/content/schema';
import { checkSettings } from '@/lib/base/settings';
import type { Picture } from '@/lib/pictures/pictures';
import { compiledFolder } from './compiled';
import type { Article, CaseStudy } from './entry';
import { ErrorCollector } from '@/lib/base/error';
import { readContent, type Content } from './read-content';

/** What code imports as `@/.content`: all that `content/` holds, but for the texts of entries. */
export type CompiledContent = {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly redirects: readonly Redirect[];
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly pages: Pages;
  /** Entries that the site shows: articles, the newest first; case studies by number. */
  readonly articles: readonly Article[];
  readonly caseStudies: readonly CaseStudy[];
  /** Addresses of entries that have no page yet. */
  readonly announcedPaths: readonly string[];
} & { readonly [Name in keyof Ui as InCamelCase<Name>]: Ui[Name] };

/** The name under which a file of content/ui is imported: contactForm for contact-form. */
type InCamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<InCamelCase<Rest>>}`
  : Name;

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Reads all content and writes what the site is made of: what code imports as `@/.content`,
 * and the texts of entries. Files that would not change stay untouched, so that nothing reloads.
 * @throws UserError with every wrong setting at once, or else with what is wrong with the content
 */
export async function compileContent(): Promise<Content> {
  const settings = new ErrorCollector();
  checkSettings(process.env, settings);
  settings.throwAny('settings');
  const content = await readContent();
  writeContent(content);
  return content;
}

function writeContent({ files, pictures, articles, caseStudies, pictureFiles }: Content): void {
  const entries = [...articles, ...caseStudies];
  for (const { entry, text } of entries) {
    const { html, headings } = text ?? {};
    if (text) write(`${entry.file}.json`, { html, headings });
  }
  write('pictures.json', pictureFiles);
  const filesIn = (folder: string) =>
    files
      .filter(({ file }) => dirname(file) === folder)
      .map(({ file, data }) => [basename(file, '.yaml'), data] as const);
  const values: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(filesIn('content')),
    pictures,
    pages: Object.fromEntries(filesIn('content/pages')),
    articles: articles.map(withTextHash),
    caseStudies: caseStudies.map(withTextHash),
    announcedPaths: [
      ...new Set(
        entries.flatMap(({ entry: { hasBody, path, teaserPath } }) =>
          hasBody ? [] : [path, teaserPath],
        ),
      ),
    ],
    ...Object.fromEntries(filesIn('content/ui').map(([file, value]) => [camelCase(file), value])),
  };
  for (const [name, value] of Object.entries(values)) write(`values/${name}.json`, value);
  // Nothing runs when these are imported: a bundle leaves out what it does not use.
  write('package.json', { type: 'module', sideEffects: false });
  const names = Object.keys(values);
  const linesOf = (lineOf: (name: string) => string) => names.map(lineOf).join('');
  writeText(
    'index.d.ts',
    linesOf((name) => `export declare const ${name}: ${contentType}['${name}'];\n`),
  );
  writeText(
    'index.js',
    linesOf((name) => `export { default as ${name} } from './values/${name}.json' ${asJson};\n`),
  );
}

/** An entry that changes with its text, which no module imports: so development notices. */
const withTextHash = ({ entry, text }: Content['articles' | 'caseStudies'][number]) => ({
  ...entry,
  textHash: text && createHash('sha256').update(text.html).digest('base64'),
});

const contentType = "import('../lib/content/write-content').CompiledContent";
const asJson = "with { type: 'json' }";

const write = (name: string, value: unknown) => writeText(name, JSON.stringify(value, null, 1));

/** Writes a file of the compiled content if that changes it, whole at once for whoever reads it. */
function writeText(name: string, text: string): void {
  const file = join(compiledFolder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
