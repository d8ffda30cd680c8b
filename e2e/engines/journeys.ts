import { expect } from '@playwright/test';
import axe from 'axe-core';
import { contactBody, mailtoAddress } from '@/lib/contact/mailto';
import { translate } from '@/lib/testing/translate';
import { contactForm, site } from '@/words';
import { focusedStop } from '../support/page-faults';
import { sitePages } from '../support/site';
import type { Page } from './page';

/** What a visitor does, and what must come of it; it fails by throwing. */
type Journey = (page: Page) => Promise<void>;

/** The widths on both sides of every breakpoint of app/styles/tokens.css, in CSS pixels. */
const widths = [1440, 1280, 1279, 1024, 1023, 768, 767, 640, 639, 390, 320] as const;

const desk = (page: Page) => page.engine.resize(1280, 720);
const phone = (page: Page) => page.engine.resize(390, 844);
const opener = (id: string) => `[popovertarget="${id}"]`;
const heading = `document.querySelector('#demo h3').textContent`;
const form = '[data-island="contact-form"]';

/** Journeys by what they show. Each begins with opening a page. */
export const journeys: Readonly<Record<string, Journey>> = {
  async 'menus open and close by mouse, one at a time, in full sight'(page) {
    await desk(page);
    await page.open('/');
    await page.click(opener('menu-solutions'));
    await page.isOpen('menu-solutions');
    const box = (own: string) => document.querySelector(own)!.getBoundingClientRect().toJSON();
    const { left, right, bottom } = await page.run(box, '#menu-solutions');
    expect(left).toBe((await page.run(box, opener('menu-solutions'))).left);
    expect([right <= 1280, bottom <= 720]).toEqual([true, true]);
    await page.click(opener('menu-services'));
    await page.isOpen('menu-services');
    await page.isClosed('menu-solutions');
    await page.engine.point(640, 700, 'mouse');
    await page.isClosed('menu-services');
    await page.focused(opener('menu-services'));
    await page.click(opener('menu-solutions'));
    await page.click('#menu-solutions a');
    await page.until(`location.pathname.startsWith('/solutions')`);
  },

  async 'menus open by keys and clicks; Tab leads into them, Escape gives the focus back'(page) {
    for (const [size, id] of [
      [desk, 'menu-services'],
      [phone, 'mobile-menu'],
    ] as const) {
      await size(page);
      await page.open('/about');
      for (const way of ['button', 'its drawing', 'Enter', ' ']) {
        if (way === 'button') await page.click(opener(id));
        else if (way === 'its drawing') await page.click(`${opener(id)} svg`);
        else await page.engine.press(way);
        await page.isOpen(id);
        await page.engine.press('Tab');
        await page.focused(`#${id} a`);
        await page.isOpen(id);
        await page.engine.press('Escape');
        await page.isClosed(id);
        await page.focused(opener(id));
      }
    }
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
  },

  async 'the contact form says what is missing, is filled in by keys, and opens the mail program'(
    page,
  ) {
    await desk(page);
    await page.open('/contact');
    await page.click(`${form} input`);
    await page.live(form);
    await page.click([`${form} button`, 'Send Message']);
    await page.until(`document.activeElement.matches('[name="name"][aria-invalid="true"]')`);
    const message = {
      name: 'Asha Rao',
      email: 'asha@brand.example',
      phone: '',
      company: 'Brand',
      message: 'Which?',
    };
    for (const text of Object.values(message)) await page.engine.press(...text, 'Tab');
    // Times to choose from stand between.
    await page.engine.press('Tab', 'Tab', 'Tab', 'Tab');
    await page.focused(`${form} [type="submit"]`);
    const mail = await page.mailed(() => page.engine.press('Enter'));
    const address = mailtoAddress(site.email, contactForm.message.subject, contactBody(message));
    expect(mail).toBe(decodeURIComponent(address));
    await page.shows('[role="status"] *', 'Form Submitted!');
  },

  async 'what is typed into a translated page stays, and is sent or asked'(page) {
    await desk(page);
    await page.open('/contact?intent=demo&product=octomine');
    await page.run(translate);
    await page.type('[name="name"]', 'Asha Rao');
    await page.live(form);
    await page.type('[name="email"]', 'asha@brand.example');
    await page.type('[name="company"]', 'Brand');
    await page.run(translate);
    const mail = await page.mailed(() => page.click('form [type="submit"]'));
    expect(mail).toContain('Name: Asha Rao\r\n');
    expect(mail).toContain('I would like to book a demo of Octomine.');
    await page.until(`document.querySelector('form').hidden`);

    await page.open('/solutions/ask-octopus');
    await page.run(translate);
    await page.type('[name="ask"]', 'Which products sell best?');
    await page.engine.press('Enter');
    await page.until(`location.search.startsWith('?ask=')`);
    // Translators go on with what is new.
    for (const item of [2, 3, 4]) {
      await page.run(translate);
      const before = JSON.stringify(await page.evaluate(heading));
      await page.click(`#demo ul li:nth-child(${item}) a`);
      await page.until(`${heading} !== ${before}`);
    }
  },

  async 'the contents of a long text can be used by mouse'(page) {
    await desk(page);
    await page.open('/privacy');
    const isShown = await page.evaluate(
      `document.querySelector('.contents-list a').checkVisibility?.({ contentVisibilityAuto: true, checkVisibilityCSS: true }) && CSS.supports('selector(::details-content)')`,
    );
    if (!isShown) await page.click('.contents-list summary');
    await page.click('.contents-list a');
    await page.until(`location.hash !== ''`);
  },
};

