import { site } from '@/.content';
import { buildDate } from '@/lib/base/dates';
import { absoluteUrl } from '@/lib/site/urls';

export const dynamic = 'force-static';

/** Days that the file is good for: RFC 9116, section 2.5.5, recommends less than a year. */
const VALID_DAYS = 300;

/** Whom to tell about a security problem, as RFC 9116 writes it. */
export function GET() {
  const expires = new Date(`${buildDate()}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
