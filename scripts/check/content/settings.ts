import { companyFacts } from '@/content/company';
import { resolved } from '@/content/placeholder';
import type { CompanyFacts } from '@/content/schema';
import type { Mistake } from '@/lib/problem';
import { endpointFrom } from '@/lib/routes/endpoints';
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
  const analyticsId = env.NEXT_PUBLIC_GA_ID?.trim() ?? '';
  const mistakes: Mistake[] = [];
  if (analyticsId !== '' && !/^G-[A-Z0-9]{4,20}$/.test(analyticsId)) {
    mistakes.push({
      file: 'NEXT_PUBLIC_GA_ID',
      reason: `“${analyticsId}” is not an id of Google Analytics 4`,
      remedy: 'write it as Google shows it, such as G-ABCDE12345, or leave it unset',
    });
  }
  const checks = [
    () => (env.SITE_URL?.trim() ? validOrigin('SITE_URL', env.SITE_URL.trim()) : undefined),
    ...(['NEXT_PUBLIC_CONTACT_ENDPOINT', 'NEXT_PUBLIC_VITALS_ENDPOINT'] as const).map(
      (name) => () => endpointFrom(name, env[name]),
    ),
  ];
  return [...mistakes, ...checks.flatMap(asMistake)];
}

/** What a check throws as a mistake: its message starts with the name of the setting. */
function asMistake(check: () => unknown): Mistake[] {
  try {
    check();
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [file = '', ...reason] = message.split(' is ');
    return [{ file, reason: `is ${reason.join(' is ')}` }];
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
  try {
    if (validOrigin('origin', facts.origin) !== facts.origin) {
      wrong(
        'origin',
        `“${facts.origin}” is not written as browsers do`,
        `write ${validOrigin('origin', facts.origin)}`,
      );
    }
  } catch (error) {
    wrong('origin', error instanceof Error ? error.message : String(error), 'or set SITE_URL');
  }
  return mistakes;
}
