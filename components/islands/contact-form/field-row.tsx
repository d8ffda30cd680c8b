'use client';

import type { ComponentProps, InputEvent } from 'react';
import type { Ui } from '@/content/schema';
import { LineDrawing, alert } from '../../ui/icon';
import type { Control } from './validation';

type Field = Ui['contact-form']['fields'][number];

/** What helps the browser to fill a field in and to judge it, by what the field takes. */
const inputs: Readonly<Record<Exclude<Field['kind'], 'message'>, ComponentProps<'input'>>> = {
  person: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  company: { type: 'text', autoComplete: 'organization' },
  text: { type: 'text' },
};

/** Something besides spaces. */
const pattern = String.raw`.*\S.*`;

/** One label with its hint, its field and its problem. */
export function FieldRow({
  id,
  field: { name, kind, label, hint, requiredMessage },
  problem,
  onInput,
}: {
  readonly id: string;
  readonly field: Field;
  readonly problem: string | undefined;
  readonly onInput: (event: InputEvent<Control>) => void;
}) {
  const hintId = hint ? `${id}-hint` : undefined;
  const problemId = problem ? `${id}-problem` : undefined;
  const shared = {
    id,
    name,
    onInput,
    // What is typed decides which way it runs.
    dir: 'auto',
    required: requiredMessage !== undefined,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': [problemId, hintId].filter(Boolean).join(' ') || undefined,
    className:
      'mt-1.5 block w-full scroll-mt-20 rounded-control border border-edge bg-white px-4 py-2.5 text-base text-ink-900 hover:border-ink-900 aria-invalid:border-coral-600 aria-invalid:inset-ring aria-invalid:inset-ring-coral-600 aria-invalid:outline-ink-900',
  };
  const isShort = kind === 'email' || kind === 'phone';
  return (
    <div className={isShort ? 'lg:col-span-2 xl:col-span-1' : 'sm:col-span-2'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold text-ink-900">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-small text-muted">
            {hint}
          </p>
        )}
      </div>
      {kind === 'message' ? (
        // Without autocomplete="off", which would keep browsers from giving it back after a detour.
        <textarea {...shared} rows={4} />
      ) : (
        <input
          {...shared}
          {...inputs[kind]}
          pattern={requiredMessage && inputs[kind].type === 'text' ? pattern : undefined}
        />
      )}
      {problem && (
        <p
          key={problem}
          id={problemId}
          className="mt-3 flex items-start gap-2 text-small font-semibold text-coral-700"
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
