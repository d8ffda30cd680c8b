import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  linksOf,
  metasOf,
  repeated,
  type ExportedPage,
  type ExportedSite,
  type PageCheck,
  type SiteCheck,
} from '../site';

const width = 1200;
const height = 630;
/** WhatsApp takes no more than 300 KB; ours are far below. */
const mostBytes = 100_000;

const metaOf = (page: ExportedPage, name: string) => metasOf(page, name)[0] ?? '';

/** The path on this site of a page's social picture; nothing for an address elsewhere. */
function picturePath(page: ExportedPage, { origin }: ExportedSite): string | undefined {
  const address = metaOf(page, 'og:image');
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined;
}

export const pictureChecks: readonly PageCheck[] = [
  {
    name: 'a social picture with the right bytes, size and words',
    kinds: ['page', 'redirect'],
    faults: async (page, site) => {
      const address = metaOf(page, 'og:image');
      const path = picturePath(page, site);
      if (path === undefined) return [`its og:image is not on this site: ${address}`];
      if (!site.files.has(path)) return [`its og:image does not exist: ${path}`];
      const file = await readFile(join(site.folder, path));
      const real = await sharp(file)
        .metadata()
        .catch(() => undefined);
      return [
        file.length >= mostBytes && `its social picture has ${file.length} bytes, not under 100 KB`,
        metaOf(page, 'og:image:type') !== `image/${real?.format}` &&
          `its social picture ${path} is not what og:image:type says: ${real?.format}`,
        (real?.width !== width || real.height !== height) &&
          `its social picture is ${real?.width}×${real?.height}, not ${width}×${height}`,
        (metaOf(page, 'og:image:width') !== String(width) ||
          metaOf(page, 'og:image:height') !== String(height)) &&
          'its og:image:width and height are not those of the picture',
        metaOf(page, 'og:image:alt').length <= 10 &&
          'its social picture has no words for those who cannot see it',
        metaOf(page, 'twitter:image') !== address && 'its twitter:image is not its og:image',
        !/\.[0-9a-f]{8,}\.(?:jpg|png)$/.test(path) && 'its social picture has no hash in its name',
      ];
    },
  },
  {
    name: 'icons',
    kinds: ['page', 'not found'],
    faults: (page) => [
      !linksOf(page, 'icon').some((href) => href.endsWith('.ico')) && 'has no .ico icon',
      !linksOf(page, 'icon').some((href) => href.endsWith('.svg')) && 'has no .svg icon',
      linksOf(page, 'apple-touch-icon').length !== 1 && 'has no apple-touch-icon',
      metasOf(page, 'theme-color').length === 0 && 'has no theme-color',
    ],
  },
];

export const picturesTogether: readonly SiteCheck[] = [
  {
    name: 'each page has a social picture of its own, and none is left over',
    faults: (site) => {
      const used = site.pages
        .filter(({ kind }) => kind === 'page')
        .map((page) => picturePath(page, site));
      const left = [...site.files].filter(
        (path) => /^\/og\/.+\.(jpg|png)$/.test(path) && !used.includes(path),
      );
      return [
        ...repeated(used).map((path) => `several pages have the social picture ${path}`),
        ...left.map((path) => `no page has the social picture ${path}`),
      ];
    },
  },
];
