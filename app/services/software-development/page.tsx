import { Claims, Stack } from '@/components/ui/claims';
import { FinalCall } from '@/components/sections/final-call';
import { Phases } from '@/components/sections/phases';
import { SampleDocument } from '@/components/product/sample-document';
import { SampleNote } from '@/components/product/sample-note';
import { Section } from '@/components/ui/section';
import { StackedHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';
import { StockTransfer, TestedMove } from './_sections/stock-transfer';

const { content, metadata, Page } = definePage('software-development');
export { metadata };

export default function SoftwareDevelopmentPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <div data-nosnippet="" className="on-ink pb-8">
        <div className="page-width">
          <StockTransfer {...content.transfer} />
          <SampleNote unit="lakh" />
        </div>
      </div>
      <Section head={content.services} spacing="compact">
        <Claims {...content.services} />
        <SampleDocument
          name={content.services.document}
          shape="mt-7 gap-x-14 bg-teal-100 lg:mt-10 xl:grid xl:grid-cols-lead [&>div]:order-1 xl:*:first:col-span-full xl:*:last:col-start-2 xl:*:last:ml-auto [&_.rounded-control]:bg-white [&_li]:font-display [&_li]:text-title [&_li]:font-bold [&_li]:tracking-display [&_li]:text-ink-900 [&_li>span]:w-[3.3em]"
        >
          <TestedMove />
        </SampleDocument>
      </Section>
      <Section head={content.stack} surface="sand" spacing="compact">
        <Stack {...content.stack} />
      </Section>
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
