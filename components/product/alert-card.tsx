import { figures } from '@/words';
import { sampleData } from '@/words';
import type { Alert, Severity } from '@/lib/sample-brand/alerts';
import { number } from '@/lib/sample-brand/format';
import { fill } from '@/lib/fill';
import { Chip, type ChipLook } from '../ui/chip';
import { Icon } from '../ui/icon';
import { linear, linePath } from './charts/shapes';
import { spaced } from './charts/spaced';
import { SampleChip } from './sample-chip';

const words = sampleData.alerts;

const severityLooks: Record<Severity, ChipLook> = {
  urgent: 'coral',
  warning: 'gold',
  note: 'teal',
};

/** An alert's metric now and its limit, with as many decimals as it takes to tell them apart. */
function figuresOf({ values, threshold }: Alert): readonly [now: string, limit: string] {
  const last = values.at(-1) ?? 0;
  const digits = number(last, 1) === number(threshold, 1) ? 2 : 1;
  return [number(last, digits), number(threshold, digits)];
}

/** How urgent an alert is. */
export function SeverityChip({ severity }: Pick<Alert, 'severity'>) {
  return <Chip look={severityLooks[severity]}>{words.severities[severity]}</Chip>;
}

/** How urgent an alert is, and when it came. */
export function AlertHead({ severity, when }: Alert) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
      <SeverityChip severity={severity} /> {when}
    </p>
  );
}

/** What to do about an alert. */
export function AlertAction({ action }: Alert) {
  return (
    <p className="flex gap-3">
      <span className="mt-0.5 text-coral-600">
        <Icon name="target" />
      </span>
      <span>
        <span className="font-semibold text-ink-900">{words.next} </span>
        {action}
      </span>
    </p>
  );
}

/** By which channel an alert was sent. */
export function AlertSender({ sentBy }: Alert) {
  return (
    <p className="flex items-center gap-2.5 text-small text-muted">
      <Icon name={sentBy} />
      {words.sentBy[sentBy]}
    </p>
  );
}

/** An alert with room for its metric's line: what moved, how far, and what to do. */
export function AlertCard(alert: Alert) {
  return (
    <article className="flex h-full flex-col rounded-panel border border-line bg-white p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AlertHead {...alert} /> <SampleChip look="sand" />
      </div>
      <h3 className="mt-3 text-h3">{alert.subject}</h3>
      <p className="mt-1">{alert.message}</p>
      <div className="mt-6 flex grow flex-col">
        <AlertMetric {...alert} size="large" />
      </div>
      <div className="mt-5">
        <AlertAction {...alert} />
      </div>
      <div className="mt-3">
        <AlertSender {...alert} />
      </div>
    </article>
  );
}

/** An alert's metric now and its limit, in words. */
export function AlertFigures(alert: Alert) {
  const [now, limit] = figuresOf(alert);
  return (
    <p className="flex flex-wrap justify-between gap-x-2 text-tiny">
      <span>{alert.metric}</span>{' '}
      <span className="whitespace-nowrap">
        {words.now} <span className="font-bold">{now}</span>, {words.limit} {limit}
      </span>
    </p>
  );
}

/** Weeks that a line shows: enough to see what is usual, few enough to see it break. */
const SHOWN_WEEKS = 12;

/** The metric of an alert with its limit: a line over the weeks, or a bar that falls short. */
export function AlertMetric({ size, ...alert }: Alert & { size: 'large' | 'small' }) {
  const { kind, values, week } = alert;
  return (
    <>
      <AlertFigures {...alert} />
      {kind === 'promotion' ? (
        <ShortOfLimit {...alert} />
      ) : (
        <AlertLine {...alert} look={`${size} on paper`} />
      )}
      {size === 'large' && kind !== 'promotion' && (
        <p className="mt-2 flex justify-between text-tiny text-muted" aria-hidden="true">
          {[week - Math.min(SHOWN_WEEKS, values.length) + 1, week].map((shown) => (
            <span key={shown}>{spaced(fill(figures.week, { week: shown }))}</span>
          ))}
        </p>
      )}
    </>
  );
}

/** A figure that has no course yet, such as what a promotion of two weeks brings. */
function ShortOfLimit({ values, threshold }: Alert) {
  const last = values.at(-1) ?? 0;
  const x = linear([0, Math.max(last, threshold) * 1.4], [0, 100]);
  return (
    <svg className="mt-3 h-8 w-full overflow-visible" aria-hidden="true">
      <rect width="100%" y="8" height="16" rx="4" className="fill-sand" />
      <rect width={`${Math.round(x(last))}%`} y="8" height="16" rx="4" className="fill-coral-400" />
      <line
        x1={`${Math.round(x(threshold))}%`}
        x2={`${Math.round(x(threshold))}%`}
        y2="32"
        className="stroke-ink-900 stroke-2"
        strokeDasharray="4 4"
      />
    </svg>
  );
}

const looks = {
  'large on paper': {
    box: 'h-44 grow',
    line: 'stroke-teal-600',
    limit: 'stroke-ink-900',
    point: 'fill-coral-600',
  },
  'small on paper': {
    box: 'h-14',
    line: 'stroke-teal-600',
    limit: 'stroke-ink-900',
    point: 'fill-coral-600',
  },
  'on ink': {
    box: 'h-full',
    line: 'stroke-teal-300',
    limit: 'stroke-mist',
    // Only here does it call: the others lie below the first view, where no one would see it.
    point: 'alert-dot fill-coral-400',
  },
} as const;

/**
 * A metric's line, the dashed limit, and the point beyond it. On ink the limit runs on, and dots
 * lead away from the point, which calls once: there it stands behind what it sets off.
 */
export function AlertLine({
  values,
  threshold,
  look,
}: Pick<Alert, 'values' | 'threshold'> & { look: keyof typeof looks }) {
  const { box, line, limit, point } = looks[look];
  const shown = values.slice(-SHOWN_WEEKS);
  const x = linear([0, shown.length - 1], [0, 100]);
  const y = linear([0, Math.max(...shown, threshold) * 1.1], [100, 0]);
  const last = `${Math.round(y(shown.at(-1) ?? 0))}%`;
  const limitAt = `${Math.round(y(threshold))}%`;
  const leadsOn = look === 'on ink';
  return (
    <svg className={`mt-2 w-full overflow-visible ${box}`} aria-hidden="true">
      <line
        x2={leadsOn ? '220%' : '100%'}
        y1={limitAt}
        y2={limitAt}
        className={limit}
        strokeDasharray="4 4"
      />
      {leadsOn && (
        <line
          x1="100%"
          x2="140%"
          y1={last}
          y2={last}
          className="hidden stroke-coral-400 sm:block"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 14"
        />
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        <path
          d={linePath(shown.map((value, index) => [x(index), y(value)]))}
          className={`fill-none stroke-2 ${line}`}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
        />
      </svg>
      <circle cx="100%" cy={last} r="6" className={point} />
    </svg>
  );
}
