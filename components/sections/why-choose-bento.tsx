import type { HomeContent } from '@/content/schema';
import { Chip } from '../ui/chip';
import { Icon, IconTile } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';

/** Four reasons as a bento: one wide ink card with an example, three that support it. */
export function WhyChooseBento({ points, example, ...head }: HomeContent['whyChoose']) {
  const [answers, kpis, connectors, hours] = points;
  return (
    <Section space="after">
      <SectionHeading {...head} />
      <div className="mt-12 grid gap-4 md:grid-cols-2 lg:grid-cols-6">
        <article className="on-ink flex flex-col gap-6 rounded-card bg-ink-900 p-7 text-mist md:col-span-2 lg:col-span-4 lg:row-span-2 lg:p-9">
          <div>
            <h3 className="text-h3">{answers.title}</h3>
            <p className="mt-3 max-w-text">{answers.description}</p>
          </div>
          <div className="mt-auto rounded-control bg-ink-800 p-6">
            <Chip look="ink">Sample data</Chip>
            <p className="mt-4 flex gap-3 text-white">
              <Icon name="question" size="large" />
              {example.question}
            </p>
            <p className="mt-3 flex gap-3 text-teal-300">
              <Icon name="chat" size="large" />
              {example.answer}
            </p>
          </div>
        </article>
        <article className="rounded-card border border-line bg-white p-7 lg:col-span-2">
          <h3 className="text-h3">{kpis.title}</h3>
          <p className="mt-3">{kpis.description}</p>
        </article>
        <article className="rounded-card border border-line bg-white p-7 lg:col-span-2">
          <h3 className="text-h3">{connectors.title}</h3>
          <p className="mt-3">{connectors.description}</p>
        </article>
        <article className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-teal-100 p-7 md:col-span-2 lg:col-span-6">
          <IconTile name={hours.icon} tone="ink" />
          <h3 className="text-h3">{hours.title}</h3>
          <p className="max-w-text">{hours.description}</p>
        </article>
      </div>
    </Section>
  );
}
