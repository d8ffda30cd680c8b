import type { Pages } from '@/content/schema';
import { AlertAction, SeverityChip } from '@/components/product/alert-card';
import { Asked, decision, Excerpt } from '@/components/product/excerpt';
import { sampleAnswer } from '@/components/product/question-address';
import { Lines, requireDocument, Stamp } from '@/components/product/sample-document';
import { StockCover } from '@/components/product/stock-cover';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { demo } from '@/.content';
import { sample } from '@/lib/sample-brand/data/dataset';
import { measures } from '@/lib/sample-brand/engine/measures';
import { leadAlert } from '@/lib/sample-brand/features/alerts';

const { question, headline, detail } = sampleAnswer(demo.questions.growth);
const heldBack = requireDocument('held-back');
const alert = leadAlert(sample);

/** What is found behind each habit, in their order. */
const crops = [
  <>
    <p className="font-semibold first-letter:uppercase">{measures.stockCover.name}</p>
    <StockCover />
  </>,
  <>
    <Asked question={question} headline={headline} />
    <p>{detail}</p>
  </>,
  <>
    <p className={decision}>{heldBack.title}</p>
    <Lines {...heldBack} />
    <div className="absolute right-6 bottom-6 max-xl:hidden">
      {heldBack.stamp && <Stamp>{heldBack.stamp}</Stamp>}
    </div>
  </>,
  <>
    <p className="flex items-center gap-2">
      {alert.time} <SeverityChip {...alert} />
    </p>
    <p className={decision}>{alert.subject}</p>
    <AlertAction {...alert} />
  </>,
];

/** Each habit above a piece of the product, of the sample brand, that shows it; on a phone every other. */
export function Habits({ items, ...head }: Pages['about']['habits']) {
  return (
    <Section surface="sand" spacing="band" head={head}>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 lg:mt-8 lg:grid-cols-2 lg:gap-y-6">
        {items.map(({ title, to }, index) => (
          <li key={title} className="lg:flex lg:flex-col max-md:even:*:last:hidden">
            <h3 className="text-h3">
              <Link
                to={to}
                className="inline-block py-3 underline decoration-coral-400 decoration-2 underline-offset-6 hover:text-coral-700"
              >
                {title}
              </Link>
            </h3>
            <Excerpt shape="justify-between gap-2 lg:min-h-54 lg:grow lg:p-6 lg:text-small">
              {crops[index]}
            </Excerpt>
          </li>
        ))}
      </ul>
    </Section>
  );
}
