/**
 * The types of all content. Each field says what to write there.
 * A wrong or missing field stops the build and names the file and the field.
 */
import type { Fact } from './placeholder';
import type { AliasPath } from './redirects';
import type { RouteId } from './routes';

// ─── Company ────────────────────────────────────────────────────────────────────────────────────

/** An office, as the contact page shows it and search engines read it. */
export type Office = {
  /** Short name for links: lower case, no spaces. */
  readonly id: string;
  /** Country in words. */
  readonly country: string;
  /** Country as two letters (ISO 3166), for search engines. */
  readonly countryCode: 'IN' | 'GB';
  readonly city: string;
  /** House and street, one line. */
  readonly street: Fact<string>;
  readonly postalCode: Fact<string>;
  /** State or nation. */
  readonly region: string;
  /** Time zone by its IANA name, such as Europe/London. */
  readonly timeZone: string;
  /** When somebody answers, in one line. */
  readonly hours: Fact<string>;
};

/** A company that works with us: with a logo file, or as a plain name. */
export type Ally = {
  readonly name: Fact<string>;
  /** Path of the logo under `public/`, or nothing for a text name. */
  readonly logo?: `/images/allies/${string}.svg`;
};

/** Everything about the company that is not copy. */
export type CompanyFacts = {
  /** The name that customers know. */
  readonly name: Fact<string>;
  /** The registered name, for the legal pages. */
  readonly legalName: Fact<string>;
  /** The address that contact messages go to. */
  readonly email: Fact<string>;
  /** The live address: https://, host, nothing behind it. */
  readonly origin: Fact<string>;
  readonly offices: readonly [Office, Office];
  /** The three startup programmes of the Backed By strip. */
  readonly startupProgrammes: readonly [
    { readonly name: Fact<string> },
    { readonly name: Fact<string> },
    { readonly name: Fact<string> },
  ];
  /** The eight allies of the carousel: five logos, three names. */
  readonly allies: Eight<Ally>;
};

// ─── Counts that the specification fixes ────────────────────────────────────────────────────────

export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];
export type Seven<T> = readonly [T, T, T, T, T, T, T];
export type Eight<T> = readonly [T, T, T, T, T, T, T, T];

// ─── Links and actions ──────────────────────────────────────────────────────────────────────────

/** Why a visitor gets in touch; the contact form starts with a sentence that says so. */
export type Intent = 'demo' | 'trial' | 'access' | 'sales' | 'talk' | 'consultation';

/** What a visitor gets in touch about: a product or a service, by the last part of its address. */
export type Subject =
  | 'octomine'
  | 'ask-octopus'
  | 'octosense'
  | 'ai-consulting'
  | 'business-data-consulting'
  | 'software-development'
  | 'data-infrastructure';

/**
 * Where a link leads:
 * - `{ route: 'about' }` a page, by its id in routes.ts, with `hash` for a place on it
 * - `{ contact: 'demo', product: 'octomine' }` the contact form with its first sentence written
 * - `{ alias: '/company/blogs' }` an old address that redirects
 * - `{ hash: 'demo' }` a place on the same page
 * - `{ article: 'generative-bi-next-wave' }` an article, by its file name
 * - `{ unregistered: … }` an address without a page yet; launch-check lists it
 */
export type LinkTarget =
  | { readonly route: RouteId; readonly hash?: string }
  | { readonly contact: Intent; readonly product?: Subject }
  | { readonly alias: AliasPath }
  | { readonly hash: string }
  | { readonly article: string }
  | { readonly unregistered: `/${string}` };

/** A button or link that leads the visitor on. */
export type Action = {
  /** The words on it. */
  readonly label: string;
  /** Where it leads. */
  readonly to: LinkTarget;
  /** Which click it is recorded as. Leave out for links that are not recorded. */
  readonly event?: ClickEvent;
};

/** How a click is recorded: its name, and the part of the page it stands in. */
export type ClickEvent = {
  readonly name: string;
  readonly location: ClickLocation;
};

export type ClickLocation =
  'header' | 'hero' | 'differentiators' | 'cta' | 'services-cta' | 'demo' | 'blog';

// ─── Metadata ───────────────────────────────────────────────────────────────────────────────────

/** What search engines and shared links show of a page. */
export type PageMeta = {
  /** Title in search results and the browser tab: 10-65 characters, unlike any other page's. */
  readonly title: string;
  /** The two lines below it in search results: 50-165 characters, unlike any other page's. */
  readonly description: string;
  /** Title of a shared link, without the company's name; leave out to use `title`. */
  readonly socialTitle?: string;
  /** Description of a shared link; leave out to use `description`. */
  readonly socialDescription?: string;
  /** The few words on the picture of a shared link: at most 48 characters. */
  readonly pictureTitle: string;
};

