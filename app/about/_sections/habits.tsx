import type { Pages } from '@/content/schema';
import { SeverityChip } from '@/components/product/alert-card';
import { sampleAnswer } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { Lines, Stamp } from '@/components/product/sample-document';
import { StockCover } from '@/components/product/stock-cover';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { demo, documents } from '@/.content';
import { sample } from '@/lib/sample-brand/data/dataset';
import { measures } from '@/lib/sample-brand/engine/measures';
import { alertsOf } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

const { question, headline, detail } = sampleAnswer(demo.questions.growth);
const heldBack = documents.documents.find(({ name }) => name === 'held-back');
const [alert] = alertsOf(sample);
const strong = 'font-display text-h3 font-bold tracking-display text-ink-900';

/** What is found behind each habit, in their order. */
const crops = [
  <>
    <p className="font-semibold first-letter:uppercase">{measures.stockCover.name}</p>
    <StockCover />
  </>,
  <>
    <p className="w-fit rounded-card rounded-bl-bar bg-ink-700 px-4 py-2 text-white">{question}</p>
    <p className={strong}>{headline}</p>
    <p>{detail}</p>
  </>,
  <>
    <p className={strong}>{heldBack?.title}</p>
    <Lines lines={heldBack?.lines} />
    <div className="absolute right-6 bottom-6 max-xl:hidden">
      <Stamp>{heldBack?.stamp}</Stamp>
    </div>
  </>,
  alert && (
    <>
      <p className="flex items-center gap-2">
        {alert.time} <SeverityChip {...alert} />
      </p>
      <p className={strong}>{alert.subject}</p>
      <p>{[productTexts.alerts.next, alert.action].join(' ')}</p>
    </>
  ),
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
            <figure
              data-nosnippet=""
              className="on-white relative flex flex-col justify-between gap-2 rounded-card p-4 text-tiny *:first:mr-28 *:last:absolute *:last:top-4 *:last:right-4 lg:min-h-54 lg:grow lg:p-6 lg:text-small"
            >
              {crops[index]}
              <SampleChip />
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
