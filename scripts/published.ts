import { readFileSync, writeFileSync } from 'node:fs';
import { exportedPages, publishedFile, readPublished, recorded } from './published/published';

/** `npm run published`: records the addresses of the export in out/, once it is published. */
const now = exportedPages('out');
const known = readPublished(readFileSync(publishedFile, 'utf8'));
writeFileSync(publishedFile, recorded(known, now));
console.log(`${publishedFile} holds the ${now.length} pages in out/; commit it.`);
