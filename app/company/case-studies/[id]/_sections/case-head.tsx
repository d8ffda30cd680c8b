import type { CaseStudy } from '@/lib/content/entries';
import { reading } from '@/.content';
import { CaseSummary } from '@/components/ui/case-summary';
import { Chip } from '@/components/ui/chip';
import { DateText } from '@/components/ui/date-text';
import { languageAttributes } from '@/lib/base/language';

/** The head of a case study: its number, and challenge, approach and outcome in short. */
export function CaseHead(caseStudy: CaseStudy) {
  return (
    <header className="page-width pt-8 pb-10">
      <div className="flex gap-2">
        <Chip tone="sand">{caseStudy.industry}</Chip>
        {caseStudy.draft && <Chip tone="gold">{reading.draft}</Chip>}
      </div>
      <h1
        className="mt-5 max-w-wide text-h1"
        {...languageAttributes(caseStudy.language, caseStudy.headline)}
      >
        {caseStudy.headline}
      </h1>
      <p
        className="mt-6 max-w-prose text-lead"
        {...languageAttributes(caseStudy.language, caseStudy.excerpt)}
      >
        {caseStudy.excerpt}
      </p>
      <p className="mt-6 text-small text-muted">
        <DateText day={caseStudy.date ?? ''} />
        {caseStudy.updated && (
          <span className="ml-4">
            {reading.updated} <DateText day={caseStudy.updated} />
          </span>
        )}
      </p>
      <div className="mt-10 grid gap-x-14 gap-y-6 lg:grid-cols-4">
        <p className="text-lead font-semibold text-ink-900">
          <span className="block font-display text-figure font-bold tracking-figure">
            {caseStudy.figure}
          </span>
          <span
            className="mt-2 block"
            {...languageAttributes(caseStudy.language, caseStudy.result)}
          >
            {caseStudy.result}
          </span>
        </p>
        <div className="lg:col-span-3">
          <CaseSummary {...caseStudy} />
        </div>
      </div>
    </header>
  );
}
