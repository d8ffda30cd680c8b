import { notFound } from 'next/navigation';
import { RelatedArticles } from '../_sections/article-cards';
import { EntryHead } from '@/components/sections/entry-head';
import { FinalCall } from '@/components/sections/final-call';
import { ReadingText } from '@/components/sections/reading-text';
import { EntryPage, entryMetadata } from '@/components/layout/page';
import { writtenArticles } from '@/lib/content/entries';
import { articlePage as words } from '@/.content';

const { call, nextSteps } = words;

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => writtenArticles.map(({ slug }) => ({ slug }));

async function articleOf({ params }: Props) {
  const { slug } = await params;
  return writtenArticles.find((article) => article.slug === slug) ?? notFound();
}

export const generateMetadata = async (props: Props) => entryMetadata(await articleOf(props));

export default async function BlogArticlePage(props: Props) {
  const article = await articleOf(props);
  return (
    <EntryPage entry={article}>
      <EntryHead entry={article} />
      <ReadingText entry={article} nextStep={[nextSteps.demo, nextSteps.solutions]} />
      <RelatedArticles article={article} />
      <FinalCall {...call} actions={[nextSteps.footerDemo, nextSteps.freeTrial]} />
    </EntryPage>
  );
}
