import { aliases } from '@/lib/hosting/redirects';
import { contentTypes, securityHeaders } from '@/lib/hosting/rules';
import { nginxSite } from './nginx';

const site = nginxSite({ root: '/srv/www/current', listen: ['80'] });
const server = site.slice(site.indexOf('server {'));

test('no location sets a header, which would drop all those of the server', () => {
  const locations = server.slice(server.indexOf('\n    location'));
  expect(locations).not.toContain('add_header');
});

test('every header is sent with errors too', () => {
  const lines = server.split('\n').filter((line) => line.includes('add_header'));
  expect(lines).toHaveLength(securityHeaders().length + 3);
  for (const line of lines) expect(line).toMatch(/ always;$/);
});

test('files that pages load go without the headers of documents', () => {
  const maps = site.match(
    /map \$uri \$[a-z_]+ \{\n {4}default [^\n]+\n {4}"~\^\/_next\/static\/" "";\n\}/g,
  );
  const forDocuments = securityHeaders().filter(({ isForDocuments }) => isForDocuments);
  expect(maps).toHaveLength(forDocuments.length);
});

test('no folder is ever looked for', () => {
  expect(server).not.toMatch(/try_files[^;]*\$uri\//);
});

test('only a file that exists is redirected to', () => {
  const returns = server.split('\n').filter((line) => line.includes('return 308'));
  expect(returns).toHaveLength(3);
  expect(returns.filter((line) => line.includes('$page'))).toEqual([
    expect.stringContaining('if (-f $document_root$page.html)'),
  ]);
});

test('every alias and every type of the list is there', () => {
  for (const { from, to } of aliases) expect(site).toContain(`"${from}" "${to}";`);
  for (const [extension, type] of Object.entries(contentTypes)) {
    expect(site).toContain(`"${type}" ${extension};`);
  }
});

test('a release may put its policy in the place of the one that is written here', () => {
  const policyFiles = '/srv/www/policy*.conf';
  const other = nginxSite({ root: '/srv/www/current', listen: ['80'], policyFiles });
  expect(other).toMatch(
    /map "" \$content_policy \{\n {4}default "default-src 'none';[^\n]+\n {4}include \/srv\/www\/policy\*\.conf;\n\}/,
  );
  expect(site).not.toContain('include /srv/www');
});
