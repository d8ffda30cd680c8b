import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { exportFacts } from '@/scripts/hosts/export-facts';
import { startNginx, whyNoNginx } from '@/scripts/hosts/nginx-process';
import { rawRequest } from '@/scripts/hosts/raw-request';
import { startServer } from '@/scripts/serve/server';

const script = path.resolve('deploy/release.sh');
const facts = exportFacts(path.resolve('out'));

// A release is made on the server; the script swaps its link with a command of GNU's.
test.skip(process.platform !== 'linux', 'the release script needs GNU coreutils');

// Several releases each, beside a load that takes what processor time there is.
test.describe.configure({ timeout: 180_000 });

let folder: string;
let site: string;
let first: string;
let second: string;

const run = promisify(execFile);

/** Runs the release script beside the test, so that requests go on meanwhile. */
async function release(what: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const { stderr } = await run(script, [what, site], {
    env: { ...process.env, RELOAD: 'true', SETTLE_SECONDS: '0', ...env },
  });
  expect(stderr).toBe('');
}

const live = (): string => readlinkSync(path.join(site, 'current'));

// Two releases of which the second has lost one hashed file of the first and gained another.
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  site = path.join(folder, 'site');
  first = path.join(folder, 'first');
  second = path.join(folder, 'second');
  cpSync(facts.dir, first, { recursive: true });
  cpSync(facts.dir, second, { recursive: true });
  const renamed = facts.hashedFile.replace(/(\.\w+)$/, '-0badcafe$1');
  for (const ending of ['', '.br', '.gz']) {
    renameSync(
      path.join(second, `${facts.hashedFile}${ending}`),
      path.join(second, `${renamed}${ending}`),
    );
  }
  writeFileSync(path.join(second, 'robots.txt'), '# second release\n');
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Asks for pages and files without pause until told to stop. */
function load(port: number, targets: readonly string[]) {
  let isOver = false;
  let answered = 0;
  const failures: string[] = [];
  const worker = async (start: number): Promise<void> => {
    for (let turn = start; !isOver; turn++) {
      const target = targets[turn % targets.length] ?? '/';
      const status = await rawRequest(port, { target }).then(
        (response) => response.status,
        (error: unknown) => String(error),
      );
      answered++;
      if (status !== 200) failures.push(`${target}: ${status}`);
    }
  };
  const workers = [0, 1, 2, 3].map(worker);
  return async () => {
    isOver = true;
    await Promise.all(workers);
    return { answered, failures };
  };
}

const engines = [
  {
    name: 'the preview server',
    missing: undefined,
    start: async (dir: string) => {
      const server = await startServer({ dir, port: 0, host: '127.0.0.1' });
      return { port: server.port, stop: server.close };
    },
  },
  { name: 'nginx', missing: whyNoNginx(), start: (dir: string) => startNginx(dir) },
];

for (const { name, missing, start } of engines) {
  if (missing !== undefined) {
    test.skip(`releases on ${name} are not tested: ${missing}`, () => {});
    continue;
  }
  test.describe(`a release, served by ${name},`, () => {
    test('fails no request while it is swapped', async () => {
      await release(first);
      const server = await start(path.join(site, 'current'));
      try {
        const stopLoad = load(server.port, [
          '/',
          '/about',
          '/services',
          facts.hashedFile,
          facts.socialPicture,
          '/robots.txt',
        ]);
        for (let turn = 0; turn < 6; turn++) await release(turn % 2 === 0 ? second : first);
        const { answered, failures } = await stopLoad();
        expect(failures).toEqual([]);
        expect(answered).toBeGreaterThan(100);
      } finally {
        await server.stop();
      }
    });

    test('leaves the parts of a page that was loaded before it', async () => {
      await release(first);
      await release(second);
      const server = await start(path.join(site, 'current'));
      try {
        const stale = await rawRequest(server.port, {
          target: facts.hashedFile,
          headers: { 'Accept-Encoding': 'br' },
        });
        expect(stale.status).toBe(200);
        expect(stale.headers['content-encoding']).toBe('br');
        expect(stale.headers['cache-control']).toBe('max-age=31536000, immutable');
        const fresh = await rawRequest(server.port, { target: '/robots.txt' });
        expect(fresh.body.toString()).toBe('# second release\n');
      } finally {
        await server.stop();
      }
    });
  });
}

