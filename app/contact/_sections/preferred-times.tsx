import type { Pages } from '@/content/schema';

/**
 * Times to choose from. They are no fields of the form: the page script writes the choice into
 * the message, so without script they are not there.
 */
export function PreferredTimes({
  title,
  weeks,
  parts,
  hint,
  opening,
  written,
}: Pages['contact']['times']) {
  return (
    <div
      role="group"
      aria-labelledby="times"
      data-times={opening}
      data-written={written}
      className="mt-4 noscript:hidden"
    >
      <h2 id="times" className="font-text text-base font-semibold tracking-normal">
        {title}
      </h2>
      <div className="mt-2 flex flex-wrap gap-2">
        <Choices name="week" choices={weeks} />
        <Choices name="part" choices={parts} />
      </div>
      <p aria-live="polite" data-enquiry-written="" className="mt-2 text-small text-muted">
        {hint}
      </p>
    </div>
  );
}

/** Of one kind; they stay side by side where the kinds do not. */
function Choices({ name, choices }: { name: string; choices: Pages['contact']['times']['weeks'] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(({ label, words }) => (
        <button
          key={label}
          type="button"
          name={name}
          value={words}
          aria-pressed="false"
          className="min-h-11 cursor-pointer rounded-control border border-edge bg-white px-4 font-semibold text-ink-900 hover:border-ink-900 aria-pressed:border-teal-600 aria-pressed:bg-teal-600 aria-pressed:text-white"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
