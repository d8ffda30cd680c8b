import type { Pages } from '@/content/schema';
import { Chip } from '@/components/ui/chip';
import { Section } from '@/components/ui/section';
import { QuestionLink } from '@/components/product/question-link';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/site/fill';
import { pages, reportingHours } from '@/words';

const card = 'flex flex-col rounded-panel border border-line bg-white p-5 sm:p-8';

/** How many sources of each kind stand on the card of connectors. */
const toolsOfEachKind = 1;

/** Four reasons as a bento, each with its proof beside it: hours, definitions, kinds, questions. */
export function WhyChoose({
  hours,
  kpis,
  connectors,
  answers,
  ...head
}: Pages['home']['whyChoose']) {
  const definitions = pages.octomine.kpiLibrary.definitions.filter(({ name }) =>
    kpis.definitions.includes(name),
  );
  return (
    <Section head={head} ground="sand">
      <div className="mt-8 grid gap-4 lg:grid-cols-3">
        <article className="on-ink grid gap-x-8 gap-y-5 rounded-panel p-5 sm:p-8 md:grid-cols-2 lg:col-span-2">
          <div className="flex flex-col">
            <h3 className="text-h3">{hours.title}</h3>
            <p className="mt-3">{hours.description}</p>
            <p className="mt-2">
              <TextLink {...hours.action} />
            </p>
            <p className="mt-auto hidden font-semibold text-white md:block">
              <span className="block font-display text-figure font-bold tracking-figure text-teal-300">
                {hours.figure}
              </span>
              {hours.unit}
            </p>
          </div>
          <Hours />
        </article>
        <article className={card}>
          <h3 className="text-h3">{kpis.title}</h3>
          <p className="mt-3">{kpis.description}</p>
          <dl className="mt-4 grid gap-2">
            {definitions.map(({ name, definition }) => (
              <div key={name} className="border-l-2 border-teal-600 pl-4">
                <dt className="font-semibold text-ink-900">{name}</dt>
                <dd className="text-small">{definition}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-auto pt-3">
            <TextLink {...kpis.action} />
          </p>
        </article>
        <article className={card}>
          <h3 className="text-h3">{connectors.title}</h3>
          <p className="mt-3">{connectors.description}</p>
          <ul className="mt-4 flex flex-wrap gap-2">
            {pages.octomine.integrations.groups
              .flatMap(({ tools }) => tools.slice(0, toolsOfEachKind))
              .map((tool) => (
                <li key={tool}>
                  <Chip>{tool}</Chip>
                </li>
              ))}
          </ul>
          <p className="mt-auto pt-3">
            <TextLink {...connectors.action} />
          </p>
        </article>
        <article className={`${card} lg:col-span-2`}>
          <h3 className="text-h3">{answers.title}</h3>
          <p className="mt-3">{answers.description}</p>
          <ul className="mt-3 ruled hidden border-line sm:block">
            {answers.questions.map((question) => (
              <li key={question}>
                <QuestionLink question={question} />
              </li>
            ))}
          </ul>
          <p className="mt-auto pt-3">
            <TextLink {...answers.action} />
          </p>
        </article>
      </div>
    </Section>
  );
}

/** Hours of reporting a week, before and after, on one scale from none. */
function Hours() {
  const { before, after, hours } = reportingHours;
  const at = (value: number) => `${(value / before.to) * 100}%`;
  return (
    <dl className="grid content-center gap-5 self-center rounded-card bg-white p-5 text-small text-body">
      {[before, after].map(({ name, what, from, to }) => (
        <div key={name}>
          <dt>
            <span className="font-semibold text-ink-900">{name}</span> {what.toLowerCase()}
          </dt>
          <dd className="text-lead font-bold text-ink-900">
            {fill(hours, { from, to })}
            <svg className="mt-1 h-7 w-full rounded-bar bg-sand" aria-hidden="true">
              <rect
                x={at(from)}
                width={at(to - from)}
                height="28"
                className={name === after.name ? 'fill-teal-600' : 'fill-ink-800'}
              />
            </svg>
            <span
              aria-hidden="true"
              className="tabular flex justify-between text-tiny font-normal text-muted"
            >
              <span>{0}</span>
              <span>{before.to}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
