import type { Action, Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** Other ways to reach us: a sheet with a row for each. */
export function OtherWays({ cards, ...head }: Pages['contact']['otherWays']) {
  return (
    <Section head={head}>
      <div className="ruled rounded-panel border border-line bg-white px-6 lg:px-9">
        {cards.map(({ title, description, icon, action }) => (
          <article
            key={title}
            className="grid items-center gap-x-10 gap-y-2 py-5 md:grid-cols-2 md:py-7 lg:grid-cols-12"
          >
            <h3 className="flex items-center gap-4 text-h3 lg:col-span-4">
              <span className="text-teal-600">
                <Icon name={icon} size="large" />
              </span>
              {title}
            </h3>
            <p className="max-w-text md:row-start-2 lg:col-span-4 lg:row-start-auto">
              {description}
            </p>
            <div className="md:row-span-2 md:justify-self-end lg:col-span-4 lg:row-span-1">
              <ContactLink {...action} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

/** A link to a page, or an address of mail, which shows itself behind a label that is heard. */
function ContactLink(action: Action) {
  if (!action.to.startsWith('mailto:')) return <TextLink {...action} />;
  return (
    <a
      href={action.to}
      className="inline-flex min-h-11 items-center text-lead font-semibold text-coral-600 underline underline-offset-4 hover:text-ink-900"
    >
      <span className="sr-only">{action.label} </span>
      {action.to.slice('mailto:'.length)}
    </a>
  );
}
