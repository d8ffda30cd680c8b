import { pictureBytes } from '@/lib/pictures/social/draw';
import { pictureOfPage } from '@/lib/pictures/social/picture';
import { allPages } from '@/lib/site/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

const readPictures = () =>
  new Map(
    allPages()
      .map(pictureOfPage)
      .map((picture) => [picture.name, picture]),
  );

/** The pictures as they were when the build began: reading every page for each would be slow. */
let pictures = readPictures();

function pictureNamed(name: string) {
  // In development a title may have changed since.
  if (!pictures.has(name)) pictures = readPictures();
  return pictures.get(name);
}

export function generateStaticParams() {
  return [...pictures.keys()].map((image) => ({ image }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const picture = pictureNamed((await params).image);
  if (picture === undefined) return new Response('There is no such picture.', { status: 404 });
  return new Response(new Uint8Array(await pictureBytes(picture)), {
    headers: { 'Content-Type': picture.type },
  });
}
