import { navigation } from '@/.content';
import type { Crumb } from '@/lib/site/pages';
import { Icon } from '../ui/icon';

const surfaces = { ink: 'on-ink', paper: 'bg-paper text-muted', gold: 'on-gold' } as const;
export type PageSurface = keyof typeof surfaces;

/**
 * The way back up from a page, on the surface that the page starts on, so that it belongs to its
 * head. Home has no trail and shows nothing; on a phone the logo and the menu are the ways up.
 */
export function Breadcrumbs({ trail, surface }: { trail: readonly Crumb[]; surface: PageSurface }) {
  if (trail.length === 0) return null;
  return (
    <div className={`max-sm:hidden print:hidden ${surfaces[surface]}`}>
      <nav aria-label={navigation.spoken.breadcrumb} className="page-width pt-3 text-small">
        <ol className="flex flex-wrap items-center gap-x-2">
          {trail.map(({ label, path }, index) => (
            <li
              key={path}
              aria-current={index === trail.length - 1 ? 'page' : undefined}
              className="flex items-center gap-x-2"
            >
              {index > 0 && (
                <span className="-rotate-90">
                  <Icon name="chevron" size="small" />
                </span>
              )}
              {index < trail.length - 1 ? (
                <a
                  href={path}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:text-(--strong) hover:underline"
                >
                  {label}
                </a>
              ) : (
                <span className="text-(--strong)">{label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
