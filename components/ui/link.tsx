import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Action } from '@/content/schema';
import { announcedPaths } from '@/.content';

type LinkProps = {
  /** Where it leads: an address of this site, a place on the page, or https://…. */
  to: string;
  children: ReactNode;
} & Partial<Pick<Action, 'event' | 'location'>> &
  Pick<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'className' | 'aria-label' | 'aria-current' | 'rel'
  >;

/**
 * A plain link. An address without a page yet is marked nofollow, so that crawlers do not
 * count a dead end. The page script knows by `data-cta` what is recorded.
 */
export function Link({ to, event, location, rel, children, ...rest }: LinkProps) {
  return (
    <a
      href={to}
      rel={announcedPaths.includes(to) ? 'nofollow' : rel}
      data-cta={event}
      data-cta-location={location}
      {...rest}
    >
      {children}
    </a>
  );
}
