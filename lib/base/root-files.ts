/** The feed of the blog. */
export const feedPath = '/feed.xml';

/** The rows of the sample brand. */
export const csvPath = '/sample-brand.csv';

/** The addresses of the files, pages apart, that code in app/ writes for the export. */
export const rootFiles: readonly string[] = [
  '/.well-known/security.txt',
  feedPath,
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  csvPath,
  '/sitemap.xml',
];
