import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** How we work, each habit with a link to where it can be checked. */
export function Habits({ items, ...head }: Pages['about']['habits']) {
  return (
    <Section spacing="compact" head={head}>
      <ul className="mt-2 grid gap-x-14 lg:mt-6 lg:grid-cols-2">
        {items.map(({ title, description, proof, action }) => (
          <li
            key={title}
            className="flex-wrap items-baseline justify-between gap-x-8 border-t border-line pt-3 pb-1 sm:flex sm:pb-4 lg:max-xl:block print:block"
          >
            <h3 className="text-h3">{title}</h3>
            <div className="order-last w-full">
              <p className="max-w-text">{description}</p>
              <p className="mt-2 inline-block rounded-bar border border-line bg-white px-3 py-1 text-small text-ink-900 shadow-sheet">
                {proof}
              </p>
            </div>
            <TextLink {...action} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
