import type { ExplanationContent, Pages } from '@/content/schema';
import { requirePicture } from '@/lib/site/pages';

type Content = Pages['ask-octopus']['capabilities'];

/** How many of the six stand at each side of the octopus. */
const SIDE = 3;

/**
 * The page's field of colour: what ASK Octopus is, and the octopus with an arm to each of its six
 * capabilities. Where there is no room it stands above them.
 */
export function Capabilities({
  capabilities,
  title,
  body,
}: ExplanationContent & { capabilities: Content }) {
  const { src, alt, width, height } = requirePicture('octopus');
  return (
    <section className="on-teal py-10 lg:py-14">
      <div className="page-width grid gap-x-10 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-4 lg:self-center xl:col-span-5">
          <h2 className="text-h2">{title}</h2>
          {body.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-text">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap justify-center gap-x-4 lg:col-span-8 lg:flex-nowrap xl:col-span-7">
          <Side capabilities={capabilities.slice(0, SIDE)} shape="lg:text-right" />
          <img
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            className="order-first mx-auto mb-3 h-52 w-full object-contain lg:order-none lg:mb-0 lg:h-110 lg:w-auto"
          />
          <Side capabilities={capabilities.slice(SIDE)} />
        </div>
      </div>
    </section>
  );
}

function Side({ capabilities, shape = '' }: { capabilities: Content; shape?: string }) {
  return (
    <ul className={`grid flex-1 content-between gap-y-3 lg:py-6 ${shape}`}>
      {capabilities.map(({ title, description }) => (
        <li key={title}>
          <h3 className="text-lead/tight lg:text-h3">{title}</h3>
          <p className="text-small/tight lg:mt-1">{description}</p>
        </li>
      ))}
    </ul>
  );
}
