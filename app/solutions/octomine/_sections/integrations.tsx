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
              className="flex flex-col rounded-card border border-line bg-paper p-4 lg:p-2.5 xl:p-4"
            >
              <h3 className="mb-3 text-base/tight lg:min-h-11 xl:min-h-0">{category}</h3>
              <Part
                name={parts.source}
                items={tools}
                layout="flex-wrap"
                tone="border border-edge bg-white"
              />
              <Stream />
              <Part
                name={parts.fields}
                items={fields}
                layout="flex-col items-start"
                tone="bg-ink-900 text-white"
              />
              <Stream fixed />
              <Part
                name={parts.measure}
                items={measures}
                layout="flex-col items-start lg:min-h-20 xl:min-h-0"
                tone="bg-teal-100 font-semibold text-teal-600"
              />
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}

/**
 * A part and what is in it. Below the sources each has a line of its own: so the parts of all cards
 * stand at the same height.
 */
function Part({
  name,
  items,
  layout,
  tone,
}: {
  name: string;
  items: readonly string[];
  layout: string;
  tone: string;
}): ReactNode {
  return (
    <>
      <p className="text-muted">{name}</p>
      <ul className={`mt-1 flex gap-1 ${layout}`}>
        {items.map((item) => (
          <li key={item} className={`rounded-bar px-1.5 ${tone}`}>
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What leads from one part to the next; the first is as long as the room that the parts leave. */
function Stream({ fixed }: { fixed?: true }) {
  return (
    <span
      aria-hidden="true"
      className={`my-2 ml-3 h-7 shrink-0 border-l-4 border-coral-400 ${fixed ? '' : 'grow'}`}
    />
  );
}
