import { Header } from '@/components/layout/header';
import { notFoundMetadata } from '@/lib/seo/metadata';
import { articles, caseStudies, pages } from '@/.content';
import { AnnouncedEntry } from './_not-found/announced-entry';
import { MissingPage } from './_not-found/missing-page';

const words = pages['not-found'];

export const metadata = notFoundMetadata(words);

/**
 * The not-found page. It is one file for every address, so each announced entry that an address
 * may mean stands in it, hidden; the page script shows the one that was asked for in its place.
 */
export default function NotFoundPage() {
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none" data-not-found="">
        <MissingPage {...words} />
        {[...caseStudies, ...articles].map(
          (entry) =>
            !entry.hasBody && <AnnouncedEntry key={entry.path} entry={entry} words={words} />,
        )}
      </main>
    </>
  );
}
