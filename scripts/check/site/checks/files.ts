import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import type { MetadataRoute } from 'next';
import sharp from 'sharp';
import { elementsOf, parseXml, type HtmlElement, type HtmlTree } from '@/build/html';
import { leadsTo, linksOf, repeated, type ExportedSite, type SiteCheck, type Told } from '../site';

const day = 86_400_000;

/** A W3C date and time, as sitemaps write it: a day, or a moment with its zone. */
const w3cDate = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

const addressesOfPages = (site: ExportedSite) =>
  site.pages.filter(({ kind }) => kind === 'page').map(({ path }) => `${site.origin}${path}`);

/** Reads a file and what is wrong with it; a file that is missing or broken is one fault. */
async function faultsIn(
  site: ExportedSite,
  address: string,
  faults: (text: string) => Told | Promise<Told>,
): Promise<Told> {
  if (!site.files.has(address)) return [`${address} does not exist`];
  try {
    const text = await readFile(join(site.folder, address), 'utf8');
    return (await faults(text)).map((fault) => fault && `${address}: ${fault}`);
  } catch (error) {
    return [`${address}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** How a list of addresses differs from the one that it should be. */
const unlike = (listed: readonly string[], wanted: readonly string[]) => [
  ...wanted.filter((one) => !listed.includes(one)).map((one) => `leaves out ${one}`),
  ...listed.filter((one) => !wanted.includes(one)).map((one) => `names ${one}, which is no page`),
  ...repeated(listed).map((one) => `names ${one} more than once`),
];

const textsOf = (tree: HtmlTree | HtmlElement, name: string) =>
  elementsOf(tree, name).map((element) => DomUtils.textContent(element).trim());

export const fileChecks: readonly SiteCheck[] = [
  {
    name: 'an export',
    faults: ({ folder, pageAt }) => [
      !pageAt.has('/') && `${folder} holds no index.html: build the site first`,
    ],
  },
  {
    name: 'sitemap.xml names every page once, with true times',
    faults: (site, now) =>
      faultsIn(site, '/sitemap.xml', (text) => {
        const sitemap = parseXml(text);
        return [
          ...unlike(textsOf(sitemap, 'loc'), addressesOfPages(site)),
          ...textsOf(sitemap, 'lastmod').map(
            (time) =>
              (!w3cDate.test(time) && `has the time ${time}, which is not a W3C date`) ||
              (Date.parse(time) > now.getTime() + day && `has a time to come: ${time}`),
          ),
        ];
      }),
  },
  {
    name: 'robots.txt lets everything be read and names the sitemap',
    faults: (site) =>
      faultsIn(site, '/robots.txt', (text) => [
        !text.includes(`Sitemap: ${site.origin}/sitemap.xml`) && 'does not name the sitemap',
        !/^user-agent: \*$/im.test(text) && 'says nothing to all crawlers',
        ...(text.match(/^disallow: *\S.*$/gim) ?? []).map((line) => `keeps crawlers out: ${line}`),
      ]),
  },
  {
    name: 'feed.xml is a valid feed of the articles',
    faults: (site) =>
      faultsIn(site, '/feed.xml', (text) => {
        const items = elementsOf(parseXml(text), 'item');
        const links = items.flatMap((item) => textsOf(item, 'link'));
        const articles = addressesOfPages(site).filter((url) =>
          url.startsWith(`${site.origin}/blog/`),
        );
        return [
          !text.includes(`<atom:link href="${site.origin}/feed.xml" rel="self"`) &&
            'has no atom:link to itself',
          ...items.flatMap((item, index) =>
            ['title', 'link', 'guid', 'pubDate', 'description'].map(
              (name) => !textsOf(item, name)[0] && `item ${index + 1} has no ${name}`,
            ),
          ),
          ...items
            .flatMap((item) => textsOf(item, 'pubDate'))
            .map((date) => new Date(date).toUTCString() !== date && `${date} is no date (RFC 822)`),
          ...repeated(items.flatMap((item) => textsOf(item, 'guid'))).map(
            (guid) => `several items have the guid ${guid}`,
          ),
          // A feed holds the newest fifty; all older articles are only in the sitemap.
          ...unlike(links, articles.length > 50 ? links : articles),
        ];
      }),
  },
  {
    name: 'the manifest’s icons are as it says',
    faults: async (site) => {
      const [address] = site.pages.flatMap((page) => linksOf(page, 'manifest'));
      if (address === undefined) return ['no page names a manifest'];
      return faultsIn(site, address, async (text) => {
        const { icons, start_url: start }: Manifest = JSON.parse(text);
        const missing = ['192x192', '512x512'].filter((size) =>
          icons.every(({ sizes }) => sizes !== size),
        );
        return [
          leadsTo(site, new URL(start, site.origin)).kind !== 'page' &&
            `start_url ${start} is no page`,
          ...missing.map((size) => `has no icon of ${size}`),
          !icons.some(({ purpose }) => purpose === 'maskable') && 'has no maskable icon',
          ...(await Promise.all(icons.map((icon) => iconFault(icon, site)))),
        ];
      });
    },
  },
  {
    name: 'llms.txt names every page',
    faults: (site) =>
      faultsIn(site, '/llms.txt', (text) =>
        unlike(
          [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address = '']) => address),
          addressesOfPages(site)
            .filter((address) => address !== `${site.origin}/`)
            .map((address) => `${address}.md`),
        ),
      ),
  },
  {
    name: 'security.txt is as RFC 9116 wants it',
    faults: (site, now) => {
      const address = '/.well-known/security.txt';
      return faultsIn(site, address, (text) => {
        const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
        const left = Date.parse(expires) - now.getTime();
        return [
          !/^Contact: (mailto:|https:)./m.test(text) && 'has no contact',
          !text.includes(`Canonical: ${site.origin}${address}\n`) &&
            'does not name its own address',
          !(left > 0 && left < 365 * day) && `expires “${expires}”, which is not within a year`,
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
      const widths = Array.from({ length: file.readUInt16LE(4) }, (_, at) => file[6 + 16 * at]);
      return [16, 32, 48].map(
        (width) => !widths.includes(width) && `/favicon.ico holds no picture of ${width} pixels`,
      );
    },
  },
];

type Manifest = Required<Pick<MetadataRoute.Manifest, 'icons' | 'start_url'>>;

async function iconFault(
  { src, sizes, type = '' }: Manifest['icons'][number],
  site: ExportedSite,
): Promise<string | false> {
  if (!site.files.has(src)) return `its icon ${src} does not exist`;
  const { format, width, height } = await sharp(join(site.folder, src)).metadata();
  const isAsSaid =
    type.startsWith(`image/${format}`) && (sizes === 'any' || sizes === `${width}x${height}`);
  return !isAsSaid && `its icon ${src} is not a ${type} of ${sizes}`;
}
