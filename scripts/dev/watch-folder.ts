import { watch } from 'chokidar';

/**
 * Watches the files below a folder, in whatever way a program saves them: written in place, or
 * replaced by a new file of that name, as many editors, `sed -i` and `git checkout` do.
 * @param onChange is given the path of each file that came, changed or went, once for a burst of steps
 * @returns when everything is watched; the watcher is for closing
 */
export async function watchFolder(folder: string, onChange: (path: string) => void) {
  const watcher = watch(folder, { ignoreInitial: true, atomic: true });
  watcher.on('all', (_event, path) => onChange(path.replaceAll('\\', '/')));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}