if (whyNoNginx() === undefined) {
  test('the header allows the styles of every page while releases are swapped', async () => {
    // The second release has another style on its home page.
    const style = 'body{outline:0}';
    const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    const home = path.join(second, 'index.html');
    const other = readFileSync(home, 'utf8')
      .replace(/<style>.*?<\/style>/s, `<style>${style}</style>`)
      .replace(/(?<=style-src 'self')[^;]*/, ` ${hash}`);
    writeFileSync(home, other);
    await release(first);
    const nginx = await startNginx(path.join(site, 'current'), {
      policyFiles: path.join(site, 'policy*.conf'),
    });
    const env = { RELOAD: `kill -HUP ${nginx.processId}`, SETTLE_SECONDS: '1' };
    let isOver = false;
    const seen = new Set<string>();
    const blocked: string[] = [];
    const visit = async (): Promise<void> => {
      while (!isOver) {
        const { body, headers } = await rawRequest(nginx.port, { target: '/' });
        const styles = body.toString().match(/(?<=<style>).*?(?=<\/style>)/gs) ?? [];
        for (const one of styles) {
          const own = createHash('sha256').update(one).digest('base64');
          seen.add(own);
          if (headers['content-security-policy']?.includes(own) !== true) blocked.push(own);
        }
      }
    };
    try {
      const visitors = [visit(), visit()];
      await release(second, env);
      await release('--back', env);
      isOver = true;
      await Promise.all(visitors);
    } finally {
      isOver = true;
      await nginx.stop();
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(blocked).toEqual([]);
  });
}

test('a release that the web server can’t be told of does not go live', async () => {
  await release(first);
  const before = { live: live(), policy: readFileSync(path.join(site, 'policy.conf'), 'utf8') };
  const home = path.join(second, 'index.html');
  writeFileSync(home, readFileSync(home, 'utf8').replace("style-src 'self'", "$& 'sha256-new='"));
  await expect(release(second, { RELOAD: 'false' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the live release stays'),
  });
  expect(live()).toBe(before.live);
  expect(readFileSync(path.join(site, 'policy.conf'), 'utf8')).toBe(before.policy);
});

test('the release script goes back to the release before', async () => {
  await release(first);
  const before = live();
  await release(second);
  expect(live()).not.toBe(before);
  await release('--back');
  expect(live()).toBe(before);
});

test('the release script removes old releases and what only they used', async () => {
  await release(first);
  const old = path.basename(live());
  const longAgo = new Date(Date.now() - 40 * 24 * 3600 * 1000);
  utimesSync(path.join(site, 'lists', old), longAgo, longAgo);
  await release(second, { KEEP_RELEASES: '1' });
  expect(readdirSync(path.join(site, 'releases'))).toEqual([path.basename(live())]);
  const kept = readdirSync(path.join(site, 'kept'), { recursive: true }).map((file) => `/${file}`);
  expect(kept).not.toContain(facts.hashedFile);
  expect(kept).toContain(facts.socialPicture);
});

test('the release script keeps young releases whatever their number', async () => {
  await release(first);
  await release(second, { KEEP_RELEASES: '1' });
  expect(readdirSync(path.join(site, 'releases'))).toHaveLength(2);
});

test('the release script refuses a folder that is no finished export', async () => {
  await release(first);
  const before = live();
  await expect(run(script, [path.join(first, 'og'), site])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^release\.sh: .+ is not a finished export: run "npm run build" first\.\n$/,
    ),
  });
  expect(live()).toBe(before);
});

test('the release script leaves every file of the export as it was', async () => {
  await release(first);
  const current = path.join(site, 'current');
  for (const file of ['/index.html', '/404.html', facts.hashedFile, facts.socialPicture]) {
    expect(readFileSync(path.join(current, file))).toEqual(readFileSync(path.join(first, file)));
  }
});
