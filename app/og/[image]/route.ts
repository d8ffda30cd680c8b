import { pictureBytes } from '@/lib/pictures/draw';
import { pictureOf } from '@/lib/pictures/picture';
import { allPages } from '../../page-records';

export const dynamic = 'force-static';
export const dynamicParams = false;

const pictures = () =>
  new Map(
    allPages()
      .map(pictureOf)
      .map((picture) => [picture.name, picture]),
  );

/** The pictures as they were when the build began: reading every page for each would be slow. */
let known = pictures();

export function generateStaticParams() {
  return [...known.keys()].map((image) => ({ image }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const { image } = await params;
  // In development a title may have changed since.
  if (!known.has(image)) known = pictures();
  const picture = known.get(image);
  if (picture === undefined) return new Response('There is no such picture.', { status: 404 });
  return new Response(new Uint8Array(await pictureBytes(picture)), {
    headers: { 'Content-Type': picture.type },
  });
}
