import type { Intent } from '@/content/schema';
import { routes } from '@/content/routes';
import { enquirySentence } from './enquiry';

const intents: readonly Intent[] = ['demo', 'trial', 'access', 'sales', 'talk', 'consultation'];
const subjects = Object.values(routes).filter((route) => 'view' in route);

it.each(intents)('has one sentence for %s', (intent) => {
  expect(enquirySentence(`?intent=${intent}`)).toMatch(/^I would like to [^.]+\.$/);
});

it.each(intents.flatMap((intent) => subjects.map(({ path, label }) => [intent, path, label])))(
  'names the product: %s, %s',
  (intent, path, label) => {
    const product = path?.split('/').at(-1) ?? '';
    expect(enquirySentence(`?intent=${intent}&product=${product}`)).toMatch(
      new RegExp(`^I would like to [^.]+ ${label}\\.$`),
    );
  },
);

it.each([
  '',
  '?',
  '?intent=',
  '?intent=hack',
  '?product=octomine',
  '?intent=constructor',
  '?intent=__proto__',
  '?intent=DEMO',
])('writes nothing for %j', (search) => {
  expect(enquirySentence(search)).toBeUndefined();
});

it.each(['<script>', 'toString', '', 'octomine2'])(
  'leaves out the unknown product %j',
  (product) => {
    expect(enquirySentence(`?intent=demo&product=${encodeURIComponent(product)}`)).toBe(
      'I would like to book a demo.',
    );
  },
);
