import type { Pages } from '@/content/schema';
import { PictureImage } from '@/components/ui/illustration';
import { requirePicture } from '@/lib/site/pages';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

type Solution = Pages['solutions']['cards'][number];

/** The products: the flagship wide on ink, the others beside each other. */
export function SolutionCards({
  cards: [flagship, ...others],
  cardLink,
}: Pick<Pages['solutions'], 'cards' | 'cardLink'>) {
  return (
    <Section>
      <div className="grid gap-6 lg:grid-cols-2">
        {flagship && (
          <article
            id={anchorOf(flagship)}
            className="on-ink grid items-center gap-x-12 gap-y-8 overflow-clip rounded-panel p-7 lg:col-span-2 lg:grid-cols-2 lg:p-12"
          >
            <div>
              {flagship.badge && <Chip tone="gold">{flagship.badge}</Chip>}
              <SolutionWords {...flagship} cardLink={cardLink} />
            </div>
            <PictureImage picture={requirePicture(flagship.image)} />
          </article>
        )}
        {others.map((solution) => (
          <article
            key={solution.name}
            id={anchorOf(solution)}
            className="flex flex-col overflow-clip rounded-panel border border-line bg-white p-7 lg:p-10"
          >
            <PictureImage picture={requirePicture(solution.image)} />
            <SolutionWords {...solution} cardLink={cardLink} />
          </article>
        ))}
      </div>
    </Section>
  );
}

/** The id of a solution's card: its name in lower case, such as ask-octopus. */
function anchorOf({ name }: Solution): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function SolutionWords({
  name,
  title,
  description,
  features,
  to,
  cardLink,
}: Solution & { cardLink: string }) {
  return (
    <div className="mt-6 flex grow flex-col">
      <p className="text-small font-semibold text-(--eyebrow)">{title}</p>
      <h2 className="mt-1 text-h2">{name}</h2>
      <p className="mt-4 max-w-text">{description}</p>
      <ul className="mt-5 grid gap-x-6 gap-y-2 text-small sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-5">
        <TextLink to={to} label={cardLink} subject={name} />
      </div>
    </div>
  );
}
