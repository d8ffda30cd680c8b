import type { Pages } from '@/content/schema';
import { Recommendations } from '@/components/product/recommendations';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';

/** Six features: one shown at work, five that lead to what proves them. */
export function PlatformFeatures({ shown, proved, ...head }: Pages['octomine']['features']) {
  return (
    <Section head={head} space="after">
      <div className="mt-8 grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <div>
          <h3 className="text-h3">{shown.title}</h3>
          <p className="mt-2 mb-3 max-w-text">{shown.description}</p>
          <div data-nosnippet="">
            <Recommendations />
          </div>
        </div>
        <ul>
          {proved.map(({ title, description, to }) => (
            <li key={title} className="border-t border-line py-3">
              <h3 className="text-h3">
                <Link
                  to={to}
                  className="flex min-h-11 items-center justify-between gap-4 hover:text-coral-600"
                >
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
      </div>
    </Section>
  );
}
