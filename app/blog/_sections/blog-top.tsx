import type { Pages } from '@/content/schema';
import { articles } from '@/.content';
import { FeaturedArticle } from './article-cards';

/** The blog's name and purpose in a line, then the article that leads it. */
export function BlogTop(hero: Pages['blog']['hero']) {
  const featured = articles.find((article) => article.featured);
  return (
    <section className="page-width pt-6 pb-6 lg:pb-8">
      <div className="mb-5">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 className="mt-3 text-beside">{hero.title}</h1>
        <p className="mt-3 text-lead">{hero.lede}</p>
      </div>
      {featured && <FeaturedArticle article={featured} />}
    </section>
  );
}
