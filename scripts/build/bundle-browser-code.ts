import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import {
  build,
  transform,
  type BuildOptions,
  type Loader,
  type Metafile,
  type Plugin,
} from 'esbuild';
import { classLiteralsOf, literalEdits } from './class-literals';
import { applyEdits } from './edits';
import { classNamesIn, noShortClasses, shortClassesOf, type ShortClasses } from './short-classes';
import { wordsIn } from './styles';

/** Where the browser code stands in the export, and what each part of it may add to a page. */
export type BrowserCode = {
  /** Address of the page script. */
  readonly pageScript: string;
  /** Addresses of the parts that the page script loads by need, by name. */
  readonly assets: Readonly<Record<string, string>>;
  /** Words in the own source of the page script. */
  readonly pageScriptWords: ReadonlySet<string>;
  /** Words in the own source of each part, with the short names. */
  readonly assetWords: ReadonlyMap<string, ReadonlySet<string>>;
  /** The short names of classes that the bundles use already. */
  readonly shortClasses: ShortClasses;
};

/** What is to be bundled. */
export type BundleInput = {
  /** The export. */
  readonly outDir: string;
  /** Names of the islands, as in components/islands/registry.ts. */
  readonly islands: readonly string[];
  /** The GA4 id; without one the consent code is left out. */
  readonly analyticsId: string | undefined;
  /** The site's stylesheets, for giving their classes short names; without it names stay. */
  readonly css: string | undefined;
};

/** Parts without React that the page script loads by need: name and source file. */
const plainParts: Readonly<Record<string, string>> = {
  carousel: 'lib/browser/carousel.ts',
  consent: 'lib/browser/consent.ts',
};

/** Beginnings of class names that the libraries of a part put together in the browser. */
export const classPrefixesOf: Readonly<Record<string, readonly string[]>> = {
  carousel: ['swiper'],
};

/** Folder of the browser code in the export, as the site addresses it. */
export const siteFolder = '_next/static/site';

