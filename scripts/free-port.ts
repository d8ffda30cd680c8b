import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A TCP port of the loopback address that nothing uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** @throws an Error with a code when another program listens on the port, or there is no such port */
export async function requireFree(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  await once(server.close(), 'close');
}
