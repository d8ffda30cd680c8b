import { formatDate } from '@/lib/base/dates';

/**
 * Keeps `<time data-date="today">` and `<time data-date="year">` at the visitor's current date:
 * now, and when a page that was left is looked at again.
 */
export function keepDatesCurrent(): void {
  writeDates();
  document.addEventListener('visibilitychange', writeDates);
  addEventListener('pageshow', writeDates);
}

function writeDates(): void {
  const now = Date.now() - new Date().getTimezoneOffset() * 60_000;
  const today = new Date(now).toISOString().slice(0, 10);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-date]')) {
    const day = time.dataset.date === 'year' ? today.slice(0, 4) : today;
    if (time.dateTime === day) continue;
    time.dateTime = day;
    time.textContent = day === today ? formatDate(today) : day;
  }
}
