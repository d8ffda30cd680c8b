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

/** The articles of a page of a list, the first three beside `lead`, and the ways to other pages. */
export function ArticleCards({ list, lead }: { list: ArticleList; lead?: Article | undefined }) {
  const { lists } = pages.blog;
  return (
    <Section spacing="flushTop">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
        {lead && <FeaturedArticle article={lead} />}
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

/** An article beside the detail at its cover's right, which one can still make out at that size. */
function ArticleCard({ article }: { article: Article }) {
  return (
    <article className="relative grid grid-cols-3 content-start gap-x-4">
      <div className="aspect-square overflow-clip rounded-control sm:row-span-2 sm:aspect-8/5 lg:row-span-1 lg:aspect-4/3">
        <PictureImage
          picture={article.cover}
          shape="h-full object-cover object-right sm:max-lg:scale-100 scale-125 origin-right"
        />
      </div>
      <div className="col-span-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny font-semibold text-teal-600">
          {article.category}
          {!article.hasBody && <Chip tone="sand">{reading.announced}</Chip>}
        </p>
        <h2 className="mt-2 text-h3 lg:text-lead/tight">
          <CardLink article={article} />
        </h2>
      </div>
      <div className="col-span-3 mt-2 grid content-start gap-y-2 sm:max-lg:col-span-2 lg:text-small">
        <p {...languageAttributes(article.language, article.excerpt)}>{article.excerpt}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}

/** The featured article: its drawing runs to the card's edges, on a phone to the screen's. */
function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article className="on-ink relative grid grid-cols-1 overflow-clip max-sm:-mx-gutter sm:rounded-panel lg:col-span-2 lg:row-span-3 lg:min-h-140 lg:content-start lg:self-start">
      <div className="px-6 lg:pt-6">
        <p className="text-tiny font-semibold text-teal-300">{article.category}</p>
        <h2 className="mt-2 text-h2">
          <CardLink article={article} />
        </h2>
      </div>
      <div className="max-lg:order-first lg:absolute lg:right-0 lg:bottom-0 lg:w-2/3">
        <PictureImage picture={article.cover} eager />
      </div>
      <div className="p-6 pt-3 lg:w-1/3 lg:pr-0">
        <p className="mb-3" {...languageAttributes(article.language, article.excerpt)}>
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
