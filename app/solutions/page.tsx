import { FinalCall } from '@/components/sections/final-call';
import { SolutionCards } from './_sections/solution-cards';
import { Trial } from '@/components/sections/trial';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('solutions');
export { metadata };

export default function SolutionsPage() {
  return (
    <Page>
      <SolutionCards {...content} />
      <Trial />
      <FinalCall {...content.finalCall} surface="teal" />
    </Page>
  );
}
