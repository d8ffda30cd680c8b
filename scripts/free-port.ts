import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { ContentProblem } from '@/lib/content/error';

/** A TCP port of the loopback address that nothing uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** @throws ContentProblem when another program listens on the port */
export async function requireFree(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? portInUse(port) : error;
  });
  await once(server.close(), 'close');
}

/** What to say of a port that another program listens on, and what to type instead. */
export function portInUse(port: number): ContentProblem {
  return new ContentProblem(
    `Port ${port} is in use: choose another, for example PORT=${port + 1}.`,
  );
}
