import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { IndexRows } from '@/components/sections/index-rows';
import { Phases } from '@/components/sections/phases';
import { Signatures } from '@/components/product/sample-document';
import { TextLink } from '@/components/ui/text-link';
import { definePage } from '@/components/layout/page';
import { documents } from '@/.content';
import { AgreedAndMoved } from './_sections/agreed-and-moved';

const { words, metadata, Page } = definePage('business-data-consulting');
export { metadata };

const { proof, ...deliverables } = words.deliverables;

/** Who would sign: those who signed the sheet at the top. */
const signed = documents.sheets.find(({ name }) => name === words.sheets.agreed)?.signed ?? [];

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <AgreedAndMoved {...words.sheets} />
      <IndexRows {...deliverables} space="quiet" note={<TextLink {...proof} />} />
      <Phases {...words.process} layout="columns" ground="sand" />
      <FinalCall {...words.finalCall}>
        <div className="-mt-3 hidden grow xl:block">
          <Signatures names={signed} />
        </div>
      </FinalCall>
    </Page>
  );
}
