import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** Twelve KPIs as an index: name, definition, and the definition worked in round numbers. */
export function KpiLibrary({ definitions, ...head }: Pages['octomine']['kpiLibrary']) {
  return (
    <Section id="kpis" head={head} space="after" rank="utility">
      <section aria-label={head.title} tabIndex={0} className="card-shelf mt-8">
        <dl className="shelf-items lg:grid-cols-4 lg:gap-x-8">
          {definitions.map(({ name, definition, example, result }) => (
            <div key={name} className="border-t border-line py-4">
              <dt className="flex items-baseline justify-between gap-3 font-semibold text-ink-900">
                {name}
                <span className="font-display text-h3 whitespace-nowrap text-teal-600">
                  {result}
                </span>
              </dt>
              <dd className="text-small">{definition}</dd>
              <dd className="tabular mt-1 text-tiny text-muted">{example}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Section>
  );
}
