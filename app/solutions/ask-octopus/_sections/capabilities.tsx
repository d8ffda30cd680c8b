import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { pictureNamed } from '@/lib/routes/pages';

const rows = ['lg:row-start-1', 'lg:row-start-2', 'lg:row-start-3'] as const;

/**
 * The six capabilities, each at the end of one of the octopus's arms where there is room for them:
 * from the upper left down, then from the upper right down.
 */
export function Capabilities({ items, ...head }: Pages['ask-octopus']['capabilities']) {
  const { src, alt, width, height } = pictureNamed('octopus');
  return (
    <Section head={head} ground="sand">
      <div className="relative mt-8">
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          className="absolute inset-x-0 mx-auto hidden h-full lg:block"
        />
        <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-3">
          {items.map(({ title, description }, index) => (
            <li
              key={title}
              className={`py-4 lg:flex lg:h-40 lg:flex-col lg:justify-center lg:py-0 ${index < rows.length ? 'lg:pr-8 lg:text-right' : 'lg:col-start-3 lg:pl-8'} ${rows[index % rows.length] ?? ''}`}
            >
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
