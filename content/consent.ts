import type { ConsentContent } from './schema';

/** The words of the consent question, which stands over the foot of every page. */
export const consent = {
  title: 'May we count your visit?',
  question:
    'With your permission, Google Analytics sets cookies that tell us which pages are read. Nothing loads from Google before you agree.',
  privacyLink: 'Privacy policy',
  signal: 'Your browser sends Global Privacy Control, so your visit is not counted.',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
  settings: 'Cookie settings',
} as const satisfies ConsentContent;
