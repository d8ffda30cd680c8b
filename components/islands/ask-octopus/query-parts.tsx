import { useState } from 'react';
import { demo } from '@/words';
import { fill } from '@/lib/site/fill';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { Query } from '@/lib/sample-brand/engine/query';
import {
  type MembersPart,
  type Part,
  type PartOption,
  conflictText,
  memberPartsOf,
  membersText,
  partsOf,
} from '@/lib/sample-brand/ask/parts';
import { partTexts } from '@/lib/sample-brand/ask/part-texts';
import { LineDrawing, chevron } from '../../ui/icon';
import { useLive } from './state';

const partStyle =
  'min-h-11 max-w-56 shrink-0 cursor-pointer rounded-control border border-edge bg-white px-2.5 font-text text-small text-ink-900 field-sizing-content hover:border-ink-900';

/** An option's words, with the reason why it cannot be chosen. */
const optionText = ({ label, conflict }: PartOption) =>
  conflict ? fill(partTexts.withReason, { label, reason: conflictText(conflict) }) : label;

/**
 * The query as a line of parts, each of which can be changed in place. What does not go together
 * with the rest cannot be chosen, and says why. Native selects and checkboxes: they work by mouse,
 * touch, keys and screen reader, and a phone shows them as its own lists.
 */
export function QueryParts({
  id,
  query,
  onChange,
}: {
  id: string;
  query: Query;
  onChange: (query: Query) => void;
}) {
  const partsIn = (...ids: readonly Part['id'][]) => partsOf(sample, query, ids);
  const hasMembers = query.view !== 'definition';
  const membersName = membersText(sample, query.where);
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      role="group"
      aria-labelledby={`${id}-parts`}
      className="in-data-failed:hidden noscript:hidden"
    >
      <p id={`${id}-parts`} className="text-tiny text-muted">
        {demo.parts}
      </p>
      {/* One line that scrolls on a phone, so that the answer stays in view. */}
      <div className="relative -mx-1 flex gap-1.5 overflow-x-auto p-1 sm:flex-wrap">
        <PartSelects id={id} parts={partsIn('measure', 'view', 'by')} onChange={onChange} />
        {hasMembers && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-members`}
            className={`flex items-center gap-2 whitespace-nowrap ${partStyle}`}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="sr-only">{partTexts.only} </span>
            <span key={membersName} className="truncate">
              {membersName}
            </span>
            <LineDrawing path={chevron} size="small" />
          </button>
        )}
        <PartSelects id={id} parts={partsIn('weeks', 'versus', 'order')} onChange={onChange} />
      </div>
      <div id={`${id}-members`} hidden={!isOpen}>
        {isOpen && hasMembers && <MembersPanel id={id} query={query} onChange={onChange} />}
      </div>
    </div>
  );
}

/** Which members count, and from which week to which: what a list of a few words cannot hold. */
function MembersPanel({
  id,
  query,
  onChange,
}: {
  id: string;
  query: Query;
  onChange: (query: Query) => void;
}) {
  const weeks = partsOf(sample, query, ['from', 'to']);
  return (
    <div className="mt-2 grid gap-5 rounded-control border border-edge bg-sand p-4 sm:p-5">
      {memberPartsOf(sample, query).map((part) => (
        <MemberChoice key={part.dimension} part={part} onChange={onChange} />
      ))}
      {weeks.length > 0 && (
        <fieldset>
          <legend className="text-small font-semibold text-ink-900">{partTexts.weeks}</legend>
          <div className="mt-1 flex flex-wrap gap-1.5">
            <PartSelects id={id} parts={weeks} onChange={onChange} />
          </div>
        </fieldset>
      )}
    </div>
  );
}

function PartSelects({
  id,
  parts,
  onChange,
}: {
  id: string;
  parts: readonly Part[];
  onChange: (query: Query) => void;
}) {
  const isLive = useLive();
  return parts.map(({ id: part, label, value, options }) => (
    <span key={part} className="shrink-0">
      <label htmlFor={`${id}-${part}`} className="sr-only">
        {label}
      </label>
      <select
        id={`${id}-${part}`}
        value={value}
        className={partStyle}
        onChange={(event) => {
          const choice = options.find(({ value: name }) => name === event.currentTarget.value);
          if (choice) onChange(choice.query);
        }}
      >
        {(isLive ? options : options.filter((option) => option.value === value)).map((option) => (
          <option key={option.value} value={option.value} disabled={option.conflict !== undefined}>
            {optionText(option)}
          </option>
        ))}
      </select>
    </span>
  ));
}

function MemberChoice({
  part: { label, options, inverse, all },
  onChange,
}: {
  part: MembersPart;
  onChange: (query: Query) => void;
}) {
  const isAny = options.some(({ isSelected }) => isSelected);
  const [first] = options;
  // One reason for all of them is said once.
  const isShared = options.every(({ conflict }) => conflict === first?.conflict);
  const sharedConflict = isShared ? first?.conflict : undefined;
  return (
    <fieldset>
      <legend className="text-small font-semibold text-ink-900 first-letter:uppercase">
        {label}
      </legend>
      {sharedConflict !== undefined && (
        <p className="mt-1 text-tiny text-muted">{conflictText(sharedConflict)}</p>
      )}
      <div
        className={
          sharedConflict === undefined ? 'mt-1 grid grid-cols-2 gap-x-4 lg:grid-cols-3' : 'hidden'
        }
      >
        {options.map(({ value, label: name, query, conflict, isSelected }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 text-small/tight text-ink-900 has-disabled:cursor-default has-disabled:text-muted"
          >
            <input
              type="checkbox"
              checked={isSelected}
              disabled={conflict !== undefined}
              onChange={() => onChange(query)}
              className="size-5 shrink-0 accent-teal-600"
            />
            <span>
              {name}
              {conflict && <span className="block text-tiny">{conflictText(conflict)}</span>}
            </span>
          </label>
        ))}
      </div>
      {isAny && (
        <div className="mt-1 flex flex-wrap gap-4">
          {[inverse, all].map((choice) => (
            <button
              key={choice.value}
              type="button"
              disabled={choice.conflict !== undefined}
              onClick={({ currentTarget }) => {
                // These buttons go with the last choice, and the focus with them.
                currentTarget.closest('fieldset')?.querySelector('input')?.focus();
                onChange(choice.query);
              }}
              className="min-h-11 cursor-pointer text-small font-semibold text-teal-600 underline hover:text-ink-900 disabled:text-muted disabled:no-underline"
            >
              {choice.label}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
