import { Fragment, type ReactNode } from 'react';
import type { Action } from '@/content/schema';
import { readText, type Entry } from '@/lib/content/entries';
import type { PageDirective } from '@/lib/content/markdown-errors';
import { languageAttributes } from '@/lib/base/language';
import { demo } from '@/.content';
import { AskedAndCounted } from '../product/asked-and-counted';
import { BeforeAfterChart } from '../product/before-after-chart';
import { sampleAnswer } from '../product/question-address';
import { SampleChip } from '../product/sample-chip';
import { ButtonRow } from '../ui/button-link';
import { ContentsList } from '../ui/contents-list';

const asked = sampleAnswer(demo.questions.stop);

/** The text of an article or a case study with its contents list. */
export function ReadingText({
  entry,
  nextStep,
}: {
  entry: Entry;
  /** The buttons of the way on, where the text places it. */
  nextStep: readonly Action[];
}) {
  const language = languageAttributes(entry.language);
  const { html, headings } = readText(entry);
  const parts: Readonly<Record<PageDirective, ReactNode>> = {
    'asked-and-counted': <AskedAndCounted />,
    'before-after-chart': <BeforeAfterChart />,
    'next-step': (
      <div data-nosnippet="" className="aside inline-flex max-w-reading flex-wrap gap-2">
        {asked.question} <SampleChip />
        <p className="mb-4 w-full text-lead font-bold">{asked.headline}</p>
        <ButtonRow actions={nextStep} surface="paper" />
      </div>
    ),
  };
  // HTML in the even places, and between two of them the name of what the page puts there.
  const pieces = html.split(/<!--(.+?)-->/);
  return (
    <div className="page-width">
      <div className="grid gap-x-14 gap-y-8 border-t border-line pt-8 pb-16 lg:grid-cols-4">
        {headings.length > 0 && <ContentsList entries={headings} language={language} />}
        <div className="margin-notes min-w-0 lg:col-span-3 lg:col-start-2" {...language}>
          {pieces.map((piece, index) => (
            <Fragment key={index}>
              {index % 2 === 0 ? (
                <div className="prose" dangerouslySetInnerHTML={{ __html: piece }} />
              ) : (
                <div className="my-9.5">{parts[piece as PageDirective]}</div>
              )}
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}
