import type { Pages } from '@/content/schema';
import { CaseParts } from '@/components/ui/case-parts';
import { Chip } from '@/components/ui/chip';
import { Illustration } from '@/components/ui/illustration';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { readEntries } from '@/lib/content/entries';
import { fill } from '@/lib/site/fill';
import { languageOf } from '@/lib/site/language';

/** The case studies, each with its drawing. */
export function CaseStudies({
  pictureLabel,
  cardLink,
  cardLinkAbout,
  shortLink,
}: Pick<Pages['case-studies'], 'pictureLabel' | 'cardLink' | 'cardLinkAbout' | 'shortLink'>) {
  return (
    <Section space="quiet">
      <div className="ruled border-line">
        {readEntries().caseStudies.map((caseStudy, index) => (
          <article
            key={caseStudy.slug}
            id={`case-${caseStudy.number ?? caseStudy.slug}`}
            className="grid items-start gap-x-8 lg:gap-x-10 gap-y-4 py-8 first:pt-0 last:pb-0 md:grid-cols-12 lg:py-10"
          >
            <div className={`md:col-span-4 ${index % 2 === 1 ? 'md:order-last' : ''}`}>
              <Illustration picture={caseStudy.cover} label={pictureLabel} />
            </div>
            <div className="md:col-span-8">
              <Chip tone="sand">{caseStudy.industry}</Chip>
              <h2
                className="mt-3 text-title"
                {...languageOf(caseStudy.language, caseStudy.headline)}
              >
                {caseStudy.headline}
              </h2>
              <p
                className="mt-3 max-w-prose text-lead"
                {...languageOf(caseStudy.language, caseStudy.excerpt)}
              >
                {caseStudy.excerpt}
              </p>
              <CaseParts {...caseStudy} />
              <TextLink
                to={caseStudy.path}
                label={caseStudy.isWritten ? cardLink : shortLink}
                subject={fill(cardLinkAbout, { industry: caseStudy.industry })}
              />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
