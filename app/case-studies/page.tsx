import { CaseSummary } from '@/components/ui/case-summary';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { PictureImage } from '@/components/ui/picture-image';
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
        {/* The figure that each case study ended with, which leads to it below. */}
        <ul className="page-width grid gap-x-14 gap-y-1 pb-5 sm:grid-cols-3 lg:pb-8">
          {caseStudies.map(({ slug, anchor, figure, result, language }) => (
            <li key={slug} className="border-t-2 border-ink-900">
              <a
                href={`#${anchor}`}
                className="flex items-baseline gap-x-4 py-2 max-sm:*:first:w-32 sm:block"
                {...languageAttributes(language, result)}
              >
                <b className="shrink-0 font-display text-beside tracking-figure whitespace-nowrap">
                  {figure}
                </b>{' '}
                <span className="block font-medium underline underline-offset-4">{result}</span>
              </a>
            </li>
          ))}
        </ul>
        <BoardOfPacks surface="gold" />
      </div>
      <Section spacing="compact">
        <div className="grid gap-y-12 lg:gap-y-20">
          {caseStudies.map(
            ({ slug, anchor, path, cover, industry, language, headline, excerpt, ...parts }) => (
              <article
                key={slug}
                id={anchor}
                className="grid gap-x-6 gap-y-3 md:grid-cols-2 lg:grid-cols-3"
              >
                <PictureImage picture={cover} />
                <div className="self-center md:pl-5 lg:col-span-2">
                  <Chip tone="sand">{industry}</Chip>
                  <h2
                    className="mt-2 text-title/tight lg:text-h2/tight"
                    {...languageAttributes(language, headline)}
                  >
                    <Link
                      to={path}
                      className="underline decoration-coral-400 decoration-2 underline-offset-6 hover:text-coral-600"
                    >
                      {headline}
                      <span className="ml-3 inline-flex align-middle text-coral-600">
                        <Icon name="arrow" size="large" />
                      </span>
                    </Link>
                  </h2>
                  <p className="mt-2 lg:text-lead" {...languageAttributes(language, excerpt)}>
                    {excerpt}
                  </p>
                </div>
                <div className="col-span-full">
                  <CaseSummary language={language} {...parts} />
                </div>
              </article>
            ),
          )}
        </div>
      </Section>
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
