import type { Feature, ProcessStep, Service, Solution, StackGroup } from './cards';
import type { Eight, Five, Four, Seven, Six, Three } from './counts';
import type { Action, LinkTarget } from './links';
import type { HeroPageContent, SectionHead } from './sections';

/** Services overview. */
export type ServicesContent = HeroPageContent & {
  /** One example: what each service adds to it, and what comes out at the end. */
  readonly pipeline: {
    readonly lanes: Four<{
      readonly service: string;
      readonly part: string;
      readonly to: LinkTarget;
    }>;
    readonly result: { readonly label: string; readonly title: string; readonly text: string };
  };
  readonly cards: Four<Service>;
  /** Label of each card's link. */
  readonly cardLink: string;
  /** What it is read out with, where sight would tell them apart: `{name}` is the card's title. */
  readonly cardLinkAbout: string;
  readonly process: SectionHead & { readonly steps: Three<ProcessStep> };
};

/** AI consulting. */
export type AiConsultingContent = HeroPageContent & {
  readonly diagram: ConsultingDiagramContent;
  readonly capabilities: SectionHead & { readonly items: Six<Feature> };
  readonly industries: SectionHead & {
    readonly items: Seven<{ readonly name: string; readonly example: string }>;
  };
};

/** Business and data consulting. */
export type BusinessDataConsultingContent = HeroPageContent & {
  readonly diagram: BusinessDiagramContent;
  readonly deliverables: SectionHead & { readonly items: Five<Feature> };
  readonly process: SectionHead & { readonly steps: Three<ProcessStep> };
};

/** Software development. */
export type SoftwareDevelopmentContent = HeroPageContent & {
  readonly diagram: SoftwareDiagramContent;
  readonly services: SectionHead & { readonly items: Six<Feature> };
  readonly stack: SectionHead & { readonly groups: readonly StackGroup[] };
  readonly process: SectionHead & { readonly phases: Four<ProcessStep> };
};

/** Data infrastructure. */
export type DataInfrastructureContent = HeroPageContent & {
  readonly diagram: DataDiagramContent;
  readonly offerings: SectionHead & { readonly items: Six<Feature> };
  readonly stack: SectionHead & { readonly groups: readonly StackGroup[] };
  /** Managed operation: the place that the menu's link leads to. */
  readonly managed: SectionHead & { readonly points: readonly string[] };
  readonly benefits: SectionHead & { readonly items: Four<Feature> };
  readonly products: SectionHead & {
    readonly items: readonly [ProductTeaser, ProductTeaser];
  };
};

/** A product, named on another page. */
type ProductTeaser = {
  readonly name: Solution['name'];
  readonly description: string;
  readonly action: Action;
};

/** One example of consulting: a question, the model that answers it, a decision. */
export type ConsultingDiagramContent = {
  /** What the drawing shows, for those who cannot see it. */
  readonly caption: string;
  /** What somebody asks, under its name. */
  readonly question: { readonly name: string; readonly text: string };
  /** What the model reads. */
  readonly inputs: Six<string>;
  /** Name of what stands in the middle. */
  readonly model: string;
  /** What is done in the end, under its name, and why and by whom. */
  readonly decision: { readonly name: string; readonly text: string; readonly reason: string };
};

/** A KPI tree: a number, what drives it, and one driver with its definition. */
export type BusinessDiagramContent = {
  /** What the drawing shows, for those who cannot see it. */
  readonly caption: string;
  /** The number at the top. */
  readonly root: string;
  /** What it depends on, and what that depends on. */
  readonly branches: Three<{
    readonly name: string;
    readonly drivers: readonly [string, string];
  }>;
  /** The driver whose definition is shown, and the branch it hangs from. */
  readonly shown: { readonly branch: string; readonly driver: string };
  /** The mark of a definition that every team has accepted. */
  readonly agreed: string;
  /** The definition: each term with its meaning. */
  readonly definition: readonly { readonly term: string; readonly meaning: string }[];
};

/** The layers of an application, from what people touch down to what it runs on. */
export type SoftwareDiagramContent = {
  /** What the drawing shows, for those who cannot see it. */
  readonly caption: string;
  readonly layers: Four<{
    readonly name: string;
    /** What the layer holds, for example. */
    readonly parts: string;
  }>;
};

/** From sources through a pipeline and a warehouse to what the data is for. */
export type DataDiagramContent = {
  /** What the drawing shows, for those who cannot see it. */
  readonly caption: string;
  /** Names of the drawing's four parts, in the order of the stream. */
  readonly parts: {
    readonly sources: string;
    readonly pipeline: string;
    readonly warehouse: string;
    readonly use: string;
  };
  /** Where data comes from; today the file of the last one is wrong. */
  readonly sources: Eight<string>;
  /** What is said where that file stops. */
  readonly held: string;
  /** What happens in the pipeline: first, second, third. */
  readonly stages: Three<string>;
  /** What the data is for. */
  readonly uses: Four<string>;
};
