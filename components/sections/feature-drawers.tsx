import type { OctoSenseContent } from '@/content/schema';
import { Icon, IconTile } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';

/** Feature cards that open more about themselves in place. */
export function FeatureDrawers({ items, more, ...head }: OctoSenseContent['features']) {
  return (
    <Section ground="sand">
      <SectionHeading {...head} ground="sand" />
      <div className="mt-10 grid items-start gap-4 md:grid-cols-2">
        {items.map(({ title, description, icon, details }, index) => (
          <article
            key={title}
            className={`rounded-card border border-line bg-white p-7 ${index % 2 === 1 ? 'md:mt-10' : ''}`}
          >
            <div className="flex gap-5">
              <IconTile name={icon} tone={index % 2 === 0 ? 'teal' : 'coral'} />
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2">{description}</p>
              </div>
            </div>
            <details className="group mt-4 border-t border-line">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between pt-3 font-semibold text-coral-600 hover:text-ink-900">
                <span>
                  {more}
                  <span className="sr-only"> about {title}</span>
                </span>
                <span className="transition-transform group-open:rotate-180">
                  <Icon name="chevron" />
                </span>
              </summary>
              <ul className="grid gap-2 pt-2 text-small">
                {details.map((detail) => (
                  <li key={detail} className="flex gap-3">
                    <span className="text-teal-600">
                      <Icon name="check" />
                    </span>
                    {detail}
                  </li>
                ))}
              </ul>
            </details>
          </article>
        ))}
      </div>
    </Section>
  );
}
