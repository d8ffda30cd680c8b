import { redirectPage } from './redirect-page';

const target =
  '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"/><meta name="viewport" content="x"/>' +
  '<title>About &amp; more</title><meta name="description" content="Who we are"/>' +
  '<link rel="canonical" href="https://x.example/about"/><meta property="og:title" content="About"/>' +
  '<meta property="og:image" content="https://x.example/og/a.jpg"/><meta name="twitter:card" content="summary"/>' +
  '<meta name="robots" content="index"/></head><body></body></html>';

describe('redirectPage', () => {
  const html = redirectPage('/about', target, "default-src 'none'");

  it('leads to the target at once, and by a visible link', () => {
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about">');
    expect(html).toMatch(/<a href="\/about">[^<]+<\/a>/);
  });

  it('carries the target’s title, canonical and social tags, and nothing else of its head', () => {
    for (const tag of [
      '<title>About &amp; more</title>',
      '<link rel="canonical" href="https://x.example/about">',
      '<meta property="og:title" content="About">',
      '<meta property="og:image" content="https://x.example/og/a.jpg">',
      '<meta name="twitter:card" content="summary">',
    ]) {
      expect(html).toContain(tag);
    }
    expect(html).not.toContain('robots');
  });

  it('starts with the character set and the policy, and speaks the target’s language', () => {
    expect(html).toContain(
      `<html lang="en-GB"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    );
  });
});
