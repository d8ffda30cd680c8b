import { pages } from '@/.content';
import { enquiryOf } from '@/lib/contact/enquiry';
import { keepQuestion } from '@/lib/contact/question';
import { applyEnquiry } from './contact-page';

const places = ['title', 'lede', 'example', 'needs'];

function open(search: string, typed = ''): void {
  history.replaceState(null, '', `/contact${search}`);
  document.body.innerHTML = `
    <section data-enquiry='${JSON.stringify(pages.contact.enquiry).replaceAll("'", '&#39;')}'>
      ${places.map((place) => `<p data-enquiry-text="${place}">As it was</p>`).join('')}
      <textarea name="message">${typed}</textarea>
    </section>`;
  applyEnquiry();
}

const textOf = (place: string) =>
  document.querySelector(`[data-enquiry-text=${place}]`)?.textContent;
const message = () => document.querySelector('textarea')?.value;

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

it('says what a button promised and what comes next, and starts the message with it', () => {
  open('?intent=demo&product=octomine');
  const { texts, sentence } = enquiryOf(location.search, pages.contact.enquiry) ?? {};
  expect(Object.fromEntries(places.map((place) => [place, textOf(place)]))).toEqual(texts);
  expect(message()).toBe(sentence);
});

it('brings a question along, once, and never over what was typed', () => {
  const demo = '?intent=demo&product=ask-octopus';
  keepQuestion('Why {subject}?');
  open(demo);
  expect(message()?.split('\n')).toEqual([
    enquiryOf(demo, pages.contact.enquiry)?.sentence,
    expect.stringContaining('Why {subject}?'),
  ]);
  open(demo);
  expect(message()).not.toContain('\n');
  keepQuestion('Why?');
  open(demo, 'Own words');
  expect(message()).toBe('Own words');
});

it('looks for the question when a page that was rendered ahead is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  open('?intent=demo');
  keepQuestion('Why?');
  expect(message()).toBe('');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(message()).toContain('Why?');
});
