/**
 * Writes the drawn family: the shelf with its packs and the octopus in its poses into
 * public/images, the scenes made of them into content/pictures. Run it when one of them changes,
 * and commit what it writes: `npx tsx tools/drawings.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { pack } from './drawings/packs';
import { poses } from './drawings/poses';
import { scenes, sixArms } from './drawings/scenes';
import { at, svg } from './drawings/shapes';
import { bareShelf, boardsByWeek, oneBoard, shelf } from './drawings/shelves';

/** Packs that stand by themselves, on the lower edge: low ones are drawn as high as the others. */
const onePack = ([name, tone]: Parameters<typeof pack>): [string, string] => [
  `pack-${name}-${tone}`,
  svg(
    64,
    104,
    'A pack of the shelf',
    at([32, 104], pack(name, tone), name === 'can' || name === 'jar' ? 1.3 : 1),
  ),
];

const singles: Parameters<typeof pack>[] = [
  ['bottle', 'teal'],
  ['bottle', 'gold'],
  ['can', 'teal'],
  ['can', 'gold'],
  ['carton', 'paper'],
  ['carton', 'teal'],
  ['jar', 'gold'],
  ['jar', 'mint'],
  ['jar', 'teal'],
  ['pouch', 'gold'],
  ['pouch', 'teal'],
];

const images = {
  shelf,
  'shelf-board': oneBoard,
  'shelf-bare': bareShelf,
  'shelf-weeks': boardsByWeek,
  ...Object.fromEntries(singles.map(onePack)),
  ...Object.fromEntries(
    Object.entries(poses).map(([name, { title, content }]) => [
      `octopus-${name}`,
      svg(320, 320, title, at([160, 118], content)),
    ]),
  ),
};

const pictures = { ...scenes, octopus: sixArms };

for (const [folder, drawings] of Object.entries({
  'public/images': images,
  'content/pictures': pictures,
})) {
  for (const [name, content] of Object.entries(drawings)) {
    await writeFile(`${folder}/${name}.svg`, content);
    console.log(`${folder}/${name}.svg: ${Buffer.byteLength(content)} bytes`);
  }
}
