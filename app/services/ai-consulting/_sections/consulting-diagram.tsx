import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { LogoShape } from '@/components/ui/logo';

/** What flows into the model from every second input, because neighbours differ in colour. */
const flows = [
  {
    tone: 'stroke-teal-300',
    d: 'M0 8C50 8 50 40 100 40M0 42C50 42 50 48 100 48M0 75C50 75 50 56 100 56',
  },
  {
    tone: 'stroke-teal-600',
    d: 'M0 25C50 25 50 44 100 44M0 58C50 58 50 52 100 52M0 92C50 92 50 60 100 60',
  },
] as const;

/** How consulting works, as one example: a question, the model that answers it, a decision. */
export function ConsultingDiagram({
  caption,
  question,
  inputs,
  model,
  decision,
}: Pages['ai-consulting']['diagram']) {
  return (
    <figure className="mx-auto max-w-wide">
      <figcaption className="sr-only">{caption}</figcaption>
      <ol>
        <li className="max-w-narrow rounded-panel rounded-bl-bar bg-ink-800 px-6 py-5">
          <p className="eyebrow">{question.name}</p>
          <p className="mt-1 text-lead font-semibold text-white">{question.text}</p>
        </li>
        <li className="flex items-center gap-4 py-5">
          <ul className="text-small/8">
            {inputs.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            strokeLinecap="round"
            strokeWidth="4"
            className="h-48 min-w-0 flex-1 overflow-visible fill-none"
          >
            {flows.map(({ tone, d }) => (
              <path key={tone} className={tone} vectorEffect="non-scaling-stroke" d={d} />
            ))}
          </svg>
          <div className="relative">
            <svg aria-hidden="true" viewBox="-8 -8 48 48" className="size-24 text-coral-400">
              <circle cx="16" cy="16" r="23.5" className="fill-ink-800 stroke-teal-600" />
              <LogoShape />
            </svg>
            <div className="absolute bottom-full w-full pb-1 text-center">
              <p className="eyebrow">{model}</p>
            </div>
            <svg
              aria-hidden="true"
              viewBox="0 0 8 68"
              className="absolute top-full left-1/2 h-17 w-2 -translate-x-1/2 fill-none stroke-coral-400 stroke-2"
            >
              <path d="M4 0v66M0 60l4 6 4-6" />
            </svg>
          </div>
        </li>
        <li className="ml-auto max-w-narrow rounded-panel bg-white px-6 py-5 text-body shadow-panel">
          <p className="eyebrow flex items-center gap-2 text-coral-700">
            <Icon name="check" size="small" /> {decision.name}
          </p>
          <p className="mt-1 text-lead font-semibold text-ink-900">{decision.text}</p>
          <p className="mt-2 text-small">{decision.reason}</p>
        </li>
      </ol>
    </figure>
  );
}
