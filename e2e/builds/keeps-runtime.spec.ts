import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, type Built, type ProjectCopy } from '@/e2e/support/project-copy';
import { startServer, type RunningServer } from '@/scripts/serve/server';
import { expect, policyViolationsOf, test } from '../support/test';

// The way out when a new Next writes pages differently: its runtime stays in them.
test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;
let built: Built;
let server: RunningServer;

test.beforeAll(async () => {
  project = await copyProject('kept');
  built = await project.build({ PRUNE: '0' });
  server = await startServer({ dir: join(project.dir, 'out'), port: 0, host: '127.0.0.1' });
});
test.afterAll(async () => {
  await server?.close();
  await project.remove();
});

test('with PRUNE=0 the build says what it leaves in, and leaves a working site', async ({
  page,
}) => {
  expect(built.output).toContain('PRUNE=0');
  expect(built.code).toBe(0);
  expect(existsSync(join(project.dir, 'out/_next/static/chunks'))).toBe(true);

  const address = `http://127.0.0.1:${server.port}`;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const violations = policyViolationsOf(page);
  await page.goto(`${address}/contact?intent=demo&product=octomine`);
  const form = page.locator('[data-island="contact-form"]');
  // Hydrated by Next: React's own words about a field that is left empty.
  await expect(form.getByLabel('Tell us about your project *')).toHaveValue(/Octomine/);
  await form.locator('[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await page.goto(`${address}/solutions/ask-octopus`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
  expect(violations).toEqual([]);
});
