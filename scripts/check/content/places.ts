import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';

const known = new Map<string, Promise<ReadonlySet<string>>>();

/**
 * The places on a page of the route list that a link can name: the ids in its HTML. The page is
 * drawn for that, because its ids stand in its sections.
 * @param path the page's address
 */
export function placesOf(path: string): Promise<ReadonlySet<string>> {
  const places = known.get(path) ?? readPlaces(path);
  known.set(path, places);
  return places;
}

async function readPlaces(path: string): Promise<ReadonlySet<string>> {
  const file = pathToFileURL(resolve(join('app', path, 'page.tsx'))).href;
  const { default: page }: { default: () => ReactNode } = await import(file);
  const { prerenderToNodeStream } = await import('react-dom/static');
  const { prelude } = await prerenderToNodeStream(page());
  const html = await text(prelude);
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
}
