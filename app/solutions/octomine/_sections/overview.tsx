import type { Pages } from '@/content/schema';
import { Recommendations } from '@/components/product/recommendations';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section, SectionHeading } from '@/components/ui/section';

/** What Octomine is, and five features that lead to their proof; below, the sixth at work. */
export function Overview({
  whatItIs: head,
  features: { main, items },
}: Pick<Pages['octomine'], 'whatItIs' | 'features'>) {
  return (
    <Section spacing="compact">
      <div className="grid items-start gap-x-14 gap-y-4 lg:grid-cols-split">
        <SectionHeading {...head} headingSize="utility" />
        <ul className="ruled border-y border-line">
          {items.map(({ title, description, to }) => (
            <li key={title}>
              <Link
                to={to}
                className="flex items-center justify-between gap-4 py-2 hover:text-coral-600"
              >
                <div className="grow gap-x-4 md:grid md:grid-cols-5">
                  <h3 className="text-base/tight md:col-span-2">{title}</h3>
                  <p className="text-small/tight md:col-span-3">{description}</p>
                </div>
                <span className="text-coral-600">
                  <Icon name="arrow" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Recommendations title={main} />
    </Section>
  );
}
