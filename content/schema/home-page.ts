import type { BlogTeaser, CaseStudyTeaser, Claim, Feature, KpiDefinition } from './cards';
import type { Six, Three } from './counts';
import type { Action } from './links';
import type { HeroPageContent, SectionHead } from './sections';

/** A reason, and the link to what proves it. */
type Reason = Claim & { readonly action: Action };

/** Home. */
export type HomeContent = HeroPageContent & {
  /** The questions beside the headline: the line above them, and the link below to the demo. */
  readonly ask: { readonly legend: string; readonly own: Action };
  /** The strip with the startup programmes, which stand in company.ts. */
  readonly backedBy: { readonly title: string };
  /** One morning in three steps, one a product: the alert, the reason, the recommendation. */
  readonly monday: SectionHead & {
    readonly steps: Three<{
      /** Time of day: HH:MM. */
      readonly time: string;
      readonly title: string;
      readonly description: string;
      readonly action: Action;
    }>;
  };
  /** Four points, each with its proof. */
  readonly whyChoose: SectionHead & {
    /** The chart of hours before and after stands beside it. */
    readonly hours: Reason & { readonly figure: string; readonly unit: string };
    readonly kpis: Reason & { readonly definitions: readonly KpiDefinition[] };
    readonly connectors: Reason & { readonly kinds: readonly string[] };
    readonly answers: Reason & { readonly questions: readonly string[] };
  };
  readonly successStories: SectionHead & {
    /** Label of each story's link, and what it goes on with for those who hear it: {industry}. */
    readonly storyLink: string;
    readonly storyLinkAbout: string;
    /** What says that a story's picture is a drawing. */
    readonly pictureLabel: string;
    readonly stories: readonly [CaseStudyTeaser, CaseStudyTeaser];
  };
  readonly whoWeAre: SectionHead & {
    /** Six industries, each with what we do there. */
    readonly industries: Six<Feature>;
  };
  readonly insights: SectionHead & {
    /** Label of the link to the list. */
    readonly all: string;
    readonly teasers: Three<BlogTeaser>;
  };
  /** The carousel of allies, which stand in company.ts. */
  readonly allies: SectionHead & {
    /** What kind of thing it is, for those who hear it. */
    readonly kind: string;
    /** The button's words while it moves and while it stands, and for those who hear it what. */
    readonly pause: string;
    readonly play: string;
    readonly what: string;
  };
};
