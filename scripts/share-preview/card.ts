import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { linksOf, metaOf, type ExportedPage, type ExportedSite } from '../check-site/site';

/** What search engines and shared links know of a page, read from its exported file. */
export type ShareCard = {
  readonly path: string;
  /** Where the page is published, such as `www.example.com`. */
  readonly host: string;
  readonly siteName: string;
  /** The site's icon as a data address. */
  readonly icon: string;
  /** The title of a search result and the browser's tab. */
  readonly title: string;
  readonly description: string;
  /** The title and description of a shared link. */
  readonly socialTitle: string;
  readonly socialDescription: string;
  /** The social picture as a data address, half as large as it is. */
  readonly picture: string;
  readonly pictureAlt: string;
  readonly pictureKilobytes: number;
  /** The way to the page in words, as a search result shows it. */
  readonly trail: readonly string[];
};

/** The card of every page that may be shared, in the order of their addresses. */
export async function shareCards(site: ExportedSite): Promise<readonly ShareCard[]> {
  const icon = `data:image/svg+xml;base64,${await readFile(join(site.folder, 'icon.svg'), 'base64')}`;
  const pages = site.pages
    .filter(({ kind }) => kind === 'page')
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
  return Promise.all(pages.map((page) => shareCard(page, site, icon)));
}

async function shareCard(page: ExportedPage, site: ExportedSite, icon: string): Promise<ShareCard> {
  const { facts, path } = page;
  const meta = (name: string) => metaOf(facts, name) ?? '';
  const address = linksOf(facts, 'canonical')[0] ?? `${site.origin}${path}`;
  const file = meta('og:image').slice(site.origin.length);
  const bytes = await readFile(join(site.folder, file));
  const half = await sharp(bytes).resize(600).jpeg({ quality: 80 }).toBuffer();
  return {
    path,
    host: new URL(address).host,
    siteName: meta('og:site_name'),
    icon,
    title: facts.titles[0]?.text ?? '',
    description: meta('description'),
    socialTitle: meta('og:title'),
    socialDescription: meta('og:description'),
    picture: `data:image/jpeg;base64,${half.toString('base64')}`,
    pictureAlt: meta('og:image:alt'),
    pictureKilobytes: Math.ceil(bytes.length / 1000),
    trail: path.split('/').filter((part) => part !== ''),
  };
}
