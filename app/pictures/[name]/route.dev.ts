import { readFile } from 'node:fs/promises';
import { readArticles } from '@/lib/articles/articles';
import { readStories } from '@/lib/articles/stories';
import { picturesIn } from '@/lib/articles/text-pictures';
import { picturesFolder, variantFile, variantsOf } from '@/lib/pictures/pictures';

const types = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' } as const;

/** In development, the pictures of texts as they are asked for; the build writes them as files. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const path = `${picturesFolder}${(await params).name}`;
  for (const picture of await picturesIn([...readArticles(), ...readStories()])) {
    const variant = variantsOf(picture).find((item) => item.path === path);
    if (variant === undefined) continue;
    const bytes = new Uint8Array(await readFile(await variantFile(picture, variant)));
    return new Response(bytes, { headers: { 'Content-Type': types[variant.format] } });
  }
  return new Response('There is no such picture.', { status: 404 });
}
