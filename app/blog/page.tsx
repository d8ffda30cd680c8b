import { ArticleCards } from './_sections/article-cards';
import { BlogTop } from './_sections/blog-top';
import { FinalCall } from '@/components/sections/final-call';
import { definePage } from '@/components/layout/page';
import { blogList } from '@/lib/content/article-lists';
import { articles } from '@/.content';

const { content, metadata, Page } = definePage('blog', { surface: 'paper' });
export { metadata };

export default function BlogPage() {
  return (
    <Page>
      <BlogTop {...content.hero} />
      <ArticleCards list={blogList} lead={articles.find(({ featured }) => featured)} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
