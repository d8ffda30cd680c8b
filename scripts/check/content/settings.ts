import { companyFacts } from '@/content/company';
import { resolved } from '@/content/placeholder';
import type { CompanyFacts } from '@/content/schema';
import type { Mistake } from '@/lib/problem';
import { validOrigin } from '@/lib/routes/urls';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The longest company name, and the longest word in it, that fit beside the menu of a phone 320 px
 * wide: in two lines, or in three smaller ones.
 */
const longestName = 45;
const longestWordIn = (name: string) => (name.length <= 28 ? 14 : 18);

/** What is wrong with the settings of the build. */
export function settingMistakes(env: Environment): Mistake[] {
  const mistakes: Mistake[] = [];
  const analyticsId = env.NEXT_PUBLIC_GA_ID?.trim() ?? '';
  if (analyticsId !== '' && !/^G-[A-Z0-9]{4,20}$/.test(analyticsId)) {
    mistakes.push({
      file: 'NEXT_PUBLIC_GA_ID',
      reason: `“${analyticsId}” is not an id of Google Analytics 4`,
      remedy: 'write it as Google shows it, such as G-ABCDE12345, or leave it unset',
    });
  }
  const siteUrl = env.SITE_URL?.trim() ?? '';
  const originFault = siteUrl === '' ? undefined : thrownBy(() => validOrigin('SITE_URL', siteUrl));
  if (originFault !== undefined) {
    mistakes.push({ file: 'SITE_URL', reason: originFault.replace('SITE_URL ', '') });
  }
  for (const file of ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'NEXT_PUBLIC_VITALS_ENDPOINT']) {
    const given = env[file]?.trim() ?? '';
    const fault = given === '' ? undefined : endpointFault(given);
    if (fault !== undefined) {
      const remedy =
        'Give the whole address, such as https://forms.example.com/website, or leave it unset';
      mistakes.push({ file, reason: `is “${given}”: ${fault}. ${remedy}` });
    }
  }
  return mistakes;
}

/**
 * What is wrong with an address that visitors' browsers send to: it becomes a part of every page
 * and of the policy.
 */
function endpointFault(given: string): string | undefined {
  if (!URL.canParse(given)) return 'it is not an absolute address';
  const { protocol, hostname, username, password } = new URL(given);
  // To a service on this machine, which is being tried out, nobody listens in.
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost';
  if (protocol !== 'https:' && !isHere) return 'it must start with https://';
  if (username !== '' || password !== '') return 'it must not hold a user or password';
  if (given.includes('#')) return 'it must not have a hash';
  // These part or widen the sources of a policy (CSP level 3, section 2.3.1).
  return /[*,;\s'"]/.test(given)
    ? 'it must not hold a star, comma, semicolon, quote or space'
    : undefined;
}

/** What a check says when it throws. */
function thrownBy(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What is wrong with the company's facts. */
export function companyMistakes(given: CompanyFacts = companyFacts): Mistake[] {
  const facts = resolved(given);
  const mistakes: Mistake[] = [];
  const wrong = (place: string, reason: string, remedy: string) =>
    mistakes.push({ file: 'content/company.ts', place, reason, remedy });
  const longestWord = longestWordIn(facts.name);
  const tooLong = facts.name.split(/\s+/).find((word) => word.length > longestWord);
  const shorter = 'write the short name here, and the whole one as legalName';
  if (facts.name.length > longestName) {
    const given = `has ${facts.name.length} characters`;
    wrong('name', `${given}, and at most ${longestName} fit the header of a small phone`, shorter);
  } else if (tooLong !== undefined) {
    const given = `“${tooLong}” has ${tooLong.length} letters`;
    const rule = `words of at most ${longestWord} fit the header of a small phone`;
    wrong('name', `${given}, and ${rule}`, shorter);
  }
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(facts.email)) {
    wrong(
      'email',
      `“${facts.email}” is not an e-mail address`,
      'write one such as info@example.com',
    );
  }
  const originFault = thrownBy(() => validOrigin('origin', facts.origin));
  if (originFault !== undefined) wrong('origin', originFault, 'or set SITE_URL');
  else if (validOrigin('origin', facts.origin) !== facts.origin) {
    const written = validOrigin('origin', facts.origin);
    wrong('origin', `“${facts.origin}” is not written as browsers do`, `write ${written}`);
  }
  return mistakes;
}
