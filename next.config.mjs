import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/**
 * Static export. Redirects are real only in development: a static export has none, so the
 * build writes redirect pages and each host's own redirect file instead, from the same list.
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
export default async function nextConfig(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    output: 'export',
    trailingSlash: false,
    poweredByHeader: false,
    reactStrictMode: true,
    agentRules: false,
    // Pages named page.dev.tsx, such as the visual system, exist only in development.
    pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
    // Set by scripts/build.ts from the sources; Next's own, random one otherwise.
    generateBuildId: () => process.env.SITE_BUILD_ID ?? null,
    // Lets the development server be opened by either name of this machine.
    allowedDevOrigins: ['127.0.0.1'],
    serverExternalPackages: ['@mdx-js/mdx', 'sharp'],
    // Measures each page for the router, which the build prunes: a seventh of a page's time.
    experimental: { prefetchInlining: false },
    ...(isDevelopment && { redirects: developmentRedirects }),
  };
}

async function developmentRedirects() {
  const { redirects } = await tsImport('./content/redirects.ts', import.meta.url);
  const { routes } = await tsImport('./content/routes.ts', import.meta.url);
  return redirects.map(({ from, to }) => ({
    source: from,
    destination: routes[to].path,
    permanent: true,
  }));
}
