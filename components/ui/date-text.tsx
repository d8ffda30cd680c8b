import { formatDate } from '@/lib/base/dates';

/**
 * A day, as readers read it and as machines do.
 * @param day YYYY-MM-DD
 */
export function DateText({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}
