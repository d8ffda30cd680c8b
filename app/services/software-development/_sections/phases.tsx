import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** Four phases, each with a door out of the project: what one keeps who stops there. */
export function Phases({ phases, keep, ...head }: Pages['software-development']['process']) {
  return (
    <Section head={head} rank="utility">
      <ol className="mt-10 border-b border-ink-900">
        {phases.map(({ title, description, keep: kept }, index) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-3 border-t border-ink-900 py-6 md:grid-cols-12 md:items-baseline"
          >
            <h3 className="flex gap-4 text-h3 md:col-span-3">
              <span aria-hidden="true" className="text-teal-600">
                {index + 1}
              </span>{' '}
              {title}
            </h3>
            <p className="max-w-text md:col-span-5">{description}</p>
            <p className="border-l-4 border-teal-600 bg-teal-100 px-5 py-3 md:col-span-4">
              <span className="block text-tiny font-semibold text-teal-600">{keep}</span>{' '}
              <span className="font-semibold text-ink-900">{kept}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
