import type { ReadingContent } from './schema';

/** The words around every long text: articles, case studies, privacy policy and terms. */
export const reading = {
  contents: 'Contents',
  onThisPage: 'On this page',
  by: 'By',
  updated: 'updated',
  minutes: 'min read',
  draft: 'Draft',
  remark: 'Remark',
  notes: 'Notes',
  backToText: 'Back to the text',
  code: 'Code',
  table: 'Table',
  done: 'Done',
  open: 'Open',
  challenge: 'Challenge',
  approach: 'Approach',
  outcome: 'Outcome',
  updatedOn: 'Last updated:',
} as const satisfies ReadingContent;