/** The exported name of an island's component: contact-form has ContactForm. */
export function componentName(island: string): string {
  return island.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Gives each island an entry of its own that starts it as a React root. */
const islandEntries: Plugin = {
  name: 'island entries',
  setup(bundler) {
    bundler.onResolve({ filter: /^island:/ }, ({ path }) => ({
      path: path.slice('island:'.length),
      namespace: 'island',
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => ({
      loader: 'tsx',
      resolveDir: process.cwd(),
      contents: `
        import { start as hydrate } from '@/components/islands/hydrate';
        import { ${componentName(name)} } from '@/components/islands/${name}';
        export const start = (element) => hydrate(element, ${componentName(name)}, '${name}');
      `,
    }));
  },
};

/** Bundles source files in another wording than they have on disk. */
const reworded = (sources: Sources): Plugin => ({
  name: 'reworded sources',
  setup(bundler) {
    bundler.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const contents = sources.get(relative(process.cwd(), path).replaceAll('\\', '/'));
      return contents === undefined ? undefined : { contents, loader: loaderOf(path) };
    });
  },
});

/**
 * Bundles what runs in the visitor's browser: the page script, and each part that it loads by
 * need. Islands share one chunk with React. File names carry a hash of their content.
 */
export async function bundleBrowserCode(input: BundleInput): Promise<BrowserCode> {
  const { outDir, islands, analyticsId, css } = input;
  const define = {
    'process.env.NODE_ENV': '"production"',
    'process.env.NEXT_PUBLIC_GA_ID': JSON.stringify(analyticsId ?? ''),
  };
  const options = {
    outdir: join(outDir, siteFolder),
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    jsx: 'automatic',
  } as const satisfies BuildOptions;

  const entries: Record<string, string> = {};
  for (const name of islands) entries[name] = `island:${name}`;
  for (const [name, file] of Object.entries(plainParts)) {
    if (name !== 'consent' || analyticsId) entries[name] = file;
  }
  const partOptions = { ...options, define, entryPoints: entries, splitting: true };
  const pageOptions = { ...options, entryPoints: { page: 'lib/browser/main.ts' } };
  const withoutAssets = { ...define, ASSETS: '{}' };

  // Once without writing: for the source files of each part, whose words decide on the names.
  const parts = await build({ ...partOptions, write: false, plugins: [islandEntries] });
  const page = await build({ ...pageOptions, define: withoutAssets, write: false });
  const pageSources = await readAll(sourcesOf(page.metafile, Object.keys(page.metafile.outputs)));
  const partSources = await readAll(sourcesOf(parts.metafile, Object.keys(parts.metafile.outputs)));
  const { shortClasses, sources } = await shortened(css, pageSources, partSources);

  const built = await build({ ...partOptions, plugins: [islandEntries, reworded(sources)] });
  const assets: Record<string, string> = {};
  const assetWords = new Map<string, ReadonlySet<string>>();
  for (const [file, { entryPoint }] of Object.entries(built.metafile.outputs)) {
    const name = Object.keys(entries).find((key) => entries[key] === entryPoint);
    if (name === undefined) continue;
    assets[name] = addressOf(outDir, file);
    const own = sourcesOf(built.metafile, [file]);
    assetWords.set(name, await wordsOfAll(withPaths(sources, own)));
  }
  const builtPage = await build({
    ...pageOptions,
    define: { ...define, ASSETS: JSON.stringify(assets) },
  });
  const [pageFile] = Object.keys(builtPage.metafile.outputs);
  if (pageFile === undefined) throw new Error('esbuild wrote no page script.');
  return {
    pageScript: addressOf(outDir, pageFile),
    assets,
    pageScriptWords: await wordsOfAll(pageSources),
    assetWords,
    shortClasses,
  };
}

/**
 * The short names of the site's classes, and the sources of the parts with them in place. A name
 * that a script also uses otherwise than in a list of classes stays.
 */
async function shortened(
  css: string | undefined,
  pageSources: Sources,
  partSources: Sources,
): Promise<{ shortClasses: ShortClasses; sources: Sources }> {
  if (css === undefined) return { shortClasses: noShortClasses, sources: partSources };
  const classes = classNamesIn(css);
  const lists = new Map(
    Array.from(partSources, ([file, source]) => [
      file,
      file.endsWith('.json') ? [] : classLiteralsOf(source, (name) => classes.has(name)),
    ]),
  );
  const withClasses = (nameOf: (name: string) => string): Sources =>
    new Map(
      Array.from(partSources, ([file, source]) => [
        file,
        applyEdits(source, literalEdits(lists.get(file) ?? [], nameOf)),
      ]),
    );
  const shortClasses = shortClassesOf(css, {
    words: new Set([
      ...(await wordsOfAll(pageSources)),
      ...(await wordsOfAll(withClasses(() => ''))),
    ]),
    classPrefixes: Object.values(classPrefixesOf).flat(),
  });
  const sources = withClasses((name) => shortClasses.byName.get(name) ?? name);
  return { shortClasses, sources };
}

function withPaths(sources: Sources, files: readonly string[]): Sources {
  return new Map([...sources].filter(([file]) => files.includes(file)));
}

function addressOf(outDir: string, file: string): string {
  return `/${relative(outDir, file).replaceAll('\\', '/')}`;
}

/** The project's own source files behind outputs and the chunks that they import. */
function sourcesOf(metafile: Metafile, outputFiles: readonly string[]): string[] {
  const outputs = new Set<string>();
  const visit = (file: string): void => {
    if (outputs.has(file)) return;
    outputs.add(file);
    for (const { path } of metafile.outputs[file]?.imports ?? []) visit(path);
  };
  outputFiles.forEach(visit);
  const sources = new Set<string>();
  for (const file of outputs) {
    for (const source of Object.keys(metafile.outputs[file]?.inputs ?? {})) {
      if (!source.includes('node_modules/') && !source.includes(':')) sources.add(source);
    }
  }
  return [...sources].sort();
}

async function readAll(files: readonly string[]): Promise<Map<string, string>> {
  const entries = files.map(async (file) => [file, await readFile(resolve(file), 'utf8')] as const);
  return new Map(await Promise.all(entries));
}

/** Source files: their text by their path. */
type Sources = ReadonlyMap<string, string>;

/** The words of sources, without those of comments and types. */
async function wordsOfAll(sources: Sources): Promise<Set<string>> {
  const codes = await Promise.all(
    Array.from(sources, ([file, source]) =>
      transform(source, { loader: loaderOf(file), minify: true, jsx: 'automatic' }),
    ),
  );
  return new Set(codes.flatMap(({ code }) => [...wordsIn(code)]));
}

function loaderOf(file: string): Loader {
  if (file.endsWith('.json')) return 'json';
  return file.endsWith('.tsx') ? 'tsx' : 'ts';
}
