import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from '@/scripts/free-port';
import type { Engine } from './page';

/** Keys as WebDriver writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  ArrowRight: '\ue014',
};

/** WebKitGTK, the engine of Safari, through its WebDriver, on a screen of its own. */
export async function webkitEngine(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-webkit-'));
  const noted = join(folder, 'mails');
  await writeFile(noted, '');
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 2000x2600x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    // A process group of its own, so that all it starts ends with it.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      TMPDIR: folder,
      ENGINE_MAILS: noted,
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    },
  });
  async function ask(path: string, body: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(40_000),
    });
    const answer = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`WebKit: ${path}: ${JSON.stringify(answer.value)}`);
    return answer.value;
  }

  const args = [fileURLToPath(new URL('webkit-window.py', import.meta.url))];
  const browser = { binary: '/usr/bin/python3', args };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  let at = '';
  await expect(async () => {
    const { sessionId } = (await ask('', { capabilities })) as { sessionId: string };
    at = `/${sessionId}`;
  }).toPass({ timeout: 20_000 });
  await ask(`${at}/timeouts`, { script: 30_000, pageLoad: 30_000 });

  const act = (type: string, id: string, actions: readonly object[], parameters?: object) =>
    ask(`${at}/actions`, { actions: [{ type, id, actions, parameters }] });

  const run = async (expression: string) => {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await ask(`${at}/execute/async`, { script, args: [] });
    const { value, error } = answer as { readonly value?: unknown; readonly error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };

  return {
    run,
    renew: async () => void (await ask(`${at}/url`, { url: 'about:blank' })),
    open: async (url) => void (await ask(`${at}/url`, { url })),
    resize: async (width, height) => {
      await ask(`${at}/window/rect`, { x: 0, y: 0, width, height });
      await expect.poll(() => run('innerWidth')).toBe(width);
    },
    press: async (...keys) => {
      for (const key of keys) {
        const value = keyCodes[key] ?? key;
        const press = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
        await act('key', 'keys', press);
      }
    },
    point: async (x, y, kind) => {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act('pointer', kind, [move, ...press], { pointerType: kind });
    },
    print: async () => void (await run('print()')),
    mails: async () => (await readFile(noted, 'utf8')).split('\n').filter(Boolean),
    close: async () => {
      if (driver.pid) process.kill(-driver.pid, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
