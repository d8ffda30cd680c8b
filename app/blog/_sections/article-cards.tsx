import { Chip } from '@/components/ui/chip';
import { Byline } from '@/components/ui/byline';
import { PictureImage } from '@/components/ui/picture-image';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Article } from '@/lib/content/entries';
import { selectRelated, topics, type ArticleList } from '@/lib/content/article-lists';
import { languageAttributes } from '@/lib/base/language';
import { pages, reading } from '@/.content';

/** The articles of a page of a list, and the ways to the pages before and after it. */
export function ArticleCards({ list }: { list: ArticleList }) {
  const { lists } = pages.blog;
  return (
    <Section spacing="flushTop">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
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
      <TopicLinks />
    </Section>
  );
}

/** The topics that have a page. */
function TopicLinks() {
  if (topics.length === 0) return null;
  return (
    <nav aria-label={pages.blog.lists.topics} className="mt-10">
      <ul className="flex flex-wrap gap-x-6">
        {topics.map(({ topic, path }) => (
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

/** An article below its cover or beside it; on a phone the cover stands small beside the title. */
function ArticleCard({ article }: { article: Article }) {
  return (
    <article className="relative grid grid-cols-3 content-start gap-x-4 sm:gap-x-6 lg:flex lg:flex-col">
      <div className="max-sm:order-1 sm:max-lg:row-span-2">
        <PictureImage picture={article.cover} />
      </div>
      <div className="col-span-2 lg:mt-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny font-semibold text-teal-600">
          {article.category}
          {!article.hasBody && <Chip tone="sand">{reading.announced}</Chip>}
        </p>
        <h2 className="mt-2 text-h3">
          <CardLink article={article} />
        </h2>
      </div>
      <div className="mt-2 flex grow flex-col justify-between gap-2 max-sm:order-1 max-sm:col-span-3 sm:col-span-2 lg:gap-4">
        <p {...languageAttributes(article.language, article.excerpt)}>{article.excerpt}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}

/** The featured article: the top of the blog page. */
export function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article className="on-ink relative grid grid-cols-1 items-center gap-x-6 overflow-clip rounded-panel lg:grid-cols-2">
      <PictureImage picture={article.cover} eager />
      <div className="p-6 max-lg:pt-1 lg:pl-0">
        <p className="text-tiny font-semibold text-teal-300">{article.category}</p>
        <h2 className="mt-2 text-h2">
          <CardLink article={article} />
        </h2>
        <p className="my-3 text-lead" {...languageAttributes(article.language, article.excerpt)}>
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
    <Link to={path} className="after:absolute after:inset-0 hover:underline">
      <span {...languageAttributes(language, headline)}>{headline}</span>
      {draft && ` (${reading.draft})`}
    </Link>
  );
}
