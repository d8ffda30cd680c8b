import type { Agenda } from '@/content/schema';

const colours = {
  ink: ['stroke-coral-400', 'stroke-teal-300', 'stroke-mist-dim'],
  colour: ['stroke-current', 'stroke-current', 'stroke-current'],
} as const;

/**
 * The 30 minutes as a ruler: a dot for each, ten to a part. A dash is a share of the drawing's
 * diagonal, which for one so flat is its width over the root of two.
 */
export function ThirtyMinutes({
  title,
  parts,
  ground = 'ink',
}: Agenda & { ground?: keyof typeof colours }) {
  return (
    <div>
      <h3 className="mb-3 font-text text-tiny font-semibold tracking-eyebrow uppercase">{title}</h3>
      <ol className="grid grid-cols-3">
        {parts.map(({ minutes, text }, part) => (
          <li key={minutes}>
            <svg aria-hidden="true" className={`h-2 w-full ${colours[ground][part]}`}>
              <line
                x1="4"
                x2="100%"
                y1="4"
                y2="4"
                strokeWidth="7"
                strokeLinecap="round"
                strokeDasharray="0 14.14%"
              />
            </svg>
            <p className="mt-3 text-note font-semibold in-[.on-ink]:text-white sm:text-small">
              {minutes}
            </p>
            <p className="mt-1 pr-3 text-note sm:text-small">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
