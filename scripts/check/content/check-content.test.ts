import { Problem } from '@/lib/problem';
import { tellImport } from './check-content';

test('an import that leads nowhere is a problem of who wrote it; any other error keeps its stack', () => {
  const message = "Cannot find module '/site/content/gone' imported from /site/content/company.ts";
  const missing = Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(() => tellImport(missing)).toThrow(Problem);
  expect(() => tellImport(missing)).toThrow('imported from /site/content/company.ts: correct');
  const defect = new TypeError('x is not a function');
  expect(() => tellImport(defect)).toThrow(defect);
});
