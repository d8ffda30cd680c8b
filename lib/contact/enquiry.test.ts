import { offeringIds } from '@/content/routes';
import { intents } from '@/content/schema/parts';
import { pages } from '@/.content';
import { enquiryOf } from './enquiry';

const { enquiry: words } = pages.contact;
const enquiry = (search: string) => enquiryOf(search, words);

it.each(
  intents.flatMap((intent) =>
    [undefined, ...offeringIds].map((subject) => [intent, subject] as const),
  ),
)('has a heading and a sentence for %s, with every name filled in: %s', (intent, subject) => {
  const { texts, sentence } = enquiry(`?intent=${intent}&product=${subject ?? ''}`) ?? {};
  for (const text of [sentence, ...Object.values(texts ?? {})]) expect(text).toMatch(/^[^{}]+$/);
  if (subject === undefined) return;
  const { titleAbout } = words.intents[intent];
  expect(texts?.title).toBe(titleAbout.replace('{subject}', words.subjects[subject]));
});

it.each(['', '?intent=', '?intent=hack', '?product=octomine', '?intent=constructor'])(
  'says nothing for %j',
  (search) => expect(enquiry(search)).toBeUndefined(),
);

it.each(['<script>', 'toString', 'octomine2'])('leaves out the unknown product %j', (product) => {
  const { title, sentence } = words.intents.demo;
  expect(enquiry(`?intent=demo&product=${encodeURIComponent(product)}`)).toMatchObject({
    sentence,
    texts: { title },
  });
});
