/**
 * The company's logo, drawn on a grid of 32: a head with two eyes, and arms that end in curls.
 * The eyes stand on whole pixels at 16 px, which is the size of a browser tab's icon.
 * The header and the social pictures draw these two paths; the icons and logo files are the same.
 */
export const logo = {
  viewBox: '0 0 32 32',
  head: 'M16 2c5.9 0 10 4.3 10 9.8 0 3.7-1.7 5.7-2.3 8.2H8.3C7.7 17.5 6 15.5 6 11.8 6 6.3 10.1 2 16 2zM10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0zm8 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  arms: 'M10 18.5c0 4.3-1.9 6.2-4.5 6.2-1.8 0-2.9-1.1-2.9-2.5M13.3 19.5c.2 4.2-.8 7-3.5 8.7M18.7 19.5c-.2 4.2.8 7 3.5 8.7M22 18.5c0 4.3 1.9 6.2 4.5 6.2 1.8 0 2.9-1.1 2.9-2.5',
  armWidth: 3.2,
} as const;
