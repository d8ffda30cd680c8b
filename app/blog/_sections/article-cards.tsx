import { Byline } from '@/components/ui/byline';
import { Chip } from '@/components/ui/chip';
import { PictureImage } from '@/components/ui/picture-image';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Article } from '@/lib/content/entries';
import { selectRelated, topics, type ArticleList } from '@/lib/content/article-lists';
import { languageAttributes } from '@/lib/base/language';
import { pages, reading } from '@/.content';

/** The articles of a page of a list, below `lead`, and the ways to other pages. */
export function ArticleCards({ list, lead }: { list: ArticleList; lead?: Article | undefined }) {
  const { lists } = pages.blog;
  return (
    <Section spacing="flushTop">
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-3 lg:gap-y-14">
        {lead && <ArticleCard article={lead} isLead />}
        {list.articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
      {(list.newer ?? list.older) && (
        <nav
          aria-label={lists.pages}
          className="mt-16 flex flex-wrap justify-between gap-x-10 border-t border-line pt-6"
        >
          {list.newer && <TextLink to={list.newer} rel="prev" label={lists.newer} />}
          {list.older && <TextLink to={list.older} rel="next" label={lists.older} />}
        </nav>
      )}
      {topics.length > 0 && (
        <nav aria-label={lists.topics} className="mt-10 flex flex-wrap gap-x-6">
          {topics.map(({ topic, path }) => (
            <TextLink key={path} to={path} label={topic} />
          ))}
        </nav>
      )}
    </Section>
  );
}

/** What to read next, by title: articles of the same topic, then the newest. */
export function RelatedArticles({ article }: { article: Article }) {
  const related = selectRelated(article);
  if (related.length === 0) return null;
  return (
    <Section head={{ title: pages.blog.lists.related }} spacing="flushTop" headingSize="utility">
      <ul className="mt-6 ruled border-line">
        {related.map((other) => (
          <li key={other.slug} className="py-2">
            <TextLink to={other.path} label={other.headline} />
            <Byline article={other} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** An article below its cover, on a tablet beside it; the one that leads fills its card, on a phone the screen. */
function ArticleCard({ article, isLead }: { article: Article; isLead?: boolean }) {
  const { path, cover, category, author, hasBody, headline, language, draft, excerpt } = article;
  return (
    <article
      className={`relative grid grid-cols-1 content-start ${isLead ? 'on-ink overflow-clip max-sm:-mx-gutter sm:rounded-panel lg:col-span-3 lg:grid-cols-5' : 'gap-x-6 gap-y-3 sm:max-lg:grid-cols-2 lg:grid-rows-[auto_1fr]'}`}
    >
      <div className={isLead ? 'lg:col-span-3 lg:col-start-3 *:rounded-none' : ''}>
        <PictureImage
          picture={cover}
          eager={isLead}
          shape={isLead ? 'h-full object-cover lg:aspect-11/6' : ''}
        />
      </div>
      <div
        className={`flex flex-col ${isLead ? 'p-6 lg:col-span-2 lg:row-start-1 lg:pt-14 xl:pl-10' : 'xl:pr-16'}`}
      >
        <p className="flex flex-wrap items-center gap-x-3 text-tiny">
          <b className="font-semibold text-(--eyebrow)">{category}</b>{' '}
          {hasBody ? author : <Chip tone="sand">{reading.announced}</Chip>}
        </p>
        <h2
          className={`mt-2 underline decoration-coral-400 decoration-2 underline-offset-6 ${isLead ? 'text-h2' : 'text-h3'}`}
        >
          <Link to={path} className="after:absolute after:inset-0 hover:underline">
            <span {...languageAttributes(language, headline)}>{headline}</span>
            {draft && ` (${reading.draft})`}
          </Link>
        </h2>
        <p
          className={isLead ? 'my-3 xl:text-lead' : 'my-3 grow'}
          {...languageAttributes(language, excerpt)}
        >
          {excerpt}
        </p>
        <Byline article={article} />
      </div>
    </article>
  );
}
