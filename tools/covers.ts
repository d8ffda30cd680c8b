/**
 * Writes the pictures that show goods: drawings of content/pictures that are made of the shelf's
 * packs. Run it when a pack changes, and commit what it writes: `npx tsx tools/covers.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { pack } from './drawings/packs';
import { at, colour, round, svg } from './drawings/shapes';

/** A pack on offer, with its stock as a bar below it. */
const offer = (x: number, goods: string, share: number) =>
  at([x, 126], goods, 0.62) +
  `<path fill="${colour.sand}" d="M${x - 30} 134h60v6h-60z"/>` +
  `<path fill="${share < 0.3 ? '#c93a22' : colour.teal}" d="M${x - 30} 134h${round(60 * share)}v6h-${round(60 * share)}z"/>`;

/** A screen of an order portal: a search, packs with their stock, the order. */
const orderScreen = svg(
  600,
  190,
  'A screen of an order portal',
  `<rect x=".5" y=".5" width="599" height="189" rx="10" fill="${colour.paper}" stroke="${colour.sand}"/>` +
    `<path fill="${colour.ink}" d="M0 34V10A10 10 0 0 1 10 0h580a10 10 0 0 1 10 10v24z"/>` +
    `<rect x="20" y="8" width="220" height="18" rx="9" fill="${colour.inkLine}"/><circle cx="32" cy="16" r="4" stroke="${colour.mist}" stroke-width="2"/>` +
    offer(70, pack('bottle', 'gold'), 0.14) +
    offer(170, pack('can', 'teal'), 0.8) +
    offer(270, pack('carton', 'mint'), 0.55) +
    offer(370, pack('pouch', 'coral'), 0.68) +
    `<rect x="26" y="46" width="88" height="104" rx="8" stroke="${colour.ink}" stroke-width="2"/>` +
    `<path fill="${colour.mist}" d="M440 62h130v8H440zM440 82h90v8h-90zM440 102h110v8H440z"/>` +
    `<rect x="440" y="128" width="134" height="34" rx="8" fill="${colour.coral}"/><path fill="${colour.ink}" d="M466 142h82v6h-82z"/>`,
);

const covers = { 'order-screen': orderScreen };

for (const [name, content] of Object.entries(covers)) {
  await writeFile(`content/pictures/${name}.svg`, content);
}
