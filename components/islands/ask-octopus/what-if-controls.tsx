import { Radio, RadioGroup } from '@headlessui/react';
import { leverNames, tryLevers } from '@/lib/sample/answers';
import type { Ask } from '@/lib/sample/answers';
import { sample } from '@/lib/sample/dataset';
import { type Lever, type Levers, leverLimits } from '@/lib/sample/scenario';

const levers = ['price', 'reach', 'spend'] as const satisfies readonly Lever[];

/** What a lever changes, for those who do not know the word. */
const hints: Readonly<Record<Lever, string>> = {
  price: 'Selling price of all products',
  reach: 'Outlets or listings that carry them',
  spend: 'Money for promotions',
};

const ALL = 'All channels';
const choices = [ALL, ...sample.channels.map(({ name }) => name)];

const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}%`;

/**
 * The what-if controls: a channel, and what changes in it by how much. They stand in the page
 * from the start, so that nothing moves when they come to life.
 */
export function WhatIfControls({
  id,
  levers: set,
  summary,
  onAsk,
}: {
  id: string;
  levers: Levers;
  /** The result in one line, beside the controls, where the answer itself may be out of sight. */
  summary: string;
  onAsk: (ask: Ask) => void;
}) {
  return (
    <fieldset
      className="rounded-card bg-sand p-5 noscript:hidden sm:p-6"
      aria-describedby={`${id}-summary`}
    >
      <legend className="float-left w-full font-semibold text-ink-900">Or try a what-if</legend>
      <RadioGroup
        value={set.channel ?? ALL}
        onChange={(channel) => {
          const { price, reach, spend } = set;
          onAsk(tryLevers({ price, reach, spend, ...(channel !== ALL && { channel }) }));
        }}
        aria-label="Channel"
        className="clear-both flex flex-wrap gap-2 pt-3"
      >
        {choices.map((name) => (
          <Radio
            key={name}
            value={name}
            className="flex min-h-11 cursor-pointer items-center rounded-control border border-edge bg-white px-3.5 text-small text-ink-900 hover:border-ink-900 data-checked:border-ink-900 data-checked:bg-ink-900 data-checked:font-semibold data-checked:text-white forced-colors:data-checked:border-4"
          >
            {name}
          </Radio>
        ))}
      </RadioGroup>
      <div className="mt-5 grid gap-4">
        {levers.map((lever) => (
          <Slider
            key={lever}
            id={`${id}-${lever}`}
            lever={lever}
            value={set[lever]}
            onChange={(value) => onAsk(tryLevers({ ...set, [lever]: value }))}
          />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-edge pt-4">
        <p id={`${id}-summary`} className="tabular text-small font-semibold text-ink-900">
          {summary}
        </p>
        <button
          type="button"
          onClick={() =>
            onAsk(tryLevers({ ...(set.channel !== undefined && { channel: set.channel }) }))
          }
          className="min-h-11 cursor-pointer rounded-control px-2 text-small font-semibold text-teal-600 underline hover:text-ink-900"
        >
          Set all to 0%
        </button>
      </div>
    </fieldset>
  );
}

function Slider({
  id,
  lever,
  value,
  onChange,
}: {
  id: string;
  lever: Lever;
  value: number;
  onChange: (value: number) => void;
}) {
  const { min, max, step } = leverLimits[lever];
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-small">
        <label htmlFor={id} className="font-semibold text-ink-900">
          {leverNames[lever]}
        </label>
        <span className="tabular font-semibold text-ink-900" aria-hidden="true">
          {signed(value)}
        </span>
      </div>
      <p id={`${id}-hint`} className="text-tiny text-muted">
        {hints[lever]}
      </p>
      <input
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={signed(value)}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="-my-1.5 h-11 w-full cursor-pointer accent-teal-600"
      />
      <div className="tabular flex justify-between text-tiny text-muted" aria-hidden="true">
        <span>{signed(min)}</span>
        <span>{signed(max)}</span>
      </div>
    </div>
  );
}
