import { ArticleCards } from './_sections/article-cards';
import { BlogTop } from './_sections/blog-top';
import { FinalCall } from '@/components/sections/final-call';
import { definePage } from '@/components/layout/page';
import { readBlogList } from '@/lib/content/article-lists';

const { words, metadata, Page } = definePage('blog', { ground: 'paper' });
export { metadata };

export default function BlogPage() {
  return (
    <Page>
      <BlogTop {...words.hero} />
      <ArticleCards list={readBlogList()} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
