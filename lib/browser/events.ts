import type { ClickLocation } from '@/content/schema';

/** What each event says beside its name. Everything the site records; there is no other event. */
type EventDetails = {
  /** A page was shown: loaded, restored by the back or forward button, or activated. */
  readonly page_view: {
    /** The address without origin, query and hash. */
    readonly page_path: string;
    readonly page_title: string;
  };
  /** A service's page was shown. */
  readonly service_view: { readonly service_name: string };
  /** A solution's page was shown. */
  readonly solution_view: { readonly solution_name: string };
  /** A part of the page was scrolled past. */
  readonly scroll_depth: { readonly depth_percentage: Milestone };
  /** A button or link of the table of buttons was used; the location is a part of the page. */
  readonly cta_click: { readonly cta_name: string; readonly location: ClickLocation };
  /** A mail program was asked to open the message, whether it is sent or not, or a form service took it. */
  readonly form_submit: { readonly form_type: 'contact_form' };
  /** Words sent to the demo find no question, or not all of them do. What was typed is not told. */
  readonly demo_unanswered: unknown;
};

type EventName = keyof EventDetails;

/** An event as it stands on `window.dataLayer`. */
export type AnalyticsEvent = {
  [Name in EventName]: { readonly event: Name } & EventDetails[Name];
}[EventName];

/** Every event, and whether it says what page is looked at. */
export const isViewByName: Readonly<Record<EventName, boolean>> = {
  page_view: true,
  service_view: true,
  solution_view: true,
  scroll_depth: false,
  cta_click: false,
  form_submit: false,
  demo_unanswered: false,
};

/** Whether an event says what page is looked at. */
export const isView = ({ event }: AnalyticsEvent): boolean => isViewByName[event];

/** Whether an item of the data layer is an event of ours: a tag puts its own there too. */
export function isAnalyticsEvent(item: unknown): item is AnalyticsEvent {
  const { event } = Object(item);
  return typeof event === 'string' && Object.hasOwn(isViewByName, event);
}

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
