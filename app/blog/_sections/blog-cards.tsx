import { Chip } from '@/components/ui/chip';
import { Byline } from '@/components/ui/byline';
import { PictureImage } from '@/components/ui/illustration';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Article } from '@/lib/content/entries';
import { selectRelated, readTopics, type ArticleList } from '@/lib/content/lists';
import { languageOf } from '@/lib/site/language';
import { pages, reading } from '@/.content';

/** The articles of a page of a list, and the ways to the pages before and after it. */
export function ArticleCards({ list }: { list: ArticleList }) {
  const { lists } = pages.blog;
  return (
    <Section space="after">
      <div className="ruled border-line">
        {list.articles.map((article) => (
          <ArticleRow key={article.slug} article={article} />
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
      <TopicLinks />
    </Section>
  );
}

/** The topics that have a page. */
function TopicLinks() {
  const topicLinks = readTopics();
  if (topicLinks.length === 0) return null;
  return (
    <nav aria-label={pages.blog.lists.topics} className="mt-10">
      <ul className="flex flex-wrap gap-x-6">
        {topicLinks.map(({ topic, path }) => (
          <li key={path}>
            <TextLink to={path} label={topic} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What to read next, by title: articles of the same topic, then the newest. */
export function RelatedArticles({ article }: { article: Article }) {
  const related = selectRelated(article);
  if (related.length === 0) return null;
  return (
    <Section head={{ title: pages.blog.lists.related }} space="after" rank="utility">
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

function ArticleRow({ article }: { article: Article }) {
  return (
    <article className="relative grid items-center gap-x-10 py-5 sm:grid-cols-4">
      <div className="hidden sm:block">
        <PictureImage picture={article.cover} />
      </div>
      <div className="sm:col-span-3">
        <p className="text-small font-semibold text-teal-600">{article.category}</p>
        <h2 className="text-h3">
          <CardLink article={article} />
        </h2>
        <p className="mt-1" {...languageOf(article.language, article.excerpt)}>
          {article.excerpt}
        </p>
        <Byline article={article} />
      </div>
    </article>
  );
}

/** The featured article: the top of the blog page, on light ground. */
export function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article className="relative grid grid-cols-1 items-center gap-x-14 gap-y-7 lg:grid-cols-2">
      <PictureImage picture={article.cover} eager />
      <div>
        <Chip tone="sand">{article.category}</Chip>
        <h2 className="mt-4 text-h2">
          <CardLink article={article} />
        </h2>
        <p
          className="mt-4 mb-5 max-w-text text-lead"
          {...languageOf(article.language, article.excerpt)}
        >
          {article.excerpt}
        </p>
        <Byline article={article} />
      </div>
    </article>
  );
}

/** The whole card leads on; the link's own words are the title. */
function CardLink({ article: { path, headline, language, draft } }: { article: Article }) {
  return (
    <Link to={path} className="after:absolute after:inset-0 hover:text-coral-600">
      <span {...languageOf(language, headline)}>{headline}</span>
      {draft && ` (${reading.draft})`}
    </Link>
  );
}
