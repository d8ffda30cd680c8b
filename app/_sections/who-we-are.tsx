import { Fragment } from 'react';
import { site } from '@/.content';
import type { Pages } from '@/content/schema';
import { BeforeAfterChart } from '@/components/product/before-after-chart';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PictureImage } from '@/components/ui/picture-image';
import { Section, SectionHeading } from '@/components/ui/section';
import { requirePicture } from '@/lib/site/pages';

/** Who works, for whom and backed by whom, with a picture; and why to choose us. */
export function WhoWeAre({ whoWeAre, whyChoose }: Pick<Pages['home'], 'whoWeAre' | 'whyChoose'>) {
  const { items, backedBy, ...head } = whoWeAre;
  const { points, ...why } = whyChoose;
  return (
    <>
      <Section surface="sand" spacing="compact">
        <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
          <div>
            <SectionHeading {...head} headingSize="utility" />
            <ul className="mt-6 gap-x-6 sm:grid sm:grid-cols-2">
              {items.map((name) => (
                <li key={name} className="border-t border-edge py-1.5 font-semibold text-ink-900">
                  {name}
                </li>
              ))}
            </ul>
            <h2 className="mt-6 eyebrow">{backedBy}</h2>
            <ul className="mt-1 font-display text-lead/tight font-bold">
              {site.startupProgrammes.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
          <PictureImage picture={requirePicture('about')} />
        </div>
      </Section>
      <Section surface="teal" head={why} headingSize="utility" spacing="compact">
        <ul className="mt-4 grid gap-x-14 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.3fr]">
          {points.map(({ figure, title, description, to }, index) => (
            <Fragment key={title}>
              <li className="relative border-t border-line py-2 lg:first:row-span-3">
                <h3 className="text-h3">
                  <Link
                    to={to}
                    className="flex flex-wrap items-baseline gap-x-3 after:absolute after:inset-0 hover:underline"
                  >
                    <span
                      className={`tracking-figure ${index ? 'text-h2' : 'text-statement lg:text-poster'}`}
                    >
                      {figure}
                    </span>
                    {title}
                    <Icon name="arrow" />
                  </Link>
                </h3>
                <p>{description}</p>
              </li>
              {index === 0 && (
                <li className="py-2 lg:row-span-3">
                  <BeforeAfterChart />
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      </Section>
    </>
  );
}
