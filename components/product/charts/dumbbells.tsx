import type { Dumbbells as DumbbellChart } from '@/lib/sample-brand/uses/desk-charts';
import { linear } from './shapes';

/** Before and now of each member on one scale: an open point, a filled one, and what lies between. */
export function Dumbbells({ points, rows }: DumbbellChart) {
  const values = rows.flatMap(({ from, to }) => [from, to]);
  // Room at both ends, so that no point is cut.
  const x = linear([Math.min(...values), Math.max(...values)], [4, 96]);
  const at = (value: number) => `${Math.round(x(value) * 10) / 10}%`;
  return (
    <>
      <p className="mb-2 flex gap-4 text-muted" aria-hidden="true">
        {points.map((point, index) => (
          <span key={point} className="flex items-center gap-1.5">
            <svg className="size-2.5 overflow-visible stroke-teal-600">
              <circle cx="5" cy="5" r="4" className={index ? 'fill-teal-600' : 'fill-white'} />
            </svg>
            {point}
          </span>
        ))}
      </p>
      <ul className="grid gap-y-2">
        {rows.map(({ label, text, from, to, isGood }) => (
          <li key={label} className="flex items-center gap-3">
            <span className="w-28 shrink-0 @narrow:w-2/5">{label}</span>
            <svg
              className={`h-4 w-full min-w-0 overflow-visible ${isGood ? 'fill-teal-600 stroke-teal-600' : 'fill-coral-600 stroke-coral-600'}`}
              aria-hidden="true"
            >
              <line x1={at(from)} x2={at(to)} y1="8" y2="8" strokeWidth="3" />
              <circle cx={at(from)} cy="8" r="4" strokeWidth="2" className="fill-white" />
              <circle cx={at(to)} cy="8" r="5" />
            </svg>
            <span
              className={`tabular w-14 shrink-0 text-right font-semibold ${isGood ? 'text-teal-600' : 'text-coral-600'}`}
            >
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
