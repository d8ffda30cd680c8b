import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareSites, isUnchanged, mostChanged } from './compare-sites';
import { reportPage } from './report';
import { summaryOf } from './summary';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Writes an export of some pages; each is its title and its passages. */
function exportOf(pages: Record<string, readonly [string, ...string[]]>, more = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'compare-'));
  folders.push(dir);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  for (const [name, [title, ...passages]] of Object.entries(pages)) {
    const address = `https://site.example/${name === 'index' ? '' : name}`;
    const meta = `<meta property="og:site_name" content="A site"><meta property="og:url" content="${address}">`;
    write(`${name}.html`, `<html><head><title>${title}</title>${meta}</head><body></body></html>`);
    write(
      `${name}.md`,
      `---\ntitle: ${title}\ncanonical: ${address}\n---\n\n${passages.join('\n\n')}\n`,
    );
  }
  for (const [file, text] of Object.entries<string>(more)) write(file, text);
  return dir;
}

const pages = {
  index: ['Home', '# Home', 'Read [about us](https://site.example/about) and more.'],
  about: ['About us', '# About us', 'Who we are and what we do.'],
  terms: ['Terms', '# Terms', 'What holds.'],
} as const;
const movedPage = '<meta http-equiv="refresh" content="0; url=/conditions">';

// No browser is needed: nothing is pictured.
const compare = (before: string, after: string) => compareSites(before, after, 0);

describe('compareSites', () => {
  it('says in one line that nothing changed', async () => {
    const report = await compare(exportOf(pages), exportOf(pages));
    expect(isUnchanged(report)).toBe(true);
    expect(summaryOf(report)).toBe('Nothing changed.');
    expect(reportPage(report)).toContain('Nothing changed.');
  });

  it('tells words, titles, and addresses gone, new and redirected', async () => {
    const { index, about, terms } = pages;
    const after = exportOf(
      {
        index: ['Home & more', ...index.slice(1)],
        conditions: ['Terms', '# Terms', 'What still holds.'],
      },
      { 'terms.html': movedPage },
    );
    const report = await compare(exportOf({ index, about, terms }), after);
    expect(report.addresses).toEqual({
      gone: ['/about'],
      come: ['/conditions'],
      redirected: [{ from: '/terms', to: '/conditions' }],
    });
    const [moved, home] = report.pages;
    expect(moved?.before?.path).toBe('/terms');
    expect(moved?.passages).toHaveLength(1);
    expect(home).toMatchObject({ hasNewResult: true, words: 0 });

    const html = reportPage(report);
    expect(html).toContain('Home &amp; more');
    expect(html).toContain('before at /terms');
    expect(summaryOf(report)).toContain('**Addresses gone:** /about');
  });

  it('does not mind that two exports name another origin', async () => {
    const dir = exportOf(pages);
    const elsewhere = exportOf(pages);
    const text =
      '---\ncanonical: https://trial.example/\n---\n\n# Home\n\nRead [about us](https://trial.example/about) and more.\n';
    writeFileSync(join(elsewhere, 'index.md'), text);
    expect(isUnchanged(await compare(dir, elsewhere))).toBe(true);
  });

  it('refuses a folder without a site', async () => {
    await expect(compare(tmpdir(), exportOf(pages))).rejects.toThrow('No site in');
  });
});

describe('mostChanged', () => {
  const page = (words: number, ...shares: number[]) => ({
    words,
    looks: shares.map((share) => ({ width: 390, share, places: [], whole: { after: '' } })),
  });

  it('puts looks before words, by the width that differs most', () => {
    const [much, some, words, few] = [page(0, 0.1, 0.4), page(3, 0.2), page(90), page(2)];
    expect([few, words, some, much].sort(mostChanged)).toEqual([much, some, words, few]);
  });
});
