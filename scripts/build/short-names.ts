const firstLetters = 'abcdefghijklmnopqrstuvwxyz';
const otherLetters = `${firstLetters}0123456789`;

/** Every short name in turn, without end: a … z, aa, ab … */
export function* shortNames(): Generator<string, never> {
  let shorter: string[] = [''];
  for (;;) {
    const names = shorter.flatMap((start) =>
      [...(start === '' ? firstLetters : otherLetters)].map((letter) => start + letter),
    );
    yield* names;
    shorter = names;
  }
}
