import type { Sheet } from '@/content/schema';
import { requirePicture } from '@/lib/site/pages';
import { documents } from '@/words';
import { Chip } from './chip';
import { PictureImage } from './illustration';

/**
 * A sheet of a document that our work leaves behind, of three kinds: a table, a chart with its rows, or
 * something written. With the mark of a pen, and a stamp.
 * @param name of the sheet in content/ui/documents.yaml
 */
export function DocumentPage({ name }: { name: string }) {
  const sheet = documents.sheets.find((candidate) => candidate.name === name);
  if (sheet === undefined) return null;
  return (
    <figure className="flex min-w-0 grow flex-col break-inside-avoid rounded-bar border border-line bg-white px-3 py-4 text-tiny text-body shadow-sheet sm:px-5">
      <figcaption className="mb-3 border-b border-ink-900 pb-3">
        <p className="flex flex-wrap items-start justify-between gap-x-3">
          <span className="grow basis-1/2 font-display text-h3 font-bold tracking-display text-ink-900">
            {sheet.title}
          </span>
          <Chip>{documents.label}</Chip>
        </p>
        <p className="text-tiny text-muted">{sheet.about}</p>
      </figcaption>
      {sheet.chart && <Chart {...sheet.chart} />}
      {sheet.letter && <Letter {...sheet.letter} />}
      {sheet.rows && <Rows {...sheet} rows={sheet.rows} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="grow basis-1/3 text-tiny text-muted">{sheet.note}</p>
        {sheet.stamp && (
          <p
            className={`shrink-0 -rotate-6 rounded-bar border-3 border-current px-3 py-1 font-display text-lead/tight font-bold uppercase ${tones[sheet.stamp.tone]}`}
          >
            {sheet.stamp.words}
          </p>
        )}
      </div>
    </figure>
  );
}

function Chart({ drawing, axis }: NonNullable<Sheet['chart']>) {
  return (
    <div className="mb-2">
      <PictureImage picture={requirePicture(drawing)} />
      {axis && (
        <p className="mt-1 flex justify-between gap-3 text-tiny text-muted">
          {axis.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      )}
    </div>
  );
}

const tones = { good: 'text-teal-600', bad: 'text-coral-600', plain: 'text-ink-900' } as const;

const letters = {
  mail: 'border-l-2 border-line pl-4',
  chat: 'w-fit max-w-narrow rounded-control rounded-bl-bar bg-teal-100 px-4 py-2 even:ml-auto even:rounded-bl-control even:rounded-br-bar even:bg-sand',
  code: 'overflow-x-auto bg-ink-900 px-4 py-1 text-mist first:pt-3 last:pb-3',
} as const;

/** What somebody wrote: a mail, the messages of a chat, or lines of code. */
function Letter({ kind, lines }: NonNullable<Sheet['letter']>) {
  return (
    <ul className={`mb-2 grid grow content-start ${kind === 'code' ? '' : 'gap-3'}`}>
      {lines.map(({ by, text }) => (
        <li key={text} className={letters[kind]}>
          {by && <span className="mr-2 block font-semibold text-ink-900">{by}</span>}
          {text}
        </li>
      ))}
    </ul>
  );
}

function Rows({
  columns,
  bars = false,
  rows,
}: Pick<Sheet, 'columns' | 'bars'> & { rows: NonNullable<Sheet['rows']> }) {
  const longest = Math.max(...rows.map(({ finding }) => Number(finding)));
  // Without columns and bars, the rows are terms with what they mean.
  const isTable = columns !== undefined || bars;
  return (
    <table className="tabular w-full grow border-collapse">
      {columns && (
        <thead>
          <tr className="text-tiny text-muted">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`pb-1 font-normal not-first:pl-1.5 sm:not-first:pl-3 ${sideOf(index, columns.length, true)}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody className="ruled border-line">
        {rows.map(({ name, first, second, finding, tone, pen }) => (
          <tr key={name} className="align-middle">
            <th
              scope="row"
              className="py-2 text-left leading-snug font-semibold text-ink-900 hyphens-auto max-sm:min-w-16 max-sm:wrap-anywhere pr-1.5 sm:pr-3 xl:py-2.5"
            >
              {pen === 'strike' ? (
                <s className="decoration-coral-600 decoration-2">{name}</s>
              ) : (
                name
              )}
            </th>
            {bars && (
              <td className="w-2/5 sm:w-1/2">
                <svg aria-hidden="true" width="100%" height="10">
                  <rect
                    width={`${Math.round((Number(finding) / longest) * 100)}%`}
                    height="10"
                    rx="5"
                    className={tone === 'bad' ? 'fill-coral-600' : 'fill-teal-600'}
                  />
                </svg>
              </td>
            )}
            {[first, second, finding]
              .filter((cell) => cell !== undefined)
              .map((cell, index, cells) => {
                const isFinding = index === cells.length - 1;
                return (
                  <td
                    key={index}
                    className={`py-2 pl-1.5 leading-snug sm:pl-3 ${sideOf(index + 1, cells.length + 1, isTable)} ${isFinding ? `font-semibold ${tones[tone ?? 'plain']}` : ''} ${columns && pen === 'circle' && isFinding ? 'min-w-20' : ''}`}
                  >
                    {isFinding && pen && pen !== 'strike' ? (
                      <PenMark pen={pen}>{cell}</PenMark>
                    ) : (
                      cell
                    )}
                  </td>
                );
              })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of a table, the last column stands at the sheet's right edge. */
const sideOf = (index: number, count: number, isTable: boolean) =>
  isTable && index === count - 1 ? 'text-right' : 'text-left';

const pens = {
  circle: {
    place: '-inset-x-3 -inset-y-1.5',
    d: 'M30 6C62-2 97 5 97 20S62 39 35 37 1 25 6 14 42 1 76 6',
  },
  tick: {
    place: '-right-6 -top-1 size-6 text-teal-600',
    d: 'M6 24 34 36C52 18 72 6 98 2',
  },
  underline: {
    place: 'inset-x-0 -bottom-2 h-3 text-coral-600',
    d: 'M2 22C32 12 70 14 98 10M12 36C40 28 62 28 84 26',
  },
} as const;

/** Words with the mark of a pen on them. */
export function PenMark({ pen, children }: { pen: keyof typeof pens; children: string }) {
  return (
    <span className="relative inline-block">
      {children}
      <span aria-hidden="true" className={`absolute ${pens[pen].place}`}>
        <svg
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          className="size-full overflow-visible fill-none stroke-current"
        >
          <path
            d={pens[pen].d}
            vectorEffect="non-scaling-stroke"
            strokeLinecap="round"
            strokeWidth="2.5"
          />
        </svg>
      </span>
    </span>
  );
}
