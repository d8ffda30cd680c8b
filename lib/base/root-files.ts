/** The addresses of the files, pages apart, that code in app/ writes for the export. */
export const rootFiles: readonly string[] = [
  '/.well-known/security.txt',
  '/feed.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sample-brand.csv',
  '/sitemap.xml',
];
