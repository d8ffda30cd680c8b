import localFont from 'next/font/local';

// Swapped in when they arrive: fallbacks.css holds their places until then.
// Next preloads them in the order of their file names: the body's first, on the warm connection.
export const instrumentSans = localFont({
  src: './body.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-family', value: 'Instrument Sans' }],
  display: 'swap',
  adjustFontFallback: false,
});

export const bricolageGrotesque = localFont({
  src: './display.woff2',
  weight: '700',
  declarations: [{ prop: 'font-family', value: 'Bricolage Grotesque' }],
  display: 'swap',
  adjustFontFallback: false,
});

// Accented letters and signs seldom seen: browsers load them where a page has one. They are families
// of their own, behind the first: where two faces share a family, Chromium lays out all its text in
// segments, which doubles the time. The ranges are those of `furtherCharacters`
// (lib/pictures/brand/characters.ts), written out since Next reads literals.
export const instrumentSansFurther = localFont({
  src: './body-further.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-family', value: 'Instrument Sans Further' },
    {
      prop: 'unicode-range',
      value:
        'U+22-24, U+27, U+3C, U+3E, U+5B-60, U+7B-7E, U+A1, U+A5, U+AB, U+AE, U+B0, U+BB, U+BF-D6, U+D8-F6, U+F8-FF, U+152-153, U+201E, U+2022, U+20AC, U+2122',
    },
  ],
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
});

export const bricolageGrotesqueFurther = localFont({
  src: './display-further.woff2',
  weight: '700',
  declarations: [
    { prop: 'font-family', value: 'Bricolage Grotesque Further' },
    {
      prop: 'unicode-range',
      value:
        'U+22-24, U+27, U+3C, U+3E, U+5B-60, U+7B-7E, U+A1, U+A5, U+AB, U+AE, U+B0, U+BB, U+BF-D6, U+D8-F6, U+F8-FF, U+152-153, U+201E, U+2022, U+20AC, U+2122',
    },
  ],
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
});
