/** A page was shown: loaded, restored by the back or forward button, or activated. */
type PageView = {
  readonly event: 'page_view';
  /** The address without origin, query and hash. */
  readonly page_path: string;
  readonly page_title: string;
};
/** A button or link of the table of buttons was used. */
type CtaClick = {
  readonly event: 'cta_click';
  readonly cta_name: string;
  /** The part of the page: one of `ClickLocation`, which types the place where it is written. */
  readonly location: string;
};
/** A form's message was composed. It counts intentions: nobody knows whether mail was sent. */
type FormSubmit = { readonly event: 'form_submit'; readonly form_type: 'contact_form' };
/** A service's page was shown. */
type ServiceView = { readonly event: 'service_view'; readonly service_name: string };
/** A solution's page was shown. */
type SolutionView = { readonly event: 'solution_view'; readonly solution_name: string };
/** A part of the page was scrolled past. */
type ScrollDepth = {
  readonly event: 'scroll_depth';
  readonly depth_percentage: Milestone;
};

/** Everything the site records; there is no other event. */
export type AnalyticsEvent =
  PageView | CtaClick | FormSubmit | ServiceView | SolutionView | ScrollDepth;

/** The depths that are recorded, in percent of the way that a page can be scrolled. */
const milestones = [25, 50, 75, 90] as const;
type Milestone = (typeof milestones)[number];

/**
 * The milestones that a reader has newly reached.
 * @param scrolled how far the page is scrolled, in pixels
 * @param room how far it can be scrolled: its height less the viewport's, in pixels
 * @param reached the last milestone already reached, or 0
 */
export function newMilestones(scrolled: number, room: number, reached: number): Milestone[] {
  if (room <= 0) return [];
  const depth = (scrolled / room) * 100;
  return milestones.filter((milestone) => milestone > reached && milestone <= depth);
}
