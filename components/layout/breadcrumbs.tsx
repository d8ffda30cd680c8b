import type { Crumb } from '@/lib/breadcrumbs';

const looks = {
  ink: {
    text: 'text-mist',
    link: 'text-mist underline-offset-4 hover:text-white hover:underline',
    here: 'text-white',
  },
  paper: {
    text: 'text-muted',
    link: 'text-muted underline-offset-4 hover:text-ink-900 hover:underline',
    here: 'text-ink-900',
  },
};

/** The way back up from a page. Home has no trail and shows nothing. */
export function Breadcrumbs({
  trail,
  ground,
}: {
  trail: readonly Crumb[];
  /** What they stand on: a dark or a light ground. */
  ground: keyof typeof looks;
}) {
  if (trail.length === 0) return null;
  const look = looks[ground];
  const last = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb" className={`text-small ${look.text}`}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-x-2">
            {index === last ? (
              <a
                href={path}
                aria-current="page"
                className={`inline-flex min-h-11 items-center ${look.here}`}
              >
                {label}
              </a>
            ) : (
              <>
                <a href={path} className={`inline-flex min-h-11 items-center ${look.link}`}>
                  {label}
                </a>
                <Separator />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Separator() {
  return (
    <svg
      aria-hidden="true"
      width="6"
      height="10"
      viewBox="0 0 6 10"
      className="shrink-0 opacity-60"
    >
      <path d="M1 1l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
