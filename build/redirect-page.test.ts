import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerPolicy, headerPolicyFor } from '@/lib/hosting/policy';
import { makeFolder } from '@/lib/testing/folder';
import { writeRedirectPages } from './redirect-page';

test.each(['/about', '/about#team', '/'])('the page of an address that leads to %s', (to) => {
  const page = '<html lang="en-GB"><head><title>About us</title></head><body></body></html>';
  const folder = makeFolder({ 'index.html': page, 'about.html': page });
  writeRedirectPages(folder, [{ from: '/company/old', to }]);
  const html = readFileSync(join(folder, 'company/old.html'), 'utf8');
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
  expect(html).toContain('<title>About us</title>');
  expect(html).toContain(`<a href="${to}">`);
  expect(headerPolicyFor(html)).toBe(headerPolicy());
  // The view is counted once, by the target.
  expect(html).not.toContain('<script');
});
