'use client';

import { useEffect } from 'react';

/**
 * Starts the page script in development, once Next has hydrated the page: before that, what the
 * script changes would look like a mismatch. The exported pages load the script themselves.
 */
export function DevPageScript() {
  useEffect(() => {
    void import('@/lib/browser/dev');
  }, []);
  return null;
}
