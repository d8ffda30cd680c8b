import type { Pages } from '@/content/schema';
import { readEntries } from '@/lib/content/entries';
import { Illustration } from '@/components/ui/illustration';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/site/fill';

/** Stories led by their results, the number of each largest. */
export function SuccessStories({
  stories,
  storyLink,
  storyLinkAbout,
  pictureLabel,
  ...head
}: Pages['home']['successStories']) {
  const { caseStudies } = readEntries();
  const studies = stories.flatMap((name) => caseStudies.find(({ slug }) => slug === name) ?? []);
  return (
    <Section head={head} space="quiet">
      <div className="mt-8">
        {studies.map(
          ({ slug, industry, figure, result, headline, excerpt, teaser, cover, teaserPath }) => (
            <article
              key={slug}
              className="grid items-start gap-x-14 gap-y-5 border-t border-ink-900 py-8 last:pb-0 md:grid-cols-2"
            >
              <div>
                <p className="font-semibold text-ink-900">
                  <span className="block font-display text-figure font-bold tracking-figure">
                    {figure}
                  </span>
                  {result}
                </p>
                <p className="mt-4 text-small font-semibold text-muted">{industry}</p>
                <h3 className="mt-2 text-h3">{headline}</h3>
                <p className="mt-2 hidden max-w-prose sm:block">{teaser ?? excerpt}</p>
                <TextLink
                  to={teaserPath}
                  label={storyLink}
                  subject={fill(storyLinkAbout, { industry: industry.toLowerCase() })}
                />
              </div>
              <div className="hidden sm:block">
                <Illustration picture={cover} label={pictureLabel} />
              </div>
            </article>
          ),
        )}
      </div>
    </Section>
  );
}