// ─── Entities ───────────────────────────────────────────────────────────────────────────────────

/** Names of the drawn icons. */
export type IconName =
  | 'alert'
  | 'api'
  | 'bell'
  | 'bottle'
  | 'brain'
  | 'calendar'
  | 'cart'
  | 'chart'
  | 'chat'
  | 'check'
  | 'clock'
  | 'cloud'
  | 'code'
  | 'compass'
  | 'database'
  | 'document'
  | 'gauge'
  | 'health'
  | 'layers'
  | 'lightbulb'
  | 'link'
  | 'mail'
  | 'map'
  | 'megaphone'
  | 'network'
  | 'phone'
  | 'pipeline'
  | 'plug'
  | 'question'
  | 'rocket'
  | 'scale'
  | 'shield'
  | 'slack'
  | 'sliders'
  | 'store'
  | 'target'
  | 'team'
  | 'truck'
  | 'whatsapp';

/** The colour of a card or an icon. */
export type Tone = 'coral' | 'teal' | 'gold' | 'ink';

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

/** A card that says what a product or service does. */
export type Feature = {
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  readonly icon: IconName;
};

/** A product on the solutions page. */
export type Solution = {
  /** Product name, as written everywhere. */
  readonly name: 'Octomine' | 'ASK Octopus' | 'OctoSense';
  /** What kind of product it is, in a few words. */
  readonly title: string;
  /** Two sentences: what it does, for whom. */
  readonly description: string;
  readonly image: Picture;
  readonly to: LinkTarget;
  /** Four to six short phrases. */
  readonly features: readonly string[];
  /** A word on the card's corner, such as 'Flagship'. */
  readonly badge?: string;
};

/** A service on the services page. */
export type Service = {
  readonly title: string;
  readonly description: string;
  /** Three to six short phrases. */
  readonly capabilities: readonly string[];
  readonly to: LinkTarget;
};

/** A case study. */
export type CaseStudy = {
  /** Its number, which is the end of its address. */
  readonly id: number;
  readonly title: string;
  /** Two sentences for the card. */
  readonly summary: string;
  readonly icon: IconName;
  /** What was wrong. */
  readonly challenge: Fact<string>;
  /** What we did. */
  readonly approach: Fact<string>;
  /** What changed, with the number. */
  readonly outcome: string;
  readonly industry: string;
  readonly color: Tone;
  /** The number that leads the story, such as '23%'. */
  readonly figure: string;
  /** What the number counts, such as 'ROI increase in 6 months'. */
  readonly figureLabel: string;
  /** Where its card leads. */
  readonly to: LinkTarget;
  /** Addresses that mean this story, besides the card's: the end of the path. */
  readonly aliases?: readonly string[];
};

/** A case study on the home page. */
export type CaseStudyTeaser = {
  readonly industry: string;
  /** The result in a few words, such as '23% ROI increase in 6 months'. */
  readonly result: string;
  /** The number that leads, such as '23%'. */
  readonly figure: string;
  readonly title: string;
  readonly description: string;
  readonly to: LinkTarget;
};

/** A card on the blog page. */
export type BlogCard = {
  /** A number for a card without a page yet; an article's card has its file name. */
  readonly id: string | number;
  readonly title: string;
  /** Two sentences. */
  readonly excerpt: string;
  /** Who wrote it, by role. */
  readonly author: string;
  /** Day of publication: YYYY-MM-DD. */
  readonly date: Fact<string>;
  /** Minutes of reading. */
  readonly readTime: number;
  readonly category: string;
  readonly icon: IconName;
  readonly color: Tone;
  /** Whether the card leads the page; exactly one does. */
  readonly featured: boolean;
  readonly to: LinkTarget;
  /** Addresses that mean this card, besides its own: the end of the path. */
  readonly aliases?: readonly string[];
};

/** An article on the home page. */
export type BlogTeaser = {
  readonly title: string;
  readonly excerpt: string;
  /** Day of publication: YYYY-MM-DD. */
  readonly date: Fact<string>;
  /** Minutes of reading. */
  readonly readTime: number;
  readonly to: LinkTarget;
};

/** The head of an article file (`content/blog/<slug>.mdx`), checked by lib/articles.ts. */
export type ArticleFrontMatter = PageMeta & {
  /** The headline on the page. */
  readonly headline: string;
  /** Two sentences for cards and the feed. */
  readonly excerpt: string;
  /** Who wrote it, by role. */
  readonly author: string;
  /** Day of publication: YYYY-MM-DD. */
  readonly date: string;
  /** Day of the last change of substance: YYYY-MM-DD; leave out if never changed. */
  readonly updated?: string;
  /** Minutes of reading. */
  readonly readTime: number;
  readonly category: string;
  readonly icon: IconName;
  readonly color: Tone;
  /** Whether its card leads the blog page; exactly one does. */
  readonly featured?: boolean;
  /** Number of the card without a page that this article takes the place of. */
  readonly replaces?: number;
  /** Names of the fields above that are still stand-ins; launch-check lists them. */
  readonly placeholders?: readonly string[];
};

