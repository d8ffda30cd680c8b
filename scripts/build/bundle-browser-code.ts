import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { wordsIn } from './styles';

/** Where the browser code stands in the export, and what each part of it may add to a page. */
export type BrowserCode = {
  /** Address of the page script. */
  readonly pageScript: string;
  /** Addresses of the parts that the page script loads by need, by name. */
  readonly assets: Readonly<Record<string, string>>;
  /** Words in the own source of the page script. */
  readonly pageScriptWords: ReadonlySet<string>;
  /** Words in the own source of each part. */
  readonly assetWords: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Parts without React that the page script loads by need: name and source file. */
const plainParts: Readonly<Record<string, string>> = {
  carousel: 'lib/browser/carousel.ts',
  consent: 'lib/browser/consent.ts',
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

/**
 * Bundles what runs in the visitor's browser: the page script, and each part that it loads by
 * need. Islands share one chunk with React. File names carry a hash of their content.
 * @param outDir the export
 * @param islands names of the islands, as in components/islands/registry.ts
 * @param analyticsId the GA4 id; without one the consent code is left out
 */
export async function bundleBrowserCode(
  outDir: string,
  islands: readonly string[],
  analyticsId: string | undefined,
): Promise<BrowserCode> {
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
  const parts = await build({
    ...options,
    define,
    entryPoints: entries,
    splitting: true,
    plugins: [islandEntries],
  });
  const assets: Record<string, string> = {};
  const assetWords = new Map<string, Set<string>>();
  for (const [file, { entryPoint }] of Object.entries(parts.metafile.outputs)) {
    const name = Object.keys(entries).find((key) => entries[key] === entryPoint);
    if (name === undefined) continue;
    assets[name] = addressOf(outDir, file);
    assetWords.set(name, await ownWords(parts.metafile, file));
  }

  const page = await build({
    ...options,
    define: { ...define, ASSETS: JSON.stringify(assets) },
    entryPoints: { page: 'lib/browser/main.ts' },
  });
  const [pageFile] = Object.keys(page.metafile.outputs);
  if (pageFile === undefined) throw new Error('esbuild wrote no page script.');
  return {
    pageScript: addressOf(outDir, pageFile),
    assets,
    pageScriptWords: await ownWords(page.metafile, pageFile),
    assetWords,
  };
}

function addressOf(outDir: string, file: string): string {
  return `/${relative(outDir, file).replaceAll('\\', '/')}`;
}

/** Words in the project's own source files behind an output and the chunks it imports. */
async function ownWords(metafile: Metafile, outputFile: string): Promise<Set<string>> {
  const outputs = new Set<string>();
  const visit = (file: string): void => {
    if (outputs.has(file)) return;
    outputs.add(file);
    for (const { path } of metafile.outputs[file]?.imports ?? []) visit(path);
  };
  visit(outputFile);
  const sources = new Set<string>();
  for (const file of outputs) {
    for (const source of Object.keys(metafile.outputs[file]?.inputs ?? {})) {
      if (!source.includes('node_modules/') && !source.includes(':')) sources.add(source);
    }
  }
  const words = new Set<string>();
  for (const source of sources) {
    for (const word of wordsIn(await readFile(source, 'utf8'))) words.add(word);
  }
  return words;
}
