import { z } from 'zod';
import type { Edit } from './edits';
import type { PageScan, ScannedRange } from './scan-page';

/** What the prune step finds in a page. */
export type Pruning = {
  /** The ranges of Next's runtime, to be cut. */
  readonly cuts: readonly Edit[];
  /** Ids of the client modules that the page's payload names. */
  readonly clientModuleIds: ReadonlySet<string>;
  /** What is not as known, one line each: reasons to stop the build. */
  readonly problems: readonly string[];
};

const cut = ({ start, end }: ScannedRange): Edit => ({ start, end, text: '' });

/** Inline scripts that are data: they run nothing, so they stay. */
const dataTypes = new Set(['application/ld+json', 'speculationrules']);

const runtimeSource = /^\/_next\/static\/.+\.js(\?.*)?$/;
const hydrationMark = /^<!--(\/?\$| )-->$/;
const payloadPush =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\);?$/s;

/** A push is [0] at the start, or [kind, text] for a piece of the payload. */
const pushSchema = z.union([z.tuple([z.number()]), z.tuple([z.number(), z.unknown()])]);

/** The text that a push adds to the payload, or undefined when the push is not as known. */
function pieceOf(push: string): string | undefined {
  try {
    const [, piece] = pushSchema.parse(JSON.parse(push));
    return typeof piece === 'string' ? piece : '';
  } catch {
    return undefined;
  }
}

/**
 * Finds Next's runtime in an exported page: scripts, inline payload, script preloads, and the
 * marks that they read.
 * Everything else is left as it stands. Whatever is not known is reported, never guessed at.
 */
export function pruningOf(html: string, scan: PageScan): Pruning {
  const cuts: Edit[] = [];
  const problems: string[] = [];
  let payload = '';

  // Marks that only hydration reads: where text nodes meet, and where boundaries start and end.
  const marks = scan.comments.filter(({ start, end }) =>
    hydrationMark.test(html.slice(start, end)),
  );
  const [boundary] = /<div hidden="">(<!--\/?\$-->)+<\/div>/.exec(html) ?? [];
  if (boundary === undefined) cuts.push(...marks.map(cut));
  else {
    const start = html.indexOf(boundary);
    const end = start + boundary.length;
    cuts.push(
      { start, end, text: '' },
      ...marks.filter((mark) => mark.start < start || mark.end > end).map(cut),
    );
  }
  const sizeAdjust = scan.metas.find(({ attributes }) => attributes['name'] === 'next-size-adjust');
  if (sizeAdjust) cuts.push(cut(sizeAdjust));
  for (const link of scan.links) {
    const { rel, as } = link.attributes;
    if ((rel === 'preload' && as === 'script') || rel === 'modulepreload') cuts.push(cut(link));
  }
  for (const script of scan.scripts) {
    const { type, src, id } = script.attributes;
    if (type !== undefined && dataTypes.has(type)) continue;
    const text = html.slice(script.contentStart, script.contentEnd);
    if (src !== undefined) {
      if (!runtimeSource.test(src)) problems.push(`unknown script ${src}`);
    } else if (id !== '_R_') {
      const push = payloadPush.exec(text)?.[1];
      if (push === undefined) {
        const hint = text.includes('$RC')
          ? ' (streamed content: a Suspense boundary or loading.tsx cannot be exported as plain HTML)'
          : '';
        problems.push(`unknown inline script: ${text.slice(0, 80)}${hint}`);
        continue;
      }
      const piece = pieceOf(push);
      if (piece === undefined) problems.push(`unknown payload: ${text.slice(0, 80)}`);
      else payload += piece;
    }
    cuts.push(cut(script));
  }
  if (payload === '') {
    problems.push('no payload of Next found: this Next version writes its pages differently');
  }
  // Text in the payload is escaped or carries its length, so a line that starts like this is an
  // import; a false match would name an id that no manifest has, and stop the build.
  const imports = payload.matchAll(/(?:^|\n)[0-9a-f]+:I\["?([^",]+)"?,/g);
  const clientModuleIds = new Set(Array.from(imports, ([, id]) => id ?? ''));
  return { cuts, clientModuleIds, problems };
}
