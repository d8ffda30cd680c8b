import { buildDay } from '../dates';
import { addressFault, originFault, originFix } from '../routes/origin';
import type { ContentErrors } from './error';
import { suggestName } from './nearest';

type Environment = Readonly<Record<string, string | undefined>>;

const isMoment = (epoch: string) => /^\d{1,12}$/.test(epoch);

/** The day of the build; that of the clock when the setting is wrong, which is told. */
export function today(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH?.trim() ?? '';
  return buildDay(isMoment(epoch) ? epoch : '');
}

/** Settings that the browser code knows; without one its code is left out. */
export const publicSettings = [
  'NEXT_PUBLIC_CONTACT_ENDPOINT',
  'NEXT_PUBLIC_GA_ID',
  'NEXT_PUBLIC_VITALS_ENDPOINT',
] as const;

/** Settings that are on or off, and what turns each on; hosts set their own so. */
const switches = {
  ...{ DRAFTS: '1', KEEP_NEXT_RUNTIME: '1', TYPES_CHECKED: '1' },
  ...{ CF_PAGES: '1', NETLIFY: 'true', VERCEL: '1' },
};

/** Checks the settings of the build; the place of an error is the name of the setting. */
export function checkSettings(env: Environment, errors: ContentErrors): void {
  const valueOf = (name: string) => env[name]?.trim() ?? '';
  const add = (file: string, message: string, fix: string) =>
    errors.add({ file }, `${message}\n${fix}`);
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
  const siteFault = siteUrl === '' ? undefined : (originFault(siteUrl) ?? securityFault(siteUrl));
  if (siteFault !== undefined) add('SITE_URL', `is “${siteUrl}”: ${siteFault}`, originFix);
  for (const name of ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'NEXT_PUBLIC_VITALS_ENDPOINT']) {
    const address = valueOf(name);
    const fault = address === '' ? undefined : endpointFault(address);
    const fix =
      'Give the whole address, such as https://forms.example.com/website, or leave it unset';
    if (fault !== undefined) add(name, `is “${address}”: ${fault}`, fix);
  }
  for (const [name, on] of Object.entries(switches)) {
    const value = valueOf(name);
    const isValid = ['', '0', 'false', on].includes(value);
    if (!isValid) add(name, `is “${value}”`, `Write ${on}, or leave it unset`);
  }
  for (const name of Object.keys(env)) {
    const fix = valueOf(name) === '' ? undefined : unknownSettingFix(name);
    if (fix !== undefined) add(name, 'is read by nothing', fix);
  }
}

/** What to write instead of a public setting that there is not; Vercel sets some of its own. */
function unknownSettingFix(name: string): string | undefined {
  const [, ending] = /^NEXT_PUBLIC_(?!VERCEL_)(.*)$/.exec(name) ?? [];
  const endings = publicSettings.map((one) => one.replace('NEXT_PUBLIC_', ''));
  if (ending === undefined || endings.includes(ending)) return undefined;
  const otherwise = `There are ${publicSettings.join(', ')}`;
  return suggestName(ending, endings, otherwise).replace('mean ', 'mean NEXT_PUBLIC_');
}

/** What is wrong with an address that is not encrypted, but on this machine, where nobody listens in. */
function securityFault(address: string): string | undefined {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost'
    ? undefined
    : 'it must start with https://, except on this machine';
}

/**
 * What is wrong with an address that visitors' browsers send to: it becomes a part of every page
 * and of the policy.
 */
function endpointFault(address: string): string | undefined {
  const fault = addressFault(address) ?? securityFault(address);
  if (fault !== undefined) return fault;
  // These part or widen the sources of a policy (CSP level 3, section 2.3.1).
  return /[*,;\s'"]/.test(address)
    ? 'it must not hold a star, comma, semicolon, quote or space'
    : undefined;
}
