/** Endings of the files that pictures are made of. */
export const pictureEndings = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'] as const;
