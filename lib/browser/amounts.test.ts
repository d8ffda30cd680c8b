import { start } from './amounts';

const page = `
  <div data-amounts="">
  <fieldset>
    <label><input type="radio" name="amounts" value="lakh-crore" checked>Rs lakh</label>
    <input type="radio" name="amounts" value="million">
  </fieldset>
    <p>Rs 1.0 crore below plan, −Rs 53 lakh of it.</p>
    <dl><dd>Rs 62.2<span> crore</span></dd><dd>40.5%</dd></dl>
    <div data-chart=""><p>Below plan, Rs lakh</p><p>East, 57 weeks, 40.95%</p><b>−104.2</b><i>20 </i>
      <p>Week 14 to 15: 10.5, 1,204.0</p></div>
  </div>
  <p>Rs 3 lakh</p>`;

const text = () => document.body.textContent.replace(/\s+/g, ' ').trim();
const lakh =
  'Rs lakh Rs 1.0 crore below plan, −Rs 53 lakh of it. Rs 62.2 crore40.5% Below plan, Rs lakhEast, 57 weeks, 40.95%−104.220 Week 14 to 15: 10.5, 1,204.0 Rs 3 lakh';
const million =
  'Rs lakh Rs 10 million below plan, −Rs 5.3 million of it. Rs 622 million40.5% Below plan, Rs millionEast, 57 weeks, 40.95%−10.422.0 Week 14 to 15: 1.05, 120.40 Rs 3 lakh';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = page;
});

const switchOn = () => start(document.querySelector('fieldset')!);

it('writes what is marked in millions, and back', () => {
  switchOn();
  expect(text()).toBe(lakh);
  const [indian, millions] = document.querySelectorAll('input');
  millions!.click();
  expect(text()).toBe(million);
  indian!.click();
  expect(text()).toBe(lakh);
});

it('keeps the choice on the next page of the visit', () => {
  switchOn();
  document.querySelectorAll('input')[1]!.click();
  document.body.innerHTML = page;
  switchOn();
  expect(text()).toBe(million);
  expect(document.querySelectorAll('input')[1]!.checked).toBe(true);
});
