import type { Pages } from '@/content/schema';
import { SampleNote } from '@/components/product/sample-note';
import { Highlights } from '@/components/sections/hero';
import { ShortSteps } from '@/components/sections/steps';
import { ButtonRow } from '@/components/ui/button-link';
import { Chip } from '@/components/ui/chip';
import { TextLink } from '@/components/ui/text-link';
import { slugify } from '@/lib/base/slug';
import { requirePicture } from '@/lib/site/pages';
import { productExcerpts } from './product-excerpts';

type Solution = Pages['solutions']['cards'][number];

/** The top of the page with all three products on one stage, each with its words, and how all work. */
export function SolutionCards({
  hero,
  cards,
  cardLink,
  howItWorks,
}: Pick<Pages['solutions'], 'hero' | 'cards' | 'cardLink' | 'howItWorks'>) {
  return (
    <section className="on-ink pb-6 lg:pb-8">
      <div className="page-width grid grid-cols-1 gap-x-6 gap-y-6 pt-6 lg:grid-cols-12 lg:pt-3 xl:grid-rows-last-grows">
        <div className="lg:col-span-7">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-2 text-beside">{hero.title}</h1>
        </div>
        <div className="max-lg:-mt-3 lg:col-span-5 xl:-mt-1">
          <p className="text-lead">{hero.lede}</p>
          <div className="mt-4 flex flex-wrap items-baseline gap-x-6 lg:mt-2">
            <ButtonRow actions={hero.actions} surface="ink" />
            {hero.facts && <Highlights facts={hero.facts} />}
          </div>
        </div>
        {cards.map((solution) => (
          <SolutionCard key={solution.name} {...solution} cardLink={cardLink} />
        ))}
        <div className="grid gap-x-14 gap-y-2 border-t border-ink-700 pt-4 *:last:col-span-full lg:col-span-12 lg:grid-cols-[auto_1fr]">
          <h2 className="text-h3">{howItWorks.title}</h2>
          <ShortSteps steps={howItWorks.steps} />
          <SampleNote />
        </div>
      </div>
    </section>
  );
}

/** A product; the flagship in the height of both others from the start, so that nothing moves as they come. */
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
  const Excerpt = productExcerpts[name];
  const { src, width, height } = requirePicture(image);
  return (
    <article
      id={slugify(name)}
      className={`flex min-w-0 flex-col gap-3 ${badge ? 'lg:col-span-12 xl:col-span-7 xl:row-span-2 xl:min-h-234' : 'lg:col-span-6 xl:col-span-5'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <img src={src} alt="" width={width} height={height} loading="lazy" className="size-10" />
        <h2 className="text-h3">{name}</h2>
        {badge && <Chip tone="gold">{badge}</Chip>}
        <p className="font-medium max-sm:w-full max-sm:pl-13 sm:ml-auto">{title}</p>
      </div>
      <div className="grow">
        <Excerpt />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2 sm:gap-y-1 *:last:-my-2.5">
        <p className="grow basis-full text-small text-white sm:basis-0">{description}</p>
        <ul
          className={`grid w-full justify-start gap-x-4 text-tiny sm:order-last sm:flex ${badge ? '' : 'lg:grid lg:grid-cols-[auto_auto]'}`}
        >
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <TextLink to={to} label={cardLink} subject={name} />
      </div>
    </article>
  );
}
