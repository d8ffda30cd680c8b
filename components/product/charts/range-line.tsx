import type { AnswerRange } from '@/lib/sample/answers/answer';
import type { RangeDrawing } from './draw';

/** How sure a number is: a band with the expected value, and the three values in words. */
export function RangeLine({
  range: { label, text },
  drawing: { start, length, mid, zero },
}: {
  range: AnswerRange;
  drawing: RangeDrawing;
}) {
  return (
    <div>
      <p className="text-small font-semibold text-ink-900">{label}</p>
      <svg className="mt-2 h-5 w-full overflow-visible" aria-hidden="true">
        <line x2="100%" y1="10" y2="10" className="stroke-line stroke-2" />
        <rect
          x={`${start}%`}
          width={`${length}%`}
          y="3"
          height="14"
          rx="4"
          className="fill-teal-300"
        />
        {zero !== undefined && (
          <line x1={`${zero}%`} x2={`${zero}%`} y2="20" className="stroke-edge" />
        )}
        <circle cx={`${mid}%`} cy="10" r="5" className="fill-ink-900" />
      </svg>
      <p className="tabular mt-1 text-small">
        <span className="text-muted">Range </span>
        {text.low} to {text.high}
        <span className="text-muted">, expected </span>
        {text.mid}
      </p>
    </div>
  );
}
