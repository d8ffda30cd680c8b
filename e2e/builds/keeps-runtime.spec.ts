import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '@/e2e/support/project-copy';
import { expect, test } from '../support/test';

// The way out when a new Next writes pages differently: its runtime stays in them.

test('with KEEP_NEXT_RUNTIME=1 the build says what it leaves in, and leaves a working site', async ({
  page,
}) => {
  const project = await copyProject('kept');
  try {
    const { code, output } = await project.build({ KEEP_NEXT_RUNTIME: '1' });
    expect(output).toContain('KEEP_NEXT_RUNTIME=1');
    expect(code).toBe(0);
    expect(existsSync(join(project.dir, 'out/_next/static/chunks'))).toBe(true);

    const server = await project.serve();
    const address = `http://127.0.0.1:${server.port}`;
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${address}/contact?intent=demo&product=octomine`);
    const form = page.locator('[data-island="contact-form"]');
    // Hydrated by Next: React's own words about a field that is left empty.
    await expect(form.getByLabel('Tell us about your project *')).toHaveValue(/Octomine/);
    await form.locator('[type=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await page.goto(`${address}/solutions/ask-octopus`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
    await server.close();
  } finally {
    await project.remove();
  }
});
