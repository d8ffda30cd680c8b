import { site } from '@/.content';
import { absoluteUrl } from '@/lib/site/urls';

/** Days that the file is good for: RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 300;

/**
 * Whom to tell about a security problem, as RFC 9116 writes it.
 * @param day the day of the build, YYYY-MM-DD; the file expires 300 days later
 */
export function securityTxt(day: string): string {
  const expires = new Date(`${day}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
