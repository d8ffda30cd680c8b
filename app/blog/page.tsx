import { Motif } from '@/components/product/motif';
import { BlogCards } from '@/components/sections/blog-cards';
import { FinalCall } from '@/components/sections/final-call';
import { OpenHero } from '@/components/sections/hero';
import { Page } from '@/components/ui/page';
import { blog } from '@/content/pages/blog';
import { readArticles } from '@/lib/articles';
import { blogCards } from '@/lib/blog-cards';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('blog', blog.meta);

export default function BlogPage() {
  const articles = readArticles();
  return (
    <Page route="blog" meta={blog.meta} parts={{ articles }}>
      <OpenHero {...blog.hero}>
        <Motif place="hero" />
      </OpenHero>
      <BlogCards cards={blogCards(blog.cards, articles)} linkLabel={blog.cardLink} />
      <FinalCall {...blog.finalCall} />
    </Page>
  );
}
