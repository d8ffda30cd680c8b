import { CaseSummary } from '@/components/ui/case-summary';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { PictureImage } from '@/components/ui/picture-image';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { caseStudies } from '@/.content';
import { languageAttributes } from '@/lib/base/language';

/**
 * The case studies, each with its drawing, and below both its parts, where its figure stands; the
 * headline leads to its page.
 */
export function CaseStudies() {
  return (
    <Section spacing="compact">
      <div className="ruled border-line">
        {caseStudies.map(
          (
            { slug, anchor, path, cover, industry, language, headline, excerpt, ...parts },
            index,
          ) => (
            <article
              key={slug}
              id={anchor}
              className="grid gap-x-14 gap-y-3 py-6 first:pt-0 last:pb-0 md:grid-cols-2 md:py-7"
            >
              <div className={index % 2 === 1 ? 'md:order-1' : ''}>
                <PictureImage picture={cover} eager={index === 0} />
              </div>
              <div className="self-center">
                <Chip tone="sand">{industry}</Chip>
                <h2
                  className="mt-2 text-title lg:text-h2"
                  {...languageAttributes(language, headline)}
                >
                  <Link to={path} className="hover:text-coral-600">
                    {headline}
                    <span className="ml-3 inline-block text-coral-600">
                      <Icon name="arrow" size="large" />
                    </span>
                  </Link>
                </h2>
                <p className="mt-2 lg:text-lead" {...languageAttributes(language, excerpt)}>
                  {excerpt}
                </p>
              </div>
              <div className="md:order-2 md:col-span-2">
                <CaseSummary language={language} {...parts} />
              </div>
            </article>
          ),
        )}
      </div>
    </Section>
  );
}
