import nextEnv from '@next/env';
import { ContentProblem } from '@/lib/content/error';

// Imported first by every command.

// Next reads .env files by itself, and would be the only one to know what stands in them.
nextEnv.loadEnvConfig(process.cwd());

/**
 * What the user of a command can put right is told in a sentence; any other error is a defect of the
 * program and keeps its stack. Either ends it with exit code 1.
 */
process.on('uncaughtException', (error) => {
  console.error(describeError(error) ?? error);
  process.exit(1);
});

/** What to say of an error to whoever runs a command; nothing where they cannot help it. */
export function describeError(error: unknown): string | undefined {
  if (error instanceof ContentProblem) return error.message;
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
