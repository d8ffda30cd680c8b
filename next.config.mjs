// @ts-check
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
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
    // Not in development, whose own addresses (redirects, pictures as they are asked for) an export
    // does not have.
    ...(!isDevelopment && { output: 'export' }),
    // Where the export is worked on; scripts/build.ts puts it into out/ when it is finished.
    ...(!isDevelopment && { distDir: '.build/export' }),
    trailingSlash: false,
    poweredByHeader: false,
    reactStrictMode: true,
    agentRules: false,
    // In the other corner it lies over the first letters of an error.
    devIndicators: { position: 'bottom-right' },
    // Not the outermost folder with a lockfile, as Next would have it: class names follow from paths.
    turbopack: {
      root: await packagesRoot(),
      // Its parser of style sheets does not know this one, keeps it, and says so at every request.
      ignoreIssue: [{ path: '**/globals.css', description: /'target-current' is not recognized/ }],
    },
    // Half of a build's time; `npm test` checks types by themselves, once for all of its builds.
    typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
    // Pictures are a route only in development, where no build has written them; pages of case studies
    // and further lists only where there are some: an export refuses a page without addresses.
    pageExtensions: isDevelopment
      ? ['dev.ts', 'cases.tsx', 'lists.tsx', 'tsx', 'ts']
      : [...(await optionalPages()), 'tsx', 'ts'],
    // Always the same, so that the same input gives the same bytes.
    generateBuildId: () => 'export',
    // Lets the development server be opened by either name of this machine.
    allowedDevOrigins: ['127.0.0.1'],
    serverExternalPackages: ['@resvg/resvg-js', 'sharp', 'svgo'],
    experimental: {
      // Measures each page for the router, which the build prunes: a seventh of a page's time.
      prefetchInlining: false,
      // Next leaves a processor free, and gives each worker one run of pages: of two processors
      // it used one. Two workers more than processors even out that articles take longer than
      // their pictures.
      cpus: availableParallelism() + 2,
    },
    ...(isDevelopment && { redirects: developmentRedirects }),
  };
}

/** The folder that holds the packages: in a workspace of npm it is above. */
const packagesRoot = () =>
  resolve(createRequire(import.meta.url).resolve('next/package.json'), '../../..');

/** The endings of pages that have something to show: an export refuses one without addresses. */
async function optionalPages() {
  /** @type {typeof import('./lib/content/entries')} */
  const { writtenCaseStudies } = await tsImport('./lib/content/entries.ts', import.meta.url);
  /** @type {typeof import('./lib/content/article-lists')} */
  const { furtherLists } = await tsImport('./lib/content/article-lists.ts', import.meta.url);
  return [
    ...(writtenCaseStudies.length > 0 ? ['cases.tsx'] : []),
    ...(furtherLists.length > 0 ? ['lists.tsx'] : []),
  ];
}

async function developmentRedirects() {
  /** @type {typeof import('./lib/hosting/redirects')} */
  const { allRedirects } = await tsImport('./lib/hosting/redirects.ts', import.meta.url);
  return allRedirects().map(({ from, to }) => ({
    source: from,
    destination: to,
    permanent: true,
  }));
}
