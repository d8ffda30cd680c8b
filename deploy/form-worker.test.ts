import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@/lib/testing/listen';
import worker from './form-worker.mjs';

const site = 'https://www.example.com';
const message = {
  name: 'Asha\r\nRao',
  email: 'asha@brand.example',
  phone: '',
  company: 'Brand & Co',
  message: 'Which promotion\nshould we stop?',
  intent: 'demo',
  id: 'a1',
};

/** A mail service, on this machine. */
let service: Awaited<ReturnType<typeof listen>>;
let status: number;
let mails: { headers: IncomingHttpHeaders; mail: Record<string, unknown> }[];
let env: Record<string, string>;

beforeEach(async () => {
  status = 200;
  mails = [];
  service = await listen(
    createServer(async (request, response) => {
      mails.push({ headers: request.headers, mail: JSON.parse(await text(request)) });
      response.writeHead(status).end();
    }),
  );
  env = {
    SITE: site,
    TO: 'info@example.com',
    FROM: 'website@example.com',
    MAIL_API: `${service.origin}/emails`,
    MAIL_KEY: 'secret',
  };
});
afterEach(() => service.close());

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  worker.fetch(
    new Request('https://forms.example.com/', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: site, Accept: 'application/json', ...headers },
    }),
    env,
  );

it('hands a message on, once for each id, and tells the page', async () => {
  const response = await post(message);
  expect(response.status).toBe(200);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'idempotency-key': 'a1',
  });
  expect(mails[0]?.mail).toMatchObject({
    to: ['info@example.com'],
    reply_to: 'asha@brand.example',
    subject: 'Asha Rao, Brand & Co',
    text: expect.stringContaining('message: Which promotion\nshould we stop?\nintent: demo'),
  });
});

it('leads a browser without script to the page that says thanks', async () => {
  const response = await post(message, { Accept: 'text/html' });
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    `${site}/contact#sent`,
  ]);
});

it('takes an origin with a slash at its end for the same', async () => {
  env['SITE'] = `${site}/`;
  expect((await post(message)).headers.get('Access-Control-Allow-Origin')).toBe(site);
  const { headers } = await post(message, { Accept: 'text/html' });
  expect(headers.get('Location')).toBe(`${site}/contact#sent`);
});

it('marks what looks automatic, and hands it on', async () => {
  expect((await post({ ...message, website: 'https://spam.example' })).status).toBe(200);
  expect(mails[0]?.mail.subject).toMatch(/^\[automatic\?\]/);
});

it.each([
  ['it comes from another site', 403, () => post(message, { Origin: 'https://other.example' })],
  ['there is no address to reply to', 422, () => post({ ...message, email: '  ' })],
  ['it is far too long', 413, () => post({ ...message, message: 'x'.repeat(300_000) })],
])('refuses when %s', async (_, expected, act) => {
  expect((await act()).status).toBe(expected);
  expect(mails).toEqual([]);
});

it.each([
  ['refuses', () => (status = 500)],
  ['is gone', () => service.close()],
])('says that nothing was sent when the mail service %s', async (_, fault) => {
  fault();
  const response = await post(message);
  expect(response.status).toBe(502);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site);
});
