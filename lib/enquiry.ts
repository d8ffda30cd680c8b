import type { Intent, Subject } from '@/content/schema';

const subjects: ReadonlyMap<string, string> = new Map<Subject, string>([
  ['octomine', 'Octomine'],
  ['ask-octopus', 'ASK Octopus'],
  ['octosense', 'OctoSense'],
  ['ai-consulting', 'AI consulting'],
  ['business-data-consulting', 'Business and data consulting'],
  ['software-development', 'Software development'],
  ['data-infrastructure', 'Data infrastructure'],
]);

const openings: ReadonlyMap<string, readonly [alone: string, withSubject: string]> = new Map<
  Intent,
  readonly [string, string]
>([
  ['demo', ['I would like to book a demo', 'I would like to book a demo of']],
  [
    'trial',
    ['I would like to start a 30-day free trial', 'I would like to start a 30-day free trial of'],
  ],
  ['access', ['I would like to request access', 'I would like to request access to']],
  ['sales', ['I would like to talk to sales', 'I would like to talk to sales about']],
  ['talk', ['I would like to talk to your team', 'I would like to talk to your team about']],
  [
    'consultation',
    [
      'I would like to book a 30-minute consultation',
      'I would like to book a 30-minute consultation on',
    ],
  ],
]);

/**
 * The sentence that the contact form's message starts with, so that a visitor who came by a
 * button need not say again what it was for.
 * @param search the query of the address, such as `?intent=demo&product=octomine`
 * @returns one sentence; nothing when the intent is missing or unknown. An unknown product is
 *   left out.
 */
export function enquirySentence(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const opening = openings.get(query.get('intent') ?? '');
  if (!opening) return undefined;
  const subject = subjects.get(query.get('product') ?? '');
  return subject ? `${opening[1]} ${subject}.` : `${opening[0]}.`;
}
