import { isPlaceholder } from '@/content/placeholder';
import { isCalendarDay } from '@/lib/articles';
import { contentFileOf } from '@/lib/pages';
import type { ContentModule, ContentSet } from './content-set';
import { fieldsOf } from './walk-content';

/** Bounds of the texts that search engines show, in characters. */
const titleLength = { least: 10, most: 65 };
const descriptionLength = { least: 50, most: 165 };
const pictureTitleLength = { least: 1, most: 48 };

/**
 * All that is wrong with the content and cannot be said in types: one line each, as
 * `file: field: reason`.
 */
export function contentFaults(content: ContentSet): string[] {
  return [
    ...content.articleFaults,
    ...routeFaults(content),
    ...redirectFaults(content),
    ...metadataFaults(content),
    ...fieldFaults(content),
    ...cardFaults(content),
  ];
}

/** `content/pages/ask-octopus.ts` for askOctopus. */
export function pageFile(routeId: string): string {
  return `content/pages/${contentFileOf(routeId)}.ts`;
}

function routeFaults({ routes, appPaths, modules }: ContentSet): string[] {
  const faults: string[] = [];
  const fault = (id: string, reason: string) => faults.push(`content/routes.ts: ${id}: ${reason}`);
  const seen = new Map<string, string>();
  for (const [id, { path, parent }] of Object.entries(routes)) {
    if (!/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)) {
      fault(
        `${id}.path`,
        `“${path}” must be lower-case words with hyphens between slashes, with no slash at the end`,
      );
    }
    const other = seen.get(path);
    if (other !== undefined) fault(`${id}.path`, `“${path}” is also the path of ${other}`);
    seen.set(path, id);
    if (parent === undefined ? path !== '/' : !(parent in routes)) {
      fault(`${id}.parent`, parent === undefined ? 'is missing' : `“${parent}” is not a route`);
    }
    if (!appPaths.has(path)) {
      fault(`${id}.path`, `there is no page at app${path === '/' ? '' : path}/page.tsx`);
    }
    if (!modules.some(({ file, name }) => file === pageFile(id) && name === id)) {
      fault(id, `its words are missing: ${pageFile(id)} must export const ${id}`);
    }
  }
  for (const path of appPaths) {
    // app/blog/[slug] stands for the articles, whose list is the folder content/blog.
    if (!seen.has(path) && !path.includes('[')) {
      faults.push(`app${path}/page.tsx: path: “${path}” is not in content/routes.ts`);
    }
  }
  return faults;
}

