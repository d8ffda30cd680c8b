import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';

/** Four reasons, a row each, the figure largest; the row leads to its proof. */
export function WhyChoose({ points, ...head }: Pages['home']['whyChoose']) {
  return (
    <Section head={head} ground="sand" space="quiet">
      <ul className="mt-4 ruled border-edge lg:mt-8">
        {points.map(({ figure, title, description, to }) => (
          <li
            key={title}
            className="group relative grid items-center gap-x-8 py-3 lg:grid-cols-5 lg:py-5"
          >
            <h3 className="text-h3 lg:col-span-3">
              <Link
                to={to}
                className="flex min-h-11 flex-wrap items-baseline gap-x-4 after:absolute after:inset-0 hover:text-coral-600"
              >
                <span className="font-display text-h1 font-bold tracking-figure text-teal-600 lg:min-w-48">
                  {figure}
                </span>
                {title}
                <span className="text-coral-600">
                  <Icon name="arrow" />
                </span>
              </Link>
            </h3>
            <p className="lg:col-span-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
