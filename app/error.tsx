'use client';

import { ErrorScreen } from '@/components/ui/error-screen';

/** What development shows where a page fails. The exported pages run no code that could. */
export default function PageError({ error }: { error: Error }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-reading px-gutter py-section">
      <ErrorScreen message={error.message} />
    </main>
  );
}
