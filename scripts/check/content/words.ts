import { dirname } from 'node:path';
import { z } from 'zod';
import { company } from '@/content/company';
import { isPlaceholder } from '@/content/placeholder';
import { day } from '@/lib/articles/front-matter';
import type { Mistake } from '@/lib/problem';
import { metaFaults } from '@/lib/seo/page-meta';
import { missingCharacters } from '@/lib/social-pictures/missing-characters';
import type { ContentSet } from './content-set';
import { pageFile } from './routes';
import { fieldsOf } from './walk-content';

/** What is wrong with titles, descriptions and the words on social pictures. */
export function metadataMistakes(content: ContentSet): Mistake[] {
  return [
    // The same rules hold for articles and case studies, when they are read.
    ...pagesOf(content).flatMap(({ file, value }) =>
      metaFaults(value).map((fault) => ({ file, ...fault })),
    ),
    ...sameMistakes(metaTexts(content, 'title')),
    ...sameMistakes(metaTexts(content, 'description')),
  ];
}

/** One field of the metadata of every page, article and case study. */
function metaTexts(
  content: ContentSet,
  name: 'title' | 'description' | 'pictureTitle',
): { readonly file: string; readonly place: string; readonly text: unknown }[] {
  return [
    ...pagesOf(content).map(({ file, value }) => ({
      file,
      place: `meta.${name}`,
      text: value.meta[name],
    })),
    ...[...content.articles, ...content.stories].map(({ file, frontMatter }) => ({
      file,
      place: name,
      text: frontMatter[name],
    })),
  ];
}

/** The words of the pages of the route list. */
function pagesOf({ modules }: ContentSet) {
  return modules.flatMap(({ file, value }) => (hasMeta(value) ? [{ file, value }] : []));
}

/**
 * Texts that search engines could not tell apart. What two articles, or two case studies, share is
 * told when they are read.
 */
function sameMistakes(texts: ReturnType<typeof metaTexts>): Mistake[] {
  const seen = new Map<unknown, string>();
  return texts.flatMap(({ file, place, text }) => {
    const other = seen.get(text);
    seen.set(text, file);
    const isTold = other !== undefined && file.endsWith('.mdx') && dirname(other) === dirname(file);
    return other === undefined || isTold
      ? []
      : [{ file, place, reason: `is the same as in ${other}: “${String(text)}”` }];
  });
}

/** Words that stand on social pictures in letters that their faces do not have. */
export function pictureMistakes(content: ContentSet): Mistake[] {
  const shown = [
    ...metaTexts(content, 'pictureTitle'),
    ...Object.entries(content.routes).map(([id, { label }]) => ({
      file: 'content/routes.ts',
      place: `${id}.label`,
      text: label,
    })),
    { file: 'content/company.ts', place: 'name', text: company.name },
  ];
  return shown.flatMap(({ file, place, text }): Mistake[] => {
    const missing = typeof text === 'string' ? missingCharacters(text) : [];
    if (missing.length === 0) return [];
    const reason = `the pictures of shared links have no letters for ${missing.join(' ')}`;
    return [{ file, place, reason, remedy: 'write it in Latin letters' }];
  });
}

function hasMeta(value: unknown): value is { readonly meta: Readonly<Record<string, unknown>> } {
  return z.object({ meta: z.looseObject({}) }).safeParse(value).success;
}

/** Fields whose words go into structured data, which can hold no “<”. */
const structured =
  /^(meta\.(title|description|pictureTitle)|(title|description|pictureTitle|headline|author|category|industry)|.*\.(question|answer))$/;

/** What is wrong with single fields, wherever in the content they stand. */
export function fieldMistakes(content: ContentSet): Mistake[] {
  const { modules, articles, stories } = content;
  const reasonFor = reasonsWith(content);
  const values = [
    // What companyFacts holds stands in company again, resolved.
    ...modules.filter(({ name }) => name !== 'company'),
    ...[...articles, ...stories].map(({ file, frontMatter }) => ({ file, value: frontMatter })),
  ];
  return values.flatMap(({ file, value }) =>
    [...fieldsOf(value)].flatMap(({ field: place, value: item }): Mistake[] => {
      const reason = reasonFor(place, item);
      return reason === undefined ? [] : [{ file, place, reason }];
    }),
  );
}

