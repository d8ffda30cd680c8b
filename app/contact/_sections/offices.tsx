import { site } from '@/words';
import type { SectionHead } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** The two offices, side by side. */
export function Offices(head: SectionHead) {
  return (
    <Section>
      <div className="grid gap-x-14 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <div className="sm:col-span-2 lg:col-span-1">
          <SectionHeading {...head} rank="utility" />
        </div>
        {Object.values(site.offices).map((office) => (
          <div key={office.country} className="border-l-2 border-coral-400 pl-6">
            <h3 className="text-title">{office.city}</h3>
            <address className="mt-4 not-italic">
              {office.street}
              <br />
              {office.city} {office.postalCode}
              <br />
              {office.region}, {office.country}
            </address>
            <p className="mt-3 text-muted">{office.hours}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
