import nextEnv from '@next/env';
import { describeError } from './describe-error';

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
