import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { PageScript } from '@/components/islands/page-script';
import { ConsentBanner } from '@/components/layout/consent-banner';
import { Footer } from '@/components/layout/footer';
import { siteLanguage } from '@/lib/base/language';
import { keepsNextRuntime } from '@/lib/base/next-runtime';
import { siteMetadata, themeColor } from '@/lib/seo/metadata';
import { navigation } from '@/.content';
import './fonts/faces';
import './globals.css';

export const metadata = siteMetadata;

export const viewport: Viewport = { themeColor };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={siteLanguage}>
      <body>
        {/* The first stop of the keyboard: past the header to the page (WCAG 2.4.1). */}
        <a href="#content" className="skip-link">
          {navigation.spoken.skip}
        </a>
        <ConsentBanner />
        {children}
        <Footer />
        {/* Otherwise the export gives pages the page script. */}
        {keepsNextRuntime() && <PageScript />}
      </body>
    </html>
  );
}
