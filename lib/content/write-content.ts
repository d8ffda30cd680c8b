import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiledFolder, textFile, type Entries } from './entries';
import { ContentProblem } from './error';
import { readContent, type Content, type ReadContent } from './read-content';

/** The names under which a part's words can be imported: contactForm for contact-form. */
const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Reads all content and writes what the site is made of: `.content/words.ts`, which code imports as
 * `@/words`, and the entries. Files that would not change stay untouched, so that nothing reloads.
 * @throws ContentProblem with every error at once
 */
export async function compileContent(): Promise<ReadContent> {
  const read = await readContent();
  const { content, errors } = read;
  if (content === undefined) {
    const what = errors.length === 1 ? 'One thing is' : `${errors.length} things are`;
    throw new ContentProblem(`${what} wrong with the content`, errors);
  }
  writeContent(content);
  return read;
}

function writeContent(content: Content): void {
  const { articles, caseStudies, pictureFiles } = content;
  const entries: Entries = {
    articles: articles.map(({ entry }) => entry),
    caseStudies: caseStudies.map(({ entry }) => entry),
  };
  for (const { entry, text } of [...articles, ...caseStudies]) {
    if (text) write(textFile(entry), JSON.stringify(text));
  }
  write(join(compiledFolder, 'entries.json'), JSON.stringify(entries));
  write(join(compiledFolder, 'pictures.json'), JSON.stringify(pictureFiles));
  // Nothing runs when these files are imported: a bundle leaves out what it does not use.
  write(join(compiledFolder, 'package.json'), '{ "type": "module", "sideEffects": false }\n');
  for (const [name, words] of Object.entries(content.ui)) {
    write(join(compiledFolder, 'ui', `${name}.ts`), partModule(name as keyof Content['ui'], words));
  }
  write(join(compiledFolder, 'words.ts'), wordsModule(content, entries));
}

const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 1)};\n`;

/** The words of one part. A file of its own, so that no island's bundle carries another's. */
const partModule = (name: keyof Content['ui'], words: unknown) =>
  [
    '// Written by `npm run content` from content/. Do not edit.\n',
    "import type { Ui } from '@/content/schema/ui';\n",
    constant(camelCase(name), `Ui['${name}']`, words),
  ].join('\n');

/** The module of all words, each under a name of its own, so that a bundle takes what it uses. */
function wordsModule(content: Content, { articles, caseStudies }: Entries): string {
  const { site, navigation, redirects, pictures, pages, ui } = content;
  const announced = [...articles, ...caseStudies]
    .filter(({ written }) => !written)
    .flatMap(({ path, teaserPath }) => [path, teaserPath]);
  return [
    '// Written by `npm run content` from content/. Do not edit.\n',
    "import type { Pages } from '@/content/schema/pages';",
    "import type { Navigation, Redirect, Site } from '@/content/schema/site';",
    "import type { Picture } from '@/lib/pictures/pictures';\n",
    constant('site', 'Site', site),
    constant('navigation', 'Navigation', navigation),
    constant('redirects', 'readonly Redirect[]', redirects),
    constant('pictures', 'Readonly<Record<string, Picture>>', pictures),
    constant('pages', 'Pages', pages),
    ...Object.keys(ui).map((name) => `export { ${camelCase(name)} } from './ui/${name}';\n`),
    '/** Addresses of entries that have no page yet. */',
    constant('announced', 'readonly string[]', [...new Set(announced)]),
  ].join('\n');
}

/** Writes a file if that changes it. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
