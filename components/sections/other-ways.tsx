import { company } from '@/content/company';
import type { ContactContent, ContactWay } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';
import { TextLink } from '../ui/text-link';

/** Other ways to reach us: the address large, the rest beside it. */
export function OtherWays({ cards, ...head }: ContactContent['otherWays']) {
  return (
    <Section ground="sand">
      <SectionHeading {...head} ground="sand" />
      <div className="mt-10 grid gap-4 lg:grid-cols-4">
        {cards.map(({ title, description, icon, action }, index) => (
          <article
            key={title}
            className={`flex flex-col rounded-card border border-line bg-white p-7 ${index === 0 ? 'lg:col-span-2' : ''}`}
          >
            <h3 className="flex items-center gap-3 text-h3">
              <span className="text-teal-600">
                <Icon name={icon} size="large" />
              </span>
              {title}
            </h3>
            <p className="mt-3 mb-4">{description}</p>
            <div className="mt-auto">
              <Way {...action} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Way(way: ContactWay) {
  if (!('email' in way)) return <TextLink {...way} />;
  return (
    <a
      href={`mailto:${company.email}`}
      className="inline-flex min-h-11 items-center text-lead font-semibold text-coral-600 underline underline-offset-4 hover:text-ink-900"
    >
      <span className="sr-only">{way.label} to </span>
      {company.email}
    </a>
  );
}
