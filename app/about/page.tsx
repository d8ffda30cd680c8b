import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { PictureImage } from '@/components/ui/picture-image';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { People } from './_sections/people';
import { definePage } from '@/components/layout/page';
import { requirePicture } from '@/lib/site/pages';
import { site } from '@/.content';

const { content, metadata, Page } = definePage('about');
export { metadata };

/** How much is seen of the shelf in each year: a pack more, of 64 by 104. */
const shownPacks =
  'aspect-[64/104] aspect-[128/104] aspect-[192/104] aspect-[256/104] aspect-[320/104]'.split(' ');

export default function AboutPage() {
  const { vision, mission, timeline, habits } = content;
  return (
    <Page>
      <SplitHero {...content.hero}>
        <PictureImage picture={requirePicture('about')} eager />
      </SplitHero>
      <Section spacing="compact">
        <h2 className="text-statement">
          <span className="mb-3 eyebrow block">{vision.name}</span>
          {vision.title}
        </h2>
        <p className="mt-4 text-lead">{vision.text}</p>
        <h2 className="mt-6 border-t border-line pt-4 text-title">
          <span className="mb-3 eyebrow block">{mission.name}</span>
          {mission.title}
        </h2>
        <p className="mt-3 text-lead">{mission.text}</p>
      </Section>
      {/* The years along a shelf, with a pack more in each; on a phone each on a board of its own. */}
      <Section head={timeline} surface="ink" spacing="compact">
        <ol className="mt-4 grid gap-y-6 lg:mt-5 lg:grid-cols-5">
          {timeline.entries.map(({ year, title, description }, index) => (
            <li
              key={year}
              className="flex flex-wrap items-end gap-x-3 lg:flex-col lg:flex-nowrap lg:items-stretch"
            >
              <p className="font-display text-h2 font-bold tracking-display text-white">{year}</p>
              <h3 className="pb-0.5 text-h3 lg:mt-2 lg:whitespace-nowrap">{title}</h3>
              <div className="ml-auto border-ink-700 lg:order-first lg:mb-6 lg:ml-0 lg:border-b-6">
                <img
                  src="/images/shelf-of-years.svg"
                  alt=""
                  width={320}
                  height={104}
                  loading="lazy"
                  className={`h-9 w-auto object-cover object-left lg:-ml-1.5 lg:h-14 xl:h-18 ${shownPacks[index]}`}
                />
              </div>
              <p className="w-full border-ink-700 max-lg:border-t-6 max-lg:pt-2 lg:mt-2 lg:pr-6">
                {description}
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section spacing="compact" head={habits}>
        <ul className="mt-2 grid gap-x-14 sm:gap-y-7 lg:mt-6 lg:grid-cols-2">
          {habits.items.map(({ title, description, proof, action }) => (
            <li
              key={title}
              className="flex-wrap items-baseline justify-between gap-x-8 border-t border-line pt-3 sm:flex lg:max-xl:block print:block"
            >
              <h3 className="text-h3">{title}</h3>
              <div className="order-last w-full">
                <p className="max-w-text">{description}</p>
                <q className="mt-2 block border-l-2 border-teal-600 pl-3 text-ink-900">{proof}</q>
              </div>
              <TextLink {...action} />
            </li>
          ))}
        </ul>
      </Section>
      <People {...content} {...site} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
