import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** Four reasons, a row each: the figure largest, and the link to its proof. */
export function WhyChoose({ points, ...head }: Pages['home']['whyChoose']) {
  return (
    <Section head={head} ground="sand" space="quiet">
      <ul className="mt-4 ruled lg:mt-8 border-edge">
        {points.map(({ figure, title, description, action }) => (
          <li key={title} className="grid items-center gap-x-8 py-3 lg:grid-cols-6 lg:py-5">
            <h3 className="flex flex-wrap items-baseline gap-x-4 text-h3 lg:col-span-3">
              <span className="font-display text-h1 font-bold tracking-figure text-teal-600 lg:min-w-48">
                {figure}
              </span>{' '}
              {title}
            </h3>
            <p className="mt-1 lg:col-span-2 lg:mt-0">{description}</p>
            <p className="lg:justify-self-end">
              <TextLink {...action} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
