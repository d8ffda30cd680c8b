import { NotFoundHelp } from '@/components/sections/not-found-help';
import { blog } from '@/content/pages/blog';
import { caseStudies } from '@/content/pages/case-studies';
import { notFound } from '@/content/pages/not-found';
import { notFoundMetadata } from '@/lib/metadata';

export const metadata = notFoundMetadata(notFound);

export default function NotFoundPage() {
  return (
    <main id="content" tabIndex={-1} className="outline-none" data-not-found="">
      <NotFoundHelp {...notFound} stories={caseStudies.stories} cards={blog.cards} />
    </main>
  );
}
