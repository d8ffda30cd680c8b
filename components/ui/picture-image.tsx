import type { Entry } from '@/lib/content/entries';
import type { Picture } from '@/lib/pictures/pictures';
import { languageAttributes } from '@/lib/base/language';

/**
 * A picture that is a file, in room kept for it and with round corners: a drawing as it is, a
 * photograph in the formats and widths that the build makes of it.
 * @param shape how it fills its place, where that has another shape
 * @param eager for the one that stands in the first view; all others load when they come near it
 */
export function PictureImage({
  picture,
  eager,
  shape = '',
}: {
  picture: Picture | undefined;
  eager?: boolean;
  shape?: string;
}) {
  if (picture === undefined) return null;
  const { src, alt, width, height, sources } = picture;
  const img = (fit: string) => (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      className={`w-full rounded-control ${fit}`}
    />
  );
  if (sources.length === 0) return img(shape);
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 64rem) 40rem, 100vw" />
      ))}
      {img(`aspect-8/5 object-cover ${shape}`)}
    </picture>
  );
}

/** The cover of an article or a case study, above what says how to read it. */
export function Cover({ entry, eager }: { entry: Entry; eager?: boolean }) {
  const { cover, coverCaption, language } = entry;
  return (
    <figure {...languageAttributes(language, coverCaption)}>
      <PictureImage picture={cover} eager={eager} />
      {coverCaption && (
        <figcaption className="mt-2 text-small text-muted">{coverCaption}</figcaption>
      )}
    </figure>
  );
}
