import { Byline } from '@/components/ui/byline';
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

/** An article below its cover; on a narrow screen beside the cover's middle. */
function ArticleCard({ article }: { article: Article }) {
  return (
    <article className="relative grid grid-cols-[min(36%,10rem)_minmax(0,1fr)] content-start gap-x-4 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0">
      <div className="h-26 sm:row-span-2 sm:h-40 lg:row-span-1 lg:aspect-16/9 lg:h-auto">
        <PictureImage picture={article.cover} shape="h-full object-cover" />
      </div>
      <div className="self-center lg:mt-4 lg:self-start xl:pr-16">
        <p className="text-tiny font-semibold text-teal-600">
          {article.category}
          {!article.hasBody && <span className="text-muted"> · {reading.announced}</span>}
        </p>
        <h2 className="mt-1 text-h3">
          <CardLink article={article} />
        </h2>
      </div>
      <div className="*:mt-2 max-sm:col-span-2">
        <p {...languageAttributes(article.language, article.excerpt)}>{article.excerpt}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}

/** The featured article: its drawing runs to the card's edges, on a phone to the screen's. */
function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article className="on-ink relative grid grid-cols-1 overflow-clip max-sm:-mx-gutter sm:rounded-panel lg:col-span-3 lg:grid-cols-5">
      <div className="p-6 max-lg:pt-0 lg:col-span-2 lg:self-center xl:pl-10">
        <p className="text-tiny font-semibold text-teal-300">{article.category}</p>
        <h2 className="mt-2 text-h2">
          <CardLink article={article} />
        </h2>
        <p className="my-3 xl:text-lead" {...languageAttributes(article.language, article.excerpt)}>
          {article.excerpt}
        </p>
        <Byline article={article} />
      </div>
      <div className="max-lg:order-first lg:col-span-3 [&_img]:rounded-none">
        <PictureImage picture={article.cover} eager shape="h-full object-cover lg:aspect-11/6" />
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
