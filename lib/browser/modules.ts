import type { BrowserModule } from './browser-module';

/** The modules of browser code that are fetched when needed, by the name of their file; islands apart. */
export const modules: Readonly<Record<string, () => Promise<BrowserModule>>> = {
  carousel: () => import('./carousel'),
  amounts: () => import('./amounts'),
  inbox: () => import('./inbox'),
  consent: () => import('./consent'),
  'cookieless-analytics': () => import('./cookieless-analytics'),
};
