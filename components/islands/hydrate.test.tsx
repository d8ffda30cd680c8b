import { MessageChannel } from 'node:worker_threads';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, waitFor } from '@testing-library/dom';
import { useId, useState } from 'react';
import { translate } from '@/lib/testing/translate';
import { start } from './hydrate';

Object.assign(globalThis, { MessageChannel, TextDecoder, TextEncoder });
// React finishes when the machine lets it.
configure({ asyncUtilTimeout: 10_000 });

// A component that throws: e2e/visitor/errors.spec.ts.
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

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('brings the server’s own elements to life and marks the island live', async () => {
  const { island, part } = await page();
  const before = part('input');
  await goLive(island);
  expect(part('input')).toBe(before);
  expect(console.error).not.toHaveBeenCalled();
  expect(island.dataset.live).toBe('');
  part('button').click();
  await waitFor(() => expect(part('output').textContent).toBe('pressed'));
});

/** Does what an extension does: puts things of its own beside every field. */
function extend(): void {
  for (const field of document.querySelectorAll('input, textarea')) {
    const button = document.createElement('button');
    button.className = 'of-an-extension';
    field.after(document.createElement('extension-mark'), button);
  }
}

const changes: readonly (readonly [string, () => void])[] = [
  ['nobody', () => {}],
  ['a translator', translate],
  ['an extension', extend],
];

it.each(changes)(
  'keeps what was typed and opened, and the place in it, where %s has changed it',
  async (_, change) => {
    const { island, part } = await page();
    Object.assign(part('input'), { value: 'Why did Pune miss plan?' });
    Object.assign(part('textarea'), { value: 'Own words' });
    part('details').setAttribute('open', '');
    part('textarea').focus();
    Object.assign(part('textarea'), { selectionStart: 4, selectionEnd: 7 });
    change();
    await goLive(island);
    expect(part('textarea')).toHaveProperty('value', 'Own words');
    expect(part('input')).toHaveProperty('value', 'Why did Pune miss plan?');
    await waitFor(() => expect(part('output').textContent).toBe('Why did Pune miss plan?'));
    expect(part('details')).toHaveProperty('open', true);
    expect(document.activeElement).toBe(part('textarea'));
    expect(part('textarea')).toMatchObject({ selectionStart: 4, selectionEnd: 7 });
  },
);

it('says what has become of a button that was pressed, whatever else stands there', async () => {
  const { island, part } = await page();
  const pressed = part('button');
  translate();
  extend();
  const successorOf = await goLive(island);
  expect(successorOf(pressed)).toBe(part('button'));
  expect(island.querySelectorAll('button')).toHaveLength(1);
  expect(pressed.isConnected).toBe(false);
  expect(console.error).not.toHaveBeenCalled();
});
