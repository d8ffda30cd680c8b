import { Deliverable } from '@/components/sections/phases';
import { Claims, Stack } from '@/components/ui/claims';
import { FinalCall } from '@/components/sections/final-call';
import { Asked } from '@/components/product/excerpt';
import { Chart } from '@/components/product/charts/chart';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleDocument } from '@/components/product/sample-document';
import { SampleNote } from '@/components/product/sample-note';
import { Section, SideSection } from '@/components/ui/section';
import { StackedHero } from '@/components/sections/hero';
import { TextLink } from '@/components/ui/text-link';
import { dashboards } from '@/components/product/octomine-window';
import { definePage } from '@/components/layout/page';
import { HeldFile } from '@/components/product/held-file';
import { MondayMorning } from './_sections/monday-morning';

const { sales, analysts } = dashboards;
const { content, metadata, Page } = definePage('data-infrastructure');
export { metadata };

export default function DataInfrastructurePage() {
  const { managed, offerings } = content;
  return (
    <Page>
      <StackedHero {...content.hero} />
      <MondayMorning {...content} />
      <Section head={offerings} spacing="compact">
        <div className="mt-5 grid gap-x-14 gap-y-7 lg:mt-8 lg:grid-cols-[1fr_39.1%]">
          <SampleDocument name={offerings.document}>
            <HeldFile columns={offerings.columns} />
          </SampleDocument>
          <Claims {...offerings} shape="gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-1 lg:gap-y-0" />
        </div>
      </Section>
      <Section head={content.stack} surface="sand" spacing="compact">
        <Stack {...content.stack} />
        <div className="mt-5 grid gap-3 *:flex *:flex-col sm:gap-4 lg:mt-7 lg:grid-cols-[3fr_2fr]">
          {content.products.map(({ title, description, action }, index) => (
            <article key={title} className="on-white rounded-panel px-4 pt-3 sm:p-5 sm:pb-2">
              <h3 className="flex items-center justify-between text-title">
                {title} <SampleChip />
              </h3>
              <p className="max-sm:hidden">{description}</p>
              <div className="@container flex grow flex-col gap-3 py-3 max-sm:*:data-chart:hidden lg:text-tiny [&_.h-44]:h-24 [&_li]:gap-x-2">
                {index === 0 ? (
                  <Asked {...sales.answer} headline={sales.answer.detail} />
                ) : (
                  <Asked {...analysts.answer} />
                )}
                <Chart {...dashboards[index === 0 ? 'sales' : 'analysts'].chart} hasLead />
              </div>
              <TextLink {...action} />
            </article>
          ))}
        </div>
        <SampleNote unit="amounts" />
      </Section>
      <SideSection
        id="managed"
        surface="ink"
        head={managed}
        note={
          <p className="grid print:hidden">
            <TextLink {...managed.trial} />
            <TextLink {...managed.proof} />
          </p>
        }
      >
        <Claims
          items={managed.benefits}
          shape="mb-6 gap-x-8 gap-y-4 sm:grid-cols-2 lg:gap-y-6 *:border-0!"
        />
        <Deliverable>{managed.keep}</Deliverable>
      </SideSection>
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
