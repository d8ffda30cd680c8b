import { redirects } from '@/content/redirects';
import { routes } from '@/content/routes';
import { contentSecurityPolicy, policyOptionsFrom } from '@/lib/hosting/policy';
import { readArticles } from '@/lib/articles';
import { buildingHost } from '@/scripts/hosts/building-host';
import { emitHostFiles } from '@/scripts/hosts/emit';
import { buildId } from './build-id';
import { bundleBrowserCode } from './bundle-browser-code';
import { compressFolder } from './compress';
import { keepRuntime } from './keep-runtime';
import { allStylesheets } from './page-styles';
import { writeRedirectPages } from './redirect-page';
import { removeNextFiles } from './remove-next-files';
import { runNextBuild } from './run-next';
import { stopwatch } from './stopwatch';
import { shortensNames, transformPages } from './transform-pages';

/** How many articles, the newest, are compressed with all effort. */
const articlesCompressedThoroughly = 100;

/**
 * Builds the site, from its checked content to the folder that a host serves.
 * `PRUNE=0` keeps Next's runtime: the way out when a new Next writes pages differently.
 * @param outDir where `next build` exports to
 * @throws Problem when the output is not as it must be
 */
export async function buildSite(outDir: string): Promise<void> {
  const prune = process.env.PRUNE !== '0';
  const analyticsId = process.env.NEXT_PUBLIC_GA_ID || undefined;
  const policyOptions = policyOptionsFrom(process.env);
  const policy = contentSecurityPolicy(policyOptions);
  const articles = readArticles();
  const { run } = stopwatch();

  await run('pages exported by Next', async () =>
    runNextBuild({
      SITE_BUILD_ID: await buildId([
        process.env.SITE_URL,
        process.env.SOURCE_DATE_EPOCH,
        analyticsId,
      ]),
    }),
  );
  // Loaded late, because React must first know that this is production.
  const { islands } = await import('@/components/islands/registry');
  const browserCode = await run('browser code bundled', () =>
    bundleBrowserCode({
      outDir,
      islands: Object.keys(islands),
      analyticsId,
      css: prune && shortensNames ? allStylesheets(outDir) : undefined,
    }),
  );
  if (prune) {
    const { islandRenderer } = await import('./render-islands');
    await run('runtime pruned, islands and styles placed', () =>
      transformPages({
        outDir,
        browserCode,
        renderIsland: islandRenderer(islands),
        articlePaths: articles.map((article) => article.path),
        policyFor: (styleHashes) => contentSecurityPolicy({ ...policyOptions, styleHashes }),
      }),
    );
    await run('files of the runtime removed', () => removeNextFiles(outDir));
  } else {
    await run('page script placed, runtime kept', () => keepRuntime(outDir, browserCode, policy));
  }
  await run('redirect pages written', () => writeRedirectPages(outDir, redirectList, policy));
  await run('host files written', () => emitHostFiles(outDir));
  // Hosts that build the site themselves compress too, and would publish the twins as files.
  if (buildingHost(process.env) === undefined) {
    const older = articles.slice(articlesCompressedThoroughly);
    const fast = new Set(older.map((article) => `${article.path.slice(1)}.html`));
    await run('compressed', () => compressFolder(outDir, fast));
  }
}

const redirectList = redirects.map(({ from, to }) => ({ from, to: routes[to].path }));
