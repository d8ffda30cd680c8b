import { MessageChannel } from 'node:worker_threads';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, waitFor } from '@testing-library/dom';
import { useId, useState } from 'react';
import { translate } from '@/lib/testing/translate';
import { start } from './hydrate';

Object.assign(globalThis, { MessageChannel, TextDecoder, TextEncoder });
// React finishes when the machine lets it.
configure({ asyncUtilTimeout: 10_000 });

const goLive = (island: HTMLElement) => start(island, Search);

function Search() {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div>
      <label htmlFor={id}>ASK</label>
      <input id={id} value={text} onChange={({ target }) => setText(target.value)} />
      <textarea id={`${id}-own`} data-uncontrolled="" />
      <output>{text}</output>
      <details>
        <summary>More</summary>
      </details>
      <button type="button" onClick={() => setText('pressed')} />
    </div>
  );
}

/** The island as the build writes it, and its parts. */
async function page() {
  const { renderToString } = await import('react-dom/server');
  const island = document.createElement('div');
  island.dataset.island = 'search';
  island.innerHTML = renderToString(<Search />, { identifierPrefix: 'search-' });
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

it('shows the error screen for a component that throws, and is live all the same', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { island } = await page();
  await start(island, () => {
    throw new Error('broken');
  });
  expect(island.querySelector('[role=alert]')?.textContent).toMatch(
    /^Unexpected Application Error!.*broken/,
  );
  expect(island.dataset.live).toBe('');
  error.mockRestore();
});

describe('where a translator has wrapped every text', () => {
  it('keeps what was typed, the place in it and what was opened', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const { island, part } = await page();
    Object.assign(part('input'), { value: 'Why did Pune miss plan?' });
    Object.assign(part('textarea'), { value: 'Own words' });
    part('details').setAttribute('open', '');
    part('textarea').focus();
    const before = part('textarea');
    if (before instanceof HTMLTextAreaElement) before.setSelectionRange(4, 7);
    translate();
    await goLive(island);
    expect(part('textarea')).not.toBe(before);
    expect(part('textarea')).toHaveProperty('value', 'Own words');
    expect(part('input')).toHaveProperty('value', 'Why did Pune miss plan?');
    expect(part('output').textContent).toBe('Why did Pune miss plan?');
    expect(part('details')).toHaveProperty('open', true);
    expect(document.activeElement).toBe(part('textarea'));
    expect(part('textarea')).toMatchObject({ selectionStart: 4, selectionEnd: 7 });
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('says what has become of a button that was pressed, whatever else stands there', async () => {
    const { island, part } = await page();
    const pressed = part('button');
    translate();
    pressed.insertAdjacentHTML('beforebegin', '<button class="of-an-extension"></button>');
    const successorOf = await goLive(island);
    expect(successorOf(pressed)).toBe(part('button'));
    expect(island.querySelectorAll('button')).toHaveLength(1);
    expect(pressed.isConnected).toBe(false);
  });
});
