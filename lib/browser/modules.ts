import type { BrowserModule, pageModules } from './browser-module';

type Load = () => Promise<BrowserModule>;

/** The modules of browser code that are fetched when needed, by the name of their file; islands apart. */
export const modules: Readonly<Record<string, Load>> &
  Readonly<Record<keyof typeof pageModules, Load>> = {
  carousel: () => import('./carousel'),
  amounts: () => import('./amounts'),
  inbox: () => import('./inbox'),
  consent: () => import('./consent'),
  'cookieless-analytics': () => import('./cookieless-analytics'),
};
