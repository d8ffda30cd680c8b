import type { ClickEvent, ClickLocation } from '@/content/schema';

/** The attributes by which the page script knows a link or button whose use is recorded. */
export type Tracked = {
  readonly 'data-cta'?: string;
  readonly 'data-cta-location'?: ClickLocation;
};

/**
 * The attributes that make a click on an element recorded; spread them on it.
 * Without an event there are none, so `{...tracked(action.event)}` suits every action.
 */
export function tracked(event: ClickEvent | undefined): Tracked {
  return event ? { 'data-cta': event.name, 'data-cta-location': event.location } : {};
}
