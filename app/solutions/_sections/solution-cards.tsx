import type { Pages } from '@/content/schema';
import { SampleNote } from '@/components/product/sample-note';
import { StackedHero } from '@/components/sections/hero';
import { Chip } from '@/components/ui/chip';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { slugify } from '@/lib/base/slug';
import { requirePicture } from '@/lib/site/pages';
import { productCrops } from './product-crops';
import { ShortSteps } from '@/components/sections/steps';

type Solution = Pages['solutions']['cards'][number];

/** The top of the page, below that the flagship beside its window; and the others, and how all work. */
export function SolutionCards({
  hero,
  cards,
  cardLink,
  howItWorks,
}: Pick<Pages['solutions'], 'hero' | 'cards' | 'cardLink' | 'howItWorks'>) {
  const [flagship, ...others] = cards.map((solution) => (
    <SolutionCard key={solution.name} {...solution} cardLink={cardLink} />
  ));
  return (
    <>
      <StackedHero {...hero} />
      <section className="on-ink pb-6 lg:pb-8">
        <div className="page-width grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-12 lg:grid-rows-last-grows">
          {flagship}
        </div>
        <div className="page-width">
          <SampleNote />
        </div>
      </section>
      <Section surface="sand" spacing="compact">
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">{others}</div>
        <h2 className="mt-8 mb-3 border-t border-edge pt-6 text-h3">{howItWorks.title}</h2>
        <ShortSteps steps={howItWorks.steps} />
      </Section>
    </>
  );
}

/**
 * A product: its name, its picture, what it does. The flagship's parts stand in the page's grid, placed,
 * not left to flow: beside them there is room until the window has arrived.
 */
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
  const { src, alt, width, height } = requirePicture(image);
  return (
    <article
      id={slugify(name)}
      className={`grid grid-cols-1 gap-y-5 ${badge ? 'lg:contents' : 'lg:row-span-3 lg:grid-rows-subgrid'}`}
    >
      <div className={`flex items-center gap-3 ${badge ? 'lg:col-span-4' : ''}`}>
        <img src={src} alt={alt} width={width} height={height} loading="lazy" className="size-10" />
        <div>
          <div className="flex flex-wrap items-center gap-x-3">
            <h2 className="text-title/tight">{name}</h2>
            {badge && <Chip tone="gold">{badge}</Chip>}
          </div>
          <p className="font-semibold text-(--eyebrow)">{title}</p>
        </div>
      </div>
      <div
        className={`min-w-0 ${badge ? 'lg:col-span-8 lg:col-start-5 lg:row-span-3 lg:row-start-1' : ''}`}
      >
        <Crop />
      </div>
      <div className={`flex flex-col ${badge ? 'lg:col-span-4 lg:row-span-2' : ''}`}>
        <p className={badge ? 'lg:text-lead' : ''}>{description}</p>
        <ul
          className={`mt-3 grid grid-cols-2 gap-x-5 text-small *:border-t *:py-1.5 ${badge ? '*:border-ink-700 lg:grid-cols-1' : '*:border-line'}`}
        >
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="mt-auto pt-2">
          <TextLink to={to} label={cardLink} subject={name} />
        </div>
      </div>
    </article>
  );
}
