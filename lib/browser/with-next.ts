import { modules } from './modules';
import { start } from './start';

// Where Next's runtime runs, its bundler finds the files, and it brings the islands to life.
start((name) => modules[name]?.load() ?? Promise.reject(new Error(`No such file: ${name}`)));

// Texts are files that no module imports, so that saving one would go unnoticed.
if (process.env.NODE_ENV === 'development') {
  const panel = document.createElement('pre');
  panel.className =
    'fixed inset-x-0 bottom-0 z-20 max-h-1/2 overflow-auto bg-ink-950 p-6 text-small whitespace-pre-wrap text-white';
  let since: number | undefined;
  new EventSource('/changes').addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { problem, at } = JSON.parse(data) as { problem: string; at: number };
    if (problem !== '') {
      panel.textContent = problem;
      document.body.append(panel);
    } else if (since !== undefined && since !== at) location.reload();
    else panel.remove();
    since ??= at;
  });
}
