import type { Pages } from '@/content/schema';
import { SideSection } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** How we work, each habit with a link to where it can be checked. */
export function Habits({ items, ...head }: Pages['about']['habits']) {
  return (
    <SideSection head={head} rank="story">
      <ul className="ruled border-line">
        {items.map(({ title, description, action }) => (
          <li
            key={title}
            className="flex-wrap items-baseline justify-between gap-x-8 pt-3 pb-1 first:pt-0 sm:flex sm:pb-4 print:block"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="order-last w-full max-w-text">{description}</p>
            <TextLink {...action} />
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
