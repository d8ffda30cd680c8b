import { contentFileOf } from '@/lib/routes/pages';
import type { Mistake } from '@/lib/problem';
import type { ContentSet } from './content-set';

/** `content/pages/ask-octopus.ts` for askOctopus. */
export function pageFile(routeId: string): string {
  return `content/pages/${contentFileOf(routeId)}.ts`;
}

/** What is wrong with the list of routes, or between it and the folders of app/. */
export function routeMistakes({ routes, appPaths, modules }: ContentSet): Mistake[] {
  const mistakes: Mistake[] = [];
  const wrong = (place: string, reason: string, remedy?: string) =>
    mistakes.push({ file: 'content/routes.ts', place, reason, remedy });
  const seen = new Map<string, string>();
  for (const [id, { path, parent }] of Object.entries(routes)) {
    if (!/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)) {
      const rule =
        'must be lower-case words with hyphens between slashes, with no slash at the end';
      wrong(`${id}.path`, `“${path}” ${rule}`);
    }
    const other = seen.get(path);
    if (other !== undefined) wrong(`${id}.path`, `“${path}” is also the path of ${other}`);
    seen.set(path, id);
    if (parent === undefined ? path !== '/' : !Object.hasOwn(routes, parent)) {
      const reason = parent === undefined ? 'is missing' : `“${parent}” is not a route`;
      wrong(`${id}.parent`, reason, 'write the id of the page above it, such as home');
    } else if (isBelowItself(id, routes)) {
      wrong(`${id}.parent`, `${id} is its own parent`, 'follow the parents up: they end at home');
    }
    if (!appPaths.has(path)) {
      wrong(`${id}.path`, `there is no page at app${path === '/' ? '' : path}/page.tsx`);
    }
    if (!modules.some(({ file, name }) => file === pageFile(id) && name === id)) {
      wrong(id, `its words are missing: ${pageFile(id)} must export const ${id}`);
    }
  }
  for (const path of appPaths) {
    // app/blog/[slug] stands for the articles, whose list is the folder content/blog.
    if (!seen.has(path) && !path.includes('[')) {
      const reason = `“${path}” is not in content/routes.ts`;
      mistakes.push({ file: `app${path}/page.tsx`, place: 'path', reason });
    }
  }
  return mistakes;
}

/** Whether the way up from a page comes back to it, or never ends. */
function isBelowItself(id: string, routes: ContentSet['routes']): boolean {
  const above = new Set([id]);
  for (let up = routes[id]?.parent; up !== undefined; up = routes[up]?.parent) {
    if (above.has(up)) return true;
    above.add(up);
  }
  return false;
}

/** What is wrong with the list of redirects. */
export function redirectMistakes(content: ContentSet): Mistake[] {
  const { redirects, routes, articles, stories, mistakes: inFiles } = content;
  const texts = [...articles, ...stories];
  const pages = new Set<string>([...Object.values(routes), ...texts].map(({ path }) => path));
  const drafts = new Set<string>(
    texts.filter((one) => one.frontMatter.draft).map(({ path }) => path),
  );
  const targetOf = ({ to }: { readonly to: string }) => routes[to]?.path ?? to;
  const seen = new Set<string>();
  const mistakes: Mistake[] = [];
  for (const [index, redirect] of redirects.entries()) {
    const wrong = (field: string, reason: string, remedy?: string) => {
      const place = `redirects[${index}].${field}`;
      mistakes.push({ file: 'content/redirects.ts', place, reason, remedy });
    };
    const { from, reason: why } = redirect;
    if (!/^(\/[^/?#\s%]+)+$/.test(from)) {
      wrong('from', `“${from}” must be a path without slash at the end, query and hash`);
    }
    if (pages.has(from)) wrong('from', `“${from}” is a page, which the redirect would hide`);
    if (seen.has(from)) wrong('from', `“${from}” stands in the list twice`);
    const to = targetOf(redirect);
    const next = redirects.find((other) => other.from === to);
    if (next !== undefined) {
      const end = targetOf(next);
      wrong('to', `${to} is a redirect itself, to ${end}`, `write where it ends: ${end}`);
      // A file that cannot be read has no address; its own fault is told already.
    } else if (inFiles.length === 0 && (!pages.has(to) || drafts.has(to))) {
      wrong('to', `${to} is no page`, 'write the page that it should lead to');
    }
    if (why.trim() === '') wrong('reason', 'is empty');
    seen.add(from);
  }
  return mistakes;
}
