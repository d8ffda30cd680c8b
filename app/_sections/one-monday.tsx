import type { ReactNode } from 'react';
import { pages } from '@/words';
import type { Pages } from '@/content/schema';
import { AlertCard } from '@/components/product/alert-card';
import { leadAlert } from '@/components/product/alert-stream';
import { AnswerChart, AskedBubble, sampleAnswer } from '@/components/product/answer-picture';
import { Recommendations } from '@/components/product/recommendations';
import { SampleChip } from '@/components/product/sample-chip';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** The three products in one morning: the alert, the reason, the decision. */
export function OneMonday({ steps, ...head }: Pages['home']['monday']) {
  const pictures = [
    <AlertCard key="alert" {...leadAlert()} />,
    <PlanAnswer key="reason" />,
    <Recommendations key="rank" />,
  ];
  return (
    <Section>
      <SectionHeading {...head} />
      <ol className="mt-10 lg:mt-14">
        {steps.map(({ time, title, description, action }, index) => (
          <MondayStep key={time} picture={pictures[index]}>
            <p className="font-display text-h2 font-bold tracking-display text-teal-600">
              <time dateTime={time}>{time}</time>
            </p>
            <h3 className="mt-3 text-h3">{title}</h3>
            <p className="mt-3 max-w-text">{description}</p>
            <p className="mt-2">
              <TextLink {...action} />
            </p>
          </MondayStep>
        ))}
      </ol>
    </Section>
  );
}

function MondayStep({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-x-14 gap-y-6 border-t border-line py-10 last:pb-0 lg:grid-cols-3 lg:py-14">
      <div className="self-start lg:sticky lg:top-28">{children}</div>
      <div data-nosnippet="" className="min-w-0 lg:col-span-2">
        {picture}
      </div>
    </li>
  );
}

function PlanAnswer() {
  const { question, headline, detail, chart } = sampleAnswer('plan');
  return (
    <figure className="rounded-panel bg-ink-900 p-4 text-mist sm:p-8">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-semibold text-white">{pages['ask-octopus'].label}</span>{' '}
        <SampleChip />
      </figcaption>
      <div className="mt-4">
        <AskedBubble>{question}</AskedBubble>
      </div>
      <div className="mt-4 rounded-card bg-white p-5 text-body sm:p-6">
        <p className="text-lead font-semibold text-ink-900">{headline}</p>
        <p className="mt-2">{detail}</p>
        <div className="mt-6">
          <AnswerChart chart={chart} />
        </div>
      </div>
    </figure>
  );
}
