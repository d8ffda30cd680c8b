import type { Article } from '@/lib/articles/articles';
import type { Story } from '@/lib/articles/stories';
import { textReport, type TextReference, type TextReport } from '@/lib/articles/text-faults';
import { findPicture } from '@/lib/pictures/find-picture';
import { whyUnreadable } from '@/lib/pictures/pictures';
import type { Fault, Mistake } from '@/lib/problem';
import { decoded, siteOrigin } from '@/lib/routes/urls';
import type { ContentSet } from './content-set';
import { placesOf } from './places';

/** A text with what is known of it. */
type ReadText = { readonly writing: Article | Story; readonly report: TextReport };

/** Files that the build writes and that a text may link to. */
const builtFiles = new Set(['/feed.xml', '/sitemap.xml', '/llms.txt']);

/**
 * Everything that is wrong in the texts of articles and case studies: what would not be shown as
 * it was meant, links and places that are not there, pictures that cannot be used.
 */
export async function textMistakes(content: ContentSet): Promise<Mistake[]> {
  const texts = [...content.articles, ...content.stories].map((writing): ReadText => ({
    writing,
    report: textReport(writing.body),
  }));
  const mistakes = texts.flatMap(({ writing, report }) =>
    report.faults.map(({ line, ...fault }) => ({
      file: writing.file,
      place: `line ${line}`,
      ...fault,
    })),
  );
  for (const text of texts) {
    for (const reference of text.report.references) {
      const fault =
        reference.kind === 'picture'
          ? await pictureFault(text.writing.file, reference.address)
          : await linkFault(reference, text, texts, content);
      if (fault !== undefined) {
        mistakes.push({ file: text.writing.file, place: `line ${reference.line}`, ...fault });
      }
    }
  }
  for (const { file, frontMatter } of content.articles) {
    const fault = frontMatter.cover?.includes('.') && (await pictureFault(file, frontMatter.cover));
    if (fault) mistakes.push({ file, place: 'cover', ...fault });
  }
  return mistakes;
}

async function pictureFault(file: string, address: string): Promise<Fault | undefined> {
  const found = findPicture(file, address);
  if (!('file' in found)) return found;
  const why = await whyUnreadable(found.file);
  return why === undefined
    ? undefined
    : { reason: `the picture ${found.file} cannot be read: ${why}` };
}

async function linkFault(
  { address }: TextReference,
  { writing, report }: ReadText,
  texts: readonly ReadText[],
  content: ContentSet,
): Promise<Fault | undefined> {
  if (address === '' || address === '#') return { reason: 'a link has no address' };
  if (decoded(address) === undefined) {
    return { reason: `“${address}” is not an address`, remedy: 'write %25 for a per cent sign' };
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return outwardFault(address);
  if (address.startsWith('//')) {
    return { reason: `“${address}” has no https:`, remedy: `write https:${address}` };
  }
  const [beforeHash = '', hash = ''] = address.split('#');
  if (beforeHash === '') return placeFault(hash, report.ids, 'this text');
  const path = beforeHash.split('?')[0] ?? '';
  if (!path.startsWith('/')) return relativeFault(path, content);
  if (path !== '/' && /\/$|\.html?$/.test(path)) {
    const remedy = `write ${path.replace(/\/$|\.html?$/, '')}`;
    return { reason: `the address ${path} is not written as on this site`, remedy };
  }
  if (content.publicFiles.has(decodeURI(path)) || builtFiles.has(path)) return undefined;
  const draft = [...content.articles, ...content.stories].find((item) => item.path === path);
  if (draft?.frontMatter.draft && !writing.frontMatter.draft) {
    return { reason: `${path} is a draft`, remedy: 'publish it first, or take the link out' };
  }
  const text = texts.find((item) => item.writing.path === path);
  if (text) return hash === '' ? undefined : placeFault(hash, text.report.ids, path);
  const route = Object.values(content.routes).find((item) => item.path === path);
  if (route) return hash === '' ? undefined : placeFault(hash, await placesOf(path), path);
  if (content.redirects.some(({ from }) => from === path)) return undefined;
  const meant = nearest(path, content);
  return { reason: `there is no page ${path}`, remedy: meant && `there is ${meant}` };
}

function placeFault(hash: string, places: ReadonlySet<string>, where: string): Fault | undefined {
  if (hash === 'top' || places.has(decodeURIComponent(hash))) return undefined;
  const known = [...places].slice(0, 12).join(', ');
  const remedy = known ? `it has ${known}` : undefined;
  return { reason: `${where} has no place named “${hash}”`, remedy };
}

function outwardFault(address: string): Fault | undefined {
  const scheme = address.slice(0, address.indexOf(':')).toLowerCase();
  if (scheme === 'mailto' || scheme === 'tel') {
    return address.length > scheme.length + 1 ? undefined : { reason: `“${address}” is empty` };
  }
  if (scheme !== 'https' && scheme !== 'http') {
    return { reason: `a link cannot lead to ${address.slice(0, 60)}`, remedy: 'write https://…' };
  }
  if (!URL.canParse(address) || !/^https?:\/\/[^/]/i.test(address)) {
    return { reason: `“${address}” is not an address` };
  }
  const { origin, pathname, search, hash } = new URL(address);
  return origin === siteOrigin()
    ? { reason: `${address} is on this site`, remedy: `write ${pathname}${search}${hash}` }
    : undefined;
}

/** A link by a file's name, or one that lacks its beginning. */
function relativeFault(path: string, { articles, stories }: ContentSet): Fault {
  const name = path.replace(/^(\.{1,2}\/)+/, '').replace(/\.mdx?$/, '');
  const meant = [...articles, ...stories].find(({ slug, path: own }) =>
    [slug, own.slice(1)].includes(name),
  );
  const guess = path.includes('@')
    ? `mailto:${path}`
    : /^[\w-]+(\.[\w-]+)+/.test(path) && !/\.mdx?$/.test(path)
      ? `https://${path}`
      : `/${name}`;
  return { reason: `“${path}” is not a whole address`, remedy: `write ${meant?.path ?? guess}` };
}

/** The address of a page that is spelt much like another. */
function nearest(path: string, { routes, articles, stories }: ContentSet): string | undefined {
  const last = path.split('/').at(-1) ?? '';
  return [...Object.values(routes), ...articles, ...stories].find(
    (page) => last.length > 3 && page.path.split('/').at(-1)?.startsWith(last.slice(0, 4)),
  )?.path;
}
