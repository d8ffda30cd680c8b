import { missingCharacters } from './missing-characters';

test.each([
  ['Zażółć gęślą jaźń', []],
  ['Cre\u0300me bru\u0302le\u0301e', []],
  ['₹4.82 Cr – “quoted” & 90%', []],
  ['Profit 📈 up → now 📈', ['📈', '→']],
  ['लाभ', ['ल', 'ा', 'भ']],
])('of “%s”, %j cannot be shown', (text, missing) => {
  expect(missingCharacters(text)).toEqual(missing);
});
