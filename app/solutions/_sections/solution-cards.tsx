import type { Pages } from '@/content/schema';
import { SampleNote } from '@/components/product/sample-note';
import { Highlights } from '@/components/sections/hero';
import { HowItWorks } from '@/components/sections/steps';
import { ButtonRow } from '@/components/ui/button-link';
import { Chip } from '@/components/ui/chip';
import { TextLink } from '@/components/ui/text-link';
import { slugify } from '@/lib/base/slug';
import { requirePicture } from '@/lib/site/pages';
import { productExcerpts } from './product-excerpts';

type Card = Pages['solutions']['cards'][number] & { cardLink: string };

/** The top of the page with all three products on one stage, each with its words, and how all work. */
export function SolutionCards({ hero, cards, cardLink, howItWorks }: Pages['solutions']) {
  return (
    <section className="on-ink pb-4">
      <div className="page-width grid grid-cols-1 gap-x-6 gap-y-6 pt-6 lg:grid-cols-12 lg:pt-3 xl:grid-rows-[repeat(6,auto)_1fr]">
        <div className="lg:col-span-7">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-2 text-beside">{hero.title}</h1>
        </div>
        <div className="max-lg:-mt-3 lg:col-span-5 xl:-mt-1">
          <p className="text-lead">{hero.lede}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 *:last:mt-0 *:last:flex-[1_7rem] lg:mt-5">
            <ButtonRow actions={hero.actions} surface="ink" />
            {hero.facts && <Highlights facts={hero.facts} />}
          </div>
        </div>
        {cards.map((solution) => (
          <SolutionCard key={solution.name} {...solution} cardLink={cardLink} />
        ))}
        <div className="border-t border-ink-700 pt-6 lg:col-span-12 lg:mt-6">
          <HowItWorks {...howItWorks} />
          <SampleNote />
        </div>
      </div>
    </section>
  );
}

/** A product, its rows beside others'; the flagship in the height of both, so that nothing moves as they come. */
function SolutionCard({ name, title, description, image, badge, features, to, cardLink }: Card) {
  const Excerpt = productExcerpts[name];
  const { src, width, height } = requirePicture(image);
  return (
    <article
      id={slugify(name)}
      className={`grid grid-cols-1 gap-3 lg:row-span-4 lg:grid-rows-subgrid ${badge ? 'lg:col-span-12 xl:col-span-7 xl:row-span-8 xl:min-h-234 xl:*:nth-2:row-span-5' : 'lg:col-span-6 xl:col-span-5'}`}
    >
      <div className="items-center justify-items-start gap-x-3 *:first:row-span-2 max-sm:grid max-sm:grid-cols-[auto_auto_1fr] sm:flex sm:flex-wrap">
        <img src={src} alt="" width={width} height={height} loading="lazy" className="size-10" />
        <h2 className="text-h3">{name}</h2>
        {badge && <Chip tone="gold">{badge}</Chip>}
        <p className="col-span-2 col-start-2 font-medium sm:ml-auto">{title}</p>
      </div>
      <Excerpt />
      <div className="items-baseline justify-between gap-4 max-sm:contents sm:flex *:last:-my-2.5 *:last:shrink-0 max-sm:*:last:order-last">
        <p className="font-medium text-white">{description}</p>
        <TextLink to={to} label={cardLink} subject={name} />
      </div>
      <ul className="-mt-2 grid list-disc gap-x-8 pl-5 text-tiny marker:text-teal-300 sm:grid-cols-[auto_auto] sm:justify-start">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}
