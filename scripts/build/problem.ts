/**
 * Something that the person who builds the site can put right. Printed as its message alone;
 * any other error is a defect of the build and keeps its stack.
 */
export class Problem extends Error {
  override name = 'Problem';
}

/**
 * One Problem for a list of findings, so that all are seen at once.
 * @param title what is wrong, as a sentence without its full stop
 * @param findings one line each
 */
export function problemOf(title: string, findings: readonly string[]): Problem {
  return new Problem([`${title}:`, ...findings.map((finding) => `  - ${finding}`)].join('\n'));
}
