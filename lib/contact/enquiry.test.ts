import { pages } from '@/.content';
import { enquiryOf } from './enquiry';

const { enquiry: words } = pages.contact;
const enquiry = (search: string) => enquiryOf(search, words);

it('has the heading of an intent, and its sentence about its product', () => {
  const { title, sentenceAbout } = words.intents.trial;
  expect(enquiry('?intent=trial&product=octosense')).toMatchObject({
    sentence: sentenceAbout.replace('{subject}', words.subjects.octosense),
    texts: { title },
  });
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
