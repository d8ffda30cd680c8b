import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allPages } from '@/app/page-records';
import { hashOfWords, type Published } from './published';

/** Every page of an export, with the hash of its words. */
export async function exportedWords(outDir: string): Promise<Published> {
  const pages = (await allPages()).map(({ path: address }) => address);
  const fileOf = (address: string) => `${address === '/' ? '/index' : address}.html`;
  return new Map(
    pages.map((address) => {
      const html = readFileSync(path.join(outDir, fileOf(address)), 'utf8');
      return [address, hashOfWords(html)] as const;
    }),
  );
}
