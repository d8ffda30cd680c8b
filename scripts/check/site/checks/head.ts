import { DomUtils } from 'htmlparser2';
import { elementsOf } from '@/build/html';
import { everyKind, linksOf, metaName, metasOf, type ExportedPage, type PageCheck } from '../site';

/** Slack reads this much of a page. */
const readByUnfurlers = 32 * 1024;

const social = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
] as const;

const onlyOne = (what: string, values: readonly string[]) =>
  (values.length !== 1 || values[0] === '') && `has ${values.length} ${what}, not one`;

const inHead = ({ tree }: ExportedPage) =>
  elementsOf(tree, 'head').flatMap((head) => elementsOf(head));

// How long titles and descriptions may be, and that no two are the same, the content check says; of
// titles, languages and headings html-validate tells the rest.

export const headChecks: readonly PageCheck[] = [
  {
    name: 'character set and viewport',
    kinds: everyKind,
    faults: (page) => [
      // Browsers look for the character set in the first 1024 bytes (HTML standard).
      !/<meta charset="utf-8"/i.test(page.html.slice(0, 1024)) &&
        'has no charset utf-8 within its first 1024 characters',
      onlyOne('viewports', metasOf(page, 'viewport')),
    ],
  },
  {
    name: 'one description, the page’s own address, and it may be indexed',
    kinds: ['page'],
    faults: (page, { origin }) => {
      const own = `${origin}${page.path}`;
      const canonical = linksOf(page, 'canonical');
      const [url = 'missing'] = metasOf(page, 'og:url');
      return [
        onlyOne('descriptions', metasOf(page, 'description')),
        onlyOne('canonical addresses', canonical),
        ...canonical.map((it) => it !== own && `its canonical address is ${it}, not ${own}`),
        url !== own && `its og:url is ${url}, not ${own}`,
        metasOf(page, 'robots').some((content) => /noindex|none/i.test(content)) &&
          'is marked noindex',
      ];
    },
  },
  {
    name: 'all social tags, once each',
    kinds: ['page', 'redirect'],
    faults: (page) => [
      ...social.map((name) => onlyOne(name, metasOf(page, name))),
      metasOf(page, 'twitter:card')[0] !== 'summary_large_image' &&
        'its twitter:card is not summary_large_image',
    ],
  },
  {
    name: 'tags stand in the head, before any inlined style, within the first 32 KB',
    kinds: everyKind,
    faults: (page) => {
      const head = inHead(page);
      const isTag = (element: (typeof head)[number]) =>
        element.name === 'title' ||
        /^(description|robots|og:|twitter:|article:)/.test(metaName(element) ?? '') ||
        /canonical|icon|alternate/.test(element.attribs['rel'] ?? '');
      const last = Math.max(0, ...head.filter(isTag).map(({ endIndex }) => endIndex ?? 0));
      const bytes = Buffer.byteLength(page.html.slice(0, last));
      const misplaced = elementsOf(page.tree, ({ name }) => name === 'meta' || name === 'link')
        .filter((element) => isTag(element) && !head.includes(element))
        .map((element) => DomUtils.getOuterHTML(element));
      return [
        ...misplaced.map((tag) => `has a tag outside its head: ${tag}`),
        head.some(({ name, startIndex }) => name === 'style' && (startIndex ?? 0) < last) &&
          'has an inlined style before the last of its tags',
        bytes > readByUnfurlers && `its tags end at byte ${bytes}, after 32 KB`,
      ];
    },
  },
  {
    name: 'is not to be indexed, and claims no address',
    kinds: ['not found'],
    faults: (page) => [
      metasOf(page, 'robots').join() !== 'noindex' && 'is not marked noindex, once',
      linksOf(page, 'canonical').length > 0 && 'has a canonical address',
    ],
  },
  {
    name: 'leads to a page at once, with that page’s tags',
    kinds: ['redirect'],
    faults: (page, site) => {
      const [refresh = ''] = metasOf(page, 'refresh');
      const to = /^0;\s*url=(\S+)$/i.exec(refresh)?.[1] ?? '';
      const target = site.pageAt.get(to);
      if (target?.kind !== 'page')
        return [`its refresh “${refresh}” does not lead to a page at once`];
      const own = `${site.origin}${to}`;
      return [
        linksOf(page, 'canonical')[0] !== own && `its canonical address is not ${own}`,
        !page.html.includes(`<a href="${to}"`) && `has no link to ${to}`,
        ...social
          .filter((name) => metasOf(page, name)[0] !== metasOf(target, name)[0])
          .map((name) => `its ${name} is not that of ${to}`),
      ];
    },
  },
];
