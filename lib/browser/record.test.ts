import { record } from './record';

const composed = { event: 'form_submit', form_type: 'contact_form' } as const;

afterEach(() => {
  delete window.dataLayer;
});

it('puts a plain object onto the data layer, made when it is missing', () => {
  record(composed);
  expect(window.dataLayer).toStrictEqual([composed]);
});

it('adds to what somebody else has put there', () => {
  window.dataLayer = ['theirs'];
  record(composed);
  expect(window.dataLayer).toHaveLength(2);
});

it.each([
  ['frozen', Object.freeze([])],
  ['something else', 'not a list'],
  ['broken', { push: () => JSON.parse('{') }],
])('throws nothing when the data layer is %s', (_, layer) => {
  Object.assign(window, { dataLayer: layer });
  expect(() => record(composed)).not.toThrow();
});
