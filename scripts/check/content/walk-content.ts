/** A value inside content, and where it stands, such as `cards[0].image.src`. */
export type Field = { readonly field: string; readonly value: unknown };

/**
 * Every value inside a value, itself included, depth first, with its place.
 * @param field the place of the value itself
 * @param isLeftOut says which values to pass over, with all that is in them
 */
export function* fieldsOf(
  value: unknown,
  field = '',
  isLeftOut: (value: unknown) => boolean = () => false,
): Generator<Field> {
  if (isLeftOut(value)) return;
  yield { field, value };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* fieldsOf(item, `${field}[${index}]`, isLeftOut);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      yield* fieldsOf(item, field === '' ? key : `${field}.${key}`, isLeftOut);
    }
  }
}
