import { figureTexts } from './figure-texts';

const { currency, lakh, crore, million } = figureTexts;

/** A unit in a pattern. */
export const indianUnit = `(${lakh}|${crore})`;

const amount = new RegExp(`(${currency}\\s)([\\d.,]*\\d)(\\s)${indianUnit}`, 'g');
const unit = new RegExp(`(${currency}\\s)${indianUnit}`, 'g');

/** A written number of lakh or crore in millions, to as many digits: '2.4' crore is '24'. */
export function numberInMillions(digits: string, of: string): string {
  // A lakh is 100,000, a crore 10 million.
  const { factor, fewer } = of === crore ? { factor: 10, fewer: 1 } : { factor: 0.1, fewer: -1 };
  const [, fraction = ''] = digits.split('.');
  const decimals = Math.max(0, fraction.length - fewer);
  return (Number(digits.replace(/,/g, '')) * factor).toFixed(decimals);
}

/** A text with its amounts ('Rs 2.4 crore') and units ('Rs lakh') in millions of rupees. */
export const inMillions = (text: string): string =>
  text
    .replace(
      amount,
      (_, before: string, digits: string, space: string, of: string) =>
        `${before}${numberInMillions(digits, of)}${space}${million}`,
    )
    .replace(unit, `$1${million}`);
