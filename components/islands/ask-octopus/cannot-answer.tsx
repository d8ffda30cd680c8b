import { type Ask, ask, questionIds, questions } from '@/lib/sample/answers';
import { sample } from '@/lib/sample/dataset';
import { Icon } from '../../ui/icon';
import { AskLink, nextLook } from './ask-link';

/** An honest reply to words that no formula answers: what the sample holds, and what it answers. */
export function CannotAnswer({ onAsk }: { onAsk: (ask: Ask) => void }) {
  const { weeks, channels, products, regions } = sample;
  return (
    <>
      <p className="mt-2 font-display text-h3 font-bold tracking-display text-ink-900">
        The sample cannot answer that.
      </p>
      <p className="mt-3">
        It holds net sales, trade spend and stock of {products.length} products in {channels.length}{' '}
        channels and {regions.length} regions over {weeks} weeks, and a fixed set of formulas. These
        it can answer, or a change of price, distribution or trade spend in per cent:
      </p>
      <ul className="mt-4">
        {questionIds.map((id) => (
          <li key={id}>
            <AskLink ask={ask(id)} onAsk={onAsk} className={nextLook}>
              <Icon name="arrow" size="small" />
              {questions[id]}
            </AskLink>
          </li>
        ))}
      </ul>
    </>
  );
}
