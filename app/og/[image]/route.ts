import { pictureBytes } from '@/lib/social-pictures/draw';
import { pictureOfPage } from '@/lib/social-pictures/page-picture';
import type { SocialPicture } from '@/lib/social-pictures/picture';
import { allPages } from '@/lib/routes/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

async function readPictures(): Promise<ReadonlyMap<string, SocialPicture>> {
  const pictures = allPages().map(pictureOfPage);
  return new Map(pictures.map((picture) => [picture.name, picture]));
}

/** The pictures as they were when the build began: reading every page for each would be slow. */
let known: Promise<ReadonlyMap<string, SocialPicture>> | undefined;

async function pictureNamed(name: string): Promise<SocialPicture | undefined> {
  known ??= readPictures();
  const picture = (await known).get(name);
  if (picture !== undefined) return picture;
  // In development a title may have changed since.
  known = readPictures();
  return (await known).get(name);
}

export async function generateStaticParams() {
  return [...(await readPictures()).keys()].map((image) => ({ image }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const picture = await pictureNamed((await params).image);
  if (picture === undefined) return new Response('There is no such picture.', { status: 404 });
  return new Response(new Uint8Array(await pictureBytes(picture)), {
    headers: { 'Content-Type': picture.type },
  });
}
