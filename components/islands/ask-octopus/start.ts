import type { BrowserModule } from '@/lib/browser/browser-module';
import { AskOctopus } from './ask-octopus';
import { hydrateIsland as hydrate } from '../hydrate';

/** What the browser loads of this island, and the page script starts. */
export const start: BrowserModule['start'] = (element) => hydrate(element, AskOctopus);
