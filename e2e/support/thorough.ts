/** For tests of what rarely changes and takes long: `npm run test:all` runs them, `npm test` does not. */
export const thorough = { tag: '@thorough' } as const;
