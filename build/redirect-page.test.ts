import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagePolicy, policyIn } from '@/lib/hosting/policy';
import { writeRedirectPages } from './redirect-page';

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['/about', '/about#team', '/'])('the page of an address that leads to %s', (to) => {
  const page = '<html lang="en-GB"><head><title>About us</title></head><body></body></html>';
  for (const file of ['index', 'about']) writeFileSync(join(folder, `${file}.html`), page);
  writeRedirectPages(folder, [{ from: '/company/old', to }]);
  const html = readFileSync(join(folder, 'company/old.html'), 'utf8');
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
  expect(html).toContain('<title>About us</title>');
  expect(html).toContain(`<a href="${to}">`);
  expect(policyIn(html)).toBe(pagePolicy());
  // The view is counted once, by the target.
  expect(html).not.toContain('<script');
});
