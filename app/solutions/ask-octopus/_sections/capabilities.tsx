import type { Pages } from '@/content/schema';
import { requirePicture } from '@/lib/site/pages';
import { Checklist } from './planning';

type Content = Pages['ask-octopus']['capabilities'];

/**
 * The page's field of colour: what ASK Octopus is, and the octopus with an arm to each of its six
 * capabilities. Its arms end at the same distances as the rows begin: between them, and on a phone
 * beside them.
 */
export function Capabilities({
  capabilities,
  title,
  body,
  bullets,
}: Pages['ask-octopus']['whatItIs'] & { capabilities: Content }) {
  const { src, alt, width, height } = requirePicture('octopus');
  const beside = requirePicture('octopus-beside');
  return (
    <section className="on-teal py-quiet">
      <div className="page-width grid items-center gap-x-14 gap-y-6 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-4">{body}</p>
          <Checklist items={bullets} />
        </div>
        <div className="flex gap-x-2">
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
              className="w-34 max-w-none md:w-66 xl:w-112"
            />
          </picture>
          <div className="grow md:contents">
            <Side capabilities={capabilities.slice(0, 3)} shape="md:text-right" />
            <Side capabilities={capabilities.slice(3)} shape="md:order-3" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Side({ capabilities, shape }: { capabilities: Content; shape: string }) {
  return (
    <ul className={`grow ${shape}`}>
      {capabilities.map(({ title, description }) => (
        <li key={title} className="min-h-16 md:not-last:min-h-28 xl:not-last:min-h-47">
          <h3 className="text-h3">{title}</h3>
          <p className="text-small/tight">{description}</p>
        </li>
      ))}
    </ul>
  );
}
