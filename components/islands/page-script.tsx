'use client';

import { useEffect } from 'react';

/**
 * Starts the page script where Next's runtime runs, in development and with `KEEP_NEXT_RUNTIME=1`: once Next
 * has hydrated the page, because what the script changes before that would look like a mismatch.
 * The exported pages load the script themselves.
 */
export function PageScript() {
  useEffect(() => {
    void import('@/lib/browser/with-next');
  }, []);
  return null;
}
