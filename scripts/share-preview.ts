import { stat, writeFile } from 'node:fs/promises';
import { dayInWords } from '@/lib/dates';
import { siteOrigin } from '@/lib/urls';
import { readSite } from './check-site/site';
import { shareCards } from './share-preview/card';
import { sharePreviewPage } from './share-preview/page';

/**
 * `npm run share-preview`: writes `share-preview.html`, which shows every built page as a
 * search result and as a shared link. It stands outside the export, so it is never published.
 */
const file = 'share-preview.html';
const built = await stat('out/index.html').catch(() => undefined);
if (built === undefined) {
  console.error('There is no built site in out/: run `npm run build` first.');
  process.exitCode = 1;
} else {
  const cards = await shareCards(await readSite('out', siteOrigin()));
  await writeFile(
    file,
    sharePreviewPage(cards, dayInWords(built.mtime.toISOString().slice(0, 10))),
  );
  console.log(`${file} shows ${cards.length} pages: open it in a browser.`);
}
