import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** How high each step starts, and where it stands on a phone: the last is at the top. */
const heights = ['lg:pt-26', 'ml-5 lg:ml-0 lg:pt-13', 'ml-10 lg:ml-0'] as const;

/** Three steps as a flight of stairs, up to the last. */
export function Stairs({ steps, ...head }: Pages['business-data-consulting']['process']) {
  return (
    <Section head={head} ground="sand" rank="utility">
      <ol className="mt-10 grid gap-y-6 lg:grid-cols-3">
        {steps.map(({ title, description }, index) => (
          <li key={title} className={heights[index]}>
            <div className="h-full border-t-4 border-l-4 border-teal-600 pt-5 pl-5 lg:pl-7">
              <h3 className="text-h3">
                <span aria-hidden="true" className="mr-3 text-teal-600">
                  {index + 1}
                </span>{' '}
                {title}
              </h3>
              <p className="mt-2 max-w-text lg:pr-8">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
