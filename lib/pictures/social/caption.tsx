import type { CSSProperties, ReactElement } from 'react';
import { colours } from '../brand/colours';
import type { PictureInputs } from './picture';

/** The part of the picture that the words have, in pixels: left of the drawing. */
export const captionSize = { width: 592, height: 480 } as const;

const LEFT_EDGE = 72;
const MEASURE = 496;

/** The words of a social picture, for Satori: https://github.com/vercel/satori#css */
export function Caption({ brand, kicker, title }: Omit<PictureInputs, 'drawing'>): ReactElement {
  return (
    <div style={{ ...column, ...captionSize, color: colours.white }}>
      <div style={{ ...brandStyle, ...brandPlace(brand) }}>{brand}</div>
      <div style={{ ...column, ...wordsPlace }}>
        {kicker !== undefined && <div style={kickerStyle}>{kicker.toUpperCase()}</div>}
        <div style={{ ...titleStyle, fontSize: titleSize(unbroken(title)) }}>{unbroken(title)}</div>
      </div>
    </div>
  );
}

const column = { display: 'flex', flexDirection: 'column' } as const satisfies CSSProperties;
const display = { fontFamily: 'display, display-ext', letterSpacing: '-0.02em' } as const;
const brandStyle: CSSProperties = { ...display, position: 'absolute', whiteSpace: 'nowrap' };

/** As high as the drawing beside them. */
const wordsPlace: CSSProperties = {
  position: 'absolute',
  left: LEFT_EDGE,
  top: 138,
  width: MEASURE,
  height: 326,
  justifyContent: 'center',
  gap: 22,
};

const kickerStyle: CSSProperties = {
  color: colours['teal-300'],
  fontFamily: 'label, display, display-ext',
  fontSize: 23,
  letterSpacing: '0.09em',
};

const titleStyle: CSSProperties = { ...display, lineHeight: 1.06, textWrap: 'balance' };

/** The company's name beside the middle of the logo, in the size in which it fits on a line. */
function brandPlace(brand: string): CSSProperties {
  // Set closely, letters take a tenth less than the most that they may.
  const fontSize = Math.min(31, Math.floor((MEASURE - 58) / (emsOf(brand) * 0.9)));
  return { left: LEFT_EDGE + 58, top: 56 + (31 - fontSize) * 0.7, fontSize };
}

/** The largest size, in pixels, in which a title takes at most four lines and its widest word fits. */
function titleSize(title: string): number {
  const widest = Math.max(...title.split(' ').map(emsOf));
  return Math.min(72, Math.round(98 - title.length * 0.86), Math.floor(MEASURE / widest));
}

/** The widest that a word can be, in em. */
function emsOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + (/[MWmw%@—…™]/.test(letter) ? 1 : 0.62), 0);
}

/** A title whose short clauses stay on one line: “See it, / ask why, / act on it”. */
function unbroken(title: string): string {
  return title.replace(/[^,:;]+[,:;]?/g, (clause) => {
    const words = clause.trim();
    return words.length <= 11 ? clause.replace(words, words.replaceAll(' ', '\u00a0')) : clause;
  });
}
