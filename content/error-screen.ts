import type { ErrorScreenContent } from './schema';

/** What stands in the place of something that failed in the browser. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  text: 'This part of the page has stopped working. Load the page again, or write to',
  reload: 'Reload the page',
} as const satisfies ErrorScreenContent;
