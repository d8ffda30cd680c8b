import { intents, subjects } from '@/content/schema/parts';
import { pages } from '@/words';
import { enquiryOf } from './enquiry';

const { enquiry: words } = pages.contact;
const said = (search: string) => enquiryOf(search, words);

it.each(
  intents.flatMap((intent) =>
    [undefined, ...subjects].map((subject) => [intent, subject] as const),
  ),
)(
  'has a heading and a sentence for %s, which name the product as its page is named: %s',
  (intent, subject) => {
    const { title, sentence } = said(`?intent=${intent}&product=${subject ?? ''}`) ?? {};
    const name = subject ? pages[subject].label : '';
    expect(title).toMatch(/^[A-Z][^{}.]+$/);
    expect(title).toContain(name);
    expect(sentence).toMatch(new RegExp(`^I would like to [^.{}]+${name}\\.$`));
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
])('says nothing for %j', (search) => {
  expect(said(search)).toBeUndefined();
});

it.each(['<script>', 'toString', '', 'octomine2'])(
  'leaves out the unknown product %j',
  (product) => {
    const enquiry = said(`?intent=demo&product=${encodeURIComponent(product)}`);
    expect(enquiry).toMatchObject({
      title: words.intents.demo.title,
      sentence: 'I would like to book a demo.',
    });
  },
);
