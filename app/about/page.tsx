import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { PictureImage } from '@/components/ui/picture-image';
import { Section } from '@/components/ui/section';
import { Habits } from './_sections/habits';
import { People } from './_sections/people';
import { definePage } from '@/components/layout/page';
import { requirePicture } from '@/lib/site/pages';
import { site } from '@/.content';

const { content, metadata, Page } = definePage('about');
export { metadata };

export default function AboutPage() {
  const { vision, mission, timeline, habits } = content;
  return (
    <Page>
      <SplitHero {...content.hero}>
        <PictureImage picture={requirePicture('about')} eager />
      </SplitHero>
      <Section spacing="band">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
          {[vision, mission].map(({ name, title, text }) => (
            <div key={name}>
              <h2 className="text-title">
                <span className="mb-3 eyebrow block">{name}</span>
                {title}
              </h2>
              <p className="mt-3 max-w-text text-lead">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section head={timeline} surface="ink" spacing="band">
        <ol className="mt-5 grid gap-y-5 lg:mt-8 lg:auto-cols-fr lg:grid-flow-col">
          {timeline.entries.map(({ year, title, description }) => (
            <li
              key={year}
              className="grid grid-cols-[auto_auto_1fr] items-baseline gap-x-3 border-ink-700 *:border-ink-700 max-lg:border-b-6 lg:grid-cols-[auto_1fr] lg:content-start lg:gap-x-0 lg:*:nth-[-n+2]:border-b-6 lg:*:nth-[n+3]:col-span-2 nth-2:*:first:object-[25%_0] nth-3:*:first:object-[50%_0] nth-4:*:first:object-[75%_0] nth-5:*:first:object-[100%_0]"
            >
              {/* One drawing of five packs, each year's crop of it: one document to lay out. */}
              <img
                src="/images/shelf-of-years.svg"
                alt=""
                width={320}
                height={104}
                loading="lazy"
                className="row-span-2 box-content h-22 w-13.5 self-end object-cover object-left lg:row-span-1 lg:h-26 lg:w-16 xl:h-35.75 xl:w-22 print:hidden"
              />
              <p className="font-display text-h2 font-bold tracking-display text-white lg:self-end lg:pl-2 xl:text-h2/none">
                {year}
              </p>
              <h3 className="text-h3 lg:mt-4">{title}</h3>
              <p className="col-span-2 max-lg:pb-2 lg:mt-1 lg:pr-8">{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Habits {...habits} />
      <People {...content} {...site} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
