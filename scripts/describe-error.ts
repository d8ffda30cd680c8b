import { UserError } from '@/lib/content/error';

/** What to say of an error to whoever runs a command; nothing where they cannot help it. */
export function describeError(error: unknown): string | undefined {
  if (error instanceof UserError) return error.message;
  const { code, path, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: choose another, for example PORT=${Number(port) + 1}.`;
    case 'ERR_SOCKET_BAD_PORT':
      return 'PORT must be a whole number from 0 to 65535.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${path ?? `Port ${port}`} cannot be used: it belongs to another user, or is open.`;
  }
  return undefined;
}
