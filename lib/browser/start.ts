import { withCampaign } from '@/lib/contact/attribution';
import { keepDatesCurrent } from './clock';
import { applyEnquiry } from './contact-page';
import { replaceFailedImages } from './images';
import { startIslands } from './islands';
import { pageModules, type LoadModule } from './browser-module';
import { enhanceMenus } from './menus';
import { showMatchingEntry } from './not-found';
import { startEnhancements } from './enhancements';
import { unfoldForPrint } from './print';
import { runSafely } from './ready';
import { recordVisit } from './record-visit';

/**
 * Starts everything that runs on every page. Each is on its own: where one fails, the rest
 * works, and so does the page, which needs none of them to be read and used. As a module, it runs
 * when the page is parsed.
 * @param load fetches what has a file of its own
 */
export function start(load: LoadModule): void {
  const starts = [
    recordVisit,
    enhanceMenus,
    replaceFailedImages,
    keepDatesCurrent,
    showMatchingEntry,
    applyEnquiry,
    unfoldForPrint,
    // Only who can be written to from the page is told of a visit's campaign.
    ...(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT ? [carryCampaign] : []),
    () => startIslands(load),
    () => startEnhancements(load),
    () => startPageModules(load),
  ];
  for (const startPart of starts) runSafely(startPart);
}

/** Carries the campaign of a visit on in the page's links to other pages of the site. */
function carryCampaign(): void {
  for (const link of document.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', withCampaign(link.getAttribute('href') ?? '', location.search));
  }
}

/** Starts on the whole page what this build has the setting of. */
function startPageModules(load: LoadModule): void {
  for (const [name, setting] of Object.entries(pageModules)) {
    if (!setting) continue;
    load(name)
      .then((file) => file.start(document.documentElement))
      .catch(() => {});
  }
}
