import type { ReactNode } from 'react';
import { covers } from '@/content/pictures';
import { resolved } from '@/content/placeholder';
import { routes } from '@/content/routes';
import type { BlogCard, CaseStudy, NotFoundContent } from '@/content/schema';
import { languageOf } from '@/lib/articles/language';
import { ButtonLink } from '../ui/button-link';
import { Chip } from '../ui/chip';
import { DateText } from '../ui/date-text';
import { Drawn, Illustration } from '../ui/illustration';
import { Link } from '../ui/link';
import { TextLink } from '../ui/text-link';
import { StoryParts } from './story-parts';

/** The addresses that a card helps at. */
type Matching = { readonly addresses: readonly string[] };

/**
 * The not-found page. It is one file for every address, so each story and article that an address
 * may mean stands in it, hidden; the page script puts the one that was asked for first, and the
 * words about the missing page become a line below it.
 */
export function NotFoundHelp({
  stories,
  cards,
  ...words
}: NotFoundContent & {
  stories: readonly (CaseStudy & Matching)[];
  cards: readonly (BlogCard & Matching)[];
}) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-10 pb-section lg:pt-16 xl:px-0">
      <div className="in-data-matched:mt-14 in-data-matched:flex in-data-matched:flex-wrap in-data-matched:items-baseline in-data-matched:gap-x-4 in-data-matched:border-t in-data-matched:border-line in-data-matched:pt-6">
        <h1 className="text-h1 in-data-matched:font-text in-data-matched:text-base in-data-matched:tracking-normal">
          {words.title}
        </h1>
        <p className="mt-5 text-lead in-data-matched:mt-0 in-data-matched:text-base">
          {words.text}
        </p>
        <p className="mt-6 in-data-matched:mt-0">
          <Link
            to={{ route: 'home' }}
            className="inline-flex min-h-12 items-center rounded-control bg-coral-400 px-6 py-3 font-semibold text-ink-900 hover:bg-coral-300 in-data-matched:min-h-11 in-data-matched:bg-paper in-data-matched:p-0 in-data-matched:underline"
          >
            {words.homeLink}
          </Link>
        </p>
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
        <StoryInShort key={story.id} story={story} words={words} />
      ))}
      {cards.map((card) => (
        <ArticleInShort key={card.id} card={card} words={words} />
      ))}
    </div>
  );
}

/** A case study, whole: its number, its picture and its three parts. */
function StoryInShort({ story, words }: { story: CaseStudy & Matching; words: NotFoundContent }) {
  return (
    <InShort
      match={story.addresses.join(' ')}
      picture={<Illustration picture={story.picture} label={words.pictureLabel} />}
    >
      <Chip look="sand">{story.industry}</Chip>
      <p className="mt-5 font-display text-figure font-bold tracking-figure text-ink-900">
        {story.figure}
      </p>
      <p className="mt-2 text-lead font-semibold text-ink-900">{story.figureLabel}</p>
      <h2 className="mt-8 text-title" {...languageOf(story.language, story.title)}>
        {story.title}
      </h2>
      <p className="mt-3 text-lead" {...languageOf(story.language, story.summary)}>
        {story.summary}
      </p>
      <StoryParts {...story} />
      <NextSteps
        words={words}
        list={
          'story' in story.to ? (
            <TextLink to={story.to} label={words.caseStudyLink} />
          ) : (
            <TextLink to={{ route: 'caseStudies' }} label={words.caseStudyList} />
          )
        }
      />
    </InShort>
  );
}

/** An article that is not written yet: its cover, and what it will say in short. */
function ArticleInShort({ card, words }: { card: BlogCard & Matching; words: NotFoundContent }) {
  return (
    <InShort
      match={card.addresses.join(' ')}
      picture={
        <div className="overflow-clip rounded-panel">
          <Drawn picture={card.cover ?? covers.arms} />
        </div>
      }
    >
      <Chip look="sand">{card.category}</Chip>
      <h2 className="mt-4 text-h2" {...languageOf(card.language, card.title)}>
        {card.title}
      </h2>
      <p className="mt-4 text-lead" {...languageOf(card.language, card.excerpt)}>
        {card.excerpt}
      </p>
      <p className="mt-4 text-muted">
        {card.author} · <DateText day={resolved(card.date)} />
      </p>
      {'unregistered' in card.to && <p className="mt-4">{words.articleNote}</p>}
      <NextSteps
        words={words}
        list={
          'article' in card.to ? (
            <TextLink to={card.to} label={words.articleLink} />
          ) : (
            <TextLink to={{ route: 'blog' }} label={words.articleList} />
          )
        }
      />
    </InShort>
  );
}

function InShort({
  match,
  picture,
  children,
}: {
  match: string;
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <article data-match={match} hidden>
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        {picture}
        <div>{children}</div>
      </div>
    </article>
  );
}

function NextSteps({ words, list }: { words: NotFoundContent; list: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <ButtonLink {...words.talk} />
      {list}
    </div>
  );
}
