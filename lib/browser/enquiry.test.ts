import { pages } from '@/words';
import { prepareEnquiry } from './enquiry';

const { enquiry, times } = pages.contact;
const { opening, written } = times;

function open(search: string): void {
  history.replaceState(null, '', `/contact${search}`);
  document.body.innerHTML = `
    <section data-enquiry='${JSON.stringify(enquiry).replaceAll("'", '&#39;')}'>
      <h1 data-enquiry-title>Heading</h1>
      <p data-enquiry-lede>Introduction</p>
      <div data-times="${opening}" data-written="${written}">
        <button name="week" value="this week" aria-pressed="false">This week</button>
        <button name="week" value="next week" aria-pressed="false">Next week</button>
        <button name="part" value="in the morning" aria-pressed="false">Morning</button>
      </div>
      <p data-enquiry-written>Hint</p>
      <textarea name="message"></textarea>
    </section>`;
  prepareEnquiry();
}

const text = (selector: string) => document.querySelector(selector)?.textContent;
const message = () => document.querySelector('textarea')?.value;
const press = (value: string) =>
  document.querySelector<HTMLElement>(`button[value="${value}"]`)?.click();

it('says what a button promised, and starts the message with it', () => {
  open('?intent=demo&product=octomine');
  expect(text('h1')).toBe('Book a 30-minute Octomine demo');
  expect(message()).toBe('I would like to book a demo of Octomine.');
  expect(text('[data-enquiry-lede]')).toContain(message());
});

it('leaves the page as it is without a known intent', () => {
  open('?intent=%3Cscript%3E&product=octomine');
  expect([text('h1'), message()]).toEqual(['Heading', '']);
});

it('writes the chosen time into the message, and says so', () => {
  open('?intent=talk');
  press('next week');
  press('in the morning');
  expect(message()).toBe(
    `I would like to talk to your team.\n${opening} next week, in the morning.\n`,
  );
  expect(text('[data-enquiry-written]')).toBe(`${written} next week, in the morning`);
});

it('holds one choice of each kind, which a second press takes back', () => {
  open('');
  press('this week');
  press('next week');
  expect(message()).toBe(`${opening} next week.\n`);
  press('next week');
  expect([message(), text('[data-enquiry-written]')]).toEqual(['', 'Hint']);
});
