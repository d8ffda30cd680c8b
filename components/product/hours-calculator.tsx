import type { Pages } from '@/content/schema';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/site/fill';
import { reportingHours } from '@/lib/browser/reporting-hours';

/**
 * Reporting hours that visitors count for themselves. Without its code it states an example; the
 * fields show once they work.
 */
export function HoursCalculator(words: Pages['octomine']['benefits']['hours']) {
  const { title, description, start, action } = words;
  const { hours, days, weekShare } = reportingHours(start.reports, start.each);
  return (
    <article
      data-enhancement="hours"
      className="group rounded-panel border border-line bg-white p-4 sm:p-6"
    >
      <h3 className="text-h3">{title}</h3>
      <p className="mt-2">{description}</p>
      <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        <Count label={words.reports} value={start.reports} />
        <Count label={words.each} value={start.each} />
        <output
          aria-label={title}
          data-count=""
          className="py-2 text-lead font-semibold text-ink-900"
        >
          {fill(words.result, { ...start, hours })}
        </output>
      </div>
      <svg aria-hidden="true" className="mt-4 h-3 w-full">
        <rect width="100%" height="12" rx="4" className="fill-sand" />
        <rect width={weekShare} height="12" rx="4" className="fill-teal-600" />
      </svg>
      <p data-count="" className="mt-2 text-small">
        {fill(words.days, { days })}
      </p>
      <p className="text-small">{words.found}</p>
      <TextLink {...action} />
    </article>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <label className="invisible text-small group-data-live:visible noscript:hidden">
      {label}
      <input
        type="number"
        required
        min="0"
        max="99"
        step="any"
        defaultValue={value}
        className="block min-h-11 w-28 rounded-control border border-edge px-3"
      />
    </label>
  );
}
