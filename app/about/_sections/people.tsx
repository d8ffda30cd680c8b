import type { Pages, Site } from '@/content/schema';
import { PictureImage } from '@/components/ui/picture-image';
import { requirePicture } from '@/lib/site/pages';
import { Section } from '@/components/ui/section';

/** The founders and the registered company; nothing of either while the company has not named it. */
export function People({
  people,
  registration,
  founders = [],
  registrations = [],
}: Pick<Pages['about'], 'people' | 'registration'> & Pick<Site, 'founders' | 'registrations'>) {
  if (founders.length + registrations.length === 0) return null;
  return (
    <Section {...(founders[0] && { head: people })} headingSize="utility">
      {founders.length > 0 && (
        <ul className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-2">
          {founders.map(({ name, role, line, photo, signature }) => (
            <li key={name} className="border-t border-ink-900 pt-5">
              {photo && <PictureImage picture={requirePicture(photo)} shape="mb-5 w-44!" />}
              <h3 className="text-h3">{name}</h3>
              <p className="text-muted">{role}</p>
              <p className="mt-4 max-w-text text-lead text-ink-900">{line}</p>
              {signature && <PictureImage picture={requirePicture(signature)} shape="mt-4 w-44!" />}
            </li>
          ))}
        </ul>
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
