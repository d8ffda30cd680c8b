import { formSubmit } from '@/lib/analytics/events';
import { record } from './record';

// What lies there otherwise: views.test.ts, and views-ahead.test.ts where there is none yet.

it.each([
  ['frozen', Object.freeze([])],
  ['something else', 'not a list'],
  ['broken', { push: () => JSON.parse('{') }],
])('throws nothing when the data layer is %s', (_, layer) => {
  Object.assign(window, { dataLayer: layer });
  expect(() => record(formSubmit())).not.toThrow();
});
