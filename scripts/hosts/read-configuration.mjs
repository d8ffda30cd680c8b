// Reads a host's configuration with the host's own code and says what it makes of some addresses.
// Plain JavaScript, run in a process of its own: the packages are not among the project's.
//   node read-configuration.mjs HOST PACKAGES CONFIGURATION < addresses.json > result.json
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , host, packages, configuration] = process.argv;
const addresses = JSON.parse(readFileSync(0, 'utf8'));
const { resolve } = createRequire(path.join(packages, 'package.json'));
const load = (name) => import(pathToFileURL(resolve(name)).href);

/** Every value of every header, so that one that is set twice shows. */
function gather(all) {
  const gathered = {};
  for (const [name, value] of all) (gathered[name.toLowerCase()] ??= []).push(value);
  return gathered;
}

async function readNetlify() {
  // Netlify's packages are ES modules alone, which createRequire does not resolve.
  const from = (name) =>
    import(pathToFileURL(path.join(packages, 'node_modules', name, 'lib', 'index.js')).href);
  const { parseAllHeaders } = await from('@netlify/headers-parser');
  const { parseAllRedirects } = await from('@netlify/redirect-parser');
  const shared = {
    netlifyConfigPath: path.join(configuration, 'netlify.toml'),
    minimal: false,
  };
  const { headers, errors } = await parseAllHeaders({
    ...shared,
    headersFiles: [path.join(configuration, '_headers')],
    configHeaders: [],
  });
  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    ...shared,
    redirectsFiles: [path.join(configuration, '_redirects')],
    configRedirects: [],
  });
  return {
    errors: [...errors, ...redirectErrors].map(String),
    answers: addresses.map((address) => {
      const redirect = redirects.find(({ from: source, force }) => force && source === address);
      const rules = headers.filter(({ forRegExp }) => forRegExp.test(address));
      return {
        redirect: redirect && { status: redirect.status, location: redirect.to },
        headers: gather(rules.flatMap(({ values }) => Object.entries(values))),
      };
    }),
  };
}

async function readVercel() {
  const { getTransformedRoutes } = (await load('@vercel/routing-utils')).default;
  const file = path.join(configuration, 'vercel.json');
  const { routes, error } = getTransformedRoutes(JSON.parse(readFileSync(file, 'utf8')));
  const all = routes ?? [];
  const files = all.findIndex(({ handle }) => handle === 'filesystem');
  const beforeFiles = files === -1 ? all : all.slice(0, files);
  return {
    errors: error ? [error.message] : [],
    answers: addresses.map((address) => {
      const matching = beforeFiles.filter(({ src }) => src && new RegExp(src).test(address));
      const redirect = matching.find((route) => route.status && route.headers?.Location);
      const location =
        redirect && address.replace(new RegExp(redirect.src), redirect.headers.Location);
      // A later rule replaces what an earlier one set.
      const headers = Object.assign(
        {},
        ...matching.filter((route) => route.continue).map((route) => route.headers),
      );
      return {
        redirect: redirect && { status: redirect.status, location },
        headers: gather(Object.entries(headers)),
      };
    }),
  };
}

const result = await { netlify: readNetlify, vercel: readVercel }[host]();
process.stdout.write(JSON.stringify(result));
