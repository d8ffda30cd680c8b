import { formSubmit } from '@/lib/analytics/events';
import { record } from './record';

afterEach(() => {
  delete window.dataLayer;
});

it('puts a plain object onto the data layer, made when it is missing', () => {
  record(formSubmit());
  expect(window.dataLayer).toStrictEqual([{ event: 'form_submit', form_type: 'contact_form' }]);
});

it('adds to what somebody else has put there', () => {
  window.dataLayer = ['theirs'];
  record(formSubmit());
  expect(window.dataLayer).toHaveLength(2);
});

it.each([
  ['frozen', Object.freeze([])],
  ['something else', 'not a list'],
  ['broken', { push: () => JSON.parse('{') }],
])('throws nothing when the data layer is %s', (_, layer) => {
  Object.assign(window, { dataLayer: layer });
  expect(() => record(formSubmit())).not.toThrow();
});
