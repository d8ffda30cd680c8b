import type { Pages } from '@/content/schema';
import { Recommendations } from '@/components/product/recommendations';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section, SectionHeading } from '@/components/ui/section';

/** What Octomine is; its main feature at work, and five that lead to their proof. */
export function Overview({
  whatItIs: { body, ...head },
  features: { main, items },
}: Pick<Pages['octomine'], 'whatItIs' | 'features'>) {
  return (
    <Section space="quiet">
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading {...head} rank="utility" />
          {body.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          <ul className="mt-6 ruled border-y border-line">
            {items.map(({ title, description, to }) => (
              <li key={title}>
                <Link
                  to={to}
                  className="flex items-center justify-between gap-4 py-2.5 hover:text-coral-600"
                >
                  <div>
                    <h3 className="text-base/tight">{title}</h3>
                    <p className="text-small">{description}</p>
                  </div>
                  <span className="text-coral-600">
                    <Icon name="arrow" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <h3 className="text-h3">{main.title}</h3>
          <p className="mt-2 mb-4 max-w-text">{main.description}</p>
          <div data-nosnippet="">
            <Recommendations />
          </div>
        </div>
      </div>
    </Section>
  );
}
