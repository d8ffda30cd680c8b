import { render, screen } from '@testing-library/react';
import { pages } from '@/words';
import { Legal } from './legal';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;
  delete process.env.NEXT_PUBLIC_VITALS_ENDPOINT;
});

const hasText = (words: RegExp) => screen.queryAllByText(words).length > 0;

test('the privacy policy says what the build sends, and only that', () => {
  render(<Legal {...pages.privacy} />);
  expect(hasText(/sends nothing to our server/)).toBe(true);
  expect(hasText(/When you press the button/)).toBe(false);
  expect(hasText(/how fast it was/)).toBe(false);
});

test('with an address to post to, and one that collects speed, it says so', () => {
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = 'https://forms.example/send';
  process.env.NEXT_PUBLIC_VITALS_ENDPOINT = 'https://vitals.example/collect';
  render(<Legal {...pages.privacy} />);
  expect(hasText(/sends nothing to our server/)).toBe(false);
  expect(hasText(/When you press the button/)).toBe(true);
  expect(hasText(/how fast it was/)).toBe(true);
});
