import { notFound } from 'next/navigation';
import { EntryHead } from '@/components/sections/entry-head';
import { FinalCall } from '@/components/sections/final-call';
import { ReadingText } from '@/components/sections/reading-text';
import { EntryPage, entryMetadata } from '@/components/layout/page';
import { writtenCaseStudies, type CaseStudy } from '@/lib/content/entries';
import { pages } from '@/.content';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

const idOf = ({ path }: CaseStudy) => path.split('/').at(-1) ?? '';

export function generateStaticParams() {
  return writtenCaseStudies.map((caseStudy) => ({ id: idOf(caseStudy) }));
}

async function caseStudyOf({ params }: Props) {
  const { id } = await params;
  return writtenCaseStudies.find((caseStudy) => idOf(caseStudy) === id) ?? notFound();
}

export async function generateMetadata(props: Props) {
  return entryMetadata(await caseStudyOf(props));
}

/**
 * A case study. Under a static export a page without addresses is an error, so that this file
 * counts as a page only when there are case studies: next.config.mjs says when.
 */
export default async function CaseStudyPage(props: Props) {
  const caseStudy = await caseStudyOf(props);
  const { finalCall } = pages['case-studies'];
  return (
    <EntryPage entry={caseStudy}>
      <EntryHead entry={caseStudy} />
      <ReadingText entry={caseStudy} nextStep={finalCall.actions} />
      <FinalCall {...finalCall} />
    </EntryPage>
  );
}
