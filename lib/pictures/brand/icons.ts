import sharp from 'sharp';
import { colours } from './colours';
import { logoElements } from './logo';

/** How the logo stands in an icon: its size against the icon's, and the ground's corners. */
type Setting = {
  /** Size of the logo as a part of the icon's. */
  readonly scale: number;
  /** Radius of the ground's corners, of 32; 0 covers the whole square. */
  readonly radius: number;
};

const tile: Setting = { scale: 0.875, radius: 7 };
/** At 16 px the logo fills the icon: its eyes and edges then fall on whole pixels. */
const tab: Setting = { scale: 1, radius: 4 };
/** iOS rounds the corners itself and shows transparent pixels black. */
const opaque: Setting = { scale: 0.74, radius: 0 };
/** A mask may cut everything outside a circle of 80 % of the width (W3C manifest, `maskable`). */
const maskable: Setting = { scale: 0.6, radius: 0 };

/** The logo on its ground as an SVG file. */
function iconSvg({ scale, radius }: Setting, size = 32): string {
  const edge = (32 * (1 - scale)) / 2;
  // The drawing reaches from 2 to 29.8 of 32: this brings its middle to the icon's middle.
  const lift = scale < 1 ? 0.1 * scale : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${colours['ink-900']}"/><g transform="translate(${round(edge)} ${round(edge + lift)}) scale(${scale})">${logoElements(colours['coral-400'])}</g></svg>`;
}

/** The logo alone, for whoever needs it as a file. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32">${logoElements(colours['coral-400'])}</svg>`;

/** What stands in for a picture that could not be loaded: the logo on a quiet ground. */
const logoFallback = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300" viewBox="0 0 480 300"><rect width="480" height="300" rx="20" fill="${colours.sand}"/><g transform="translate(192 100) scale(3)">${logoElements(colours.mist)}</g></svg>`;

/** Every icon and logo file: its path under `public/`, and its bytes. */
export async function iconFiles(): Promise<readonly (readonly [string, Buffer])[]> {
  const png = (setting: Setting, size: number) =>
    sharp(Buffer.from(iconSvg(setting, size)))
      .png({ compressionLevel: 9, palette: false })
      .toBuffer();
  const opaquePng = async (setting: Setting, size: number) =>
    sharp(await png(setting, size))
      .flatten({ background: colours['ink-900'] })
      .png({ compressionLevel: 9 })
      .toBuffer();
  return [
    ['favicon.ico', ico([await png(tab, 16), await png(tile, 32), await png(tile, 48)])],
    ['icon.svg', Buffer.from(iconSvg(tile))],
    ['apple-touch-icon.png', await opaquePng(opaque, 180)],
    ['icon-192.png', await png(tile, 192)],
    ['icon-512.png', await png(tile, 512)],
    ['icon-maskable-512.png', await opaquePng(maskable, 512)],
    ['images/logo.svg', Buffer.from(logo)],
    ['images/logo-fallback.svg', Buffer.from(logoFallback)],
  ];
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * An ICO file that holds PNG images, at most 255 px wide: a header of 6 bytes, an entry of
 * 16 bytes an image, the images.
 */
export function ico(images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    // Bytes 16 and 20 of a PNG hold its width and height.
    header.writeUInt8(image.readUInt32BE(16), entry);
    header.writeUInt8(image.readUInt32BE(20), entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
}
