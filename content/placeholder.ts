/**
 * A value that stands in until the company supplies the real one.
 * `npm run launch-check` lists every one of these that is left.
 */
export type Placeholder<T> = {
  /** The stand-in that the site shows until then. */
  readonly placeholder: T;
  /** What to put here before going live, in words for the person who does it. */
  readonly replaceWith: string;
};

/** A value that may still be a placeholder: write the real value straight in when you have it. */
export type Fact<T> = T | Placeholder<T>;

/** `T` with every placeholder in it replaced by the value that it holds. */
export type Resolved<T> =
  T extends Placeholder<infer V>
    ? V
    : T extends readonly unknown[]
      ? { readonly [K in keyof T]: Resolved<T[K]> }
      : T extends object
        ? { readonly [K in keyof T]: Resolved<T[K]> }
        : T;

/**
 * Marks a value as a placeholder.
 * @param value the stand-in
 * @param replaceWith what the company puts in its place
 */
export function placeholder<T>(value: T, replaceWith: string): Placeholder<T> {
  return { placeholder: value, replaceWith };
}

/** Whether a value is a placeholder. */
export function isPlaceholder(value: unknown): value is Placeholder<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    // A form field has words named placeholder, too.
    'placeholder' in value &&
    'replaceWith' in value
  );
}

/** The value with every placeholder in it, at any depth, replaced by what it holds. */
export function resolved<T>(value: T): Resolved<T>;
export function resolved(value: unknown): unknown {
  if (isPlaceholder(value)) return resolved(value.placeholder);
  if (Array.isArray(value)) return value.map((item: unknown) => resolved(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item)]));
  }
  return value;
}
