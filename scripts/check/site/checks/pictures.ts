import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { repeated, type PageCheck, type SiteCheck } from '../check';
import { linksOf, metaContent, type ExportedSite } from '../site';

const width = 1200;
const height = 630;
/** WhatsApp takes no more than 300 KB; ours are far below. */
const mostBytes = 100_000;

const types: Readonly<Record<string, { readonly format: string; readonly ending: RegExp }>> = {
  'image/jpeg': { format: 'jpeg', ending: /\.jpe?g$/ },
  'image/png': { format: 'png', ending: /\.png$/ },
};

/** The path on this site of an absolute address; nothing for an address elsewhere. */
function pathIn({ origin }: ExportedSite, address: string): string | undefined {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined;
}

export const pictureChecks: readonly PageCheck[] = [
  {
    name: 'a social picture with the right bytes, size and words',
    kinds: ['page', 'redirect'],
    faults: async ({ facts }, site) => {
      const address = metaContent(facts, 'og:image') ?? '';
      const path = pathIn(site, address);
      if (path === undefined) return [`its og:image is not on this site: ${address}`];
      const bytes = site.files.get(path);
      if (bytes === undefined) return [`its og:image does not exist: ${path}`];
      const type = types[metaContent(facts, 'og:image:type') ?? ''];
      const file = await readFile(join(site.folder, path));
      const real = await sharp(file)
        .metadata()
        .catch(() => undefined);
      return [
        ...(bytes < mostBytes ? [] : [`its social picture has ${bytes} bytes, not under 100 KB`]),
        ...(type?.format === real?.format && type?.ending.test(path)
          ? []
          : [`its social picture ${path} is not what og:image:type says: ${real?.format}`]),
        ...(real?.width === width && real.height === height
          ? []
          : [`its social picture is ${real?.width}×${real?.height}, not ${width}×${height}`]),
        ...(metaContent(facts, 'og:image:width') === String(width) &&
        metaContent(facts, 'og:image:height') === String(height)
          ? []
          : ['its og:image:width and height are not those of the picture']),
        ...((metaContent(facts, 'og:image:alt') ?? '').length > 10
          ? []
          : ['its social picture has no words for those who cannot see it']),
        ...(metaContent(facts, 'twitter:image') === address
          ? []
          : ['its twitter:image is not its og:image']),
        ...(/\.[0-9a-f]{8,}\.\w+$/.test(path)
          ? []
          : ['its social picture has no hash in its name']),
      ];
    },
  },
  {
    name: 'icons',
    kinds: ['page', 'not found'],
    faults: ({ facts }) => [
      ...(linksOf(facts, 'icon').some((href) => href.endsWith('.ico')) ? [] : ['has no .ico icon']),
      ...(linksOf(facts, 'icon').some((href) => href.endsWith('.svg')) ? [] : ['has no .svg icon']),
      ...(linksOf(facts, 'apple-touch-icon').length === 1 ? [] : ['has no apple-touch-icon']),
      ...(metaContent(facts, 'theme-color') === undefined ? ['has no theme-color'] : []),
    ],
  },
];

export const picturesTogether: readonly SiteCheck[] = [
  {
    name: 'each page has a social picture of its own, and none is left over',
    faults: (site) => {
      const used = site.pages
        .filter(({ kind }) => kind === 'page')
        .map(({ facts }) => pathIn(site, metaContent(facts, 'og:image') ?? '') ?? '');
      const left = [...site.files.keys()].filter(
        (path) => /^\/og\/.+\.(jpe?g|png)$/.test(path) && !used.includes(path),
      );
      return [
        ...repeated(used).map((path) => `several pages have the social picture ${path}`),
        ...left.map((path) => `no page has the social picture ${path}`),
      ];
    },
  },
];
