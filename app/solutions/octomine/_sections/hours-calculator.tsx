import type { Pages } from '@/content/schema';
import { TextLink } from '@/components/ui/text-link';
import { hoursInWords, weekShare } from '@/lib/reporting-hours';

/**
 * Reporting hours that visitors count for themselves. Without its code it states an example; the
 * fields show once they work.
 */
export function HoursCalculator(words: Pages['octomine']['benefits']['hours']) {
  const { title, description, reports, each, start, formula, action } = words;
  const { result, days } = hoursInWords(start.reports, start.each, words);
  return (
    <article
      data-enhancement="hours"
      data-words={JSON.stringify({ result: words.result, days: words.days, wrong: words.wrong })}
      className="group rounded-panel border border-line bg-white p-6 sm:p-8 lg:col-span-3"
    >
      <h3 className="text-h3">{title}</h3>
      <p className="mt-2 max-w-text">
        {description} {formula} <TextLink {...action} />
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Count label={reports} value={start.reports} />
        <span aria-hidden="true" className="-mx-3 pb-2">
          ×
        </span>
        <Count label={each} value={start.each} />
        <output className="py-2 text-lead font-semibold text-ink-900">{result}</output>
      </div>
      <p data-days="" className="mt-3 text-small">
        {days}
      </p>
      <svg aria-hidden="true" className="mt-3 h-3 w-full">
        {['stroke-mist', 'stroke-coral-400'].map((look, index) => (
          <line
            key={look}
            x1="5"
            x2={index === 0 ? '100%' : weekShare(start.reports * start.each)}
            y1="6"
            y2="6"
            strokeWidth="7"
            strokeLinecap="round"
            strokeDasharray="0 3.535%"
            className={look}
          />
        ))}
      </svg>
    </article>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <label className="invisible text-small font-semibold text-ink-900 group-data-live:visible noscript:hidden">
      {label}
      <input
        type="number"
        required
        min="0"
        max="99"
        step="any"
        inputMode="decimal"
        defaultValue={value}
        className="mt-1 block min-h-11 w-24 rounded-control border border-edge px-3 font-normal"
      />
    </label>
  );
}
