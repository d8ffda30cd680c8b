import { languageAttributes } from './language';

test.each([
  [undefined, 'What is new', {}],
  ['de', 'Was neu ist', { lang: 'de' }],
  ['hi', 'तीन सवाल', { lang: 'hi', 'data-script': 'Deva' }],
  ['ar', 'بيانات الموزعين', { lang: 'ar', dir: 'rtl', 'data-script': 'Arab' }],
  [undefined, 'نص عربي', { dir: 'auto' }],
  ['sr-Latn', 'Novo', { lang: 'sr-Latn' }],
])('words in %s get the attributes of their language and script', (language, words, attributes) => {
  expect(languageAttributes(language, words)).toEqual(attributes);
});
