import { AskOctopus } from './ask-octopus';
import { ContactForm } from './contact-form';

/**
 * Everything on the site that React runs in the browser. The build makes one file of each, from
 * the `start.ts` in the folder of its name.
 */
export const islands = {
  'ask-octopus': AskOctopus,
  'contact-form': ContactForm,
} as const;

/** The name of an island: its file's name. */
export type IslandName = keyof typeof islands;
