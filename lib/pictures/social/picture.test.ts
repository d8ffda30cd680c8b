import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@/lib/testing/folder';
import { pictureOf, type PictureOf } from './picture';

const folder = makeFolder({ 'drawing.svg': '<svg/>' });
const drawing = { file: join(folder, 'drawing.svg'), alt: 'A dot.' };

const words: PictureOf = { path: '/about', title: 'A few words', kicker: 'About', drawing };

test('the name changes with the words, and with nothing else of the page', () => {
  const { name, alt } = pictureOf(words);
  expect(alt).toMatch(/^A few words – .+\. A dot\.$/);
  expect(pictureOf({ ...words, drawing: { ...drawing, alt: 'Another' } }).name).toBe(name);
  expect(pictureOf({ ...words, title: 'Other words' }).name).not.toBe(name);
  expect(pictureOf({ ...words, kicker: undefined }).name).not.toBe(name);
});

test('the name changes with what is in the drawing, not with how its lines end', () => {
  const nameWith = (svg: string) => {
    writeFileSync(drawing.file, svg);
    return pictureOf(words).name;
  };
  expect(nameWith('<svg>\n</svg>')).not.toBe(nameWith('<svg/>'));
  expect(nameWith('<svg>\r\n</svg>')).toBe(nameWith('<svg>\n</svg>'));
});
