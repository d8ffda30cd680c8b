import type { Pages, Site } from '@/content/schema';
import { PictureImage } from '@/components/ui/picture-image';
import { requirePicture } from '@/lib/site/pages';
import { Section, SectionHeading } from '@/components/ui/section';

/** The founders and the registered company; nothing of either while the company has not named it. */
export function People({
  people,
  registration,
  founders = [],
  registrations = [],
}: Pick<Pages['about'], 'people' | 'registration'> & Pick<Site, 'founders' | 'registrations'>) {
  if (founders.length + registrations.length === 0) return null;
  return (
    <Section>
      {founders.length > 0 && (
        <>
          <SectionHeading {...people} headingSize="utility" />
          <ul className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-2">
            {founders.map(({ name, role, line, photo, signature }) => (
              <li key={name} className="border-t border-ink-900 pt-5">
                {photo && (
                  <div className="mb-5 w-44">
                    <PictureImage picture={requirePicture(photo)} />
                  </div>
                )}
                <h3 className="text-h3">{name}</h3>
                <p className="text-muted">{role}</p>
                <p className="mt-4 max-w-text text-lead text-ink-900">{line}</p>
                {signature && (
                  <div className="mt-4 w-44">
                    <PictureImage picture={requirePicture(signature)} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {registrations.length > 0 && (
        <p className="mt-10 text-small">
          <span className="font-semibold text-ink-900">{registration}</span>{' '}
          {registrations.map(({ register, number }) => `${register} ${number}`).join('; ')}
        </p>
      )}
    </Section>
  );
}
