import { copyProject, type ProjectCopy } from '@/scripts/testing/project-copy';
import { expect, test } from '../support/test';

// What a person who fills in content can get wrong: each stops the build and says where.
test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;

test.beforeAll(async () => {
  project = await copyProject();
});
test.afterAll(() => project.remove());

/** A change of a file, and what the build must say of it: file, field and reason. */
type Mistake = {
  readonly what: string;
  readonly file: string;
  readonly from?: RegExp | string;
  readonly to: string;
  readonly says: string;
};

const article = (head: string) => `---\n${head}\n---\n\nText.\n`;
const goodHead = [
  'title: A title that is long enough',
  'description: A description of fifty characters and more, as search engines want to show it.',
  'pictureTitle: A few words',
  'headline: A headline',
  'excerpt: An excerpt.',
  'author: Analytics practice',
  "date: '2025-10-01'",
  'readTime: 4',
  'category: Retail',
  'icon: chart',
  'color: teal',
];
const without = (start: string) => goodHead.filter((line) => !line.startsWith(start)).join('\n');

const mistakes: readonly Mistake[] = [
  {
    what: 'a duplicate title',
    file: 'content/pages/about.ts',
    from: /(\n    title:\s*)'(?:[^'\\]|\\.)*'/,
    to: "$1'Privacy policy: what we receive and what you decide'",
    says: 'meta.title: is the same as in content/pages/',
  },
  {
    what: 'an unknown route id',
    file: 'content/redirects.ts',
    from: "to: 'about'",
    to: "to: 'abuot'",
    says: 'content/redirects.ts: redirects[0].to: “abuot” is not a route',
  },
  {
    what: 'a picture that does not exist',
    file: 'content/pages/solutions.ts',
    from: '/images/solutions/octomine.svg',
    to: '/images/solutions/octomin.svg',
    says: 'content/pages/solutions.ts: cards[0].image.src: there is no file public/images/solutions/octomin.svg',
  },
  {
    what: 'a bad date in an article',
    file: 'content/blog/second.mdx',
    to: article(`${without('date')}\ndate: '2025-02-30'`),
    says: 'content/blog/second.mdx: date: must be a day of the calendar',
  },
  {
    what: 'a missing field in an article',
    file: 'content/blog/second.mdx',
    to: article(without('excerpt')),
    says: 'content/blog/second.mdx: excerpt: is missing',
  },
  {
    what: 'an unknown field in an article',
    file: 'content/blog/second.mdx',
    to: article([...goodHead, 'titel: x'].join('\n')),
    says: 'content/blog/second.mdx: titel: is not a field',
  },
  {
    what: 'a mistyped field in an article',
    file: 'content/blog/second.mdx',
    to: article([without('readTime'), 'readTime: four'].join('\n')),
    says: 'content/blog/second.mdx: readTime: must be a whole number',
  },
  {
    what: 'a second article that leads the blog',
    file: 'content/blog/second.mdx',
    to: article([...goodHead, 'featured: true'].join('\n')),
    says: 'featured: only one article leads',
  },
];

for (const { what, file, from, to, says } of mistakes) {
  test(`${what} stops the build`, async () => {
    if (from === undefined) await project.write(file, to);
    else await project.change(file, from, to);
    const { code, output } = await project.build();
    await project.restore(file);
    expect(output).toContain(says);
    expect(code).toBe(1);
  });
}

test('a bad SITE_URL stops the build', async () => {
  const { code, output } = await project.build({ SITE_URL: 'https://www.example.com/site' });
  expect(output).toContain('SITE_URL is “https://www.example.com/site”: it must not have a path');
  expect(code).toBe(1);
});

test('missing and mistyped fields of page words stop the build, by the types', async () => {
  await project.change('content/pages/about.ts', /\n    eyebrow: [^\n]+/, '');
  await project.change('content/pages/services.ts', /\n    lede:/, '\n    ledde:');
  const { code, output } = await project.build();
  await project.restore('content/pages/about.ts');
  await project.restore('content/pages/services.ts');
  expect(output).toMatch(/content\/pages\/about\.ts[\s\S]*'eyebrow' is missing/);
  expect(output).toMatch(/content\/pages\/services\.ts[\s\S]*'ledde'/);
  expect(code).toBe(1);
});
