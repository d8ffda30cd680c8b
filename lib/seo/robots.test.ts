import { robotsTxt } from './robots';

const all = { searchMayRead: true, assistantsMayRead: true, trainingMayRead: true };

test('everybody may read everything, where the company refuses nobody', () => {
  expect(robotsTxt(all).rules).toEqual([{ userAgent: '*', allow: '/' }]);
});

test.each([
  ['trainingMayRead', 'GPTBot', 'OAI-SearchBot'],
  ['searchMayRead', 'OAI-SearchBot', 'ChatGPT-User'],
  ['assistantsMayRead', 'ChatGPT-User', 'GPTBot'],
] as const)('without %s, %s may not read, and %s still may', (what, refused, other) => {
  const [, refusal] = [robotsTxt({ ...all, [what]: false }).rules].flat();
  expect(refusal).toMatchObject({ userAgent: expect.arrayContaining([refused]), disallow: '/' });
  expect(refusal?.userAgent).not.toContain(other);
});
