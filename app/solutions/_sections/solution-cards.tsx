import type { Pages } from '@/content/schema';
import { SampleNote } from '@/components/product/sample-note';
import { Chip } from '@/components/ui/chip';
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
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        {cards.map((solution) => {
          const Crop = productCrops[solution.name];
          return (
            <article
              key={solution.name}
              id={solution.name.toLowerCase().replaceAll(' ', '-')}
              className={`relative grid grid-cols-1 gap-x-10 gap-y-4 overflow-clip rounded-panel p-5 sm:p-8 ${solution.badge ? 'on-ink lg:col-span-2 lg:grid-cols-5 lg:p-12' : 'border border-line bg-white lg:row-span-2 lg:grid-rows-subgrid'}`}
            >
              <div className={solution.badge && 'lg:col-span-2 lg:self-center'}>
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
      {badge && (
        <div className="absolute top-3 right-4 lg:right-auto lg:left-12">
          <Chip tone="gold">{badge}</Chip>
        </div>
      )}
      <div className="flex items-center gap-4">
        <div className="w-20 shrink-0">
          <PictureImage picture={requirePicture(image)} />
        </div>
        <div>
          <h2 className="text-title">{name}</h2>
          <p className="font-semibold text-(--eyebrow)">{title}</p>
        </div>
      </div>
      <p className="mt-4 max-w-text">{description}</p>
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
    </>
  );
}
