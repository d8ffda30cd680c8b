/** What search engines are told of every product, beside the words of its page. */
export const everyProduct = {
  /** What can be had without paying, as the pages name it. */
  freeOffer: '30-day free trial',
  /** Where it runs. */
  operatingSystem: 'Any, in a web browser',
} as const;
