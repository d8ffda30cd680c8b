import type { Agenda } from '@/content/schema';

const borders = {
  ink: ['border-coral-400', 'border-teal-300', 'border-mist-dim'],
  colour: ['border-current', 'border-current', 'border-current'],
} as const;

/** The 30 minutes as a bar of three parts, ten minutes each. */
export function ThirtyMinutes({
  title,
  parts,
  ground = 'ink',
}: Agenda & { ground?: keyof typeof borders }) {
  return (
    <div>
      <h3 className="eyebrow mb-3 text-(--strong)">{title}</h3>
      <ol className="grid grid-cols-3 gap-x-1">
        {parts.map(({ minutes, text }, part) => (
          <li key={minutes} className={`border-t-8 ${borders[ground][part]}`}>
            <p className="mt-3 text-tiny font-semibold text-(--strong) sm:text-small">{minutes}</p>
            <p className="mt-1 pr-3 text-tiny sm:text-small">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
