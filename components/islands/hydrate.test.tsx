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

function Search() {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div>
      <label htmlFor={id}>ASK</label>
      <input id={id} name="ask" />
      <textarea name="message" />
      <output>{text}</output>
      <button type="button" onClick={() => setText('pressed')} />
    </div>
  );
}

/** The island as the build writes it, and its elements. */
async function page() {
  const { renderToString } = await import('react-dom/server');
  const island = document.createElement('div');
  island.dataset.island = 'search';
  island.innerHTML = renderToString(<Search />, { identifierPrefix: 'search-' });
  document.body.replaceChildren(island);
  const find = (selector: string) => {
    const found = island.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`No ${selector}.`);
    return found;
  };
  return { island, find };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('brings the server’s own elements to life and marks the island live', async () => {
  const { island, find } = await page();
  const before = find('input');
  await start(island, Search);
  expect(find('input')).toBe(before);
  expect(console.error).not.toHaveBeenCalled();
  expect(island.dataset.live).toBe('');
  find('button').click();
  await waitFor(() => expect(find('output').textContent).toBe('pressed'));
});

/** Does what an extension does: puts things of its own beside every field. */
function extend(): void {
  for (const field of document.querySelectorAll('input, textarea')) {
    field.after(document.createElement('extension-mark'));
  }
}

const changes: readonly (readonly [string, () => void])[] = [
  ['nobody', () => {}],
  ['a translator', translate],
  ['an extension', extend],
];

it.each(changes)(
  'keeps what was typed, and the place in it, where %s has changed the HTML',
  async (_, change) => {
    const { island, find } = await page();
    Object.assign(find('input'), { value: 'Why did Pune miss plan?' });
    Object.assign(find('textarea'), { value: 'Own words' });
    find('textarea').focus();
    Object.assign(find('textarea'), { selectionStart: 4, selectionEnd: 7 });
    change();
    await start(island, Search);
    expect(find('input')).toHaveProperty('value', 'Why did Pune miss plan?');
    expect(find('textarea')).toHaveProperty('value', 'Own words');
    expect(document.activeElement).toBe(find('textarea'));
    expect(find('textarea')).toMatchObject({ selectionStart: 4, selectionEnd: 7 });
    expect(console.error).not.toHaveBeenCalled();
  },
);
