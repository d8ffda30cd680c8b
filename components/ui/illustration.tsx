import type { Picture, PictureFile } from '@/content/schema';
import { pictureElement, suppliedPicture } from '@/lib/pictures/pictures';

/**
 * A picture that is a file, in room kept for it: a drawing as it is, a photograph in the formats and
 * widths that the build makes of it.
 * @param eager for the one that stands in the first view; all others load when they come near it
 */
export function Drawn({ picture, eager }: { picture: Picture | PictureFile; eager?: true }) {
  if ('file' in picture)
    return <Photograph {...picture} eager={eager} look="aspect-8/5 w-full object-cover" />;
  const { src, alt, width, height } = picture;
  // In development the file itself is good enough.
  if (!src.endsWith('.svg') && process.env.NODE_ENV !== 'development') {
    return <Photograph file={`public${src}`} alt={alt} eager={eager} look="w-full" />;
  }
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      className="w-full"
    />
  );
}

async function Photograph({
  file,
  alt,
  eager,
  look,
}: PictureFile & { eager: true | undefined; look: string }) {
  const { sources, img } = pictureElement(await suppliedPicture(file));
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 64rem) 40rem, 100vw" />
      ))}
      <img
        src={img.src}
        alt={alt}
        width={img.width}
        height={img.height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={look}
      />
    </picture>
  );
}

/** A drawing that shows how something went, and says that it is no photograph and no chart. */
export function Illustration({ picture, label }: { picture: Picture; label: string }) {
  return (
    <figure>
      <div className="overflow-clip rounded-panel">
        <Drawn picture={picture} />
      </div>
      <figcaption className="mt-2 text-tiny text-muted">{label}</figcaption>
    </figure>
  );
}
