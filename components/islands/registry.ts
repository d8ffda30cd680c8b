import type { ComponentType } from 'react';
import { AskOctopus, type AskOctopusProps } from './ask-octopus';
import { ContactForm, type ContactFormProps } from './contact-form';

/** What each island is given by the page; it travels to the browser as JSON. */
export type IslandProps = {
  readonly 'ask-octopus': AskOctopusProps;
  readonly 'contact-form': ContactFormProps;
};

/** The name of an island: its file's name. */
export type IslandName = keyof IslandProps;

/**
 * Everything on the site that React runs in the browser. The build makes one file of each, from
 * the `entry.ts` in the folder of its name.
 */
export const islands: { readonly [Name in IslandName]: ComponentType<IslandProps[Name]> } = {
  'ask-octopus': AskOctopus,
  'contact-form': ContactForm,
};
