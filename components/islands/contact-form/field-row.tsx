'use client';

import type { ComponentProps, InputEvent } from 'react';
import type { Ui } from '@/content/schema';
import { LineDrawing, alert } from '../../ui/icon';

/** The name of a field, as the form sends it. */
export type FieldName = keyof Ui['contact-form']['fields'];

/** The element of a field. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Something besides spaces. */
const pattern = String.raw`.*\S.*`;

/** The five fields, in their order, and what helps the browser to fill them in and to judge them. */
export const fields = [
  { name: 'name', input: { type: 'text', autoComplete: 'name', pattern } },
  { name: 'email', input: { type: 'email', autoComplete: 'email', inputMode: 'email' } },
  { name: 'phone', input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } },
  { name: 'company', input: { type: 'text', autoComplete: 'organization', pattern } },
  // Without autocomplete="off", which would keep browsers from giving it back after a detour.
  { name: 'message', input: {} },
] as const satisfies readonly { name: FieldName; input: ComponentProps<'input'> }[];

/** The words of a field; one without words for its being empty may be. */
export type FieldWords = {
  readonly label: string;
  readonly hint?: string;
  readonly missing?: string;
};

/** One label with its field, its hint and its problem, in that order from above. */
export function FieldRow({
  id,
  field: { name, input },
  words,
  problem,
  onInput,
}: {
  readonly id: string;
  readonly field: (typeof fields)[number];
  readonly words: FieldWords;
  readonly problem: string | undefined;
  readonly onInput: (event: InputEvent<Control>) => void;
}) {
  const { label, hint, missing } = words;
  const hintId = hint ? `${id}-hint` : undefined;
  const problemId = problem ? `${id}-problem` : undefined;
  const shared = {
    id,
    name,
    onInput,
    required: missing !== undefined,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': [problemId, hintId].filter(Boolean).join(' ') || undefined,
    className:
      'mt-1.5 block w-full rounded-control border border-edge bg-white px-4 py-2.5 text-base text-ink-900 hover:border-ink-900 aria-invalid:border-coral-600 aria-invalid:inset-ring aria-invalid:inset-ring-coral-600',
    ...input,
  };
  const narrow = name === 'email' || name === 'phone';
  return (
    <div className={narrow ? '' : 'sm:col-span-2'}>
      <label htmlFor={id} className="block font-semibold text-ink-900">
        {label}
      </label>
      {name === 'message' ? <textarea {...shared} rows={4} /> : <input {...shared} />}
      {hint && (
        <p id={hintId} className="mt-1 text-small text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p
          key={problem}
          id={problemId}
          className="mt-1 flex items-start gap-2 text-small font-semibold text-coral-700"
        >
          <span className="mt-0.5">
            <LineDrawing path={alert} />
          </span>
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
