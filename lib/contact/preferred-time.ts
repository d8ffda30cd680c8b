/**
 * Writes a preferred time into a message as a line of its own at its end, in place of one that
 * was written before.
 * @param message what stands in the message
 * @param opening what the line starts with
 * @param time the chosen words, such as `next week, in the morning`; empty to take the line away
 */
export function withPreferredTime(message: string, opening: string, time: string): string {
  const lines = message.split('\n').filter((line) => !line.startsWith(opening));
  if (time === '') return lines.join('\n').trimEnd();
  const textBefore = lines.join('\n').trimEnd();
  return `${textBefore === '' ? '' : `${textBefore}\n`}${opening} ${time}.\n`;
}
