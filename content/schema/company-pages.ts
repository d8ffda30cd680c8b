import type { Fact } from '../placeholder';
import type { RouteId } from '../routes';
import type { BlogCard, CaseStudy, Claim, Feature, ProcessStep, TimelineEntry } from './cards';
import type { Five, Three } from './counts';
import type { Action, Intent, Subject } from './links';
import type { PageContent } from './meta';
import type { Hero, HeroPageContent, LegalSection, SectionHead } from './sections';

/** Contact. */
export type ContactContent = PageContent & {
  readonly hero: Omit<Hero, 'actions'>;
  /** What the page says instead where a button led to it. */
  readonly enquiry: EnquiryContent;
  /** What happens after the message is sent. */
  readonly next: SectionHead & { readonly steps: readonly ProcessStep[] };
  readonly otherWays: SectionHead & {
    readonly cards: readonly (Feature & { readonly action: ContactWay })[];
  };
  readonly offices: SectionHead;
};

/**
 * The words for each button that leads to the contact form. `{subject}` is what it is about. The
 * page script puts heading and introduction in the place of the page's own: of about the same
 * length, they need the same room.
 */
export type EnquiryContent = {
  readonly intents: Readonly<
    Record<
      Intent,
      {
        /** The page's heading, without and with a subject. */
        readonly title: string;
        readonly titleAbout: string;
        /** The sentence that the message starts with, without and with a subject. */
        readonly sentence: string;
        readonly sentenceAbout: string;
      }
    >
  >;
  readonly subjects: Readonly<Record<Subject, string>>;
  /** Below the heading; `{sentence}` is the sentence that the message starts with. */
  readonly lede: string;
};

/** A time that suits the visitor: a week, a part of the day, or both. */
export type PreferredTimesContent = {
  readonly title: string;
  /** What the buttons say, and how it reads in the message. */
  readonly weeks: readonly TimeChoice[];
  readonly parts: readonly TimeChoice[];
  /** Said while nothing is chosen. */
  readonly hint: string;
  /** What the line in the message starts with. */
  readonly opening: string;
  /** Said instead of the hint once it is written; the line follows. */
  readonly written: string;
};

export type TimeChoice = { readonly label: string; readonly words: string };

/** Every word of the contact form, in each of its states. */
export type ContactFormContent = {
  /** The form's heading; above it stands the page's, which says what the form is for. */
  readonly title: string;
  readonly fields: {
    readonly name: RequiredFieldWords;
    readonly email: RequiredFieldWords & {
      /** When what is there is no address. */
      readonly wrong: string;
    };
    readonly phone: { readonly label: string; readonly hint: string };
    readonly company: RequiredFieldWords;
    readonly message: RequiredFieldWords;
  };
  /** Times to choose from, which are written into the message. */
  readonly times: PreferredTimesContent;
  /** Read out when fields need attention; `{count}` is how many. */
  readonly oneProblem: string;
  readonly manyProblems: string;
  readonly submit: string;
  readonly submitting: string;
  readonly sent: NoticeWords;
  /** When a form service has taken the message; `sent` is for the mail program. */
  readonly posted: NoticeWords;
  readonly failed: NoticeWords;
  /** When a form service was to take the message and did not: the heading says so. */
  readonly notSent: NoticeWords;
  /** When the message does not fit into an address, so that no mail program was opened. */
  readonly tooLong: NoticeWords;
  readonly dismissNotice: string;
  /** Brings the empty form back. */
  readonly another: string;
  /** What is sent and how, beside the button; the link to the privacy policy follows it. */
  readonly notice: string;
  /** The same, where a form service takes the message. */
  readonly noticePosted: string;
  readonly privacyLink: string;
  /** The copy of the message that stays on the page. */
  readonly composed: {
    readonly title: string;
    readonly text: string;
    /** Instead of `text`, when it does not fit into an address. */
    readonly tooLong: string;
    /** Instead, when mail programs may cut the message; `{length}` and `{limit}` are characters. */
    readonly long: string;
    readonly longDetail: string;
    readonly copy: string;
    readonly copied: string;
    /** When the browser does not let the page copy. */
    readonly selected: string;
    /** Sends it from the page once more, where a form service did not take it. */
    readonly retry: string;
    /** Opens the mail program, which was not asked before; the next, where it was. */
    readonly open: string;
    readonly openAgain: string;
    /** Opens the mail program without the message, which is to be pasted in. */
    readonly openEmpty: string;
    readonly gmail: string;
    readonly outlook: string;
    readonly to: string;
    readonly subject: string;
  };
};

