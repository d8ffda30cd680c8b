import type { Pages } from '@/content/schema';
import { articles } from '@/.content';
import { FeaturedArticle } from './blog-cards';

/** The blog's name and purpose in a line, then the article that leads it. */
export function BlogTop(hero: Pages['blog']['hero']) {
  const featured = articles.find((article) => article.featured);
  return (
    <section className="page-width pt-6 pb-6 lg:pb-8">
      <div className="mb-6 grid items-end gap-x-14 gap-y-3 lg:mb-12 lg:grid-cols-2">
        <div>
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-3 text-h2">{hero.title}</h1>
        </div>
        <p className="max-w-text">{hero.lede}</p>
      </div>
      {featured && <FeaturedArticle article={featured} />}
    </section>
  );
}
