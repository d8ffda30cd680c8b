/*
 * Numbers as the demo and the pictures write them. Formatted by hand and not by Intl, because
 * server and browser must write the same characters.
 */

/** A space that no line breaks at: amounts stay in one piece. */
const SPACE = '\u00a0';

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** A number with that many decimals, thousands set apart, and a real minus sign. */
export function number(value: number, decimals = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`;
  return value < 0 && /[1-9]/.test(digits) ? `−${digits}` : digits;
}

/** A written number with a plus sign, unless it is negative or 0. */
export const withPlus = (text: string): string => (/^[^−]*[1-9]/.test(text) ? `+${text}` : text);

/** Thousands of rupees written in lakh (1 lakh = 100 thousand), without the unit: '12.3'. */
export const lakh = (thousands: number): string =>
  number(thousands / 100, Math.abs(thousands) < 10_000 ? 1 : 0);

/** Like `lakh`, with its sign: '+12.3'. */
export const signedLakh = (thousands: number): string => withPlus(lakh(thousands));

/** Thousands of rupees in words: 'Rs 12.3 lakh'. */
export const amount = (thousands: number): string => `Rs${SPACE}${lakh(thousands)}${SPACE}lakh`;

/** An amount of change: '+Rs 12.3 lakh'. */
export function signedAmount(thousands: number): string {
  const text = signedLakh(thousands);
  return /^[+−]/.test(text)
    ? `${text[0]}Rs${SPACE}${text.slice(1)}${SPACE}lakh`
    : `Rs${SPACE}${text}${SPACE}lakh`;
}

/** A share as per cent: 0.123 is '12.3%'. */
export const percent = (share: number, decimals = 1): string => `${number(share * 100, decimals)}%`;

/** Like `percent`, with its sign: '+12.3%'. */
export const signedPercent = (share: number, decimals = 1): string =>
  withPlus(percent(share, decimals));

/** Rupees to the hundredth, such as the margin for a rupee of spend: 'Rs 0.27'. */
export const rupees = (value: number): string => `Rs${SPACE}${number(value, 2)}`;

/** 'a', 'a and b', 'a, b and c'. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** A count with its noun: '1 week', '3 weeks'. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A name inside a sentence: 'general trade', but 'D2C'. */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
