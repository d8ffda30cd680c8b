import type { Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { DevPageScript } from '@/components/analytics/dev-page-script';
import { ConsentBanner } from '@/components/analytics/consent-banner';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SkipLink } from '@/components/layout/skip-link';
import { siteMetadata, themeColor } from '@/lib/metadata';
import './globals.css';

// Optional: a font that is not there for the first paint waits for the next page. Fonts that
// swap in later move the words by a few pixels, however well the fallback's metrics are tuned.
// Next preloads them in the order of their file names: the larger, of the body, comes first, on the
// connection that is already warm.
const instrumentSans = localFont({
  src: './fonts/body.woff2',
  weight: '400 700',
  variable: '--font-instrument-sans',
  display: 'optional',
});

const bricolageGrotesque = localFont({
  src: './fonts/display.woff2',
  weight: '700',
  variable: '--font-bricolage-grotesque',
  display: 'optional',
});

export const metadata = siteMetadata;

export const viewport: Viewport = { themeColor };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={`${bricolageGrotesque.variable} ${instrumentSans.variable}`}>
      <body>
        <SkipLink />
        <ConsentBanner />
        <Header />
        {children}
        <Footer />
        {process.env.NODE_ENV === 'development' && <DevPageScript />}
      </body>
    </html>
  );
}
