import type { Pages } from '@/content/schema/pages';
import type { Navigation, Redirect, Site } from '@/content/schema/site';
import type { Ui } from '@/content/schema/ui';
import type { Picture } from '../pictures/pictures';
import { ensureCompiled, readCompiled } from './compiled';
import type { Article, CaseStudy } from './entry';

/**
 * All that `content/` holds, as `@/words`. Programs read it here, from `.content/`, which is compiled
 * first where it is missing or older than `content/`. Bundlers take the same values from
 * `.content/words.js`, one file each, so that a bundle holds no words that it does not use.
 */
ensureCompiled();

const words = <Value>(name: string) => readCompiled<Value>(`words/${name}.json`);

export const site = words<Site>('site');
export const navigation = words<Navigation>('navigation');
export const redirects = words<readonly Redirect[]>('redirects');
export const pictures = words<Readonly<Record<string, Picture>>>('pictures');
export const pages = words<Pages>('pages');

/** Entries that the site shows, the newest first. */
export const articles = words<readonly Article[]>('articles');
export const caseStudies = words<readonly CaseStudy[]>('caseStudies');
/** Addresses of entries that have no page yet. */
export const unwrittenPaths = words<readonly string[]>('unwrittenPaths');

export const agendas = words<Ui['agendas']>('agendas');
export const article = words<Ui['article']>('article');
export const consent = words<Ui['consent']>('consent');
export const contactForm = words<Ui['contact-form']>('contactForm');
export const demo = words<Ui['demo']>('demo');
export const documents = words<Ui['documents']>('documents');
export const errorScreen = words<Ui['error-screen']>('errorScreen');
export const reading = words<Ui['reading']>('reading');
export const reply = words<Ui['reply']>('reply');
export const reportingHours = words<Ui['reporting-hours']>('reportingHours');
export const trial = words<Ui['trial']>('trial');
