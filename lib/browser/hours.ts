import { hoursInWords, weekShare, type HoursWords } from '../reporting-hours';

/**
 * Lets visitors count their own reporting hours.
 * @param element the calculator: two numbers, the result, its days and its line of dots
 */
export function start(element: HTMLElement): void {
  const [reports, each] = element.querySelectorAll('input');
  const result = element.querySelector('output');
  const days = element.querySelector('[data-days]');
  const dots = element.querySelector('line:last-child');
  if (!reports || !each || !result || !days || !dots) return;
  const words: HoursWords & { wrong: string } = JSON.parse(element.dataset.words ?? '');
  const count = () => {
    const isWhole = reports.validity.valid && each.validity.valid;
    const [a, b] = isWhole ? [reports.valueAsNumber, each.valueAsNumber] : [0, 0];
    const text = hoursInWords(a, b, words);
    result.textContent = isWhole ? text.result : words.wrong;
    days.textContent = isWhole ? text.days : '';
    dots.setAttribute('x2', weekShare(a * b));
    dots.setAttribute('visibility', a * b > 0 ? 'visible' : 'hidden');
  };
  element.addEventListener('input', count);
  // A browser may have kept what was typed before the page was left.
  count();
  element.dataset.live = '';
}
