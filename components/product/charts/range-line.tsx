import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import type { AnswerRange } from '@/lib/sample-brand/answers/answer';
import { fillTemplate } from '@/lib/base/fill';
import { textAnchorAt, layOutRange } from './layout';

/** Every place of the scale is labelled, or of many every other one. */
const isLabelled = (index: number, count: number) => count <= 4 || index % 2 === 0;

/** Where there is little room, only the ends of the scale are. */
const labelTone = (index: number, count: number) =>
  index === 0 || index === count - 1 ? undefined : 'hidden @narrow:inline';

/**
 * How sure a number is: its range on a scale, the value that decides, and all three in words.
 * @param isDrawn whether the scale is there; not where a chart beside it shows the same range
 */
export function RangeLine({ range, isDrawn }: { range: AnswerRange; isDrawn: boolean }) {
  const { label, promise, text, span } = range;
  const { start, length, mid, mark, ticks } = layOutRange(range);
  return (
    <div className="@container">
      <p className="text-small font-semibold text-ink-900">{label}</p>
      {isDrawn && (
        <svg
          className="tabular mt-1 h-20 w-full overflow-visible fill-muted text-tiny"
          aria-hidden="true"
        >
          <line x2="100%" y1="42" y2="42" className="stroke-line stroke-2" />
          {ticks.map(({ at, text: tick }, index) => (
            <g key={at}>
              <line x1={`${at}%`} x2={`${at}%`} y1="42" y2="49" className="stroke-edge" />
              {isLabelled(index, ticks.length) && (
                <text
                  x={`${at}%`}
                  y="67"
                  textAnchor={textAnchorAt(at)}
                  className={labelTone(index, ticks.length)}
                >
                  {tick}
                </text>
              )}
            </g>
          ))}
          <rect
            x={`${start}%`}
            width={`${length}%`}
            y="33"
            height="18"
            rx="4"
            className="fill-mist"
          />
          {mark && (
            <>
              <line
                x1={`${mark.at}%`}
                x2={`${mark.at}%`}
                y1="21"
                y2="56"
                strokeDasharray="3 3"
                className="stroke-ink-900"
              />
              <text
                x={`${mark.at}%`}
                y="14"
                textAnchor={textAnchorAt(mark.at)}
                className="fill-ink-900"
              >
                {mark.label}
              </text>
            </>
          )}
          <circle cx={`${mid}%`} cy="42" r="6" className="fill-ink-900" />
        </svg>
      )}
      <p className="tabular text-small">
        <span className="font-semibold text-ink-900">{span || text.mid}</span>
        {span && (
          <span className="text-muted">
            {fillTemplate(figureTexts.expected, { mid: text.mid, promise })}
          </span>
        )}
      </p>
    </div>
  );
}
