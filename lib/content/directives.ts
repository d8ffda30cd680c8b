/** What a text may place by name, beside what Markdown has. */
export const directives = {
  /** `:::aside` … `:::` a remark beside the argument. */
  aside: { form: 'container', fields: [] },
  /** `::figure{name=uplift caption="…"}` a drawing of content/pictures, and what to see in it. */
  figure: { form: 'leaf', fields: ['name', 'caption'] },
  /** `::pull-figure{value="90%" label="…"}` a number out of the text, set large. */
  'pull-figure': { form: 'leaf', fields: ['value', 'label'] },
  /** `::before-after-chart` the chart of reporting hours. */
  'before-after-chart': { form: 'leaf', fields: [] },
  /** `::next-step` the buttons of the way on. */
  'next-step': { form: 'leaf', fields: [] },
} as const satisfies Record<
  string,
  { readonly form: 'container' | 'leaf'; readonly fields: readonly string[] }
>;

type DirectiveName = keyof typeof directives;

export const isDirective = (name: string): name is DirectiveName => Object.hasOwn(directives, name);

/** How a directive is written. */
export function describeUsage(name: DirectiveName): string {
  const { form, fields } = directives[name];
  const inner = fields.length === 0 ? '' : `{${fields.map((field) => `${field}="…"`).join(' ')}}`;
  return form === 'container' ? `:::${name} … :::` : `::${name}${inner}`;
}
