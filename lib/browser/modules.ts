import type { BrowserModule } from './load';

/** What of the browser code, islands apart, has a file of its own, which its name here is. */
export const modules: Readonly<Record<string, () => Promise<BrowserModule>>> = {
  carousel: () => import('./carousel'),
  amounts: () => import('./amounts'),
  inbox: () => import('./inbox'),
  consent: () => import('./consent'),
  'cookieless-analytics': () => import('./cookieless-analytics'),
};
