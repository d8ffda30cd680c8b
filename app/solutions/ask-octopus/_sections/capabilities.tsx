import type { ExplanationContent, Pages } from '@/content/schema';
import { requirePicture } from '@/lib/site/pages';

type Content = Pages['ask-octopus']['capabilities'];

/** How many of the six stand at each side of the octopus. */
const SIDE = 3;

/**
 * The page's field of colour: what ASK Octopus is, and the octopus with an arm to each of its six
 * capabilities. Its arms end at the same distances as the rows begin: between them, and on a phone
 * beside them.
 */
export function Capabilities({
  capabilities,
  title,
  body,
}: ExplanationContent & { capabilities: Content }) {
  const { src, alt, width, height } = requirePicture('octopus');
  const beside = requirePicture('octopus-beside');
  return (
    <section className="on-teal py-10 lg:py-14">
      <div className="page-width grid gap-x-10 gap-y-6 xl:grid-cols-12">
        <div className="items-baseline gap-x-10 lg:grid lg:grid-cols-2 xl:col-span-5 xl:block xl:self-center">
          <h2 className="text-h2">{title}</h2>
          {body.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-text">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="flex gap-x-2 md:gap-x-0.5 xl:col-span-7">
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
              className="h-108 w-39 max-w-none object-contain md:h-110 md:w-88"
            />
          </picture>
          <div className="grow md:contents">
            <Side capabilities={capabilities.slice(0, SIDE)} shape="md:text-right xl:pl-11" />
            <Side capabilities={capabilities.slice(SIDE)} shape="md:order-3" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Side({ capabilities, shape }: { capabilities: Content; shape: string }) {
  return (
    <ul className={`flex-1 md:pt-15 ${shape}`}>
      {capabilities.map(({ title, description }) => (
        <li key={title} className="min-h-18 md:not-last:min-h-37">
          <h3 className="text-lead/tight md:text-h3">{title}</h3>
          <p className="text-small/tight md:mt-1">{description}</p>
        </li>
      ))}
    </ul>
  );
}
