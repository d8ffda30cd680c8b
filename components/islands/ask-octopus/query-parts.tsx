import { useState } from 'react';
import { demo } from '@/.content';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { Query } from '@/lib/sample-brand/engine/query';
import {
  type MembersPart,
  type QueryPart,
  memberPartsOf,
  membersText,
  queryPartsOf,
} from '@/lib/sample-brand/ask/query-parts';
import { partTexts } from '@/lib/sample-brand/ask/part-texts';
import { FoldButton } from './fold-button';
import { InlineSelect } from './inline-select';

/** A query, and what to do with the one that a change makes. */
interface Changeable {
  readonly query: Query;
  readonly onChange: (query: Query) => void;
}

/**
 * The query as a line of parts, each of which can be changed in place to what goes together with
 * the rest.
 */
export function QueryParts({ id, query, onChange }: Changeable & { id: string }) {
  const hasMembers = query.calculation !== 'definition';
  const membersName = membersText(sample, query.where);
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      role="group"
      aria-label={demo.parts}
      className="md:order-2 print:hidden in-data-failed:hidden noscript:hidden"
    >
      <FoldButton label={demo.parts} isOpen={isShown} onToggle={setShown} />
      {/* What of whom, then how: in this order a phone has room for them in the fewest lines. */}
      <div className={`mt-2 flex flex-wrap gap-1.5 ${isShown ? '' : 'max-lg:hidden'}`}>
        <PartChoices ids={['measure', 'breakdown']} query={query} onChange={onChange} />
        {hasMembers && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-members`}
            className="word-choice shrink-0 whitespace-nowrap"
            onClick={() => setOpen(!isOpen)}
          >
            <span className="sr-only">{partTexts.only} </span>
            <span key={membersName} className="truncate">
              {membersName}
            </span>
          </button>
        )}
        <PartChoices
          ids={['calculation', 'weeks', 'versus', 'order']}
          query={query}
          onChange={onChange}
        />
      </div>
      <div id={`${id}-members`} hidden={!isOpen}>
        {isOpen && hasMembers && <MembersPanel query={query} onChange={onChange} />}
      </div>
    </div>
  );
}

/** Some parts of a query, each as a choice of what goes together with the rest. */
function PartChoices({ ids, query, onChange }: Changeable & { ids: readonly QueryPart['id'][] }) {
  return queryPartsOf(sample, query, ids).map(({ id, label, value, options }) => (
    <InlineSelect
      key={id}
      label={label}
      value={value}
      options={options.map((option) => ({ value: option.value, text: option.label }))}
      onChange={(name) => {
        const choice = options.find((option) => option.value === name);
        if (choice) onChange(choice.query);
      }}
    />
  ));
}

/** Which members count, and from which week to which: what a list of a few words cannot hold. */
function MembersPanel({ query, onChange }: Changeable) {
  return (
    <div className="mt-2 grid gap-5 rounded-control border border-edge bg-sand p-4">
      {memberPartsOf(sample, query).map((part) => (
        <MemberChoice key={part.dimension} part={part} onChange={onChange} />
      ))}
      {query.calculation !== 'forecast' && (
        <fieldset>
          <legend className="text-small font-semibold text-ink-900">{partTexts.weeks}</legend>
          <div className="mt-1 flex flex-wrap gap-1.5">
            <PartChoices ids={['from', 'to']} query={query} onChange={onChange} />
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** The members of a dimension to choose from; where none can be, nothing. */
function MemberChoice({
  part: { label, options },
  onChange,
}: Pick<Changeable, 'onChange'> & { part: MembersPart }) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-small font-semibold text-ink-900 first-letter:uppercase">
        {label}
      </legend>
      <div className="mt-1 grid grid-cols-2 gap-x-6 lg:grid-cols-3">
        {options.map(({ value, label: name, query, isSelected }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 text-small/tight text-ink-900"
          >
            <input
              type="checkbox"
              checked={isSelected}
              onChange={() => onChange(query)}
              className="size-5 shrink-0"
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
