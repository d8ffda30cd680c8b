import { WEEKS } from '@/components/product/stock-on-shelf';
import { fillTemplate } from '@/lib/base/fill';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { formatAmount } from '@/lib/sample-brand/engine/format';
import { type Alert, CAUSE_WEEKS } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

const { window } = productTexts;
const { stock } = productTexts.alerts;

/** Sold beside delivered, a pair of bars a week; the weeks that the cause speaks of are shaded. */
export function StockFlow({
  sold,
  delivered,
  week,
}: Pick<Alert, 'week'> & Required<Alert>['flow']) {
  const bars = [
    { name: stock.sold, values: sold.slice(-WEEKS), left: 1, fill: 'fill-edge' },
    { name: stock.delivered, values: delivered.slice(-WEEKS), left: 5, fill: 'fill-teal-600' },
  ];
  const most = Math.max(...bars.flatMap(({ values }) => values));
  const y = (value: number) => Math.round(100 - (value / most) * 100);
  return (
    <>
      <p className="flex flex-wrap gap-x-3 border-b border-line pb-1.5 text-tiny">
        {bars.map(({ name, fill }) => (
          <span key={name}>
            <svg aria-hidden="true" className={`mr-1 inline size-3 ${fill}`}>
              <path d="M0 0h12v12H0" />
            </svg>
            {name}
          </span>
        ))}
        {fillTemplate(stock.flow, { most: formatAmount(most) })}
      </p>
      <svg
        viewBox={`0 0 ${WEEKS * 10} 100`}
        preserveAspectRatio="none"
        className="h-24 w-full grow border-b border-edge"
        aria-hidden="true"
      >
        <path d={`M${(WEEKS - CAUSE_WEEKS) * 10} 0h99v100h-99`} className="fill-coral-100" />
        {bars.map(({ name, values, left, fill }) => (
          <path
            key={name}
            d={values.map((value, place) => `M${place * 10 + left} 100V${y(value)}h4V100`).join('')}
            className={fill}
          />
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-tiny">
        {fillTemplate(figureTexts.week, { week: week - WEEKS + 1 })}
        <span className="font-semibold text-coral-600">
          {fillTemplate(window.weeks, { from: week - CAUSE_WEEKS + 1, to: week })}
        </span>
      </p>
    </>
  );
}
