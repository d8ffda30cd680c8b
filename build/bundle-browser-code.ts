import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { pageModules } from '@/lib/browser/browser-module';
import { modules } from '@/lib/browser/modules';
import { hashedFolders } from '@/lib/base/hashed-folders';
import { publicSettings } from '@/lib/base/settings';
import { scriptTargets } from './browser-targets';
import { licencesPath } from './licences';

/** Where the browser code stands in the export, and what it may add to a page. */
export type BrowserCode = Awaited<ReturnType<typeof bundleBrowserCode>>;

/** Folder in the export of what is neither a page nor a file of Next's. */
export const siteFolder = `${hashedFolders.code.slice(1)}site`;

/**
 * Bundles what runs in the visitor's browser: the page script, and a file for each island and
 * enhancement that it loads. Islands share one chunk with React. File names carry a hash of their
 * content.
 * @param outDir the export, from the project's folder
 * @param islands names of the islands, as in components/islands/registry.ts
 */
export async function bundleBrowserCode(outDir: string, islands: readonly string[]) {
  const define: Record<string, string> = { 'process.env.NODE_ENV': '"production"' };
  for (const name of publicSettings) {
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
  } as const satisfies BuildOptions;

  const unset = Object.entries(pageModules).flatMap(([name, setting]) => (setting ? [] : [name]));
  const sourceFiles = Object.fromEntries([
    ...islands.map((name) => [name, `components/islands/${name}/start.ts`]),
    ...Object.keys(modules)
      .filter((name) => !unset.includes(name))
      .map((name) => [name, `lib/browser/${name}.ts`]),
  ]);
  const assetBuild = await build({
    ...options,
    define,
    entryPoints: sourceFiles,
    splitting: true,
    banner: { js: `/* Licences: ${licencesPath} */` },
  });
  const fileOf = (name: string) =>
    Object.entries(assetBuild.metafile.outputs).find(
      ([, { entryPoint }]) => entryPoint !== undefined && entryPoint === sourceFiles[name],
    )?.[0] ?? '';
  const names = Object.keys(sourceFiles);
  const assets = Object.fromEntries(names.map((name) => [name, fileOf(name).slice(outDir.length)]));
  const pageBuild = await build({
    ...options,
    define: { ...define, ASSETS: JSON.stringify(assets) },
    entryPoints: { page: 'lib/browser/main.ts' },
  });
  const [pageFile = ''] = Object.keys(pageBuild.metafile.outputs);
  const words = new Map([['page', await wordsIn([pageFile])]]);
  for (const name of names) {
    words.set(name, await wordsIn(withImports(assetBuild.metafile, fileOf(name))));
  }
  return {
    /** Address of the page script. */
    pageScript: pageFile.slice(outDir.length),
    /**
     * The words of the page script (`page`), and of each island and enhancement by its name. They may
     * be names of classes or custom properties.
     */
    words,
    /** The source files that something of is in the code, from the project's folder. */
    sources: [...listSources(assetBuild.metafile), ...listSources(pageBuild.metafile)],
  };
}

function listSources({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0),
  );
}

/** A bundle and the chunks that it imports. */
function withImports({ outputs }: Metafile, file: string): string[] {
  const files = new Set([file]);
  for (const name of files) for (const { path } of outputs[name]?.imports ?? []) files.add(path);
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
