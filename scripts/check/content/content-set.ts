import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blog } from '@/content/pages/blog';
import { redirects, type Redirect } from '@/content/redirects';
import { routes, type Route } from '@/content/routes';
import { readAllArticles, type Article } from '@/lib/articles/articles';
import { readAllStories, type Story } from '@/lib/articles/stories';
import type { Mistake } from '@/lib/problem';
import { filesUnder } from '@/build/files';

/** All content, as the checks read it. Files are named from the project's folder. */
export type ContentSet = {
  readonly routes: Readonly<Record<string, Route>>;
  readonly redirects: readonly Redirect[];
  /** Every value that a module under content/ exports. */
  readonly modules: readonly ContentModule[];
  /** The cards of the blog page. */
  readonly cards: readonly { readonly id: number; readonly featured: boolean }[];
  /** Drafts included. */
  readonly articles: readonly Article[];
  readonly stories: readonly Story[];
  /** What is wrong with their files. */
  readonly mistakes: readonly Mistake[];
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
  const articles = readAllArticles();
  const stories = readAllStories();
  return {
    routes,
    redirects,
    modules: await contentModules(),
    cards: blog.cards,
    articles: articles.items,
    stories: stories.items,
    mistakes: [...articles.mistakes, ...stories.mistakes],
    publicFiles: new Set(filesUnder('public').map((file) => `/${file}`)),
    appPaths: new Set(
      filesUnder('app')
        .filter((file) => /(^|\/)page\.tsx$/.test(file))
        .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`),
    ),
  };
}

/** Every value that a module under content/ exports, in a fixed order. */
export async function contentModules(): Promise<ContentModule[]> {
  const files = filesUnder('content').filter(
    (file) => /(?<!\.test|\.d)\.ts$/.test(file) && !file.startsWith('schema/'),
  );
  const modules: ContentModule[] = [];
  for (const file of files) {
    const path = `content/${file}`;
    const exported: object = await import(pathToFileURL(resolve(path)).href);
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== 'function') modules.push({ file: path, name, value });
    }
  }
  return modules;
}
