import { withCampaign } from '@/lib/contact/attribution';

/** Carries the campaign of a visit on in the page's links to other pages of the site. */
export function carryCampaign(): void {
  for (const link of document.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', withCampaign(link.getAttribute('href') ?? '', location.search));
  }
}
