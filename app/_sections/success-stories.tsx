import type { Pages } from '@/content/schema';
import { readEntries } from '@/lib/content/entries';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/site/fill';

/** Stories led by their results, the number of each largest. */
export function SuccessStories({
  stories,
  storyLink,
  storyLinkAbout,
  ...head
}: Pages['home']['successStories']) {
  const { caseStudies } = readEntries();
  const studies = stories.flatMap((name) => caseStudies.find(({ slug }) => slug === name) ?? []);
  return (
    <Section head={head} rank="utility" space="quiet">
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:mt-8 lg:grid-cols-2">
        {studies.map(
          ({ slug, industry, figure, result, headline, excerpt, teaser, teaserPath }) => (
            <article key={slug} className="grid content-start gap-2 sm:flex sm:gap-8">
              <p className="font-semibold text-ink-900 sm:w-min">
                <span className="block font-display text-figure font-bold whitespace-nowrap tracking-figure">
                  {figure}
                </span>
                {result}
              </p>
              <div>
                <p className="text-small font-semibold text-muted">{industry}</p>
                <h3 className="mt-1 text-h3">{headline}</h3>
                <p className="mt-2">{teaser ?? excerpt}</p>
                <TextLink
                  to={teaserPath}
                  label={storyLink}
                  subject={fill(storyLinkAbout, { industry: industry.toLowerCase() })}
                />
              </div>
            </article>
          ),
        )}
      </div>
    </Section>
  );
}
