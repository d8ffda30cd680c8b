import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { ClickEvent, LinkTarget } from '@/content/schema';
import { hrefTo } from '@/lib/routes/urls';

type LinkProps = {
  /** Where it leads, by route id; a misspelt one does not compile. */
  to: LinkTarget;
  /** How a click is recorded; most links are not. */
  event?: ClickEvent;
  children: ReactNode;
} & Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-label'>;

/**
 * A plain link. An address without a page yet is marked nofollow, so that crawlers do not
 * count a dead end. The page script knows by `data-cta` what is recorded.
 */
export function Link({ to, event, children, ...rest }: LinkProps) {
  return (
    <a
      href={hrefTo(to)}
      {...('unregistered' in to && { rel: 'nofollow' })}
      data-cta={event?.name}
      data-cta-location={event?.location}
      {...rest}
    >
      {children}
    </a>
  );
}
