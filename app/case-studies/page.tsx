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

/** Each story in another order from the one before: its picture left, right, and below its figure. */
const stories = [
  ['paper', 'lg:grid-cols-lead lg:*:nth-3:row-[1/3]'],
  ['sand', '[&_figcaption]:pl-[3.4%] lg:grid-cols-[5fr_7fr] lg:*:nth-3:[grid-area:1/2/3]'],
  ['paper', 'lg:grid-cols-lead lg:*:nth-2:self-end lg:[&_h2]:text-h2 lg:*:last:col-[2]'],
] as const;

export default function CaseStudiesPage() {
  return (
    <Page>
      <StackedHero {...content.hero} surface="gold" />
      <div className="on-gold overflow-clip print:hidden">
        <BoardOfPacks surface="gold" />
      </div>
      {caseStudies.map((study, index) => {
        const [surface, order] = stories[index % 3] ?? stories[0];
        return (
          <Section key={study.slug} id={study.anchor} surface={surface} spacing="compact">
            <article
              className={`grid items-start gap-x-14 gap-y-4 *:first:mt-0 md:max-lg:*:nth-2:col-span-full md:max-lg:*:nth-3:col-start-2 md:max-lg:*:nth-3:row-start-1 md:max-lg:grid-cols-2 lg:gap-y-5 [&_b]:text-[min(20vw,5rem)]/none md:[&_b]:text-[min(11.5vw,11rem)]/none ${order}`}
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
        );
      })}
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
