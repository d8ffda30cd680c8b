import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import type { IslandName } from '@/components/islands/registry';
import { readCompiled } from '@/lib/content/compiled';
import { keepsNextRuntime } from '@/lib/base/next-runtime';
import { UserError } from '@/lib/base/error';
import { showsDrafts } from '@/lib/content/entry';
import { writePictures } from '@/lib/pictures/pictures';
import { hostOfBuild, writeHostFiles } from './hosts/write-host-files';
import { listFiles } from '@/lib/base/files';
import { replaceFolder } from './replace-folder';
import { runTool } from './run-tool';
import { bundleBrowserCode } from './bundle-browser-code';
import { compressFolder, FIRST_FLIGHT } from './compress';
import { licencesOf, licencesPath } from './licences';
import { writeMarkdownVersions } from './markdown-versions';
import { pageStyler } from './page-styles';
import { writeRedirectPages } from './redirect-page';
import { removeNextFiles } from './remove-next-files';
import { inlineDrawings } from './inline-drawings';
import { addPagePolicy, transformPage } from './transform-page';

/** Where Next exports to (next.config.mjs), and where the export is worked on. */
const workFolder = '.build/export';

/**
 * Builds the site, from its checked content to the folder that a host serves. That folder is filled
 * anew when everything is finished, so a build that fails leaves the site of the one before.
 * `KEEP_NEXT_RUNTIME=1` keeps Next's runtime: the way out when a new Next writes pages differently.
 * @param outDir the folder to be served
 * @throws UserError when the output is not as it must be
 */
export async function buildSite(outDir: string): Promise<void> {
  if (showsDrafts()) {
    console.log('Drafts are in this export: it is for looking at, not to publish.');
  }
  await runTimed('pages exported by Next', async () => {
    const code = await runTool('next/dist/bin/next', 'build');
    // Its own output has said why.
    if (code !== 0) throw new UserError(`next build failed with code ${code}.`);
  });
  await runTimed('pictures placed', () =>
    writePictures(workFolder, readCompiled<string[]>('pictures.json')),
  );
  // Loaded late, because React must first know that this is production.
  const { islands } = await import('@/components/islands/registry');
  const browserCode = await runTimed('browser code bundled', () =>
    bundleBrowserCode(workFolder, Object.keys(islands)),
  );
  if (keepsNextRuntime()) {
    console.warn(
      'KEEP_NEXT_RUNTIME=1: Next’s runtime stays in every page, which allows inline scripts for it.',
    );
    await runTimed('policy placed, runtime kept', () => changePages(addPagePolicy));
  } else {
    const { renderToString } = await import('react-dom/server');
    const tools = {
      browserCode,
      // As its own React root writes it: with its name as the prefix of ids, which Next would not give.
      renderIsland: (name: string) =>
        renderToString(createElement(islands[name as IslandName]), {
          identifierPrefix: `${name}-`,
        }),
      styleFor: pageStyler(workFolder),
    };
    await runTimed('pages freed of Next’s runtime, islands and styles placed', () =>
      changePages((html) => transformPage(html, tools)),
    );
    await runTimed('files of Next removed', () => removeNextFiles(workFolder));
  }
  await runTimed('Markdown versions written', () => writeMarkdownVersions(workFolder));
  await runTimed('drawings of the first view placed', () =>
    changePages((html) => inlineDrawings(html, workFolder)),
  );
  await runTimed('redirect pages written', () => writeRedirectPages(workFolder));
  await runTimed('licences written', () =>
    writeFileSync(join(workFolder, licencesPath), licencesOf(browserCode.sources)),
  );
  await runTimed('host files written', () => writeHostFiles(workFolder));
  // Hosts that build the site themselves compress too, and would publish the compressed files as pages.
  if (hostOfBuild(process.env) === undefined) {
    await runTimed('compressed', () => compressFolder(workFolder));
    noteLargePages();
  }
  replaceFolder(outDir, workFolder);
}

/** Notes pages that, as compressed, do not fit the first flight. */
function noteLargePages(): void {
  const pages = listFiles(workFolder)
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => ({ file, size: statSync(join(workFolder, file)).size }))
    .filter(({ size }) => size > FIRST_FLIGHT)
    .sort((a, b) => b.size - a.size)
    .map(({ file, size }) => `${file} (${size})`);
  if (pages.length === 0) return;
  const largest = pages.slice(0, 10).join(', ');
  console.log(
    `Above ${FIRST_FLIGHT} bytes, so that a slow phone waits one round trip more: ${pages.length} pages, the largest ${largest}`,
  );
}

function changePages(change: (html: string) => string): void {
  for (const page of listFiles(workFolder).filter((file) => file.endsWith('.html'))) {
    const file = join(workFolder, page);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

/** Runs a step of the build, and says its name and how long it took. */
async function runTimed<Result>(
  step: string,
  task: () => Result | Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  const result = await task();
  const seconds = (performance.now() - start) / 1000;
  console.log(`  ${seconds.toFixed(2).padStart(6)} s  ${step}`);
  return result;
}
