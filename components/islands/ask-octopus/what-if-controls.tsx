import { demo } from '@/words';
import { figures } from '@/lib/sample-brand/engine/figure-texts';
import type { AnswerRange } from '@/lib/sample-brand/answers/answer';
import { sample } from '@/lib/sample-brand/data/dataset';
import { fill } from '@/lib/site/fill';
import { signedPercentText } from '@/lib/sample-brand/engine/format';
import {
  type Lever,
  type LeverName,
  leverLimits,
  leverNames,
  leverScope,
} from '@/lib/sample-brand/engine/shock';
import { choiceStyle } from '../../ui/choice-style';

const { whatIf } = demo;

/**
 * The what-if controls: a channel, and what changes in it by how much. They stand in the page
 * from the start, so that nothing moves when they come to life.
 */
export function WhatIfControls({
  id,
  levers,
  range,
  onChange,
}: {
  id: string;
  levers: readonly Lever[];
  /** The range of the what-if that is shown: the result, where the answer may be out of sight. */
  range: AnswerRange | undefined;
  onChange: (levers: readonly Lever[]) => void;
}) {
  // Levers of several channels are no state of these controls.
  const scope = leverScope(levers);
  const channel = scope?.channel;
  const valueOf = (name: LeverName) =>
    (scope && levers.find((lever) => lever.name === name)?.change) ?? 0;
  /** All levers in a channel, as they stand but for some. */
  const leversIn = (
    target: string | undefined,
    changes: Partial<Record<LeverName, number>> = {},
  ): Lever[] =>
    leverNames.map((name) => ({
      name,
      change: changes[name] ?? valueOf(name),
      ...(target !== undefined && { channel: target }),
    }));
  return (
    <fieldset
      className="min-w-0 in-data-failed:hidden noscript:hidden"
      aria-describedby={`${id}-summary`}
    >
      <legend className="float-left w-full font-semibold text-ink-900">{whatIf.legend}</legend>
      <div
        role="radiogroup"
        aria-label={whatIf.channels}
        className="clear-both -mx-1 flex gap-2 overflow-x-auto px-1 pt-3 pb-1 lg:grid lg:grid-cols-2"
      >
        {[undefined, ...sample.channels.map(({ name }) => name)].map((name) => (
          <label key={name ?? ''} className={choiceStyle}>
            <input
              type="radio"
              name={`${id}-channel`}
              className="radio text-ink-900"
              checked={channel === name}
              onChange={() => onChange(leversIn(name))}
            />
            {name ?? whatIf.allChannels}
          </label>
        ))}
      </div>
      <div className="mt-5 grid gap-2">
        {leverNames.map((name) => (
          <Slider
            key={name}
            id={`${id}-${name}`}
            lever={name}
            value={valueOf(name)}
            onChange={(value) => onChange(leversIn(channel, { [name]: value }))}
          />
        ))}
      </div>
      <div
        className={`mt-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-edge bg-sand py-2 lg:static ${range ? 'sticky bottom-0' : ''}`}
      >
        <p
          id={`${id}-summary`}
          className="tabular flex min-h-14 flex-wrap items-center gap-x-4 text-small text-ink-900"
        >
          {range ? (
            <span key={range.text.mid}>
              <span className="text-lead font-semibold">
                {fill(whatIf.result, { mid: range.text.mid })}
              </span>{' '}
              <span>{fill(figures.fromTo, range.text)}</span>
            </span>
          ) : (
            <span>{whatIf.idle}</span>
          )}
        </p>
        <button
          type="button"
          onClick={() => onChange(leversIn(channel, { price: 0, reach: 0, spend: 0 }))}
          className="min-h-11 cursor-pointer rounded-control text-small font-semibold text-teal-600 underline hover:text-ink-900"
        >
          {whatIf.reset}
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
  lever: LeverName;
  value: number;
  onChange: (value: number) => void;
}) {
  const { min, max, step } = leverLimits[lever];
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-small">
        <label htmlFor={id} className="font-semibold text-ink-900">
          {whatIf.levers[lever]}
        </label>
        <span key={value} className="tabular font-semibold text-ink-900" aria-hidden="true">
          {signedPercentText(value)}
        </span>
      </div>
      <input
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={signedPercentText(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="block h-11 w-full cursor-pointer rounded-control"
      />
    </div>
  );
}
