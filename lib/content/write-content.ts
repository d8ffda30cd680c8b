import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
  const all = wordsOf(content, entries);
  for (const [file, type, value] of all) {
    const words = `export const ${camelCase(file)}: ${type} = ${JSON.stringify(value, null, 1)};\n`;
    write(join(compiledFolder, 'words', `${file}.ts`), `${header}${words}`);
  }
  const names = all.map(([file]) => `export { ${camelCase(file)} } from './words/${file}';\n`);
  write(join(compiledFolder, 'words.ts'), [header, ...names].join(''));
}

const header = '// Written by `npm run content` from content/. Do not edit.\n\n';

/** All words, each in a file of its own: islands that share a file would each carry all of it. */
function wordsOf({ words, pictures }: Content, { articles, caseStudies }: Entries) {
  const announced = [...articles, ...caseStudies]
    .filter(({ written }) => !written)
    .flatMap(({ path, teaserPath }) => [path, teaserPath]);
  const filesIn = (folder: string) =>
    [...words]
      .filter(([file]) => dirname(file) === folder)
      .map(([file, value]) => [basename(file, '.yaml'), value] as const);
  const ofSite = (file: string) => words.get(`content/${file}.yaml`);
  const picture = `import('@/lib/pictures/pictures').Picture`;
  const all: readonly (readonly [file: string, type: string, value: unknown])[] = [
    ['site', typeIn('site', 'Site'), ofSite('site')],
    ['navigation', typeIn('site', 'Navigation'), ofSite('navigation')],
    ['redirects', `readonly ${typeIn('site', 'Redirect')}[]`, ofSite('redirects')],
    ['pictures', `Readonly<Record<string, ${picture}>>`, pictures],
    ['pages', typeIn('pages', 'Pages'), Object.fromEntries(filesIn('content/pages'))],
    ...filesIn('content/ui').map(
      ([file, value]) => [file, `${typeIn('ui', 'Ui')}['${file}']`, value] as const,
    ),
    // Addresses of entries that have no page yet.
    ['announced', 'readonly string[]', [...new Set(announced)]],
  ];
  return all;
}

const typeIn = (schema: string, type: string) => `import('@/content/schema/${schema}').${type}`;

/** Writes a file if that changes it. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
