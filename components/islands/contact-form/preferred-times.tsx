import { contactForm } from '@/.content';
import { useId, useState } from 'react';

const { times } = contactForm;
const kinds = [times.weeks, times.parts];

const joinTimes = (selection: readonly (string | undefined)[]) =>
  selection.filter((words) => words !== undefined).join(', ');

/**
 * Times to choose from, at most one of each kind. They are no fields of the form: the choice is
 * written into the message, so without script they are not there.
 * @param onChoose gives the message a new text, made from the one it has
 */
export function PreferredTimes({
  onChoose,
}: {
  readonly onChoose: (rewrite: (message: string) => string) => void;
}) {
  const id = useId();
  const [selection, setSelection] = useState<readonly (string | undefined)[]>([]);
  const time = joinTimes(selection);

  function choose(kind: number, words: string) {
    const changed = [...selection];
    changed[kind] = selection[kind] === words ? undefined : words;
    setSelection(changed);
    onChoose((message) => withTime(message, joinTimes(changed)));
  }

  return (
    <div role="group" aria-labelledby={id} className="mt-5 in-data-failed:hidden noscript:hidden">
      <p id={id} className="font-semibold text-ink-900">
        {times.title}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {kinds.map((choices, kind) => (
          // Those of one kind stay side by side where the kinds do not.
          <div key={kind} className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex">
            {choices.map(({ label, words }) => (
              <button
                key={label}
                type="button"
                aria-pressed={selection[kind] === words}
                onClick={() => choose(kind, words)}
                className="min-h-11 cursor-pointer rounded-control border border-edge bg-white px-2 font-semibold sm:px-4 text-ink-900 hover:border-ink-900 aria-pressed:border-teal-600 aria-pressed:bg-teal-600 aria-pressed:text-white"
              >
                {label}{' '}
              </button>
            ))}
          </div>
        ))}
      </div>
      <p aria-live="polite" className="mt-2 text-small text-muted">
        <span key={time}>{time === '' ? times.hint : `${times.written} ${time}`}</span>
      </p>
    </div>
  );
}

/** A message with a time as a line of its own at its end, in place of one that was written before. */
function withTime(message: string, time: string): string {
  const lines = message.split('\n').filter((line) => !line.startsWith(times.opening));
  const ownText = lines.join('\n').trimEnd();
  if (time === '') return ownText;
  return `${ownText}${ownText && '\n'}${times.opening} ${time}.\n`;
}
