import { ArticleCall, ArticleHead } from './_sections/article';
import { ReadingText } from '@/components/sections/reading-text';
import { WritingPage } from '@/components/layout/page';
import { articleFrame } from '@/content/pages/article';
import { readArticle, readArticles } from '@/lib/articles/articles';
import { coverOf } from '@/lib/articles/cover';
import { articleRecord } from '@/lib/routes/pages';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return readArticles().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  return metadataOf(articleRecord(readArticle((await params).slug)));
}

export default async function BlogArticlePage({ params }: Props) {
  const article = readArticle((await params).slug);
  const { nextSteps } = articleFrame;
  return (
    <WritingPage record={articleRecord(article)}>
      <ArticleHead {...article.frontMatter} picture={coverOf(article)} />
      <ReadingText writing={article} nextStep={[nextSteps.demo, nextSteps.solutions]} />
      <ArticleCall {...articleFrame} />
    </WritingPage>
  );
}
