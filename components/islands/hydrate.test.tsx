import { MessageChannel } from 'node:worker_threads';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, waitFor } from '@testing-library/dom';
import { useId, useState } from 'react';
import { translate } from '@/lib/testing/translate';
import { hydrateIsland } from './hydrate';

Object.assign(globalThis, { MessageChannel, TextDecoder, TextEncoder });
// React finishes when the machine lets it.
configure({ asyncUtilTimeout: 10_000 });

// A component that throws: e2e/visitor/contact.spec.ts.

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
    const element = island.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`No ${selector}.`);
    return element;
  };
  return { island, find };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

/** Does what an extension does: puts things of its own beside every field. */
function extend(): void {
  for (const field of document.querySelectorAll('input, textarea')) {
    field.after(document.createElement('extension-mark'));
  }
}

it.each([
  ['nobody', () => {}],
  ['a translator', translate],
  ['an extension', extend],
])(
  'keeps what was typed, and the place in it, and works, where %s has changed the HTML',
  async (by, change) => {
    const { island, find } = await page();
    const field = find('input');
    Object.assign(field, { value: 'Why did Pune miss plan?' });
    Object.assign(find('textarea'), { value: 'Own words' });
    find('textarea').focus();
    Object.assign(find('textarea'), { selectionStart: 4, selectionEnd: 7 });
    change();
    const started = hydrateIsland(island, Search);
    // In one task, so that no key and no focus comes in between.
    expect(island.dataset.live).toBe('');
    await started;
    // The server's own element, unless it had to go.
    if (by === 'nobody') expect(find('input')).toBe(field);
    expect(find('input')).toHaveProperty('value', 'Why did Pune miss plan?');
    expect(document.activeElement).toBe(find('textarea'));
    const textarea = { value: 'Own words', selectionStart: 4, selectionEnd: 7 };
    expect(find('textarea')).toMatchObject(textarea);
    expect(console.error).not.toHaveBeenCalled();
    expect(island.dataset.live).toBe('');
    find('button').click();
    await waitFor(() => expect(find('output').textContent).toBe('pressed'));
  },
);

test('spaces that the build put between its words are no reason to render it anew', async () => {
  const { island, find } = await page();
  const field = find('input');
  field.after(document.createComment('space'), ' ');
  find('output').prepend(document.createComment('space'));
  await hydrateIsland(island, Search);
  expect(find('input')).toBe(field);
  expect(island.textContent).toBe('ASK');
});
