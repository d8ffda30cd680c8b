import { AskOctopus } from './ask-octopus/ask-octopus';
import { ContactForm } from './contact-form/contact-form';

/**
 * Everything on the site that React runs in the browser. The build makes one file of each, from
 * the `start.ts` in the folder of its name.
 */
export const islands = {
  'ask-octopus': AskOctopus,
  'contact-form': ContactForm,
} as const;

/** The name of an island: that of its folder, and of its component's file there. */
export type IslandName = keyof typeof islands;
