import axe from 'axe-core';
import { translate } from '@/lib/testing/translate';
import { site } from '@/words';
import { focusedStop } from '../support/page-faults';
import { sitePages } from '../support/site';
import type { Page } from './page';

/** What a visitor does, and what must come of it; it fails by throwing. */
type Journey = (page: Page) => Promise<void>;

/** The widths on both sides of every breakpoint of app/styles/tokens.css, in CSS pixels. */
const widths = [1440, 1280, 1279, 1024, 1023, 768, 767, 640, 639, 390, 320] as const;

function expectNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const desk = (page: Page) => page.engine.resize(1280, 720);
const phone = (page: Page) => page.engine.resize(390, 844);
const opener = (id: string) => `[popovertarget="${id}"]`;

/** Journeys by what they show. Each begins with opening a page. */
export const journeys: Readonly<Record<string, Journey>> = {
  async 'menus open and close by mouse, one at a time, in full sight'(page) {
    await desk(page);
    await page.open('/');
    await page.click(opener('menu-solutions'));
    await page.isOpen('menu-solutions');
    await page.until(
      `getComputedStyle(document.querySelector('#menu-solutions')).opacity === '1'`,
      'the menu is opaque',
    );
    const { left, right, bottom } = await page.run(() =>
      document.querySelector('#menu-solutions')!.getBoundingClientRect().toJSON(),
    );
    const button = await page.run(
      (own) => document.querySelector(own)!.getBoundingClientRect().left,
      opener('menu-solutions'),
    );
    if (left !== button || right > 1280 || bottom > 720) throw new Error(`the menu is at ${left}`);
    await page.click(opener('menu-services'));
    await page.isOpen('menu-services');
    await page.isClosed('menu-solutions');
    await page.engine.point(640, 700, 'mouse');
    await page.isClosed('menu-services');
    // By its drawing: then Tab leads into the menu, which stays open.
    await page.click(`${opener('menu-solutions')} svg`);
    await page.isOpen('menu-solutions');
    await page.engine.press('Tab');
    await page.focused('#menu-solutions a');
    await page.click('#menu-solutions a');
    await page.until(`location.pathname.startsWith('/solutions')`, 'the link is followed');
  },

  async 'menus open by keys, wide and narrow, and Escape gives the focus back'(page) {
    for (const [size, id] of [
      [desk, 'menu-services'],
      [phone, 'mobile-menu'],
    ] as const) {
      await size(page);
      await page.open('/about');
      for (const key of ['Enter', ' ']) {
        await page.focus(opener(id));
        await page.engine.press(key);
        await page.isOpen(id);
        await page.engine.press('Tab');
        await page.focused(`#${id} a`);
        await page.engine.press('Escape');
        await page.isClosed(id);
        await page.focused(opener(id));
      }
    }
  },

  async 'Tab leads from the phone’s menu button into the menu, when that was clicked, too'(page) {
    await phone(page);
    await page.open('/');
    await page.click(opener('mobile-menu'));
    await page.isOpen('mobile-menu');
    await page.engine.press('Tab');
    await page.focused('#mobile-menu a');
    await page.isOpen('mobile-menu');
    await page.engine.press('Escape');
    await page.focused(opener('mobile-menu'));
    await page.engine.press('Enter');
    await page.isOpen('mobile-menu');
    await page.engine.press('Tab');
    await page.focused('#mobile-menu a');
    await page.isOpen('mobile-menu');
  },

  async 'the phone’s menu opens, closes and leads on by touch'(page) {
    await phone(page);
    await page.open('/');
    for (let time = 0; time < 2; time += 1) {
      await page.click(opener('mobile-menu'), 'touch');
      await page.isOpen('mobile-menu');
      await page.click(opener('mobile-menu'), 'touch');
      await page.isClosed('mobile-menu');
    }
    await page.click(opener('mobile-menu'), 'touch');
    await page.click(['#mobile-menu a', 'Octomine'], 'touch');
    await page.at('/solutions/octomine');
  },

  async 'an open menu survives every width and printing'(page) {
    await page.engine.resize(1440, 800);
    await page.open('/');
    await page.click(opener('menu-solutions'));
    for (const width of [...widths, ...[...widths].reverse()]) {
      await page.engine.resize(width, 800);
      await page.run(() => new Promise<void>((go) => requestAnimationFrame(() => go())));
    }
    await phone(page);
    await page.click(opener('mobile-menu'));
    for (const width of [...widths].reverse()) await page.engine.resize(width, 800);
    await page.engine.press('Escape');
    await page.click(opener('menu-solutions'));
    await page.engine.print();
    await page.run(() => document.title);
    await desk(page);
  },

  async 'the contact form says what is missing, is filled in by keys, and opens the mail program'(
    page,
  ) {
    await desk(page);
    await page.open('/contact');
    await page.click('[data-island] input');
    await page.live('[data-island]');
    await page.click(['[data-island] button', 'Send Message']);
    await page.until(
      `document.activeElement.matches('[name="name"][aria-invalid="true"]')`,
      'the first wrong field has the focus and says so',
    );
    for (const text of ['Asha Rao', 'asha@brand.example', '', 'Brand', 'Which?']) {
      await page.engine.press(...text, 'Tab');
    }
    // Times to choose from stand between.
    await page.engine.press('Tab', 'Tab', 'Tab', 'Tab');
    await page.focused('[data-island] [type="submit"]');
    const before = (await page.engine.mails()).length;
    await page.engine.press('Enter');
    await page.shows('[role="status"] *', 'Form Submitted!');
    const end = Date.now() + 10_000;
    while ((await page.engine.mails()).length === before && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const [mail = ''] = (await page.engine.mails()).slice(before);
    const body = [
      'Name: Asha Rao',
      'Email: asha@brand.example',
      'Phone: Not provided',
      'Company: Brand',
      'Message: Which?',
    ];
    const expected = `mailto:${site.email}?subject=New%20Contact%20Form%20Submission&body=${body.map(encodeURIComponent).join('%0D%0A')}`;
    if (decodeURIComponent(mail) !== decodeURIComponent(expected))
      throw new Error(`mailed: ${mail}`);
  },

  async 'what is typed into a translated page stays, and is asked or sent'(page) {
    await desk(page);
    await page.open('/contact');
    await page.run(translate);
    await page.type('[name="name"]', 'Asha Rao');
    await page.live('[data-island]');
    await page.type('[name="email"]', 'asha@brand.example');
    await page.type('[name="company"]', 'Brand');
    await page.type('[name="message"]', 'Which?');
    await page.until(
      `document.querySelector('[name="name"]').value === 'Asha Rao'`,
      'the name is what was typed',
    );
    await page.run(translate);
    const before = (await page.engine.mails()).length;
    await page.click('form [type="submit"]');
    await page.until(`document.querySelector('form').hidden`, 'the message takes the form’s place');
    const [mail = ''] = (await page.engine.mails()).slice(before);
    if (!decodeURIComponent(mail).includes('Name: Asha Rao')) throw new Error(`mailed: ${mail}`);
    await page.open('/solutions/ask-octopus');
    await page.run(translate);
    await page.type('[name="ask"]', 'Which products sell best?');
    await page.engine.press('Enter');
    await page.until(`location.search.startsWith('?ask=')`, 'the question is asked');
  },

  async 'the demo answers a question and a slider'(page) {
    await desk(page);
    await page.open('/solutions/ask-octopus');
    const heading = `document.querySelector('#demo h3').textContent`;
    const first = await page.engine.run(heading);
    await page.click('#demo ul li:nth-child(2) :is(a, button, label)');
    await page.live('[data-island]');
    await page.until(`${heading} !== ${JSON.stringify(first)}`, 'another question is answered');
    await page.focus('#demo input[type="range"]');
    const before = await page.engine.run('location.search');
    await page.engine.press('ArrowRight', 'ArrowRight');
    await page.until(`location.search !== ${JSON.stringify(before)}`, 'the slider asks anew');
  },

  async 'the carousel moves by itself, rests when told to, and moves by keys'(page) {
    await desk(page);
    await page.open('/');
    const part = '[data-enhancement="carousel"]';
    const place = `new DOMMatrix(getComputedStyle(document.querySelector('${part} .swiper-wrapper')).transform).m41`;
    await page.run((own) => document.querySelector(own)?.scrollIntoView({ block: 'center' }), part);
    await page.live(part);
    const start = await page.engine.run(place);
    await page.until(`${place} !== ${String(start)}`, 'the slides move');
    await page.click([`${part} button`, 'Pause']);
    await page.shows(`${part} button`, 'Play');
    await page.engine.point(640, 10, 'mouse');
    const resting = `document.querySelector('${part} .swiper-slide-active').getAttribute('data-swiper-slide-index')`;
    const slide = await page.engine.run(resting);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    if ((await page.engine.run(resting)) !== slide) throw new Error('the slides move on');
    await page.focus(`${part} [role="group"]`);
    await page.engine.press('ArrowRight');
    await page.until(`${resting} !== ${JSON.stringify(slide)}`, 'the arrow key moves a slide');
  },

  async 'views, clicks and depth are recorded once each'(page) {
    await desk(page);
    await page.open('/solutions/octomine');
    await page.run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const names = `window.dataLayer.map(({ event }) => event)`;
    await page.until(
      `${names}.filter((name) => name === 'scroll_depth').length === 4`,
      'all depths are recorded',
    );
    await page.run(() => {
      // The link is not followed, so that its event can still be read.
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await page.click(['header a', 'Book a Demo']);
    await page.until(`${names}.includes('cta_click')`, 'the click is recorded');
    const events = String(
      await page.engine.run(`${names}.filter((name) => name !== 'scroll_depth').join()`),
    );
    if (events !== 'page_view,solution_view,cta_click') throw new Error(events);
  },

  async 'the contents of a long text can be used by mouse'(page) {
    await desk(page);
    await page.open('/privacy');
    const link = `document.querySelector('.contents-list a').checkVisibility?.({ contentVisibilityAuto: true, checkVisibilityCSS: true })`;
    const isShown = await page.engine.run(
      `Boolean(${link}) && CSS.supports('selector(::details-content)')`,
    );
    if (isShown !== true) await page.click('.contents-list summary');
    await page.click('.contents-list a');
    await page.until(`location.hash !== ''`, 'a place of the text is gone to');
  },
};

/** What e2e/every-page.spec.ts, e2e/pages.spec.ts and e2e/visitor/between-pages.spec.ts ask Chromium. */
export const othersJourneys: Readonly<Record<string, Journey>> = {
  async 'back returns to the place, forward leads on'(page) {
    await desk(page);
    await page.open('/');
    await page.click(['footer a', 'About']);
    await page.at('/about');
    await page.run(() => history.back());
    await page.at('/');
    await page.until('scrollY > 500', 'the page is where it was left');
    await page.run(() => history.forward());
    await page.at('/about');
    await page.click(opener('menu-solutions'));
    await page.isOpen('menu-solutions');
  },

  async 'nothing is cut at 400 % zoom, on any page'(page) {
    // 1280 pixels at four times the size (WCAG 1.4.10).
    await page.engine.resize(320, 256);
    const faults: string[] = [];
    for (const { path } of sitePages) {
      await page.open(path);
      const over = await page.run(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) faults.push(`${path} is ${over} px too wide`);
    }
    expectNone(faults);
  },

  async 'every Tab stop shows, and not under the header'(page) {
    await desk(page);
    const faults: string[] = [];
    for (const path of ['/', '/solutions/octomine', '/blog/generative-bi-next-wave']) {
      await page.open(path);
      let last = '';
      for (let step = 0; step < 200 && !last.includes('Terms of service'); step += 1) {
        await page.engine.press('Tab');
        const stop = await page.run(focusedStop);
        if (!stop?.inView || stop.covered) faults.push(`${path}: ${stop?.name}`);
        last = stop?.name ?? '';
      }
      if (!last.includes('Terms of service')) faults.push(`${path}: Tab ends at “${last}”`);
    }
    expectNone(faults);
  },

  async 'axe finds nothing on any page'(page) {
    await phone(page);
    const faults: string[] = [];
    for (const { path } of sitePages) {
      await page.open(path);
      await page.engine.run(`(() => { ${axe.source}; })()`);
      const found = await page.engine.run(
        `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) =>
          violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html).join(' ')))`,
      );
      faults.push(...(found as string[]).map((fault) => `${path}: ${fault}`));
    }
    expectNone(faults);
  },
};
