import { ArticleCards } from './_sections/article-cards';
import { FinalCall } from '@/components/sections/final-call';
import { definePage } from '@/components/layout/page';
import { blogList } from '@/lib/content/article-lists';
import { articles } from '@/.content';

const { content, metadata, Page } = definePage('blog', { surface: 'paper' });
export { metadata };

export default function BlogPage() {
  return (
    <Page>
      <section className="page-width pt-6 pb-5 lg:pb-10">
        <p className="eyebrow">{content.hero.eyebrow}</p>
        <h1 className="mt-3 text-beside">{content.hero.title}</h1>
        <p className="mt-3 text-lead">{content.hero.lede}</p>
      </section>
      <ArticleCards list={blogList} lead={articles.find(({ featured }) => featured)} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
