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
