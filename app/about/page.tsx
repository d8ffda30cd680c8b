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
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
          {[vision, mission].map(({ name, title, text }) => (
            <div key={name}>
              <h2 className="text-title">
                <span className="mb-3 eyebrow block">{name}</span>
                {title}
              </h2>
              <p className="mt-2 text-lead">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      {/* The years along a shelf, with a pack more in each; on a phone each on a board of its own. */}
      <Section head={timeline} surface="ink" spacing="compact">
        <ol className="mt-4 grid items-start gap-y-6 lg:mt-6 lg:grid-flow-col lg:auto-cols-fr xl:auto-cols-auto">
          {timeline.entries.map(({ year, title, description }, index) => (
            <li key={year} className="flex flex-wrap items-end gap-x-3 lg:grid">
              <p className="font-display text-h2 font-bold tracking-display text-white">{year}</p>
              <h3 className="pb-0.5 text-h3 lg:mt-2 lg:whitespace-nowrap">{title}</h3>
              <div className="ml-auto border-ink-700 lg:order-first lg:mb-4 lg:ml-0 lg:border-b-6">
                <img
                  src="/images/shelf-of-years.svg"
                  alt=""
                  width={320}
                  height={104}
                  loading="lazy"
                  className={`h-9 w-auto object-cover object-left lg:-ml-1.5 lg:h-14 xl:-ml-2 xl:h-24 ${shownPacks[index]}`}
                />
              </div>
              <p className="w-full border-ink-700 max-lg:border-t-6 max-lg:pt-2 lg:mt-2 lg:w-0 lg:min-w-full lg:pr-6">
                {description}
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section spacing="compact" head={habits}>
        <ul className="mt-5 grid items-start gap-x-14 gap-y-2 lg:mt-6 lg:grid-cols-2 lg:gap-y-5">
          {habits.items.map(({ title, description, proof, surface, action }) => (
            <li key={title} className="flex flex-wrap items-baseline justify-between gap-x-8">
              <h3 className="text-h3">{title}</h3>
              <p className="w-full lg:order-last">{description}</p>
              <p
                className={`on-${surface} order-first mb-3 grid w-full content-center rounded-card px-5 py-3 text-lead/tight *:w-fit *:font-display *:text-title *:tracking-display *:text-(--strong) lg:h-28 lg:px-7 xl:text-h3 [&.on-sand>b]:[border:3px_dashed] [&.on-sand>b]:px-3 [&.on-sand>b]:text-coral-700`}
              >
                <b>{proof[0]}</b> {proof[1]}
              </p>
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
