import { BlogCards } from './_sections/blog-cards';
import { BlogTop } from './_sections/blog-top';
import { FinalCall } from '@/components/sections/final-call';
import { Page } from '@/components/layout/page';
import { blog } from '@/content/pages/blog';
import { readArticles } from '@/lib/articles/articles';
import { blogCards } from '@/lib/articles/blog-cards';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('blog', blog.meta);

export default function BlogPage() {
  const articles = readArticles();
  const cards = blogCards(blog.cards, articles);
  return (
    <Page route="blog" meta={blog.meta} parts={{ articles }} ground="paper">
      <BlogTop {...blog} featured={cards.find(({ featured }) => featured)} />
      <BlogCards {...blog} cards={cards} />
      <FinalCall {...blog.finalCall} />
    </Page>
  );
}