function redirectFaults({ redirects, routes, articles }: ContentSet): string[] {
  const pages = new Set([...Object.values(routes), ...articles].map(({ path }) => path));
  const seen = new Set<string>();
  return redirects.flatMap(({ from, to }, index) => {
    const reasons: string[] = [];
    if (!/^(\/[^/?#\s%]+)+$/.test(from)) {
      reasons.push(`from: “${from}” must be a path with no slash at the end, no query and no hash`);
    }
    if (pages.has(from)) reasons.push(`from: “${from}” is a page, which the redirect would hide`);
    if (seen.has(from)) reasons.push(`from: “${from}” stands in the list twice`);
    if (!(to in routes)) reasons.push(`to: “${to}” is not a route`);
    seen.add(from);
    return reasons.map((reason) => `content/redirects.ts: redirects[${index}].${reason}`);
  });
}

/** The texts that search engines show of a page, wherever they come from. */
type Shown = { readonly file: string; readonly field: string; readonly value: unknown };

function metadataFaults({ modules, articles }: ContentSet): string[] {
  const pages = modules.filter(({ file }) => file.startsWith('content/pages/'));
  const shown = (name: string): Shown[] => [
    ...pages.flatMap(({ file, value }) =>
      hasMeta(value) ? [{ file, field: `meta.${name}`, value: value.meta[name] }] : [],
    ),
    ...articles.map(({ file, frontMatter }) => ({
      file,
      field: name,
      value: new Map<string, unknown>(Object.entries(frontMatter)).get(name),
    })),
  ];
  return [
    ...textFaults(shown('title'), titleLength, 'unique'),
    ...textFaults(shown('description'), descriptionLength, 'unique'),
    ...textFaults(shown('pictureTitle'), pictureTitleLength),
  ];
}

function hasMeta(value: unknown): value is { readonly meta: Readonly<Record<string, unknown>> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'meta' in value &&
    typeof value.meta === 'object' &&
    value.meta !== null
  );
}

function textFaults(
  texts: readonly Shown[],
  { least, most }: { readonly least: number; readonly most: number },
  uniqueness?: 'unique',
): string[] {
  const seen = new Map<string, string>();
  return texts.flatMap(({ file, field, value }) => {
    if (typeof value !== 'string') return [`${file}: ${field}: is missing`];
    const faults: string[] = [];
    if (value.length < least || value.length > most) {
      faults.push(`has ${value.length} characters, must have ${least} to ${most}: “${value}”`);
    }
    const other = seen.get(value);
    if (uniqueness && other !== undefined) faults.push(`is the same as in ${other}: “${value}”`);
    seen.set(value, file);
    return faults.map((reason) => `${file}: ${field}: ${reason}`);
  });
}

/** Checks of single fields, wherever in the content they stand. */
function fieldFaults(content: ContentSet): string[] {
  const { routes, articles, publicFiles } = content;
  const slugs = new Set(articles.map(({ slug }) => slug));
  const pages = new Set<string>([...Object.values(routes), ...articles].map(({ path }) => path));
  const reasonFor = (field: string, value: unknown): string | undefined => {
    // The three texts for search engines have bounds of their own.
    if (value === '' && !field.startsWith('meta.')) return 'is empty';
    if (typeof value === 'string' && /^\/images\//.test(value) && !publicFiles.has(value)) {
      return `there is no file public${value}`;
    }
    if (/(^|\.)(date|lastUpdated)$/.test(field)) {
      const date = isPlaceholder(value) ? value.placeholder : value;
      const isToday = date === 'today' && field.endsWith('lastUpdated');
      if (!isToday && (typeof date !== 'string' || !isCalendarDay(date))) {
        return `“${String(date)}” is not a day of the calendar, written YYYY-MM-DD`;
      }
    }
    if (typeof value !== 'object' || value === null) return undefined;
    if ('route' in value && !(String(value.route) in routes)) {
      return `“${String(value.route)}” is not a route of content/routes.ts`;
    }
    // An article's file with a fault of its own is not in the list; that fault is told already.
    if ('article' in value && content.articleFaults.length === 0) {
      if (!slugs.has(String(value.article))) {
        return `there is no article content/blog/${String(value.article)}.mdx`;
      }
    }
    if ('unregistered' in value && pages.has(String(value.unregistered))) {
      return `“${String(value.unregistered)}” is a page: link to it as { route: … } or { article: … }`;
    }
    return undefined;
  };
  return content.modules
    .filter(({ file }) => file.startsWith('content/pages/') || file === 'content/company.ts')
    .filter(({ name }) => name !== 'company') // the same values as companyFacts, resolved
    .flatMap(({ file, value }) =>
      [...fieldsOf(value)].flatMap(({ field, value: item }) => {
        const reason = reasonFor(field, item);
        return reason === undefined ? [] : [`${file}: ${field}: ${reason}`];
      }),
    );
}

/** The blog's cards and articles together: one leads, and what is replaced exists. */
function cardFaults({ modules, articles, articleFaults }: ContentSet): string[] {
  if (articleFaults.length > 0) return [];
  const file = pageFile('blog');
  const cards = cardsOf(modules.find((module) => module.file === file && module.name === 'blog'));
  const replaced = new Set(articles.map(({ frontMatter }) => frontMatter.replaces));
  const faults: string[] = [];
  for (const { file: article, frontMatter } of articles) {
    const { replaces } = frontMatter;
    if (replaces !== undefined && !cards.some(({ id }) => id === replaces)) {
      const known = cards.map(({ id }) => String(id)).join(', ');
      faults.push(`${article}: replaces: no card in ${file} has the id ${replaces} (${known})`);
    }
  }
  const leading = [
    ...articles.filter(({ frontMatter }) => frontMatter.featured).map((article) => article.file),
    ...cards
      .filter(({ id, featured }) => featured && !(typeof id === 'number' && replaced.has(id)))
      .map(({ id }) => `${file} (card ${String(id)})`),
  ];
  if (leading.length !== 1) {
    faults.push(
      `content/blog: featured: exactly one article or card leads the blog page; now ${leading.length === 0 ? 'none does' : leading.join(' and ')}`,
    );
  }
  return faults;
}

function cardsOf(blog: ContentModule | undefined): { id: unknown; featured: boolean }[] {
  const value = blog?.value;
  if (typeof value !== 'object' || value === null || !('cards' in value)) return [];
  if (!Array.isArray(value.cards)) return [];
  return value.cards.flatMap((card: unknown) =>
    typeof card === 'object' && card !== null && 'id' in card
      ? [{ id: card.id, featured: 'featured' in card && card.featured === true }]
      : [],
  );
}
