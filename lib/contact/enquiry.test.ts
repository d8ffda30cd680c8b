import { pages } from '@/.content';
import { enquiryOf } from './enquiry';

const { enquiry: words } = pages.contact;
const enquiry = (search: string) => enquiryOf(search, words);

it('has the heading and the sentence of an intent, about its product', () => {
  const { titleAbout, sentenceAbout } = words.intents.trial;
  const about = (text: string) => text.replace('{subject}', words.subjects.octosense);
  expect(enquiry('?intent=trial&product=octosense')).toMatchObject({
    sentence: about(sentenceAbout),
    texts: { title: about(titleAbout) },
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
