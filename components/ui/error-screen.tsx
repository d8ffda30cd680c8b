'use client';

import { company } from '@/content/company';

/**
 * What stands in the place of something that failed in the browser: the specified words, what
 * went wrong, and two ways on.
 * @param message the error's status or message
 */
export function ErrorScreen({ message }: { readonly message: string }) {
  return (
    <div role="alert" className="rounded-card border-line bg-paper text-body border p-6 sm:p-8">
      <h2 className="font-display text-ink-900 text-2xl">Unexpected Application Error!</h2>
      <p className="mt-3 font-semibold wrap-anywhere">{message}</p>
      <p className="mt-3">
        This part of the page has stopped working. Load the page again, or write to us at{' '}
        <a
          href={`mailto:${company.email}`}
          className="text-coral-600 inline-block py-2 font-semibold underline"
        >
          {company.email}
        </a>
        .
      </p>
      <button
        type="button"
        onClick={() => location.reload()}
        className="rounded-control bg-ink-900 text-paper hover:bg-ink-800 mt-5 min-h-11 cursor-pointer px-5 py-2.5 font-semibold"
      >
        Reload the page
      </button>
    </div>
  );
}
