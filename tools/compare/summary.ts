import { markdownTable } from '../bench/table';
import { isUnchanged, shareOf, type SiteReport } from './compare-sites';

/** How many pages a summary names; the report has them all. */
const ROWS = 20;

/** The report in short, in Markdown. */
export function summaryOf(report: SiteReport): string {
  if (isUnchanged(report)) return 'Nothing changed.';
  const { addresses, pages, unseen } = report;
  const listed = pages.slice(0, ROWS).map((page) => ({
    Page: page.after.path,
    Words: page.words,
    Look: percent(shareOf(page)),
    'Search result': yes(page.hasNewResult),
    'Social picture': yes(page.hasNewSocialPicture),
    Bytes: signed(page.after.bytes - (page.before?.bytes ?? 0)),
  }));
  const lines = [
    headline(report),
    listed.length > 0 && markdownTable(listed),
    pages.length > ROWS && `and ${pages.length - ROWS} more`,
    addresses.gone.length > 0 && `**Addresses gone:** ${addresses.gone.join(', ')}`,
    addresses.come.length > 0 && `New addresses: ${addresses.come.join(', ')}`,
    addresses.redirected.length > 0 &&
      `Redirected: ${addresses.redirected.map(({ from, to }) => `${from} to ${to}`).join(', ')}`,
    unseen.length > 0 &&
      `Changed where nobody looks (dates, structured data, code): ${unseen.length} pages`,
  ];
  return lines.filter(Boolean).join('\n\n');
}

/** What happened, in one sentence. */
export function headline({ pages, after, frame, addresses }: SiteReport): string {
  const parts = [
    pages.length === 0
      ? `Nobody sees a change on any of the ${after.pages.size} pages`
      : `${pages.length} of ${after.pages.size} pages changed`,
    frame.length > 0 && 'the header or the footer has other words',
    addresses.gone.length > 0 &&
      `${addresses.gone.length} ${addresses.gone.length === 1 ? 'address is' : 'addresses are'} gone`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

/** A share as a percentage that tells nought from nearly nought. */
export function percent(share: number): string {
  if (share === 0) return '0%';
  return share < 0.001 ? 'below 0.1%' : `${(share * 100).toFixed(1)}%`;
}

/** A number with its sign. */
export const signed = (count: number) =>
  count > 0 ? `+${count}` : String(count).replace('-', '−');

const yes = (is: boolean) => (is ? 'new' : '');
