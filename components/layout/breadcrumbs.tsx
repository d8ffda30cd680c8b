import { navigation } from '@/.content';
import type { Crumb } from '@/lib/site/pages';

const surfaces = { ink: 'on-ink', paper: 'bg-paper text-muted', gold: 'on-gold' } as const;
export type PageSurface = keyof typeof surfaces;

/**
 * The way back up from a page, on the surface that the page starts on, so that it belongs to its
 * head. Home has no trail and shows nothing; on a phone the logo and the menu are the ways up.
 */
export function Breadcrumbs({ trail, surface }: { trail: readonly Crumb[]; surface: PageSurface }) {
  const above = trail.slice(0, -1);
  const here = trail.at(-1);
  if (here === undefined) return null;
  return (
    <div className={`max-sm:hidden print:hidden ${surfaces[surface]}`}>
      <div className="page-width pt-3">
        <nav aria-label={navigation.spoken.breadcrumb} className="text-small">
          <ol className="flex flex-wrap items-center gap-x-2">
            {above.map(({ label, path }, index) => (
              <li key={path} className="flex items-center gap-x-2">
                {index > 0 && <Separator />}
                <a
                  href={path}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:text-(--strong) hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
            <li aria-current="page" className="flex items-center gap-x-2">
              <Separator />
              <span className="text-(--strong)">{here.label}</span>
            </li>
          </ol>
        </nav>
      </div>
    </div>
  );
}

function Separator() {
  return (
    <svg aria-hidden="true" width="6" height="10" viewBox="0 0 6 10" className="shrink-0">
      <path d="M1 1l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
