import nextEnv from '@next/env';
import { UserError } from '@/lib/base/error';

// Imported first by every command.

// Next reads .env files by itself, and would be the only one to know what stands in them.
nextEnv.loadEnvConfig(process.cwd());

/**
 * What the user of a command can put right, such as an option that there is not or a port in use, is
 * told in a sentence; any other error is a defect of the program and keeps its stack. Either ends it
 * with exit code 1.
 */
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  const isOfUser =
    error instanceof UserError || !!error.syscall || /^ERR_PARSE_ARGS/.test(error.code ?? '');
  console.error(isOfUser ? error.message : error);
  process.exit(1);
});
