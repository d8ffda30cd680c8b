import { CaseFigure, CaseSummary } from '@/components/ui/case-summary';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { Cover } from '@/components/ui/picture-image';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { caseStudies } from '@/.content';
import { languageAttributes } from '@/lib/base/language';
import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';
import { BoardOfPacks } from '@/components/sections/board-of-packs';

const { content, metadata, Page } = definePage('case-studies', { surface: 'gold' });
export { metadata };

export default function CaseStudiesPage() {
  return (
    <Page>
      <StackedHero {...content.hero} surface="gold" />
      <div className="on-gold overflow-clip print:hidden">
        <BoardOfPacks surface="gold" />
        {/* On the shelf's edge, as its price tickets: the figure of each case study, which leads to it. */}
        <div className="bg-ink-800 pb-4">
          <ul className="page-width grid gap-x-6 gap-y-1.5 sm:grid-cols-3">
            {caseStudies.map(({ slug, anchor, figure, result, language }) => (
              <li key={slug} className="grid">
                <a
                  href={`#${anchor}`}
                  className="flex items-baseline gap-x-3 rounded-bar bg-white px-3 py-2 max-sm:*:first:w-24 sm:block sm:px-4"
                  {...languageAttributes(language, result)}
                >
                  <b className="shrink-0 font-display text-h2 tracking-figure whitespace-nowrap">
                    {figure}
                  </b>{' '}
                  <span className="block font-medium underline underline-offset-4">{result}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Section spacing="compact">
        <div className="grid gap-y-12 lg:gap-y-28">
          {caseStudies.map((study) => (
            <article
              key={study.slug}
              id={study.anchor}
              className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-3 lg:*:not-last:row-start-1 lg:*:nth-2:col-span-2 lg:odd:*:first:col-start-3"
            >
              <div {...languageAttributes(study.language, study.headline)}>
                <Chip tone="sand">{study.industry}</Chip>
                <CaseFigure {...study} />
                <h2 className="mt-2 text-title/tight lg:mt-4">
                  <Link
                    to={study.path}
                    className="underline decoration-coral-400 decoration-2 underline-offset-6 hover:text-coral-600"
                  >
                    {study.headline}
                    <span className="ml-3 inline-flex align-middle text-coral-600">
                      <Icon name="arrow" size="large" />
                    </span>
                  </Link>
                </h2>
                <p className="mt-2">{study.excerpt}</p>
              </div>
              <Cover entry={study} />
              <CaseSummary {...study} />
            </article>
          ))}
        </div>
      </Section>
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
