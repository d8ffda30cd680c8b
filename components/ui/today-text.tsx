import { buildDay, dayInWords } from '@/lib/dates';

/** Today: the build's date in the page, which the page script makes the visitor's. */
export function TodayText() {
  const today = buildDay();
  return (
    <time data-date="today" dateTime={today}>
      {dayInWords(today)}
    </time>
  );
}
