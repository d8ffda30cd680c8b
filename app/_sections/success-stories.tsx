import type { CaseStudyTeaser, HomeContent } from '@/content/schema';
import { Illustration } from '@/components/ui/illustration';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/fill';

/** Stories led by their results, the number of each largest. */
export function SuccessStories({
  stories,
  storyLink,
  storyLinkAbout,
  pictureLabel,
  ...head
}: Omit<HomeContent['successStories'], 'stories'> & { stories: readonly CaseStudyTeaser[] }) {
  return (
    <Section>
      <SectionHeading {...head} />
      <div className="mt-12">
        {stories.map(({ industry, result, title, description, picture, to }) => {
          const [figure, ...what] = result.split(' ');
          return (
            <article
              key={title}
              className="grid items-start gap-x-14 gap-y-6 border-t border-ink-900 py-10 last:pb-0 md:grid-cols-2"
            >
              <div>
                <p className="font-semibold text-ink-900">
                  <span className="block font-display text-figure font-bold tracking-figure">
                    {figure}
                  </span>{' '}
                  {what.join(' ')}
                </p>
                <p className="mt-8 text-small font-semibold text-muted">{industry}</p>
                <h3 className="mt-2 text-h3">{title}</h3>
                <p className="mt-2 max-w-prose">{description}</p>
                <TextLink
                  to={to}
                  label={storyLink}
                  subject={fill(storyLinkAbout, { industry: industry.toLowerCase() })}
                />
              </div>
              <Illustration picture={picture} label={pictureLabel} />
            </article>
          );
        })}
      </div>
    </Section>
  );
}
