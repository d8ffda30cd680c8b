import type { Three } from './counts';
import type { Action } from './links';
import type { PageContent } from './meta';

/** A picture file. */
export type Picture = {
  /** Path under `public/`, starting with /images/. */
  readonly src: `/images/${string}`;
  /** What the picture shows, in words, for those who cannot see it. */
  readonly alt: string;
  /** Width and height of the file in pixels. */
  readonly width: number;
  readonly height: number;
};

/** A picture that a text brings, from which the build makes what visitors get. */
export type PictureFile = {
  /** The file, from the project's folder. */
  readonly file: string;
  /** What the picture shows, in words, for those who cannot see it. */
  readonly alt: string;
};

/** The top of a page. */
export type Hero = {
  /** The small line above the headline: what kind of page this is. */
  readonly eyebrow: string;
  /** The page's headline. */
  readonly title: string;
  /** One or two sentences: what it is, for whom, what they get. */
  readonly lede: string;
  /** The buttons; the first is the accent. */
  readonly actions: readonly Action[];
  /** Short facts below the buttons, such as '30-day free trial'. */
  readonly facts?: readonly string[];
};

/** Heading and introduction of a section. */
export type SectionHead = {
  /** The small line above the heading; leave out where the heading says it all. */
  readonly eyebrow?: string;
  readonly title: string;
  /** One or two sentences below the heading. */
  readonly lede?: string;
};

/** The last section of a page: what to do next. */
export type FinalCallContent = {
  readonly title: string;
  readonly text: string;
  /** The buttons; the first is the accent. */
  readonly actions: readonly Action[];
  /** What happens in the 30 minutes that the first button leads to; agendas.ts has two. */
  readonly agenda?: Agenda;
};

/** What most pages have: their top, and their last section. */
export type HeroPageContent = PageContent & {
  readonly hero: Hero;
  readonly finalCall: FinalCallContent;
};

/** What happens in 30 minutes, ten at a time. */
export type Agenda = {
  readonly title: string;
  readonly parts: Three<{ readonly minutes: string; readonly text: string }>;
};

/** A section of a legal page. */
export type LegalSection = {
  readonly title: string;
  /** Paragraphs; a paragraph that is a list of strings becomes a bulleted list. */
  readonly body: readonly (string | readonly string[])[];
  /** The setting of a build (README) without which, or with which, the section is left out. */
  readonly onlyWith?: LegalSetting;
  readonly onlyWithout?: LegalSetting;
};

/** The settings that change what the privacy policy must say. */
type LegalSetting = 'NEXT_PUBLIC_CONTACT_ENDPOINT' | 'NEXT_PUBLIC_VITALS_ENDPOINT';
