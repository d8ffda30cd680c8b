import { documents } from '@/.content';
import { Chip } from '@/components/ui/chip';
import { Claims } from '@/components/ui/claims';
import { FinalCall } from '@/components/sections/final-call';
import { Section } from '@/components/ui/section';
import { StackedHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';
import { requireDocument } from '@/components/product/sample-document';
import { ForecastTest } from './_sections/forecast-test';

const { content, metadata, Page } = definePage('ai-consulting');
export { metadata };

const { capabilities } = content;
const ranking = requireDocument(capabilities.document);

/** Each idea stands a step lower than the one before. */
const steps = [
  'bg-teal-600 text-white',
  'bg-teal-100 text-teal-600 lg:mt-12',
  'bg-line text-ink-900 lg:mt-24',
  'bg-coral-100 text-coral-700 lg:mt-36',
];

export default function AiConsultingPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <ForecastTest {...content} />
      <Section head={capabilities} spacing="compact">
        <figure className="relative mt-5 lg:mt-8">
          <figcaption className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 lg:absolute lg:right-0">
            <b className="text-h3 text-ink-900">{ranking.title}</b> {ranking.about}
            <Chip>{documents.label}</Chip>
          </figcaption>
          <ol className="grid gap-1 lg:grid-cols-4">
            {ranking.rows?.map(({ name, detail, verdict }, place) => (
              <li
                key={name}
                className={`flex items-center gap-x-4 rounded-bar px-4 py-3 lg:flex-col lg:items-start lg:justify-between lg:gap-y-5 lg:p-6 ${steps[place]}`}
              >
                <p className="w-24 shrink-0 font-display text-title font-bold tracking-display lg:w-auto lg:text-[min(5.4vw,6rem)]/none">
                  {verdict}
                </p>
                <div>
                  <h3 className="text-h3 text-current">{name}</h3>
                  {ranking.columns?.at(-1)} {detail}
                </div>
              </li>
            ))}
          </ol>
        </figure>
        <Claims
          {...capabilities}
          shape="mt-7 gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6 xl:[&_h3]:text-lead/tight"
        />
      </Section>
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
