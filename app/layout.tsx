import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { PageScript } from '@/components/islands/page-script';
import { ConsentBanner } from '@/components/layout/consent-banner';
import { Footer } from '@/components/layout/footer';
import { SkipLink } from '@/components/layout/skip-link';
import { siteMetadata, themeColor } from '@/lib/seo/metadata';
import './fonts/faces';
import './globals.css';

/** Whether Next's runtime stays in the pages; otherwise the export gives them the page script. */
const hasNextRuntime =
  process.env.NODE_ENV === 'development' || process.env.KEEP_NEXT_RUNTIME === '1';

export const metadata = siteMetadata;

export const viewport: Viewport = { themeColor };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
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
