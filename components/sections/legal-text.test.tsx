import { render } from '@testing-library/react';
import { pages } from '@/.content';
import { LegalText } from './legal-text';

const setting = 'NEXT_PUBLIC_CONTACT_ENDPOINT';

afterEach(() => delete process.env[setting]);

test('what a legal page says of a setting stands there only with it', () => {
  const sections = [
    { title: 'With it', onlyWith: setting, body: 'It is posted.' },
    { title: 'Without it', onlyWithout: setting, body: 'It is mailed.' },
  ] as const;
  const text = () =>
    render(<LegalText {...pages.privacy} sections={[...sections]} />).container.textContent;
  expect(text()).not.toContain('It is posted.');
  expect(text()).toContain('It is mailed.');
  process.env[setting] = 'https://service.example/collect';
  expect(text()).toContain('It is posted.');
  expect(text()).not.toContain('It is mailed.');
});
