import './support/start-command';
import { writeFileSync } from 'node:fs';
import { publishedFile, readPublished } from '@/lib/content/check-addresses';
import { exportedPages } from './support/export-folder';

/**
 * `npm run published`: records the addresses of the export in out/, once it is published; one that
 * is gone stays in the list.
 */
const explanation = `# Every address that was ever published. "npm run published" writes it after a release. The build
# stops when one of these is neither a page nor a redirect any more.
`;
const currentAddresses = exportedPages('out');
const lines = [...new Set([...readPublished(), ...currentAddresses])].sort();
writeFileSync(publishedFile, `${explanation}${lines.join('\n')}\n`);
console.log(`${publishedFile} holds the ${currentAddresses.length} pages in out/; commit it.`);
