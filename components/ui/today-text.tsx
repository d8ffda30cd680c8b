import { buildDate, formatDay } from '@/lib/dates';

/** Today: the build's date in the page, which the page script makes the visitor's. */
export function TodayText() {
  const today = buildDate();
  return (
    <time data-date="today" dateTime={today}>
      {formatDay(today)}
    </time>
  );
}
