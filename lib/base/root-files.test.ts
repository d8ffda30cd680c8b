import { readdirSync } from 'node:fs';
import { rootFiles } from './root-files';

/** Code that writes a file of another name (Next, "Metadata Files"). */
const fileNames: Readonly<Record<string, string>> = {
  'robots.ts': 'robots.txt',
  'sitemap.ts': 'sitemap.xml',
  'manifest.ts': 'manifest.webmanifest',
};

// One that is missing cannot be linked to, and if it is text it leaves the export in silence.
test('every file that code in app/ writes is listed', () => {
  const writtenFiles = readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const [, file] = /^([^[]+\.\w+)\/route\.ts$/.exec(name.replaceAll('\\', '/')) ?? [];
    return fileNames[name] ?? file ?? [];
  });
  expect(rootFiles).toEqual(writtenFiles.map((file) => `/${file}`).sort());
});
