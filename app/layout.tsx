import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { PageScript } from '@/components/islands/page-script';
import { ConsentBanner } from '@/components/layout/consent-banner';
import { Footer } from '@/components/layout/footer';
import { siteMetadata, themeColor } from '@/lib/seo/metadata';
import { navigation } from '@/.content';
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
        {/* The first stop of the keyboard: past the header to the page (WCAG 2.4.1). */}
        <a href="#content" className="skip-link">
          {navigation.spoken.skip}
        </a>
        <ConsentBanner />
        {children}
        <Footer />
        {hasNextRuntime && <PageScript />}
      </body>
    </html>
  );
}
