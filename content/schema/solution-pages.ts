import type {
  Claim,
  Feature,
  KpiDefinition,
  ProcessStep,
  Question,
  Solution,
  StackGroup,
} from './cards';
import type { Five, Four, Six, Three } from './counts';
import type { Action } from './links';
import type { HeroPageContent, SectionHead } from './sections';

/** Solutions overview. */
export type SolutionsContent = HeroPageContent & {
  readonly cards: Three<Solution>;
  /** Label of each card's link. */
  readonly cardLink: string;
  readonly howItWorks: SectionHead & { readonly steps: Three<ProcessStep> };
};

/** Octomine. */
export type OctomineContent = HeroPageContent & {
  /** The large dashboard. */
  readonly dashboards: SectionHead;
  /** Whose four figures the dashboard shows: the line above the choice, and the four desks. */
  readonly audiences: { readonly legend: string; readonly items: Four<Claim> };
  readonly whatItIs: SectionHead & { readonly body: readonly string[] };
  /** Six features: one with its picture, five with the link to what proves them. */
  readonly features: SectionHead & {
    readonly shown: Claim;
    readonly proved: Five<Claim & { readonly action: Action }>;
  };
  /** Twelve KPIs by name and definition. */
  readonly kpiLibrary: SectionHead & { readonly definitions: readonly KpiDefinition[] };
  /** The connectors, by kind of source. */
  readonly integrations: SectionHead & { readonly groups: readonly StackGroup[] };
  /** What changes, and what stands behind each claim. */
  readonly benefits: SectionHead & {
    readonly items: readonly (Claim & { readonly action?: Action })[];
  };
  /** Octomine against Excel reports and BI tools. */
  readonly comparison: SectionHead & {
    readonly columns: Three<string>;
    /** What a cell says beside its sign. */
    readonly verdicts: { readonly yes: string; readonly partly: string; readonly no: string };
    readonly rows: Four<{
      readonly feature: string;
      /** One cell a column: whether it does it, and in a few words how. */
      readonly cells: Three<{ readonly has: 'yes' | 'partly' | 'no'; readonly note: string }>;
    }>;
  };
  readonly faq: SectionHead & { readonly questions: Three<Question> };
};

/** ASK Octopus. */
export type AskOctopusContent = HeroPageContent & {
  readonly whatItIs: SectionHead & { readonly body: readonly string[] };
  readonly benefits: SectionHead & { readonly items: Four<Claim> };
  /** Six bullets, and the link to the demo. */
  readonly differentiators: SectionHead & {
    readonly bullets: Six<Claim>;
    readonly action: Action;
  };
  /** The diagram of six capabilities. */
  readonly capabilities: SectionHead & { readonly items: Six<Claim> };
  /** The demo that visitors can use. */
  readonly demo: SectionHead;
  readonly agents: SectionHead & {
    /** What the agents look for, and which of the sample brand's figures stands beside it. */
    readonly opportunities: readonly (Claim & {
      readonly found: 'lost-sales' | 'unpaid-promotion' | 'moved-spend';
    })[];
    /** Beside the figures: where they come from. */
    readonly foundIn: string;
    readonly steps: Three<ProcessStep>;
  };
  readonly howItWorks: SectionHead & { readonly steps: Three<ProcessStep> };
  /** The checklist of strategic planning. */
  readonly planning: SectionHead & { readonly checklist: readonly string[] };
};

/** OctoSense. */
export type OctoSenseContent = HeroPageContent & {
  readonly hero: {
    /** When the message on the phone came, HH:MM, and how. */
    readonly phone: { readonly time: string; readonly by: string };
  };
  /** The stream of alerts. */
  readonly alerts: SectionHead;
  readonly features: SectionHead & {
    /** Label of the button that opens more. */
    readonly more: string;
    /** The same, for those who hear the page: the {title} of what it opens. */
    readonly moreAbout: string;
    readonly items: Four<Feature & { readonly details: readonly string[] }>;
  };
  readonly howItWorks: SectionHead & { readonly steps: Three<ProcessStep> };
  readonly deployment: SectionHead & { readonly checklist: readonly string[] };
};
