/** The folders of the export whose files carry a hash of their content in their names. */
export const hashedFolders = {
  /** Styles, scripts and fonts. */
  code: '/_next/static/',
  /** The pictures of shared links. */
  social: '/og/',
  /** Photographs and drawings. */
  pictures: '/pictures/',
} as const;
