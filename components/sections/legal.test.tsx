import { render } from '@testing-library/react';
import { pages } from '@/.content';
import { Legal } from './legal';

const { sections } = pages.privacy;
const settings = new Set(sections.flatMap(({ onlyWith }) => onlyWith ?? []));

afterEach(() => {
  for (const setting of settings) delete process.env[setting];
});

test.each([...settings])(
  'what the privacy policy says of %s stands there only with it',
  (setting) => {
    const [own] = sections.filter(({ onlyWith }) => onlyWith === setting);
    const other = sections.find(({ onlyWithout }) => onlyWithout === setting);
    const html = () => render(<Legal {...pages.privacy} />).container.innerHTML;
    const without = html();
    expect(without).not.toContain(own?.body);
    if (other) expect(without).toContain(other.body);
    process.env[setting] = 'https://service.example/collect';
    expect(html()).toContain(own?.body);
    if (other) expect(html()).not.toContain(other.body);
  },
);
