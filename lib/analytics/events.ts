/** A page was shown: loaded, restored by the back or forward button, or activated. */
export type PageView = {
  readonly event: 'page_view';
  /** The address without origin, query and hash. */
  readonly page_path: string;
  readonly page_title: string;
};
/** A button or link of the table of buttons was used. */
export type CtaClick = {
  readonly event: 'cta_click';
  readonly cta_name: string;
  /** The part of the page: one of `ClickLocation`, which types the place where it is written. */
  readonly location: string;
};
/** A form's message was composed. It counts intentions: nobody knows whether mail was sent. */
export type FormSubmit = { readonly event: 'form_submit'; readonly form_type: 'contact_form' };
/** A service's page was shown. */
export type ServiceView = { readonly event: 'service_view'; readonly service_name: string };
/** A solution's page was shown. */
export type SolutionView = { readonly event: 'solution_view'; readonly solution_name: string };
/** A part of the page was scrolled past. */
export type ScrollDepth = {
  readonly event: 'scroll_depth';
  readonly depth_percentage: Milestone;
};

/** Everything the site records; there is no other event. */
export type AnalyticsEvent =
  PageView | CtaClick | FormSubmit | ServiceView | SolutionView | ScrollDepth;

/** The depths that are recorded, in percent of the way that a page can be scrolled. */
export const milestones = [25, 50, 75, 90] as const;
export type Milestone = (typeof milestones)[number];

/** The event of a page being shown. */
export function pageView(path: string, title: string): PageView {
  return { event: 'page_view', page_path: path, page_title: title };
}

/** The event of a click, from the name and location that the table of buttons gives it. */
export function ctaClick(name: string, location: string): CtaClick {
  return { event: 'cta_click', cta_name: name, location };
}

/** The event of the contact form's message being composed. */
export function formSubmit(): FormSubmit {
  return { event: 'form_submit', form_type: 'contact_form' };
}

/** The event of a service's page being shown. */
export function serviceView(name: string): ServiceView {
  return { event: 'service_view', service_name: name };
}

/** The event of a solution's page being shown. */
export function solutionView(name: string): SolutionView {
  return { event: 'solution_view', solution_name: name };
}

/** The event of a milestone being reached. */
export function scrollDepth(milestone: Milestone): ScrollDepth {
  return { event: 'scroll_depth', depth_percentage: milestone };
}

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
