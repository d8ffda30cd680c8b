import { consent } from '@/.content';

const buttonTone =
  'min-h-11 grow cursor-pointer rounded-control border border-edge bg-white px-5 py-2 font-semibold text-ink-900 hover:border-ink-900 sm:grow-0';

/**
 * Asks whether visits may be measured. Only a site with an analytics id has it. It is no dialog:
 * the page works on behind it, and both answers weigh the same. The consent script shows it, and
 * takes out the question or the note on Global Privacy Control, whichever doesn't apply.
 */
export function ConsentBanner() {
  if (!process.env.NEXT_PUBLIC_GA_ID) return null;
  return (
    <section
      data-consent="banner"
      hidden
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-20 max-h-dvh overflow-y-auto border-t border-edge bg-paper text-small text-body shadow-panel"
    >
      <div className="page-width grid gap-x-10 gap-y-3 py-4 sm:flex sm:items-center">
        <div className="max-w-reading">
          {/* No heading: it would stand before the page's own first one. */}
          <p
            id="consent-title"
            tabIndex={-1}
            className="font-display text-base font-bold tracking-display text-ink-900"
          >
            {consent.title}
          </p>
          <p data-consent="question">
            {consent.question}{' '}
            <a href="/privacy" className="font-semibold text-coral-600 underline">
              {consent.privacyLink}
            </a>
          </p>
          <p data-consent="signal">{consent.signal}</p>
        </div>
        <div data-consent="answers" className="flex flex-wrap gap-3 sm:ml-auto sm:flex-nowrap">
          <button type="button" data-consent="denied" className={buttonTone}>
            {consent.decline}
          </button>
          <button type="button" data-consent="granted" className={buttonTone}>
            {consent.accept}
          </button>
        </div>
        <button type="button" data-consent="close" className={`${buttonTone} sm:ml-auto`}>
          {consent.close}
        </button>
      </div>
    </section>
  );
}

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
