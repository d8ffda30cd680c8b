/** A lakh is 100,000, a crore 10 million: how many decimals fewer, and by what to multiply. */
const units = {
  lakh: { factor: 0.1, fewer: -1 },
  crore: { factor: 10, fewer: 1 },
} as const;

type IndianUnit = keyof typeof units;

/** A written number of lakh or crore in millions, to as many digits: '2.4' crore is '24'. */
export function numberInMillions(digits: string, unit: IndianUnit): string {
  const { factor, fewer } = units[unit];
  const [, fraction = ''] = digits.split('.');
  const decimals = Math.max(0, fraction.length - fewer);
  return (Number(digits.replace(/,/g, '')) * factor).toFixed(decimals);
}

/** A text with its amounts ('Rs 2.4 crore') and units ('Rs lakh') in millions of rupees. */
export const inMillions = (text: string): string =>
  text
    .replace(
      /(Rs\s)([\d.,]*\d)(\s)(lakh|crore)/g,
      (_, currency: string, digits: string, space: string, unit: IndianUnit) =>
        `${currency}${numberInMillions(digits, unit)}${space}million`,
    )
    .replace(/(Rs\s)(?:lakh|crore)/g, '$1million');
