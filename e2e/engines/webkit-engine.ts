import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@/scripts/free-port';
import type { Engine } from './engine';

/** Keys as WebDriver writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
};

/** WebKitGTK, the engine of Safari, through its WebDriver, on a screen of its own. */
export async function webkitEngine(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-webkit-'));
  const noted = join(folder, 'mails');
  await writeFile(noted, '');
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // A process group of its own, so that all it starts ends with it.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: folder,
      ENGINE_MAILS: noted,
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    },
  });
  const root = `http://127.0.0.1:${port}/session`;

  async function ask(method: 'GET' | 'POST', path: string, body: object = {}): Promise<unknown> {
    const response = await fetch(`${root}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(40_000),
    });
    const answer = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`WebKit: ${path}: ${JSON.stringify(answer.value)}`);
    return answer.value;
  }

  const binary = {
    binary: '/usr/bin/python3',
    args: [fileURLToPath(new URL('webkit-window.py', import.meta.url))],
  };
  const started = (await retried(() =>
    ask('POST', '', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': binary } },
    }),
  )) as { readonly sessionId: string };
  const at = `/${started.sessionId}`;
  await ask('POST', `${at}/timeouts`, { script: 30_000, pageLoad: 30_000 });

  const act = (type: string, id: string, actions: readonly object[], parameters?: object) =>
    ask('POST', `${at}/actions`, { actions: [{ type, id, actions, parameters }] });

  const run = async (expression: string) => {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await ask('POST', `${at}/execute/async`, { script, args: [] });
    const { value, error } = answer as { readonly value?: unknown; readonly error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };

  return {
    run,
    renew: async () => void (await ask('POST', `${at}/url`, { url: 'about:blank' })),
    open: async (url) => void (await ask('POST', `${at}/url`, { url })),
    resize: async (width, height) => {
      await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width, height });
      await retried(async () => {
        if ((await run('innerWidth')) !== width) throw new Error(`no window of ${width} px`);
      });
    },
    press: async (...keys) => {
      for (const key of keys) {
        const value = keyCodes[key] ?? key;
        await act('key', 'keys', [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      }
    },
    point: async (x, y, kind) => {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act('pointer', kind, actions, { pointerType: kind });
    },
    print: async () => void (await run('print()')),
    mails: async () => (await readFile(noted, 'utf8')).split('\n').filter(Boolean),
    close: async () => {
      endGroup(driver);
      endGroup(screen.process);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A virtual screen, which chooses its own free number. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x2600x24'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (data: Buffer) => resolve(String(data).trim()));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { process: screen, display: `:${number}` };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 40; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
