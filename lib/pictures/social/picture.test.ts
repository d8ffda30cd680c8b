import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@/lib/testing/folder';
import { examplePicture } from '@/lib/testing/examples';
import { pictureOfPage } from './picture';

const folder = makeFolder({ 'drawing.svg': '<svg/>' });
const drawing = { ...examplePicture, file: join(folder, 'drawing.svg'), alt: 'A dot.' };
const meta = { title: 'Title', description: 'Description', pictureTitle: 'A few words' };
const page = { path: '/about', parent: 'home', label: 'About', meta, drawing } as const;

test('the name changes with the words, and with nothing else of the page', () => {
  const { name, alt } = pictureOfPage(page);
  expect(alt).toMatch(/^A few words – .+\. A dot\.$/);
  expect(pictureOfPage({ ...page, drawing: { ...drawing, alt: 'Another' } }).name).toBe(name);
  const otherMeta = { ...meta, pictureTitle: 'Other words' };
  expect(pictureOfPage({ ...page, meta: otherMeta }).name).not.toBe(name);
  expect(pictureOfPage({ ...page, parent: undefined }).name).not.toBe(name);
});

test('the name changes with what is in the drawing, not with how its lines end', () => {
  const nameWith = (svg: string) => {
    writeFileSync(drawing.file, svg);
    return pictureOfPage(page).name;
  };
  expect(nameWith('<svg>\n</svg>')).not.toBe(nameWith('<svg/>'));
  expect(nameWith('<svg>\r\n</svg>')).toBe(nameWith('<svg>\n</svg>'));
});
