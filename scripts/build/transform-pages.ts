import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BrowserCode } from './bundle-browser-code';
import { readClientModules } from './client-modules';
import { htmlFiles } from './html-files';
import { inParallel } from './in-parallel';
import { allStylesheets, pageStyles } from './page-styles';
import { problemOf } from './problem';
import { scanPage, type Vocabulary } from './scan-page';
import { noShortClasses, shortClassesByPage } from './short-classes';
import { laterNamesFrom, transformPage, type PageSettings, type PageTools } from './transform-page';

/**
 * Whether the export has short names of classes and custom properties. They save 1.3 KB of
 * brotli a page and a fifth of its HTML on disk; set it to false to read the source's names in
 * the browser's tools.
 */
export const shortensNames = true;

/**
 * How many different styles stand inside pages; further pages get theirs as files. The header's
 * policy lists each one's hash, and Cloudflare Pages takes header lines of 2,000 characters.
 */
const mostInlineStyles = 24;

/** What is to be transformed, and with what. */
export type TransformInput = {
  /** The export as Next left it. */
  readonly outDir: string;
  readonly browserCode: BrowserCode;
  readonly renderIsland: PageTools['renderIsland'];
  readonly policyFor: PageTools['policyFor'];
  /** Paths of the pages that share one style, however many they are. */
  readonly articlePaths: readonly string[];
};

/**
 * Turns every page as Next exports it into the page as it is served. The home page comes last:
 * its policy lists the styles of all pages, and it is where servers take their header from.
 * @throws Problem with everything that is not as known, of all pages
 */
export async function transformPages(input: TransformInput): Promise<void> {
  const { outDir, browserCode, articlePaths } = input;
  const shortClassesFor = shortensNames
    ? shortClassesByPage(allStylesheets(outDir), browserCode.shortClasses)
    : () => noShortClasses;
  const styles = pageStyles(outDir, shortClassesFor);
  const tools: PageTools = {
    ...input,
    clientModules: await readClientModules('.next/server/app'),
    stylesFor: styles.stylesFor,
    laterNames: laterNamesFrom(browserCode),
    shortClassesFor,
  };

  const home = join(outDir, 'index.html');
  const articles = new Set(articlePaths.map((path) => join(outDir, `${path}.html`)));
  const files = (await htmlFiles(outDir)).filter((file) => !file.endsWith('_not-found.html'));
  const others = files.filter((file) => file !== home && !articles.has(file));
  // Home and the articles have a style each.
  const inline = new Set(others.slice(0, mostInlineStyles - 2));

  const problems: string[] = [];
  const transform = async (file: string, settings: PageSettings): Promise<void> => {
    const page = transformPage(await readFile(file, 'utf8'), tools, settings);
    await writeFile(file, page.html);
    problems.push(...page.problems.map((problem) => `${relative(outDir, file)}: ${problem}`));
  };
  await inParallel(others, 8, (file) =>
    transform(file, { styleDelivery: inline.has(file) ? 'inline' : 'external' }),
  );
  const vocabulary = await vocabularyOf([...articles]);
  await inParallel([...articles], 8, (file) =>
    transform(file, { styleDelivery: 'inline', vocabulary }),
  );
  await transform(home, { styleDelivery: 'inline', otherStyleHashes: styles.inlineHashes });
  await styles.writeFiles();
  if (problems.length > 0) {
    throw problemOf('The exported pages are not as this build knows them', problems.sort());
  }
}

/** The names that any of the pages has. */
async function vocabularyOf(files: readonly string[]): Promise<Vocabulary> {
  const classes = new Set<string>();
  const tags = new Set<string>();
  await inParallel(files, 8, async (file) => {
    const { vocabulary } = scanPage(await readFile(file, 'utf8'));
    for (const name of vocabulary.classes) classes.add(name);
    for (const name of vocabulary.tags) tags.add(name);
  });
  return { classes, tags };
}