function reasonsWith(content: ContentSet): (field: string, value: unknown) => string | undefined {
  const { routes, articles, stories, mistakes, publicFiles, redirects } = content;
  const slugs = new Set(articles.map(({ slug }) => slug));
  const storyIds = new Set(stories.map(({ slug }) => slug));
  const pages = new Set<string>([...Object.values(routes), ...articles].map(({ path }) => path));
  const aliases = new Set<string>(redirects.map(({ from }) => from));
  return (field, value) => {
    if (typeof value === 'string') {
      return textReason(field, value, publicFiles) ?? dateReason(field, value);
    }
    if (typeof value !== 'object' || value === null) return dateReason(field, value);
    if ('route' in value && !Object.hasOwn(routes, String(value.route))) {
      return `“${String(value.route)}” is not a route of content/routes.ts`;
    }
    if ('alias' in value && !aliases.has(String(value.alias))) {
      return `“${String(value.alias)}” is not in content/redirects.ts`;
    }
    // A file with a fault of its own is not in the list; that fault is told already.
    if ('article' in value && mistakes.length === 0 && !slugs.has(String(value.article))) {
      return `there is no article content/blog/${String(value.article)}.mdx`;
    }
    if ('story' in value && mistakes.length === 0 && !storyIds.has(String(value.story))) {
      return `there is no case study content/stories/${String(value.story)}.mdx`;
    }
    if ('unregistered' in value && pages.has(String(value.unregistered))) {
      return `“${String(value.unregistered)}” is a page: link to it as { route: … } or { article: … }`;
    }
    return dateReason(field, value);
  };
}

function textReason(
  field: string,
  value: string,
  publicFiles: ContentSet['publicFiles'],
): string | undefined {
  // The texts for search engines have bounds of their own.
  if (value.trim() === '' && !field.startsWith('meta.')) return 'is empty';
  if (structured.test(field) && value.includes('<')) {
    return `holds “<”, which search engines’ data cannot: write it in words (“under”, “less than”)`;
  }
  if (/^\/(images|pictures)\//.test(value) && !publicFiles.has(value)) {
    return `there is no file public${value}`;
  }
  return undefined;
}

function dateReason(field: string, value: unknown): string | undefined {
  if (!/(^|\.)(date|lastUpdated)$/.test(field)) return undefined;
  const date = isPlaceholder(value) ? value.placeholder : value;
  if (date === 'today' && field.endsWith('lastUpdated')) return undefined;
  if (day.safeParse(date).success) return undefined;
  return `“${String(date)}” is not a day of the calendar, written YYYY-MM-DD`;
}

/** The blog's cards and articles together: one leads, and what is replaced exists. */
export function cardMistakes({ cards, articles, mistakes: inFiles }: ContentSet): Mistake[] {
  const file = pageFile('blog');
  const published = articles.filter(({ frontMatter }) => frontMatter.draft !== true);
  const replaced = new Set(published.map(({ frontMatter }) => frontMatter.replaces));
  const mistakes: Mistake[] = [];
  for (const { file: article, frontMatter } of articles) {
    const { replaces } = frontMatter;
    if (replaces !== undefined && !cards.some(({ id }) => id === replaces)) {
      const known = cards.map(({ id }) => id).join(', ');
      const reason = `no card in ${file} has the id ${replaces} (${known})`;
      mistakes.push({ file: article, place: 'replaces', reason });
    }
  }
  // An article that cannot be read may be the one that leads.
  if (inFiles.length > 0) return mistakes;
  const leading = [
    ...published.filter(({ frontMatter }) => frontMatter.featured).map((article) => article.file),
    ...cards
      .filter(({ id, featured }) => featured && !replaced.has(id))
      .map(({ id }) => `${file} (card ${id})`),
  ];
  if (leading.length !== 1) {
    const now = leading.length === 0 ? 'none does' : leading.join(' and ');
    const reason = `exactly one article or card leads the blog page; now ${now}`;
    mistakes.push({ file: 'content/blog', place: 'featured', reason });
  }
  return mistakes;
}
