import { tracked } from './tracked';

it('gives a recorded link its name and location as attributes', () => {
  expect(tracked({ name: 'Book a Demo', location: 'hero' })).toEqual({
    'data-cta': 'Book a Demo',
    'data-cta-location': 'hero',
  });
});

it('gives a link that is not recorded no attributes', () => {
  expect(tracked(undefined)).toEqual({});
});
