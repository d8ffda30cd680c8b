import { CaseFigure, CaseSummary } from '@/components/ui/case-summary';
import { Cover } from '@/components/ui/picture-image';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { caseStudies } from '@/.content';
import { languageAttributes } from '@/lib/base/language';
import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';
import { BoardOfPacks } from '@/components/sections/board-of-packs';

const { content, metadata, Page } = definePage('case-studies', { surface: 'gold' });
export { metadata };

/** A story's picture stands left of its figure, the next one's right. */
const orders = [
  'lg:grid-cols-lead lg:*:nth-[-n+2]:col-start-2 lg:*:nth-3:[grid-area:1/1/3]',
  'lg:grid-cols-[5fr_7fr] lg:*:nth-3:[grid-area:1/2/3]',
];

export default function CaseStudiesPage() {
  return (
    <Page>
      <StackedHero {...content.hero} surface="gold" />
      <div className="on-gold overflow-clip pb-5 lg:pb-8 print:hidden">
        <BoardOfPacks surface="gold" />
        {/* Price tags on the shelf's edge, each to its case. */}
        <ul className="page-width -mt-3 grid grid-cols-[5fr_5fr_7fr] gap-2 lg:gap-x-14">
          {caseStudies.map((study) => (
            <li key={study.slug}>
              <Link
                to={`#${study.anchor}`}
                className="relative block h-full rounded-b-card border-t-6 border-teal-600 bg-white p-2 text-dense hover:underline sm:px-5 sm:py-3 sm:text-base [&_b]:text-title sm:[&_b]:text-beside [&_p]:mt-0"
              >
                <CaseFigure {...study} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {caseStudies.map((study, index) => (
        <Section key={study.slug} id={study.anchor} spacing="band">
          <article
            className={`grid items-start gap-x-14 gap-y-4 *:first:mt-0 md:max-lg:*:nth-2:col-span-full md:max-lg:*:nth-3:col-start-2 md:max-lg:*:nth-3:row-start-1 md:max-lg:grid-cols-2 lg:gap-y-5 [&_b]:text-[min(20vw,5rem)]/none lg:[&_b]:text-[min(8vw,8rem)]/none ${orders[index % 2]}`}
          >
            <CaseFigure {...study} />
            <div {...languageAttributes(study.language, study.headline)}>
              <p className="eyebrow">{study.industry}</p>
              <h2 className="mt-2 text-title/tight underline decoration-coral-400 decoration-2 underline-offset-6 *:hover:text-coral-600">
                <Link to={study.path}>{study.headline}</Link>
              </h2>
            </div>
            <Cover entry={study} />
            <CaseSummary
              entry={study}
              next={study.ask && <TextLink to="/contact?intent=talk" label={study.ask} />}
            />
          </article>
        </Section>
      ))}
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
