import { z } from 'zod';
import { iconPaths, type IconName } from '../icons';
import { routeIds, routes } from '../routes';
import type { Help } from './fields';

/** Fields that hold no words: links, days, numbers, choices, names of pictures and icons. */

/**
 * Where a link leads, as people write addresses: `/about`, `/solutions/octomine#kpis`,
 * `/contact?intent=demo&product=octomine`, `#demo` on the same page, `https://…`. Whether there is
 * such a page and place is checked when all content is read (`lib/content/links.ts`).
 */
export const link = ({ help = 'Where it leads: /about, /solutions/octomine#kpis, #demo.' } = {}) =>
  z
    .string("is no address\nWrite one such as /contact, or '#demo' in quotation marks")
    .meta({ description: help, kind: 'address' });

/** Pages whose names a link can take. */
export const pagePaths = routeIds.map((id) => routes[id].path);

/** A page whose name the link to it takes. */
export const pageReference = () =>
  choice(pagePaths, { help: 'A page, whose name the link takes.' });

/** A question to the sample brand, as the address of its answer in the demo has it. */
export const sampleQuery = () =>
  z.string('is no question\nWrite one such as measure=sales&by=channel').meta({
    description: 'A question to the sample: what its address in the demo has between ? and #.',
    kind: 'question',
  });

export const day = ({ help }: Help) =>
  z.iso
    .date({ error: () => 'must be a day of the calendar\nWrite it as YYYY-MM-DD' })
    .refine((value) => value >= '2000', 'is in a year long ago\nWrite the year in four digits')
    .meta({ description: help });

/** A day of the calendar, or the word today. */
export const dayOrToday = ({ help }: Help) =>
  z
    .union([z.literal('today'), z.iso.date()], 'must be a day\nWrite it as YYYY-MM-DD, or today')
    .meta({ description: help });

export const time = ({ help }: Help) =>
  z.iso
    .time({
      precision: -1,
      error: () => 'is no time of day\nWrite it as 07:40, from 00:00 to 23:59',
    })
    .meta({ description: help });

export function numberField({
  min,
  max,
  help,
}: Help & { readonly min: number; readonly max: number }) {
  const message = `must be a number from ${min} to ${max}`;
  return z.number().min(min, message).max(max, message).meta({ description: help });
}

export function wholeNumber({ max, help }: Help & { readonly max: number }) {
  const message = `must be a whole number from 1 to ${max}\nWrite digits without quotation marks`;
  return z.int(message).min(1, message).max(max, message).meta({ description: help });
}

export const booleanField = ({ help }: Help) => z.boolean().meta({ description: help });

export const choice = <const Names extends readonly string[]>(names: Names, { help }: Help) =>
  z.enum(names).meta({ description: help });

/** The name of a drawing or photograph in `content/pictures/`. */
export const picture = ({ help }: Help) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a picture without its ending\nSuch as octopus')
    .meta({ description: help, kind: 'picture' });

export const tones = ['coral', 'teal', 'gold', 'ink'] as const;

/** A drawn icon, by its name in `content/icons.ts`. */
export const icon = () =>
  choice(Object.keys(iconPaths) as IconName[], { help: 'The icon beside it.' });
