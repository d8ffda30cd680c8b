import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { Steps } from '@/components/sections/steps';
import { Section } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { sample } from '@/lib/sample-brand/data/dataset';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount } from '@/lib/sample-brand/engine/format';
import { emptyShelfLosses, promotionLosses } from '@/lib/sample-brand/features/losses';

const total = (parts: readonly { value: number }[]) => sum(parts.map(({ value }) => value));

/** Where the names of a bar's parts stand, the largest first: above it, below it, in it. */
const places = ['row-start-1', 'row-start-3', 'col-start-1 row-start-2 self-center'];

/** The agents: what they find, each a bar of its parts, all to one scale; their steps. */
export function Agents({
  lostSales,
  unpaidPromotions,
  smaller,
  steps,
  title,
}: Pages['ask-octopus']['agents']) {
  const found = [
    { name: lostSales, losses: emptyShelfLosses(sample) },
    { name: unpaidPromotions, losses: promotionLosses(sample) },
  ];
  const most = Math.max(...found.map(({ losses }) => total(losses)));
  const widthOf = (parts: Parameters<typeof total>[0]) =>
    `${((total(parts) / most) * 100).toFixed(1)}%`;
  return (
    <Section spacing="compact" head={{ title }} headingSize="utility">
      <ul data-nosnippet="" className="mt-6 mb-4 grid gap-y-4 border-b border-line">
        {found.map(({ name, losses }, index) => {
          const count = losses.filter(({ value }) => value > 0).length - 2;
          const rest = { name: fillTemplate(smaller, { count }), value: total(losses.slice(2)) };
          const parts = [...losses.slice(0, 2), rest].filter(({ value }) => value > 0);
          return (
            <li key={name} className="gap-x-14 border-t border-line py-4 lg:grid lg:grid-cols-3">
              <div>
                <h3 className="text-h2">{formatAmount(total(losses))}</h3>
                {name} {index === 0 && <SampleChip />}
              </div>
              <div className="mt-2 grid gap-y-1 lg:col-span-2">
                <svg
                  aria-hidden="true"
                  className="col-start-1 row-start-2 h-14 w-full stroke-paper"
                >
                  {parts.map((part, at) => (
                    <rect
                      key={part.name}
                      x={widthOf(parts.slice(0, at))}
                      strokeWidth="3"
                      width={widthOf([part])}
                      height="100%"
                      className={part === rest ? 'fill-coral-100' : 'fill-coral-400'}
                    />
                  ))}
                </svg>
                {parts.map(({ name, value }, at) => (
                  <p key={name} className={`flex ${places[at]}`}>
                    <svg width={widthOf(parts.slice(0, at))} height="1" className="shrink-0" />
                    <span className="border-l-2 border-coral-600 pl-2">
                      <b className="text-h3 text-coral-600">{formatAmount(value)}</b> {name}
                    </span>
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <Steps steps={steps} />
    </Section>
  );
}
