import type { Pages } from '@/content/schema';
import { SampleNote } from '@/components/product/sample-note';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { PictureImage } from '@/components/ui/illustration';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { requirePicture } from '@/lib/site/pages';
import { productCrops } from './product-crops';

type Solution = Pages['solutions']['cards'][number];

/** The products: the flagship wide on ink, the others beside each other. */
export function SolutionCards({ cards, cardLink }: Pick<Pages['solutions'], 'cards' | 'cardLink'>) {
  return (
    <Section space="quiet">
      <div className="grid gap-6 lg:grid-cols-2">
        {cards.map((solution) => {
          const Crop = productCrops[solution.name];
          return (
            <article
              key={solution.name}
              id={solution.name.toLowerCase().replaceAll(' ', '-')}
              className={`grid grid-cols-1 gap-x-10 gap-y-6 overflow-clip rounded-panel p-5 sm:p-8 ${solution.badge ? 'on-ink lg:col-span-2 lg:grid-cols-5 lg:p-12' : 'border border-line bg-white lg:row-span-2 lg:grid-rows-subgrid'}`}
            >
              <div className={solution.badge && 'lg:col-span-2'}>
                <SolutionWords {...solution} cardLink={cardLink} />
              </div>
              <div className={solution.badge ? 'min-w-0 lg:col-span-3' : 'lg:-order-1'}>
                <Crop />
              </div>
            </article>
          );
        })}
      </div>
      <SampleNote />
    </Section>
  );
}

function SolutionWords({
  name,
  title,
  description,
  image,
  badge,
  features,
  to,
  cardLink,
}: Solution & { cardLink: string }) {
  return (
    <>
      <div className="flex items-center gap-4">
        <div className="w-24 shrink-0">
          <PictureImage picture={requirePicture(image)} />
        </div>
        <div>
          {badge && <Chip tone="gold">{badge}</Chip>}
          <h2 className="text-title">{name}</h2>
        </div>
      </div>
      <p className="mt-4 font-semibold text-(--eyebrow)">{title}</p>
      <p className="mt-2 max-w-text">{description}</p>
      <ul className="mt-4 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <TextLink to={to} label={cardLink} subject={name} />
      </div>
    </>
  );
}
