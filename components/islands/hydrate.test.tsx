import { MessageChannel } from 'node:worker_threads';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, waitFor } from '@testing-library/dom';
import { useId, useState } from 'react';
import { start } from './hydrate';

Object.assign(globalThis, { MessageChannel, TextDecoder, TextEncoder });
// React finishes when the machine lets it.
configure({ asyncUtilTimeout: 10_000 });

const goLive = (island: HTMLElement) => start(island, Search);

function Search({ label }: { label: string }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div>
      <label htmlFor={id}>{label.toUpperCase()}</label>
      <input id={id} value={text} onChange={({ target }) => setText(target.value)} />
      <textarea id={`${id}-own`} data-uncontrolled="" />
      <output>{text}</output>
      <button type="button" onClick={() => setText('pressed')} />
    </div>
  );
}

/** The island as the build writes it, and its parts. */
async function page(props = '{"label":"Ask"}') {
  const { renderToString } = await import('react-dom/server');
  const island = document.createElement('div');
  island.dataset.island = 'search';
  island.dataset.props = props;
  island.innerHTML = renderToString(<Search label="Ask" />, { identifierPrefix: 'search-' });
  document.body.replaceChildren(island);
  const part = (selector: string) => {
    const found = island.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`No ${selector}.`);
    return found;
  };
  return { island, part };
}

it('brings the server’s own elements to life and marks the island live', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { island, part } = await page();
  const before = part('input');
  await goLive(island);
  expect(part('input')).toBe(before);
  expect(error).not.toHaveBeenCalled();
  expect(island.dataset.live).toBe('');
  part('button').click();
  await waitFor(() => expect(part('output').textContent).toBe('pressed'));
  error.mockRestore();
});

it('keeps what was typed before, in React’s state too', async () => {
  const { island, part } = await page();
  Object.assign(part('input'), { value: 'Why did Pune miss plan?' });
  Object.assign(part('textarea'), { value: 'Own words' });
  await goLive(island);
  expect(part('input')).toHaveProperty('value', 'Why did Pune miss plan?');
  await waitFor(() => expect(part('output').textContent).toBe('Why did Pune miss plan?'));
  expect(part('textarea')).toHaveProperty('value', 'Own words');
});

it.each([
  ['props that are no JSON', '{"label":'],
  ['props without what it needs', '{}'],
])('shows the error screen for %s, and is live all the same', async (_, props) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { island } = await page(props);
  await goLive(island);
  expect(island.querySelector('[role=alert]')?.textContent).toMatch(
    /^Unexpected Application Error!.*(JSON|undefined)/,
  );
  expect(island.dataset.live).toBe('');
  error.mockRestore();
});
