import { reportingHours } from './reporting-hours';

/** What stands in place of a number that cannot be counted. */
const missingNumber = '–';

/**
 * Lets visitors count their own reporting hours. The texts of the example in the page serve as
 * templates: their numbers are replaced, in order.
 * @param element the calculator: two numbers, the result, its days and its bar
 */
export function start(element: HTMLElement): void {
  const [reports, hoursEach] = element.querySelectorAll('input');
  const [result, days] = element.querySelectorAll('[data-count]');
  const bar = element.querySelector('rect:last-child');
  if (!reports || !hoursEach || !result || !days || !bar) return;
  const [ofResult, ofDays] = [result, days].map(templateOf);
  const count = () => {
    const isCountable = reports.validity.valid && hoursEach.validity.valid;
    const sum = reportingHours(reports.valueAsNumber, hoursEach.valueAsNumber);
    const valuesOrNone = (...values: (number | string)[]) =>
      isCountable ? values : values.map(() => missingNumber);
    result.textContent = ofResult?.(valuesOrNone(reports.value, hoursEach.value, sum.hours)) ?? '';
    days.textContent = ofDays?.(valuesOrNone(sum.days)) ?? '';
    bar.setAttribute('width', isCountable ? sum.weekShare : '0');
  };
  element.addEventListener('input', count);
  // A browser may have kept what was typed before the page was left.
  count();
  element.dataset.live = '';
}

/** A text with other values in place of its numbers. */
function templateOf({ textContent }: Element) {
  return (values: readonly (number | string)[]) => {
    const replacements = values.values();
    return textContent?.replace(/\d+(?:\.\d+)?/g, () => String(replacements.next().value)) ?? '';
  };
}
