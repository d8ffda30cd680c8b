import { redirects } from '@/content/redirects';
import { aliases, aliasForms } from './redirects';

test('every redirect of the content list leads to its page’s path', () => {
  expect(aliases).toHaveLength(redirects.length);
  expect(aliases).toContainEqual({ from: '/company/about-us', to: '/about' });
});

test('each alias stands in both slash forms, with one target', () => {
  expect(aliasForms).toHaveLength(2 * aliases.length);
  for (const { from, to } of aliases) {
    expect(aliasForms).toContainEqual({ from, to });
    expect(aliasForms).toContainEqual({ from: `${from}/`, to });
  }
});
