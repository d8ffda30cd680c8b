import { carryCampaign } from './campaign';
import { keepDates } from './clock';
import { prepareEnquiry } from './enquiry';
import { mendImages } from './images';
import { startIslands } from './islands';
import type { LoadModule } from './load';
import { refineMenus } from './menus';
import { showMatch } from './not-found';
import { startEnhancements } from './enhancements';
import { attempt, whenLoaded } from './ready';
import { watchViews } from './views';

/**
 * Starts everything that runs on every page. Each is on its own: where one fails, the rest
 * works, and so does the page, which needs none of them to be read and used. As a module, it runs
 * when the page is parsed.
 * @param load fetches what has a file of its own
 */
export function start(load: LoadModule): void {
  const starts = [
    watchViews,
    refineMenus,
    mendImages,
    keepDates,
    showMatch,
    prepareEnquiry,
    // Only who can be written to from the page is told of a visit's campaign.
    ...(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT ? [carryCampaign] : []),
    () => startIslands(load),
    () => startEnhancements(load),
    () => askForConsent(load),
    () => reportVitals(load),
  ];
  for (const each of starts) attempt(each);
}

/** Consent, where there is an analytics id; without one the bundler drops all of this. */
function askForConsent(load: LoadModule): void {
  if (process.env.NEXT_PUBLIC_GA_ID) {
    load('consent')
      .then((consent) => consent.start(document.documentElement))
      .catch(() => {});
  }
}

/** Field data, where an endpoint takes it: once the page has loaded and the browser is idle. */
function reportVitals(load: LoadModule): void {
  if (process.env.NEXT_PUBLIC_VITALS_ENDPOINT) {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenLoaded(() =>
      whenIdle(() => {
        load('vitals')
          .then((vitals) => vitals.start(document.documentElement))
          .catch(() => {});
      }),
    );
  }
}
