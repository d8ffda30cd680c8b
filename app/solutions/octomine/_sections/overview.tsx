import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import { Section, SectionHeading } from '@/components/ui/section';

/** From the middle of five rows into one point, and from there to five rows. */
const strands = [10, 30, 50, 70, 90].map((y) => `M0 ${y}C40 ${y} 40 50 50 50S60 ${y} 100 ${y}`);

/**
 * What Octomine is, as a picture: five kinds of sources that run into it, and five features that come
 * out, which lead to their proof; the sixth is at work below.
 */
export function Overview({
  label,
  whatItIs: { lede, ...head },
  features: { items },
  integrations: { title: sources, groups },
}: Pick<Pages['octomine'], 'label' | 'whatItIs' | 'features' | 'integrations'>) {
  return (
    <Section spacing="band">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-split">
        <SectionHeading {...head} headingSize="utility" />
        <p className="text-lead">{lede}</p>
      </div>
      <h3 id="integrations" className="mt-6 mb-4 text-h3">
        {sources}
      </h3>
      <div className="grid grid-cols-2 gap-x-3 lg:grid-cols-[auto_3fr_4fr]">
        <dl className="grid auto-rows-fr border-line max-lg:contents lg:border-b">
          {groups.map(({ category, tools }) => (
            <div
              key={category}
              className="border-t border-line py-2 text-small/tight max-lg:last:col-span-2 lg:content-center"
            >
              <dt className="font-semibold text-ink-900">{category}</dt>
              <dd>{tools}</dd>
            </div>
          ))}
        </dl>
        <div className="relative flex justify-center max-lg:col-span-2 lg:items-center">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute h-full w-full fill-none stroke-2 stroke-teal-600 max-lg:hidden print:hidden"
          >
            <path d={strands.join('')} vectorEffect="non-scaling-stroke" />
          </svg>
          <p className="relative on-ink flex items-center justify-center gap-2 rounded-card p-3 font-semibold text-white">
            <Logo /> {label}
          </p>
        </div>
        <ul className="grid auto-rows-fr ruled border-y border-line text-small/tight max-lg:col-span-2 [&_svg]:text-teal-600">
          {items.map(({ title, description, icon, to }) => (
            <li key={title} className="grid">
              <Link to={to} className="flex items-center gap-4 py-2 hover:underline">
                <Icon name={icon} size="large" />
                <span className="grow">
                  <b className="block text-lead/tight font-semibold text-ink-900">{title}</b>{' '}
                  {description}
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