type RequiredFieldWords = {
  readonly label: string;
  /** What to do, when it is empty. */
  readonly missing: string;
};

type NoticeWords = { readonly title: string; readonly text: string };

/** The message that the contact form writes. What stands in braces is what the visitor wrote. */
export type ContactMessageContent = {
  readonly subject: string;
  /** {name}, {email}, {phone}, {company} and {message}, a line each. */
  readonly lines: Five<string>;
  /** In the place of a phone number that nobody wrote. */
  readonly noPhone: string;
};

/** A way to reach us: a link to a page, or the company's address, with the words before it. */
export type ContactWay = Action | { readonly email: true; readonly label: string };

/** About. */
export type AboutContent = HeroPageContent & {
  /** What the map of the offices shows, for those who cannot see it. */
  readonly map: string;
  readonly vision: Statement;
  readonly mission: Statement;
  /** How we work, in short statements. */
  readonly principles: SectionHead & {
    readonly items: readonly Claim[];
  };
  /** Five entries, 2021 to 2025. */
  readonly timeline: SectionHead & { readonly entries: Five<TimelineEntry> };
};

/** A statement under its name, such as 'Our vision'. */
type Statement = { readonly name: string; readonly title: string; readonly text: string };

/** Case studies. */
export type CaseStudiesContent = HeroPageContent & {
  /** The results at a glance: charts of before and after. */
  readonly chart: {
    /** What they are, for those who cannot see them. */
    readonly title: string;
    readonly before: string;
    readonly after: string;
    /** How to read them. */
    readonly note: string;
  };
  readonly stories: Three<CaseStudy>;
  /** What stands below each drawing. */
  readonly pictureLabel: string;
  /** Label of each card's link. */
  readonly cardLink: string;
  /** What it is read out with, where sight would tell them apart: `{industry}` is the story's. */
  readonly cardLinkAbout: string;
  /** Label of the link to a story without a page: there stands what stands here, and a next step. */
  readonly shortLink: string;
};

/** Blog. */
export type BlogContent = HeroPageContent & {
  /** The cards that have no article yet; an article with `replaces` takes a card's place. */
  readonly cards: readonly BlogCard[];
  /** Label of each card's link. */
  readonly cardLink: string;
  /** The same, for a card without a page: its address shows the summary. */
  readonly shortLink: string;
  /** Heading of the articles that stand in the list by their title alone. */
  readonly olderTitle: string;
};

/** What every article has around its text. */
export type ArticleFrameContent = {
  /** The next step inside the text, after the second heading. */
  readonly nextSteps: {
    readonly demo: Action;
    readonly solutions: Action;
    readonly footerDemo: Action;
    readonly freeTrial: Action;
  };
  readonly call: { readonly title: string; readonly text: string };
};

/** Privacy policy and terms of service. */
export type LegalContent = PageContent & {
  readonly title: string;
  readonly lede: string;
  /** Whether the text is still a draft that a lawyer must read. */
  readonly status: Fact<string>;
  /** Day of the last change, YYYY-MM-DD; `today` shows the visitor's current date. */
  readonly lastUpdated: Fact<string>;
  readonly sections: readonly LegalSection[];
};

/** The not-found page. */
export type NotFoundContent = {
  /** Title in the browser tab. */
  readonly documentTitle: string;
  readonly title: string;
  readonly homeLink: string;
  /** One sentence below the heading. */
  readonly text: string;
  /** Heading above the links to the main pages. */
  readonly helpTitle: string;
  readonly help: readonly RouteId[];
  /** What stands below the drawing of a story. */
  readonly pictureLabel: string;
  /** Said of an article that is not written yet. */
  readonly articleNote: string;
  /** Words of the link to the list. */
  readonly caseStudyList: string;
  readonly articleList: string;
  /** Words of the link to a page that has been written since. */
  readonly caseStudyLink: string;
  readonly articleLink: string;
  /** The next step below the card. */
  readonly talk: Action;
};
