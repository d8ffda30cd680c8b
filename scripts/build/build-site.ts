import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { redirects } from '@/content/redirects';
import { routes } from '@/content/routes';
import { contentSecurityPolicy, policyOptionsFrom } from '@/lib/hosting/policy';
import { emitHostFiles } from '@/scripts/hosts/emit';
import { buildId } from './build-id';
import { bundleBrowserCode, type BrowserCode } from './bundle-browser-code';
import { checkContent } from './check-content';
import { readClientModules } from './client-modules';
import { compressFolder } from './compress';
import { htmlFiles } from './html-files';
import { inParallel } from './in-parallel';
import { keepRuntime } from './keep-runtime';
import { allStylesheets, pageStyles } from './page-styles';
import { problemOf } from './problem';
import { writeRedirectPages } from './redirect-page';
import { removeNextFiles } from './remove-next-files';
import { runNextBuild } from './run-next';
import { noShortClasses, shortClassesByPage } from './short-classes';
import { stopwatch } from './stopwatch';
import { laterNamesFrom, transformPage } from './transform-page';

/**
 * Whether the export has short names of classes and custom properties. They save 1.3 KB of
 * brotli a page and a fifth of its HTML on disk; set it to false to read the source's names in
 * the browser's tools.
 */
const shortensNames = true;

/**
 * Builds the site, from its content to the folder that a host serves.
 * `PRUNE=0` keeps Next's runtime: the way out when a new Next writes pages differently.
 * @param outDir where `next build` exports to
 * @throws Problem when the content or the output is not as it must be
 */
export async function buildSite(outDir: string): Promise<void> {
  const prune = process.env.PRUNE !== '0';
  const analyticsId = process.env.NEXT_PUBLIC_GA_ID || undefined;
  const policy = contentSecurityPolicy(policyOptionsFrom(process.env));
  const { run } = stopwatch();

  await run('content checked', () => checkContent());
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
      transformPages(outDir, browserCode, policy, islandRenderer(islands)),
    );
    await run('files of the runtime removed', () => removeNextFiles(outDir));
  } else {
    await run('page script placed, runtime kept', () => keepRuntime(outDir, browserCode, policy));
  }
  await run('redirect pages written', () => writeRedirectPages(outDir, redirectList, policy));
  await run('host files written', () => emitHostFiles(outDir));
  await run('compressed', () => compressFolder(outDir));
}

const redirectList = redirects.map(({ from, to }) => ({ from, to: routes[to].path }));

async function transformPages(
  outDir: string,
  browserCode: BrowserCode,
  policy: string,
  renderIsland: (name: string, props: string) => string,
): Promise<void> {
  const shortClassesFor = shortensNames
    ? shortClassesByPage(allStylesheets(outDir), browserCode.shortClasses)
    : () => noShortClasses;
  const styles = pageStyles(outDir, 'external', shortClassesFor);
  const tools = {
    browserCode,
    clientModules: await readClientModules('.next/server/app'),
    policy,
    renderIsland,
    stylesFor: styles.stylesFor,
    laterNames: laterNamesFrom(browserCode),
    shortClassesFor,
  };
  const files = (await htmlFiles(outDir)).filter((file) => !file.endsWith('_not-found.html'));
  const problems = await inParallel(files, 8, async (file) => {
    const page = transformPage(await readFile(file, 'utf8'), tools);
    await writeFile(file, page.html);
    return page.problems.map((problem) => `${relative(outDir, file)}: ${problem}`);
  });
  await styles.writeFiles();
  if (problems.flat().length > 0) {
    throw problemOf('The exported pages are not as this build knows them', problems.flat());
  }
}
