import type { ReactNode } from 'react';
import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** The connectors by kind: which sources, what of them is read, and which measures come of it. */
export function Integrations({ parts, groups, ...head }: Pages['octomine']['integrations']) {
  return (
    <Section id="integrations" head={head} ground="sand">
      <section aria-label={head.title} tabIndex={0} className="card-shelf mt-8">
        <ul className="shelf-items text-tiny lg:grid-cols-5">
          {groups.map(({ category, tools, fields, measures }) => (
            <li
              key={category}
              className="flex flex-col rounded-card border border-line bg-paper p-4"
            >
              <h3 className="mb-3 text-base">{category}</h3>
              <Part name={parts.source} items={tools} look="border border-edge bg-white" />
              <Stream />
              <Part name={parts.fields} items={fields} look="bg-ink-900 text-white" />
              <Stream />
              <div className="mt-auto">
                <Part
                  name={parts.measure}
                  items={measures}
                  look="bg-teal-100 font-semibold text-teal-600"
                />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}

function Part({
  name,
  items,
  look,
}: {
  name: string;
  items: readonly string[];
  look: string;
}): ReactNode {
  return (
    <>
      <p className="text-muted">{name}</p>
      <ul className="mt-1 flex flex-wrap gap-1">
        {items.map((item) => (
          <li key={item} className={`rounded-bar px-2 ${look}`}>
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What leads from one part to the next: dots, as everything on this site that flows. */
function Stream() {
  return (
    <svg aria-hidden="true" width="8" height="36" className="mt-1 ml-3 stroke-coral-400">
      <path d="M4 4v30" strokeWidth="6" strokeLinecap="round" strokeDasharray="0 9.3" />
    </svg>
  );
}
