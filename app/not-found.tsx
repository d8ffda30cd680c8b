import { NotFoundHelp } from '@/components/sections/not-found-help';
import { blog } from '@/content/pages/blog';
import { caseStudies } from '@/content/pages/case-studies';
import { notFound } from '@/content/pages/not-found';
import { readArticles } from '@/lib/articles/articles';
import { readStories } from '@/lib/articles/stories';
import { helpFor } from '@/lib/articles/taken-over';
import { notFoundMetadata } from '@/lib/seo/metadata';

export const metadata = notFoundMetadata(notFound);

// Next renders this page along with every other: what it says is put together once.
const help = helpFor({
  cards: blog.cards,
  articles: readArticles(),
  caseStudies: caseStudies.stories,
  stories: readStories(),
});

export default function NotFoundPage() {
  return (
    <main id="content" tabIndex={-1} className="outline-none" data-not-found="">
      <NotFoundHelp {...notFound} {...help} />
    </main>
  );
}
