import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { Steps } from '@/components/sections/steps';
import { Section } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { sample } from '@/lib/sample-brand/data/dataset';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount } from '@/lib/sample-brand/engine/format';
import { emptyShelfLosses, promotionLosses } from '@/lib/sample-brand/features/losses';

/** What one pack of a row stands for, in thousands of rupees: Rs 10 lakh; and how wide it is drawn. */
const PACK = 1000;
const WIDTH = 45;

const countOf = (money: number) => Math.round(money / PACK);

/** A bottle of the shelf, in the room that it takes in a row. */
const pattern = (
  <pattern id="p" width={WIDTH} height="106" patternUnits="userSpaceOnUse">
    <image href="/images/pack-bottle-coral.svg" x="-9.5" y="1" width="64" height="104" />
  </pattern>
);

/** The agents: what they find, each a row of the packs that are lost, the largest by name; their steps. */
export function Agents({
  lostSales,
  unpaidPromotions,
  onePack,
  steps,
  title,
}: Pages['ask-octopus']['agents']) {
  const found = [
    { name: lostSales, losses: emptyShelfLosses(sample) },
    { name: unpaidPromotions, losses: promotionLosses(sample) },
  ].map((finding) => ({ ...finding, money: sum(finding.losses.map(({ value }) => value)) }));
  const most = Math.max(...found.map(({ money }) => countOf(money)));
  return (
    <Section spacing="compact" head={{ title }} headingSize="utility">
      <ul data-nosnippet="" className="mt-6 grid gap-y-4">
        {found.map(({ name, losses, money }, index) => {
          const count = countOf(money);
          const largest = losses.slice(0, 2);
          return (
            <li
              key={name}
              className="grid gap-x-14 gap-y-3 border-t border-line pt-4 lg:grid-cols-3"
            >
              <div>
                <h3 className="text-h2">{formatAmount(money)}</h3>
                {name}
              </div>
              <div className="grid grid-cols-2 items-center gap-x-14 gap-y-3 *:first:col-span-2 lg:col-span-2">
                <svg
                  viewBox={`0 0 ${count * WIDTH} 106`}
                  width={`${Math.round((count / most) * 100)}%`}
                  aria-hidden="true"
                >
                  {index === 0 && pattern}
                  <rect width="100%" height="106" fill="url(#p)" opacity="0.4" />
                  <rect
                    width={Math.round((sum(largest.map(({ value }) => value)) / PACK) * WIDTH)}
                    height="106"
                    fill="url(#p)"
                  />
                </svg>
                {largest.map(({ name, value }) => (
                  <p key={name}>
                    <b className="block text-h3 text-coral-600">{formatAmount(value)}</b> {name}
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 mb-4 border-b border-line pb-4 text-small">
        {fillTemplate(onePack, { amount: formatAmount(PACK) })} <SampleChip />
      </p>
      <Steps steps={steps} />
    </Section>
  );
}
