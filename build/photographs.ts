import { filesUnder } from './files';

/** Every photograph that a page can show, from the project's folder. */
export function photographs(): readonly string[] {
  return filesUnder('public/images')
    .filter((file) => /\.(avif|gif|jpe?g|png|webp)$/i.test(file))
    .map((file) => `public/images/${file}`);
}
