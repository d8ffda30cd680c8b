import type { Pages } from '@/content/schema';
import { SampleNote } from '@/components/product/sample-note';
import { HowItWorks } from '@/components/sections/steps';
import { ButtonRow } from '@/components/ui/button-link';
import { buttonStyles } from '@/components/ui/button-styles';
import { Chip } from '@/components/ui/chip';
import { Link } from '@/components/ui/link';
import { slugify } from '@/lib/base/slug';
import { requirePicture } from '@/lib/site/pages';
import { productExcerpts } from './product-excerpts';

type Card = Pages['solutions']['cards'][number] & { cardLink: string };

/** The top of the page with all three products on one stage, each with its words, and how all work. */
export function SolutionCards({ hero, cards, cardLink, howItWorks }: Pages['solutions']) {
  return (
    <section className="on-ink pb-4">
      <div className="page-width grid grid-cols-1 gap-6 pt-6 lg:grid-cols-2 lg:pt-3 xl:grid-cols-4">
        <div className="grid gap-x-14 gap-y-4 lg:col-span-full lg:grid-cols-[2fr_1fr] xl:grid-cols-[3fr_2fr]">
          <div>
            <p className="eyebrow">{hero.eyebrow}</p>
            <h1 className="mt-2 text-beside">{hero.title}</h1>
          </div>
          <p className="text-lead lg:row-span-3 lg:pt-8">{hero.lede}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 *:last:mt-0 *:last:flex-[1_8rem]">
            <ButtonRow actions={hero.actions} surface="ink" />
            {hero.terms && <p className="mt-5 text-small">{hero.terms}</p>}
          </div>
        </div>
        {cards.map((solution) => (
          <SolutionCard key={solution.name} {...solution} cardLink={cardLink} />
        ))}
        <div className="border-t border-ink-700 pt-6 lg:col-span-full">
          <HowItWorks {...howItWorks} />
          <SampleNote />
        </div>
      </div>
    </section>
  );
}

/** A product, its rows level with the others'; the flagship, which comes first, sets their height. */
function SolutionCard({ name, title, description, image, badge, features, to, cardLink }: Card) {
  const Excerpt = productExcerpts[name];
  const { src, width, height } = requirePicture(image);
  return (
    <article
      id={slugify(name)}
      className={`grid grid-cols-1 gap-3 lg:row-span-5 lg:grid-rows-subgrid ${badge ? 'lg:col-span-2' : ''}`}
    >
      <div className="grid grid-cols-[auto_auto_1fr] content-start items-center justify-items-start gap-x-3 *:first:row-span-2">
        <img src={src} alt="" width={width} height={height} loading="lazy" className="size-10" />
        <h2 className="text-h3">{name}</h2>
        {badge && <Chip tone="gold">{badge}</Chip>}
        <p className="col-span-2 col-start-2 font-medium">{title}</p>
      </div>
      <Excerpt />
      <p className="relative text-lead/tight font-medium text-white">{description}</p>
      <ul className="flex flex-wrap content-start gap-2 text-tiny *:rounded-bar *:bg-ink-800 *:px-2 *:py-1">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Link to={to} className={`${buttonStyles.ghost} justify-self-start`}>
        {cardLink} <span className="sr-only">{name}</span>
      </Link>
    </article>
  );
}
