import type { CSSProperties, ReactElement } from 'react';
import { colours } from '@/lib/brand/colours';
import type { PictureInputs } from './picture';

/** The part of the picture that the words have, in pixels: left of the panel with the sketch. */
export const wordsSize = { width: 690, height: 560 } as const;

const left = 72;
const measure = 592;

/** Title sizes in pixels, each with the longest title that is set in it. */
const titleSizes = [
  { size: 88, longest: 16 },
  { size: 82, longest: 26 },
  { size: 74, longest: 38 },
  { size: 66, longest: 48 },
] as const;

/** The words of a social picture, for Satori: https://github.com/vercel/satori#css */
export function words({ brand, kicker, title }: PictureInputs): ReactElement {
  return (
    <div style={{ ...column, ...wordsSize, color: colours.white }}>
      <div style={{ ...line, ...brandPlace(brand), letterSpacing: '-0.02em' }}>{brand}</div>
      <div style={{ ...column, position: 'absolute', left, bottom: 36, width: measure, gap: 22 }}>
        {kicker !== undefined && <div style={kickerStyle}>{kicker.toUpperCase()}</div>}
        <div style={{ ...titleStyle, fontSize: titleSize(title) }}>{unbroken(title)}</div>
      </div>
    </div>
  );
}

const column = { display: 'flex', flexDirection: 'column' } as const satisfies CSSProperties;

const line: CSSProperties = {
  position: 'absolute',
  fontFamily: 'display, display-ext',
  whiteSpace: 'nowrap',
};

const kickerStyle: CSSProperties = {
  color: colours['teal-300'],
  fontFamily: 'label, display, display-ext',
  fontSize: 23,
  letterSpacing: '0.09em',
};

const titleStyle: CSSProperties = {
  fontFamily: 'display, display-ext',
  letterSpacing: '-0.022em',
  lineHeight: 1.06,
  textWrap: 'balance',
};

/** The company's name beside the middle of the mark, in the size in which it fits on a line. */
function brandPlace(brand: string): CSSProperties {
  // Set closely, letters take a tenth less than the most that they may.
  const fontSize = Math.min(31, Math.floor((measure - 58) / (emsOf(brand) * 0.9)));
  return { left: left + 58, top: 56 + (31 - fontSize) * 0.7, fontSize };
}

/** The largest size in which a title takes at most four lines and its widest word fits. */
function titleSize(title: string): number {
  const widest = Math.max(...title.split(/\s/).map(emsOf));
  const byLength = titleSizes.find(({ longest }) => title.length <= longest) ?? { size: 60 };
  return Math.min(byLength.size, Math.floor(measure / widest));
}

/** The most room that a word takes, in font sizes. */
function emsOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + (/[MWmw%@—…™]/.test(letter) ? 1 : 0.62), 0);
}

/** A title whose short clauses stay on one line: “See it, / ask why, / act on it”. */
function unbroken(title: string): string {
  return title.replace(/[^,:;]+[,:;]?/g, (clause) => {
    const own = clause.trim();
    return own.length <= 14 ? clause.replace(own, own.replaceAll(' ', '\u00a0')) : clause;
  });
}
