import { readOptions } from './options';

test('without options everything is measured, three times', () => {
  expect(readOptions([])).toEqual({
    parts: ['pages', 'growth', 'load'],
    runs: 3,
    pages: undefined,
    articles: [100, 1000, 5000],
    seconds: 5,
  });
});

test('options choose parts, pages and sizes', () => {
  const args = ['--only', 'load,growth', '--pages', '/,/about', '--articles', '1000,100'];
  expect(readOptions([...args, '--runs', '1', '--seconds', '2'])).toEqual({
    parts: ['load', 'growth'],
    runs: 1,
    pages: ['/', '/about'],
    articles: [100, 1000],
    seconds: 2,
  });
});

test.each([
  [['--only', 'speed'], '--only may name pages, growth, load; "speed" is none of them.'],
  [['--runs', '0'], '--runs must be a whole number from 1 to 50; it is "0".'],
  [['--articles', '100,many'], '--articles must be a whole number from 1 to 20000; it is "many".'],
  [['--seconds', '3600'], '--seconds must be a whole number from 1 to 60; it is "3600".'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
