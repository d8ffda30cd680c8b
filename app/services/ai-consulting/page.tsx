import { documents } from '@/.content';
import { Chip } from '@/components/ui/chip';
import { Claims } from '@/components/ui/claims';
import { FinalCall } from '@/components/sections/final-call';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { StackedHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';
import { requireDocument } from '@/components/product/sample-document';
import { ForecastTest } from './_sections/forecast-test';

const { content, metadata, Page } = definePage('ai-consulting');
export { metadata };

const { capabilities } = content;
const ranking = requireDocument(capabilities.document);

/** Each idea stands a step lower than the one before; the first has its data. */
const steps = [
  'bg-teal-600 text-white',
  'bg-teal-100 text-teal-600 lg:mt-5',
  'bg-line text-ink-900 lg:mt-10',
  'bg-coral-100 text-coral-700 lg:mt-15',
];

export default function AiConsultingPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <ForecastTest {...content} />
      <Section head={capabilities} spacing="compact">
        <figure className="mt-3">
          <figcaption className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="text-h3 text-ink-900">{ranking.title}</b> {ranking.about}
            <Chip>{documents.label}</Chip>
          </figcaption>
          <ol className="grid gap-1 lg:grid-cols-4">
            {ranking.rows?.map(({ name, detail, verdict }, place) => (
              <li
                key={name}
                className={`flex flex-col gap-y-1 rounded-bar px-4 py-3 lg:p-6 ${steps[place]}`}
              >
                <p className="text-lead/tight font-semibold">{verdict}</p>
                <h3 className="grow text-title text-current lg:max-w-[6em]">{name}</h3>
                <p className="mt-2 flex items-center gap-2 font-semibold">
                  <Icon name={place > 0 ? 'close' : 'check'} />
                  {ranking.columns?.[place > 0 ? 1 : 0]} {detail}
                </p>
              </li>
            ))}
          </ol>
        </figure>
        <Claims {...capabilities} />
      </Section>
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
