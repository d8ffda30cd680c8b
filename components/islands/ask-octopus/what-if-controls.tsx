import { demo, figures } from '@/words';
import { type Ask, askOf } from '@/lib/sample-brand/address';
import type { AnswerRange } from '@/lib/sample-brand/answers/answer';
import { sample } from '@/lib/sample-brand/dataset';
import { fill } from '@/lib/fill';
import { signedPercentText } from '@/lib/sample-brand/format';
import { type Lever, type Levers, leverLimits, levers } from '@/lib/sample-brand/figures/scenario';
import { tryLevers } from '@/lib/sample-brand/reading/asked';
import { spaced } from '../../product/charts/spaced';

const { whatIf } = demo;

/**
 * The what-if controls: a channel, and what changes in it by how much. They stand in the page
 * from the start, so that nothing moves when they come to life.
 */
export function WhatIfControls({
  id,
  levers: set,
  range,
  onAsk,
}: {
  id: string;
  levers: Levers;
  /** The range of the what-if that is shown: the result, where the answer may be out of sight. */
  range: AnswerRange | undefined;
  onAsk: (ask: Ask) => void;
}) {
  const { channel } = set;
  const change = (next: Partial<Levers>) => onAsk(askOf(sample, tryLevers(next)));
  return (
    <fieldset className="in-data-failed:hidden noscript:hidden" aria-describedby={`${id}-summary`}>
      <legend className="float-left w-full font-semibold text-ink-900">{whatIf.legend}</legend>
      <div
        role="radiogroup"
        aria-label={whatIf.channels}
        className="clear-both grid grid-cols-2 gap-2 pt-3"
      >
        {[undefined, ...sample.channels.map(({ name }) => name)].map((name) => (
          <label
            key={name ?? ''}
            className="flex min-h-11 cursor-pointer items-center rounded-control border border-edge bg-white px-2 text-tiny text-ink-900 outline-offset-2 outline-teal-600 hover:border-ink-900 has-checked:border-ink-900 has-checked:bg-ink-900 has-checked:font-semibold has-checked:text-white has-focus-visible:outline-3 forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              name={`${id}-channel`}
              className="sr-only"
              checked={channel === name}
              onChange={() => change({ ...set, channel: name })}
            />
            {spaced(name ?? whatIf.allChannels)}
          </label>
        ))}
      </div>
      <div className="mt-5 grid gap-2">
        {levers.map((lever) => (
          <Slider
            key={lever}
            id={`${id}-${lever}`}
            lever={lever}
            value={set[lever]}
            onChange={(value) => change({ ...set, [lever]: value })}
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
          onClick={() => change({ channel })}
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
  lever: Lever;
  value: number;
  onChange: (value: number) => void;
}) {
  const { min, max, step } = leverLimits[lever];
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-small">
        <label htmlFor={id} className="font-semibold text-ink-900">
          {whatIf.levers[lever]}
        </label>{' '}
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
        className="block h-11 w-full cursor-pointer"
      />
    </div>
  );
}
