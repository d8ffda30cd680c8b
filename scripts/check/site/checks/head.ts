import { metaLengths } from '@/content/schema';
import { everyKind, type PageCheck, type SiteCheck } from '../check';
import { linksOf, metaContent, metasOf, type ExportedPage } from '../site';

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

const ownAddress = (page: ExportedPage, origin: string) => `${origin}${page.path}`;

const onlyOne = (what: string, values: readonly string[]) =>
  values.length === 1 && values[0] !== '' ? [] : [`has ${values.length} ${what}, not one`];

const between = (
  what: string,
  value: string,
  { least, most }: { readonly least: number; readonly most: number },
) =>
  value.length >= least && value.length <= most
    ? []
    : [`its ${what} has ${value.length} characters, not ${least} to ${most}: “${value}”`];

// Of titles, languages and headings html-validate tells the rest.

export const headChecks: readonly PageCheck[] = [
  {
    name: 'a title of a good length',
    kinds: ['page'],
    faults: ({ facts }) => between('title', facts.titles[0]?.text ?? '', metaLengths.title),
  },
  {
    name: 'one description of a good length',
    kinds: ['page'],
    faults: ({ facts }) => [
      ...onlyOne('descriptions', metasOf(facts, 'description')),
      ...between('description', metaContent(facts, 'description') ?? '', metaLengths.description),
    ],
  },
  {
    name: 'character set and viewport',
    kinds: everyKind,
    faults: ({ facts, html }) => [
      // Browsers look for the character set in the first 1024 bytes (HTML standard).
      ...(/<meta charset="utf-8"/i.test(html.slice(0, 1024))
        ? []
        : ['has no charset utf-8 within its first 1024 characters']),
      ...onlyOne('viewports', metasOf(facts, 'viewport')),
    ],
  },
  {
    name: 'canonical address and og:url are the page’s own',
    kinds: ['page'],
    faults: (page, { origin }) => {
      const own = ownAddress(page, origin);
      const canonical = linksOf(page.facts, 'canonical');
      const url = metaContent(page.facts, 'og:url');
      return [
        ...onlyOne('canonical addresses', canonical),
        ...canonical
          .filter((address) => address !== own)
          .map((address) => `its canonical address is ${address}, not ${own}`),
        ...(url === own ? [] : [`its og:url is ${url ?? 'missing'}, not ${own}`]),
      ];
    },
  },
  {
    name: 'all social tags, once each',
    kinds: ['page', 'redirect'],
    faults: ({ facts }) => [
      ...social.flatMap((name) => onlyOne(name, metasOf(facts, name))),
      ...(metaContent(facts, 'twitter:card') === 'summary_large_image'
        ? []
        : ['its twitter:card is not summary_large_image']),
    ],
  },
  {
    name: 'tags stand in the head',
    kinds: everyKind,
    faults: ({ facts }) => [
      ...facts.metas
        .filter(({ inHead, attributes }) => !inHead && attributes['itemprop'] === undefined)
        .map(
          ({ attributes }) => `has a meta element outside its head: ${JSON.stringify(attributes)}`,
        ),
      ...facts.links
        .filter(
          ({ inHead, attributes }) =>
            !inHead && /canonical|icon|alternate/.test(attributes['rel'] ?? ''),
        )
        .map(({ attributes }) => `has a link ${attributes['rel']} outside its head`),
    ],
  },
  {
    name: 'tags stand before any inlined style, within the first 32 KB',
    kinds: everyKind,
    faults: ({ facts, html }) => {
      const named = facts.metas.filter(
        ({ inHead, attributes }) =>
          inHead &&
          /^(description|robots|og:|twitter:|article:)/.test(
            attributes['name'] ?? attributes['property'] ?? '',
          ),
      );
      const canonical = facts.links.filter(({ attributes }) => attributes['rel'] === 'canonical');
      const last = Math.max(0, ...[...facts.titles, ...named, ...canonical].map(({ end }) => end));
      const bytes = Buffer.byteLength(html.slice(0, last));
      return [
        ...(facts.firstStyle !== undefined && facts.firstStyle < last
          ? ['has an inlined style before the last of its tags']
          : []),
        ...(bytes > readByUnfurlers ? [`its tags end at byte ${bytes}, after 32 KB`] : []),
      ];
    },
  },
  {
    name: 'may be indexed',
    kinds: ['page'],
    faults: ({ facts }) =>
      metasOf(facts, 'robots').some((content) => /noindex|none/i.test(content))
        ? ['is marked noindex']
        : [],
  },
  {
    name: 'is not to be indexed, and claims no address',
    kinds: ['not found'],
    faults: ({ facts }) => [
      ...(metasOf(facts, 'robots').some((content) => /noindex/.test(content))
        ? []
        : ['is not marked noindex']),
      ...onlyOne('robots elements', metasOf(facts, 'robots')),
      ...linksOf(facts, 'canonical').map(() => 'has a canonical address'),
    ],
  },
  {
    name: 'leads to a page at once, with that page’s tags',
    kinds: ['redirect'],
    faults: ({ facts }, site) => {
      const refresh = metaContent(facts, 'refresh') ?? '';
      const to = /^0;\s*url=(\S+)$/i.exec(refresh)?.[1];
      const target = to === undefined ? undefined : site.pageAt.get(to);
      if (target?.kind !== 'page')
        return [`its refresh “${refresh}” does not lead to a page at once`];
      const own = ownAddress(target, site.origin);
      return [
        ...(linksOf(facts, 'canonical')[0] === own ? [] : [`its canonical address is not ${own}`]),
        ...(facts.anchors.some(({ attributes }) => attributes['href'] === to)
          ? []
          : [`has no link to ${to}`]),
        ...social
          .filter((name) => metaContent(facts, name) !== metaContent(target.facts, name))
          .map((name) => `its ${name} is not that of ${to}`),
      ];
    },
  },
];

export const headsTogether: readonly SiteCheck[] = [
  {
    name: 'titles and descriptions unlike each other',
    faults: ({ pages }) => {
      const faults: string[] = [];
      for (const what of ['title', 'description'] as const) {
        const seen = new Map<string, string>();
        for (const { path, kind, facts } of pages) {
          if (kind === 'redirect') continue;
          const value =
            what === 'title' ? facts.titles[0]?.text : metaContent(facts, 'description');
          if (value === undefined) continue;
          const other = seen.get(value);
          if (other === undefined) seen.set(value, path);
          else faults.push(`${path} has the ${what} of ${other}: “${value}”`);
        }
      }
      return faults;
    },
  },
];
