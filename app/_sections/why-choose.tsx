import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';

/** Four reasons side by side; each leads to its proof. */
export function WhyChoose({ points, ...head }: Pages['home']['whyChoose']) {
  return (
    <Section head={head} headingSize="utility" surface="sand" spacing="compact">
      <ul className="mt-6 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-4">
        {points.map(({ figure, title, description, to }) => (
          <li key={title} className="relative border-t border-edge py-4">
            <h3 className="text-h3">
              <Link
                to={to}
                className="flex min-h-11 flex-wrap items-baseline gap-x-3 after:absolute after:inset-0 hover:text-coral-600"
              >
                <span className="text-h1 tracking-figure text-teal-600 xl:w-full">{figure}</span>
                {title}
                <span className="text-coral-600">
                  <Icon name="arrow" />
                </span>
              </Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
