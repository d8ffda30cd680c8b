import { BeforeAfterChart } from '@/components/product/before-after-chart';
import {
  ArticleCall,
  ArticleHead,
  ArticleText,
  Aside,
  NextStep,
  PullFigure,
} from '@/components/sections/article';
import { ArticlePage } from '@/components/ui/article-page';
import { articleFrame } from '@/content/pages/article';
import { articleBody } from '@/lib/article-body';
import { readArticle, readArticles } from '@/lib/articles';
import { articleMetadata } from '@/lib/metadata';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return readArticles().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  return articleMetadata(readArticle((await params).slug));
}

/** What an article may use by name in its text. */
const components = {
  Aside,
  BeforeAfterChart,
  NextStep: () => <NextStep {...articleFrame} />,
  PullFigure,
};

export default async function BlogArticlePage({ params }: Props) {
  const article = readArticle((await params).slug);
  const { Content, headings } = await articleBody(article.body, article.file);
  return (
    <ArticlePage article={article}>
      <ArticleHead {...article.frontMatter} />
      <ArticleText headings={headings}>
        <Content components={components} />
      </ArticleText>
      <ArticleCall {...articleFrame} />
    </ArticlePage>
  );
}
