import { changedAddresses, indexNowKey, sendChanges } from './indexnow';

afterEach(() => jest.restoreAllMocks());

test('what is new, has other words or is gone has changed', () => {
  const known = new Map([
    ['/', 'a'],
    ['/about', 'b'],
    ['/old', 'c'],
  ]);
  const now = new Map([
    ['/', 'a'],
    ['/about', 'x'],
    ['/new', 'd'],
  ]);
  expect(changedAddresses(known, now)).toEqual(['/about', '/new', '/old']);
});

test('one message names the changed addresses and where the key is', async () => {
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await sendChanges('https://site.example', 'a1b2c3d4', ['/', '/about']);
  expect(send.mock.calls.map(([url]) => url)).toEqual(['https://api.indexnow.org/indexnow']);
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({
    host: 'site.example',
    key: 'a1b2c3d4',
    keyLocation: 'https://site.example/a1b2c3d4.txt',
    urlList: ['https://site.example/', 'https://site.example/about'],
  });
});

test('a refusal is told', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 403 }));
  await expect(sendChanges('https://site.example', 'a1b2c3d4', ['/'])).rejects.toThrow(
    'IndexNow answered 403',
  );
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['0123456789abcdef', '0123456789abcdef'],
])('INDEXNOW_KEY %s is the key %s', (value, key) => {
  expect(indexNowKey({ INDEXNOW_KEY: value })).toBe(key);
});

test.each(['short', '../../etc/passwd', 'a'.repeat(129)])('INDEXNOW_KEY %s is refused', (value) => {
  expect(() => indexNowKey({ INDEXNOW_KEY: value })).toThrow('INDEXNOW_KEY: must be 8 to 128');
});
