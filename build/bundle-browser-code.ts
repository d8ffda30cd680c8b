import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { scriptTargets } from './browser-targets';
import { licencesPath } from './licences';
import { shortenInScripts, type ShortNames } from './short-names';

/** Where the browser code stands in the export, and what it may add to a page. */
export type BrowserCode = {
  /** Address of the page script. */
  readonly pageScript: string;
  /** The words in the page script and in what it loads by need, by the names of that. */
  readonly wordsOf: (names: readonly string[]) => readonly ReadonlySet<string>[];
  /** The files that something of is in the code, from the project's folder. */
  readonly sources: readonly string[];
};

/** Folder of the browser code in the export. */
const siteFolder = '_next/static/site';

/** Settings that the browser code knows; without one its code is left out. */
const settings = [
  'NEXT_PUBLIC_CONTACT_ENDPOINT',
  'NEXT_PUBLIC_GA_ID',
  'NEXT_PUBLIC_VITALS_ENDPOINT',
] as const;

/**
 * Bundles what runs in the visitor's browser: the page script, and each file that it loads by
 * need. Islands share one chunk with React. File names carry a hash of their content.
 * @param outDir the export, from the project's folder
 * @param islands names of the islands, as in components/islands/registry.ts
 * @param shortNames what utilities are called in them
 */
export async function bundleBrowserCode(
  outDir: string,
  islands: readonly string[],
  shortNames: ShortNames,
): Promise<BrowserCode> {
  const define: Record<string, string> = { 'process.env.NODE_ENV': '"production"' };
  for (const name of settings) {
    define[`process.env.${name}`] = JSON.stringify(process.env[name] ?? '');
  }
  const options = {
    outdir: join(outDir, siteFolder),
    bundle: true,
    minify: true,
    format: 'esm',
    target: scriptTargets,
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    jsx: 'automatic',
    // Words as bundles take them, each in a file of its own (lib/content/words.ts).
    alias: { '@/words': './.content/words.js' },
  } as const satisfies BuildOptions;

  // Without React; each of the last two belongs to a setting.
  const plain = [
    'carousel',
    'hours',
    ...(process.env.NEXT_PUBLIC_GA_ID ? ['consent'] : []),
    ...(process.env.NEXT_PUBLIC_VITALS_ENDPOINT ? ['vitals'] : []),
  ];
  const entries = Object.fromEntries([
    ...islands.map((name) => [name, `components/islands/${name}/entry.ts`]),
    ...plain.map((name) => [name, `lib/browser/${name}.ts`]),
  ]);
  const utilities = new Map<string, readonly string[]>();
  const byNeed = await build({
    ...options,
    define,
    entryPoints: entries,
    splitting: true,
    plugins: [shortenInScripts(shortNames, (file, names) => utilities.set(file, names))],
    banner: { js: `/* Licences: ${licencesPath} */` },
  });
  const assets: Record<string, string> = {};
  const words = new Map<string, ReadonlySet<string>>();
  for (const [file, { entryPoint }] of Object.entries(byNeed.metafile.outputs)) {
    const name = Object.keys(entries).find((key) => entries[key] === entryPoint);
    if (name === undefined) continue;
    assets[name] = file.slice(outDir.length);
    await writeRetry(file);
    const files = filesBehind(byNeed.metafile, file);
    const classes = files.flatMap((each) =>
      Object.keys(byNeed.metafile.outputs[each]?.inputs ?? {}).flatMap(
        (input) => utilities.get(input) ?? [],
      ),
    );
    words.set(name, new Set([...classes, ...(await wordsIn(files))]));
  }
  const page = await build({
    ...options,
    define: { ...define, ASSETS: JSON.stringify(assets) },
    entryPoints: { page: 'lib/browser/main.ts' },
  });
  const [pageFile] = Object.keys(page.metafile.outputs);
  if (pageFile === undefined) throw new Error('esbuild wrote no page script.');
  const pageWords = await wordsIn([pageFile]);
  return {
    pageScript: pageFile.slice(outDir.length),
    wordsOf: (names) => [
      pageWords,
      // Consent is asked for on every page, where it is asked for at all.
      ...[...names, 'consent'].flatMap((name) => words.get(name) ?? []),
    ],
    sources: [...sourcesIn(byNeed.metafile), ...sourcesIn(page.metafile)],
  };
}

/**
 * Writes a copy of a file that imports its chunks from other addresses: lib/browser/main.ts asks for
 * it after a failure.
 */
async function writeRetry(file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  const chunk = /(?<=["']\.\/shared\.\w+\.js)(?=["'])/g;
  await writeFile(file.replace(/js$/, 'retry.js'), code.replace(chunk, '?retry=1'));
}

function sourcesIn({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0),
  );
}

/** A bundle and the chunks that it imports. */
function filesBehind({ outputs }: Metafile, file: string): string[] {
  const files = new Set([file]);
  for (const each of files) for (const { path } of outputs[each]?.imports ?? []) files.add(path);
  return [...files];
}

/**
 * The words of scripts that may be names of classes or custom properties. Generous on purpose: a
 * rule too many costs bytes, a rule too few the looks.
 */
async function wordsIn(files: readonly string[]): Promise<Set<string>> {
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Set(sources.flatMap((source) => source.match(/[^\s"'`]+/g) ?? []));
}
