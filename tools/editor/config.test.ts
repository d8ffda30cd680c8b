import { z } from 'zod';
import { buildEditorConfig } from './config';

const choices = { address: ['/about'], picture: ['arms', 'octopus'], topic: ['Retail'] };

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