/** What e2e/every-page.spec.ts, e2e/demo and e2e/visitor ask Chromium. */
export const othersJourneys: Readonly<Record<string, Journey>> = {
  async 'the carousel moves by itself, rests when told to, and moves by keys'(page) {
    await desk(page);
    await page.open('/');
    const part = '[data-enhancement="carousel"]';
    const slide = `document.querySelector('${part} .swiper-slide-active').dataset.swiperSlideIndex`;
    await page.run((own) => document.querySelector(own)?.scrollIntoView({ block: 'center' }), part);
    await page.live(part);
    await page.until(`${slide} !== '${await page.evaluate(slide)}'`);
    await page.click([`${part} button`, 'Pause']);
    await page.shows(`${part} button`, 'Play');
    await page.engine.point(640, 10, 'mouse');
    const resting = await page.evaluate(slide);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(await page.evaluate(slide)).toBe(resting);
    await page.focus(`${part} [role="group"]`);
    await page.engine.press('ArrowRight');
    await page.until(`${slide} !== '${resting}'`);
  },

  async 'the demo answers a question and a slider'(page) {
    await desk(page);
    await page.open('/solutions/ask-octopus');
    const first = await page.evaluate(heading);
    await page.click('#demo ul li:nth-child(2) a');
    await page.live('[data-island]');
    await page.until(`${heading} !== ${JSON.stringify(first)}`);
    await page.focus('#demo input[type="range"]');
    const before = await page.evaluate('location.search');
    await page.engine.press('ArrowRight', 'ArrowRight');
    await page.until(`location.search !== '${before}'`);
  },

  async 'views, clicks and depth are recorded once each'(page) {
    await desk(page);
    await page.open('/solutions/octomine');
    await page.run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const names = `window.dataLayer.map(({ event }) => event)`;
    await page.until(`${names}.filter((name) => name === 'scroll_depth').length === 4`);
    await page.run(() => {
      // The link is not followed, so that its event can still be read.
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await page.click(['header a', 'Book a Demo']);
    await page.until(`${names}.includes('cta_click')`);
    const others = await page.evaluate(`${names}.filter((name) => name !== 'scroll_depth')`);
    expect(others).toEqual(['page_view', 'solution_view', 'cta_click']);
    const click = await page.evaluate(`window.dataLayer.at(-1)`);
    expect(click).toMatchObject({ cta_name: 'Book a Demo', location: 'header' });
  },

  async 'back returns to the place, forward leads on'(page) {
    await desk(page);
    await page.open('/');
    await page.click(['footer a', 'About']);
    await page.at('/about');
    await page.run(() => history.back());
    await page.at('/');
    await page.until('scrollY > 500');
    await page.run(() => history.forward());
    await page.at('/about');
    await page.click(opener('menu-solutions'));
    await page.isOpen('menu-solutions');
  },

  async 'nothing is cut at 400 % zoom, on any page'(page) {
    // 1280 pixels at four times the size (WCAG 1.4.10).
    await page.engine.resize(320, 256);
    for (const path of sitePages) {
      await page.open(path);
      const over = await page.run(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, path).toBeLessThanOrEqual(0);
    }
  },

  async 'every Tab stop shows, and not under the header'(page) {
    await desk(page);
    for (const path of ['/', '/solutions/octomine', '/blog/generative-bi-next-wave']) {
      await page.open(path);
      let last = '';
      for (let step = 0; step < 200 && !last.includes('Terms of service'); step += 1) {
        await page.engine.press('Tab');
        const stop = await page.run(focusedStop);
        expect.soft(stop, path).toMatchObject({ inView: true, covered: false });
        last = stop?.name ?? '';
      }
      expect.soft(last, path).toContain('Terms of service');
    }
  },

  async 'axe finds nothing on any page'(page) {
    await phone(page);
    for (const path of sitePages) {
      await page.open(path);
      await page.engine.run(`(() => { ${axe.source}; })()`);
      const found = await page.engine.run(
        `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) =>
          violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html).join(' ')))`,
      );
      expect.soft(found, path).toEqual([]);
    }
  },
};
