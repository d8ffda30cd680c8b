import type { ReactNode } from 'react';
import type { Pages } from '@/content/schema';
import type { CaseStudy } from '@/lib/content/entries';
import { caseStudies } from '@/.content';

/** What the scale of bars ends at, in per cent of before: all case studies share it. */
const scale = Math.max(...caseStudies.map(({ change }) => 100 + (change?.percent ?? 0)));

/** Before and after of one case study: bars from zero, or thirty days beside one. */
export function ResultsChart({
  change: { days, percent = 0 },
  words,
}: {
  change: NonNullable<CaseStudy['change']>;
  words: Pages['case-studies']['chart'];
}) {
  return (
    <dl className="grid gap-2 text-small lg:gap-3">
      <Row name={words.before}>
        {days === undefined ? (
          <ResultBar length={100 / scale} tone="fill-mist-dim" />
        ) : (
          <Days count={days} />
        )}
      </Row>
      <Row name={words.after}>
        {days === undefined ? (
          <>
            <ResultBar length={(100 + percent) / scale} tone="fill-teal-300" />
            <ResultBar length={100 / scale} tone="fill-mist-dim" />
          </>
        ) : (
          <rect y="6" width="4.6%" height="11" rx="2" className="fill-teal-300" />
        )}
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4">
      <dt className="w-14 shrink-0">{name}</dt>
      <dd className="flex-1">
        <svg aria-hidden="true" className="h-6 w-full overflow-visible">
          {children}
        </svg>
      </dd>
    </div>
  );
}

/** @param length as a share of the room there is */
function ResultBar({ length, tone }: { length: number; tone: string }) {
  return <rect width={`${Math.round(length * 1000) / 10}%`} height="24" rx="4" className={tone} />;
}

/** Empty days, in two rows. */
function Days({ count }: { count: number }) {
  const columns = count / 2;
  return Array.from({ length: count }, (_, day) => (
    <rect
      key={day}
      x={`${((day % columns) * 100) / columns}%`}
      y={day < columns ? 0 : 13}
      width="4.6%"
      height="11"
      rx="2"
      className="fill-mist-dim"
    />
  ));
}
