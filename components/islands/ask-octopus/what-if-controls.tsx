import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { demo } from '@/.content';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatPercentChange } from '@/lib/sample-brand/engine/format';
import type { WhatIf } from '@/lib/sample-brand/ask/request';
import {
  type Lever,
  type LeverName,
  leverRules,
  leverNames,
} from '@/lib/sample-brand/engine/levers';
import { FoldButton } from './fold-button';
import { InlineSelect } from './inline-select';

const { whatIf } = demo;

const channels = [
  { value: '', text: whatIf.allChannels },
  ...sample.channels.map(({ name }) => ({ value: name, text: name })),
];

/**
 * The what-if controls: a channel, and what changes in it by how much. In the page from the start, so
 * that nothing moves as they come to life; on a phone folded, above what they change: it stays in view.
 */
export function WhatIfControls({
  id,
  current,
  onChange,
}: {
  id: string;
  /** The what-if that is shown, if one is. */
  current: WhatIf | undefined;
  onChange: (next: WhatIf) => void;
}) {
  const { levers = [], channel = '' } = current ?? {};
  const [isOpen, setOpen] = useState<boolean>();
  const isShown = isOpen ?? current !== undefined;
  const valueOf = (name: LeverName) => levers.find((lever) => lever.name === name)?.change ?? 0;
  const ask = (next: readonly Lever[], target = channel) =>
    onChange({ kind: 'what-if', levers: next, ...(target && { channel: target }) });
  return (
    <div
      role="group"
      aria-labelledby={`${id}-what-if`}
      aria-describedby="ask-summary"
      className="print:hidden in-data-failed:hidden noscript:hidden"
    >
      <FoldButton label={whatIf.legend} isOpen={isShown} onToggle={setOpen} />
      <div className={isShown ? '' : 'max-lg:hidden'}>
        <div className="flex items-center justify-between gap-x-3 lg:mb-2">
          <p id={`${id}-what-if`} className="text-small font-semibold text-white max-lg:hidden">
            {whatIf.legend}
          </p>
          <InlineSelect
            label={whatIf.channels}
            value={channel}
            options={channels}
            onChange={(name) => ask(levers, name)}
          />
        </div>
        {leverNames.map((name) => (
          <Slider
            key={name}
            id={`${id}-${name}`}
            lever={name}
            value={valueOf(name)}
            onChange={(value) => ask(withLever(levers, { name, change: value }))}
          />
        ))}
        {current && (
          <button
            type="button"
            onClick={() => ask([])}
            className="min-h-11 cursor-pointer rounded-control text-small font-semibold text-teal-300 underline hover:text-white"
          >
            {whatIf.reset}
          </button>
        )}
      </div>
    </div>
  );
}

/** Levers in their order, with one of them moved; those that are not moved are left out. */
const withLever = (levers: readonly Lever[], moved: Lever): readonly Lever[] =>
  leverNames.flatMap((name) => {
    const lever = name === moved.name ? moved : levers.find((other) => other.name === name);
    return lever?.change ? [lever] : [];
  });

function Slider({
  id,
  lever,
  value,
  onChange,
}: {
  id: string;
  lever: LeverName;
  value: number;
  onChange: (value: number) => void;
}) {
  const { min, max, step } = leverRules[lever];
  const input = useRef<HTMLInputElement>(null);
  // Where it was moved to before this code was here, which React does not know of.
  const takeOver = useEffectEvent(() => {
    const typedValue = input.current?.valueAsNumber ?? value;
    if (typedValue !== value) onChange(typedValue);
  });
  useEffect(() => takeOver(), []);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small/tight font-semibold text-white">
      <label htmlFor={id} className="w-34 grow">
        {whatIf.levers[lever]}
      </label>{' '}
      <span key={value} className="tabular w-11 text-right" aria-hidden="true">
        {formatPercentChange(value)}
      </span>
      <input
        ref={input}
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={formatPercentChange(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="slider h-11 min-w-22 flex-99 cursor-pointer rounded-control -outline-offset-4 lg:h-9"
      />
    </div>
  );
}
