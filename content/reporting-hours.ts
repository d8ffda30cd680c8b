import type { ReportingHoursContent } from './schema';

/** Hours of reporting per week, before and after, as the article and the pages say them. */
export const reportingHours = {
  title: 'Time spent on reporting',
  before: { name: 'Before', what: 'Reports prepared by hand', from: 10, to: 20 },
  after: { name: 'After', what: 'Checking and commentary', from: 2, to: 3 },
  hours: '{from}-{to} hours per week',
  note: 'Each mark is one hour.',
} as const satisfies ReportingHoursContent;
