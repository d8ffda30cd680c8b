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
  expect(robotsTxt({ ...all, [what]: false }).rules).toEqual([
    { userAgent: '*', allow: '/' },
    { userAgent: expect.arrayContaining([refused]), disallow: '/' },
  ]);
  expect(robotsTxt({ ...all, [what]: false }).rules).not.toContainEqual(
    expect.objectContaining({ userAgent: expect.arrayContaining([other]) }),
  );
});
