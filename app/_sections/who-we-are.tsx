import { site } from '@/.content';
import type { Pages } from '@/content/schema';
import { Industries } from '@/components/sections/industries';

/** The kinds of business; below the heading, the startup programmes. */
export function WhoWeAre({ backedBy, ...industries }: Pages['home']['whoWeAre']) {
  return (
    <Industries
      {...industries}
      note={
        <>
          <h2 className="eyebrow">{backedBy}</h2>
          <ul className="mt-1 font-display text-lead/tight font-bold">
            {site.startupProgrammes.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
