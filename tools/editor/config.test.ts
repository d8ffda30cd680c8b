import { buildEditorConfig } from './config';
import { readContentModel } from './content-model';

const at = (repository: string, signIn?: string, isReviewed?: boolean) =>
  buildEditorConfig(readContentModel(), { repository, signIn, ...(isReviewed && { isReviewed }) });

test('a change can be reviewed, and be seen where the preview of its page is', () => {
  const repository = 'https://github.com/owner/name';
  const { collections = [], ...config } = at(repository, undefined, true);
  expect(config).toMatchObject({ publish_mode: 'editorial_workflow', show_preview_links: true });
  const previews = collections.flatMap((one) =>
    'files' in one
      ? one.files.map((file) => file.preview_path)
      : 'folder' in one && one.preview_path,
  );
  expect(previews).toEqual(expect.arrayContaining(['/blog/{{slug}}', '/about']));
  expect(at(repository).publish_mode).toBe('simple');
});

test('authors sign in by token, and by a worker where there is one', () => {
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
