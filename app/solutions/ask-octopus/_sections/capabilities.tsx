import type { ExplanationContent, Pages } from '@/content/schema';
import { BoardScene } from '@/components/ui/board-scene';
import { SectionHeading } from '@/components/ui/section';
import { requirePicture } from '@/lib/site/pages';

const rows = ['lg:row-start-1', 'lg:row-start-2', 'lg:row-start-3'] as const;

/**
 * The page's field of colour: what ASK Octopus is, and the octopus with an arm to each of its six
 * capabilities, from the upper left down, then from the upper right down. Where there is no room it
 * stands above them.
 */
export function Capabilities({
  items,
  title,
  whatItIs: { body, ...head },
}: Pages['ask-octopus']['capabilities'] & { whatItIs: ExplanationContent }) {
  const { src, alt, width, height } = requirePicture('octopus');
  return (
    <BoardScene ground="teal">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-7">
        <h2 className="text-statement lg:col-span-4">{title}</h2>
        <div className="max-w-text lg:col-span-3 lg:pt-3">
          <SectionHeading {...head} rank="utility" />
          {body.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <div className="relative mt-6 pb-12 lg:pb-0">
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          className="inset-x-0 mx-auto mb-4 h-40 w-auto lg:absolute lg:h-full"
        />
        <ul className="grid gap-x-4 lg:gap-x-6 xs:grid-cols-2 lg:grid-cols-3">
          {items.map(({ title: name, description }, index) => (
            <li
              key={name}
              className={`py-2 lg:flex lg:h-34 lg:flex-col lg:justify-center lg:py-0 ${index < rows.length ? 'lg:pr-8 lg:text-right xl:pr-0' : 'lg:col-start-3 lg:pl-8 xl:pl-0'} ${rows[index % rows.length] ?? ''}`}
            >
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1 text-small sm:text-base">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </BoardScene>
  );
}
