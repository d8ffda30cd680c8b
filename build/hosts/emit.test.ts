import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesUnder } from '../files';
import { emitHostFiles } from './emit';
import { packForHost } from './pack';

const folder = mkdtempSync(path.join(tmpdir(), 'pack-'));
const [out, hosts, target] = [`${folder}/out`, `${folder}/hosts`, `${folder}/packed`] as const;

/** Writes empty files below the folder. */
function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
}

afterAll(() => rmSync(folder, { recursive: true }));

test('a packed folder holds what a host serves, its configuration and its link, and no last release', () => {
  write('out/index.html', 'out/index.html.br', 'out/404.html', 'out/.well-known/security.txt');
  write('packed/out/gone.html', 'packed/.netlify/state.json');
  emitHostFiles(out, hosts);
  packForHost('netlify', out, target, hosts);
  expect(filesUnder(target)).toEqual(
    `.netlify/state.json netlify.toml out/.well-known/security.txt out/404.html out/_headers
    out/_redirects out/index.html`.split(/\s+/),
  );
  expect(readFileSync(`${target}/out/_redirects`, 'utf8')).toContain('301!');
});

test.each([
  ['NETLIFY', 'true', ' 301!\n'],
  ['CF_PAGES', '1', ' 308\n'],
])(
  'where %s is set the export holds that host’s redirects, and is safe from Jekyll',
  (name, value, end) => {
    process.env[name] = value;
    emitHostFiles(out, hosts);
    delete process.env[name];
    expect(readFileSync(`${out}/_redirects`, 'utf8')).toContain(end);
    expect(existsSync(`${out}/.nojekyll`)).toBe(true);
  },
);
