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

// The letters of Western Europe: browsers load them where a page has one of them. The ranges are
// those of `europeanCharacters` (lib/brand/characters.ts), written out since Next reads literals.
export const instrumentSansEuropean = localFont({
  src: './body-european.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-family', value: 'Instrument Sans' },
    {
      prop: 'unicode-range',
      value: 'U+A1, U+A5, U+AB, U+BB, U+BF-D6, U+D8-F6, U+F8-FF, U+152-153, U+201E',
    },
  ],
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
});

export const bricolageGrotesqueEuropean = localFont({
  src: './display-european.woff2',
  weight: '700',
  declarations: [
    { prop: 'font-family', value: 'Bricolage Grotesque' },
    {
      prop: 'unicode-range',
      value: 'U+A1, U+A5, U+AB, U+BB, U+BF-D6, U+D8-F6, U+F8-FF, U+152-153, U+201E',
    },
  ],
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
});
