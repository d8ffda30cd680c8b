import { consent } from '@/.content';

/**
 * Opens the question of the consent banner again. It shows once the consent script runs: without
 * that, nothing is measured and there is nothing to set.
 */
export function ConsentSettings() {
  if (!process.env.NEXT_PUBLIC_GA_ID) return null;
  return (
    <button
      type="button"
      data-consent="settings"
      className="invisible inline-flex min-h-11 cursor-pointer items-center data-live:visible hover:text-white hover:underline"
    >
      {consent.settings}
    </button>
  );
}
