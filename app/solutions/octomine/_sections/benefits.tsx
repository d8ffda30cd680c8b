import { reportingHours } from '@/.content';
import type { Pages } from '@/content/schema';
import { HoursBar } from '@/components/product/before-after-chart';
import { splitUnit } from '@/components/product/octomine-window';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { fillTemplate } from '@/lib/base/fill';

const { title, before, after, hours } = reportingHours;

/** On paper, where words are dark, the bar below them is pale. */
const looks = ['absolute fill-ink-900 print:opacity-20', 'shrink-0 fill-current'];

/** What changes: the hours as bars across the field, the longest below its words, the other beside. */
export function Benefits({ action, items, lede, ...head }: Pages['octomine']['benefits']) {
  return (
    <Section surface="teal" spacing="band">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-2">
        <SectionHeading {...head} />
        <div>
          <p className="text-lead">{lede}</p>
          <TextLink {...action} />
        </div>
      </div>
      <figure aria-label={title} className="relative">
        <dl>
          {[before, after].map((range, index) => {
            const [figure, unit] = splitUnit(fillTemplate(hours, range));
            return (
              <div key={range.name} className="mt-4">
                <dt className="mb-1">
                  <b className="font-semibold">{range.name}</b> {range.what},{' '}
                  <span className="inline-block">{unit}</span>
                </dt>
                <dd className="relative flex h-[4.5rem] items-center lg:h-[6.5rem]">
                  <HoursBar {...range} look={`h-full ${looks[index]}`} />
                  <b className="relative pl-4 font-display text-statement tracking-display">
                    {figure}
                  </b>
                </dd>
              </div>
            );
          })}
        </dl>
        <ul className="mt-6 grid gap-x-8 gap-y-3 font-display text-h3 font-bold lg:absolute lg:right-0 lg:bottom-0 lg:h-[6.5rem] lg:w-1/2 lg:grid-cols-2">
          {items.map((fact) => (
            <li key={fact} className="border-t pt-3 first-letter:uppercase">
              {fact}
            </li>
          ))}
        </ul>
      </figure>
    </Section>
  );
}
