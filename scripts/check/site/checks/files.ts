import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { repeated, type SiteCheck } from '../check';
import { leadsTo, linksOf, fileText, type ExportedSite } from '../site';
import { elementsNamed, readXml, textOfChild, type XmlElement } from '../xml';

const day = 86_400_000;

/** A W3C date and time, as sitemaps write it: a day, or a moment with its zone. */
const w3cDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/;
/** RFC 822 with the year in four digits. */
const rfc822Date =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;

const addressesOfPages = (site: ExportedSite) =>
  site.pages.filter(({ kind }) => kind === 'page').map(({ path }) => `${site.origin}${path}`);

/** Reads a file and what is wrong with it; a file that is missing or broken is one fault. */
async function faultsIn(
  site: ExportedSite,
  address: string,
  faults: (text: string) => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[]> {
  const text = await fileText(site, address);
  if (text === undefined) return [`${address} does not exist`];
  try {
    return (await faults(text)).map((fault) => `${address}: ${fault}`);
  } catch (error) {
    return [`${address}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Addresses in one list that are not in the other, each with a sentence. */
function unlike(
  listed: readonly string[],
  wanted: readonly string[],
  missing: (address: string) => string,
  extra: (address: string) => string,
): readonly string[] {
  return [
    ...wanted.filter((address) => !listed.includes(address)).map(missing),
    ...listed.filter((address) => !wanted.includes(address)).map(extra),
    ...repeated(listed).map((address) => `names ${address} more than once`),
  ];
}

const iconSchema = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.string(),
  purpose: z.string().optional(),
});
const manifestSchema = z.object({
  name: z.string().min(1),
  short_name: z.string().min(1).max(16),
  start_url: z.string(),
  display: z.enum(['fullscreen', 'standalone', 'minimal-ui', 'browser']),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/i),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/i),
  icons: z.array(iconSchema),
});

export const fileChecks: readonly SiteCheck[] = [
  {
    name: 'sitemap.xml names every page once, with true times',
    faults: (site, now) =>
      faultsIn(site, '/sitemap.xml', (text) => {
        const root = readXml(text);
        const urls = elementsNamed(root, 'url');
        const times = urls.flatMap((url) => textOfChild(url, 'lastmod') ?? []);
        return [
          ...(root.name === 'urlset' &&
          root.attributes['xmlns'] === 'http://www.sitemaps.org/schemas/sitemap/0.9'
            ? []
            : ['is not a sitemap']),
          ...unlike(
            urls.map((url) => textOfChild(url, 'loc') ?? ''),
            addressesOfPages(site),
            (address) => `leaves out ${address}`,
            (address) => `names ${address}, which is no page`,
          ),
          ...times
            .filter((time) => !w3cDate.test(time) || Number.isNaN(Date.parse(time)))
            .map((time) => `has the time ${time}, which is not a W3C date`),
          ...times
            .filter((time) => Date.parse(time) > now.getTime() + day)
            .map((time) => `has a time to come: ${time}`),
        ];
      }),
  },
  {
    name: 'robots.txt lets everything be read and names the sitemap',
    faults: (site) =>
      faultsIn(site, '/robots.txt', (text) => [
        ...(text.includes(`Sitemap: ${site.origin}/sitemap.xml`)
          ? []
          : ['does not name the sitemap']),
        ...(/^user-agent: \*$/im.test(text) ? [] : ['says nothing to all crawlers']),
        ...(text.match(/^disallow: *\S.*$/gim) ?? []).map((line) => `keeps crawlers out: ${line}`),
      ]),
  },
  {
    name: 'feed.xml is a valid feed of the articles',
    faults: (site) => faultsIn(site, '/feed.xml', (text) => feedFaults(readXml(text), site)),
  },
  {
    name: 'the blog and its articles announce the feed',
    faults: (site) =>
      site.pages
        .filter(({ path, kind }) => kind === 'page' && /^\/blog(\/|$)/.test(path))
        .filter(
          ({ facts }) =>
            !facts.links.some(
              ({ attributes }) =>
                attributes['rel'] === 'alternate' &&
                attributes['type'] === 'application/rss+xml' &&
                attributes['href'] === `${site.origin}/feed.xml`,
            ),
        )
        .map(({ path }) => `${path} does not announce the feed`),
  },
  {
    name: 'the manifest is valid, and its icons are as it says',
    faults: async (site) => {
      const [address] = site.pages.flatMap(({ facts }) => linksOf(facts, 'manifest'));
      if (address === undefined) return ['no page names a manifest'];
      return faultsIn(site, address, async (text) => {
        const result = manifestSchema.safeParse(JSON.parse(text));
        if (!result.success) {
          return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
        }
        const { icons, start_url: start } = result.data;
        const purposes = icons.flatMap(({ purpose = 'any' }) => purpose.split(' '));
        const sizes = icons.map((icon) => icon.sizes);
        return [
          ...(leadsTo(site, new URL(start, site.origin)).kind === 'page'
            ? []
            : [`start_url ${start} is no page`]),
          ...['192x192', '512x512']
            .filter((size) => !sizes.includes(size))
            .map((size) => `has no icon of ${size}`),
          ...(purposes.includes('maskable') ? [] : ['has no maskable icon']),
          ...(await Promise.all(icons.map((icon) => iconFaults(icon, site)))).flat(),
        ];
      });
    },
  },
  {
    name: 'styles load only files that exist',
    faults: (site) => {
      const styles = site.pages.flatMap(({ facts }) => facts.styles);
      const loaded = styles.flatMap((style) =>
        [...style.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, address = '']) => address),
      );
      return [...new Set(loaded)]
        .filter((address) => !/^(?:data:|#)/.test(address))
        .filter((address) => leadsTo(site, new URL(address, site.origin)).kind !== 'file')
        .map((address) => `a style loads ${address}, which does not exist`);
    },
  },
  {
    name: 'llms.txt names every page',
    faults: (site) =>
      faultsIn(site, '/llms.txt', (text) => [
        ...(/^# \S/.test(text) ? [] : ['does not start with the name']),
        ...unlike(
          [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address = '']) => address),
          addressesOfPages(site)
            .filter((address) => address !== `${site.origin}/`)
            .map((address) => `${address}.md`),
          (address) => `leaves out ${address}`,
          (address) => `names ${address}, which is no page`,
        ),
      ]),
  },
  {
    name: 'security.txt is as RFC 9116 wants it',
    faults: (site, now) => {
      const address = '/.well-known/security.txt';
      return faultsIn(site, address, (text) => {
        const field = (name: string) =>
          [...text.matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].map(([, value = '']) => value);
        const [expires = '', ...more] = field('Expires');
        const left = Date.parse(expires) - now.getTime();
        return [
          ...(field('Contact').some((contact) => /^(mailto:|https:)/.test(contact))
            ? []
            : ['has no contact']),
          ...(more.length === 0 && left > 0 && left < 365 * day
            ? []
            : [`expires “${expires}”, which is not within a year`]),
          ...(field('Canonical').includes(`${site.origin}${address}`)
            ? []
            : ['does not name its own address']),
        ];
      });
    },
  },
  {
    name: 'favicon.ico holds 16, 32 and 48 pixels',
    faults: async (site) => {
      if (!site.files.has('/favicon.ico')) return ['/favicon.ico does not exist'];
      const file = await readFile(join(site.folder, 'favicon.ico'));
      // The widths stand in the entries of 16 bytes behind a header of 6.
      const widths = Array.from(
        { length: file.readUInt16LE(4) },
        (_, index) => file[6 + 16 * index],
      );
      return [16, 32, 48]
        .filter((width) => !widths.includes(width))
        .map((width) => `/favicon.ico holds no picture of ${width} pixels`);
    },
  },
];

function feedFaults(root: XmlElement, site: ExportedSite): readonly string[] {
  const [channel] = elementsNamed(root, 'channel');
  if (root.name !== 'rss' || root.attributes['version'] !== '2.0' || channel === undefined) {
    return ['is not RSS 2.0'];
  }
  const items = elementsNamed(channel, 'item');
  const articles = addressesOfPages(site).filter((url) => url.startsWith(`${site.origin}/blog/`));
  const guids = items.map((item) => textOfChild(item, 'guid') ?? '');
  const self = elementsNamed(channel, 'atom:link').find(
    ({ attributes }) => attributes['rel'] === 'self',
  );
  const required = ['title', 'link', 'description'];
  return [
    ...required
      .filter((name) => !textOfChild(channel, name))
      .map((name) => `its channel has no ${name}`),
    ...(self?.attributes['href'] === `${site.origin}/feed.xml` &&
    self.attributes['type'] === 'application/rss+xml'
      ? []
      : ['has no atom:link to itself']),
    ...items.flatMap((item, index) => [
      ...required
        .filter((name) => !textOfChild(item, name))
        .map((name) => `item ${index + 1} has no ${name}`),
      ...(guids[index] ? [] : [`item ${index + 1} has no guid`]),
      ...(rfc822Date.test(textOfChild(item, 'pubDate') ?? '')
        ? []
        : [`item ${index + 1} has no date by RFC 822: ${textOfChild(item, 'pubDate')}`]),
    ]),
    ...repeated(guids).map((guid) => `several items have the guid ${guid}`),
    ...unlike(
      items.map((item) => textOfChild(item, 'link') ?? ''),
      // A feed holds the newest fifty; all older articles are only in the sitemap.
      articles.length > 50 ? items.map((item) => textOfChild(item, 'link') ?? '') : articles,
      (address) => `leaves out ${address}`,
      (address) => `names ${address}, which is no article`,
    ),
  ];
}

async function iconFaults(
  { src, sizes, type }: z.infer<typeof iconSchema>,
  site: ExportedSite,
): Promise<readonly string[]> {
  if (!site.files.has(src)) return [`its icon ${src} does not exist`];
  const { format, width, height } = await sharp(join(site.folder, src)).metadata();
  const sameType = type === (format === 'svg' ? 'image/svg+xml' : `image/${format}`);
  const sameSize = sizes === 'any' || sizes === `${width}x${height}`;
  return sameType && sameSize ? [] : [`its icon ${src} is not a ${type} of ${sizes}`];
}
