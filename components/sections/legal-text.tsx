import { reading } from '@/.content';
import type { LegalContent, LegalSection } from '@/content/schema';
import { buildDate, formatDate } from '@/lib/base/dates';
import type { PublicSetting } from '@/lib/base/settings';
import { slugify } from '@/lib/base/slug';
import { ContentsList } from '../ui/contents-list';

/** Whether a section applies to this build, by the settings that it was made with. */
function appliesToBuild({ onlyWith, onlyWithout }: LegalSection): boolean {
  const isSet = (setting: PublicSetting) => Boolean(process.env[setting]);
  return (!onlyWith || isSet(onlyWith)) && !(onlyWithout && isSet(onlyWithout));
}

/** A legal page: its head with the date, below it the contents; beside both the text. */
export function LegalText({ title, lede, sections: all, lastUpdated }: LegalContent) {
  const sections = all
    .filter(appliesToBuild)
    .map((section) => ({ ...section, id: slugify(section.title) }));
  // Today is the build's day in the page, which the page script makes the visitor's.
  const isToday = lastUpdated === 'today';
  const day = isToday ? buildDate() : lastUpdated;
  return (
    <article className="page-width grid gap-x-14 gap-y-6 pt-8 pb-section sm:pt-4 lg:grid-cols-3">
      <div>
        <header className="pb-5 lg:pb-10">
          <h1 className="text-beside sm:text-h2">{title}</h1>
          <p className="mt-3 text-lead">{lede}</p>
          <p className="mt-3 text-small text-muted">
            {reading.updatedOn}{' '}
            <time data-date={isToday ? 'today' : undefined} dateTime={day}>
              {formatDate(day)}
            </time>
          </p>
        </header>
        <ContentsList entries={sections} />
      </div>
      <div className="prose min-w-0 lg:col-span-2 lg:pt-2">
        {sections.map(({ id, title: heading, body }) => (
          <section key={id}>
            <h2 id={id}>{heading}</h2>
            <div dangerouslySetInnerHTML={{ __html: body }} />
          </section>
        ))}
      </div>
    </article>
  );
}
