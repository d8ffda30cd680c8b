/*
 * Numbers as the demo and the pictures write them. Formatted by hand and not by Intl, because
 * server and browser must write the same characters.
 */

import { figureTexts } from './figure-texts';
import { inMillions } from './millions';
import { fillTemplate } from '@/lib/base/fill';

/** A space that no line breaks at: amounts stay in one piece. */
const SPACE = '\u00a0';

const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** A written size with a real minus sign before it, where its value is below 0 and shows. */
const withMinus = (value: number, text: string) =>
  value < 0 && /[1-9]/.test(text) ? `−${text}` : text;

/** A number with that many decimals, thousands set apart. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = groupDigits(whole);
  return withMinus(value, fraction === undefined ? digits : `${digits}.${fraction}`);
}

/** A written number with a plus sign, unless it is negative or 0. */
export const withPlus = (text: string): string => (/^[^−]*[1-9]/.test(text) ? `+${text}` : text);

/** How amounts are written: as Indian business does, or in millions; rupees in both. */
export const amountStyles = ['lakh-crore', 'million'] as const;
export type AmountStyle = (typeof amountStyles)[number];

/** The style in force; only `inAmountStyle` sets it, for as long as something is computed. */
let currentStyle: AmountStyle = 'lakh-crore';

/** Computes something with its amounts written in a style. Lakh and crore are what is usual. */
export function inAmountStyle<Of>(style: AmountStyle, compute: () => Of): Of {
  const before = currentStyle;
  currentStyle = style;
  try {
    return compute();
  } finally {
    currentStyle = before;
  }
}

const inCurrentStyle = (text: string): string =>
  currentStyle === 'million' ? inMillions(text) : text;

/** Thousands of rupees in a lakh, in a million and in a crore (1 crore = 10 million = 100 lakh). */
const LAKH = 100;
const MILLION = 1000;
const CRORE = 10_000;

/** From here on an amount is written in crore: what would round to 100 lakh is 1.0 crore. */
const FROM_CRORE = CRORE - LAKH / 2;

/** How the values of a chart or a table are written in one unit. */
export type Unit = {
  /** 'Rs lakh', 'Rs crore', 'Rs million' or '%', for the title. */
  readonly name: string;
  /** The value as a number of the unit, to draw. */
  readonly of: (value: number) => number;
  /** '12.3', and with its sign '+12.3'. */
  readonly text: (value: number) => string;
  readonly signed: (value: number) => string;
};

/** The unit that suits the largest of some values: lakh below one crore, crore from there on. */
export function unitOf(thousands: readonly number[]): Unit {
  const largest = Math.max(0, ...thousands.map(Math.abs));
  const isCrore = largest >= FROM_CRORE;
  const isMillion = currentStyle === 'million';
  const [name, size] = isCrore ? [figureTexts.crore, CRORE] : [figureTexts.lakh, LAKH];
  const of = (value: number) => value / (isMillion ? MILLION : size);
  // As many digits in millions: one decimal less than in crore, one more than in lakh.
  const decimals = isCrore === isMillion ? 1 : 2;
  const text = (value: number) => formatNumber(of(value), decimals);
  return {
    name: inCurrentStyle(`${figureTexts.currency} ${name}`),
    of,
    text,
    signed: (value) => withPlus(text(value)),
  };
}

/**
 * 'Rs 12.3 lakh', from one crore up 'Rs 2.4 crore'; the minus sign, if any, before 'Rs'.
 * @param precision the largest of the values that it stands among, and how many decimals more than usual
 */
export function formatAmount(
  thousands: number,
  { among = thousands, more = 0 }: Precision = {},
): string {
  const size = Math.abs(thousands);
  const largest = Math.abs(among);
  // Below a twentieth of a lakh one decimal would show nothing.
  const decimals = largest < LAKH / 20 ? 2 : largest < 10 * LAKH ? 1 : 0;
  const text =
    largest >= FROM_CRORE
      ? `${formatNumber(size / CRORE, 1 + more)}${SPACE}${figureTexts.crore}`
      : `${formatNumber(size / LAKH, decimals + more)}${SPACE}${figureTexts.lakh}`;
  if (!/[1-9]/.test(text)) return `${figureTexts.currency}${SPACE}0`;
  return inCurrentStyle(withMinus(thousands, `${figureTexts.currency}${SPACE}${text}`));
}

/** How values that stand together are written: the largest of them, and decimals more than usual. */
export type Precision = { readonly among?: number; readonly more?: number };

export type NumberFormatter = (value: number, precision?: Precision) => string;

/** The most decimals that values get beyond the usual to be told apart. */
const MAX_MORE = 2;

/** Values in one unit, with as few decimals as tell apart those that differ: the edges of a range. */
export function formatDistinct(values: readonly number[], write: NumberFormatter): string[] {
  const among = Math.max(...values.map(Math.abs));
  const attempts = Array.from({ length: MAX_MORE + 1 }, (_, more) =>
    values.map((value) => write(value, { among, more })),
  );
  const isApart = (texts: readonly string[]) => new Set(texts).size === new Set(values).size;
  return attempts.find(isApart) ?? attempts[0] ?? [];
}

/** An amount of change: '+Rs 12 lakh'. */
export const formatSignedAmount: NumberFormatter = (thousands, precision) =>
  withPlus(formatAmount(thousands, precision));

/** A share as per cent: 0.123 is '12.3%'. */
export const formatPercent = (share: number, decimals = 1): string =>
  `${formatNumber(share * 100, decimals)}%`;

/** Like `formatPercent`, with its sign: '+12.3%'. */
export const formatSignedPercent = (share: number, decimals = 1): string =>
  withPlus(formatPercent(share, decimals));

/** Per cent as they are, with up to two decimals: 2.5 is '+2.5%'. */
export const formatPercentChange = (value: number): string =>
  `${withPlus(formatNumber(value, 2).replace(/\.?0+$/, ''))}%`;

/** Rupees to the hundredth, such as the margin for a rupee of spend: 'Rs 0.27'. */
export const formatRupees = (value: number, more = 0): string =>
  withMinus(value, `${figureTexts.currency}${SPACE}${formatNumber(Math.abs(value), 2 + more)}`);

/** 'a', 'a and b', 'a, b and c'. */
export function joinAsList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${figureTexts.and} ${last}`;
}

/** A count with its noun: '1 week', '3 weeks'. */
export const withCount = (count: number, { one, more }: typeof figureTexts.weeks): string =>
  fillTemplate(count === 1 ? one : more, { count });

/** A number of weeks to the tenth: '0.7 weeks'. */
export const formatWeeks = (weeks: number, more = 0): string =>
  fillTemplate(figureTexts.weeks.more, { count: formatNumber(weeks, 1 + more) });

/** A name inside a sentence: 'general trade', but 'D2C'. */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
