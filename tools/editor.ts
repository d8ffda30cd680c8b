import '@/scripts/support/start-command';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { UserError } from '@/lib/base/error';
import { buildEditorConfig } from './editor/config';
import { readContentModel } from './editor/content-model';
import { writeEditor } from './editor/write-editor';

/**
 * `npm run editor`: forms for everything in content/, on this machine, for the files of this folder.
 * `-- --build <folder>` writes the same for an origin of its own.
 */
const { values } = parseArgs({ options: { build: { type: 'string' } } });
const model = readContentModel();
const { REPOSITORY, SIGN_IN } = process.env;
if (values.build !== undefined) {
  if (!REPOSITORY) throw new UserError('Set REPOSITORY to the address of the repository.');
  const saveTarget = { repository: REPOSITORY, signIn: SIGN_IN, isReviewed: true };
  writeEditor(values.build, buildEditorConfig(model, saveTarget));
  console.log(`The editor is in ${values.build}`);
} else {
  // It is named to whoever chooses the folder; nothing is sent there.
  const repository = REPOSITORY ?? `https://github.com/local/${basename(process.cwd())}`;
  writeEditor('.build/editor', buildEditorConfig(model, { repository, signIn: undefined }));
  const port = Number(process.env.PORT || 3131);
  const server = createServer(sirv('.build/editor', { dev: true })).listen(port, 'localhost');
  await once(server, 'listening');
  console.log(
    `The editor is on http://localhost:${port}: choose “Work with Local Repository” and this folder.`,
  );
}
