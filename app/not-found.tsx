import { Header } from '@/components/layout/header';
import { notFoundMetadata } from '@/lib/seo/metadata';
import { articles, caseStudies, pages } from '@/.content';
import { AnnouncedArticle, AnnouncedCase } from './_not-found/announced';
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
        {caseStudies.map(
          (caseStudy) =>
            !caseStudy.isWritten && (
              <AnnouncedCase key={caseStudy.slug} caseStudy={caseStudy} words={words} />
            ),
        )}
        {articles.map(
          (article) =>
            !article.isWritten && (
              <AnnouncedArticle key={article.slug} article={article} words={words} />
            ),
        )}
      </main>
    </>
  );
}
