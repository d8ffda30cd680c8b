import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { fill } from '@/lib/site/fill';

/** Four jobs as a ledger; each opens more about itself in place. */
export function AlertFeatures({
  items,
  more,
  less,
  moreAbout,
  ...head
}: Pages['octosense']['features']) {
  return (
    <Section head={head} ground="sand">
      <div className="mt-10 ruled rounded-panel border border-line bg-white px-6 sm:px-9">
        {items.map(({ title, description, icon, details }) => (
          <article key={title} className="grid gap-x-10 py-6 md:grid-cols-5 md:py-7">
            <h3 className="flex items-start gap-4 text-h3 md:col-span-2">
              <span className="mt-0.5 text-teal-600">
                <Icon name={icon} size="large" />
              </span>
              {title}
            </h3>
            <div className="mt-2 pl-10 md:col-span-3 md:mt-0 md:pl-0">
              <p>{description}</p>
              <details className="group mt-1">
                <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-coral-600 hover:text-ink-900">
                  <span>
                    <span className="group-open:hidden">{more}</span>
                    <span className="hidden group-open:inline">{less}</span>
                    <span className="sr-only"> {fill(moreAbout, { title })}</span>
                  </span>
                  <span className="group-open:rotate-180">
                    <Icon name="chevron" size="small" />
                  </span>
                </summary>
                <ul className="grid gap-2 pb-2 text-small">
                  {details.map((detail) => (
                    <li key={detail} className="flex gap-3">
                      <span className="mt-0.5 text-teal-600">
                        <Icon name="check" />
                      </span>
                      {detail}
                    </li>
                  ))}
                </ul>
              </details>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
