import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { buildSync } from 'esbuild';
import { siteLanguage } from '@/lib/base/language';
import { UserError } from '@/lib/base/error';

/**
 * What the editor's page may do. It is no part of the site and has a policy of its own: the editor
 * sets styles, and makes HTML by the policies named here.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  'media-src blob:',
  "font-src 'self' data:",
  "connect-src 'self' blob: data: https://api.github.com https://gitlab.com",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default svelte-trusted-html lexical dompurify',
].join('; ');

const page = `<!DOCTYPE html>
<html lang="${siteLanguage}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <link rel="icon" href="data:," />
    <title>Editor</title>
    <link rel="stylesheet" href="editor.css" />
    <script type="module" src="editor.js"></script>
  </head>
  <body></body>
</html>
`;

const styles = `.suggested { display: flex; gap: 0.5rem; }
.suggested input { flex: 1; padding: 0.375rem 0.5rem; font: inherit; color: inherit;
  background: transparent; border: 1px solid currentColor; border-radius: 0.25rem; }
`;

/** For hosts that read such a file: no other site may frame the editor, and none may list it. */
const headers = `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex
`;

/**
 * Writes the editor with its configuration into a folder that any web server can serve.
 * @throws UserError when something else is in the folder, which would be lost
 */
export function writeEditor(dir: string, config: CmsConfig): void {
  const cms = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  if (existsSync(dir) && readdirSync(dir).length > 0 && !existsSync(join(dir, 'editor.js'))) {
    throw new UserError(`${dir} holds something else than an editor: choose another folder.`);
  }
  rmSync(dir, { recursive: true, force: true });
  buildSync({
    entryPoints: { editor: 'tools/editor/start.tsx' },
    outdir: dir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  // Fonts and decoders, which its code names beside itself.
  const filter = (source: string) => !source.endsWith('.map');
  cpSync(join(cms, 'assets'), join(dir, 'assets'), { recursive: true, filter });
  writeFileSync(join(dir, 'index.html'), page);
  writeFileSync(join(dir, 'editor.css'), styles);
  writeFileSync(join(dir, 'config.json'), JSON.stringify(config));
  writeFileSync(join(dir, '_headers'), headers);
}
