import type { Pages } from '@/content/schema';
import { requirePicture } from '@/lib/site/pages';

type Content = Pages['ask-octopus'];

/**
 * What ASK Octopus is, and the octopus that holds up what each of its six capabilities gives. Its arms
 * end at the same distances as the rows begin: between them, and on a phone beside them.
 */
export function Capabilities({
  capabilities,
  title,
  body,
  bullets,
}: Content['whatItIs'] & Pick<Content, 'capabilities'>) {
  const { src, alt, width, height } = requirePicture('octopus');
  const beside = requirePicture('octopus-beside');
  return (
    <section className="on-teal py-8">
      <div className="page-width grid items-center gap-x-14 gap-y-6 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-4">{body}</p>
          <ul className="mt-4 grid grid-cols-2 gap-x-6 border-t border-line pt-4 text-small/tight">
            {bullets.map((item) => (
              <li key={item} className="py-1.5">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex gap-x-3">
          <picture className="-ml-gutter shrink-0 md:order-2 md:ml-0">
            <source
              media="(width < 48rem)"
              srcSet={beside.src}
              width={beside.width}
              height={beside.height}
            />
            <img
              src={src}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              className="w-38 max-w-none md:w-70"
            />
          </picture>
          <div className="grow md:contents">
            {[0, 3].map((from) => (
              <ul
                key={from}
                className={`grow text-base/tight xl:text-lead/tight ${from ? 'md:order-3' : 'md:text-right'}`}
              >
                {capabilities.slice(from, from + 3).map(({ title, description }) => (
                  <li key={title} className="min-h-16 md:not-last:min-h-30">
                    <h3 className="text-h3">{title}</h3>
                    {description}
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
