import type { Pages } from '@/content/schema';
import { SampleNote } from '@/components/product/sample-note';
import { Highlights } from '@/components/sections/hero';
import { ButtonRow } from '@/components/ui/button-link';
import { Chip } from '@/components/ui/chip';
import { Disc } from '@/components/ui/disc';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { slugify } from '@/lib/base/slug';
import { requirePicture } from '@/lib/site/pages';
import { productCrops } from './product-crops';

type Solution = Pages['solutions']['cards'][number];

/** The top of the page with all three products on one stage, what each does below it, and how all work. */
export function SolutionCards({
  hero,
  cards,
  cardLink,
  howItWorks,
}: Pick<Pages['solutions'], 'hero' | 'cards' | 'cardLink' | 'howItWorks'>) {
  return (
    <>
      <section className="on-ink pb-6 lg:pb-8">
        <div className="page-width pt-6 lg:pt-3">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-2 text-beside">{hero.title}</h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="text-lead">{hero.lede}</p>
            <ButtonRow actions={hero.actions} surface="ink" />
            <div className="-mt-3 sm:-mt-5">{hero.facts && <Highlights facts={hero.facts} />}</div>
          </div>
          <div className="mt-6 grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-12">
            {cards.map((solution) => (
              <SolutionCard key={solution.name} {...solution} cardLink={cardLink} />
            ))}
          </div>
          <SampleNote />
        </div>
      </section>
      <Section surface="sand" spacing="strip">
        <h2 className="text-h3">{howItWorks.title}</h2>
        <ol className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-3">
          {howItWorks.steps.map(({ title, description }, index) => (
            <li key={title} className="flex gap-4 border-t border-edge pt-4">
              <Disc number={index + 1} />
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/**
 * A product: its name, its picture, what it does. Its parts stand in the page's grid: the flagship's
 * picture beside the two others, the words of all in one row below: placed, and in the height of the
 * stage from the start, so that nothing moves while the page comes in.
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
  const { src, width, height } = requirePicture(image);
  return (
    <article className="grid gap-y-3 lg:contents">
      <div
        id={slugify(name)}
        className={`flex min-w-0 flex-col gap-3 ${badge ? 'lg:col-span-12 xl:col-span-7 xl:row-span-2 xl:min-h-142' : 'lg:col-span-6 xl:col-span-5'}`}
      >
        <div className="flex flex-wrap items-center gap-x-3">
          <img src={src} alt="" width={width} height={height} loading="lazy" className="size-10" />
          <h2 className="text-h3">{name}</h2>
          {badge && <Chip tone="gold">{badge}</Chip>}
          <p className="font-semibold text-(--eyebrow) max-sm:w-full max-sm:pl-13 sm:ml-auto">
            {title}
          </p>
        </div>
        <div className="grow">
          <Crop />
        </div>
      </div>
      <div className="flex flex-col lg:col-span-4 lg:row-start-3 lg:mt-2">
        <p className="hidden font-display text-lead/tight font-bold text-white lg:block">{name}</p>
        <p className="lg:min-h-14">{description}</p>
        <ul className="mt-3 grid text-small *:border-t *:border-ink-700 *:py-1.5">
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