/** An entry of the timeline. */
export type TimelineEntry = {
  readonly year: number;
  readonly title: Fact<string>;
  readonly description: Fact<string>;
};

/** A group of the technology stack. */
export type StackGroup = {
  readonly category: string;
  readonly tools: readonly string[];
};

/** A step of a process, named by its heading, such as 'Connect'. */
export type ProcessStep = {
  readonly title: string;
  readonly description: string;
};

/** A question and its answer. */
export type Question = {
  readonly question: string;
  readonly answer: string;
};

/** The last section of a page: what to do next. */
export type FinalCall = {
  readonly title: string;
  readonly text: string;
  /** The buttons; the first is the accent. */
  readonly actions: readonly Action[];
};

/** A section of a legal page. */
export type LegalSection = {
  readonly title: string;
  /** Paragraphs; a paragraph that is a list of strings becomes a bulleted list. */
  readonly body: readonly (string | readonly string[])[];
};

// ─── Pages ──────────────────────────────────────────────────────────────────────────────────────

/** What every page has. */
export type PageContent = { readonly meta: PageMeta };

/** Home. */
export type HomeContent = PageContent & {
  readonly hero: Hero;
  /** The strip with the startup programmes, which stand in company.ts. */
  readonly backedBy: { readonly title: string };
  readonly whoWeAre: SectionHead & {
    /** Six industries, each with what we do there. */
    readonly industries: Six<Feature>;
  };
  readonly whyChoose: SectionHead & {
    readonly points: Four<Feature>;
    /** The question and answer shown in the wide card. */
    readonly example: Question;
  };
  readonly successStories: SectionHead & {
    readonly stories: readonly [CaseStudyTeaser, CaseStudyTeaser];
  };
  readonly insights: SectionHead & { readonly teasers: Three<BlogTeaser> };
  /** Heading of the carousel of allies, which stand in company.ts. */
  readonly allies: SectionHead;
  readonly finalCall: FinalCall;
};

/** Solutions overview. */
export type SolutionsContent = PageContent & {
  readonly hero: Hero;
  readonly cards: Three<Solution>;
  /** Label of each card's link. */
  readonly cardLink: string;
  readonly howItWorks: SectionHead & { readonly steps: Three<ProcessStep> };
  readonly finalCall: FinalCall;
};

/** Octomine. */
export type OctomineContent = PageContent & {
  readonly hero: Hero;
  /** The large dashboard, with a caption. */
  readonly dashboards: SectionHead;
  readonly whatItIs: SectionHead & { readonly body: readonly string[] };
  readonly features: SectionHead & { readonly items: Six<Feature> };
  /** The connectors, by kind of source. */
  readonly integrations: SectionHead & { readonly groups: readonly StackGroup[] };
  readonly benefits: SectionHead & { readonly items: readonly Feature[] };
  readonly audiences: SectionHead & { readonly items: Four<Feature> };
  /** Octomine against Excel reports and BI tools. */
  readonly comparison: SectionHead & {
    readonly columns: Three<string>;
    readonly rows: Four<{
      readonly feature: string;
      /** One cell a column: whether it does it, and in a few words how. */
      readonly cells: Three<{ readonly has: 'yes' | 'partly' | 'no'; readonly note: string }>;
    }>;
  };
  readonly faq: SectionHead & { readonly questions: Three<Question> };
  readonly finalCall: FinalCall;
};

/** ASK Octopus. */
export type AskOctopusContent = PageContent & {
  readonly hero: Hero;
  readonly whatItIs: SectionHead & { readonly body: readonly string[] };
  readonly benefits: SectionHead & { readonly items: Four<Feature> };
  /** Six bullets, and the link to the demo. */
  readonly differentiators: SectionHead & {
    readonly bullets: Six<{ readonly title: string; readonly description: string }>;
    readonly action: Action;
  };
  /** The diagram of six capabilities. */
  readonly capabilities: SectionHead & { readonly items: Six<Feature> };
  /** The demo that visitors can use. */
  readonly demo: SectionHead;
  readonly agents: SectionHead & {
    /** What the agents look for. */
    readonly opportunities: readonly { readonly title: string; readonly description: string }[];
    readonly steps: Three<ProcessStep>;
  };
  readonly howItWorks: SectionHead & { readonly steps: Three<ProcessStep> };
  /** The checklist of strategic planning. */
  readonly planning: SectionHead & { readonly checklist: readonly string[] };
  readonly finalCall: FinalCall;
};

