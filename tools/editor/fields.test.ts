import { z } from 'zod';
import { buildEditorConfig } from './config';
import { buildFields, spellName, toJsonSchema } from './fields';

const choices = { address: ['/about'], picture: ['arms', 'octopus'], topic: ['Retail'] };
const formOf = (shape: z.ZodRawShape) => buildFields(toJsonSchema(z.strictObject(shape)), choices);
const described = (description: string, more = {}) => ({ description, ...more });

describe('buildFields', () => {
  it('has an input for each kind of value, with its limits', () => {
    const form = formOf({
      shortText: z.string().meta({ min: 10, max: 65 }),
      longText: z.string().meta({ max: 400 }),
      time: z.string().regex(/^\d\d:\d\d$/),
      day: z.iso.date(),
      count: z.int().min(1).max(9),
      isSo: z.boolean(),
      isPerhapsSo: z.boolean().optional(),
      colour: z.enum(['coral', 'teal']),
      drawing: z
        .string()
        .regex(/^[a-z-]+$/)
        .meta({ kind: 'picture' }),
      picture: z.string().meta({ kind: 'picture' }),
      link: z.string().meta({ kind: 'address' }),
      text: z.string().meta({ kind: 'markdown' }),
      texts: z.array(z.string()).min(2).max(4),
      places: z.array(z.string()).length(3),
      objects: z.array(z.strictObject({ title: z.string() })),
      withDefault: z.string().default('arms'),
    });
    expect(Object.fromEntries(form.map((field) => [field.name, field]))).toMatchObject({
      shortText: { widget: 'string', minlength: 10, maxlength: 65 },
      longText: { widget: 'text', maxlength: 400 },
      time: { pattern: ['^\\d\\d:\\d\\d$', expect.any(String)] },
      day: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
      count: { widget: 'number', value_type: 'int', min: 1, max: 9 },
      isSo: { widget: 'boolean', required: true },
      isPerhapsSo: { widget: 'select', required: false },
      colour: { widget: 'select', options: ['coral', 'teal'] },
      drawing: { widget: 'select', options: ['arms', 'octopus'] },
      picture: { widget: 'suggested', files: true },
      link: { widget: 'suggested', suggestions: ['/about'] },
      text: { widget: 'richtext', modes: ['raw'] },
      texts: { widget: 'list', min: 2, max: 4, field: { widget: 'string' } },
      places: { allow_add: false, allow_remove: false },
      objects: { fields: [{ name: 'title' }], summary: '{{fields.title}}' },
      withDefault: { required: false },
    });
  });

  it('shows what a field is for, in its order', () => {
    const form = formOf({
      finalCall: z.string().meta(described('What to do next.')),
      a: z.strictObject({ b: z.string().optional() }),
    });
    expect(form).toMatchObject([
      { label: 'Final call', hint: 'What to do next.', required: true },
      { widget: 'object', fields: [{ name: 'b', required: false }] },
    ]);
  });
});

describe('spellName', () => {
  it.each([
    ['finalCall', 'Final call'],
    ['bookADemo', 'Book a demo'],
    ['kpiLibrary', 'KPI library'],
    ['ask-octopus', 'Ask octopus'],
  ])('writes %s as %s', (name, words) => expect(spellName(name)).toBe(words));
});

describe('buildEditorConfig', () => {
  const model = {
    files: new Map<string, z.ZodType>([
      ['content/site.yaml', z.strictObject({ name: z.string() })],
      ['content/pages/about.yaml', z.strictObject({ title: z.string() })],
      ['content/redirects.yaml', z.array(z.strictObject({ from: z.string() }))],
      ['content/pictures.yaml', z.record(z.string(), z.string())],
    ]),
    titles: new Map([['content/pages/about.yaml', 'About us']]),
    folders: new Map([['content/blog', z.strictObject({ headline: z.string() })]]),
    choices,
    origin: 'https://www.example.com',
  };
  const at = (repository: string, signIn?: string) =>
    buildEditorConfig(model, { repository, signIn });

  it('has every file and folder once', () => {
    const { collections } = at('https://github.com/owner/name');
    expect(collections).toMatchObject([
      { folder: 'content/blog', fields: [{ name: 'headline' }, { name: 'body', modes: ['raw'] }] },
      {
        label: 'Company and site',
        files: [
          { label: 'Company', file: 'content/site.yaml', fields: [{ name: 'name' }] },
          { file: 'content/redirects.yaml', fields: [{ widget: 'list', root: true }] },
          { file: 'content/pictures.yaml', fields: [{ widget: 'keyvalue', root: true }] },
        ],
      },
      { label: 'Pages', files: [{ label: 'About us', file: 'content/pages/about.yaml' }] },
    ]);
  });

  it('lets a change be reviewed, and be seen where the preview of its page is', () => {
    const repository = 'https://github.com/owner/name';
    const reviewed = { repository, signIn: undefined, isReviewed: true };
    const config = buildEditorConfig(model, reviewed);
    expect(config).toMatchObject({
      publish_mode: 'editorial_workflow',
      show_preview_links: true,
      site_url: 'https://www.example.com',
      collections: [
        { preview_path: '/blog/{{slug}}' },
        { label: 'Company and site' },
        { files: [{ preview_path: '/about' }] },
      ],
    });
    expect(at(repository).publish_mode).toBe('simple');
  });

  it('signs in by token, and by a worker where there is one', () => {
    expect(at('https://github.com/owner/name.git').backend).toMatchObject({
      name: 'github',
      repo: 'owner/name',
      auth_methods: ['token'],
    });
    expect(at('https://gitlab.com/group/name', 'https://sign-in.example').backend).toMatchObject({
      name: 'gitlab',
      base_url: 'https://sign-in.example',
      auth_methods: ['token', 'oauth'],
    });
    expect(() => at('https://elsewhere.example/owner/name')).toThrow('REPOSITORY');
  });
});
