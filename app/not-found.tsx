import type { Metadata } from 'next';
import { NotFoundHelp } from '@/components/sections/not-found-help';
import { blog } from '@/content/pages/blog';
import { caseStudies } from '@/content/pages/case-studies';
import { notFound } from '@/content/pages/not-found';

export const metadata: Metadata = {
  title: notFound.documentTitle,
  robots: { index: false, follow: true },
};

export default function NotFoundPage() {
  return (
    <main id="content" tabIndex={-1} className="outline-none" data-not-found="">
      <NotFoundHelp {...notFound} stories={caseStudies.stories} cards={blog.cards} />
    </main>
  );
}
