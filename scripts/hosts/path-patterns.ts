/**
 * Hosts whose rules know no regular expressions get the paths of the files that are there.
 * These functions write many paths as few patterns.
 */

type Folder = { readonly files: Map<string, boolean>; readonly folders: Map<string, Folder> };

const emptyFolder = (): Folder => ({ files: new Map(), folders: new Map() });

function treeOf(
  paths: readonly string[],
  isIn: (path: string) => boolean,
  starMatchesFolder: boolean,
): Folder {
  const root = emptyFolder();
  const folders = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))));
  for (const path of paths) {
    const names = path.slice(1).split('/');
    // A page that a folder's glob would match belongs into the folder, under no name.
    if (starMatchesFolder && path !== '/' && folders.has(path)) names.push('');
    let folder = root;
    for (const name of names.slice(0, -1)) {
      const next = folder.folders.get(name) ?? emptyFolder();
      folder.folders.set(name, next);
      folder = next;
    }
    folder.files.set(names.at(-1) ?? '', isIn(path));
  }
  return root;
}

function isUniform({ files, folders }: Folder): boolean {
  return [...files.values()].every(Boolean) && [...folders.values()].every(isUniform);
}

function* globsOf({ files, folders }: Folder, at: string): Generator<string> {
  for (const [name, isIn] of files) {
    if (isIn) yield name === '' && at !== '/' ? at.slice(0, -1) : `${at}${name}`;
  }
  for (const [name, folder] of folders) {
    if (isUniform(folder)) yield `${deepest(folder, `${at}${name}/`)}*`;
    else yield* globsOf(folder, `${at}${name}/`);
  }
}

/** The folder that holds everything in this one, so that a glob says no more than it must. */
function deepest({ files, folders }: Folder, at: string): string {
  const [only, ...others] = [...folders];
  if (files.size > 0 || only === undefined || others.length > 0) return at;
  const [name, folder] = only;
  return deepest(folder, `${at}${name}/`);
}

/**
 * The chosen ones among some paths, where a folder that holds no others is written `/folder/*`.
 *
 * @param paths Every path there is; each starts with a slash.
 * @param isIn Which of them are meant.
 * @param starMatchesFolder Whether the host takes `/folder/*` to match `/folder` as well.
 * @returns Paths and globs that together match exactly the chosen paths, sorted.
 */
export function globsFor(
  paths: readonly string[],
  isIn: (path: string) => boolean,
  starMatchesFolder = false,
): readonly string[] {
  return [...globsOf(treeOf(paths, isIn, starMatchesFolder), '/')].sort();
}

/**
 * The chosen ones among some paths, folder by folder, as groups of file names that stay below a
 * length: for hosts whose patterns know alternatives, and would apply a folder's rule to files
 * that are missing.
 *
 * @param longest Most characters of a group's names, separators counted.
 */
export function namesByFolder(
  paths: readonly string[],
  longest: number,
): readonly { readonly folder: string; readonly names: readonly string[] }[] {
  const groups: { folder: string; names: string[]; length: number }[] = [];
  for (const path of [...paths].sort()) {
    const cut = path.lastIndexOf('/') + 1;
    const [folder, name] = [path.slice(0, cut), path.slice(cut)];
    const last = groups.findLast((group) => group.folder === folder);
    if (last !== undefined && last.length + name.length + 1 <= longest) {
      last.names.push(name);
      last.length += name.length + 1;
    } else {
      groups.push({ folder, names: [name], length: name.length });
    }
  }
  return groups.map(({ folder, names }) => ({ folder, names }));
}
