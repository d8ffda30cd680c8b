import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { redirects, type Redirect } from '@/content/redirects';
import { routes, type Route } from '@/content/routes';
import { ArticleError, readArticles, type Article } from '@/lib/articles';
import { Problem } from './problem';

/** All content, as the checks read it. Files are named from the project's folder. */
export type ContentSet = {
  readonly routes: Readonly<Record<string, Route>>;
  readonly redirects: readonly Redirect[];
  /** Every value that a module under content/ exports. */
  readonly modules: readonly ContentModule[];
  readonly articles: readonly Article[];
  /** What is wrong with article files, one line each. */
  readonly articleFaults: readonly string[];
  /** Addresses of the files under public/. */
  readonly publicFiles: ReadonlySet<string>;
  /** Addresses of the folders under app/ that hold a page. */
  readonly appPaths: ReadonlySet<string>;
};

/** One export of a module under content/. */
export type ContentModule = {
  readonly file: string;
  readonly name: string;
  readonly value: unknown;
};

/** Reads all content of the project in the current folder. */
export async function readContent(): Promise<ContentSet> {
  return {
    routes,
    redirects,
    modules: await contentModules(),
    ...articlesOrFaults(),
    publicFiles: new Set((await filesUnder('public')).map((file) => `/${file}`)),
    appPaths: new Set(
      (await filesUnder('app'))
        .filter((file) => /(^|\/)page\.tsx$/.test(file))
        .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`),
    ),
  };
}

/** Every value that a module under content/ exports, in a fixed order. */
export async function contentModules(): Promise<ContentModule[]> {
  const files = (await filesUnder('content')).filter((file) => /(?<!\.test|\.d)\.ts$/.test(file));
  const modules: ContentModule[] = [];
  for (const file of files) {
    const path = `content/${file}`;
    for (const [name, value] of Object.entries(await importFile(path))) {
      if (typeof value !== 'function') modules.push({ file: path, name, value });
    }
  }
  return modules;
}

async function importFile(path: string): Promise<object> {
  try {
    return await import(pathToFileURL(resolve(path)).href);
  } catch (error) {
    throw new Problem(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

async function filesUnder(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

function articlesOrFaults(): Pick<ContentSet, 'articles' | 'articleFaults'> {
  try {
    return { articles: readArticles(), articleFaults: [] };
  } catch (error) {
    if (error instanceof ArticleError) return { articles: [], articleFaults: error.faults };
    throw error;
  }
}
