import { buildDay } from '../dates';
import { addressFault, originFault, originFix } from '../routes/origin';
import type { ContentErrors } from './error';

type Environment = Readonly<Record<string, string | undefined>>;

const isMoment = (epoch: string) => /^\d{1,12}$/.test(epoch);

/** The day of the build; that of the clock when the setting is wrong, which is told. */
export function today(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH?.trim() ?? '';
  return buildDay(isMoment(epoch) ? epoch : '');
}

/** Checks the settings of the build; the place of an error is the name of the setting. */
export function checkSettings(env: Environment, errors: ContentErrors): void {
  const valueOf = (name: string) => env[name]?.trim() ?? '';
  const add = (file: string, message: string, fix: string) =>
    errors.add({ file }, { message, fix });
  const analyticsId = valueOf('NEXT_PUBLIC_GA_ID');
  if (analyticsId !== '' && !/^G-[A-Z0-9]{4,20}$/.test(analyticsId)) {
    const fix = 'Write it as Google shows it, such as G-ABCDE12345, or leave it unset';
    add('NEXT_PUBLIC_GA_ID', `“${analyticsId}” is not an id of Google Analytics 4`, fix);
  }
  const epoch = valueOf('SOURCE_DATE_EPOCH');
  if (epoch !== '' && !isMoment(epoch)) {
    const fix = 'Write seconds since 1970, such as 1767225600, or leave it unset';
    add('SOURCE_DATE_EPOCH', `“${epoch}” is no moment`, fix);
  }
  const siteUrl = valueOf('SITE_URL');
  const originAdvice = siteUrl === '' ? undefined : originFault(siteUrl);
  if (originAdvice !== undefined) add('SITE_URL', `is “${siteUrl}”: ${originAdvice}`, originFix);
  for (const name of ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'NEXT_PUBLIC_VITALS_ENDPOINT']) {
    const address = valueOf(name);
    const fault = address === '' ? undefined : endpointFault(address);
    const fix =
      'Give the whole address, such as https://forms.example.com/website, or leave it unset';
    if (fault !== undefined) add(name, `is “${address}”: ${fault}`, fix);
  }
}

/**
 * What is wrong with an address that visitors' browsers send to: it becomes a part of every page
 * and of the policy.
 */
function endpointFault(address: string): string | undefined {
  const fault = addressFault(address);
  if (fault !== undefined) return fault;
  const { protocol, hostname } = new URL(address);
  // To a service on this machine, which is being tried out, nobody listens in.
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost';
  if (protocol !== 'https:' && !isHere) return 'it must start with https://';
  // These part or widen the sources of a policy (CSP level 3, section 2.3.1).
  return /[*,;\s'"]/.test(address)
    ? 'it must not hold a star, comma, semicolon, quote or space'
    : undefined;
}
