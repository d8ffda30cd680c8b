import { pages } from '@/words';
import { enquiryOf } from '../contact/enquiry';
import { prepareEnquiry } from './enquiry';

function open(search: string): void {
  history.replaceState(null, '', `/contact${search}`);
  document.body.innerHTML = `
    <section data-enquiry='${JSON.stringify(pages.contact.enquiry).replaceAll("'", '&#39;')}'>
      <h1 data-enquiry-title>Heading</h1>
      <p data-enquiry-lede>Introduction</p>
      <textarea name="message"></textarea>
    </section>`;
  prepareEnquiry();
}

const text = (selector: string) => document.querySelector(selector)?.textContent;
const message = () => document.querySelector('textarea')?.value;

it('says what a button promised, and starts the message with it', () => {
  open('?intent=demo&product=octomine');
  const { title, sentence } = enquiryOf(location.search, pages.contact.enquiry) ?? {};
  expect([text('h1'), message()]).toEqual([title, sentence]);
  expect(text('[data-enquiry-lede]')).toContain(message());
});

it('leaves the page as it is without a known intent', () => {
  open('?intent=%3Cscript%3E&product=octomine');
  expect([text('h1'), message()]).toEqual(['Heading', '']);
});
