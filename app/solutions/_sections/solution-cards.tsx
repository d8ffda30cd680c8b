import type { Pages } from '@/content/schema';
import { SampleNote } from '@/components/product/sample-note';
import { Chip } from '@/components/ui/chip';
import { PictureImage } from '@/components/ui/illustration';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { requirePicture } from '@/lib/site/pages';
import { productCrops } from './product-crops';

type Solution = Pages['solutions']['cards'][number];

/** The products: the flagship below the hero and on its ground, the others beside each other. */
export function SolutionCards({ cards, cardLink }: Pick<Pages['solutions'], 'cards' | 'cardLink'>) {
  const [flagship, ...others] = cards.map((solution) => (
    <SolutionCard key={solution.name} {...solution} cardLink={cardLink} />
  ));
  return (
    <>
      <Section ground="ink" space="strip">
        {flagship}
      </Section>
      <Section space="quiet">
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">{others}</div>
        <SampleNote />
      </Section>
    </>
  );
}

function SolutionCard({
  name,
  title,
  description,
  image,
  badge,
  features,
  to,
  cardLink,
}: Solution & { cardLink: string }) {
  const Crop = productCrops[name];
  return (
    <article
      id={name.toLowerCase().replaceAll(' ', '-')}
      className={`grid grid-cols-1 gap-x-14 gap-y-5 ${badge ? 'lg:grid-cols-3' : 'lg:row-span-2 lg:grid-rows-subgrid'}`}
    >
      <div className={badge ? 'min-w-0 lg:col-span-2 lg:col-start-2 lg:row-start-1' : undefined}>
        <Crop />
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="w-14 shrink-0">
            <PictureImage picture={requirePicture(image)} />
          </div>
          <div>
            <h2 className="text-title/tight">{name}</h2>
            <p className="font-semibold text-(--eyebrow)">{title}</p>
          </div>
          {badge && (
            <div>
              <Chip tone="gold">{badge}</Chip>
            </div>
          )}
        </div>
        <p className="mt-3 max-w-text">{description}</p>
        <ul className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-small">
          {features.map((feature) => (
            <li key={feature} className="border-l-2 border-teal-300 pl-3">
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-2">
          <TextLink to={to} label={cardLink} subject={name} />
        </div>
      </div>
    </article>
  );
}
