import { keepDatesCurrent } from './clock';

const texts = () => [...document.querySelectorAll('time')].map((time) => time.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <time data-date="year" datetime="2026">2026</time>
    <time data-date="today" datetime="2026-01-01">1 January 2026</time>
    <time datetime="2020-02-02">2 February 2020</time>`;
});

it('writes the visitor’s day and year, in words and for machines, and leaves other dates', () => {
  jest.setSystemTime(new Date(2031, 4, 6, 12));
  keepDatesCurrent();
  expect(texts()).toEqual(['2031', '6 May 2031', '2 February 2020']);
  expect([...document.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([
    '2031',
    '2031-05-06',
    '2020-02-02',
  ]);
});

it('is right again when the page is looked at once more', () => {
  keepDatesCurrent();
  jest.setSystemTime(new Date(2031, 4, 8));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(texts()[1]).toBe('8 May 2031');
  jest.setSystemTime(new Date(2031, 4, 9));
  window.dispatchEvent(new Event('pageshow'));
  expect(texts()[1]).toBe('9 May 2031');
});
