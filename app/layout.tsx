import type { Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { PageScript } from '@/components/islands/page-script';
import { ConsentBanner } from '@/components/layout/consent-banner';
import { Footer } from '@/components/layout/footer';
import { SkipLink } from '@/components/layout/skip-link';
import { siteMetadata, themeColor } from '@/lib/seo/metadata';
import './globals.css';

// Swapped in when they arrive: fonts/fallbacks.css holds their places until then.
// Next preloads them in the order of their file names: the body's first, on the warm connection.
const instrumentSans = localFont({
  src: './fonts/body.woff2',
  weight: '400 700',
  variable: '--font-instrument-sans',
  display: 'swap',
  adjustFontFallback: false,
});

const bricolageGrotesque = localFont({
  src: './fonts/display.woff2',
  weight: '700',
  variable: '--font-bricolage-grotesque',
  display: 'swap',
  adjustFontFallback: false,
});

/** Whether Next's runtime stays in the pages; otherwise the export gives them the page script. */
const hasNextRuntime =
  process.env.NODE_ENV === 'development' || process.env.KEEP_NEXT_RUNTIME === '1';

export const metadata = siteMetadata;

export const viewport: Viewport = { themeColor };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={`${bricolageGrotesque.variable} ${instrumentSans.variable}`}>
      <body>
        <SkipLink />
        <ConsentBanner />
        {children}
        <Footer />
        {hasNextRuntime && <PageScript />}
      </body>
    </html>
  );
}
