import { Header } from '@/components/layout/header';
import { NotFoundHelp } from '@/components/sections/not-found-help';
import { notFoundMetadata } from '@/lib/seo/metadata';
import { pages } from '@/words';

export const metadata = notFoundMetadata(pages['not-found']);

export default function NotFoundPage() {
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none" data-not-found="">
        <NotFoundHelp {...pages['not-found']} />
      </main>
    </>
  );
}
