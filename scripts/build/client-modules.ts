import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { Problem } from './problem';

/** Client modules by their id in Next's payloads: the source file of each. */
export type ClientModules = ReadonlyMap<string, string>;

const manifestSchema = z.object({
  clientModules: z.record(z.string(), z.object({ id: z.union([z.number(), z.string()]) })),
});

/**
 * Reads which source file stands behind each client module id, from the manifests that
 * `next build` leaves beside its server output.
 * @param serverDir `.next/server/app`
 */
export async function readClientModules(serverDir: string): Promise<ClientModules> {
  const files = (await readdir(serverDir, { recursive: true })).filter((file) =>
    file.endsWith('_client-reference-manifest.js'),
  );
  if (files.length === 0) {
    throw new Problem(
      `No client manifest found under ${serverDir}: this Next version writes its output differently. ` +
        'Build with PRUNE=0 until scripts/build/client-modules.ts knows it.',
    );
  }
  const modules = new Map<string, string>();
  for (const file of files) {
    for (const [id, source] of clientModulesIn(await readFile(join(serverDir, file), 'utf8'))) {
      modules.set(id, withoutOwnFolder(source, process.cwd()));
    }
  }
  return modules;
}

/** The modules of one manifest file: id and source file, without the `[project]/` prefix. */
export function clientModulesIn(manifest: string): [string, string][] {
  // The file is a script: globalThis.__RSC_MANIFEST["/about/page"] = {…json…}
  const json = /__RSC_MANIFEST\["[^\n]*?"\] = (\{.*\});?\s*$/s.exec(manifest)?.[1];
  if (!json) throw new Problem('A client manifest of Next is not in the form known here.');
  const { clientModules } = manifestSchema.parse(JSON.parse(json));
  return Object.entries(clientModules).map(([source, { id }]) => [
    String(id),
    source.replace(/^\[project\]\//, '').replace(/ <module evaluation>$/, ''),
  ]);
}

/**
 * A source file by its path in the project. Next names it from the workspace's root, which it
 * takes to be a folder above when a lockfile lies there.
 */
export function withoutOwnFolder(source: string, project: string): string {
  if (existsSync(join(project, source))) return source;
  for (let folder = dirname(project); folder !== dirname(folder); folder = dirname(folder)) {
    const own = `${relative(folder, project)}/`;
    if (source.startsWith(own)) return source.slice(own.length);
  }
  return source;
}

/** The parts of Next that every page carries; its Link, Image and Script are not among them. */
const nextOwn = /^node_modules\/next\/dist\/(esm\/)?(client\/components\/|lib\/)/;

/** Error screens of the development server: exported pages never show them. */
const errorScreens = new Set(['app/error.tsx', 'app/global-error.tsx']);

const islandFile = /^components\/islands\/.+/;

/**
 * What is wrong with the client modules of a page, one line each. In production a page has no
 * React but that of its islands, so a client component outside one would never come to life.
 * @param ids ids of the client modules in the page's payload
 * @param hasIsland whether the page's HTML has an island
 */
export function strayClientModules(
  ids: ReadonlySet<string>,
  modules: ClientModules,
  hasIsland: boolean,
): string[] {
  const problems: string[] = [];
  for (const id of ids) {
    const source = modules.get(id);
    if (source === undefined) {
      problems.push(
        `client module ${id} is in no manifest: this Next version names them otherwise`,
      );
    } else if (islandFile.test(source)) {
      if (!hasIsland) {
        problems.push(`${source} stands outside an <Island>, so it would never come to life`);
      }
    } else if (!nextOwn.test(source) && !errorScreens.has(source)) {
      problems.push(
        `${source} is a client component outside components/islands, so it would never come to life`,
      );
    }
  }
  return problems;
}