/** OctoSense. */
export type OctoSenseContent = PageContent & {
  readonly hero: Hero;
  /** The stream of alerts. */
  readonly alerts: SectionHead;
  readonly features: SectionHead & {
    /** Label of the button that opens more. */
    readonly more: string;
    readonly items: Four<Feature & { readonly details: readonly string[] }>;
  };
  readonly howItWorks: SectionHead & { readonly steps: Three<ProcessStep> };
  readonly deployment: SectionHead & { readonly checklist: readonly string[] };
  readonly finalCall: FinalCall;
};

/** Services overview. */
export type ServicesContent = PageContent & {
  readonly hero: Hero;
  readonly cards: Four<Service>;
  /** Label of each card's link. */
  readonly cardLink: string;
  readonly process: SectionHead & { readonly steps: Three<ProcessStep> };
  readonly finalCall: FinalCall;
};

/** AI consulting. */
export type AiConsultingContent = PageContent & {
  readonly hero: Hero;
  readonly capabilities: SectionHead & { readonly items: Six<Feature> };
  readonly industries: SectionHead & {
    readonly items: Seven<{ readonly name: string; readonly example: string }>;
  };
  readonly finalCall: FinalCall;
};

/** Business and data consulting. */
export type BusinessDataConsultingContent = PageContent & {
  readonly hero: Hero;
  readonly deliverables: SectionHead & { readonly items: Five<Feature> };
  readonly process: SectionHead & { readonly steps: Three<ProcessStep> };
  readonly finalCall: FinalCall;
};

/** Software development. */
export type SoftwareDevelopmentContent = PageContent & {
  readonly hero: Hero;
  readonly services: SectionHead & { readonly items: Six<Feature> };
  readonly stack: SectionHead & { readonly groups: readonly StackGroup[] };
  readonly process: SectionHead & { readonly phases: Four<ProcessStep> };
  readonly finalCall: FinalCall;
};

/** Data infrastructure. */
export type DataInfrastructureContent = PageContent & {
  readonly hero: Hero;
  readonly offerings: SectionHead & { readonly items: Six<Feature> };
  readonly stack: SectionHead & { readonly groups: readonly StackGroup[] };
  /** Managed operation: the place that the menu's link leads to. */
  readonly managed: SectionHead & { readonly points: readonly string[] };
  readonly benefits: SectionHead & { readonly items: Four<Feature> };
  readonly products: SectionHead & {
    readonly items: readonly [ProductTeaser, ProductTeaser];
  };
  readonly finalCall: FinalCall;
};

/** A product, named on another page. */
export type ProductTeaser = {
  readonly name: Solution['name'];
  readonly description: string;
  readonly action: Action;
};

/** Contact. */
export type ContactContent = PageContent & {
  readonly hero: Omit<Hero, 'actions'>;
  readonly form: {
    readonly title: string;
    /** What is sent and how, beside the button; the link to the privacy policy follows it. */
    readonly notice: string;
  };
  /** What happens after the message is sent. */
  readonly next: SectionHead & { readonly steps: readonly ProcessStep[] };
  readonly otherWays: SectionHead & {
    readonly cards: readonly (Feature & { readonly action: ContactWay })[];
  };
  readonly offices: SectionHead;
};

/** A way to reach us: a link to a page, or the company's address. */
export type ContactWay = Action | { readonly email: true; readonly label: string };

/** About. */
export type AboutContent = PageContent & {
  readonly hero: Hero;
  readonly vision: { readonly title: string; readonly text: string };
  readonly mission: { readonly title: string; readonly text: string };
  /** How we work, in short statements. */
  readonly principles: SectionHead & {
    readonly items: readonly { readonly title: string; readonly description: string }[];
  };
  /** Five entries, 2021 to 2025. */
  readonly timeline: SectionHead & { readonly entries: Five<TimelineEntry> };
  readonly finalCall: FinalCall;
};

/** Case studies. */
export type CaseStudiesContent = PageContent & {
  readonly hero: Hero;
  readonly stories: Three<CaseStudy>;
  /** Label of each card's link. */
  readonly cardLink: string;
  readonly finalCall: FinalCall;
};

/** Blog. */
export type BlogContent = PageContent & {
  readonly hero: Hero;
  /** The cards that have no article yet; an article with `replaces` takes a card's place. */
  readonly cards: readonly BlogCard[];
  /** Label of each card's link. */
  readonly cardLink: string;
  readonly finalCall: FinalCall;
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
  /** Words above the card of a story or article that has no page yet. */
  readonly caseStudyTitle: string;
  readonly articleTitle: string;
  /** Words of the link to the list. */
  readonly caseStudyList: string;
  readonly articleList: string;
  /** The next step below the card. */
  readonly talk: Action;
};
