import { unfoldForPrint } from './print';

test('where a style sheet cannot open what is folded, printing does, and folds it again', () => {
  Object.assign(globalThis, { CSS: { supports: () => false } });
  document.body.innerHTML =
    '<details name="faq" open></details><details name="faq"></details><details></details>';
  const states = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  unfoldForPrint();
  dispatchEvent(new Event('beforeprint'));
  expect(states()).toEqual([true, true, true]);
  dispatchEvent(new Event('afterprint'));
  expect(states()).toEqual([true, false, false]);
});
