import { siteLanguage } from './language';

/**
 * A day in words, such as '6 May 2031'. Nothing is made before it is asked for: to load a language's
 * rules takes a phone 100 ms and more, and most pages have no date to write.
 * @param day the day as YYYY-MM-DD
 */
export const formatDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(siteLanguage, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/**
 * The day of the build as YYYY-MM-DD in UTC, so that one commit builds the same bytes anywhere:
 * SOURCE_DATE_EPOCH where it is set (https://reproducible-builds.org/specs/source-date-epoch/),
 * else now.
 * @param epoch seconds since 1970, as the environment gives them
 */
export function buildDate(epoch: string | undefined = process.env.SOURCE_DATE_EPOCH): string {
  if (epoch === undefined || epoch === '') return new Date().toISOString().slice(0, 10);
  return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
}
