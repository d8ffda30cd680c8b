import { contact } from '@/content/pages/contact';
import { routes } from '@/content/routes';
import { enquiryOf } from './enquiry';

const said = (search: string) => enquiryOf(search, contact.enquiry);
const intents = Object.keys(contact.enquiry.intents);
const subjects = Object.values(routes).filter((route) => 'view' in route);

it.each(intents)('has a heading and one sentence for %s', (intent) => {
  const { title, sentence } = said(`?intent=${intent}`) ?? {};
  expect(title).toMatch(/^[A-Z][^{}.]+$/);
  expect(sentence).toMatch(/^I would like to [^.{}]+\.$/);
});

it.each(intents.flatMap((intent) => subjects.map(({ path, label }) => [intent, path, label])))(
  'names the product in both: %s, %s',
  (intent, path, label) => {
    const product = path?.split('/').at(-1) ?? '';
    const { title, sentence } = said(`?intent=${intent}&product=${product}`) ?? {};
    expect(title).toContain(label);
    expect(sentence).toMatch(new RegExp(`^I would like to [^.]+ ${label}\\.$`));
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
      title: contact.enquiry.intents.demo.title,
      sentence: 'I would like to book a demo.',
    });
  },
);
