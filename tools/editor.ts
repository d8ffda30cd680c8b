import { once } from 'node:events';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { filesUnder } from '@/build/files';
import { ContentProblem } from '@/lib/content/error';
import { editorConfig } from './editor/config';
import { contentModel } from './editor/content-model';
import { tidyFile } from './editor/tidy';
import { writeEditor } from './editor/write-editor';

/**
 * `npm run editor`: forms for everything in content/, on this machine, for the files of this folder.
 * `-- --build <folder>` writes the same for an origin of its own; `-- --tidy` brings the files into
 * the form that the editor writes.
 */
const { values } = parseArgs({
  options: { build: { type: 'string' }, tidy: { type: 'boolean', default: false } },
});

try {
  const model = contentModel();
  const { REPOSITORY, SIGN_IN } = process.env;
  if (values.tidy) {
    const entries = [...model.folders].flatMap(([folder, schema]) =>
      filesUnder(folder)
        .filter((file) => file.endsWith('.md'))
        .map((file) => [join(folder, file), schema] as const),
    );
    for (const [file, schema] of [...model.files, ...entries]) {
      if (tidyFile(file, schema)) console.log(file);
    }
  } else if (values.build !== undefined) {
    if (!REPOSITORY) throw new ContentProblem('Set REPOSITORY to the address of the repository.');
    writeEditor(values.build, editorConfig(model, { repository: REPOSITORY, signIn: SIGN_IN }));
    console.log(`The editor is in ${values.build}`);
  } else {
    // It is named to whoever chooses the folder; nothing is sent there.
    const repository = REPOSITORY ?? `https://github.com/local/${basename(process.cwd())}`;
    writeEditor('.build/editor', editorConfig(model, { repository, signIn: undefined }));
    const port = Number(process.env.PORT || 3131);
    await once(
      createServer(sirv('.build/editor', { dev: true })).listen(port, 'localhost'),
      'listening',
    );
    console.log(
      `The editor is on http://localhost:${port}: choose “Work with Local Repository” and this folder.`,
    );
  }
} catch (error) {
  console.error(error instanceof ContentProblem ? error.message : error);
  process.exitCode = 1;
}
