import type { ErrorMessage, ErrorCollector } from './error';
import { addressPattern, findOriginError } from './addresses';

/** What is wrong with a value that is set. */
type Rule = (value: string) => ErrorMessage | false | undefined;

const matching =
  (pattern: RegExp, fault: string, fix: string): Rule =>
  (value) =>
    !pattern.test(value) && `“${value}” ${fault}\n${fix}, or leave it unset`;

/** A setting that is on or off, by what turns it on; hosts set their own so. */
const onWith =
  (on: string): Rule =>
  (value) =>
    !['0', 'false', on].includes(value) && `is “${value}”\nWrite ${on}, or leave it unset`;

const origin: Rule = (value) => findOriginError(value) ?? findSecurityError(value);

/** What may stand behind a host without parting or widening the sources of a policy (CSP 3, 2.3.1). */
const endpointPattern = addressPattern(String.raw`(?:[/?][^\s*,;'"#]*)?`);

/** An address that visitors' browsers send to: it becomes a part of every page and of the policy. */
const endpoint: Rule = (value) =>
  endpointPattern.test(value)
    ? findSecurityError(value)
    : `“${value}” is not a whole address, or has one of * , ; ' " # in it\nWrite it such as https://forms.example.com/website, or leave it unset`;

/** Settings that the browser code knows; without one its code is left out. */
const publicRules = {
  NEXT_PUBLIC_CONTACT_ENDPOINT: endpoint,
  NEXT_PUBLIC_GA_ID: matching(
    /^G-[A-Z0-9]{4,20}$/,
    'is not an id of Google Analytics 4',
    'Write it as Google shows it, such as G-ABCDE12345',
  ),
  NEXT_PUBLIC_STATISTICS_ENDPOINT: (value) =>
    endpoint(value) ||
    matching(
      /^[^?]+\/api\/(?:event|send)$/,
      'is no address that takes events',
      'Write Plausible’s, which ends in /api/event, or Umami’s, which ends in /api/send',
    )(value),
  NEXT_PUBLIC_STATISTICS_ID: matching(
    /^(?:[a-z\d-]+\.)+[a-z\d-]+$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    'is no site of Plausible or Umami',
    'Write the domain that Plausible counts, such as example.com, or the id of the website in Umami',
  ),
} satisfies Record<string, Rule>;

export type PublicSetting = keyof typeof publicRules;

export const publicSettings = Object.keys(publicRules) as PublicSetting[];

const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...Object.entries(publicRules),
  ['SITE_URL', origin],
  [
    'SOURCE_DATE_EPOCH',
    matching(/^\d{1,12}$/, 'is no moment', 'Write seconds since 1970, such as 1767225600'),
  ],
  ...['DRAFTS', 'KEEP_NEXT_RUNTIME', 'TYPES_CHECKED', 'CF_PAGES', 'VERCEL'].map(
    (name): [string, Rule] => [name, onWith('1')],
  ),
  ['NETLIFY', onWith('true')],
]);

/** Whether a variable of the environment is a setting of the build. */
export const isSetting = (name: string): boolean =>
  rules.has(name) || name.startsWith('NEXT_PUBLIC_');

/**
 * Checks the settings of the build.
 * @param env all that is set, whatever reads it
 * @param errors takes what is wrong; the file of an error is the name of the setting
 */
export function checkSettings(
  env: Readonly<Record<string, string | undefined>>,
  errors: ErrorCollector,
): void {
  for (const [name, rawValue = ''] of Object.entries(env)) {
    const value = rawValue.trim();
    const rule = rules.get(name);
    if (value !== '')
      errors.add({ file: name }, rule ? rule(value) : findUnknownSettingError(name));
  }
  const isSet = (name: PublicSetting) => Boolean(env[name]?.trim());
  const [file, other] = ['NEXT_PUBLIC_STATISTICS_ID', 'NEXT_PUBLIC_STATISTICS_ENDPOINT'] as const;
  if (isSet(file) !== isSet(other)) {
    errors.add({ file }, `and ${other} belong together\nSet both, or neither`);
  }
  if (isSet(file) && isSet('NEXT_PUBLIC_GA_ID')) {
    // Who declines Google’s question would be counted all the same.
    errors.add({ file }, 'is set beside NEXT_PUBLIC_GA_ID\nChoose one of them');
  }
}

/** What is wrong with a public setting that there is not; Vercel sets some of its own. */
const findUnknownSettingError = (name: string): ErrorMessage | false =>
  /^NEXT_PUBLIC_(?!VERCEL_)/.test(name) &&
  `is read by nothing\nThere are ${publicSettings.join(', ')}`;

/** What is wrong with an address that is not encrypted, but on this machine, where nobody listens in. */
function findSecurityError(address: string): ErrorMessage | undefined {
  const isSafe = /^https:|^http:\/\/(127\.0\.0\.1|localhost)[:/]?/i.test(address);
  return isSafe ? undefined : `“${address}” is not encrypted\nStart it with https://`;
}
