import { trackEvent } from './track-event';

const submission = { event: 'form_submit', form_type: 'contact_form' } as const;

afterEach(() => {
  delete window.dataLayer;
});

it('puts plain objects onto the data layer, beside those of others', () => {
  trackEvent(submission);
  expect(window.dataLayer).toStrictEqual([submission]);
  window.dataLayer = ['theirs'];
  trackEvent(submission);
  expect(window.dataLayer).toStrictEqual(['theirs', submission]);
});

it.each([
  ['frozen', Object.freeze([])],
  ['something else', 'not a list'],
  ['broken', { push: () => JSON.parse('{') }],
])('throws nothing when the data layer is %s', (_, layer) => {
  Object.assign(window, { dataLayer: layer });
  expect(() => trackEvent(submission)).not.toThrow();
});
