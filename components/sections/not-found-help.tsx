import type { ReactNode } from 'react';
import { resolved } from '@/content/placeholder';
import { routes } from '@/content/routes';
import type { BlogCard, CaseStudy, NotFoundContent } from '@/content/schema';
import { buttonLooks } from '../ui/button-looks';
import { ButtonLink } from '../ui/button-link';
import { Chip } from '../ui/chip';
import { Link } from '../ui/link';
import { TextLink } from '../ui/text-link';
import { hrefTo } from '@/lib/urls';
import { StoryParts } from './story-parts';

/**
 * The not-found page. It is one file for every address, so each card that may help stands in it,
 * hidden; the page script shows the one that belongs to the address asked for.
 */
export function NotFoundHelp({
  stories,
  cards,
  ...words
}: NotFoundContent & { stories: readonly CaseStudy[]; cards: readonly BlogCard[] }) {
  return (
    <section className="mx-auto max-w-page px-gutter py-section xl:px-0">
      <h1 className="text-h1">{words.title}</h1>
      <p className="mt-5 text-lead">{words.text}</p>
      <div className="mt-8">
        <Link to={{ route: 'home' }} className={buttonLooks.accent}>
          {words.homeLink}
        </Link>
      </div>
      <div className="mt-14" data-match-default="">
        <h2 className="text-h3">{words.helpTitle}</h2>
        <ul className="mt-4 grid max-w-wide gap-x-10 sm:grid-cols-2">
          {words.help.map((route) => (
            <li key={route} className="border-t border-line py-1">
              <TextLink to={{ route }} label={routes[route].label} />
            </li>
          ))}
        </ul>
      </div>
      {stories.map((story) => (
        <HelpCard key={story.id} match={addressesOf(story, '/company/case-studies/')} words={words}>
          <p className="text-small font-semibold text-muted">{words.caseStudyTitle}</p>
          <div className="mt-3">
            <Chip look="sand">{story.industry}</Chip>
          </div>
          <h2 className="mt-3 text-h2">{story.title}</h2>
          <p className="mt-3 text-lead">{story.summary}</p>
          <StoryParts {...story} />
          <TextLink to={{ route: 'caseStudies' }} label={words.caseStudyList} />
        </HelpCard>
      ))}
      {cards.map((card) => (
        <HelpCard key={card.id} match={addressesOf(card, '/company/blogs/')} words={words}>
          <p className="text-small font-semibold text-muted">{words.articleTitle}</p>
          <h2 className="mt-3 text-h2">{card.title}</h2>
          <p className="mt-3 text-lead">{resolved(card.excerpt)}</p>
          <div className="mt-5">
            <TextLink to={{ route: 'blog' }} label={words.articleList} />
          </div>
        </HelpCard>
      ))}
    </section>
  );
}

/** The addresses that mean a card: its own, and the other ends of the path that it goes by. */
function addressesOf({ to, aliases = [] }: CaseStudy | BlogCard, folder: string): string {
  return [hrefTo(to), ...aliases.map((end) => folder + end)].join(' ');
}

function HelpCard({
  match,
  words,
  children,
}: {
  match: string;
  words: Pick<NotFoundContent, 'talk'>;
  children: ReactNode;
}) {
  return (
    <article
      data-match={match}
      hidden
      className="mt-14 max-w-wide rounded-panel border border-line bg-white p-7 lg:p-10"
    >
      {children}
      <div className="mt-6">
        <ButtonLink {...words.talk} look="outline" />
      </div>
    </article>
  );
}
