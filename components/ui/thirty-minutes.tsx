import type { Agenda } from '@/content/schema';

const grounds = {
  ink: {
    parts: ['border-coral-400', 'border-teal-300', 'border-mist-dim'],
    minutes: 'text-white',
  },
  colour: { parts: ['border-current', 'border-current', 'border-current'], minutes: '' },
} as const;

/** The 30 minutes as a bar of three parts, ten minutes each. */
export function ThirtyMinutes({
  title,
  parts,
  ground = 'ink',
}: Agenda & { ground?: keyof typeof grounds }) {
  const styles = grounds[ground];
  return (
    <div>
      <h3 className={`eyebrow mb-3 ${styles.minutes}`}>{title}</h3>
      <ol className="grid grid-cols-3 gap-x-1">
        {parts.map(({ minutes, text }, part) => (
          <li key={minutes} className={`border-t-8 ${styles.parts[part]}`}>
            <p className={`mt-3 text-tiny font-semibold sm:text-small ${styles.minutes}`}>
              {minutes}
            </p>
            <p className="mt-1 pr-3 text-tiny sm:text-small">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
