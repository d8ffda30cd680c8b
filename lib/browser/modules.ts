import type { publicSettings } from '../base/settings';
import type { BrowserModule } from './load';

/** A file of its own, and the setting without which a build leaves it out. */
type Module = {
  readonly load: () => Promise<BrowserModule>;
  readonly setting?: (typeof publicSettings)[number];
};

/** What of the browser code, islands apart, has a file of its own, which its name here is. */
export const modules: Readonly<Record<string, Module>> = {
  carousel: { load: () => import('./carousel') },
  amounts: { load: () => import('./amounts') },
  inbox: { load: () => import('./inbox') },
  consent: { load: () => import('./consent'), setting: 'NEXT_PUBLIC_GA_ID' },
  'cookieless-analytics': {
    load: () => import('./cookieless-analytics'),
    setting: 'NEXT_PUBLIC_STATISTICS_ID',
  },
};
