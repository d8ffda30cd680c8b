import { FinalCall } from '@/components/sections/final-call';
import { ProductMark, SolutionCards } from './_sections/solution-cards';
import { Trial } from '@/components/sections/trial';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('solutions');
export { metadata };

export default function SolutionsPage() {
  return (
    <Page>
      <SolutionCards {...content} />
      <Trial />
      <FinalCall {...content.finalCall}>
        <div className="flex gap-3">
          {content.cards.map(({ name, image }) => (
            <ProductMark key={name} image={image} alt="" />
          ))}
        </div>
      </FinalCall>
    </Page>
  );
}
