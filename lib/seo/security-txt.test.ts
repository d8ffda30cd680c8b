import { company } from '@/content/company';
import { securityTxt } from './security-txt';

test('it says whom to tell, until when, and where it stands', () => {
  expect(securityTxt('2025-03-04')).toBe(
    [
      `Contact: mailto:${company.email}`,
      'Expires: 2025-12-29T00:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${company.origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});
