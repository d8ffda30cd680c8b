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

test.each(['2023-03-01', '2024-02-29', '2031-12-31'])(
  'built on %s, it expires in less than a year',
  (day) => {
    const expires = /Expires: (\S+)/.exec(securityTxt(day))?.[1] ?? '';
    const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
    expect(days).toBe(300);
  },
);
