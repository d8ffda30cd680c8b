import { company } from '@/content/company';
import type { SectionHead } from '@/content/schema';
import { Section, SectionHeading } from '../ui/section';

/** The two offices, side by side. */
export function Offices(head: SectionHead) {
  return (
    <Section>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-3">
        <SectionHeading {...head} />
        {company.offices.map((office) => (
          <address key={office.id} className="border-l-2 border-coral-400 pl-6 not-italic">
            <h3 className="text-h2">{office.city}</h3>
            <p className="mt-4">
              {office.street}
              <br />
              {office.city} {office.postalCode}
              <br />
              {office.region}, {office.country}
            </p>
            <p className="mt-3 text-small text-muted">{office.hours}</p>
          </address>
        ))}
      </div>
    </Section>
  );
}
