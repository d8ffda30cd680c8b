import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { compiledFolder } from '@/lib/content/compiled';
import {
  picturesFolder,
  readSuppliedPicture,
  variantFile,
  variantsOf,
} from '@/lib/pictures/pictures';

const types = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' } as const;

/** In development, pictures as they are asked for; the build writes them as files. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const path = `${picturesFolder}${(await params).name}`;
  const files = JSON.parse(readFileSync(`${compiledFolder}/pictures.json`, 'utf8')) as string[];
  for (const picture of await Promise.all(files.map(readSuppliedPicture))) {
    const variant = variantsOf(picture).find((item) => item.path === path);
    if (variant === undefined) continue;
    const bytes = new Uint8Array(await readFile(await variantFile(picture, variant)));
    return new Response(bytes, { headers: { 'Content-Type': types[variant.format] } });
  }
  return new Response('There is no such picture.', { status: 404 });
}
