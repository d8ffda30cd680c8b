import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { fill } from '@/lib/site/fill';

/** Four jobs, side by side; each opens more about itself in place. */
export function AlertFeatures({
  items,
  more,
  less,
  moreAbout,
  ...head
}: Pages['octosense']['features']) {
  return (
    <Section head={head} rank="utility" ground="sand" space="quiet">
      <div className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {items.map(({ title, description, icon, details }) => (
          <article key={title} className="rounded-panel border border-line bg-white px-5 pt-5 pb-2">
            <h3 className="flex items-center gap-3 text-lead/tight">
              <span className="text-teal-600">
                <Icon name={icon} size="large" />
              </span>
              {title}
            </h3>
            <p className="mt-2 xl:min-h-22">{description}</p>
            <details className="group">
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
              <ul className="grid gap-2 pb-3 text-small">
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
          </article>
        ))}
      </div>
    </Section>
  );
}
